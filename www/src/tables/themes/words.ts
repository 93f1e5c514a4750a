// Words as they are typed: which dice have a letter of them, whether they look like a name. For the eye alone; what a word is worth,
// the rules say. Pure, without a DOM.

import { bare } from '../../lib/typed.ts';
import { dice, type Announced, type Die, type Letters } from './view.ts';

/** The letters A–Z of a text: without accents, case, hyphens. */
export const folded = (text: string): string =>
  bare(text)
    .replace(/[^a-z]/g, '')
    .toUpperCase();

/** The dice whose letter is in a text. */
export function marked(text: string, letters: Letters): Die[] {
  const found = new Set(folded(text));
  return dice.filter((die) => found.has(letters[die]));
}

/** A name of several words: of a person only one of them counts (THE-8), and which one, the rules say when it is announced. */
export const inParts = (text: string, proper: boolean): boolean => proper && /\p{L}\s+\p{L}/u.test(text);

/** A part of a text, and whether its letters are on the dice. */
export interface Shown {
  text: string;
  hit: boolean;
}

/** A full name in three parts, of which the one in the middle counts (THE-8); null where it has no such part. */
export function counted(full: string, word: string): [before: string, word: string, after: string] | null {
  // It is as somebody wrote it: without a capital, say, or an accent.
  const within = bare(full);
  const at = within.length === full.length ? within.indexOf(bare(word)) : -1;
  return at < 0 || full.length === word.length
    ? null
    : [full.slice(0, at), full.slice(at, at + word.length), full.slice(at + word.length)];
}

/** Whether a word that stands is a person's name of which the full form has more (THE-8); `persons`: the themes that have some. */
export const isPerson = ({ full, word, proper, theme }: Announced, persons: readonly number[]): boolean =>
  proper && full !== null && persons.includes(theme) && counted(full, word) !== null;

/** A text in parts that are on the dice and parts that are not. */
export function parts(text: string, letters: Letters): Shown[] {
  const wanted = new Set<string>(dice.map((die) => letters[die]));
  const found: Shown[] = [];
  for (const sign of text) {
    const hit = [...folded(sign)].some((letter) => wanted.has(letter));
    const last = found.at(-1);
    if (last && last.hit === hit) last.text += sign;
    else found.push({ text: sign, hit });
  }
  return found;
}

/** Whether somebody means a name: its last word (of a person, the surname) has a capital and then none. A space makes no name of
 * `pomme de terre`, nor the capital that a keyboard puts at the beginning of `Pomme de terre`. */
export function looksProper(text: string): boolean {
  const last =
    text
      .trim()
      .split(/[\s'’-]+/u)
      .at(-1) ?? '';
  return /^\p{Lu}(?!\p{Lu})./u.test(last);
}
