// Typed words: which dice have a letter of a word, and whether it looks like a name. This is only for display; the rules say what a word is worth.
// Pure, without a DOM.

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

/** Whether the text is a name of several words. Of a person's name only one word counts (THE-8); the rules say which one when it is announced. */
export const inParts = (text: string, proper: boolean): boolean => proper && /\p{L}\s+\p{L}/u.test(text);

/** A part of a text, and whether its letters are on the dice. */
export interface Shown {
  text: string;
  hit: boolean;
}

/** A full name in three parts: only the middle one counts (THE-8). Null if the word is the whole name, or is not in it. */
export function counted(full: string, word: string): [before: string, word: string, after: string] | null {
  // The full name is as somebody wrote it, perhaps without a capital or an accent.
  const within = bare(full);
  const at = within.length === full.length ? within.indexOf(bare(word)) : -1;
  return at < 0 || full.length === word.length
    ? null
    : [full.slice(0, at), full.slice(at, at + word.length), full.slice(at + word.length)];
}

/** Whether an accepted word is part of a longer name of a person (THE-8). `persons` has the themes in which people are named. */
export const isPerson = ({ full, word, proper, theme }: Announced, persons: readonly number[]): boolean =>
  proper && full !== null && persons.includes(theme) && counted(full, word) !== null;

/** A text in parts whose letters are on the dice, and parts whose letters are not. */
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

/** Whether somebody means a name: its last word (a person's surname) begins with a capital that no other capital follows. So neither the spaces of
 * `pomme de terre` nor the capital that a keyboard puts at the beginning of `Pomme de terre` make a name. */
export function looksProper(text: string): boolean {
  const last =
    text
      .trim()
      .split(/[\s'’-]+/u)
      .at(-1) ?? '';
  return /^\p{Lu}(?!\p{Lu})./u.test(last);
}
