// Notation and families of Plis de lettres: `pB` is the pink B. Pure, so that it can be tested without a browser.

import { SIDES, type Side } from '../../device/around.ts';
import type { Contract, PlisView } from './view.ts';

export type Family = 'pink-am' | 'pink-nz' | 'blue-am' | 'blue-nz';

/** In the order of the help cards, which is also the order of a hand. */
export const families: readonly Family[] = ['pink-am', 'pink-nz', 'blue-am', 'blue-nz'];

export const letterOf = (card: string): string => card.slice(1);
export const colourOf = (card: string): 'pink' | 'blue' => (card.startsWith('p') ? 'pink' : 'blue');
export const familyOf = (card: string): Family => `${colourOf(card)}-${letterOf(card) <= 'M' ? 'am' : 'nz'}`;

/** The letters of a card's family, without its colour. */
export const halfOf = (card: string): string => (familyOf(card).endsWith('am') ? 'A–M' : 'N–Z');

/** The cards of a family, lowest first. */
export function cardsOf(family: Family): string[] {
  const [colour, half] = family.split('-');
  return [...(half === 'am' ? 'ABCDEFGHIJKLM' : 'NOPQRSTUVWXYZ')].map(
    (letter) => `${colour === 'pink' ? 'p' : 'b'}${letter}`,
  );
}

/** What the five rounds count, in their order. */
export const contracts: readonly Contract[] = ['tricks', 'vowels', 'm-n', 'blue-h', 'everything'];

/** A pile before its owner: face down, or with cards that lie face up. */
export interface Pile {
  back: boolean;
  open: string[];
}

/** What lies before a seat (PLI-14). Where tricks are counted, each trick is a pile, and piles with cards to see come first; otherwise there is one
 * pile with the cards that score. */
export function pilesOf(view: Pick<PlisView, 'trick_points' | 'captured' | 'history'>, seat: number): Pile[] {
  const open = view.captured[seat] ?? [];
  const taken = view.history.filter((trick) => trick.winner === seat);
  if (view.trick_points > 0) {
    const piles = taken.map((trick) => ({
      back: true,
      open: trick.cards.map((played) => played.card).filter((card) => open.includes(card)),
    }));
    return [...piles.filter((pile) => pile.open.length > 0), ...piles.filter((pile) => pile.open.length === 0)];
  }
  return taken.length === 0 ? [] : [{ back: true, open: [...open] }];
}

export function byFamily(a: string, b: string): number {
  return families.indexOf(familyOf(a)) - families.indexOf(familyOf(b)) || byLetter(a, b);
}

export function byLetter(a: string, b: string): number {
  const [x, y] = [letterOf(a), letterOf(b)];
  return x < y ? -1 : x > y ? 1 : a < b ? 1 : a > b ? -1 : 0;
}

/** Around one tablet, a card lies before the person who has played it; a bot's card lies at the next free side, clockwise, after the seat that plays
 * before it. That side stays the same whomever the table faces. Gives each seat's quarter turns clockwise from the near side; null if two people
 * share a side, or if there are more seats than sides. */
export function sitsAt(seated: ReadonlyMap<number, Side> | null, seats: number): ReadonlyMap<number, number> | null {
  const [first] = seated?.keys() ?? [];
  if (!seated || first === undefined || seats > SIDES.length) return null;
  const taken = new Set(seated.values());
  if (taken.size < seated.size) return null;
  const found = new Map<number, number>();
  let side = 0;
  for (let nth = 0; nth < seats; nth++) {
    const seat = (first + nth) % seats;
    const own = seated.get(seat);
    side = own === undefined ? nextFree(side, taken) : SIDES.indexOf(own);
    taken.add(SIDES[side] ?? 'near');
    found.set(seat, side);
  }
  return found;
}

/** The first side clockwise after this one at which nobody sits. */
const nextFree = (side: number, taken: ReadonlySet<Side>): number =>
  [1, 2, 3].map((by) => (side + by) % SIDES.length).find((one) => !taken.has(SIDES[one] ?? 'near')) ?? side;

/** Where each seat's card lies on the table, in per cent of the ring: the viewer near, the others clockwise from the left, as
 * they sit along the far edge. */
export function ringPlace(steps: number, seats: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (steps * 2 * Math.PI) / seats;
  // Only among four does somebody sit straight opposite; otherwise the centre is a little higher, so that the near place has room.
  const centre = seats === 4 ? 50 : seats === 5 ? 47 : 46;
  return { x: 50 + 37 * Math.cos(angle), y: centre + 30 * Math.sin(angle) };
}
