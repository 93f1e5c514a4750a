// The word that a player is making, before the rules see it: cards of the hand in a row, or a word of the table with cards put into it or over its
// letters. Pure; it knows how actions are written, but not what is allowed.

import type { Action } from '../../protocol/index.ts';

/** A card of the hand in the word. */
export interface HandCell {
  kind: 'hand';
  id: string;
  code: string;
  /** The letter that a joker stands for, A–Z; null for a letter card. */
  as: string | null;
  /** The card of the table that this card covers. */
  over: TableCell | null;
}

/** A card that lay on the table. */
export interface TableCell {
  kind: 'table';
  /** The sign in the view's word: a lower-case letter is a joker. */
  sign: string;
  position: number;
}

export type Cell = HandCell | TableCell;

/** Where the next card goes: between cells (`gap` 0 is before the first), or over a cell. */
export type Caret = { at: 'gap'; index: number } | { at: 'cell'; index: number };

export interface Composition {
  /** The word of the table that is changed; null for a new word. */
  base: { index: number; word: string } | null;
  cells: readonly Cell[];
  caret: Caret;
}

/** The actions that make a word. */
export type MakeAction = Extract<Action<'syntax'>, { type: 'lay' | 'insert' | 'replace' }>;

export const empty: Composition = { base: null, cells: [], caret: { at: 'gap', index: 0 } };

const end = (cells: readonly Cell[]): Caret => ({ at: 'gap', index: cells.length });

export const isEmpty = (made: Composition): boolean => made.base === null && made.cells.length === 0;

export const handCells = (made: Composition): HandCell[] => made.cells.filter((cell) => cell.kind === 'hand');

/** A word of the table is opened. Cards that were lifted already come after it. */
export function open(made: Composition, index: number, word: string): Composition {
  const lifted = handCells(made).map((cell): HandCell => ({ ...cell, over: null }));
  const table = [...word].map((sign, position): TableCell => ({ kind: 'table', sign, position }));
  const cells = [...table, ...lifted];
  return { base: { index, word }, cells, caret: end(cells) };
}

/** A card of the hand goes where the caret is, or to `caret`. */
export function put(
  made: Composition,
  card: { id: string; code: string; as: string | null },
  caret: Caret = made.caret,
): Composition {
  const without = take(made, card.id);
  const at: Caret = {
    ...caret,
    index: Math.max(0, Math.min(caret.index, without.cells.length - (caret.at === 'cell' ? 1 : 0))),
  };
  const cells = [...without.cells];
  if (at.at === 'gap' || cells.length === 0) {
    cells.splice(at.index, 0, { kind: 'hand', ...card, over: null });
    return { ...without, cells, caret: { at: 'gap', index: at.index + 1 } };
  }
  const under = cells[at.index] as Cell;
  cells[at.index] = { kind: 'hand', ...card, over: under.kind === 'table' ? under : under.over };
  // The next card goes over the next letter, as one would go on writing.
  const next: Caret = at.index + 1 < cells.length ? { at: 'cell', index: at.index + 1 } : end(cells);
  return { ...without, cells, caret: next };
}

/** Takes a card of the hand out of the word; a card that it covered is visible again. */
export function take(made: Composition, id: string): Composition {
  const index = made.cells.findIndex((cell) => cell.kind === 'hand' && cell.id === id);
  const cell = made.cells[index];
  if (cell?.kind !== 'hand') return made;
  const cells = [...made.cells];
  if (cell.over) {
    cells[index] = cell.over;
    return { ...made, cells, caret: { at: 'cell', index } };
  }
  cells.splice(index, 1);
  const caret = made.caret.index > index ? { ...made.caret, index: made.caret.index - 1 } : made.caret;
  return { ...made, cells, caret: { ...caret, index: Math.min(caret.index, cells.length) } };
}

/** Takes out the card before the caret, or else the last one (Backspace). */
export function takeLast(made: Composition): Composition {
  const before = made.caret.index - 1;
  const order = [before, ...made.cells.map((_, i) => made.cells.length - 1 - i)];
  for (const index of order) {
    const cell = made.cells[index];
    if (cell?.kind === 'hand') return take(made, cell.id);
  }
  return made.base ? empty : made;
}

/** Takes all cards of the hand out of the word; an opened word stays open. */
export const reset = (made: Composition): Composition =>
  made.base ? open(empty, made.base.index, made.base.word) : empty;

/** The word as the protocol writes it: a joker is the lower-case letter that it stands for. */
export const notation = (made: Composition): string =>
  made.cells.map((cell) => (cell.kind === 'table' ? cell.sign : cell.as ? cell.as.toLowerCase() : cell.code)).join('');

/** The action that makes this word: a replacement if the number of cards stays the same, an insertion if it grows. Null while nothing is changed. */
export function actionOf(made: Composition): MakeAction | null {
  if (handCells(made).length === 0) return null;
  const word = notation(made);
  if (!made.base) return { type: 'lay', word };
  return made.cells.length === made.base.word.length
    ? { type: 'replace', index: made.base.index, into: word }
    : { type: 'insert', index: made.base.index, into: word };
}

/** Codes of the cards that leave the hand, and of those that come into it. */
export function moved(made: Composition): { used: string[]; taken: string[] } {
  const cells = handCells(made);
  return {
    used: cells.map((cell) => cell.code),
    taken: cells.flatMap((cell) => (cell.over ? [cardOf(cell.over.sign)] : [])),
  };
}

/** The code of the card that this sign shows on the table. */
export const cardOf = (sign: string): string => (sign === sign.toLowerCase() ? '?' : sign);

/** The positions in `after` of the signs of `before`, in order and as far to the left as possible; null if `after` does not contain them. */
export function embed(before: string, after: string): number[] | null {
  const positions: number[] = [];
  let from = 0;
  for (const sign of before) {
    const at = after.indexOf(sign, from);
    if (at < 0) return null;
    positions.push(at);
    from = at + 1;
  }
  return positions;
}

/** The composition that an action comes from, with cards of this hand; null when the hand lacks one. */
export function recompose(
  action: MakeAction,
  table: readonly string[],
  hand: readonly { id: string; code: string }[],
): Composition | null {
  const free = [...hand];
  const card = (sign: string): Omit<HandCell, 'over'> | null => {
    const code = cardOf(sign);
    const at = free.findIndex((held) => held.code === code);
    const [held] = at < 0 ? [] : free.splice(at, 1);
    return held ? { kind: 'hand', id: held.id, code, as: code === '?' ? sign.toUpperCase() : null } : null;
  };
  const before = action.type === 'lay' ? '' : (table[action.index] ?? '');
  const after = action.type === 'lay' ? action.word : action.into;
  const kept =
    action.type === 'replace' ? [...before].flatMap((sign, i) => (after[i] === sign ? [i] : [])) : embed(before, after);
  if (!kept) return null;
  const cells: Cell[] = [];
  for (const [position, sign] of [...after].entries()) {
    const stays = kept.indexOf(position);
    if (stays >= 0) {
      cells.push({ kind: 'table', sign, position: action.type === 'replace' ? position : stays });
      continue;
    }
    const from = card(sign);
    if (!from) return null;
    const under = action.type === 'replace' ? before[position] : undefined;
    cells.push({ ...from, over: under === undefined ? null : { kind: 'table', sign: under, position } });
  }
  return { base: action.type === 'lay' ? null : { index: action.index, word: before }, cells, caret: end(cells) };
}
