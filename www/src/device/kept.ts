// What earlier matches left on the device for those to come (`GameEntry.keeps`): words that people accepted.

import { device } from './device.ts';
import type { StoredDeck } from './rows.ts';

/** By the protocol's name of the data (`data` of `new`): under which name it is kept for matches with these options. */
export type Keeps = Readonly<Record<string, (options: unknown) => string>>;

/** All of it, whatever the options of a match. */
export async function keptDecks(game: string, keeps: Keeps): Promise<StoredDeck[]> {
  const decks = await device.decks.all(game);
  return decks.filter(({ kind, data }) => kind in keeps && Array.isArray(data) && data.length > 0);
}

/** What of it goes with a match of these options, by kind. */
export const keptData = (decks: readonly StoredDeck[], keeps: Keeps, options: unknown): Record<string, unknown> =>
  Object.fromEntries(
    decks.filter(({ kind, name }) => keeps[kind]?.(options) === name).map(({ kind, data }) => [kind, data]),
  );
