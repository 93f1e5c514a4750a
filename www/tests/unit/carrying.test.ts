// What is taken along and what comes in: known by its content, put together without losing anything, whatever came first.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { Device } from '../../src/device/device.ts';
import { contains, mergeMatches, mergeRows } from '../../src/device/merge.ts';
import { LONGEST, unpack } from '../../src/device/packing.ts';
import { backupText, read, recordText, UNPACKED, type Backup } from '../../src/device/parcel.ts';
import { readMatch, type StoredMatch } from '../../src/device/rows.ts';
import { fileName } from '../../src/lib/download.ts';

// Another device for each test.
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const another = (): Device => {
  globalThis.indexedDB = new IDBFactory();
  return new Device();
};

/** Chance that comes out the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const match = (id: string, actions: number[], more: Partial<StoredMatch> = {}): StoredMatch => ({
  id,
  game: 'plis',
  names: ['Zoé', 'Ugo'],
  bots: [null, 'easy'],
  options: {},
  round: 1,
  scores: [0, 0],
  over: false,
  updated: 1,
  revision: 1,
  save: {
    version: 1,
    game: 'plis',
    seats: [
      { name: 'Zoé', bot: null },
      { name: 'Ugo', bot: 'easy' },
    ],
    seed: '7',
    setup: null,
    actions: actions.map((n) => ({ seat: n % 2, action: { type: 'play', card: `p${n}` } })),
  },
  ...more,
});

const result = (id: string, ended: number) => ({
  id,
  game: 'plis',
  level: null,
  names: ['Zoé', 'Anna'],
  bots: [null, null],
  scores: [ended, 2],
  places: [2, 1],
  ended,
});

const deck = (name: string, cards: number[]) => ({ game: 'spikit', kind: 'deck', name, data: { cards } });
const words = (...data: string[]) => ({ game: 'themes', kind: 'words', name: 'fr', data });

/** What a device may have come to: few ids, so that devices share some, and lines of play that branch. */
function device(seed: number): Backup {
  const random = chance(seed);
  const some = <T>(count: number, make: () => T): T[] => Array.from({ length: random(count + 1) }, make);
  const line = (): number[] => some(5, () => random(2));
  const decks = [
    ...some(3, () => deck(`d${random(2)}`, [random(2)])),
    ...some(1, () => words(...new Set([`w${random(3)}`, `w${random(3)}`]))),
  ];
  return {
    made: seed,
    matches: mergeMatches(some(6, () => match(`m${random(3)}`, line(), { over: random(3) === 0, updated: random(4) }))),
    results: mergeRows(some(4, () => result(`r${random(3)}`, random(2)))),
    // A device has one of each name, and each word once.
    decks: [...new Map(decks.map((one) => [`${one.kind} ${one.name}`, one])).values()],
    setups: some(1, () => ({ game: `g${random(2)}`, seats: [], options: { n: random(2) } })),
  };
}

/** What two devices come to, in an order of its own. */
function merged(a: Merged, b: Merged): Merged {
  const sorted = <T extends { id: string }>(rows: T[]): T[] => rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  return {
    matches: sorted(mergeMatches([...a.matches, ...b.matches])),
    results: sorted(mergeRows([...a.results, ...b.results])),
  };
}
type Merged = Pick<Backup, 'matches' | 'results'>;

test('matches and results merge alike in any order, in any grouping, and as often as one likes', () => {
  for (let seed = 0; seed < 400; seed++) {
    const [a, b, c] = [device(3 * seed), device(3 * seed + 1), device(3 * seed + 2)] as const;
    const both = merged(a, b);
    assert.deepEqual(both, merged(b, a), `seed ${seed}: either first`);
    assert.deepEqual(merged(both, b), both, `seed ${seed}: once more`);
    assert.deepEqual(merged(both, both), both, `seed ${seed}: with itself`);
    assert.deepEqual(merged(both, c), merged(a, merged(b, c)), `seed ${seed}: three`);
    for (const { id, save } of [...a.matches, ...b.matches])
      assert.ok(
        both.matches.some((one) => contains(one.save, save)),
        `seed ${seed}: ${id} is lost`,
      );
  }
});

/** All that can be found on a device, whatever it is called there. */
async function found(on: Device): Promise<unknown> {
  const { matches, results, decks } = await on.carrying.everything();
  const sorted = (list: unknown[]): string[] => list.map((one) => JSON.stringify(one)).sort();
  return {
    matches: sorted(matches.map(({ id, save }) => [id.split('~')[0], save])),
    results: sorted(results.map(({ id, ...rest }) => [id.split('~')[0], rest])),
    decks: sorted(
      decks.map(({ name, data, ...rest }) => [name.split(' ')[0], rest, Array.isArray(data) ? [...data].sort() : data]),
    ),
  };
}

test('two devices that bring each other everything have the same, and nothing is gone', async () => {
  for (let seed = 0; seed < 48; seed++) {
    const [a, b] = [device(2 * seed), device(2 * seed + 1)] as const;
    const seen: unknown[] = [];
    for (const [first, second] of [
      [a, b],
      [b, a],
    ] as const) {
      const on = another();
      await on.carrying.bring(first);
      await on.carrying.bring(second);
      seen.push(await found(on));
      const again = await on.carrying.bring(second);
      assert.deepEqual(again, { matches: 0, grown: 0, beside: 0, results: 0, decks: 0, ids: [] }, `seed ${seed}`);
      assert.deepEqual(await found(on), seen.at(-1), `seed ${seed}: once more`);
    }
    assert.deepEqual(seen[0], seen[1], `seed ${seed}`);
  }
});

test('everything goes through a file and comes back on another device', async () => {
  const here = another();
  await here.matches.keep(match('running', [1, 2]));
  await here.matches.keep(match('over', [1, 2, 3], { over: true, updated: 9 }));
  await here.archive.take(match('over', [1, 2, 3], { over: true, updated: 9 }));
  await here.results.put(result('over', 9));
  await here.decks.put(deck('À moi', [1]));
  const text = await backupText(await here.carrying.everything());
  const parcel = await read(text);
  assert.equal(parcel.kind, 'backup');
  if (parcel.kind !== 'backup') return;
  assert.equal(parcel.spoilt, 0);
  const there = another();
  const brought = await there.carrying.bring(parcel.backup);
  assert.deepEqual(brought, { matches: 2, grown: 0, beside: 0, results: 1, decks: 1, ids: ['running', 'over'] });
  assert.deepEqual((await there.archive.get('over'))?.save, match('over', [1, 2, 3]).save);
  assert.deepEqual(
    (await there.matches.all()).map(({ id }) => id),
    ['running'],
  );
  assert.equal((await there.decks.all('spikit')).length, 1);
});

test('a match that went on elsewhere grows; one that went on in both places is kept twice', async () => {
  const on = another();
  await on.matches.keep(match('a', [1, 2], { revision: 5 }));
  const backup = (...matches: StoredMatch[]): Backup => ({ made: 1, matches, results: [], decks: [], setups: [] });
  assert.equal((await on.carrying.bring(backup(match('a', [1]))))?.ids.length, 0, 'its beginning');
  assert.equal((await on.carrying.bring(backup(match('a', [1, 2, 3]))))?.grown, 1);
  assert.equal((await on.matches.get('a'))?.revision, 6, 'who plays it elsewhere hears of it');
  assert.equal((await on.carrying.bring(backup(match('a', [1, 2, 4, 5, 6]))))?.beside, 1);
  assert.equal((await on.matches.all()).length, 2);
  assert.deepEqual((await on.matches.get('a'))?.save, match('a', [1, 2, 3]).save, 'what is here stays in its place');
  await on.carrying.bring(backup(match('a', [1, 2, 3, 4], { over: true })));
  assert.equal((await on.matches.get('a')) ?? null, null, 'it is over');
  assert.equal((await on.archive.get('a'))?.over, true);
});

test('a match that went on in two ways elsewhere comes back with both', async () => {
  const on = another();
  await on.matches.keep(match('a', [1]));
  const both: Backup = {
    made: 1,
    matches: mergeMatches([match('a', [1, 2, 3]), match('a', [1, 4])]),
    results: [],
    decks: [],
    setups: [],
  };
  const brought = await on.carrying.bring(both);
  assert.deepEqual([brought?.grown, brought?.beside], [1, 1]);
  const saves = (await on.carrying.everything()).matches.map(({ save }) => JSON.stringify(save)).sort();
  assert.deepEqual(saves, both.matches.map(({ save }) => JSON.stringify(save)).sort());
  assert.deepEqual((await on.carrying.bring(both))?.ids, [], 'nothing is new in it');
});

test('a disk that is full changes nothing, and says so', async () => {
  const on = another();
  await on.matches.keep(match('a', [1]));
  const put = IDBObjectStore.prototype.put;
  let room = 3;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value, ...rest) {
    if (--room < 0) throw new DOMException('full', 'QuotaExceededError');
    return put.call(this, value, ...rest);
  };
  let troubled = false;
  on.onTrouble(() => (troubled = true));
  try {
    const brought = await on.carrying.bring({
      made: 1,
      matches: [match('b', [1], { over: true }), match('a', [1, 2]), match('c', [2])],
      results: [result('x', 1)],
      decks: [deck('d', [1])],
      setups: [],
    });
    assert.equal(brought, null);
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  assert.equal(troubled, false, 'what was here is kept as it was');
  const { matches, results, decks } = await on.carrying.everything();
  assert.deepEqual(
    matches.map(({ id, save }) => [id, save]),
    [['a', match('a', [1]).save]],
  );
  assert.deepEqual([results, decks], [[], []]);
});

test('a record is known by its content, with what the page kept of it', async () => {
  const one = match('a', [1, 2], { over: true, scores: [4, 5] });
  const text = recordText(one);
  assert.deepEqual(await read(text), { kind: 'record', game: 'plis', kept: { ...one, save: null }, save: one.save });
  assert.equal(Object.keys(JSON.parse(text)).at(-1), 'actions', 'a file that is cut has lost its end');
  assert.deepEqual(await read(JSON.stringify(one.save)), { kind: 'record', game: 'plis', kept: null, save: one.save });
  const cut = await read(text.slice(0, -40));
  assert.equal(cut.kind === 'cut' && cut.game, 'plis');
});

test('whatever else comes in is told for what it is', async () => {
  const kind = async (text: string): Promise<string> => {
    const parcel = await read(text);
    return parcel.kind === 'none' ? parcel.why : parcel.kind;
  };
  assert.equal(await kind('  \n'), 'empty');
  assert.equal(await kind('[1]'), 'foreign');
  assert.equal(await kind('<html>'), 'foreign');
  assert.equal(await kind('{"a":'), 'spoilt');
  assert.equal(await kind('{"name":"Noël","themes":[]}'), 'data');
  assert.equal(await kind('{"mots-en-main":2}'), 'newer');
  assert.equal(await kind('{"mots-en-main":"x"}'), 'foreign');
  assert.equal(await kind('{"mots-en-main":1}'), 'backup');
  assert.equal(await kind('Regarde : https://example.org/#/r/1.abc-_ !'), 'link');
});

test('hostile backups are read as far as they make sense, and never throw', async () => {
  const whole = await backupText({
    made: 1,
    matches: [match('a', [1, 2, 3])],
    results: [result('r', 1)],
    decks: [deck('d', [1])],
    setups: [],
  });
  const random = chance(5);
  for (let n = 0; n < 1500; n++) {
    const at = random(whole.length);
    const mutated =
      n % 3 === 0
        ? whole.slice(0, at)
        : whole.slice(0, at) + String.fromCharCode(32 + random(95)) + whole.slice(at + random(4));
    const parcel = await read(mutated);
    if (parcel.kind !== 'backup') continue;
    for (const { id, save } of parcel.backup.matches) assert.ok(typeof id === 'string' && typeof save === 'object');
  }
  const planted = JSON.stringify({
    'mots-en-main': 1,
    matches: [{ id: '__proto__', game: 'plis', names: [], save: { packed: 'deflate-raw', base64: '!!' } }, 7, null],
    results: {},
    decks: 'x',
  });
  const parcel = await read(planted);
  assert.equal(parcel.kind === 'backup' && parcel.spoilt, 3);
});

test('records are unpacked as far as they may be long, one by one and all together', async () => {
  const packed = (text: string | Buffer) => ({ packed: 'deflate-raw', bytes: new Uint8Array(deflateRawSync(text)) });
  const long = (length: number): string => JSON.stringify({ x: 'x'.repeat(length - '{"x":""}'.length) });
  assert.ok(await unpack(packed(long(LONGEST))));
  assert.ok((await unpack(packed(long(LONGEST + 1)))) === null);
  const bomb = packed(Buffer.alloc(40 * LONGEST, ' '));
  assert.ok(bomb.bytes.length < 200_000);
  const room = { left: 2 * LONGEST };
  assert.equal(await unpack(bomb, room), null);
  assert.equal(room.left, LONGEST, 'no more was unpacked than a record may have');
  // In a file: the last record finds no room any more, since the one before it was a bomb.
  const row = (id: string, { packed: format, bytes }: ReturnType<typeof packed>): object => ({
    ...match(id, []),
    save: { packed: format, base64: Buffer.from(bytes).toString('base64') },
  });
  const most = UNPACKED / LONGEST;
  const full = Array.from({ length: most - 1 }, (_, at) => row(`m${at}`, packed(long(LONGEST))));
  const last = row('last', packed('{}'));
  const parcel = async (...matches: object[]): Promise<[number, number] | null> => {
    const found = await read(JSON.stringify({ 'mots-en-main': 1, matches }));
    return found.kind === 'backup' ? [found.backup.matches.length, found.spoilt] : null;
  };
  assert.deepEqual(await parcel(...full, last), [most, 0]);
  assert.deepEqual(await parcel(...full, row('bomb', bomb), last), [most - 1, 2]);
});

test('the record of a row is an object, never a text that the engine would read', () => {
  assert.equal(readMatch({ ...match('a', [1]), save: 'version 1\ngame "plis"\n' })?.save, null);
  assert.deepEqual(readMatch(match('a', [1])), match('a', [1]));
});

test('a file has a name that people understand and every device takes', () => {
  assert.equal(
    fileName(['Plis de lettres', 'Anna, Bob', '23 nov. 2026']),
    'Plis de lettres – Anna, Bob – 23 nov. 2026.json',
  );
  assert.equal(fileName(['../a\u202e/b:c', '', '<x>']), 'a b c – x.json');
  assert.equal(fileName(['', '…'.slice(1)]), 'mots-en-main.json');
  assert.ok([...fileName(['é'.repeat(500)])].length <= 105);
});
