// Which buttons take no finger for a moment: those that stand by themselves where another one stood.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Comings, Guard, type Spot } from '../../src/shell/guard.ts';

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

/** A curtain that fell at 5000 ms, and whether a tap on one of its buttons is dropped: by when it was made, and when the page hears of it. */
async function fallen(context: TestContext): Promise<(id: string, made: number, heard: number) => boolean> {
  let now = 5000;
  class Piece {
    readonly updateComplete = Promise.resolve();
    readonly offsetHeight = 0;
    constructor(readonly dataset: Record<string, string> = {}) {}
    querySelector = (what: string): Piece | null => (what === 'dialog[open]' ? dialog : null);
    querySelectorAll = (what: string): Piece[] => (what === '.button' ? [...buttons.values()] : []);
    contains = (): boolean => true;
    closest = (what: string): Piece | null => (what.startsWith('dialog') ? dialog : this);
    getAttribute = (): string => 'none';
    hasAttribute = (): boolean => this.dataset['testid'] === 'lift';
    animate = (): object => ({ cancel: () => undefined });
    getBoundingClientRect = (): object => ({ left: 0, top: 0, right: 100, bottom: 48, width: 100 });
  }
  const buttons = new Map(['lift', 'leave'].map((testid) => [testid, new Piece({ testid })]));
  const dialog = new Piece();
  const page = globalThis as unknown as { Element: unknown; document: object };
  page.Element = Piece;
  Object.assign(page.document, { timeline: { currentTime: now } });
  context.mock.method(performance, 'now', () => now);
  const guard = new Guard(new Piece() as never);
  await guard.look();
  return (id, timeStamp, heard) => {
    now = heard;
    let dropped = false;
    const stopPropagation = (): void => {
      dropped = true;
    };
    const target = buttons.get(id);
    const click = { target, detail: 1, clientX: 50, clientY: 20, timeStamp, stopPropagation, preventDefault() {} };
    guard.clicked(click as never);
    return dropped;
  };
}

test('a busy page hears late of a tap: it counts once the very button that it was for took fingers when it was made', async (context) => {
  const drops = await fallen(context);
  assert.equal(drops('lift', 5300, 6500), true);
  assert.equal(drops('lift', 5400, 6500), false);
  for (const made of [4900, 5300, 5400, 5990]) assert.equal(drops('leave', made, 6500), true, `${made}`);
  assert.equal(drops('leave', 6010, 6500), false);
});

test('what presses without saying when is heard after some seconds', async (context) => {
  const drops = await fallen(context);
  assert.equal(drops('lift', 0, 5200), true);
  assert.equal(drops('lift', 0, 8100), false);
});
