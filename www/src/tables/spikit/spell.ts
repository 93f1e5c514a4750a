// Reads cards whose words are written out, for people who play by ear. Pure, without a DOM.

import { bare } from '../../lib/typed.ts';

export interface Written {
  id: string;
  /** The words on the card; for a joker, its name. */
  text: string;
}

/** The words of a text as they are compared: no case, no accents, a space for whatever stands between them. */
const words = (text: string): string =>
  bare(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The cards whose words are written one after the other, each used once; null if the text names no cards. Between commas or slashes, the beginning
 * of a card is enough if no other card begins so. */
export function spelled(text: string, cards: readonly Written[]): string[] | null {
  const known = cards.map(({ id, text }) => ({ id, text: words(text) })).filter((card) => card.text !== '');
  const parts = text.split(/[,/]/).map(words);
  if (parts.length === 1) return inARow(parts[0] ?? '', known);
  const ids: string[] = [];
  for (const part of parts.filter(Boolean)) {
    const left = known.filter(({ id }) => !ids.includes(id));
    const whole = left.find((card) => card.text === part);
    const begun = left.filter((card) => card.text.startsWith(part));
    const found = whole ?? (begun.length === 1 ? begun[0] : undefined);
    if (!found) return null;
    ids.push(found.id);
  }
  return ids.length > 0 ? ids : null;
}

function inARow(text: string, cards: readonly Written[]): string[] | null {
  for (const card of cards) {
    if (text === card.text) return [card.id];
    if (!text.startsWith(`${card.text} `)) continue;
    const rest = inARow(
      text.slice(card.text.length + 1),
      cards.filter(({ id }) => id !== card.id),
    );
    if (rest) return [card.id, ...rest];
  }
  return null;
}
