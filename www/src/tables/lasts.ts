// About how long a match takes, as it is told before it begins.

import { t } from '../lib/i18n.ts';
import type { GameInfo, Options } from '../protocol/index.ts';
import type { Round } from './game.ts';
import { entry } from './registry.ts';

/** Nobody knows it better than that, in minutes. */
const STEP = 5;

/** Three seats, where as many may be taken. */
const usual = ({ min, max }: GameInfo['seats']): number => Math.min(max, Math.max(min, 3));

const minutesOf = (game: string, who: Round, options: object): number | null => {
  const minutes = entry(game)?.minutes(who, options as Partial<Options>) ?? null;
  return minutes === null ? null : Math.max(STEP, Math.round(minutes / STEP) * STEP);
};

/** For who plays, in a sentence; empty where nobody can say. `options`: what was chosen. */
export function lasts(game: string, who: Round, options: object): string {
  const minutes = minutesOf(game, who, options);
  return minutes === null ? '' : t('match-lasts', { minutes });
}

/** Before anybody has chosen anything: from one person with bots to a family. It says for how many, since the set-up may say more for more. */
export function usuallyLasts(game: string, seats: GameInfo['seats']): string {
  const players = usual(seats);
  const least = minutesOf(game, { people: 1, bots: players - 1 }, {});
  const most = minutesOf(game, { people: players, bots: 0 }, {});
  if (least === null || most === null) return '';
  return least === most
    ? t('match-lasts-for', { players, minutes: most })
    : t('match-lasts-from', { players, least, most });
}
