// Dés à thèmes by ear: what a written line means. Pure: what is allowed the rules say.

import type { Action } from '../../protocol/index.ts';
import { tidied } from '../../lib/typed.ts';
import { looksProper } from './words.ts';

/** `!` throws, `?` buzzes, `<` gives the floor back, `.` gives up; a word announces it, `word*` as a name, `word#3` for the third theme. Null: nothing. */
export function read(line: string): Action<'themes'> | null {
  const text = line.trim();
  const sign = { '!': 'roll', '?': 'buzz', '<': 'withdraw', '.': 'give-up' } as const;
  const type = sign[text as keyof typeof sign];
  if (type !== undefined) return { type };
  const found = /^(.*?)\s*(\*?)\s*(?:#\s*(\d+))?$/u.exec(text);
  const word = tidied(found?.[1] ?? '');
  if (!/\p{L}/u.test(word)) return null;
  const theme = found?.[3];
  return {
    type: 'announce',
    word,
    proper: found?.[2] === '*' || looksProper(word),
    ...(theme === undefined ? {} : { theme: Number(theme) }),
  };
}
