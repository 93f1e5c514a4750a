// The players' own decks, and words that people accepted: data for matches, kept by game, kind and name.

import type { Database } from './database.ts';
import type { Heard } from './heard.ts';
import { readDeck, type StoredDeck } from './rows.ts';
import { Store } from './store.ts';

/** Longer names are cut: nobody reads them on a button. */
const LONGEST = 60;

export class Decks {
  readonly #store: Store<StoredDeck>;

  constructor(database: Database, heard: Heard) {
    this.#store = new Store(database, heard, { name: 'decks', key: keyOf, read: readDeck });
  }

  /** Those of a game, by name. */
  async all(game: string): Promise<StoredDeck[]> {
    return (await this.#store.all(game)).sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Those of all games. */
  every(): Promise<StoredDeck[]> {
    return this.#store.all();
  }

  /** Replaces the data under this name by what `change` returns, in one transaction. `change` gets null if there is no data yet. */
  async update(game: string, kind: string, name: string, change: (data: unknown) => unknown): Promise<void> {
    await this.#store.update([game, kind, name], (now) => ({ game, kind, name, data: change(now?.data ?? null) }));
  }

  /** Adds a deck. If another deck has its name, a number is added to the name. Returns the deck as it is kept. */
  async add(deck: StoredDeck): Promise<StoredDeck> {
    const text = JSON.stringify(deck.data);
    for (let count = 1; ; count++) {
      const one = { ...deck, name: numbered(deck.name, count) };
      const there = await this.#store.update(keyOf(one), (now) => now ?? one);
      if (there === one || JSON.stringify(there?.data) === text) return one;
    }
  }

  /** Keeps a deck in place of the one that has its name. */
  async put(deck: StoredDeck): Promise<void> {
    await this.#store.put(deck);
  }

  async drop(deck: StoredDeck): Promise<void> {
    await this.#store.drop(keyOf(deck));
  }

  onChange(listener: () => void): () => void {
    return this.#store.onChange(listener);
  }
}

const keyOf = ({ game, kind, name }: StoredDeck): string[] => [game, kind, name];

/** "Mon jeu", "Mon jeu (2)". */
function numbered(name: string, count: number): string {
  const letters = Array.from(name.trim().slice(0, 2 * LONGEST));
  const short = letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : letters.join('');
  return count === 1 ? short : `${short} (${count})`;
}
