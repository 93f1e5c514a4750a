// What a host asks for in the address of a frame.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedIn } from '../../src/device/guest.ts';

const nothing = {
  game: null,
  lang: null,
  theme: null,
  accent: null,
  sound: null,
  seats: null,
  bots: null,
  words: null,
  options: null,
  seed: null,
  start: null,
  storage: null,
  names: null,
  share: null,
};

const read = (query: string): [object, string[]] => {
  const told: string[] = [];
  return [askedIn(query, (name, text) => told.push(`${name}="${text}"`)), told];
};

test('what is asked for is read', () => {
  const [found, told] = read('?embed=1&game=plis&lang=en&theme=dark&sound=on&seats=4&bots=hard');
  assert.deepEqual(found, {
    ...nothing,
    game: 'plis',
    lang: 'en',
    theme: 'dark',
    sound: 'on',
    seats: 4,
    bots: 'hard',
  });
  assert.deepEqual(told, []);
});

test('without `embed` an address asks for nothing, and what is empty is not asked for', () => {
  assert.deepEqual(read('?game=plis&lang=en'), [nothing, []]);
  assert.deepEqual(read('?embed&game=&lang='), [nothing, []]);
});

test('a value that is none is named and left out, and the others count', () => {
  const [found, told] = read('?embed=1&lang=de&theme=dark&seats=12&bots=none&more=1');
  assert.deepEqual(found, { ...nothing, theme: 'dark', bots: 'none' });
  assert.deepEqual(told, ['more="1"', 'lang="de"', 'seats="12"']);
});

test('a name that only the element knows, or nobody, is told', () => {
  const [found, told] = read('?embed=1&house=1&deck=./deck.json&themes-card=card.json&gmae=plis');
  assert.deepEqual(found, nothing);
  assert.deepEqual(told, ['deck="./deck.json"', 'themes-card="card.json"', 'gmae="plis"']);
  assert.deepEqual(read('?gmae=plis')[1], []);
});

test('options, names and the rest of what an element has', () => {
  const options = encodeURIComponent('{"rounds":3}');
  const [found, told] = read(
    `?embed=1&accent=%23AA3355&words=en&options=${options}&seed=42&start=table&storage=host&names=L%C3%A9a,%20Tom&share=off`,
  );
  assert.deepEqual(found, {
    ...nothing,
    accent: '#aa3355',
    words: 'en',
    options: { rounds: 3 },
    seed: '42',
    start: 'table',
    storage: 'host',
    names: ['Léa', 'Tom'],
    share: 'off',
  });
  assert.deepEqual(told, []);
});

test('what could be anything is looked at closely', () => {
  for (const bad of ['options=[1]', 'options={', 'names=A,a', 'names=A,,B', 'accent=red', 'seed=-1', 'storage=cloud'])
    assert.equal(read(`?embed=1&${bad}`)[1].length, 1, bad);
  assert.equal(read(`?embed=1&names=${'x'.repeat(25)}`)[1].length, 1);
  assert.equal(read('?embed=1&names=off')[0] && read('?embed=1&names=off')[1].length, 0);
});
