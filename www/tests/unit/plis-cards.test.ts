import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byFamily, byLetter, cardsOf, families, familyOf, ringPlace, stakesOf } from '../../src/tables/plis/cards.ts';

test('PLI-2: two alphabets make four families of thirteen, each card in its own', () => {
  const all = families.flatMap(cardsOf);
  assert.equal(new Set(all).size, 52);
  for (const family of families) {
    assert.equal(cardsOf(family).length, 13);
    for (const card of cardsOf(family)) assert.equal(familyOf(card), family);
  }
});

test('a hand is put in order by family, or by letter with the pink one first', () => {
  const hand = ['bN', 'pA', 'bA', 'pZ', 'pB'];
  assert.deepEqual([...hand].sort(byFamily), ['pA', 'pB', 'pZ', 'bA', 'bN']);
  assert.deepEqual([...hand].sort(byLetter), ['pA', 'bA', 'pB', 'bN', 'pZ']);
});

test('PLI-9 to PLI-12: the cards on the stakes board', () => {
  const count = (contract: Parameters<typeof stakesOf>[0]): number => new Set(stakesOf(contract)).size;
  assert.deepEqual((['tricks', 'vowels', 'm-n', 'blue-h', 'everything'] as const).map(count), [0, 12, 4, 1, 17]);
});

test('the viewer sits near, the next seat to the left, and nobody on top of another', () => {
  for (const seats of [3, 4, 5]) {
    const places = Array.from({ length: seats }, (_, steps) => ringPlace(steps, seats));
    assert.ok(places[0]!.y > 75 && Math.abs(places[0]!.x - 50) < 1);
    assert.ok(places[1]!.x < 50);
    places.forEach((a, i) => places.slice(i + 1).forEach((b) => assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 30)));
  }
});
