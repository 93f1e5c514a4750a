// Sizes of what moves. Pure, so that it can be tested without a browser.

/** How large a card begins that comes out of a place: as wide as what it was there, and never larger than the place is in any direction. */
export const beginning = (origin: Size, after: Size): number =>
  Math.min(origin.width / after.width, origin.height / after.height);

export interface Size {
  width: number;
  height: number;
}
