// What is asked now, of whom and how: a function of what the rules said last and of who sits where. Nothing is done here; asking.ts
// carries it out, and may ask for it as often as it likes.

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
  /** Whose eyes look at the device. */
  viewer: number | null;
  /** Whose hand lay open when a question was put to all: they have seen all that happened since. */
  kept?: number | null;
  /** The device lies between people: nobody takes it in hand to answer. */
  lies?: boolean;
  /** A round came to its end, and nobody has summed it up yet. */
  ended: boolean;
  /** What happened is still being shown. */
  showing: boolean;
  /** Something is being taken back: whatever would be asked is about to be another question. */
  held: boolean;
  /** Things are given the time to be read. */
  paced: boolean;
}

/** What a ballot is answered with for whoever says nothing, once they have had so many ms to object. */
interface Objection {
  action: Action;
  stays: number;
}

export type Question =
  /** Whoever holds the match up goes on with it. */
  | { kind: 'held' }
  /** Nobody is asked before other eyes look. */
  | { kind: 'look'; viewer: number | null }
  | { kind: 'over' }
  | { kind: 'summary' }
  /** The viewer is to act. */
  | { kind: 'turn'; seat: number }
  /** The device goes to a person: it is covered already, or the viewer still has it. */
  | { kind: 'handing'; next: number }
  /** `lid`: whoever is next has seen all that happened: it is enough that their hand is covered. */
  | { kind: 'covered'; next: number; lid?: true }
  /** These people may act, in sight of each other; these bots race them. */
  | { kind: 'open'; seats: readonly number[]; bots: readonly number[]; lapse?: Lapse }
  /** People answer each for themselves, bots with them. */
  | { kind: 'ballot'; seats: readonly number[]; bots: readonly number[]; secret: boolean; lapse?: Objection }
  /** A bot plays, while nobody else is asked. `share` of the pace is what its turn takes at least. */
  | { kind: 'bot'; seat: number; share: number }
  /** Bots race each other. */
  | { kind: 'race'; bots: readonly number[] }
  /** Everybody waits for a clock. */
  | { kind: 'clock' }
  /** Nobody is to act, and no clock runs: the rules forbid it. */
  | { kind: 'nobody' };

/** The share of the pace that a bot's answer to an open question takes: it is one of several. */
const ANSWER = 1 / 8;

/** The same of a turn that no person waits for with cards in hand: the round is to come to its end. */
const IDLE = 1 / 3;

/** The same of a turn that is read at a glance. */
const GLANCE = 0.6;

/** The same of an action that leaves nothing to be read: no more than a breath. */
export const PASSING = 0.15;

/** People and bots act at once: what is shown holds back nobody. */
export const races = ({ manner, ended, view }: Pick<Circle, 'manner' | 'ended' | 'view'>): boolean =>
  manner.kind === 'open' && manner.bots === 'beside' && !ended && !view.over;

/** Somebody may look at the device who is not to see every hand. */
const shared = ({ humans, veiled = false }: Circle): boolean => humans.length > 1 || veiled;

/** How long somebody who is alone with bots has to object, at least, in ms: to see what was played, to doubt it, and to reach the button. What is
 * voted on is read before that. */
export const OBJECTS = 3000;

/** How a ballot is answered for a person who is alone with bots and says nothing, in whole seconds, since people are told how many; null where they
 * are waited for. */
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
  // On a device of several people a question to all is put when nobody's hand is in sight, nor the hand of the round to come.
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
  // Their hand lies open again; where the device went from one to the other meanwhile, they take it back first.
  return circle.lies ? { kind: 'look', viewer: seat } : { kind: 'covered', next: seat, lid: true };
}

/** Whether that is the same question, put in the same words. */
export const same = (one: Question, other: Question): boolean => JSON.stringify(one) === JSON.stringify(other);
