// Padbolix by ear: what a written line means if it is more than letters. Pure: the caller makes the sentences.

import type { Action } from '../../protocol/index.ts';
import { arrangements, canonical, cardsOf, type Shape } from './arrange.ts';

/** What a line means: an action, several plays that it may be, a card that the hand lacks, or nothing. */
export type Line =
  | { kind: 'action'; action: Action<'padbolix'> }
  | { kind: 'several'; plays: string[] }
  | { kind: 'none'; card: string }
  | { kind: 'unread' };

/** Plays as they are written on the line: a star stands before its letter. */
export const written = (groups: readonly string[]): string =>
  groups.map((group) => group.toLowerCase().replace(/./g, (sign, at: number) => starred(group, at, sign))).join(' ');

const starred = (group: string, at: number, sign: string): string =>
  group[at] === group[at]?.toLowerCase() ? `*${sign}` : sign;

/** `0` passes, `!` is the firecracker, `cde fgh` two sequences. `*` is a star: before the letter that it stands for (`u*u`), or among its neighbours
 * (`c*e`); what the rules allow decides. `legal` has the allowed actions, or null if they are not known. Returns null for letters alone: these are
 * typed over the hand. */
export function read(
  line: string,
  hand: readonly string[],
  formula: Shape | null,
  legal: readonly Action<'padbolix'>[] | null,
): Line | null {
  const text = line.trim().toUpperCase();
  if (text === '0') return { kind: 'action', action: { type: 'pass' } };
  if (text === '!') return hand.includes('!') ? { kind: 'action', action: { type: 'firecracker' } } : none('!');
  if (/^[A-Z]+$/.test(text)) return null;
  if (!/^[A-Z*\s]+$/.test(text)) return { kind: 'unread' };
  const groups = text.split(/\s+/);
  const named = groups.map((group) => group.replace(/\*([A-Z])/g, (_, letter: string) => letter.toLowerCase()));
  const all = [...(named.join('').includes('*') ? [] : [named]), ...fitting(groups, formula)];
  const held = all.filter((play) => lacking(play, hand) === null);
  const may = legal && new Set(legal.flatMap((one) => (one.type === 'play' ? [canonical(one.groups)] : [])));
  const can = (play: string[]): boolean => (may ? may.has(canonical(play)) : isFormula(play));
  const allowed = distinct(held.filter(can));
  const [only, ...others] = allowed;
  if (only && others.length > 0) return { kind: 'several', plays: allowed.map(written) };
  const meant = only ?? held[0];
  // A play that is not allowed is left to the rules, which refuse it with their reason.
  if (meant) return { kind: 'action', action: { type: 'play', groups: meant } };
  const card = all.map((play) => lacking(play, hand)).find((one) => one !== null);
  return card === undefined || card === null ? { kind: 'unread' } : none(card);
}

/** Whether the groups of a play make one formula. */
const isFormula = (play: readonly string[]): boolean =>
  arrangements(cardsOf(play)).some((groups) => canonical(groups) === canonical(play));

const none = (card: string): Line => ({ kind: 'none', card });

/** The plays that the cards can make if their stars stand for whatever fits. If several groups are written, only plays with these groups. */
function fitting(groups: readonly string[], formula: Shape | null): string[][] {
  const sorted = (some: readonly string[]): string =>
    some
      .map((group) => cardsOf([group]).join(''))
      .sort()
      .join();
  const cards = [...groups.join('')];
  if (!cards.includes('*')) return [];
  const all = arrangements(cards, formula);
  const wanted = groups
    .map((group) => [...group].sort().join(''))
    .sort()
    .join();
  return groups.length === 1 ? all : all.filter((play) => sorted(play) === wanted);
}

/** The first card of a play that the hand lacks. */
function lacking(play: readonly string[], hand: readonly string[]): string | null {
  const left = [...hand];
  for (const card of cardsOf(play)) {
    const at = left.indexOf(card);
    if (at < 0) return card;
    left.splice(at, 1);
  }
  return null;
}

function distinct(plays: readonly string[][]): string[][] {
  const seen = new Set<string>();
  return plays.filter((play) => !seen.has(canonical(play)) && seen.add(canonical(play)));
}
