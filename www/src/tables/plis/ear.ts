// Plis de lettres by ear: what a written line means, and a hand in groups. Pure: the caller makes the sentences.

import { colourOf, families, familyOf, letterOf, type Family } from './cards.ts';

/** What a written line means: a card, a letter that both colours have, a letter that the hand lacks, or nothing. */
export type Line =
  | { kind: 'card'; code: string }
  | { kind: 'both'; letter: string }
  | { kind: 'none'; letter: string }
  | { kind: 'unread' };

/** `br` is the pink B (rose), `bb` the blue one, `bp` pink in English; `b` alone where one card of that letter may be played. */
export function read(line: string, hand: readonly string[], allowed: readonly string[]): Line {
  const found = /^([a-z])([rpb])?$/i.exec(line.replace(/\s/g, ''));
  if (!found) return { kind: 'unread' };
  const letter = (found[1] ?? '').toUpperCase();
  const colour = found[2] ? (found[2].toLowerCase() === 'b' ? 'blue' : 'pink') : null;
  const held = hand.filter((code) => letterOf(code) === letter && (colour === null || colourOf(code) === colour));
  const free = held.filter((code) => allowed.includes(code));
  const [first] = held;
  if (first === undefined) return { kind: 'none', letter };
  const code = held.length === 1 ? first : free.length === 1 ? free[0] : undefined;
  return code === undefined ? { kind: 'both', letter } : { kind: 'card', code };
}

/** A hand in groups, as it is said: the family once, then its letters. */
export const groups = (hand: readonly string[]): { family: Family; letters: string[] }[] =>
  families
    .map((family) => ({
      family,
      letters: hand
        .filter((code) => familyOf(code) === family)
        .map(letterOf)
        .sort(),
    }))
    .filter(({ letters }) => letters.length > 0);
