// How the lifted cards fall into groups: which formulas they make, and what their stars then stand for. This file knows shapes only; the rules say
// what may be played. Pure, so that it can be tested without a browser.

import type { Formula } from './view.ts';

export const LETTERS = 'BCDEFGHIJKLMNOPQRSTUVWXYZ';
const FIRST = 'B'.charCodeAt(0);

/** The most ways that are looked for. Only leads with six stars or more have that many. */
const MOST = 3000;

export interface Shape {
  kind: Formula['kind'];
  groups: number;
  length: number;
}

/** All ways in which the cards (letters and `*`) make one formula, each as groups in the protocol's notation, lowest first. If `shape` is given, only
 * ways of that shape. */
export function arrangements(cards: readonly string[], shape?: Shape | null): string[][] {
  if (cards.length === 0) return [];
  const counts = new Array<number>(LETTERS.length).fill(0);
  let stars = 0;
  for (const card of cards) {
    if (card === '*') stars++;
    else if (LETTERS.includes(card)) counts[card.charCodeAt(0) - FIRST]!++;
    else return [];
  }
  const found: string[][] = [];
  for (const one of shapes(cards.length)) {
    if (shape && (one.kind !== shape.kind || one.groups !== shape.groups || one.length !== shape.length)) continue;
    fill(one, counts, stars, [], 0, found);
  }
  return found;
}

/** The formulas that so many cards can be. */
function shapes(count: number): Shape[] {
  if (count === 1) return [{ kind: 'single', groups: 1, length: 1 }];
  const all: Shape[] = [];
  // Longer groups first: BCDE is one sequence of four rather than two of two.
  for (let length = Math.min(count, LETTERS.length); length >= 2; length--) {
    if (count % length === 0) all.push({ kind: 'sequences', groups: count / length, length });
  }
  if (count % 2 === 0) all.push({ kind: 'pairs', groups: count / 2, length: 2 });
  return all;
}

/** Places the next group at `from` or above; letters left below it can no longer be placed. */
function fill(shape: Shape, counts: number[], stars: number, groups: string[], from: number, found: string[][]): void {
  if (found.length >= MOST) return;
  if (groups.length === shape.groups) {
    if (counts.every((count) => count === 0)) found.push(groups);
    return;
  }
  const width = shape.kind === 'sequences' ? shape.length : 1;
  const each = shape.kind === 'pairs' ? 2 : 1;
  for (let start = from; start + width <= LETTERS.length; start++) {
    const rest = [...counts];
    let spent = 0;
    let group = '';
    for (let at = start; at < start + width; at++) {
      for (let n = 0; n < each; n++) {
        const letter = LETTERS[at]!;
        if (rest[at]! > 0) {
          rest[at]!--;
          group += letter;
        } else {
          spent++;
          group += letter.toLowerCase();
        }
      }
    }
    if (spent <= stars) fill(shape, rest, stars - spent, [...groups, group], start, found);
    // The lowest letter not yet placed has to be in this group.
    if (counts[start]! > 0) break;
  }
}

/** The formula of a play. */
export function shapeOf(groups: readonly string[]): Shape {
  const first = (groups[0] ?? '').toUpperCase();
  const kind =
    groups.length === 1 && first.length === 1
      ? 'single'
      : first.length === 2 && first[0] === first[1]
        ? 'pairs'
        : 'sequences';
  return { kind, groups: groups.length, length: first.length };
}

/** A choice that the lifted cards leave open. */
export interface Choice {
  /** The formula, or what the stars of the group with this index stand for. */
  about: 'formula' | number;
  options: {
    /** The way that this option chooses. */
    way: number;
    /** The group that it makes; empty for a formula. */
    group: string;
    chosen: boolean;
  }[];
}

/** The choices that are open among the ways, one after the other: the formula, then its groups from the lowest, each after those before it are
 * chosen. Empty if there is only one way. */
export function openChoices(ways: readonly string[][], way: number): Choice[] {
  const chosen = ways[way];
  if (!chosen) return [];
  const found: Choice[] = [];
  const ask = (about: Choice['about'], left: readonly number[], key: (index: number) => string): void => {
    const first = new Map<string, number>();
    for (const index of left) if (!first.has(key(index))) first.set(key(index), index);
    if (first.size > 1)
      found.push({
        about,
        options: [...first].map(([name, index]) => ({
          way: name === key(way) ? way : index,
          group: about === 'formula' ? '' : name,
          chosen: name === key(way),
        })),
      });
  };
  const formula = (index: number): string => formulaOf(ways[index] ?? []);
  ask(
    'formula',
    ways.map((_, index) => index),
    formula,
  );
  let left = ways.map((_, index) => index).filter((index) => formula(index) === formula(way));
  for (let at = 0; at < chosen.length; at++) {
    const group = (index: number): string => ways[index]?.[at] ?? '';
    ask(at, left, group);
    left = left.filter((index) => group(index) === group(way));
  }
  return found;
}

const formulaOf = (groups: readonly string[]): string => Object.values(shapeOf(groups)).join();

/** What each group with a star could be instead while all other groups stay as they are. */
export function aboutStars(ways: readonly string[][], way: number): Choice[] {
  const chosen = ways[way];
  if (!chosen) return [];
  const formula = formulaOf(chosen);
  const found = chosen.map((group): Choice['options'] => [{ way, group, chosen: true }]);
  for (const [index, groups] of ways.entries()) {
    if (index === way || formulaOf(groups) !== formula) continue;
    // Letters are compared without case: which of two equal letters is the star makes no other play.
    const left = chosen.map((group) => group.toUpperCase());
    const others = groups.filter((group) => {
      const at = left.indexOf(group.toUpperCase());
      if (at >= 0) left[at] = '';
      return at < 0;
    });
    const [instead] = others;
    const at = left.findIndex((group) => group !== '');
    if (others.length === 1 && instead !== undefined && starsOf([chosen[at] ?? '']) > 0)
      found[at]?.push({ way: index, group: instead, chosen: false });
  }
  return found.flatMap((options, about) =>
    options.length > 1 ? [{ about, options: options.sort((a, b) => byName(a.group, b.group)) }] : [],
  );
}

const byName = (one: string, other: string): number => (one.toUpperCase() < other.toUpperCase() ? -1 : 1);

/** The text that two spellings of the same play share: its letters in groups, in a fixed order, and the cards that it takes. */
export const canonical = (groups: readonly string[]): string =>
  `${groups
    .map((group) => group.toUpperCase())
    .sort()
    .join('+')} ${cardsOf(groups).join('')}`;

/** The cards that a play takes from the hand, in order. */
export const cardsOf = (groups: readonly string[]): string[] =>
  [...groups.join('')].map((sign) => (sign === sign.toUpperCase() ? sign : '*')).sort();

/** Stars in a play. */
export const starsOf = (groups: readonly string[]): number => cardsOf(groups).filter((card) => card === '*').length;

/** Letters first, the worst of them in front, then stars, then firecrackers. */
export function byLetter(a: string, b: string): number {
  const rank = (card: string): number => (card === '!' ? 99 : card === '*' ? 98 : card.charCodeAt(0));
  return rank(a) - rank(b);
}

/** A hand in runs and pairs: runs of three or more first, then doubles, then the rest. */
export function inGroups(codes: readonly string[]): string[] {
  const left = [...codes].sort(byLetter);
  const take = (letter: string): void => void left.splice(left.indexOf(letter), 1);
  const runs: string[] = [];
  for (;;) {
    let best: string[] = [];
    for (const start of LETTERS) {
      const run: string[] = [];
      for (let at = LETTERS.indexOf(start); at < LETTERS.length && left.includes(LETTERS[at]!); at++)
        run.push(LETTERS[at]!);
      if (run.length > best.length) best = run;
    }
    if (best.length < 3) break;
    best.forEach(take);
    runs.push(...best);
  }
  const doubles = left.filter(
    (card, index) => LETTERS.includes(card) && (left[index + 1] === card || left[index - 1] === card),
  );
  doubles.forEach(take);
  return [...runs, ...doubles, ...left];
}
