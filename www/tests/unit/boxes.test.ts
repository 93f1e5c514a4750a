// How large a card begins on its way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginning, beginsAt } from '../../src/lib/boxes.ts';

test('a card that comes out of a seat is never larger than the seat is high', () => {
  const card = { width: 56, height: 78 };
  assert.ok(beginning({ width: 159, height: 48 }, card) < 0.7);
  assert.equal(beginning({ width: 56, height: 78 }, card), 1);
  assert.ok(Math.abs(beginning({ width: 9.6, height: 13.4 }, card) - 0.17) < 0.01);
});

test('what is scaled about a point below it begins with its middle where it comes from', () => {
  const [from, to, pivot, scale] = [{ x: 10, y: 20 }, { x: 100, y: 200 }, { x: 100, y: 260 }, 0.25];
  const moved = beginsAt(from, to, pivot, scale);
  assert.deepEqual(
    { x: pivot.x + moved.x + scale * (to.x - pivot.x), y: pivot.y + moved.y + scale * (to.y - pivot.y) },
    from,
  );
  assert.deepEqual(beginsAt(from, to, pivot, 1), { x: -90, y: -180 }, 'unscaled, the pivot does not matter');
});
