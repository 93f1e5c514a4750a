// About how long a match takes, as it is told before it begins.

import { t } from '../lib/i18n.ts';
import type { GameInfo, Options } from '../protocol/index.ts';
import type { Round } from './game.ts';
import { entry } from './registry.ts';

/** Nobody knows it better than that, in minutes. */
const STEP = 5;

/** A family of three, where as many may play. */
const usual = ({ min, max }: GameInfo['seats']): Round => ({ people: Math.min(max, Math.max(min, 3)), bots: 0 });

const minutesOf = (game: string, who: Round, options: object): number | null => {
  const minutes = entry(game)?.minutes(who, options as Partial<Options>) ?? null;
  return minutes === null ? null : Math.max(STEP, Math.round(minutes / STEP) * STEP);
};

/** For who plays, in a sentence; empty where nobody can say. `options`: what was chosen. */
export function lasts(game: string, who: Round, options: object): string {
  const minutes = minutesOf(game, who, options);
  return minutes === null ? '' : t('match-lasts', { minutes });
}

/** For a family, before anybody has chosen anything. */
export function usuallyLasts(game: string, seats: GameInfo['seats']): string {
  const who = usual(seats);
  const minutes = minutesOf(game, who, {});
  return minutes === null ? '' : t('match-lasts-for', { minutes, people: who.people });
}
