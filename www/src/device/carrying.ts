// Makes a backup of everything that this device keeps of its people, and adds backups from elsewhere to what is here. A backup is written completely
// or not at all, and nothing on this device is lost.

import type { Archive } from './archive.ts';
import { together, type Database, type Connection } from './database.ts';
import type { Decks } from './decks.ts';
import type { Heard } from './heard.ts';
import type { Matches } from './matches.ts';
import { baseOf, contains, hash, mergeMatches, mergeRows, nameOf, seatedAlike, union, versionOf } from './merge.ts';
import { pack, type Packed } from './packing.ts';
import { erase, PARTS, write as writeParts, Written } from './parts.ts';
import type { Backup } from './parcel.ts';
import type { StoredResult } from './results.ts';
import { readMatch, type MatchHead, type StoredDeck, type StoredMatch, type StoredSetup } from './rows.ts';
import type { Store } from './store.ts';

/** What a backup has added here: counts and ids. */
export interface Brought {
  matches: number;
  /** Matches that were here already, and went on elsewhere. */
  grown: number;
  /** Matches that went on here and elsewhere: both are kept. */
  beside: number;
  results: number;
  decks: number;
  /** Under which ids matches were put. */
  ids: string[];
}

export interface Shelves {
  matches: Matches;
  archive: Archive;
  decks: Decks;
  results: Store<StoredResult>;
  setups: Store<StoredSetup>;
}

const STORES = [...PARTS, 'archive', 'records', 'results', 'decks', 'setups'] as const;

interface All {
  puts: readonly Put[];
  /** For each of `puts` its record, packed; null where the match is not over. */
  records: readonly (Packed | null)[];
  results: readonly StoredResult[];
  decks: readonly StoredDeck[];
  setups: readonly StoredSetup[];
}

/** Writes all of it, or throws and writes nothing. */
async function write(db: Connection, { puts, records, results, decks, setups }: All, { ids }: Brought): Promise<void> {
  const transaction = db.transaction(STORES, 'readwrite');
  transaction.done.catch(() => undefined);
  const store = (name: (typeof STORES)[number]) => transaction.objectStore(name);
  const there = await Promise.all(puts.map(async ({ match }) => readMatch(await store('matches').get(match.id))));
  await together(transaction, (ask) => {
    for (const [at, { match, over }] of puts.entries()) {
      // If somebody has continued the match here meanwhile, the match of the backup becomes another version.
      const taken = over !== null && (there[at]?.revision ?? over) !== over;
      const row = taken ? { ...match, id: versionOf(match) } : match;
      const packed = records[at];
      ids.push(row.id);
      if (packed) {
        ask(store('archive').put({ ...row, save: null }));
        ask(store('records').put({ id: row.id, ...packed }));
        if (!taken) erase(transaction, row.id, ask);
      } else {
        writeParts(transaction, new Written().next(row, undefined), ask);
        // The match is not over any more.
        ask(store('archive').delete(row.id));
        ask(store('records').delete(row.id));
      }
    }
    for (const row of results) ask(store('results').put(row));
    for (const row of decks) ask(store('decks').put(row));
    for (const row of setups) ask(store('setups').put(row));
  });
}

/** One match to be written. */
interface Put {
  match: StoredMatch;
  /** The revision of the match (in the store `matches`) that this one replaces; null if there is none. */
  over: number | null;
}

/** The matches of these heads, with their records. */
async function read(heads: readonly MatchHead[], shelf: Matches | Archive): Promise<StoredMatch[]> {
  return (await Promise.all(heads.map(({ id }) => shelf.get(id)))).flatMap((match) => match ?? []);
}

export class Carrying {
  constructor(
    private readonly database: Database,
    private readonly heard: Heard,
    private readonly shelves: Shelves,
  ) {}

  async everything(): Promise<Backup> {
    const { matches, archive, results, decks, setups } = this.shelves;
    return {
      made: Date.now(),
      matches: [...(await read(await matches.all(), matches)), ...(await read(await archive.all(), archive))],
      results: await results.all(),
      decks: await decks.every(),
      setups: await setups.all(),
    };
  }

  /** Adds a backup to what is here; null if this failed (too little room, say) and nothing has changed. */
  async bring(backup: Backup): Promise<Brought | null> {
    const brought: Brought = { matches: 0, grown: 0, beside: 0, results: 0, decks: 0, ids: [] };
    const puts = await this.#matches(backup.matches, brought);
    const results = await this.#results(backup.results);
    const decks = await this.#decks(backup.decks);
    const here = new Set((await this.shelves.setups.all()).map(({ game }) => game));
    const setups = backup.setups.filter(({ game }) => !here.has(game));
    [brought.results, brought.decks] = [results.length, decks.length];
    const records = await Promise.all(puts.map(async ({ match }) => (match.over ? await pack(match.save) : null)));
    const done = await this.database.once((db) => write(db, { puts, records, results, decks, setups }, brought));
    if (!done) return null;
    for (const name of STORES) this.heard.tell(name);
    return brought;
  }

  async #matches(theirs: readonly StoredMatch[], brought: Brought): Promise<Put[]> {
    const { matches, archive } = this.shelves;
    const live = await matches.all();
    const over = await archive.all();
    const puts: Put[] = [];
    for (const base of new Set(theirs.map(({ id }) => baseOf(id)))) {
      const same = (heads: readonly MatchHead[]): MatchHead[] => heads.filter(({ id }) => baseOf(id) === base);
      const running = await read(same(live), matches);
      // Another tab may have moved a match to the archive since `live` was read.
      const away = same(live).filter(({ id }) => !running.some((match) => match.id === id));
      const ours = [...running, ...(await read([...away, ...same(over)], archive))];
      const taken = same(live).length + same(over).length > 0;
      const added = theirs.filter(({ id }) => baseOf(id) === base);
      // If a match went on in two ways elsewhere, it grows by one of them, and the other lies beside it.
      const growing = new Set<StoredMatch>();
      for (const wanted of mergeMatches([...ours, ...added])) {
        // If two records differ only in who sat where, the one that was written last counts.
        const known = (save: unknown): boolean =>
          contains(save, wanted.save) && (seatedAlike(save, wanted.save) || !contains(wanted.save, save));
        if (ours.some(({ save }) => known(save))) continue;
        const grown = ours.find((one) => !growing.has(one) && contains(wanted.save, one.save));
        if (grown) growing.add(grown);
        const revision = (grown?.revision ?? 0) + 1;
        const kept = { ...wanted, revision };
        if (grown)
          puts.push({ match: { ...kept, id: grown.id }, over: running.includes(grown) ? grown.revision : null });
        else puts.push({ match: { ...kept, id: taken ? versionOf(wanted) : wanted.id }, over: null });
        if (grown) brought.grown++;
        else if (taken) brought.beside++;
        else brought.matches++;
      }
    }
    return puts;
  }

  async #results(theirs: readonly StoredResult[]): Promise<StoredResult[]> {
    const ours = await this.shelves.results.all();
    const all = mergeRows([...ours, ...theirs]);
    const told = (row: StoredResult): string => JSON.stringify({ ...row, id: baseOf(row.id) });
    const here = new Set(ours.map(told));
    const ids = new Set(ours.map(({ id }) => id));
    return all
      .filter((row) => !here.has(told(row)))
      .map((row) => (ids.has(row.id) ? { ...row, id: `${baseOf(row.id)}~${hash(told(row))}` } : row));
  }

  /** Lists of words are merged. A deck gets a new name if another deck has its name. */
  async #decks(theirs: readonly StoredDeck[]): Promise<StoredDeck[]> {
    const here = await this.shelves.decks.every();
    const puts: StoredDeck[] = [];
    for (const deck of theirs) {
      const text = JSON.stringify(deck.data);
      const base = nameOf(deck.name);
      const alike = [...here, ...puts].filter(
        ({ game, kind, name }) => game === deck.game && kind === deck.kind && nameOf(name) === base,
      );
      const namesake = alike.find(({ name }) => name === deck.name);
      if (alike.some(({ data }) => JSON.stringify(data) === text)) continue;
      if (namesake && Array.isArray(namesake.data) && Array.isArray(deck.data)) {
        const data = union([namesake.data, deck.data]);
        if (data.length > namesake.data.length) puts.push({ ...deck, data });
        continue;
      }
      let name = deck.name;
      for (let count = 2; alike.some((other) => other.name === name); count++) name = `${base} (${count})`;
      puts.push({ ...deck, name });
    }
    return puts;
  }
}
