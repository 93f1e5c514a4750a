// A sentence with the languages of its parts. It is kept, and may be read aloud after somebody has chosen another language; some of its words may be
// in a third language.

import type { Mark } from '../device/results.ts';
import type { Spoken } from './speech.ts';

export interface Marked {
  text: string;
  /** In the order of the text, without overlaps. */
  marks: Mark[];
}

/** The text of an element, with single spaces, marked by its `lang` attributes; text outside of them is in the language `around`. */
export function marked(drawn: Element, around: string): Marked {
  let text = '';
  const marks: Mark[] = [];
  const nodes = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const all = text + (node.nodeValue ?? '');
    const tidy = all.replace(/\s+/g, ' ').trimStart();
    const lang = node.parentElement?.closest<HTMLElement>('[lang]')?.lang ?? around;
    const last = marks.at(-1);
    if (last?.[2] === lang) marks.splice(-1, 1, [last[0], tidy.length, lang]);
    else if (tidy.length > text.length) marks.push([text.length, tidy.length, lang]);
    text = tidy;
  }
  text = text.trimEnd();
  return { text, marks: marks.map(([from, to, lang]) => [from, Math.min(to, text.length), lang]) };
}

/** The text in parts of one language each. Marks that lie outside of it, or not one after the other, are left out. */
export function partsOf({ text, marks }: Marked): Spoken[] {
  const parts: Spoken[] = [];
  let at = 0;
  for (const [from, to, lang] of marks) {
    if (from < at || to <= from || to > text.length) continue;
    if (from > at) parts.push({ text: text.slice(at, from), lang: null });
    parts.push({ text: text.slice(from, to), lang });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), lang: null });
  return parts;
}
