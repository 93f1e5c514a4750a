// What is kept of matches that are over, and how a match went.
import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadOf, turningPoint } from '../../src/match/course.ts';
import { lastFirst, linesOf, nextLevel, resultOf, type StoredResult } from '../../src/device/results.ts';
import { Device } from '../../src/device/device.ts';
import type { Level, Player, View } from '../../src/protocol/index.ts';

let ends = 0;

/** Zoé against bots of a level, and her place. */
function played(place: number, level: Level, game = 'plis'): StoredResult {
  const bots: Player['bot'][] = [null, level, level];
  const others = [1, 2];
  const ranking = [0, 1, 2].map((at) => [at === place - 1 ? 0 : (others.shift() ?? 0)]);
  const view = { ranking, seats: [{ score: 1 }, { score: 2 }, { score: 3 }] } as unknown as View;
  const match = { id: `m${++ends}`, game, names: ['Zoé', 'Ugo', 'Rita'], bots };
  return resultOf(match, view, ends) as StoredResult;
}

/** The one that ended last first, as they are read. */
const read = (...results: StoredResult[]): StoredResult[] => [...results].reverse();

test('a match of bots alone is nobody’s result', () => {
  const match = { id: 'x', game: 'plis', names: ['Ugo'], bots: ['easy' as const] };
  assert.equal(resultOf(match, { ranking: [[0]], seats: [{ score: 0 }] } as unknown as View, 1), null);
});

test('a line a game and level, the one played last first', () => {
  const lines = linesOf(read(played(1, 'easy'), played(3, 'easy'), played(2, 'hard'), played(1, 'easy', 'syntax')));
  assert.deepEqual(
    lines.map(({ game, level, count, wins }) => [game, level, count, wins]),
    [
      ['syntax', 'easy', 1, 1],
      ['plis', 'hard', 1, 0],
      ['plis', 'easy', 2, 1],
    ],
  );
});

test('the next level is suggested after two wins in a row, and never above the last one', () => {
  assert.equal(nextLevel(read(played(1, 'easy')), 'plis', 'easy'), null);
  assert.equal(nextLevel(read(played(1, 'easy'), played(1, 'easy')), 'plis', 'easy'), 'medium');
  assert.equal(nextLevel(read(played(1, 'easy'), played(2, 'easy')), 'plis', 'easy'), null);
  assert.equal(nextLevel(read(played(1, 'easy'), played(1, 'easy', 'syntax')), 'plis', 'easy'), null);
  assert.equal(nextLevel(read(played(1, 'hard'), played(1, 'hard')), 'plis', 'hard'), null);
});

test('results are kept, one a match, and can be erased', async () => {
  const device = new Device();
  const one = played(1, 'easy');
  await device.results.put(one);
  await device.results.put(one);
  await device.results.put(played(2, 'easy'));
  assert.deepEqual(
    lastFirst(await new Device().results.all()).map(({ places }) => places[0]),
    [2, 1],
  );
  await device.results.clear();
  assert.deepEqual(await device.results.all(), []);
});

test('where storage is refused results last as long as the page', async () => {
  const real = indexedDB.open.bind(indexedDB);
  indexedDB.open = () => {
    throw new DOMException('no', 'SecurityError');
  };
  try {
    const device = new Device();
    const one = played(1, 'easy');
    await device.results.put(one);
    assert.deepEqual(await device.results.all(), [one]);
    await device.results.clear();
    assert.deepEqual(await device.results.all(), []);
  } finally {
    indexedDB.open = real;
  }
});

test('a full disk: results last as long as the page, and the match is kept all the same', async () => {
  const real = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...row: Parameters<typeof real>) {
    if (this.name === 'results') throw new DOMException('full', 'QuotaExceededError');
    return real.apply(this, row);
  };
  try {
    const device = new Device();
    const { id, game, names, bots, scores } = played(1, 'easy');
    const match = {
      id,
      game,
      names,
      bots,
      scores,
      options: {},
      round: 5,
      over: true,
      updated: 1,
      save: {},
      revision: 1,
    };
    await device.results.put(played(2, 'hard'));
    await device.matches.keep(match);
    assert.equal((await device.results.all()).length, 1);
    assert.equal((await new Device().results.all()).length, 0);
    assert.equal((await new Device().matches.get(id))?.over, true);
  } finally {
    IDBObjectStore.prototype.put = real;
  }
});

test('the turning point is where the winner came to lead for good, whether many points are good or few', () => {
  const few = [
    [10, 0],
    [20, 15],
    [20, 30],
  ];
  assert.deepEqual(turningPoint(few, [[0], [1]]), { seat: 0, round: 3, always: false });
  const many = [
    [0, 5],
    [9, 6],
    [12, 7],
  ];
  assert.deepEqual(turningPoint(many, [[0], [1]]), { seat: 0, round: 2, always: false });
  assert.deepEqual(turningPoint([many[1] ?? [], many[2] ?? []], [[0], [1]]), { seat: 0, round: 1, always: true });
  assert.equal(turningPoint(many, [[0, 1]]), null, 'nobody won alone');
  assert.equal(turningPoint([[1, 2]], [[1], [0]]), null, 'one round turns nothing');
});

test('who leads, and by how much: whether few points are good or many, and where several do', () => {
  assert.deepEqual(leadOf([30, 12, 20], true), { seats: [1], by: 8 });
  assert.deepEqual(leadOf([30, 12, 20], false), { seats: [0], by: 10 });
  assert.deepEqual(leadOf([-2, 4, 4], false), { seats: [1, 2], by: 0 });
  assert.deepEqual(leadOf([0, 0], true), { seats: [0, 1], by: 0 });
});
