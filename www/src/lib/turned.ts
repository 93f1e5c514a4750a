// When people sit around a tablet, the table turns towards the one who acts (shell/facing.ts). This file converts places in the window to places on
// the table.

import type { Point, Size } from './boxes.ts';

/** By how many quarters a table is turned, clockwise. */
const QUARTERS: Readonly<Record<string, number>> = { left: 1, far: 2, right: 3 };

/** Whether width and height change places for whoever sits at this side. */
export const isAcross = (facing: string | undefined): boolean => (QUARTERS[facing ?? ''] ?? 0) % 2 === 1;

/** By how many quarters an element is turned: with its table, and once more if it lies at one side for the person who sits there. */
const quartersOf = (element: Element): number => {
  const facing = element.closest<HTMLElement>('[data-facing]')?.dataset['facing'];
  const side = element.closest<HTMLElement>('.seats-at')?.dataset['side'];
  return ((QUARTERS[facing ?? ''] ?? 0) + (QUARTERS[side ?? ''] ?? 0)) % 4;
};

/** Whether this element is turned at all. */
export const isTurned = (element: Element): boolean => quartersOf(element) > 0;

const back = ({ x, y }: Point, quarters: number): Point => {
  if (quarters === 0) return { x, y };
  return quarters === 1 ? { x: y, y: -x } : quarters === 2 ? { x: -x, y: -y } : { x: -y, y: x };
};

/** A way across the window, in the directions of the table. */
export const wayOn = (element: Element, way: Point): Point => back(way, quartersOf(element));

/** Converts boxes and points of the window to those of a table. */
export interface Lying {
  /** The box of an element, in the same coordinates as all others of that table. */
  box(element: Element): DOMRect;
  rect(box: DOMRect): DOMRect;
  point(point: Point): Point;
}

export function lyingOn(element: Element): Lying {
  const quarters = quartersOf(element);
  const point = (one: Point): Point => back(one, quarters);
  const rect = (box: DOMRect): DOMRect => {
    if (quarters === 0) return box;
    const [a, b] = [point({ x: box.left, y: box.top }), point({ x: box.right, y: box.bottom })];
    const { abs, min } = Math;
    return new DOMRect(min(a.x, b.x), min(a.y, b.y), abs(a.x - b.x), abs(a.y - b.y));
  };
  return { point, rect, box: (one) => rect(one.getBoundingClientRect()) };
}

/** How large the window is, as the table of this element lies in it. */
export const windowOn = (element: Element): Size =>
  quartersOf(element) % 2 === 1
    ? { width: innerHeight, height: innerWidth }
    : { width: innerWidth, height: innerHeight };
