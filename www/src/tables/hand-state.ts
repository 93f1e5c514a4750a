// What the tables of all games with hands remember: the order in which each seat left its hand, and where a dragged card would go. Plain data and
// functions on it, without a DOM.

import type { Step } from '../match/step.ts';
import { HandOrder } from '../pieces/hand-order.ts';
import type { GameId, View } from '../protocol/index.ts';

/** The games whose seats hold cards. */
export type HandGame = { [G in GameId]: 'hand' extends keyof View<G> ? G : never }[GameId];

export interface HandState<G extends HandGame = HandGame> {
  view: View<G>;
  /** One order for each seat, so that a hand lies as its owner left it when the device comes back. */
  readonly orders: Map<number, HandOrder>;
  /** The name of the place under a dragged card, where the card would go. */
  over: string | null;
}

export const handState = <G extends HandGame>(view: View<G>): HandState<G> => ({ view, orders: new Map(), over: null });

/** The order of the viewer's hand. */
export function orderOf(state: HandState): HandOrder {
  const viewer = state.view.seat ?? -1;
  let order = state.orders.get(viewer);
  if (!order) {
    order = new HandOrder();
    state.orders.set(viewer, order);
  }
  return order;
}

/** Makes this the current view, and its hand the current hand. `gone` names the cards that the viewer played. Returns true if the hand is to be put
 * into its owner's order: it was just dealt, or cards came back that had no place in it. */
export function see<G extends HandGame>(
  state: HandState<G>,
  view: View<G>,
  step: Step<G> | null,
  gone: Iterable<string> = [],
): boolean {
  if (state.view.round !== view.round) state.orders.clear();
  state.view = view;
  state.over = null;
  if (!view.hand) return false;
  const order = orderOf(state);
  const dealt = order.held.length === 0;
  // Without a step, an undo brings the cards: they go back to where they lay, or where the order has them.
  const back = step === null && !dealt;
  order.take(view.hand, new Set(gone), back);
  return dealt || (back && order.arrived.size > 0);
}

/** The view as a round left it that this step has ended: the scores are final, and nobody is to act. Anything else that the last play did is for the
 * game to draw. */
export const ended = <G extends GameId>({ before, after }: Step<G>): View<G> => ({
  ...before,
  moves: after.moves,
  turn: null,
  to_act: [],
  over: after.over,
  ranking: after.ranking,
  ...('sheet' in after ? { sheet: after.sheet } : {}),
  seats: before.seats.map((seat, index) => ({ ...seat, score: after.seats[index]?.score ?? seat.score })),
});

/** The view after a seat has laid so many cards of its hand. */
export const laidBy = <V extends View<HandGame>>(view: V, seat: number | null, cards: number): V => ({
  ...view,
  seats: view.seats.map((one, index) => (index === seat ? { ...one, hand_count: one.hand_count - cards } : one)),
});

/** Makes this the current view; the remaining cards of its hand keep their order. */
export function lay<G extends HandGame>(state: HandState<G>, view: View<G>, gone: Iterable<string> = []): void {
  state.view = view;
  state.over = null;
  if (view.hand) orderOf(state).take(view.hand, new Set(gone));
}

/** All cards of the hand come from the thing with that key: for `origins`. */
export const handFrom = (state: HandState, key: string): Map<string, string> =>
  new Map(orderOf(state).held.map(({ id }) => [`card:${id}`, key]));
