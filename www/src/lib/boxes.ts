// Sizes of what moves. Pure, so that it can be tested without a browser.

/** How large a card begins that comes out of a place: as wide as what it was there, and never larger than the place is in any direction. */
export const beginning = (origin: Size, after: Size): number =>
  Math.min(origin.width / after.width, origin.height / after.height);

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How far a thing is moved that has its middle `from` when it is scaled about a pivot, and lies with its middle `to` when it is not. */
export const beginsAt = (from: Point, to: Point, pivot: Point, scale: number): Point => ({
  x: from.x - pivot.x - scale * (to.x - pivot.x),
  y: from.y - pivot.y - scale * (to.y - pivot.y),
});
