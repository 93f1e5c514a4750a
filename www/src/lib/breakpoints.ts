// The page's sizes, for scripts; style sheets name the same ones, of the window (`@media (--phone)`) and of the box that a table fills
// (`@container table (--phone)`).

import breakpoints from '../../styles/breakpoints.json';

type Size = keyof typeof breakpoints;

/** Follows one of them, of the window. */
export const media = (name: Size): MediaQueryList => matchMedia(breakpoints[name]);

/** Follows one of them, of a box that fills the window turned by a quarter: width and height change places. */
export const mediaAcross = (name: Size): MediaQueryList =>
  matchMedia(breakpoints[name].replaceAll(/width|height/g, (side) => (side === 'width' ? 'height' : 'width')));
