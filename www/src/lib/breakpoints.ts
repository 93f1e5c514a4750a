// The page's breakpoints, for scripts; style sheets name the same ones (`@media (--phone)`).

import breakpoints from '../../styles/breakpoints.json';

/** Follows one of them. */
export const media = (name: keyof typeof breakpoints): MediaQueryList => matchMedia(breakpoints[name]);
