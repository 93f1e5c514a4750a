// About how long a match takes, as it is told before it begins.

import { t } from '../lib/i18n.ts';
import type { GameInfo, Options } from '../protocol/index.ts';
import type { Round } from './game.ts';
import { entry } from './registry.ts';

/** Nobody knows it better than that, in minutes. */
const STEP = 5;

/** In a sentence; empty where nobody can say. `options`: what was chosen, the rest is as usual. */
export function lasts(game: string, who: Round, options: object = {}): string {
  const minutes = entry(game)?.minutes(who, options as Partial<Options>) ?? null;
  return minutes === null ? '' : t('match-lasts', { minutes: Math.max(STEP, Math.round(minutes / STEP) * STEP) });
}

/** A family of three, where as many may play. */
export const usual = ({ seats }: Pick<GameInfo, 'seats'>): Round => ({
  people: Math.min(seats.max, Math.max(seats.min, 3)),
  bots: 0,
});
