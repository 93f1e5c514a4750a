// At the end, everybody may give a heart to the sentence that they found the funniest. Hearts do not count, and are not kept.

import type { Entry } from '../../protocol/index.ts';
import type { Faces } from './cards.ts';
import type { Sentence } from './view.ts';

/** An accepted sentence in its final form, and the seat that gave it this form. */
export interface Accepted extends Pick<Sentence, 'cards' | 'joker'> {
  seat: number;
}

/** The hearts that were given: seat → index of the sentence in the list. */
export type Hearts = ReadonlyMap<number, number>;

/** All accepted sentences, without the earlier forms of those that grew. */
export function accepted(log: readonly Entry<'spikit'>[], faces: Faces): Accepted[] {
  const all: Accepted[] = [];
  for (const { event } of log) {
    if (event?.type !== 'laid' && event?.type !== 'completed' && event?.type !== 'family') continue;
    const { cards, joker } = event.sentence;
    if (!cards.every((code) => code.startsWith('joker') || faces.has(code))) continue;
    const before = all.findIndex((one) => one.cards.every((card) => cards.includes(card)));
    if (before >= 0) all.splice(before, 1);
    all.push({ cards, joker, seat: event.seat });
  }
  return all;
}

/** Whose heart is asked for; null once all have given theirs. One person alone may give it to another sentence. */
export const asked = (hearts: Hearts, people: readonly number[]): number | null =>
  people.length === 1 ? (people[0] ?? null) : (people.find((seat) => !hearts.has(seat)) ?? null);

/** The sentences with most hearts, once all have given theirs. */
export function loved(hearts: Hearts, people: readonly number[]): number[] {
  if (people.some((seat) => !hearts.has(seat))) return [];
  const count = countOf(hearts);
  const most = Math.max(...count.values());
  return [...count].flatMap(([index, hearted]) => (hearted === most ? [index] : []));
}

export function countOf(hearts: Hearts): Map<number, number> {
  const count = new Map<number, number>();
  for (const index of hearts.values()) count.set(index, (count.get(index) ?? 0) + 1);
  return count;
}
