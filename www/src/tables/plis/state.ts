// What the table of Plis de lettres remembers, without a DOM: the card lifted, the trick that was just won.

import type { Step } from '../../match/step.ts';
import type { Held } from '../../pieces/hand-order.ts';
import type { Action } from '../../protocol/index.ts';
import { ended, handState, laidBy, lay, orderOf, see } from '../hand-state.ts';
import type { SweptTrick, TrickState } from '../trick-table.ts';
import { familyOf, letterOf } from './cards.ts';
import type { Played, PlisView } from './view.ts';

export interface PlisState extends TrickState<'plis'> {
  /** The card lifted, by its id in the hand. */
  lifted: string | null;
  /** Whether a hint lifted the card. */
  hinted: boolean;
  swept: Swept | null;
  /** The card that the viewer's last action took from the hand. */
  left: Held | null;
  /** The round is over; the table shows its end to everybody. */
  ended: boolean;
  /** The scoring cards of the trick that was swept, each with the key of the pile that it was swept to. */
  taken: ReadonlyMap<string, string>;
}

export interface Swept extends SweptTrick {
  cards: readonly Played[];
  winner: number;
  /** The viewer's card in this trick, which is still in the hand of the view that is being drawn. */
  own: Held | null;
}

/** The actions that the rules allow the viewer now; null while they are not known. */
export type Allowed = { actions: readonly Action<'plis'>[] } | null;

export const begin = (view: PlisView): PlisState => ({
  ...handState<'plis'>(view),
  lifted: null,
  hinted: false,
  swept: null,
  left: null,
  ended: false,
  taken: new Map(),
});

/** Follows a new view; `true` when the hand is to be put in order. */
export function follow(state: PlisState, view: PlisView, step: Step<'plis'> | null): boolean {
  const own = step !== null && step.seat === view.seat;
  state.left = (own && orderOf(state).find(step.action.card)) || null;
  const sort = see(state, view, step);
  if (!step || own || !orderOf(state).get(state.lifted)) state.lifted = null;
  state.hinted = false;
  state.swept = null;
  state.ended = false;
  return sort;
}

export const isAllowed = (allowed: Allowed, code: string): boolean =>
  allowed?.actions.some((action) => action.card === code) ?? false;

/** The code of the lifted card, if it may be played. */
export function playable(state: PlisState, allowed: Allowed): string | null {
  const held = orderOf(state).get(state.lifted);
  return held && isAllowed(allowed, held.code) ? held.code : null;
}

/** Lifts a card or lays it down. */
export function toggle(state: PlisState, id: string): void {
  state.lifted = state.lifted === id ? null : id;
  state.hinted = false;
}

/** Lifts the first allowed card with that letter, or the next one if such a card is already lifted. Says what was found: a card, only cards that may
 * not be played, or none. */
export function liftLetter(state: PlisState, letter: string, allowed: Allowed): 'lifted' | 'forbidden' | 'none' {
  const bearing = orderOf(state).held.filter((card) => letterOf(card.code) === letter);
  const free = bearing.filter((card) => isAllowed(allowed, card.code));
  const next = free[(free.findIndex((card) => card.id === state.lifted) + 1) % Math.max(1, free.length)];
  if (!next) return bearing.length > 0 ? 'forbidden' : 'none';
  state.lifted = next.id;
  state.hinted = false;
  return 'lifted';
}

/** A hint lifts its card. False where the hand does not hold it. */
export function suggest(state: PlisState, action: Action<'plis'>): boolean {
  const held = orderOf(state).find(action.card);
  if (!held) return false;
  state.lifted = held.id;
  state.hinted = true;
  return true;
}

/** What is asked of the viewer, as `allowed` tells it: to lead, to follow the family led, or to discard another one. */
export function asked(state: PlisState, allowed: Allowed): 'lead' | 'follow' | 'discard' {
  const lead = state.view.trick[0];
  if (!lead) return 'lead';
  return allowed?.actions.some((action) => familyOf(action.card) === familyOf(lead.card)) ? 'follow' : 'discard';
}

/** The motion key of a card of the trick. The viewer's card keeps its key from the hand while a complete trick lies there, if it came last. */
export const flipOf = ({ swept }: PlisState, code: string): string =>
  swept?.own?.code === code ? `card:${swept.own.id}` : `trick:${code}`;

/** Called before a step is shown. If the step won a trick, the state shows that trick from now on, and the last card of it is returned. */
export function beforeStep(state: PlisState, step: Step<'plis'>, say: (won: Won) => string): Played | null {
  state.taken = new Map();
  const won = step.events.find((event) => event.type === 'trick-won');
  const last = won?.cards.at(-1);
  if (!won || !last) return null;
  const own = last.seat === state.view.seat ? orderOf(state).find(last.card) : undefined;
  state.lifted = null;
  state.view = laidBy(state.view, last.seat, 1);
  state.swept = { cards: won.cards, winner: won.seat, said: say(won), lies: false, own: own ? { ...own } : null };
  state.taken = new Map(won.scoring.map((card) => [card, `pile:${won.seat}`]));
  return last;
}

/** The round is over: its last trick stays until the next round is dealt, and its winner gets the points. */
export function end(state: PlisState, step: Step<'plis'>): void {
  const view = laidBy(ended(step), step.seat, 1);
  state.ended = true;
  const won = step.events.find((event) => event.type === 'trick-won');
  const counted = step.events.find((event) => event.type === 'round-ended');
  const mine = <T>(all: readonly T[], change: (one: T) => T): T[] =>
    all.map((one, seat) => (seat === won?.seat ? change(one) : one));
  lay(state, {
    ...view,
    trick: [],
    seats: view.seats.map((seat, index) => ({
      ...seat,
      points: counted?.points[index] ?? 0,
    })),
    captured: mine(view.captured, (cards) => [...cards, ...(won?.scoring ?? [])]),
    tricks_won: mine(view.tricks_won, (count) => count + 1),
    fallen: view.stakes,
    history: won ? [...view.history, { cards: won.cards, winner: won.seat }] : view.history,
    ...(view.hand ? { hand: view.hand.filter((code) => code !== step.action.card) } : {}),
  });
}

type Won = Extract<Step<'plis'>['events'][number], { type: 'trick-won' }>;

/** Where new things on the table come from. */
export function origins(state: PlisState, step: Step<'plis'>): Map<string, string> {
  const found = new Map<string, string>();
  const { card } = step.action;
  // The viewer's card was in the hand under another key a moment ago.
  if (step.seat !== null)
    found.set(`trick:${card}`, state.left?.code === card ? `card:${state.left.id}` : `seat:${step.seat}`);
  // The cards that score are laid open where the trick was swept to.
  for (const [taken, key] of state.taken) found.set(`captured:${taken}`, key);
  return found;
}
