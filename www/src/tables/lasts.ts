// About how long a match takes, as it is told before it begins.

import { t } from '../lib/i18n.ts';
import type { GameInfo, Options } from '../protocol/index.ts';
import type { Company } from './game.ts';
import { entry } from './registry.ts';

/** Minutes are rounded to multiples of this: nobody knows better. */
const STEP = 5;

/** Three seats, or the game's minimum or maximum if three are not possible. */
const usual = ({ min, max }: GameInfo['seats']): number => Math.min(max, Math.max(min, 3));

const minutesOf = (game: string, who: Company, options: object): number | null => {
  const minutes = entry(game)?.minutes(who, options as Partial<Options>) ?? null;
  return minutes === null ? null : Math.max(STEP, Math.round(minutes / STEP) * STEP);
};

/** How long a match of these players lasts, in a sentence; empty if nobody can say. `options` are those that were chosen. */
export function lasts(game: string, who: Company, options: object): string {
  const minutes = minutesOf(game, who, options);
  return minutes === null ? '' : t('match-lasts', { minutes });
}

/** How long matches last before anybody has chosen anything: from one person with bots to a family. The sentence says for how many players, since the
 * set-up may say more for more of them. */
export function usuallyLasts(game: string, seats: GameInfo['seats']): string {
  const players = usual(seats);
  const least = minutesOf(game, { people: 1, bots: players - 1 }, {});
  const most = minutesOf(game, { people: players, bots: 0 }, {});
  if (least === null || most === null) return '';
  return least === most
    ? t('match-lasts-for', { players, minutes: most })
    : t('match-lasts-from', { players, least, most });
}
