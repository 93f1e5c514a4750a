// What a trick means, for whoever plays their first match: said of what the rules made happen.

import { t } from '../../lib/i18n.ts';
import type { TableEvent } from '../../protocol/index.ts';
import { familyOf, letterOf } from './cards.ts';
import { familyName } from './faces.ts';
import type { Who } from '../table.ts';
import type { PlisView } from './view.ts';

export const goal = ({ contract }: PlisView): string => t('plis-goal', { contract });

export function caption(events: readonly TableEvent<'plis'>[], before: PlisView, who: Who): string | null {
  const won = events.find((event) => event.type === 'trick-won');
  const lead = won?.cards[0]?.card;
  const best = won?.cards.find(({ seat }) => seat === won.seat)?.card;
  if (won && lead !== undefined && best !== undefined) {
    // A later letter of another family lies there, and has taken nothing.
    const strays = won.cards.some(({ card }) => familyOf(card) !== familyOf(lead) && letterOf(card) > letterOf(best));
    const { points } = won;
    return t('plis-caption-won', { letter: letterOf(best), points, strays: strays ? 'yes' : 'no', ...who(won.seat) });
  }
  const played = events.find((event) => event.type === 'played');
  if (!played) return null;
  const led = before.trick[0]?.card;
  const family = familyName(familyOf(led ?? played.card));
  if (led === undefined) return t('plis-caption-led', { family, ...who(played.seat) });
  return familyOf(played.card) === familyOf(led) ? null : t('plis-caption-discard', { family, ...who(played.seat) });
}
