// How large a card begins on its way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginning } from '../../src/lib/boxes.ts';

test('a card that comes out of a seat is never larger than the seat is high', () => {
  const card = { width: 56, height: 78 };
  assert.ok(beginning({ width: 159, height: 48 }, card) < 0.7);
  assert.equal(beginning({ width: 56, height: 78 }, card), 1);
  assert.ok(Math.abs(beginning({ width: 9.6, height: 13.4 }, card) - 0.17) < 0.01);
});
