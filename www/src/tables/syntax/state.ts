// What the table of Syntax remembers, without a DOM: the word being made, the letters of the words on the table, and where the viewer's last action
// put cards.

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
  /** The joker that waits for its letter, and where it will then go. */
  asking: { id: string; caret: Caret | undefined } | null;
  /** Counts the face-up cards so far, so that the next one gets a new key. */
  faceUps: number;
  /** A challenge and its result, while it is being shown on its word. */
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
  /** What the challenge did to the score of the seat that contested. */
  points: number;
  seat: number;
  /** The result is told; before that, people only see who contests what. */
  told: boolean;
  /** The points have gone to that seat. */
  taken: boolean;
}

/** The challenge that this step decides, with its result; null if it decides none. */
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
  // A word that somebody prepares while others play or answer stays as long as its cards and its base are there.
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

/** The round is over: its last word and the remaining hands stay until the next round is dealt. */
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

/** Whether the viewer is asked anything in the view that is drawn. */
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

/** Puts a card into the word, at the caret or at `caret`. For a joker without a letter, asks for the letter first. */
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

/** Gives the waiting joker this letter. */
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

/** Moves a card within the word being made. */
export function rearrange(state: SyntaxState, id: string, caret: Caret): void {
  const cell = handCells(state.made).find((one) => one.id === id);
  if (!cell) return;
  const from = state.made.cells.indexOf(cell);
  // Taking it out first moves what stands behind it.
  const index = !cell.over && caret.index > from ? caret.index - 1 : caret.index;
  change(state, put(take(state.made, id), { id, code: cell.code, as: cell.as }, { ...caret, index }));
}

/** Puts a card with the typed letter into the word, or else a joker; with `joker`, always a joker. False if there is no such card. */
export function write(state: SyntaxState, letter: string, joker: boolean): boolean {
  const away = new Set(handCells(state.made).map((cell) => cell.id));
  const free = orderOf(state).held.filter((card) => !away.has(card.id));
  const card =
    (joker ? undefined : free.find((held) => held.code === letter)) ?? free.find((held) => held.code === '?');
  if (card) lift(state, card.id, undefined, letter);
  return card !== undefined;
}

/** Closes the joker's question; or else takes the cards out of an opened word; or else clears everything. */
export function release(state: SyntaxState): void {
  if (state.asking) state.asking = null;
  else change(state, state.made.base && handCells(state.made).length > 0 ? reset(state.made) : empty);
}

/** Lays out a hint as if the player had prepared it. */
export function suggest(state: SyntaxState, action: Action<'syntax'>): void {
  const order = orderOf(state);
  if (action.type === 'exchange') {
    const held = order.find(action.discard);
    if (!held) return;
    // A joker that will be discarded needs no letter.
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

/** The index of the word that may be contested now, or that the step changed; null if there is none. */
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

/** Where new things on the table come from: letters from the hand or a seat, cards of the hand from a pile or a word. */
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
