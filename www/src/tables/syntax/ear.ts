// Syntax by ear: what a written line means. Pure: the caller makes the sentences, and the rules say what is allowed.

import { bare } from '../../lib/typed.ts';
import type { Action } from '../../protocol/index.ts';
import { cardOf } from './compose.ts';

/** What a line means: an action, with the jokers that it uses without being told to; several words of the table that it could change; a card that the
 * hand lacks; a word that is not on the table; or nothing. */
export type Line =
  | { kind: 'action'; action: Action<'syntax'>; jokers: string[] }
  | { kind: 'several'; words: string[]; into: string }
  | { kind: 'none'; letter: string }
  | { kind: 'no-word'; word: string }
  | { kind: 'unread' };

/** A letter that is written, and whether a joker is to stand for it. */
interface Letter {
  letter: string;
  joker: boolean;
}

/** `s*implet`: the joker is the I. */
function lettersOf(text: string): Letter[] | null {
  if (!/^(\*?[A-Z])+$/.test(text)) return null;
  return [...text.matchAll(/(\*?)([A-Z])/g)].map(([, star, letter = '']) => ({ letter, joker: star === '*' }));
}

/** `fous` lays a word, or makes it from a word on the table if the hand alone cannot; `fou>fous` names that word. `-n` exchanges the N for a card of
 * the stock, `-n+` for the face-up card; `-*` exchanges a joker. Null: a single letter is no word yet. */
export function read(line: string, hand: readonly string[], table: readonly string[]): Line | null {
  // Cards show capitals without accents.
  const text = bare(line).replace(/\s/g, '').toUpperCase();
  const exchanged = /^-([A-Z*])(\+?)$/.exec(text);
  if (exchanged) return exchange(exchanged[1] === '*' ? '?' : (exchanged[1] ?? ''), exchanged[2] === '+', hand);
  const [from, into, ...more] = text.split('>');
  const letters = lettersOf(into ?? from ?? '');
  if (!letters || more.length > 0) return { kind: 'unread' };
  if (into === undefined) return letters.length === 1 && !letters[0]?.joker ? null : word(letters, hand, table);
  const index = table.findIndex((lies) => lies.toUpperCase() === from);
  if (index < 0) return { kind: 'no-word', word: from ?? '' };
  return found(letters, [change(letters, table[index] ?? '', index, hand)]);
}

function exchange(code: string, faceUp: boolean, hand: readonly string[]): Line {
  if (!hand.includes(code)) return { kind: 'none', letter: code };
  return {
    kind: 'action',
    action: { type: 'exchange', discard: code, take: faceUp ? 'face-up' : 'stock' },
    jokers: [],
  };
}

/** The signs and jokers that a word takes from the hand, or the first letter that the hand lacks. */
type Made = { signs: string[]; jokers: string[] } | { lacks: string };

/** Cards for these letters: jokers that are named, then letter cards, then jokers for what is still missing. */
function taken(letters: readonly Letter[], hand: readonly string[]): Made {
  const free = [...hand];
  const signs: string[] = new Array<string>(letters.length);
  const jokers: string[] = [];
  const give = (code: string): boolean => {
    const at = free.indexOf(code);
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  };
  // Jokers that the line names are taken first, so that no other letter uses them.
  for (const [at, { letter, joker }] of letters.entries()) {
    if (!joker) continue;
    if (!give('?')) return { lacks: '?' };
    signs[at] = letter.toLowerCase();
  }
  const missing = [...letters.entries()].filter(([at, { letter, joker }]) => {
    if (joker) return false;
    if (!give(letter)) return true;
    signs[at] = letter;
    return false;
  });
  for (const [at, { letter }] of missing) {
    if (!give('?')) return { lacks: letter };
    signs[at] = letter.toLowerCase();
    jokers.push(letter);
  }
  return { signs, jokers };
}

/** A change of a word on the table: the action, or the card that is missing for it. */
type Change = { action: Action<'syntax'>; jokers: string[]; before: string } | { lacks: string };

/** A longer word keeps all cards in order; one of the same length keeps the cards whose letters are the same. Null if the change is impossible or
 * changes nothing. */
function change(letters: readonly Letter[], before: string, index: number, hand: readonly string[]): Change | null {
  const kept = keptIn(letters, before);
  if (!kept) return null;
  const own = letters.filter((_, at) => !kept.has(at));
  const made = taken(own, hand);
  if ('lacks' in made) return made;
  if (own.length === 0) return null;
  const signs = [...made.signs];
  const into = letters.map((_, at) => kept.get(at) ?? signs.shift() ?? '').join('');
  const type = letters.length === before.length ? 'replace' : 'insert';
  return { action: { type, index, into }, jokers: made.jokers, before };
}

/** The letters of the new word that are already on the table: index → sign. */
function keptIn(letters: readonly Letter[], before: string): Map<number, string> | null {
  const same = (sign: string, one: Letter | undefined): boolean =>
    one?.letter === sign.toUpperCase() && (!one.joker || cardOf(sign) === '?');
  const kept = new Map<number, string>();
  if (letters.length === before.length) {
    [...before].forEach((sign, at) => void (same(sign, letters[at]) && kept.set(at, sign)));
    return kept;
  }
  let from = 0;
  for (const sign of before) {
    const at = letters.findIndex((one, place) => place >= from && same(sign, one));
    if (at < 0) return null;
    kept.set(at, sign);
    from = at + 1;
  }
  return kept;
}

/** A word without a base: laid from the hand, or else made from a word of the table. It uses jokers that the line does not name only if it needs
 * them. */
function word(letters: readonly Letter[], hand: readonly string[], table: readonly string[]): Line {
  const own = taken(letters, hand);
  const text = letters.map(({ letter }) => letter).join('');
  const lay: Change | null =
    'lacks' in own ? own : { action: { type: 'lay', word: own.signs.join('') }, jokers: own.jokers, before: '' };
  if ('action' in lay && lay.jokers.length === 0) return found(letters, [lay]);
  // Replacing all cards of a word of the same length is not what people mean.
  const changes = table.flatMap((before, index) => {
    const made = before.toUpperCase() === text ? null : change(letters, before, index, hand);
    return made && !(letters.length === before.length && keptIn(letters, before)?.size === 0) ? [made] : [];
  });
  const made = changes.filter((one) => 'action' in one);
  const plain = made.filter(({ jokers }) => jokers.length === 0);
  if (plain.length > 0) return found(letters, plain);
  if ('action' in lay) return found(letters, [lay]);
  return found(letters, made.length > 0 ? made : [lay]);
}

function found(letters: readonly Letter[], all: readonly (Change | null)[]): Line {
  const made = all.filter((one): one is Exclude<Change, { lacks: string }> => one !== null && 'action' in one);
  const [only, ...others] = made;
  if (only && others.length === 0) return { kind: 'action', action: only.action, jokers: only.jokers };
  const into = letters.map(({ letter, joker }) => (joker ? `*${letter}` : letter)).join('');
  if (only) return { kind: 'several', words: made.map(({ before }) => before.toUpperCase()), into };
  const lacking = all.find((one) => one !== null && 'lacks' in one);
  return lacking && 'lacks' in lacking ? { kind: 'none', letter: lacking.lacks } : { kind: 'unread' };
}
