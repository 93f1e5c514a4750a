// What a match hands to whoever shows it.

import type { Action, GameId, TableEvent, View } from '../protocol/index.ts';

/** What `legal` answered. */
export interface Legal<G extends GameId = GameId> {
  actions: Action<G>[];
  /** Whether `actions` is all there is. */
  complete: boolean;
}

/** One step: an action with its events, and the views before and after. */
export interface Step<G extends GameId = GameId> {
  /** Null is the table itself: a clock ran out. */
  seat: number | null;
  action: Action<G>;
  events: TableEvent<G>[];
  before: View<G>;
  after: View<G>;
}

/** Whether a step led into another round, so that a new hand was dealt. */
export const newRound = (step: Step | null): boolean => step !== null && step.before.round !== step.after.round;
