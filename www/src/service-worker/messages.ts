// What page and service worker say to each other.

/** Page → waiting worker, with a port for the answer: I am just starting; take over if I am the only page. */
export const TAKE_OVER = 'take-over';

/** The answer on the port: whether the worker takes over now (the page then reloads). */
export interface TakeOverAnswer {
  takesOver: boolean;
}
