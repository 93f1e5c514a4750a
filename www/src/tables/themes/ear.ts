// Dés à thèmes by ear: what a written line means. Pure: the rules say what is allowed.

import type { Action } from '../../protocol/index.ts';
import { tidied } from '../../lib/typed.ts';
import { looksProper } from './words.ts';

/** The action that a line means, and the player whom it names. */
export interface Line {
  action: Action<'themes'>;
  who: string | null;
}

const SIGNS = { '!': 'roll', '?': 'buzz', '<': 'withdraw', '.': 'give-up' } as const;

/** `!` throws, `?` buzzes, `<` gives the floor back, `.` gives up; a player's name follows if several may do it (`?ugo`). Any other text announces a
 * word: `word*` a proper name, `word#3` for the third theme. Null: the line means nothing. */
export function read(line: string): Line | null {
  const text = line.trim();
  const sign = /^([!?<.])\s*([\p{L}\d].*)?$/u.exec(text);
  if (sign) return { action: { type: SIGNS[sign[1] as keyof typeof SIGNS] }, who: sign[2] ?? null };
  const found = /^(.*?)\s*(\*?)\s*(?:#\s*(\d+))?$/u.exec(text);
  const word = tidied(found?.[1] ?? '');
  if (!/\p{L}/u.test(word)) return null;
  const theme = found?.[3];
  return {
    action: {
      type: 'announce',
      word,
      proper: found?.[2] === '*' || looksProper(word),
      ...(theme === undefined ? {} : { theme: Number(theme) }),
    },
    who: null,
  };
}
