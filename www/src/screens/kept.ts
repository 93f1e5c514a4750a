// What earlier matches left on the device for those to come (`GameEntry.keeps`): words that people accepted.

import { storage, type StoredDeck } from '../match/storage.ts';
import type { Keeps } from '../tables/game.ts';

/** All of it, whatever the options of a match. */
export async function keptDecks(game: string, keeps: Keeps): Promise<StoredDeck[]> {
  const decks = await storage.decks(game);
  return decks.filter(({ kind, data }) => kind in keeps && Array.isArray(data) && data.length > 0);
}

/** What of it goes with a match of these options, by kind. */
export const keptData = (decks: readonly StoredDeck[], keeps: Keeps, options: unknown): Record<string, unknown> =>
  Object.fromEntries(
    decks.filter(({ kind, name }) => keeps[kind]?.(options) === name).map(({ kind, data }) => [kind, data]),
  );
