// What stays on the device: two tabs, today's database and the ones before it, rows that are none, finished matches, time that was used.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { ARCHIVED } from '../../src/device/archive.ts';
import { DATABASE, VERSION } from '../../src/device/database.ts';
import { Device } from '../../src/device/device.ts';
import { Heard, type Wire } from '../../src/device/heard.ts';
import { Keeping } from '../../src/device/keeping.ts';
import { pack, unpack } from '../../src/device/packing.ts';
import type { StoredMatch } from '../../src/device/rows.ts';
import type { Save, View } from '../../src/protocol/index.ts';
import { row } from './stored.ts';

// Another device for each test.
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const result = (id: string) => ({
  id,
  game: 'plis',
  level: null,
  names: ['Zoé', 'Anna'],
  bots: [null, null],
  scores: [1, 2],
  places: [2, 1],
  ended: 7,
});

/** A database as a version of the page left it, with rows that nobody checks. */
async function planted(
  version: number,
  stores: Record<string, { keyPath: string | string[]; rows: object[] }>,
): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, version);
    opening.onupgradeneeded = () => {
      for (const [name, { keyPath }] of Object.entries(stores)) opening.result.createObjectStore(name, { keyPath });
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  for (const [name, { rows }] of Object.entries(stores)) {
    const transaction = db.transaction(name, 'readwrite');
    for (const one of rows) transaction.objectStore(name).put(one);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
  }
  db.close();
}

const DECKS = ['game', 'kind', 'name'];
const deck = { game: 'plis', kind: 'deck', name: 'Mon jeu', data: { cards: [1] } };

test('a database of version 3 is read as it is, and has room for what came since', async () => {
  await planted(3, {
    matches: { keyPath: 'id', rows: [row('running', { at_ms: 5000 }), row('over', { over: true, updated: 9 })] },
    setups: { keyPath: 'game', rows: [{ game: 'plis', seats: [{ name: 'Zoé', bot: null }], options: { rounds: 3 } }] },
    decks: { keyPath: DECKS, rows: [deck] },
    results: { keyPath: 'id', rows: [result('over')] },
  });
  const device = new Device();
  assert.deepEqual(
    (await device.matches.all()).map(({ id }) => id),
    ['over', 'running'],
  );
  assert.equal((await device.matches.get('running'))?.at_ms, 5000);
  assert.deepEqual((await device.setups.get('plis'))?.options, { rounds: 3 });
  assert.deepEqual(await device.decks.all('plis'), [deck]);
  assert.deepEqual(await device.results.all(), [result('over')]);
  await device.archive.take(row('over', { over: true, updated: 9 }));
  assert.deepEqual(
    (await device.archive.all()).map(({ id }) => id),
    ['over'],
  );
  assert.equal(await device.unread.count(), 0);
});

test('a database of version 1 gets what it lacks', async () => {
  await planted(1, { matches: { keyPath: 'id', rows: [row('a')] } });
  const device = new Device();
  assert.equal((await device.matches.all()).length, 1);
  await device.decks.put(deck);
  assert.equal((await device.decks.all('plis')).length, 1);
});

test('two words kept at once are both kept, from one tab or from two', async () => {
  const [one, other] = [new Device(), new Device()];
  const add = (word: string) => (kept: unknown) => [...((kept ?? []) as string[]), word];
  await Promise.all([
    one.decks.update('themes', 'words', 'fr', add('ACÉRÉ')),
    one.decks.update('themes', 'words', 'fr', add('ABYSSE')),
    other.decks.update('themes', 'words', 'fr', add('AFFABLE')),
  ]);
  const [kept] = await one.decks.all('themes');
  assert.deepEqual([...((kept?.data ?? []) as string[])].sort(), ['ABYSSE', 'ACÉRÉ', 'AFFABLE']);
});

test('so they are where nothing can be stored', async () => {
  indexedDB.open = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const device = new Device();
  const add = (word: string) => (kept: unknown) => [...((kept ?? []) as string[]), word];
  await Promise.all(['A', 'B'].map((word) => device.decks.update('themes', 'words', 'fr', add(word))));
  assert.deepEqual((await device.decks.all('themes'))[0]?.data, ['A', 'B']);
  assert.deepEqual(await device.decks.all('plis'), []);
});

test('a second deck of the same name stands beside the first one; the same deck is kept once', async () => {
  const device = new Device();
  const other = { ...deck, data: { cards: [2] } };
  assert.equal((await device.decks.add(deck)).name, 'Mon jeu');
  assert.equal((await device.decks.add(other)).name, 'Mon jeu (2)');
  assert.equal((await device.decks.add(deck)).name, 'Mon jeu');
  assert.equal((await device.decks.add(other)).name, 'Mon jeu (2)');
  const [first, second] = await Promise.all([3, 4].map((n) => device.decks.add({ ...deck, data: { cards: [n] } })));
  assert.notEqual(first?.name, second?.name);
  assert.equal((await device.decks.all('plis')).length, 4);
});

test('the name of a deck has an end', async () => {
  const kept = await new Device().decks.add({ ...deck, name: 'é'.repeat(900_000) });
  assert.equal(Array.from(kept.name).length, 60);
});

test('rows that are none are left out of everything, and can be erased', async () => {
  const seats = [{ name: 'Zoé', bot: null }];
  await planted(3, {
    matches: { keyPath: 'id', rows: [row('good'), { id: 'none', game: 7 }] },
    setups: {
      keyPath: 'game',
      rows: [
        { game: 'plis', options: {} },
        { game: 'syntax', seats: [{ name: 4 }], options: {} },
        { game: 'themes', seats, options: null },
        { game: 'spikit', seats, options: {}, data: { deck: 4 } },
      ],
    },
    decks: {
      keyPath: DECKS,
      rows: [deck, { ...deck, name: 'null', data: null }, { ...deck, name: 'text', data: 'x' }],
    },
    results: {
      keyPath: 'id',
      rows: [
        result('good'),
        { ...result('nan'), ended: Number.NaN },
        { ...result('places'), places: [null, 'x'] },
        { ...result('names'), names: [{}, 1] },
        { ...result('bots'), bots: ['easy', 'easy'] },
      ],
    },
  });
  const device = new Device();
  assert.deepEqual(
    (await device.results.all()).map(({ id }) => id),
    ['good'],
  );
  for (const game of ['plis', 'syntax', 'themes']) assert.equal(await device.setups.get(game), null);
  assert.deepEqual((await device.setups.get('spikit'))?.data, {});
  assert.deepEqual(
    (await device.decks.all('plis')).map(({ name }) => name),
    ['Mon jeu'],
  );
  assert.equal(await device.unread.count(), 10);
  await device.unread.erase();
  assert.equal(await device.unread.count(), 0);
  assert.equal((await device.matches.all()).length, 1);
});

test('a date that no calendar has is a date all the same', async () => {
  await planted(3, {
    results: {
      keyPath: 'id',
      rows: [
        { ...result('early'), ended: -1e300 },
        { ...result('late'), ended: 1e300 },
      ],
    },
  });
  for (const { ended } of await new Device().results.all())
    assert.doesNotThrow(() => new Intl.DateTimeFormat('fr').format(ended));
});

test('what one tab keeps, the other hears of', async () => {
  const wires: Wire[] = [];
  const open = (): Wire => {
    const wire: Wire = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of wires)
          if (other !== wire) (other.onmessage as ((event: unknown) => void) | null)?.({ data });
      },
    };
    wires.push(wire);
    return wire;
  };
  const [one, other] = [new Device(new Heard(open)), new Device(new Heard(open))];
  let heard = 0;
  other.decks.onChange(() => heard++);
  await one.decks.put(deck);
  assert.equal(heard, 1);
  await one.results.put(result('a'));
  assert.equal(heard, 1, 'of the decks alone');
});

// Matches that are over

test('a record is packed, and comes back as it was', async () => {
  const record = {
    game: 'plis',
    actions: Array.from({ length: 150 }, (_, n) => ({ seat: n % 3, action: { type: 'play', card: 'É' } })),
  };
  const packed = await pack(record);
  assert.equal(packed.packed, 'deflate-raw');
  assert.ok(packed.packed && packed.bytes.length * 10 < JSON.stringify(record).length);
  assert.deepEqual(await unpack(packed), record);
  assert.deepEqual(await unpack({ packed: null, text: JSON.stringify(record) }), record);
  for (const none of [
    null,
    {},
    { packed: 'deflate-raw', bytes: new Uint8Array([1, 2, 3]) },
    { packed: null, text: '{' },
  ])
    assert.equal(await unpack(none), null);
});

test('a match that is over leaves the others for the archive, with its record', async () => {
  const device = new Device();
  const over = row('a', { over: true, save: { actions: [1, 2, 3] } });
  await device.matches.keep(over);
  await device.archive.take({ ...over, revision: 0 });
  assert.equal((await device.archive.all()).length, 0, 'somebody has written it since');
  await device.archive.take(over);
  assert.deepEqual(await device.matches.all(), []);
  assert.deepEqual(
    (await device.archive.all()).map((head) => ({ save: null, ...head }).save),
    [null],
    'a list reads no records',
  );
  assert.deepEqual((await device.archive.get('a'))?.save, { actions: [1, 2, 3] });
});

test('the archive holds the last ones, and each can be erased', async () => {
  const device = new Device();
  for (let n = 0; n < ARCHIVED + 3; n++) {
    const over = row(`m${n}`, { over: true, updated: n + 1 });
    await device.matches.keep(over);
    await device.archive.take(over);
  }
  const all = await device.archive.all();
  assert.equal(all.length, ARCHIVED);
  assert.equal(all[0]?.id, `m${ARCHIVED + 2}`);
  assert.equal(await device.archive.get('m2'), null, 'its record is gone too');
  await device.archive.drop('m100');
  assert.equal(await device.archive.get('m100'), null);
  await device.archive.clear();
  assert.deepEqual(await device.archive.all(), []);
});

const SAVE = { seats: [{ name: 'Zoé', bot: null }], options: {}, actions: [1] } as unknown as Save;
const view = (over: boolean): View =>
  ({ round: 1, over, seats: [{ score: 3 }], ranking: over ? [[0]] : null }) as unknown as View;
const keeping = (device: Device, match: StoredMatch, archived = false): Keeping =>
  new Keeping(device, match, { archived, overtaken: () => undefined });

test('the browser is asked to keep it all when the first match is over, and no second time where it refused', async (t) => {
  let [asked, installed, granted] = [0, false, false];
  const notes = new Map<string, string>();
  const stands = {
    navigator: {
      storage: {
        persisted: () => Promise.resolve(granted),
        persist: () => Promise.resolve(++asked > 9),
      },
    },
    matchMedia: () => ({ matches: installed }),
    localStorage: {
      getItem: (key: string) => notes.get(key) ?? null,
      setItem: (key: string, value: string) => void notes.set(key, value),
    },
  };
  for (const [name, value] of Object.entries(stands)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    t.after(() =>
      before ? Object.defineProperty(globalThis, name, before) : Reflect.deleteProperty(globalThis, name),
    );
  }
  const played = async (over: boolean): Promise<number> => {
    const held = keeping(new Device(), row('a', { names: ['Zoé', 'Anna'], bots: [null, null] }));
    held.note(view(over), 0);
    await held.settled();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return asked;
  };
  assert.equal(await played(false), 0, 'nothing is to be lost yet');
  assert.equal(await played(true), 1);
  assert.equal(await played(true), 1);
  installed = true;
  assert.equal(await played(true), 2, 'a page that was installed asks for itself');
  assert.equal(await played(true), 2);
  notes.clear();
  granted = true;
  assert.equal(await played(true), 2, 'it was granted long ago');
});

test('it is put away when it is left, not before: its end may still be taken back', async () => {
  const device = new Device();
  const held = keeping(device, row('a', { revision: 0, save: null }));
  await held.keep(SAVE);
  held.note(view(true), 0);
  await held.settled();
  assert.equal((await device.archive.all()).length, 0);
  await held.end();
  assert.equal((await device.archive.all()).length, 1);
  assert.equal((await device.matches.all()).length, 0);
  const back = keeping(device, (await device.archive.get('a')) as StoredMatch, true);
  back.note(view(false), 0);
  await back.keep(SAVE);
  await back.end();
  assert.equal((await device.archive.all()).length, 0, 'it is played again');
  assert.equal((await device.matches.all()).length, 1);
});

test('how a table turns is written as soon as somebody chooses it, though nobody has played', async () => {
  const device = new Device();
  const turned = async (): Promise<unknown> => (await device.matches.get('turns'))?.turning;
  await device.matches.keep(row('turns', { save: null }));
  const held = keeping(device, (await device.matches.get('turns')) as StoredMatch);
  held.turn('facing');
  await held.settled();
  assert.equal(await turned(), 'facing');
  // What it begins with is no choice.
  held.turn('stay', true);
  await held.settled();
  assert.equal(await turned(), 'facing');
});

// Time that was used

test('where a watch stands is on its way before the page can go', async () => {
  const device = new Device();
  await device.matches.keep(row('a'));
  const held = keeping(device, (await device.matches.get('a')) as StoredMatch);
  const reads: string[] = [];
  const get = IDBObjectStore.prototype.get;
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    reads.push(this.name);
    return get.call(this, key);
  };
  let written = 0;
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value) {
    written++;
    return put.call(this, value);
  };
  try {
    held.note(view(false), 4321);
    assert.deepEqual([written, reads], [1, []], 'in the same tick');
  } finally {
    Object.assign(IDBObjectStore.prototype, { get, put });
  }
  assert.equal((await new Device().matches.get('a'))?.at_ms, 4321);
});

test('three reloads give no second back, and nothing sets a watch back', async () => {
  let at = 0;
  await new Device().matches.keep(row('a'));
  for (let n = 1; n <= 3; n++) {
    const page = new Device();
    const match = (await page.matches.get('a')) as StoredMatch;
    assert.equal(match.at_ms ?? 0, at);
    at += 300;
    keeping(page, match).note(view(false), at);
  }
  const last = (await new Device().matches.get('a')) as StoredMatch;
  keeping(new Device(), last).note(view(false), 100);
  assert.equal((await new Device().matches.get('a'))?.at_ms, 900);
});

test('the database has a version of its own', () => assert.equal(VERSION, 5));

/** A transaction of another page that wants a store for itself, and never ends by itself. */
async function holding(name: string): Promise<{ end: () => void }> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = db.transaction(name, 'readwrite');
  let held = true;
  const again = (): void => {
    transaction.objectStore(name).get('x').onsuccess = () => {
      if (held) again();
    };
  };
  again();
  return {
    end: () => {
      held = false;
      db.close();
    },
  };
}

test('a database that does not answer is waited for no longer than that, and told', async () => {
  const device = new Device(new Heard(), null, 50);
  await device.matches.keep(row('before'));
  let told = 0;
  device.onTrouble(() => told++);
  const held = await holding('matches');
  await device.matches.keep(row('during'));
  assert.equal(told, 1);
  held.end();
  // What could not be kept is there as long as the page, beside what was.
  const ids = (await device.matches.all()).map(({ id }) => id);
  assert.ok(ids.includes('during'));
});

test('whoever leaves the page ends its transactions, and what was asked for is done', async () => {
  const page = new EventTarget();
  const device = new Device(new Heard(), page);
  await device.matches.keep(row('kept'));
  const read = device.matches.all();
  // The read is under way.
  await new Promise((resolve) => setImmediate(resolve));
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pageshow'));
  assert.deepEqual(
    (await read).map(({ id }) => id),
    ['kept'],
  );
});

test('of what is brought into several stores nothing is written by a page that is left, and all of it once it is back', async () => {
  const page = new EventTarget();
  const device = new Device(new Heard(), page);
  await device.matches.keep(row('ended', { over: true }));
  let over = false;
  const taken = device.archive.take(row('ended', { over: true })).then(() => (over = true));
  for (let turns = 0; turns < 3; turns++) await new Promise((resolve) => setImmediate(resolve));
  page.dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const elsewhere = new Device();
  const there = { live: (await elsewhere.matches.all()).length, over: (await elsewhere.archive.all()).length };
  assert.equal(there.live + there.over, 1);
  page.dispatchEvent(new Event('pageshow'));
  await taken;
  assert.ok(over);
  assert.deepEqual(
    (await elsewhere.archive.all()).map(({ id }) => id),
    ['ended'],
  );
});
