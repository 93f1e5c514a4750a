// Sentences of Spikit that are written out: which cards of the hand they are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spelled } from '../../src/tables/spikit/spell.ts';

const cards = ['la girafe', 'la', 'girafe rose', 'dort', 'où', 'J’ai trouvé', 'mon', 'mon étrange', 'écharpe', ''].map(
  (text, index) => ({ id: `${index} ${text}`, text }),
);
const texts = (line: string): string[] | null => spelled(line, cards)?.map((id) => id.replace(/^\d+ /, '')) ?? null;

test('a sentence is read as its cards, whatever its case, accents and signs', () => {
  assert.deepEqual(texts('La girafe dort.'), ['la girafe', 'dort']);
  assert.deepEqual(texts("j'ai trouve  mon ECHARPE !"), ['J’ai trouvé', 'mon', 'écharpe']);
});

test('where one card is the beginning of another, the cards that make the whole sentence are found', () => {
  assert.deepEqual(texts('la girafe rose dort'), ['la', 'girafe rose', 'dort']);
  assert.deepEqual(texts('mon étrange écharpe'), ['mon étrange', 'écharpe']);
});

test('between commas or strokes the beginning of a card is enough, if it is that of one alone', () => {
  assert.deepEqual(texts('j’ai/mon/éch'), ['J’ai trouvé', 'mon', 'écharpe']);
  assert.deepEqual(texts('girafe, do'), ['girafe rose', 'dort']);
  assert.equal(texts('mo, do'), null);
});

test('what is no row of cards is none: unknown words, a card twice, half a card, nothing', () => {
  for (const line of ['la girafe vole', 'dort dort', 'la giraf', '', ' , ', '!', 'dort,dort'])
    assert.equal(texts(line), null, line);
});
