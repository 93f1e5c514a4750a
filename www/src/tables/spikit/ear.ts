// Spikit by ear: what a written line means. Cards are named by their words or by their number in the hand, cards of the display by `v` and a number,
// sentences of the table by `s` and a number. Pure: the rules say what is allowed.

import type { Action } from '../../protocol/index.ts';
import { spelled, type Written } from './spell.ts';
import { isJoker, type JokerWords } from './view.ts';

/** What a line can refer to. */
export interface Lying {
  phase: 'draw' | 'advantage' | 'play' | 'fishing' | 'discard' | string;
  /** The cards that can be used, in the order of the hand; ids are their codes. */
  own: readonly Written[];
  display: readonly Written[];
  sentences: number;
  /** The language that a joker beside this card takes over; null if the card has none. */
  langOf(code: string): string | null;
  langs: readonly string[];
}

/** What a line means: an action, a number to which nothing belongs, or nothing. */
export type Line =
  | { kind: 'action'; action: Action<'spikit'> }
  | { kind: 'nothing-there'; what: string }
  | { kind: 'unread' };

/** A card of one's own, one of the display, a sentence of the table or a card in it. */
type Part =
  | { is: 'own'; code: string }
  | { is: 'display'; place: number }
  | { is: 'sentence'; index: number; at: number | null };

/** The parts of a line; or the number (or `*`) to which nothing belongs; or '' if its words name no cards. */
function parts(text: string, { own, display, phase, sentences }: Lying): Part[] | string {
  const found: Part[] = [];
  const used = new Set<string>();
  const taking = phase === 'draw' || phase === 'advantage';
  let words: string[] = [];
  /** Reads the words since the last number as cards, by what stands on them; false where they name none. */
  const read = (): boolean => {
    const row = words.join(' ').trim();
    words = [];
    if (row === '') return true;
    const free = own.filter(({ id }) => !used.has(id));
    const ids = spelled(row, [...(taking ? display : []), ...free]);
    for (const id of ids ?? []) {
      const place = taking ? display.findIndex((one) => one.id === id) : -1;
      found.push(place < 0 ? { is: 'own', code: id } : { is: 'display', place });
      used.add(id);
    }
    return ids !== null;
  };
  for (const word of text.split(/\s+/)) {
    const named = /^(?:(\*)|(\d+)|[vd](\d+)|s(\d+)(?:\.(\d+))?)$/i.exec(word);
    if (!named) {
      words.push(word);
      continue;
    }
    if (!read()) return '';
    const [, star, number, place, sentence, at] = named;
    if (place !== undefined) {
      if (Number(place) < 1 || Number(place) > display.length) return word;
      found.push({ is: 'display', place: Number(place) - 1 });
    } else if (sentence !== undefined) {
      if (Number(sentence) < 1 || Number(sentence) > sentences) return word;
      found.push({ is: 'sentence', index: Number(sentence) - 1, at: at === undefined ? null : Number(at) - 1 });
    } else {
      const card = star ? own.find(({ id }) => isJoker(id) && !used.has(id)) : own[Number(number) - 1];
      if (!card || used.has(card.id)) return word;
      found.push({ is: 'own', code: card.id });
      used.add(card.id);
    }
  }
  return read() ? found : '';
}

/** `3 1 5` lays cards of the hand in that order, `3 s1 5` puts them before and behind a sentence of the table, `s1.2 5` swaps its second card,
 * `v6 4` takes a card of the display for one of the hand; `*` is the joker, whose words stand behind `=` (`3 * 5 = en: with joy`). */
export function read(line: string, lying: Lying): Line {
  const [row = '', ...said] = line.split('=');
  const found = parts(row.trim(), lying);
  if (typeof found === 'string') return found === '' ? { kind: 'unread' } : { kind: 'nothing-there', what: found };
  const own = found.flatMap((part) => (part.is === 'own' ? [part.code] : []));
  const [display, ...displays] = found.flatMap((part) => (part.is === 'display' ? [part.place] : []));
  const [sentence, ...sentences] = found.filter((part) => part.is === 'sentence');
  const action = (made: Action<'spikit'>): Line => ({ kind: 'action', action: made });
  const [give, ...more] = own;
  if (give === undefined || sentences.length > 0) return { kind: 'unread' };
  if (lying.phase === 'draw' || lying.phase === 'advantage') {
    if (display === undefined || displays.length > 0 || more.length > 0) return { kind: 'unread' };
    return action({ type: lying.phase === 'draw' ? 'take' : 'free-choice', display, give });
  }
  if (display !== undefined) return { kind: 'unread' };
  if (lying.phase === 'discard') return action({ type: 'discard', cards: own });
  const joker = own.some(isJoker) ? { joker: wordsOf(said.join('='), own, lying) } : {};
  if (!sentence) return action({ type: 'lay', cards: own, ...joker });
  if (sentence.at !== null)
    return more.length > 0
      ? { kind: 'unread' }
      : action({ type: 'swap', sentence: sentence.index, at: sentence.at, card: give, ...joker });
  const middle = found.indexOf(sentence);
  const codes = (some: readonly Part[]): string[] => some.flatMap((part) => (part.is === 'own' ? [part.code] : []));
  const [head, tail] = [codes(found.slice(0, middle)), codes(found.slice(middle + 1))];
  return action({ type: 'complete', sentence: sentence.index, head, tail, ...joker });
}

/** The words of a joker, in the language that the line names, or else in that of the card beside it. */
function wordsOf(text: string, own: readonly string[], { langs, langOf }: Lying): JokerWords {
  const named = /^\s*(\w\w)\s*:(.*)$/.exec(text);
  const said = (named?.[2] ?? text).trim();
  const at = own.findIndex(isJoker);
  const beside = [own[at - 1], own[at + 1], ...own].flatMap((code) => (code === undefined ? [] : (langOf(code) ?? [])));
  const lang = langs.find((one) => one === named?.[1]?.toLowerCase()) ?? beside[0] ?? langs[0] ?? 'fr';
  return said === '' ? { lang } : { lang, text: said };
}

/** The letters for the actions that the bar offers, in French and in English. */
const LETTERS = {
  fr: { l: ['roll'], p: ['draw', 'fish'], g: ['keep'], f: ['end-turn', 'stop-fishing', 'decline'] },
  en: { r: ['roll'], d: ['draw'], f: ['fish'], k: ['keep'], e: ['end-turn', 'stop-fishing', 'decline'] },
} as const satisfies Record<string, Record<string, readonly Offered[]>>;

type Offered = 'roll' | 'draw' | 'fish' | 'keep' | 'end-turn' | 'stop-fishing' | 'decline';

export const offeredBy = (letter: string, language: 'fr' | 'en'): readonly Offered[] =>
  (LETTERS[language] as Record<string, readonly Offered[]>)[letter] ?? [];
