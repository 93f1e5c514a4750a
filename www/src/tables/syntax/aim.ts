// What lies under a dragged card, read from where things are drawn: a pile, the word being made or a word of the table, and where in it.

import type { Point } from '../../lib/boxes.ts';
import { lyingOn } from '../../lib/turned.ts';
import type { Caret } from './compose.ts';

export type Aim =
  | { kind: 'pile'; pile: 'stock' | 'face-up' }
  | { kind: 'stick'; caret: Caret }
  | { kind: 'word'; index: number; caret: Caret };

/** `between`: the word being made is a new one, in which cards only go between others. */
export function aimAt(target: Element, at: Point, between: boolean): Aim | null {
  const place = target.closest<HTMLElement>('[data-drop]');
  const name = place?.dataset['drop'];
  if (!place || !name) return null;
  if (name === 'stock' || name === 'face-up') return { kind: 'pile', pile: name };
  if (name === 'stick') return { kind: 'stick', caret: caretAt(place, at, between) };
  const index = Number(name.replace('word:', ''));
  return Number.isInteger(index) ? { kind: 'word', index, caret: caretAt(place, at, false) } : null;
}

/** The middle of a letter means over it, its edges between it and its neighbour. */
function caretAt(place: HTMLElement, at: Point, between: boolean): Caret {
  let index = 0;
  const lying = lyingOn(place);
  const { x } = lying.point(at);
  for (const letter of place.querySelectorAll<HTMLElement>('[data-position]')) {
    // The dragged card lies under the pointer itself.
    if (!letter.classList.contains('dragged')) {
      const { left, right, width } = lying.box(letter);
      if (x < left + width * (between ? 0.5 : 0.28)) return { at: 'gap', index };
      if (!between && x < right - width * 0.28) return { at: 'cell', index };
    }
    index++;
  }
  return { at: 'gap', index };
}

/** An aim as a name, so that two can be compared, and read again by whoever draws it. */
export const nameOf = (aim: Aim): string =>
  aim.kind === 'pile'
    ? aim.pile
    : `${aim.kind}:${aim.kind === 'word' ? aim.index : 0}:${aim.caret.at}:${aim.caret.index}`;

/** The caret that a name tells, where it is one of that word (`stick`, or `word` with its index). */
export function caretOf(name: string | null, kind: 'stick' | 'word', index = 0): Caret | null {
  const found = /^(stick|word):(\d+):(gap|cell):(\d+)$/.exec(name ?? '');
  if (!found || found[1] !== kind || Number(found[2]) !== index) return null;
  return { at: found[3] as Caret['at'], index: Number(found[4]) };
}
