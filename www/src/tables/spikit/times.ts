// How long a count of votes is shown, in shares of the pace and at least so many ms.

import { shareOfPace } from '../../device/settings.ts';

/** How long equal votes are seen before the dice decide. */
export const tieMs = (): number => shareOfPace(0.7, 400);

/** How long all answers are seen before their outcome. */
export const answersMs = (): number => shareOfPace(0.3, 250);

/** How long the outcome is seen: the bots' reasons are read too, unless all votes are `alike`. */
export const countedMs = (alike: boolean): number => shareOfPace(alike ? 1.52 : 2.4, 1200);
