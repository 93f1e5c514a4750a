// What stays on this device, all of it but the settings (settings.ts), which are wanted before the first paint.

import { Archive } from './archive.ts';
import { Carrying } from './carrying.ts';
import { Database, type Page } from './database.ts';
import { Decks } from './decks.ts';
import { leavesNothing } from './guest.ts';
import { Heard, ownHeard } from './heard.ts';
import { Matches } from './matches.ts';
import type { StoredResult } from './results.ts';
import { readDeck, readMatch, readResult, readSetup, type StoredSetup } from './rows.ts';
import { Store } from './store.ts';
import { Unread } from './unread.ts';

/** The key in localStorage which notes that the browser was asked not to clear the data. */
const ASKED = 'mots-en-main.asked-to-persist';

export class Device {
  readonly #database: Database;
  readonly matches: Matches;
  readonly archive: Archive;
  readonly decks: Decks;
  /** The last set-up of each game. */
  readonly setups: Store<StoredSetup>;
  /** How matches ended that people of this device have played. */
  readonly results: Store<StoredResult>;
  readonly unread: Unread;
  /** Makes backups of everything, and takes them in. */
  readonly carrying: Carrying;

  /** `patience`: how long the database may take to answer, in ms. */
  constructor(heard = new Heard(), page: Page | null = null, patience?: number) {
    const database = new Database(page, patience);
    this.#database = database;
    this.matches = new Matches(database, heard);
    this.archive = new Archive(database, heard);
    this.decks = new Decks(database, heard);
    this.setups = new Store(database, heard, { name: 'setups', key: ({ game }) => game, read: readSetup });
    this.results = new Store(database, heard, { name: 'results', key: ({ id }) => id, read: readResult });
    this.carrying = new Carrying(database, heard, this);
    this.unread = new Unread(database, heard, {
      matches: readMatch,
      archive: readMatch,
      decks: readDeck,
      setups: readSetup,
      results: readResult,
    });
  }

  /** Called once, when something could not be kept. */
  onTrouble(listener: () => void): void {
    this.#database.onTrouble(listener);
  }

  /**
   * Asks the browser not to clear the data when the disk is full. Some browsers then ask the person, so this is called only when there is something
   * to lose, and only once. Others decide by themselves, and favour installed pages: so it asks again after the page was installed.
   */
  async persist(): Promise<void> {
    if (leavesNothing) return;
    try {
      const { storage } = navigator;
      const as = matchMedia('(display-mode: standalone)').matches ? 'installed' : 'page';
      const asked = localStorage.getItem(ASKED);
      if (asked === as || asked === 'installed' || (await storage.persisted())) return;
      localStorage.setItem(ASKED, as);
      await storage.persist();
    } catch {
      // The browser goes on clearing when it has to.
    }
  }
}

/** The device of this page. */
export const device = new Device(ownHeard(), typeof window === 'undefined' ? null : window);
