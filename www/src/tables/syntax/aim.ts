// What lies under a dragged card, found from the positions on the screen: a pile, the word being made or a word on the table, and the place in this
// word.

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

/** The middle of a letter means a place over it; its edges mean the gap between it and its neighbour. */
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

/** An aim as a text, which can be compared, and read again for the drawing (`caretOf`). */
export const nameOf = (aim: Aim): string =>
  aim.kind === 'pile'
    ? aim.pile
    : `${aim.kind}:${aim.kind === 'word' ? aim.index : 0}:${aim.caret.at}:${aim.caret.index}`;

/** The caret in such a text, if it belongs to that word (`stick`, or `word` with its index). */
export function caretOf(name: string | null, kind: 'stick' | 'word', index = 0): Caret | null {
  const found = /^(stick|word):(\d+):(gap|cell):(\d+)$/.exec(name ?? '');
  if (!found || found[1] !== kind || Number(found[2]) !== index) return null;
  return { at: found[3] as Caret['at'], index: Number(found[4]) };
}
