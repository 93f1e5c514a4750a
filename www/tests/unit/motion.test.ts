// Motion has an owner: nothing outlives it, and nothing that it ended comes back.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdBack, shake, swell, sweep, THROWN, travel, type Owner } from '../../src/lib/motion.ts';
import { withResolvers } from '../../src/lib/waiting.ts';
import { settle } from './scripted.ts';

/** An animation as a browser runs it: cancelled it is idle, and finished after that it would be back. */
class FakeAnimation {
  playState = 'running';
  readonly #ended: { resolve: () => void; reject: () => void };
  readonly finished: Promise<void>;
  readonly effect = { getComputedTiming: () => ({ endTime: 60_000 }) };

  constructor(readonly options: KeyframeAnimationOptions) {
    let ended: { resolve: () => void; reject: () => void } = { resolve: () => undefined, reject: () => undefined };
    this.finished = new Promise((resolve, reject) => (ended = { resolve, reject }));
    // As in a browser, nobody need hear of one that was cancelled.
    this.finished.catch(() => undefined);
    this.#ended = ended;
  }
  finish(): void {
    this.playState = 'finished';
    this.#ended.resolve();
  }
  cancel(): void {
    this.playState = 'idle';
    this.#ended.reject();
  }
}

function things(count: number) {
  const animations: FakeAnimation[] = [];
  let x = 0;
  const box = () => ({ left: ++x * 50, top: 0, width: 20, height: 30 });
  const elements = Array.from({ length: count }, (_, n) => ({
    dataset: { flip: `card:${n}` },
    parentElement: null,
    offsetParent: null,
    closest: () => null,
    getBoundingClientRect: box,
    animate: (_: unknown, options: KeyframeAnimationOptions) => {
      const animation = new FakeAnimation(options);
      animations.push(animation);
      return animation;
    },
  })) as unknown as HTMLElement[];
  const root = { querySelectorAll: () => elements } as unknown as ParentNode;
  return { elements, root, animations };
}

const owner = () => {
  const [stop, hurry] = [new AbortController(), new AbortController()];
  return { stop, hurry, owner: { signal: stop.signal, hurried: hurry.signal } as Owner };
};

type Things = ReturnType<typeof things>;
const places = (count: number) =>
  new Map(
    Array.from({ length: count }, (_, n) => [
      `card:${n}`,
      { width: 20, height: 30, left: 500 + n, top: 400 } as DOMRect,
    ]),
  );
const motions: Record<string, (of: Things, by: Owner) => Promise<void>> = {
  travel: ({ root }, by) => travel(root, places(2), by),
  sweep: ({ elements }, by) => sweep(elements, elements[0] ?? null, by),
  shake: ({ elements }, by) => shake(elements[0] ?? null, by),
  swell: ({ elements }, by) => swell(elements[0] ?? null, by),
};

for (const [name, moves] of Object.entries(motions)) {
  test(`${name}: when its owner is no more it lies still, and a hurry after that brings nothing back`, async () => {
    const of = things(2);
    const { owner: by, stop, hurry } = owner();
    const done = moves(of, by);
    await settle();
    assert.ok(of.animations.length > 0);
    stop.abort();
    hurry.abort();
    await done;
    assert.deepEqual(new Set(of.animations.map(({ playState }) => playState)), new Set(['idle']));
  });

  test(`${name}: an owner that is no more moves nothing`, async () => {
    const of = things(2);
    const { owner: by, stop } = owner();
    stop.abort();
    await moves(of, by);
    assert.equal(of.animations.length, 0);
  });

  test(`${name}: hurried, it is at its end at once; and what it moved lies there by what is drawn, not by what it left`, async () => {
    const of = things(2);
    const { owner: by, hurry } = owner();
    const done = moves(of, by);
    await settle();
    hurry.abort();
    await done;
    assert.deepEqual(new Set(of.animations.map(({ playState }) => playState)), new Set(['finished']));
    assert.ok(of.animations.every(({ options }) => options.fill !== 'forwards' && options.fill !== 'both'));
  });
}

for (const moves of [false, true])
  test(`travel: a box that scrolls is ${moves ? 'opened for what crosses its edge' : 'left alone around what stays where it lay'}`, async (context) => {
    const written: string[] = [];
    const style = {
      set overflow(value: string) {
        written.push(value);
      },
    };
    const box = { scrollHeight: 90, clientHeight: 90, scrollWidth: 90, clientWidth: 90, parentElement: null };
    const parent = Object.assign(box, { style, dataset: {}, closest: () => box });
    Object.assign(globalThis, { getComputedStyle: () => ({ overflowY: 'auto' }) });
    context.after(() => Reflect.deleteProperty(globalThis, 'getComputedStyle'));
    const lies = { left: 50, top: 0, width: 20, height: 30 } as DOMRect;
    const { elements, root, animations } = things(1);
    Object.assign(elements[0] as object, { parentElement: parent, getBoundingClientRect: () => lies });
    const { owner: by, hurry } = owner();
    const done = travel(root, new Map([['card:0', moves ? { ...lies, left: 500 } : lies]]), by);
    hurry.abort();
    await done;
    assert.equal(animations.length, moves ? 1 : 0);
    assert.deepEqual(written, moves ? ['visible', ''] : []);
  });

test('sweep: all cards end together, so that none is seen again before the last is there', async () => {
  const of = things(5);
  const { owner: by, stop } = owner();
  const done = sweep(of.elements, of.elements[0] ?? null, by);
  assert.equal(new Set(of.animations.map(({ options }) => `${options.duration} ${options.delay}`)).size, 1);
  stop.abort();
  await done;
});

for (const calm of [false, true]) {
  test(`holdBack: what is about to be dealt is hidden until then${calm ? ', where it will only fade in, too' : ''}`, async (context) => {
    context.mock.method(globalThis, 'matchMedia', () => ({ matches: calm }));
    const { elements, animations } = things(2);
    const root = { querySelector: (key: string) => elements.find(({ dataset }) => key.includes(`${dataset['flip']}`)) };
    const { promise, resolve } = withResolvers<void>();
    const done = holdBack(root as unknown as ParentNode, ['card:0', 'card:1'], owner().owner, promise);
    await settle();
    assert.deepEqual(
      animations.map(({ playState }) => playState),
      ['running', 'running'],
    );
    resolve();
    await done;
    assert.deepEqual(
      animations.map(({ playState }) => playState),
      ['idle', 'idle'],
    );
  });
}

test('a token that is thrown rises, and does not leave the window beyond a seat at its edge', () => {
  // From the middle down, or up, to a seat at the left edge, and to one at the right.
  for (const [x, y] of [
    [-60, 500],
    [-60, -300],
    [60, 500],
    [60, -300],
  ] as const) {
    const ways = [0.25, 0.5, 0.75, 1].map((t) => THROWN.way(t, { x, y }).x / x);
    assert.ok(Math.max(...ways) <= 1, `${x} ${y}: ${ways}`);
  }
  for (const x of [-300, 300]) assert.ok(THROWN.way(0.5, { x, y: 0 }).y < -50);
});
