import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actionOf,
  embed,
  empty,
  handCells,
  moved,
  notation,
  open,
  put,
  recompose,
  reset,
  take,
  takeLast,
  type Composition,
} from '../../src/tables/syntax/compose.ts';

const card = (id: string, code: string, as: string | null = null) => ({ id, code, as });

/** Cards put one after the other where the caret stands. */
function made(from: Composition, ...cards: ReturnType<typeof card>[]): Composition {
  return cards.reduce((composition, next) => put(composition, next), from);
}

test('lifted cards make a word in the order in which they were lifted', () => {
  const word = made(empty, card('1', 'A'), card('2', 'I'), card('3', 'R'));
  assert.deepEqual(actionOf(word), { type: 'lay', word: 'AIR' });
  assert.deepEqual(actionOf(take(word, '2')), { type: 'lay', word: 'AR' });
});

test('a joker is written as the small letter that it stands for', () => {
  const word = made(empty, card('1', 'B'), card('2', 'O'), card('3', '?', 'N'), card('4', 'D'));
  assert.equal(notation(word), 'BOnD');
  assert.deepEqual(moved(word), { used: ['B', 'O', '?', 'D'], taken: [] });
});

test('nothing lifted is no action, nor is a word that is only opened', () => {
  assert.equal(actionOf(empty), null);
  assert.equal(actionOf(open(empty, 0, 'AIR')), null);
});

test('cards go before, inside and after a word of the table', () => {
  const before = put(put(open(empty, 2, 'AIR'), card('1', 'F'), { at: 'gap', index: 0 }), card('2', 'L'));
  assert.deepEqual(actionOf(before), { type: 'insert', index: 2, into: 'FLAIR' });
  const inside = put(open(empty, 0, 'COUR'), card('1', 'P'), { at: 'gap', index: 3 });
  assert.deepEqual(actionOf(put(inside, card('2', 'E'))), { type: 'insert', index: 0, into: 'COUPER' });
  assert.deepEqual(actionOf(made(open(empty, 1, 'RUE'), card('1', 'S'))), { type: 'insert', index: 1, into: 'RUES' });
});

test('a card over a letter replaces it, and the next goes over the next', () => {
  const rose = put(put(open(empty, 0, 'ROND'), card('1', 'S'), { at: 'cell', index: 2 }), card('2', 'E'));
  assert.deepEqual(actionOf(rose), { type: 'replace', index: 0, into: 'ROSE' });
  assert.deepEqual(moved(rose), { used: ['S', 'E'], taken: ['N', 'D'] });
});

test('a card taken back uncovers what it lay over', () => {
  const bond = put(open(empty, 0, 'ROND'), card('1', 'B'), { at: 'cell', index: 0 });
  assert.equal(notation(take(bond, '1')), 'ROND');
  assert.equal(handCells(take(bond, '1')).length, 0);
});

test('a second card over the same letter sends the first back to the hand', () => {
  const first = put(open(empty, 0, 'ROND'), card('1', 'B'), { at: 'cell', index: 0 });
  const second = put(first, card('2', 'F'), { at: 'cell', index: 0 });
  assert.equal(notation(second), 'FOND');
  assert.deepEqual(
    handCells(second).map((cell) => cell.id),
    ['2'],
  );
  assert.deepEqual(moved(second).taken, ['R']);
});

test('the letter over a joker of the table takes the joker, even where it is the same letter', () => {
  const bond = put(open(empty, 0, 'BOnD'), card('1', 'N'), { at: 'cell', index: 2 });
  assert.deepEqual(actionOf(bond), { type: 'replace', index: 0, into: 'BOND' });
  assert.deepEqual(moved(bond), { used: ['N'], taken: ['?'] });
});

test('cards that were lifted before a word is opened come after it', () => {
  const rues = open(made(empty, card('1', 'S')), 0, 'RUE');
  assert.deepEqual(actionOf(rues), { type: 'insert', index: 0, into: 'RUES' });
});

test('Backspace takes the last card, then closes the opened word', () => {
  const rues = made(open(empty, 0, 'RUE'), card('1', 'S'));
  assert.equal(notation(takeLast(rues)), 'RUE');
  assert.equal(takeLast(takeLast(rues)), empty);
  assert.equal(notation(reset(rues)), 'RUE');
});

test('a card is in the word once, wherever it is put', () => {
  const word = made(empty, card('1', 'A'), card('2', 'B'));
  assert.equal(notation(put(word, card('1', 'A'), { at: 'gap', index: 2 })), 'BA');
});

test('a word is found in another, jokers as they lie', () => {
  assert.deepEqual(embed('AIR', 'FLAIR'), [2, 3, 4]);
  assert.deepEqual(embed('VIS', 'ECREVISSE'), [4, 5, 6]);
  assert.equal(embed('aIR', 'FLAIR'), null);
});

test('an action of the rules is laid out with cards of the hand', () => {
  const hand = [card('1', 'F'), card('2', 'L'), card('3', '?')];
  const flair = recompose({ type: 'insert', index: 0, into: 'fLAIR' }, ['AIR'], hand);
  assert.ok(flair);
  assert.equal(notation(flair), 'fLAIR');
  assert.deepEqual(actionOf(flair), { type: 'insert', index: 0, into: 'fLAIR' });
  const rose = recompose({ type: 'replace', index: 0, into: 'RoND' }, ['ROND'], hand);
  assert.ok(rose);
  assert.deepEqual(moved(rose), { used: ['?'], taken: ['O'] });
  assert.equal(recompose({ type: 'lay', word: 'XYZ' }, [], hand), null);
});
