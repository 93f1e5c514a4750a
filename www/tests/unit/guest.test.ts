// What a host asks for in the address of a frame.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedIn } from '../../src/device/guest.ts';

const nothing = { game: null, lang: null, theme: null, sound: null, seats: null, bots: null };

const read = (query: string): [object, string[]] => {
  const told: string[] = [];
  return [askedIn(query, (what) => told.push(what)), told];
};

test('what is asked for is read', () => {
  const [found, told] = read('?embed=1&game=plis&lang=en&theme=dark&sound=on&seats=4&bots=hard');
  assert.deepEqual(found, { game: 'plis', lang: 'en', theme: 'dark', sound: 'on', seats: 4, bots: 'hard' });
  assert.deepEqual(told, []);
});

test('without `embed` an address asks for nothing, and what is empty is not asked for', () => {
  assert.deepEqual(read('?game=plis&lang=en'), [nothing, []]);
  assert.deepEqual(read('?embed&game=&lang='), [nothing, []]);
});

test('a value that is none is named and left out, and the others count', () => {
  const [found, told] = read('?embed=1&lang=de&theme=dark&seats=12&bots=none&more=1');
  assert.deepEqual(found, { ...nothing, theme: 'dark', bots: 'none' });
  assert.equal(told.length, 2);
  assert.match(told[0] ?? '', /lang="de"/);
  assert.match(told[1] ?? '', /seats="12"/);
});
