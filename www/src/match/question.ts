// What is asked now, who is asked, and how: a pure function of the latest view, of who sits where and of who is looking. asking.ts puts the question
// to people and bots, and may call this as often as it likes.

import type { Action, View } from '../protocol/index.ts';
import { readMs } from '../lib/reading.ts';
import type { Lapse, Manner } from './stage.ts';

/** All that the next question depends on. */
export interface Circle {
  view: View;
  manner: Manner;
  /** The seats that people of this device play. */
  humans: readonly number[];
  /** One person is left of several, and has not lifted the curtain yet. */
  veiled?: boolean;
  /** The seat whose view is shown; null for none. */
  viewer: number | null;
  /** The seat whose hand was in view before a question to all. Its person has seen everything since then. */
  kept?: number | null;
  /** The device lies between people: nobody takes it in hand to answer. */
  lies?: boolean;
  /** A round has ended, and nobody has gone on from its summary yet. */
  ended: boolean;
  /** What happened is still being shown. */
  showing: boolean;
  /** An action is being taken back, or somebody sits down: the question is about to change. */
  held: boolean;
  /** The page pauses so that things can be read. */
  paced: boolean;
}

/** The answer that the page gives in a ballot for whoever says nothing, after they have had `stays` ms to object. */
interface Objection {
  action: Action;
  stays: number;
}

export type Question =
  /** Nobody is asked until the match goes on. */
  | { kind: 'held' }
  /** The view of `viewer` must be shown before anybody is asked. */
  | { kind: 'look'; viewer: number | null }
  | { kind: 'over' }
  | { kind: 'summary' }
  /** The viewer is to act. */
  | { kind: 'turn'; seat: number }
  /** The device goes to a person, but the viewer still has it. */
  | { kind: 'handing'; next: number }
  /** The table is covered until `next` lifts the curtain. `lid`: `next` has seen all that happened, so only their hand is covered. */
  | { kind: 'covered'; next: number; lid?: true }
  /** These people may act, in sight of each other; these bots race them. */
  | { kind: 'open'; seats: readonly number[]; bots: readonly number[]; lapse?: Lapse }
  /** People answer each for themselves, bots with them. */
  | { kind: 'ballot'; seats: readonly number[]; bots: readonly number[]; secret: boolean; lapse?: Objection }
  /** A bot plays, while nobody else is asked. Its turn takes at least `share` of the pace. */
  | { kind: 'bot'; seat: number; share: number }
  /** Bots race each other. */
  | { kind: 'race'; bots: readonly number[] }
  /** Everybody waits for a clock. */
  | { kind: 'clock' }
  /** Nobody is to act, and no clock runs: the rules forbid it. */
  | { kind: 'nobody' };

/** The share of the pace for a bot's answer to an open question. It is small, because several bots answer. */
const ANSWER = 1 / 8;

/** The share for a turn when no person has cards left: the round should end soon. */
const IDLE = 1 / 3;

/** The share for a turn that is read at a glance. */
const GLANCE = 0.6;

/** The share for an action that leaves nothing to be read: a very short pause. */
export const PASSING = 0.15;

/** Whether people and bots act at the same time, so that nobody waits for what is being shown. */
export const races = ({ manner, ended, view }: Pick<Circle, 'manner' | 'ended' | 'view'>): boolean =>
  manner.kind === 'open' && manner.bots === 'beside' && !ended && !view.over;

/** Somebody may look at the device who is not to see every hand. */
const shared = ({ humans, veiled = false }: Circle): boolean => humans.length > 1 || veiled;

/** The least time that a person alone with bots has to object, in ms: to see what was played, doubt it and reach the button. In a ballot, the time to
 * read is added. */
export const OBJECTS = 3000;

/** How the page answers a ballot for a person alone with bots who says nothing; null if it waits for them. `stays` is rounded up to seconds, because
 * people are told how many. */
export function objection(circle: Circle): Objection | null {
  const { manner, paced } = circle;
  if (manner.kind !== 'ballot' || !manner.lapse || !paced || shared(circle)) return null;
  const reads = manner.words === undefined ? 0 : readMs(manner.words);
  return { action: manner.lapse, stays: Math.ceil((OBJECTS + reads) / 1000) * 1000 };
}

export function next(circle: Circle): Question {
  const { view, manner, humans, viewer, ended, showing, held } = circle;
  if (held || (showing && !races(circle))) return { kind: 'held' };
  if (view.over) return { kind: 'over' };
  // On a shared device, no hand is in view during a question to all, or during a summary, when it would be the next round's hand.
  const uncovered = shared(circle) && viewer !== null;
  if (ended) return uncovered ? { kind: 'look', viewer: null } : { kind: 'summary' };
  const people = view.to_act.filter((seat) => humans.includes(seat));
  const bots = view.to_act.filter((seat) => !humans.includes(seat));
  if (manner.kind === 'ballot' && view.to_act.length > 0) {
    if (uncovered) return { kind: 'look', viewer: null };
    const lapse = objection(circle);
    return { kind: 'ballot', seats: people, bots, secret: manner.secret, ...(lapse ? { lapse } : {}) };
  }
  if (people.length > 0) return manner.kind === 'open' ? open(circle, manner, people, bots) : one(circle, people);
  if (races(circle) && bots.length > 0) return { kind: 'race', bots };
  const [seat] = bots;
  if (seat !== undefined) return { kind: 'bot', seat, share: shareOf(manner) };
  return { kind: view.clocks.some(({ running }) => running) ? 'clock' : 'nobody' };
}

/** Whether an action leaves nothing to be read. */
export const passes = (manner: Manner, { type }: Action): boolean =>
  manner.kind === 'turn' && (manner.passing?.includes(type) ?? false);

function shareOf(manner: Manner): number {
  if (manner.kind !== 'turn') return manner.kind === 'open' ? ANSWER : 1;
  if (manner.idle) return IDLE;
  return manner.glance ? GLANCE : 1;
}

function open(
  circle: Circle,
  manner: Manner & { kind: 'open' },
  seats: readonly number[],
  bots: readonly number[],
): Question {
  const { viewer, showing, paced } = circle;
  const eyes = shared(circle) ? null : (seats[0] ?? null);
  if (viewer !== eyes) return showing ? { kind: 'held' } : { kind: 'look', viewer: eyes };
  // Where nothing is paced, the question would be gone before it is read.
  const { lapse } = manner;
  return {
    kind: 'open',
    seats,
    bots: manner.bots === 'beside' ? bots : [],
    ...(lapse && paced && !shared(circle) ? { lapse } : {}),
  };
}

function one(circle: Circle, people: readonly number[]): Question {
  const { view, viewer } = circle;
  const seat = view.turn !== null && people.includes(view.turn) ? view.turn : (people[0] as number);
  if (viewer === seat) return { kind: 'turn', seat };
  if (!shared(circle)) return { kind: 'look', viewer: seat };
  if (viewer !== null) return { kind: 'handing', next: seat };
  if (circle.kept !== seat) return { kind: 'covered', next: seat };
  // Their hand may be shown again. If the device is handed round, they first take it back and lift the lid.
  return circle.lies ? { kind: 'look', viewer: seat } : { kind: 'covered', next: seat, lid: true };
}

/** Whether two questions are equal in all their fields. */
export const same = (one: Question, other: Question): boolean => JSON.stringify(one) === JSON.stringify(other);
