// Which buttons take no finger for a moment: those that stand by themselves where another one stood.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Comings, type Spot } from '../../src/shell/guard.ts';

/** Buttons of 100 × 48 px in a line, each by how far left it stands. */
const line = (places: Record<string, number>, top = 0): Map<string, Spot> =>
  new Map(
    Object.entries(places).map(([id, left]) => [id, { left, right: left + 100, top, bottom: top + 48 }] as const),
  );

test('where nothing stood a button is pressed at once: the first touch counts', () => {
  const comings = new Comings();
  assert.deepEqual(comings.see(line({ roll: 50 }), 1000), []);
  assert.deepEqual(comings.see(line({ roll: 50, hint: 200 }), 1050), []);
});

test('a button that comes by itself where another stood waits, one that a touch elsewhere brought does not', () => {
  const comings = new Comings();
  comings.see(line({ roll: 50 }), 1000);
  // The roll was pressed: what comes in its place has not been touched for.
  comings.see(line({}), 1400);
  assert.deepEqual(comings.see(line({ draw: 120, 'end-turn': 230 }), 2100), ['draw']);
  assert.deepEqual(comings.see(line({ draw: 120, 'end-turn': 230 }), 2110), [], 'once');
  comings.touched(3000);
  assert.deepEqual(comings.see(line({ lay: 120 }), 3004), []);
});

test('a button that moves to where another stood waits, and one that comes again', () => {
  const comings = new Comings();
  comings.see(line({ accept: 0, contest: 110 }), 1000);
  assert.deepEqual(comings.see(line({ accept: 60 }), 1100), ['accept'], 'where the other one was');
  assert.deepEqual(comings.see(line({ accept: 62 }), 1200), [], 'it only makes room');
  comings.see(line({}), 1300);
  assert.deepEqual(comings.see(line({ accept: 60 }), 1500), ['accept'], 'another question');
});

test('what falls over the table by itself waits as a whole, whatever was touched: cards lay where its buttons are', () => {
  const comings = new Comings();
  comings.see(line({ play: 50 }), 1000);
  comings.touched(1990);
  assert.deepEqual(comings.see(line({ lift: 300, leave: 410 }, 200), 2000, true), ['lift', 'leave']);
});

test('after some seconds nobody is on the way to what is gone', () => {
  const comings = new Comings();
  comings.see(line({ roll: 50 }), 1000);
  comings.see(line({}), 1400);
  assert.deepEqual(comings.see(line({ roll: 50 }), 9000), []);
  comings.see(line({}), 9100);
  assert.deepEqual(comings.see(line({ roll: 50 }, 60), 9200), [], 'below it');
});
