import { test } from 'node:test';
import assert from 'node:assert/strict';
import { choose, emblemsOf, readChosen } from '../../src/device/emblems.ts';

const names = ['Alice', 'Basile', 'Camille'];

test('each seat has its emblem until somebody chooses', () => {
  assert.deepEqual(emblemsOf(names, {}), ['fox', 'owl', 'frog']);
});

test('who takes the emblem of somebody else gives theirs for it', () => {
  const chosen = choose(names, {}, 2, 'fox');
  assert.deepEqual(emblemsOf(names, chosen), ['frog', 'owl', 'fox']);
  assert.deepEqual(emblemsOf(names, choose(names, chosen, 1, 'cat')), ['frog', 'cat', 'fox']);
});

test('an emblem goes with the name, whatever the seat', () => {
  const chosen = choose(names, {}, 0, 'cat');
  assert.deepEqual(emblemsOf(['Basile', ' ALICE ', 'Camille'], chosen), ['fox', 'cat', 'frog']);
});

test('no two at a table wear the same, even if each chose it on another evening', () => {
  const chosen = { alice: 'owl', basile: 'owl' } as const;
  assert.deepEqual(emblemsOf(names, chosen), ['owl', 'fox', 'frog']);
  const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const worn = emblemsOf(eight, { a: 'cat', b: 'cat', h: 'mouse', c: 'fox' });
  assert.equal(new Set(worn).size, 8);
});

test('what cannot be read of what was kept is dropped', () => {
  assert.deepEqual(readChosen({ alice: 'owl', basile: 'dragon', camille: 3 }), { alice: 'owl' });
  assert.deepEqual(readChosen('owl'), {});
  assert.deepEqual(emblemsOf(['constructor'], readChosen({})), ['fox']);
});
