// The results of matches that were played to the end: what the device keeps of each, and a summary with one line for each game and level.

import type { Level, Player, View } from '../protocol/index.ts';

/** From and to, in UTF-16 units of a text, and the language of what lies between (BCP 47). */
export type Mark = readonly [from: number, to: number, lang: string];

/** The result of a match. */
export interface StoredResult {
  /** The id of the match: a match is kept once. */
  id: string;
  game: string;
  /** The best bots at the table; null where people played among themselves. */
  level: Level | null;
  names: string[];
  bots: Player['bot'][];
  scores: number[];
  /** The place of each seat, from 1. */
  places: number[];
  /** When it ended, in ms since 1970, by the device's clock. */
  ended: number;
  /** What was best of it (a word, a sentence, a trick), as it was told when it ended. */
  best?: string;
  /** Which characters of `best` are in which language. */
  marks?: Mark[];
}

/** Bots, those that play worst first. */
const LADDER: readonly Level[] = ['random', 'greedy', 'easy', 'medium', 'hard'];

/** The levels that people are offered, in order. */
export const STEPS: readonly Level[] = ['easy', 'medium', 'hard'];

/** How many matches in a row are won before the next level is suggested. */
const ENOUGH = 2;

interface Played {
  id: string;
  game: string;
  names: string[];
  bots: Player['bot'][];
}

/** What is kept of a match that is over; null where nobody of the device played it. */
export function resultOf({ id, game, names, bots }: Played, view: View, ended: number): StoredResult | null {
  const { ranking } = view;
  if (!ranking || bots.every((bot) => bot !== null)) return null;
  const places = names.map(() => names.length);
  let place = 1;
  for (const group of ranking) {
    for (const seat of group) places[seat] = place;
    place += group.length;
  }
  const best = Math.max(...bots.map((bot) => (bot === null ? -1 : LADDER.indexOf(bot))));
  const scores = view.seats.map((seat) => seat.score);
  return { id, game, level: LADDER[best] ?? null, names, bots, scores, places, ended };
}

/** The best place that a person of the device came to. */
export const placeOf = ({ places, bots }: StoredResult): number =>
  Math.min(...places.filter((_, seat) => bots[seat] === null));

/** The results, the latest one first. */
export const lastFirst = (results: readonly StoredResult[]): StoredResult[] =>
  [...results].sort((a, b) => b.ended - a.ended);

/** A line of the start screen. */
export interface ResultLine {
  game: string;
  level: Level | null;
  count: number;
  /** How many matches a person won; null if only people played, because one of them always wins. */
  wins: number | null;
  last: StoredResult;
}

/** One line for each game and level, the one played last first. `results` must be sorted in the same way. */
export function linesOf(results: readonly StoredResult[]): ResultLine[] {
  const lines = new Map<string, ResultLine>();
  for (const result of results) {
    const { game, level } = result;
    const key = `${game} ${level}`;
    const line = lines.get(key) ?? { game, level, count: 0, wins: level === null ? null : 0, last: result };
    const won = placeOf(result) === 1;
    lines.set(key, { ...line, count: line.count + 1, wins: line.wins === null ? null : line.wins + Number(won) });
  }
  return [...lines.values()];
}

/** The level to try next, for a person alone who has won the last matches at this one; null where nothing is to be suggested. */
export function nextLevel(results: readonly StoredResult[], game: string, level: Level | null): Level | null {
  const step = level === null ? -1 : STEPS.indexOf(level);
  if (step < 0) return null;
  const alone = results.filter(
    (one) => one.game === game && one.level === level && one.bots.filter((bot) => bot === null).length === 1,
  );
  const last = alone.slice(0, ENOUGH);
  return last.length === ENOUGH && last.every((one) => placeOf(one) === 1) ? (STEPS[step + 1] ?? null) : null;
}
