// How long a count of votes is shown, in shares of the pace and at least so many ms.

import { shareOfPace } from '../../device/settings.ts';

/** Equal votes are seen before the die is thrown for them. */
export const tieMs = (): number => shareOfPace(0.7, 400);

/** All answers are seen before what came of them. */
export const answersMs = (): number => shareOfPace(0.3, 250);

/** What came of them: why bots answered so is read, unless all are of one mind (`alike`). */
export const countedMs = (alike: boolean): number => shareOfPace(alike ? 1.52 : 2.4, 1200);
