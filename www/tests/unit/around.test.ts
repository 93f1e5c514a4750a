// Who sits at which side of a device that lies between people.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOf, type Side } from '../../src/device/around.ts';

const places = (sides: Record<string, Side>, people: readonly string[]): Side[] =>
  people.map((_, nth) => placeOf(sides, people, nth));

test('two face each other, more sit all around', () => {
  assert.deepEqual(places({}, ['Zoé', 'Ugo']), ['near', 'far']);
  assert.deepEqual(places({}, ['Zoé', 'Ugo', 'Rita', 'Léa', 'Tom']), ['near', 'left', 'far', 'right', 'near']);
});

test('somebody new sits at a side that is free, as long as there is one', () => {
  assert.deepEqual(places({ zoé: 'near', ugo: 'left', rita: 'right' }, ['Zoé', 'Ugo', 'Rita', 'Tom']), [
    'near',
    'left',
    'right',
    'far',
  ]);
  assert.deepEqual(places({ ugo: 'near' }, ['Zoé', 'Ugo']), ['far', 'near']);
  assert.deepEqual(places({ zoé: 'far' }, ['Zoé', 'Tom', 'Max']), ['far', 'left', 'near']);
});
