// What is measured in the window, as it lies on a table that was turned.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAcross, isTurned, lyingOn, wayOn } from '../../src/lib/turned.ts';

class Box {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}
}
Object.assign(globalThis, { DOMRect: Box });

/** A thing on a table that faces this side, and where it is seen in the window. */
const on = (facing: string, left = 0, top = 0, width = 0, height = 0): Element =>
  ({
    closest: () => ({ dataset: { facing } }),
    getBoundingClientRect: () => ({ left, top, width, height, right: left + width, bottom: top + height }),
  }) as unknown as Element;

/** Ways in the window that lead to the right on a table, for who sits at each side. */
const RIGHT = { near: [1, 0], left: [0, 1], far: [-1, 0], right: [0, -1] } as const;

const way = (facing: string, x: number, y: number): number[] => {
  const found = wayOn(on(facing), { x, y });
  // Nothing to the left is nothing to the right.
  return [found.x + 0, found.y + 0];
};

test('for whoever sits at a side, right is where their right hand is, and up is away from them', () => {
  for (const [facing, [x, y]] of Object.entries(RIGHT)) {
    assert.deepEqual(way(facing, 5 * x, 5 * y), [5, 0], facing);
    // A quarter against the clock from there.
    assert.deepEqual(way(facing, 5 * y, -5 * x), [0, -5], facing);
  }
});

test('width and height change places at the long sides alone', () => {
  assert.deepEqual(['near', 'left', 'far', 'right', undefined].map(isAcross), [false, true, false, true, false]);
  assert.deepEqual(
    ['near', 'left', 'far', 'right', 'nowhere'].map((side) => isTurned(on(side))),
    [false, true, true, true, false],
  );
});

test('a point lies in a box on the table as it does in the window', () => {
  for (const facing of ['near', 'left', 'far', 'right']) {
    const thing = on(facing, 100, 40, 30, 60);
    const lying = lyingOn(thing);
    const { left, top, width, height } = lying.box(thing);
    const { x, y } = lying.point({ x: 110, y: 95 });
    assert.ok(left < x && x < left + width && top < y && y < top + height, facing);
    assert.deepEqual([width, height], isAcross(facing) ? [60, 30] : [30, 60], facing);
  }
  // Its right half, for who sits at the left side, is the lower one of the window.
  const thing = on('left', 100, 40, 30, 60);
  const lying = lyingOn(thing);
  const box = lying.box(thing);
  assert.ok(lying.point({ x: 105, y: 90 }).x > box.left + box.width / 2);
});

test('the plate of somebody at a side of a turned table is turned by both', () => {
  const plate = (facing: string, side: string): Element =>
    ({ closest: (of: string) => ({ dataset: of === '.seats-at' ? { side } : { facing } }) }) as unknown as Element;
  const ways = ['near', 'left', 'far', 'right'].map((side) => wayOn(plate('left', side), { x: 0, y: 5 }));
  assert.deepEqual(
    ways.map(({ x, y }) => [x + 0, y + 0]),
    [
      [5, 0],
      [0, -5],
      [-5, 0],
      [0, 5],
    ],
  );
});
