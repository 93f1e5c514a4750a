// How the cards of Plis de lettres look and what they are called. A family has a tone, and a second sign (signs.ts).

import { t } from '../../lib/i18n.ts';
import type { LetterFace } from '../../pieces/card.ts';
import { colourOf, familyOf, letterOf, type Family } from './cards.ts';
import { familySign } from './signs.ts';

export const familyName = (family: Family): string => t('plis-family', { family });

export function cardName(code: string): string {
  return t('plis-card', { letter: letterOf(code), colour: colourOf(code) });
}

export function face(code: string): LetterFace {
  const family = familyOf(code);
  return { letter: letterOf(code), tone: family, sign: familySign(family), name: cardName(code) };
}
