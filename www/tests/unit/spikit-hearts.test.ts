// Hearts at the end of Spikit: which sentences may have one, and which has most.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry } from '../../src/protocol/index.ts';
import { accepted, asked, loved } from '../../src/tables/spikit/hearts.ts';

const faces = new Map(['a', 'b', 'c', 'd', 'e'].map((code) => [code, { text: code, lang: 'fr' }] as const));
const log = (...events: { type: string; seat: number; cards: string[] }[]): Entry<'spikit'>[] =>
  events.map(({ type, seat, cards }) => ({ event: { type, seat, sentence: { cards, joker: null } } })) as never;

test('a sentence that grew is there once, as it lay in the end, by whoever made it so', () => {
  const all = accepted(
    log(
      { type: 'laid', seat: 0, cards: ['a', 'b'] },
      { type: 'proposed', seat: 1, cards: ['e'] },
      { type: 'laid', seat: 1, cards: ['d'] },
      { type: 'completed', seat: 2, cards: ['a', 'b', 'c'] },
    ),
    faces as never,
  );
  assert.deepEqual(
    all.map(({ cards, seat }) => [cards.join(''), seat]),
    [
      ['d', 1],
      ['abc', 2],
    ],
  );
});

test('a sentence with a card that nobody knows is left out', () => {
  assert.deepEqual(accepted(log({ type: 'laid', seat: 0, cards: ['a', 'x'] }), faces as never), []);
});

test('one heart each, in their order; then the sentence that has most is named, or those that share it', () => {
  assert.equal(asked(new Map(), [0, 2]), 0);
  assert.equal(asked(new Map([[0, 1]]), [0, 2]), 2);
  assert.deepEqual(loved(new Map([[0, 1]]), [0, 2]), []);
  const all = new Map([
    [0, 1],
    [2, 1],
  ]);
  assert.equal(asked(all, [0, 2]), null);
  assert.deepEqual(loved(all, [0, 2]), [1]);
  assert.deepEqual(loved(new Map([...all, [2, 3]]), [0, 2]), [1, 3]);
});

test('who is alone may give it to another sentence', () => {
  assert.equal(asked(new Map([[0, 1]]), [0]), 0);
  assert.deepEqual(loved(new Map([[0, 1]]), [0]), [1]);
});
