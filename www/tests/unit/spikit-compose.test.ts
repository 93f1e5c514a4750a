import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actionOf,
  add,
  codes,
  empty,
  move,
  open,
  own,
  step,
  take,
  wantsWords,
  type Line,
} from '../../src/tables/spikit/compose.ts';

const words = { lang: 'fr', text: 'avec joie' };
const card = (code: string) => ({ id: code, code });
const line = (...cards: string[]): Line => cards.reduce((made, code) => add(made, card(code)), empty);

test('cards come one behind the other, and are what is laid', () => {
  const made = line('red.fr.1', 'blue.fr.2', 'green.en.3');
  assert.deepEqual(actionOf(made, words), { type: 'lay', cards: ['red.fr.1', 'blue.fr.2', 'green.en.3'] });
  assert.deepEqual(actionOf(line('red.fr.1'), words), { type: 'lay', cards: ['red.fr.1'] }, 'too short, the rules say');
  assert.equal(actionOf(empty, words), null);
});

test('a card goes elsewhere, a step or a leap, and never out of the line', () => {
  const made = line('a', 'b', 'c', 'd');
  assert.deepEqual(codes(move(made, 'a', 2)), ['b', 'c', 'a', 'd']);
  assert.deepEqual(codes(move(made, 'd', 0)), ['d', 'a', 'b', 'c']);
  assert.deepEqual(codes(move(made, 'b', 99)), ['a', 'c', 'd', 'b']);
  assert.deepEqual(codes(step(made, 'b', 1)), ['a', 'c', 'b', 'd']);
  assert.deepEqual(codes(step(made, 'a', -1)), ['a', 'b', 'c', 'd']);
});

test('a card taken back leaves the others; the last one an empty line', () => {
  assert.deepEqual(codes(take(line('a', 'b', 'c'), 'b')), ['a', 'c']);
  assert.deepEqual(take(line('a'), 'a'), empty);
});

test('around a sentence of the table cards come at the end that was chosen, never inside', () => {
  const base = open(2, ['x', 'y', 'z']);
  const both = add({ ...add(base, card('a')), end: 'head' }, card('b'));
  assert.deepEqual(codes(both), ['b', 'x', 'y', 'z', 'a']);
  assert.deepEqual(actionOf(both, words), { type: 'complete', sentence: 2, head: ['b'], tail: ['a'] });
  assert.deepEqual(codes(step(both, 'a', -1)), ['b', 'a', 'x', 'y', 'z'], 'it jumps over the sentence');
  assert.deepEqual(codes(step(step(both, 'a', -1), 'a', 1)), ['b', 'x', 'y', 'z', 'a']);
  assert.equal(actionOf(base, words), null);
});

test('a card takes the place of one of the sentence, and gives it back', () => {
  const aimed: Line = { ...open(0, ['x', 'y', 'z']), swapping: 1 };
  const made = add(aimed, card('a'));
  assert.deepEqual(codes(made), ['x', 'a', 'z']);
  assert.deepEqual(actionOf(made, words), { type: 'swap', sentence: 0, at: 1, card: 'a' });
  assert.deepEqual(codes(take(made, 'a')), ['x', 'y', 'z']);
  assert.deepEqual(codes(add({ ...made, swapping: 2 }, card('b'))), ['x', 'y', 'b'], 'one at a time');
  assert.equal(actionOf(add(made, card('b')), words), null, 'a swap and an addition are two proposals');
  assert.equal(move(made, 'a', 0), made);
});

test('a joker of one’s own brings its words, one that lies already does not', () => {
  const mine = line('a', 'joker.1', 'b');
  assert.equal(wantsWords(mine), true);
  assert.deepEqual(actionOf(mine, words), { type: 'lay', cards: ['a', 'joker.1', 'b'], joker: words });
  const theirs = add(open(0, ['x', 'joker.2', 'z']), card('a'));
  assert.equal(wantsWords(theirs), false);
  assert.deepEqual(actionOf(theirs, words), { type: 'complete', sentence: 0, head: [], tail: ['a'] });
  assert.deepEqual(
    own(theirs).map(({ code }) => code),
    ['a'],
  );
});
