// The rows that are kept on the device, and how they are read. A stored row may be damaged, or come from another tab or a later version: a row that
// makes no sense is read as null; fields that are only shown are mended.

import type { Player } from '../protocol/index.ts';
import { TURNINGS, type Turning } from './around.ts';
import type { Mark, StoredResult } from './results.ts';

/** A match. `save` is the engine's record; the rest is what the start screen shows. */
export interface StoredMatch {
  id: string;
  game: string;
  names: string[];
  bots: Player['bot'][];
  options: unknown;
  round: number;
  scores: number[];
  over: boolean;
  /** When it was last written, in ms since 1970; by the device's clock, so good for showing and sorting only. */
  updated: number;
  save: unknown;
  /** How often the row has been written. A row is replaced only if nobody else has written it since it was read. */
  revision: number;
  /** The time on the match's watch, in ms since the deal, if the match has clocks. */
  at_ms?: number;
  /** How its table turns; what the device says, until somebody has sat down at it. */
  turning?: Turning;
  /** Whether the record broke off, so that only its valid part is played on. True until somebody has read the notice. */
  shortened?: boolean;
  /** The whole record of a match that broke off, kept beside what is played on. */
  original?: boolean;
}

/** What a list shows of a match: all of it but the record. */
export type MatchHead = Omit<StoredMatch, 'save'>;

export interface StoredSetup {
  game: string;
  seats: Player[];
  options: Record<string, unknown>;
  /** The names of the decks that were used (`StoredDeck`), by kind. */
  data?: Record<string, string>;
}

/** Data that the host supplies for a match (`data` of `new`), kept by name. */
export interface StoredDeck {
  game: string;
  /** Which of the game's data it is. */
  kind: string;
  name: string;
  data: unknown;
}

/** How many characters `best` of a result may have. */
const LONGEST = 300;

/** The latest date in JavaScript (ECMA-262, 21.4.1.1). */
const LATEST = 8.64e15;

type Raw<T> = Partial<Record<keyof T, unknown>>;

export const object = (row: unknown): row is Record<string, unknown> => row !== null && typeof row === 'object';
const finite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const texts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const number = (value: unknown, otherwise: number): number => (finite(value) ? value : otherwise);
const date = (value: unknown): number => Math.max(0, Math.min(LATEST, number(value, 0)));
const bot = (value: unknown): Player['bot'] => (typeof value === 'string' ? (value as Player['bot']) : null);

export function readMatch(row: unknown): StoredMatch | null {
  if (!object(row)) return null;
  const { id, game, names, bots, round, scores, updated, revision, turning, ...rest } = row as Raw<StoredMatch>;
  if (typeof id !== 'string' || typeof game !== 'string' || !texts(names)) return null;
  // The engine would also read a text, but a row has none.
  if (typeof rest.save === 'string') rest.save = null;
  return {
    ...(rest as StoredMatch),
    id,
    game,
    names,
    bots: names.map((_, seat) => (Array.isArray(bots) ? bot(bots[seat]) : null)),
    round: number(round, 1),
    scores: names.map((_, seat) => number(Array.isArray(scores) ? scores[seat] : 0, 0)),
    updated: date(updated),
    revision: number(revision, 0),
    ...(TURNINGS.includes(turning as Turning) ? { turning: turning as Turning } : {}),
  };
}

export function readResult(row: unknown): StoredResult | null {
  if (!object(row)) return null;
  const { id, game, level, names, bots, scores, places, ended, best, marks } = row as Raw<StoredResult>;
  if (typeof id !== 'string' || typeof game !== 'string' || !texts(names) || !finite(ended)) return null;
  const lists = [bots, scores, places];
  if (!lists.every((one) => Array.isArray(one) && one.length === names.length)) return null;
  if (![...(scores as unknown[]), ...(places as unknown[])].every(finite)) return null;
  const seats = (bots as unknown[]).map(bot);
  // Only bots played this match: there is no place to show.
  if (seats.every((one) => one !== null)) return null;
  return {
    id,
    game,
    level: bot(level),
    names,
    bots: seats,
    scores: scores as number[],
    places: places as number[],
    ended: date(ended),
    ...(typeof best === 'string' ? { best: best.slice(0, LONGEST) } : {}),
    ...(marksOf(marks).length > 0 ? { marks: marksOf(marks) } : {}),
  };
}

/** The marks that make sense. They may lie outside the text. */
const marksOf = (marks: unknown): Mark[] =>
  (Array.isArray(marks) ? marks : []).filter(
    (mark): mark is Mark =>
      Array.isArray(mark) && finite(mark[0]) && finite(mark[1]) && /^[a-z]{2,3}$/.test(String(mark[2])),
  );

export function readSetup(row: unknown): StoredSetup | null {
  if (!object(row)) return null;
  const { game, seats, options, data } = row as Raw<StoredSetup>;
  if (typeof game !== 'string' || !Array.isArray(seats) || !object(options)) return null;
  const players = seats.map((seat: unknown): Player | null => {
    const { name, bot: level } = (object(seat) ? seat : {}) as Raw<Player>;
    return typeof name === 'string' ? { name, bot: bot(level) } : null;
  });
  if (!players.every((player) => player !== null)) return null;
  const names = Object.entries(object(data) ? data : {}).filter(
    (one): one is [string, string] => typeof one[1] === 'string',
  );
  return { game, seats: players, options: options as StoredSetup['options'], data: Object.fromEntries(names) };
}

export function readDeck(row: unknown): StoredDeck | null {
  if (!object(row)) return null;
  const { game, kind, name, data } = row as Raw<StoredDeck>;
  if (typeof game !== 'string' || typeof kind !== 'string' || typeof name !== 'string') return null;
  return object(data) ? { game, kind, name, data } : null;
}

/** Where the watch of a match stood, in ms since the deal; 0 where nothing is known. */
export const readWatch = (row: unknown): number =>
  object(row) ? Math.max(0, number((row as { at_ms?: unknown }).at_ms, 0)) : 0;
