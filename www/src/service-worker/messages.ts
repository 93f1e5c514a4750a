// Messages between the page and the service worker. Those that are answered come with a port.

/** Page → waiting worker: am I the only page? Answered at once. */
export const COUNT = 'count-pages';
export interface CountAnswer {
  alone: boolean;
}

/** Page → waiting worker, without an answer: take over now; I have not started and will reload. */
export const TAKE_OVER = 'take-over-now';

/** Page → the worker in charge: compare the offline copy with what it should be, and fetch what is missing or broken. */
export const MEND = 'mend';
export interface MendAnswer {
  /** Everything that the page needs to start is there. */
  whole: boolean;
}
