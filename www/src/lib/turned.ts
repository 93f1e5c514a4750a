// Around one tablet a table turns towards who acts (shell/facing.ts): what is measured in the window runs another way on it.

import type { Point, Size } from './boxes.ts';

/** By how many quarters it is turned, clockwise. */
const QUARTERS: Readonly<Record<string, number>> = { left: 1, far: 2, right: 3 };

/** Whether width and height change places for whoever sits at this side. */
export const isAcross = (facing: string | undefined): boolean => (QUARTERS[facing ?? ''] ?? 0) % 2 === 1;

/** The table may be turned, and what lies at one of its sides for whoever sits there is turned once more. */
const quartersOf = (element: Element): number => {
  const facing = element.closest<HTMLElement>('[data-facing]')?.dataset['facing'];
  const side = element.closest<HTMLElement>('.seats-at')?.dataset['side'];
  return ((QUARTERS[facing ?? ''] ?? 0) + (QUARTERS[side ?? ''] ?? 0)) % 4;
};

/** Whether the table on which it lies is turned at all. */
export const isTurned = (element: Element): boolean => quartersOf(element) > 0;

const back = ({ x, y }: Point, quarters: number): Point => {
  if (quarters === 0) return { x, y };
  return quarters === 1 ? { x: y, y: -x } : quarters === 2 ? { x: -x, y: -y } : { x: -y, y: x };
};

/** A way across the window, as it is on the table. */
export const wayOn = (element: Element, way: Point): Point => back(way, quartersOf(element));

/** Boxes and points of the window, as they lie on the table of this element. */
export interface Lying {
  /** Where an element lies: in one system with all others of that table. */
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
