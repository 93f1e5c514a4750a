// Data that matches leave on the device for later matches (`GameEntry.keeps`): words that people accepted.

import { device } from './device.ts';
import type { StoredDeck } from './rows.ts';

/** For each kind of data (its name in `data` of `new`), the name under which it is kept for matches with these options. */
export type Keeps = Readonly<Record<string, (options: unknown) => string>>;

/** All data that is kept for a game, with any options of a match. */
export async function keptDecks(game: string, keeps: Keeps): Promise<StoredDeck[]> {
  const decks = await device.decks.all(game);
  return decks.filter(({ kind, data }) => kind in keeps && Array.isArray(data) && data.length > 0);
}

/** The kept data for a match with these options, by kind. */
export const keptData = (decks: readonly StoredDeck[], keeps: Keeps, options: unknown): Record<string, unknown> =>
  Object.fromEntries(
    decks.filter(({ kind, name }) => keeps[kind]?.(options) === name).map(({ kind, data }) => [kind, data]),
  );
