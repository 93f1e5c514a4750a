import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrangements, canonical, cardsOf, inGroups, starsOf, type Shape } from '../../src/tables/padbolix/arrange.ts';

const ways = (cards: string, shape?: Shape): string[] => arrangements([...cards], shape).map((groups) => groups.join('+'));

test('PAD-5: cards snap into a single, sequences of one length or pairs, in whatever order they were lifted', () => {
  assert.deepEqual(ways('C'), ['C']);
  assert.deepEqual(ways('NEMF'), ['EF+MN']);
  assert.deepEqual(ways('PGTPGT'), ['GG+PP+TT']);
  assert.deepEqual(ways('DHEGFLIMKJSTUVW'), ['DEFGH+IJKLM+STUVW']);
});

test('cards that make no formula make none', () => {
  assert.deepEqual(ways('EG'), []);
  assert.deepEqual(ways('EFMNO'), []);
  assert.deepEqual(ways('E!'), []);
  assert.deepEqual(ways(''), []);
});

test('PAD-6: groups may overlap or repeat', () => {
  assert.deepEqual(ways('EFFG'), ['EF+FG']);
  assert.deepEqual(ways('EEFF'), ['EF+EF', 'EE+FF']);
});

test('PAD-6: a sequence of four is rather one than two of two, and both are offered', () => {
  assert.deepEqual(ways('BCDE'), ['BCDE', 'BC+DE']);
  assert.deepEqual(ways('BCDE', { kind: 'sequences', groups: 2, length: 2 }), ['BC+DE']);
});

test('PAD-9: a star takes the letter that is missing, or each that it can', () => {
  assert.deepEqual(ways('E*G'), ['EfG']);
  assert.deepEqual(ways('Y*'), ['xY', 'Yz', 'Yy']);
  assert.equal(ways('*').length, 25);
  assert.equal(ways('*')[0], 'B'.toLowerCase());
});

test('a play is the same however its groups are named, and takes its cards from the hand', () => {
  assert.equal(canonical(['MN', 'EF']), canonical(['EF', 'MN']));
  assert.deepEqual(cardsOf(['eF', 'MN']), ['*', 'F', 'M', 'N']);
  assert.equal(starsOf(['eF', 'mN']), 2);
});

test('a hand in groups: runs, then doubles, then the rest, stars and firecrackers last', () => {
  assert.equal(inGroups([...'K!GFTE*TB']).join(''), 'EFGTTBK*!');
});
