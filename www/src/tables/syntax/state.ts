// What the table of Syntax remembers, without a DOM: the word being made, the letters of the words that lie, and what the viewer's last
// action put where.

import { newRound, type Step } from '../../match/step.ts';
import type { Action } from '../../protocol/index.ts';
import { ended, handFrom, handState, lay, orderOf, see, type HandState } from '../hand-state.ts';
import {
  cardOf,
  empty,
  handCells,
  open,
  put,
  recompose,
  reset,
  take,
  type Caret,
  type Composition,
} from './compose.ts';
import type { SyntaxView } from './view.ts';
import { WordTracker } from './words.ts';

export interface SyntaxState extends HandState<'syntax'> {
  /** The letters of the words on the table, each with an identity. */
  readonly words: WordTracker;
  made: Composition;
  /** A joker waits for its letter; where it is to go then. */
  asking: { id: string; caret: Caret | undefined } | null;
  /** Counts the cards that lay face up, so that another one is a new thing to see. */
  faceUps: number;
  /** A challenge, and what came of it, while it is being shown on its word. */
  verdict: Verdict | null;
  /** What a hint proposes: a word, or a card to be discarded for one of a pile. */
  hinted: { kind: 'word' } | { kind: 'exchange'; from: 'stock' | 'face-up'; card: string } | null;
  /** The viewer's last action, while it is on its way to the table: the word that it made, or the card that it discarded. */
  played: Composition;
  discarded: string | null;
}

export interface Verdict {
  index: number;
  valid: boolean;
  /** What the challenge did to the account of whoever contested. */
  points: number;
  seat: number;
  /** What came of it is told; before that it is only seen who contests. */
  told: boolean;
  /** The points have gone to that seat. */
  taken: boolean;
}

/** What a step decides on a contested word; null where it decides none. */
export function verdictOf({ events, before }: Step<'syntax'>): Verdict | null {
  const event = events.find((one) => one.type === 'challenged');
  if (!event || !before.pending) return null;
  const { seat, valid, score } = event;
  return {
    index: before.pending.index,
    valid,
    seat,
    points: score - (before.seats[seat]?.score ?? score),
    told: false,
    taken: false,
  };
}

export const begin = (view: SyntaxView): SyntaxState => ({
  ...handState<'syntax'>(view),
  words: new WordTracker(),
  made: empty,
  asking: null,
  verdict: null,
  faceUps: 0,
  hinted: null,
  played: empty,
  discarded: null,
});

/** Follows a new view; `true` when the hand is to be put in order. */
export function follow(state: SyntaxState, view: SyntaxView, step: Step<'syntax'> | null): boolean {
  const before = state.view;
  const own = step?.seat === view.seat;
  const answers = step?.action.type === 'accept' || step?.action.type === 'challenge';
  const gone = own ? [...handCells(state.played).map((cell) => cell.id), state.discarded ?? ''] : [];
  const sort = see(state, view, step, gone);
  if (newRound(step) || !step) state.words.forget();
  state.words.follow(view.table.map((word) => word.word));
  if (before === view || before.face_up !== view.face_up || before.discard_count !== view.discard_count)
    state.faceUps++;
  // What somebody prepares while others play, or before they answer, stays as long as its cards and its word are there.
  if (!step || (own && !answers) || !stillThere(state)) {
    state.made = empty;
    state.asking = null;
  }
  state.hinted = null;
  state.verdict = null;
  return sort;
}

function stillThere(state: SyntaxState): boolean {
  const { made, view } = state;
  const held = new Set(orderOf(state).held.map((card) => card.id));
  const { base } = made;
  return handCells(made).every((cell) => held.has(cell.id)) && (!base || view.table[base.index]?.word === base.word);
}

/** The round is over: its last word lies there until the next one is dealt, and so do the cards that were left. */
export function end(state: SyntaxState, step: Step<'syntax'>): void {
  const view = ended(step);
  const line = step.events.find((event) => event.type === 'round-ended')?.line;
  const table = [...view.table];
  for (const event of step.events) {
    if (event.type === 'laid') table[event.index] = { word: event.word, by: event.seat };
    else if (event.type === 'inserted' || event.type === 'replaced')
      table[event.index] = { word: event.after, by: event.seat };
  }
  const own = view.seat === null ? undefined : line?.hands[view.seat];
  const gone = [...handCells(state.played).map((cell) => cell.id), state.discarded ?? ''];
  lay(
    state,
    {
      ...view,
      table,
      pending: null,
      seats: view.seats.map((seat, index) => ({ ...seat, hand_count: line?.hands[index]?.length ?? seat.hand_count })),
      ...(view.hand ? { hand: own ?? view.hand } : {}),
    },
    gone,
  );
  state.words.follow(table.map((word) => word.word));
  state.made = empty;
  state.asking = null;
  state.verdict = null;
  state.hinted = null;
}

/** Whether anything is asked of the viewer in what is drawn. */
export const isAsked = ({ view: { seat, to_act: asked } }: SyntaxState): boolean =>
  seat !== null && asked.includes(seat);

export function change(state: SyntaxState, made: Composition): void {
  state.made = made;
  state.hinted = null;
}

/** The card lifted, if it is the only one: it may be exchanged. */
export function single({ made }: SyntaxState): { id: string; code: string } | null {
  const [cell, ...others] = handCells(made);
  return !made.base && cell && others.length === 0 ? cell : null;
}

/** A card goes into the word, where the caret is or where `caret` says; a joker that stands for nothing yet asks for its letter. */
export function lift(state: SyntaxState, id: string, caret?: Caret, as?: string): void {
  const held = orderOf(state).get(id);
  if (!held) return;
  if (held.code === '?' && !as) state.asking = { id, caret };
  else change(state, put(state.made, { id, code: held.code, as: held.code === '?' ? (as ?? null) : null }, caret));
}

/** A card of the hand goes into the word, or comes out of it. */
export function toggle(state: SyntaxState, id: string): void {
  if (handCells(state.made).some((cell) => cell.id === id)) change(state, take(state.made, id));
  else lift(state, id);
}

/** The joker that waits stands for this letter. */
export function name(state: SyntaxState, letter: string): void {
  const { asking } = state;
  state.asking = null;
  if (asking) lift(state, asking.id, asking.caret, letter);
}

/** A word of the table is opened, or closed again. */
export function openWord(state: SyntaxState, index: number): void {
  const word = state.view.table[index]?.word;
  if (word === undefined) return;
  change(state, state.made.base?.index === index ? empty : open(state.made, index, word));
}

/** A card goes into a word of the table, which is opened for it. */
export function putInto(state: SyntaxState, id: string, index: number, caret: Caret): void {
  const word = state.view.table[index]?.word ?? '';
  if (state.made.base?.index !== index) state.made = open(state.made, index, word);
  lift(state, id, caret);
}

/** A card of the word being made goes elsewhere in it. */
export function rearrange(state: SyntaxState, id: string, caret: Caret): void {
  const cell = handCells(state.made).find((one) => one.id === id);
  if (!cell) return;
  const from = state.made.cells.indexOf(cell);
  // Taking it out first moves what stands behind it.
  const index = !cell.over && caret.index > from ? caret.index - 1 : caret.index;
  change(state, put(take(state.made, id), { id, code: cell.code, as: cell.as }, { ...caret, index }));
}

/** A typed letter puts a card there that bears it, else a joker; with `joker` a joker at once. False where there is none. */
export function write(state: SyntaxState, letter: string, joker: boolean): boolean {
  const away = new Set(handCells(state.made).map((cell) => cell.id));
  const free = orderOf(state).held.filter((card) => !away.has(card.id));
  const card =
    (joker ? undefined : free.find((held) => held.code === letter)) ?? free.find((held) => held.code === '?');
  if (card) lift(state, card.id, undefined, letter);
  return card !== undefined;
}

/** Lets go: of the question, then of the cards in an opened word, then of everything. */
export function release(state: SyntaxState): void {
  if (state.asking) state.asking = null;
  else change(state, state.made.base && handCells(state.made).length > 0 ? reset(state.made) : empty);
}

/** A hint is laid out as if the player had. */
export function suggest(state: SyntaxState, action: Action<'syntax'>): void {
  const order = orderOf(state);
  if (action.type === 'exchange') {
    const held = order.find(action.discard);
    if (!held) return;
    // The joker is not asked for its letter: it is going to be discarded.
    state.made = put(empty, { id: held.id, code: held.code, as: null });
    state.hinted = { kind: 'exchange', from: action.take, card: held.code };
  } else if (action.type === 'lay' || action.type === 'insert' || action.type === 'replace') {
    const lying = state.view.table.map((word) => word.word);
    const made = recompose(action, lying, order.held);
    if (!made) return;
    state.made = made;
    state.hinted = { kind: 'word' };
  }
}

/** The index of the word that a step changed, or that is in question now; null where there is none. */
export function wordInSight({ view }: SyntaxState, step: Step<'syntax'> | null): number | null {
  const changed = step?.events.findLast(
    (event) =>
      event.type === 'laid' ||
      event.type === 'inserted' ||
      event.type === 'replaced' ||
      (event.type === 'taken-back' && event.before !== null),
  );
  return view.pending?.index ?? (changed && 'index' in changed ? changed.index : null);
}

/** Where what is new on the table comes from: letters from the hand or a seat, cards of the hand from a pile or a word. */
export function origins(state: SyntaxState, step: Step<'syntax'>): Map<string, string> {
  const found = newRound(step) || step.before.table.length === 0 ? handFrom(state, 'stock') : new Map<string, string>();
  const own = step.seat === step.after.seat;
  const seat = `seat:${step.seat ?? 0}`;
  const exchange = step.action.type === 'exchange' ? step.action : null;
  for (const born of state.words.born) {
    const cell = own ? state.played.cells[born.position] : undefined;
    found.set(`letter:${born.id}`, cell?.kind === 'hand' ? `card:${cell.id}` : seat);
  }
  const drawn = exchange?.take === 'face-up' ? `face:${state.faceUps - 1}` : 'stock';
  const order = orderOf(state);
  const gone = [...state.words.gone];
  for (const held of order.held) {
    if (!order.arrived.has(held.id)) continue;
    const from = gone.findIndex((letter) => cardOf(letter.sign) === held.code);
    const [letter] = from < 0 ? [] : gone.splice(from, 1);
    found.set(`card:${held.id}`, letter ? `letter:${letter.id}` : drawn);
  }
  found.set(`face:${state.faceUps}`, own && state.discarded ? `card:${state.discarded}` : exchange ? seat : 'stock');
  return found;
}
