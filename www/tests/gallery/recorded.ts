// What is recorded of a match that was played: the record of its play, what its table was told at the end of it, and what was asked there.

import type { Conductor } from '../../src/match/conductor.ts';
import type { Stage } from '../../src/match/stage.ts';
import type { Legal, Step } from '../../src/match/step.ts';
import type { Answers, Entry, Fields, Op, Save, View } from '../../src/protocol/index.ts';

/** Where a match stands, without what cannot be written down. */
export type Stands =
  | Exclude<Stage, { kind: 'ballot' } | { kind: 'summary' }>
  | { kind: 'ballot'; seats: readonly number[]; secret: boolean; given: readonly (readonly [number, View])[] }
  | { kind: 'summary' };

/** All that a conductor says of a moment. */
export interface Moment
  extends Pick<
    Conductor,
    'view' | 'viewer' | 'seats' | 'humans' | 'silent' | 'peopled' | 'shared' | 'steady' | 'untakeable' | 'waitsForBots'
  > {
  stage: Stands;
  legal: Legal | null;
  log: Entry[];
  /** How it came to this moment from the one before; null where it began here, or somebody lifted the curtain. */
  step: Step | null;
}

/** A question that was asked in passing, and its answer. */
export interface Asked<O extends Op = Op> {
  op: O;
  fields: Fields[O];
  answer: Answers[O];
}

export interface Recorded {
  save: Save;
  /** What happened last, from before it to where the match stands. */
  moments: Moment[];
  asked: Asked[];
}

/** How a record is looked at. */
export interface Look {
  /** Whoever is asked then has lifted the curtain. */
  lifted: boolean;
  /** The moment before the last action is looked at too, and it is done there. */
  first: boolean;
}

/** Keys in one order, nothing undefined: so that what is the same is written the same. */
export const written = (what: unknown): string =>
  JSON.stringify(what, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : value,
  );
