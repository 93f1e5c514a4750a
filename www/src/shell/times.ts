// How long the shell shows things: a share of the pace, but at least so many ms. The next question waits for it.

import { paceMs, shareOfPace } from '../device/settings.ts';
import { readMs } from '../lib/reading.ts';

const wordsOf = (text: string | undefined): number => text?.match(/\S+/g)?.length ?? 0;

/** How long the goal of a round stays until it can have been read; without pauses, nothing waits for it. */
export const goalMs = (text: string): number => (paceMs() === 0 ? 0 : readMs(wordsOf(text)));

/** How long the title of the next round lies over the table until it can have been read. */
export const titleMs = (...parts: readonly (string | undefined)[]): number => {
  const words = parts.reduce((sum, part) => sum + wordsOf(part), 0);
  return shareOfPace(1.6, Math.max(1500, readMs(words)));
};

/** How long the table stays unchanged when a round ends. */
export const roundMs = (): number => shareOfPace(1.4, 1600);

/** How much longer the result of a round is shown if rounds follow each other without a dialog. */
export const lyingMs = (text: string): number => shareOfPace(3, Math.max(3000, readMs(wordsOf(text)) - roundMs()));

/** How long changed points are shown. */
export const scoresMs = (): number => paceMs();

/** How long an action of somebody else is shown. */
export const othersMs = (): number => paceMs() / 4;

/** The delay between one travelling card and the next, dealt or played, in ms. */
export const STAGGER = 45;
