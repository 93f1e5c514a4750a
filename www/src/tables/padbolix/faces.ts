// How the cards of Padbolix look and what they are called. Colours do not matter in this game, so there are none.

import { t } from '../../lib/i18n.ts';
import type { LetterFace } from '../../pieces/card.ts';
import { firecracker, star } from './ornaments.ts';

/** A card in hand: a letter, `*` or `!`. */
export function handFace(code: string): LetterFace {
  if (code === '*') return { letter: '', ornament: star, name: t('padbolix-star') };
  if (code === '!') return { letter: '', ornament: firecracker, name: t('padbolix-firecracker-card') };
  return { letter: code, name: code };
}

/** A card in a sentence: "B", "a star". */
export const aCard = (code: string): string =>
  t('padbolix-a-card', { card: code === '*' ? 'star' : code === '!' ? 'firecracker' : code });

/** A card on the table: a lower-case sign is a star that stands for this letter. */
export function tableFace(sign: string): LetterFace {
  if (sign === sign.toUpperCase()) return handFace(sign);
  const letter = sign.toUpperCase();
  return { letter, ornament: star, name: t('padbolix-star-as', { letter }) };
}

/** A play in words: "E F, M N with a star". */
export const playName = (groups: readonly string[]): string =>
  groups.map((group) => [...group].map((sign) => tableFace(sign).name).join(' ')).join(' + ');
