// How long the shell shows things, in shares of the pace and at least so many ms: what is asked next waits for it.

import { paceMs, shareOfPace } from '../device/settings.ts';
import { readMs } from '../lib/reading.ts';

const wordsOf = (text: string | undefined): number => text?.match(/\S+/g)?.length ?? 0;

/** What stands there first stands until it can have been read; without pauses nothing waits for it. */
export const goalMs = (text: string): number => (paceMs() === 0 ? 0 : readMs(wordsOf(text)));

/** What the next round is called lies over the table until it can have been read. */
export const titleMs = (...parts: readonly (string | undefined)[]): number => {
  const words = parts.reduce((sum, part) => sum + wordsOf(part), 0);
  return shareOfPace(1.6, Math.max(1500, readMs(words)));
};

/** The table stays as it is when a round ends. */
export const roundMs = (): number => shareOfPace(1.4, 1600);

/** Where rounds follow each other, what one came to lies there so long besides. */
export const lyingMs = (text: string): number => shareOfPace(3, Math.max(3000, readMs(wordsOf(text)) - roundMs()));

/** Points that have changed are seen. */
export const scoresMs = (): number => paceMs();

/** What somebody else has done is read. */
export const othersMs = (): number => paceMs() / 4;

/** From one card that travels to the next, be it dealt or played. */
export const STAGGER = 45;
