// Sizes and places of things that move. Pure, so that it can be tested without a browser.

/** The scale at which a card begins when it comes out of a place (`origin`): the largest at which it fits into this place. */
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

/** The translation that puts a thing's middle at `from` once it is scaled about `pivot`; neither moved nor scaled, its middle is at `to`. */
export const beginsAt = (from: Point, to: Point, pivot: Point, scale: number): Point => ({
  x: from.x - pivot.x - scale * (to.x - pivot.x),
  y: from.y - pivot.y - scale * (to.y - pivot.y),
});
