// Adds up results, for one person or for everybody on this device: the places, by game and level, and how many matches were won in a row. It also
// writes the results as a table for a spreadsheet.

import type { Level } from '../protocol/index.ts';
import { placeOf, type StoredResult } from './results.ts';

/** The matches of a game at a level, in the order in which they were played. */
export interface Row {
  game: string;
  level: Level | null;
  /** The place in each match, from 1. */
  places: number[];
  /** The number of seats in each match. */
  seats: number[];
  wins: number;
}

export interface Totals {
  count: number;
  wins: number;
  /** Matches won in a row: the series that ends with the last match (`streak`), and the longest series (`longest`). */
  streak: number;
  longest: number;
  rows: Row[];
}

/** Two names belong to one person if they differ only in capitals, or in spaces around them. */
const same = (name: string): string => name.trim().toLocaleLowerCase();

const isPerson = ({ bots }: StoredResult, seat: number): boolean => bots[seat] === null;

/** Who has played, those who played most first. */
export function peopleOf(results: readonly StoredResult[]): string[] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const result of results)
    for (const [seat, name] of result.names.entries()) {
      if (!isPerson(result, seat) || name.trim() === '') continue;
      const one = counts.get(same(name)) ?? { name: name.trim(), count: 0 };
      counts.set(same(name), { ...one, count: one.count + 1 });
    }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ name }) => name);
}

/** The place of this person; null if they did not play. For everybody (`person` is null), it is the best place of any person. */
function placeIn(result: StoredResult, person: string | null): number | null {
  if (person === null) return placeOf(result);
  const places = result.places.filter(
    (_, seat) => isPerson(result, seat) && same(result.names[seat] ?? '') === same(person),
  );
  return places.length === 0 ? null : Math.min(...places);
}

/** The matches of that person; null is everybody. */
export const playedBy = (results: readonly StoredResult[], person: string | null): StoredResult[] =>
  results.filter((result) => placeIn(result, person) !== null);

/** The totals of one person, or of everybody (`person` is null). For everybody, a match among people alone counts neither as won nor as lost, because
 * one of them always wins. */
export function totalsOf(results: readonly StoredResult[], person: string | null): Totals {
  const totals: Totals = { count: 0, wins: 0, streak: 0, longest: 0, rows: [] };
  const rows = new Map<string, Row>();
  for (const result of [...results].sort((a, b) => a.ended - b.ended)) {
    const place = placeIn(result, person);
    if (place === null) continue;
    const { game, level, names } = result;
    const key = `${game} ${level}`;
    const row = rows.get(key) ?? { game, level, places: [], seats: [], wins: 0 };
    rows.set(key, row);
    row.places.push(place);
    row.seats.push(names.length);
    totals.count++;
    if (person === null && level === null) continue;
    const won = place === 1;
    row.wins += Number(won);
    totals.wins += Number(won);
    totals.streak = won ? totals.streak + 1 : 0;
    totals.longest = Math.max(totals.longest, totals.streak);
  }
  totals.rows = [...rows.values()].sort((a, b) => b.places.length - a.places.length);
  return totals;
}

/** The results as CSV, with one line per seat. `heads` are the titles of the columns; `between` separates the cells. */
export function tableOf(results: readonly StoredResult[], heads: readonly string[], between: string): string {
  const lines = [...results]
    .sort((a, b) => a.ended - b.ended)
    .flatMap(({ game, level, names, bots, scores, places, ended, best }) =>
      names.map((name, seat) => [
        new Date(ended).toISOString().slice(0, 10),
        game,
        level ?? '',
        name,
        bots[seat] ?? '',
        scores[seat] ?? 0,
        places[seat] ?? '',
        best ?? '',
      ]),
    );
  return [heads, ...lines].map((line) => line.map(cell).join(between)).join('\r\n');
}

/** A text that begins like a formula gets an apostrophe, so that no spreadsheet takes it for one. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
