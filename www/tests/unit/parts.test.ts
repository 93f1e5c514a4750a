// How a match lies in the database: its actions are appended, what was brought to it is written once, and what comes out is what went in.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { DATABASE } from '../../src/device/database.ts';
import { Device } from '../../src/device/device.ts';
import type { StoredMatch } from '../../src/device/rows.ts';

let written: [store: string, bytes: number][] = [];
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (this: IDBObjectStore, value, ...rest) {
  written.push([this.name, JSON.stringify(value).length]);
  return put.call(this, value, ...rest);
};

/** How many rows were read, by store. */
let rows: Record<string, number> = {};
const { get, getAll } = IDBObjectStore.prototype;
const counted = (store: string, asked: IDBRequest, count: () => number): void =>
  asked.addEventListener('success', () => (rows[store] = (rows[store] ?? 0) + count()));
IDBObjectStore.prototype.get = function (this: IDBObjectStore, ...wanted) {
  const asked = get.apply(this, wanted);
  counted(this.name, asked, () => (asked.result === undefined ? 0 : 1));
  return asked;
};
IDBObjectStore.prototype.getAll = function (this: IDBObjectStore, ...wanted) {
  const asked = getAll.apply(this, wanted);
  counted(this.name, asked, () => asked.result.length);
  return asked;
};

// Another device for each test.
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  written = [];
  rows = {};
});

const deck = { deck: { cards: 'ABC'.repeat(10_000) } };
const played = (count: number, first = 0): object[] =>
  Array.from({ length: count }, (_, at) => ({ seat: at % 3, action: { type: 'play', card: `p${at + first}` } }));

/** A match after those actions, written so often. */
const match = (revision: number, actions: readonly object[], data: object | undefined = deck): StoredMatch => ({
  id: 'a',
  game: 'plis',
  names: ['Zoé', 'Léa', 'Tom'],
  bots: [null, null, null],
  options: {},
  round: 1,
  scores: [0, 0, 0],
  over: false,
  updated: revision,
  save: {
    version: 1,
    game: 'plis',
    seats: [],
    ...(data ? { data } : {}),
    options: {},
    seed: '7',
    actions: [...actions],
  },
  revision,
});

/** Writes the match again and again, as it grows. */
async function grow(device: Device, from: number, to: number): Promise<void> {
  for (let count = from; count <= to; count++) await device.matches.keep(match(count + 1, played(count)));
}

test('an action costs the same at the end of a match as at its beginning, and a deck is written once', async () => {
  const device = new Device();
  await grow(device, 0, 300);
  const of = (name: string): number[] => written.flatMap(([store, bytes]) => (store === name ? [bytes] : []));
  assert.equal(of('brought').length, 1);
  assert.equal(of('moves').length, 300);
  assert.ok(Math.max(...of('matches')) < 300, 'the row of the match');
  assert.ok(Math.max(...of('moves')) < 100, 'an action');
  const { save } = match(0, played(300));
  for (const page of [device, new Device()]) assert.deepEqual((await page.matches.get('a'))?.save, save);
  const kept = (await new Device().matches.get('a'))?.save as object;
  assert.deepEqual(Object.keys(kept).slice(-1), ['actions'], 'a file that is cut has lost its end');
  assert.ok(Object.keys(kept).indexOf('data') < Object.keys(kept).indexOf('seed'));
});

test('a list of many matches reads a row of each, and the moves of none before it is opened', async () => {
  const device = new Device();
  for (let at = 0; at < 300; at++) {
    const one = { ...match(1, played(10)), id: `m${at}`, updated: at };
    await device.matches.keep(one);
    await device.matches.keep({ ...one, ...match(2, played(12)), id: `m${at}`, updated: at });
  }
  rows = {};
  const there = new Device();
  const [newest, ...others] = await there.matches.all();
  assert.deepEqual([newest?.id, newest?.names, others.length], ['m299', ['Zoé', 'Léa', 'Tom'], 299]);
  assert.ok(newest && !('save' in newest), 'nobody takes the head of a record for the record');
  assert.deepEqual(rows, { matches: 300 });
  rows = {};
  assert.deepEqual((await there.matches.get('m7'))?.save, match(0, played(12)).save);
  assert.deepEqual(rows, { matches: 1, moves: 2, brought: 1, watches: 0 });
});

test('a match that is still being dealt is in no list', async () => {
  const device = new Device();
  await device.matches.keep({ ...match(1, []), save: null });
  assert.deepEqual(await device.matches.all(), []);
  assert.equal((await device.matches.get('a'))?.save, null);
});

test('actions that were taken back are gone, wherever they were written', async () => {
  for (const left of [0, 1, 7, 19, 20]) {
    globalThis.indexedDB = new IDBFactory();
    const device = new Device();
    await device.matches.keep(match(1, played(10)));
    for (let count = 11; count <= 20; count++) await device.matches.keep(match(count, played(count)));
    const others = [...played(left), ...played(3, 100)];
    await device.matches.keep(match(21, others));
    assert.deepEqual((await new Device().matches.get('a'))?.save, match(0, others).save, `${left} stay`);
    const db = await opened();
    const rows = await done(db.transaction('moves').objectStore('moves').getAll());
    db.close();
    assert.deepEqual(
      rows.flatMap(({ actions }) => actions as unknown[]),
      others,
      'and nothing else lies there',
    );
    await device.matches.keep(match(22, [...others, ...played(1, 200)]));
    assert.deepEqual((await new Device().matches.get('a'))?.save, match(0, [...others, ...played(1, 200)]).save);
  }
});

test('who takes a match over knows nothing of what another page has written, and writes all of it', async () => {
  const [one, other] = [new Device(), new Device()];
  await grow(one, 0, 5);
  await other.matches.keep(match(7, played(3)));
  await assert.rejects(one.matches.keep(match(7, played(6))));
  assert.deepEqual((await new Device().matches.get('a'))?.save, match(0, played(3)).save);
  // The first page opens it again, and plays on from there.
  await one.matches.keep(match(8, [...played(3), ...played(1, 50)], undefined));
  assert.deepEqual(
    (await new Device().matches.get('a'))?.save,
    match(0, [...played(3), ...played(1, 50)], undefined).save,
  );
});

test('a match that an older page has written in one row is gone on with', async () => {
  await new Device().matches.all();
  const db = await opened();
  const row = match(4, played(4));
  await done(db.transaction('matches', 'readwrite').objectStore('matches').put(row));
  db.close();
  const device = new Device();
  assert.deepEqual(await device.matches.get('a'), row);
  await device.matches.keep(match(5, played(5)));
  assert.deepEqual((await new Device().matches.get('a'))?.save, match(0, played(5)).save);
});

test('a record of which a part is lost breaks off there, and says so', async () => {
  const device = new Device();
  await grow(device, 0, 6);
  const db = await opened();
  await done(db.transaction('moves', 'readwrite').objectStore('moves').delete(['a', 4]));
  db.close();
  const there = await new Device().matches.get('a');
  assert.equal(there?.shortened, true);
  assert.deepEqual(there?.save, match(0, played(4)).save);
});

test('a match that is erased, or put away, leaves nothing', async () => {
  for (const leave of ['drop', 'take'] as const) {
    globalThis.indexedDB = new IDBFactory();
    const device = new Device();
    await grow(device, 0, 4);
    const over = { ...match(6, played(5)), over: true };
    await device.matches.keep(over);
    if (leave === 'drop') await device.matches.drop('a');
    else await device.archive.take(over);
    const db = await opened();
    for (const name of ['matches', 'moves', 'brought', 'watches'])
      assert.deepEqual(await done(db.transaction(name).objectStore(name).getAllKeys()), [], `${leave}: ${name}`);
    db.close();
    if (leave === 'take') assert.deepEqual((await device.archive.get('a'))?.save, over.save);
  }
});

for (const when of ['as it is asked', 'later'])
  test(`a disk that is full in the middle of it changes nothing on the device, told ${when}`, async () => {
    const device = new Device();
    await grow(device, 0, 3);
    const whole = IDBObjectStore.prototype.put;
    // A transaction that is being written can no longer be aborted by the page, only by the disk.
    const { commit } = IDBTransaction.prototype;
    if (when === 'later') IDBTransaction.prototype.commit = () => undefined;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value, ...rest) {
      if (this.name === 'moves' && when !== 'later') throw new DOMException('full', 'QuotaExceededError');
      const asked = whole.call(this, value, ...rest);
      if (this.name === 'moves') asked.addEventListener('success', () => this.transaction.abort());
      return asked;
    };
    try {
      await device.matches.keep(match(5, played(4)));
    } finally {
      IDBObjectStore.prototype.put = whole;
      IDBTransaction.prototype.commit = commit;
    }
    assert.deepEqual((await device.matches.get('a'))?.save, match(0, played(4)).save, 'this page has it in memory');
    assert.deepEqual((await new Device().matches.get('a'))?.save, match(0, played(3)).save);
    // There is room again.
    await device.matches.keep(match(6, played(6)));
    assert.deepEqual((await new Device().matches.get('a'))?.save, match(0, played(6)).save);
  });

const opened = (): Promise<IDBDatabase> => done(indexedDB.open(DATABASE));

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as Error);
  });
}
