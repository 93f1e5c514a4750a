// What results come to: by person, game and level, in a row; and as a table for a spreadsheet.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredResult } from '../../src/device/results.ts';
import { readResult } from '../../src/device/rows.ts';
import { peopleOf, tableOf, totalsOf } from '../../src/device/totals.ts';
import { partsOf } from '../../src/lib/marked.ts';
import type { Spoken } from '../../src/lib/speech.ts';

let ends = 0;

const against = (name: string, place: number, game = 'plis'): StoredResult => ({
  id: `m${++ends}`,
  game,
  level: 'easy',
  names: [name, 'Ugo'],
  bots: [null, 'easy'],
  scores: [3, 4],
  places: [place, 3 - place],
  ended: ends * 86_400_000,
});

const among = (first: string, second: string): StoredResult => ({
  ...against(first, 1),
  level: null,
  names: [first, second],
  bots: [null, null],
  places: [1, 2],
});

test('a person is found under their name, however it is written; those who played most come first', () => {
  assert.deepEqual(peopleOf([against('Zoé', 1), against('zoé ', 2), against('Léo', 1)]), ['Zoé', 'Léo']);
});

test('places stand in the order in which they were played; what was won in a row is counted', () => {
  const results = [1, 1, 2, 1, 1, 1, 2, 1].map((place) => against('Zoé', place)).reverse();
  const { count, wins, streak, longest, rows } = totalsOf(results, 'Zoé');
  assert.deepEqual([count, wins, streak, longest], [8, 6, 1, 3]);
  assert.deepEqual(rows[0]?.places, [1, 1, 2, 1, 1, 1, 2, 1]);
  assert.equal(totalsOf(results, 'Léo').count, 0);
});

test('among people somebody always wins: for everybody together that is no win, for the one who won it is', () => {
  const results = [among('Zoé', 'Léo'), against('Zoé', 1)];
  assert.deepEqual([totalsOf(results, null).count, totalsOf(results, null).wins], [2, 1]);
  assert.equal(totalsOf(results, 'Zoé').wins, 2);
  assert.deepEqual(totalsOf(results, 'Léo').rows[0]?.places, [2]);
});

test('a table has a line a seat, in order, and a name in it is never a formula', () => {
  const text = tableOf(
    [
      { ...against('=1+1', 1), best: 'Un ; deux' },
      { ...against('Zoé', 2), ended: 0 },
    ],
    ['date', 'jeu'],
    ';',
  );
  const lines = text.split('\r\n');
  assert.equal(lines.length, 5);
  assert.match(lines[1] ?? '', /^1970-01-01;plis;easy;Zoé;;3;2;$/);
  assert.match(lines[3] ?? '', /;'=1\+1;;3;1;"Un ; deux"$/);
});

test('what was best of a match is kept with its result, and what is no text is not', () => {
  assert.equal(readResult({ ...against('Zoé', 1), best: 'MOT' })?.best, 'MOT');
  assert.equal(readResult({ ...against('Zoé', 1), best: 7 })?.best, undefined);
});

test('words of another language are kept as such, and marks that make no sense change no text', () => {
  const text = 'Le plus beau mot : WAGON, de Léo.';
  const read = (marks: unknown): Spoken[] =>
    partsOf({ text, marks: readResult({ ...against('Zoé', 1), best: text, marks })?.marks ?? [] });
  assert.deepEqual(
    read([
      [0, 19, 'fr'],
      [19, 24, 'en'],
      [24, 33, 'fr'],
    ]),
    [
      { text: 'Le plus beau mot : ', lang: 'fr' },
      { text: 'WAGON', lang: 'en' },
      { text: ', de Léo.', lang: 'fr' },
    ],
  );
  const wrong = [
    7,
    [[19, 24, '"><b>']],
    [[24, 19, 'en']],
    [[19, 999, 'en']],
    [['a', 2, 'en']],
    [[NaN, 2, 'en']],
    [null],
  ];
  for (const marks of wrong) assert.deepEqual(read(marks), [{ text, lang: null }], JSON.stringify(marks));
  // One that begins within another.
  assert.equal(
    read([
      [0, 20, 'fr'],
      [19, 24, 'en'],
    ])
      .map((part) => part.text)
      .join(''),
    text,
  );
});
