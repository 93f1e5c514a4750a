// Explains a trick to people who play their first match, from the events of the rules.

import { t } from '../../lib/i18n.ts';
import type { GameEvent, TableEvent } from '../../protocol/index.ts';
import { familyOf, letterOf } from './cards.ts';
import { familyName } from './faces.ts';
import type { Who } from '../table.ts';
import type { PlisView } from './view.ts';

type Won = Extract<GameEvent<'plis'>, { type: 'trick-won' }>;

export const goal = ({ contract }: PlisView): string => t('plis-caption-goal', { contract });

/** Who takes a trick, and why. */
export function won({ cards, seat, points }: Won, who: Who): string | null {
  const lead = cards[0]?.card;
  const best = cards.find((one) => one.seat === seat)?.card;
  if (lead === undefined || best === undefined) return null;
  // Whether a later letter of another family lies in the trick, which could not win it.
  const strays = cards.some(({ card }) => familyOf(card) !== familyOf(lead) && letterOf(card) > letterOf(best));
  return t('plis-caption-won', { letter: letterOf(best), points, strays: strays ? 'yes' : 'no', ...who(seat) });
}

export function caption(events: readonly TableEvent<'plis'>[], before: PlisView, who: Who): string | null {
  const trick = events.find((event) => event.type === 'trick-won');
  const taken = trick ? won(trick, who) : null;
  if (taken !== null) return taken;
  const played = events.find((event) => event.type === 'played');
  if (!played) return null;
  const led = before.trick[0]?.card;
  const family = familyName(familyOf(led ?? played.card));
  if (led === undefined) return t('plis-caption-led', { family, ...who(played.seat) });
  return familyOf(played.card) === familyOf(led) ? null : t('plis-caption-discard', { family, ...who(played.seat) });
}
