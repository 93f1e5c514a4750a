// The pure parts of pieces: who pressed first, where people sit, pips, remaining time.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { inOrder, roomFor, sidesOf } from '../../src/pieces/buzzer-order.ts';
import { passed, ticks, toldAt, written } from '../../src/pieces/clock-face.ts';

test('buzzers: the time of the finger decides, not the order in which it was heard', () => {
  assert.deepEqual(
    inOrder([
      { seat: 2, at: 10.4 },
      { seat: 0, at: 10.1 },
      { seat: 2, at: 9.9 },
    ]),
    [2, 0],
  );
  assert.deepEqual(
    inOrder([
      { seat: 3, at: 5 },
      { seat: 1, at: 5 },
    ]),
    [3, 1],
  );
  assert.deepEqual(inOrder([]), []);
});

test('buzzers: everybody has a side, clockwise from the near left', () => {
  assert.deepEqual(sidesOf(2, 'ends'), ['near', 'far']);
  assert.deepEqual(sidesOf(3, 'all'), ['near', 'left', 'far']);
  assert.deepEqual(sidesOf(4, 'sides'), ['left', 'left', 'right', 'right']);
  assert.deepEqual(sidesOf(6, 'all'), ['near', 'near', 'left', 'far', 'far', 'right']);
  for (let count = 1; count <= 8; count++)
    for (const room of ['all', 'ends', 'sides'] as const) assert.equal(sidesOf(count, room).length, count);
  // Where people say that they sit there is room for them, or not.
  assert.equal(roomFor(['near', 'near', 'near', 'left', 'left', 'far']), true);
  assert.equal(roomFor(['left', 'left', 'left']), false);
});

test('clocks: figures, and when they speak', () => {
  assert.equal(written(60_000), '1:00');
  assert.equal(written(59_001), '1:00');
  assert.equal(written(1), '0:01');
  assert.equal(written(0), '0:00');
  assert.equal(written(-5), '0:00');
  assert.deepEqual(toldAt(120_000), [60, 30, 10]);
  assert.deepEqual(toldAt(60_000), [30, 10]);
  assert.deepEqual(toldAt(20_000), [10]);
  assert.equal(passed(31_000, 30_000, [30, 10]), 30);
  assert.equal(passed(30_000, 29_000, [30, 10]), null);
  assert.equal(passed(40_000, 5_000, [30, 10]), 10);
});

test('the last ten seconds of a clock tick, of a short one its last third', () => {
  const heard = (whole: number): number =>
    Array.from({ length: whole / 1000 + 1 }, (_, second) => second * 1000).filter((ms) => ticks(ms, whole)).length;
  assert.deepEqual([60_000, 30_000, 12_000].map(heard), [10, 10, 4]);
});

test('no template has a form: a sandboxed frame without `allow-forms` drops its `submit` in silence', () => {
  const folder = path.join(process.cwd(), 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  assert.ok(files.length > 200);
  for (const name of files) {
    // Comments may name one.
    const code = readFileSync(path.join(folder, name), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
    assert.doesNotMatch(code, /<form\b|@submit\b|['"`]submit['"`]/, name);
  }
});
