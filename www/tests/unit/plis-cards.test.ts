import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  byFamily,
  byLetter,
  cardsOf,
  contracts,
  families,
  familyOf,
  halfOf,
  pilesOf,
  ringPlace,
  sitsAt,
} from '../../src/tables/plis/cards.ts';

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

test('the viewer sits near, the next seat to the left, and nobody on top of another', () => {
  for (const seats of [3, 4, 5]) {
    const places = Array.from({ length: seats }, (_, steps) => ringPlace(steps, seats));
    assert.ok(places[0]!.y > 75 && Math.abs(places[0]!.x - 50) < 1);
    assert.ok(places[1]!.x < 50);
    places.forEach((a, i) => places.slice(i + 1).forEach((b) => assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 30)));
  }
});

test('around one tablet each card lies before whoever has played it, and bots have the sides that are left', () => {
  const at = (sides: Record<number, 'near' | 'left' | 'far' | 'right'>, seats: number): number[] | null => {
    const found = sitsAt(new Map(Object.entries(sides).map(([seat, side]) => [Number(seat), side])), seats);
    return found && Array.from({ length: seats }, (_, seat) => found.get(seat) ?? -1);
  };
  assert.deepEqual(at({ 0: 'near', 1: 'left', 2: 'far' }, 3), [0, 1, 2]);
  assert.deepEqual(at({ 0: 'near', 1: 'right', 2: 'left' }, 3), [0, 3, 1]);
  assert.deepEqual(at({ 0: 'near', 2: 'far' }, 4), [0, 1, 2, 3]);
  // A bot has its side of the device, whichever way that is seen.
  assert.deepEqual(at({ 0: 'near', 2: 'far' }, 3), [0, 1, 2]);
  assert.deepEqual(at({ 0: 'far', 2: 'near' }, 4), [2, 3, 0, 1]);
  assert.deepEqual(at({ 1: 'near', 2: 'left' }, 4), [3, 0, 1, 2]);
  const sides = ['near', 'left', 'far', 'right'] as const;
  for (const [one, other] of [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
  ] as const)
    for (const quarters of [1, 2, 3]) {
      const turned = (side: number) => sides[(side + quarters) % 4] as (typeof sides)[number];
      const seen = at({ [one]: 'near', [other]: 'left' }, 4) ?? [];
      assert.deepEqual(
        at({ [one]: turned(0), [other]: turned(1) }, 4),
        seen.map((side) => (side + quarters) % 4),
      );
    }
  // Two at one side, or more than there are sides: the ring is in the order of play.
  assert.equal(at({ 0: 'near', 1: 'far', 2: 'far' }, 3), null);
  assert.equal(at({ 0: 'near', 1: 'far' }, 5), null);
  assert.equal(sitsAt(null, 3), null);
});

test('PLI-14: where tricks count each is a pile, those with something to see first; else there is one', () => {
  const trick = (winner: number, ...cards: string[]) => ({
    winner,
    cards: cards.map((card, seat) => ({ seat, card })),
  });
  const history = [trick(0, 'pB', 'pC', 'pD'), trick(1, 'pA', 'bT', 'bC'), trick(0, 'pM', 'pE', 'bD')];
  const everything = {
    trick_points: 5,
    captured: [['pM', 'pE'], ['pA'], []],
    history,
  };
  assert.deepEqual(pilesOf(everything, 0), [
    { back: true, open: ['pM', 'pE'] },
    { back: true, open: [] },
  ]);
  assert.deepEqual(pilesOf(everything, 2), []);
  const vowels = { ...everything, trick_points: 0, captured: [['pE'], ['pA'], []] };
  assert.deepEqual(pilesOf(vowels, 0), [{ back: true, open: ['pE'] }]);
  // Captured, and nothing of it scores: it lies face down all the same.
  assert.deepEqual(pilesOf({ ...vowels, captured: [[], [], []] }, 1), [{ back: true, open: [] }]);
});

test('the family led is told by its letters', () => {
  assert.deepEqual(['pA', 'bM', 'pN', 'bZ'].map(halfOf), ['A–M', 'A–M', 'N–Z', 'N–Z']);
  assert.equal(contracts.length, 5);
});
