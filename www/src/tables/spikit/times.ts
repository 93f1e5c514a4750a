// How long a count of votes is shown, in shares of the pace and at least so many ms.

import { shareOfPace } from '../../device/settings.ts';

/** Equal votes are seen before the die is thrown for them. */
export const tieMs = (): number => shareOfPace(0.7, 400);

/** All answers are seen before what came of them. */
export const answersMs = (): number => shareOfPace(0.3, 250);

/** What came of them: lines of a list, and why bots answered so, are read; around the table answers are seen at a glance. */
export const countedMs = (glance: boolean): number => shareOfPace(glance ? 1.52 : 2.4, 1200);
