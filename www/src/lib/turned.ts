// A table that was turned around for who sits opposite: what is measured in the window runs the other way there.

import type { Point } from './boxes.ts';

const turned = (element: Element): boolean => element.closest('[data-facing="far"] > .table') !== null;

/** A way across the window, as it is on the table. */
export const wayOn = (element: Element, { x, y }: Point): Point => (turned(element) ? { x: -x, y: -y } : { x, y });

/** A box of the window and a point in it, as they lie on the table. */
export function lyingOn(element: Element, { x, y }: Point): { box: DOMRect; x: number; y: number } {
  const box = element.getBoundingClientRect();
  if (!turned(element)) return { box, x, y };
  return { box: new DOMRect(-box.right, -box.bottom, box.width, box.height), x: -x, y: -y };
}
