// The page's breakpoints, for scripts. Style sheets use the same names, for the window (`@media (--phone)`) and for the box that a table fills
// (`@container table (--phone)`).

import breakpoints from '../../styles/breakpoints.json';

type Size = keyof typeof breakpoints;

/** A media query for a breakpoint of the window. */
export const media = (name: Size): MediaQueryList => matchMedia(breakpoints[name]);

/** The same for a box that fills the window but is turned by a quarter: width and height change places. */
export const mediaAcross = (name: Size): MediaQueryList =>
  matchMedia(breakpoints[name].replaceAll(/width|height/g, (side) => (side === 'width' ? 'height' : 'width')));
