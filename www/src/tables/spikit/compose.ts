// The line that is being composed: cards of the hand in a row, or around the cards of a sentence on the table, or in place of one of them. This file
// knows rows only: the players say whether a row is a sentence, the rules what may be proposed. Pure, without a DOM.

import type { Action } from '../../protocol/index.ts';
import { isJoker, type JokerWords } from './view.ts';

export type Cell =
  /** A card of one's own; `over`: in the place of that card of the sentence. */
  | { from: 'hand'; id: string; code: string; over: { at: number; code: string } | null }
  | { from: 'table'; at: number; code: string };

export interface Line {
  /** The sentence of the table that is changed; null for a new one. */
  base: number | null;
  cells: readonly Cell[];
  /** The end of the sentence on the table where the next card is added. */
  end: 'head' | 'tail';
  /** The place in the sentence where the next card replaces the one that lies there. */
  swapping: number | null;
}

export const empty: Line = { base: null, cells: [], end: 'tail', swapping: null };

export const open = (base: number, codes: readonly string[]): Line => ({
  ...empty,
  base,
  cells: codes.map((code, at) => ({ from: 'table', at, code })),
});

export type Own = Extract<Cell, { from: 'hand' }>;

/** The cards of one's own in the line. */
export const own = ({ cells }: Line): Own[] => cells.filter((cell): cell is Own => cell.from === 'hand');

export const isEmpty = (line: Line): boolean => line.cells.length === 0;

/** Whether a cell belongs to the sentence that is changed. */
const inside = (cell: Cell): boolean => cell.from === 'table' || cell.over !== null;

/** The cells of the sentence that is changed: the index of the first, and the index after the last. */
function block(cells: readonly Cell[]): [number, number] {
  const first = cells.findIndex(inside);
  return [first, cells.findLastIndex(inside) + 1];
}

/** A card comes into the line: in the place that is to be swapped, at the chosen end, or last. */
export function add(line: Line, card: { id: string; code: string }): Line {
  const { base, cells, end, swapping } = line;
  if (swapping !== null) {
    const bare = withoutSwap(cells);
    const put = (cell: Cell): Cell =>
      cell.from === 'table' && cell.at === swapping
        ? { from: 'hand', ...card, over: { at: cell.at, code: cell.code } }
        : cell;
    return { ...line, cells: bare.map(put), swapping: null };
  }
  const cell: Cell = { from: 'hand', ...card, over: null };
  const at = base !== null && end === 'head' ? block(cells)[0] : cells.length;
  return { ...line, cells: [...cells.slice(0, at), cell, ...cells.slice(at)] };
}

/** The cells without any swap: all cards of the sentence are back in their places. */
const withoutSwap = (cells: readonly Cell[]): Cell[] =>
  cells.map((cell) =>
    cell.from === 'hand' && cell.over ? { from: 'table', at: cell.over.at, code: cell.over.code } : cell,
  );

/** A card goes back to the hand. */
export function take(line: Line, id: string): Line {
  const cells = line.cells.flatMap((cell): Cell[] => {
    if (cell.from === 'table' || cell.id !== id) return [cell];
    return cell.over ? [{ from: 'table', at: cell.over.at, code: cell.over.code }] : [];
  });
  return cells.length === 0 ? empty : { ...line, cells };
}

/** Moves a card of one's own within the line. It jumps over a sentence of the table: nothing comes between that sentence's cards. */
export function move(line: Line, id: string, to: number): Line {
  const from = line.cells.findIndex((cell) => cell.from === 'hand' && cell.id === id);
  const cell = line.cells[from];
  if (!cell || inside(cell)) return line;
  const others = line.cells.filter((one) => one !== cell);
  let at = Math.max(0, Math.min(others.length, to));
  if (line.base !== null) {
    const [first, behind] = block(others);
    if (at > first && at < behind) at = to > from ? behind : first;
  }
  return { ...line, cells: [...others.slice(0, at), cell, ...others.slice(at)] };
}

/** One step to the left or to the right. */
export function step(line: Line, id: string, by: 1 | -1): Line {
  const from = line.cells.findIndex((cell) => cell.from === 'hand' && cell.id === id);
  return from < 0 ? line : move(line, id, from + by);
}

export const codes = ({ cells }: Line): string[] => cells.map(({ code }) => code);

/** Whether a joker of one's own is in the line, so that its words are asked for. */
export const wantsWords = (line: Line): boolean => own(line).some(({ code }) => isJoker(code));

/** The actions that a line may propose. */
export type Proposed = Extract<Action<'spikit'>, { type: 'lay' | 'complete' | 'swap' }>;

/** The action that the line proposes; null if no single action does what the line shows. */
export function actionOf(line: Line, words: JokerWords): Proposed | null {
  const { base, cells } = line;
  const mine = own(line);
  if (mine.length === 0) return null;
  const joker = wantsWords(line) ? { joker: words } : {};
  if (base === null) return { type: 'lay', cards: codes(line), ...joker };
  const swaps = mine.filter(({ over }) => over !== null);
  const [swap, ...more] = swaps;
  if (swap?.over && more.length === 0 && mine.length === 1)
    return { type: 'swap', sentence: base, at: swap.over.at, card: swap.code, ...joker };
  if (swap) return null;
  const [first, behind] = block(cells);
  const added = (some: readonly Cell[]): string[] => some.map(({ code }) => code);
  return {
    type: 'complete',
    sentence: base,
    head: added(cells.slice(0, first)),
    tail: added(cells.slice(behind)),
    ...joker,
  };
}
