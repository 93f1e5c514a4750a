// The printed card. Games say what is on it (`Face`); how a card looks is here and in styles/cards.css, once.

import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';

interface Printed {
  /** A colour of the pack, as `data-tone`; it needs a second sign, which `sign` gives. */
  tone?: string;
  /** A small second sign in the corner, for those who do not see the tone. */
  sign?: TemplateResult;
  /** How the card is called: "B, 2 points". */
  name: string;
}

/** A card with one large letter or ornament. */
export interface LetterFace extends Printed {
  text?: undefined;
  /** The large letter. For a joker in hand: empty. */
  letter: string;
  /** Drawn in the place of the letter, or small in the corner when there is a letter too (a joker that stands for one).
   * Shapes in a box of 100 by 100, in `currentColor`. */
  ornament?: SVGTemplateResult;
  /** Small figure in the lower corner. */
  points?: number;
}

/** A card with words on it. They wrap, and are never smaller than 16 px. */
export interface TextFace extends Printed {
  text: string;
  /** The language of the words, if they are all in one. */
  lang?: string;
  /** What stands in the corner: the face of a die, a number. */
  corner?: string | TemplateResult;
}

/** What is printed on a card. */
export type Face = LetterFace | TextFace;

/** The name of a card; the card's words in it are marked with their language. */
export function spoken({ text, lang, name }: Face & { lang?: string }): string | (string | TemplateResult)[] {
  const at = text === undefined || lang === undefined ? -1 : name.indexOf(text);
  if (text === undefined || at < 0) return name;
  return [name.slice(0, at), html`<span lang=${lang}>${text}</span>`, name.slice(at + text.length)].filter(
    (part) => part !== '',
  );
}

export const ornament = (shapes: SVGTemplateResult): TemplateResult =>
  html`<svg class="ornament" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${shapes}</svg>`;

/** A card face up. Purely visual: the button or list item around it has the name. */
export function card(face: Face, classes: Record<string, boolean> = {}): TemplateResult {
  return face.text === undefined ? letterCard(face, classes) : textCard(face, classes);
}

function letterCard(face: LetterFace, classes: Record<string, boolean>): TemplateResult {
  const wild = face.ornament !== undefined && face.letter !== '';
  const large = face.letter || (face.ornament ? ornament(face.ornament) : nothing);
  return html`<span class=${classMap({ card: true, wild, ...classes })} data-tone=${face.tone ?? nothing} aria-hidden="true"
    ><span class="card-index"
      >${large}${wild && face.ornament ? html`<small>${ornament(face.ornament)}</small>` : nothing}${
        face.sign ? html`<small>${face.sign}</small>` : nothing
      }</span
    ><span class="card-glyph">${large}</span
    >${face.points === undefined ? nothing : html`<span class="card-points">${face.points}</span>`}</span
  >`;
}

function textCard(face: TextFace, classes: Record<string, boolean>): TemplateResult {
  return html`<span class=${classMap({ card: true, 'text-card': true, ...classes })} data-tone=${face.tone ?? nothing} aria-hidden="true"
    ><span class="text-head"><span class="text-corner">${face.corner ?? nothing}</span>${face.sign ?? nothing}</span
    ><span class="text-words" lang=${face.lang ?? nothing}>${face.text}</span></span
  >`;
}

/** A card face down. */
export const cardBack = (): TemplateResult =>
  html`<span class="card back" aria-hidden="true"
    ><svg viewBox="0 0 50 70" preserveAspectRatio="none" focusable="false">
      <rect x="3.5" y="3.5" width="43" height="63" rx="3" fill="none" stroke="currentColor" stroke-width="0.8" />
      <path d=${LATTICE} fill="none" stroke="currentColor" stroke-width="0.450" opacity="0.75" />
      <path d="M25 22 36 35 25 48 14 35Z" fill="var(--card-back)" stroke="currentColor" stroke-width="0.8" />
      <path d="M25 27.5 31.3 35 25 42.5 18.7 35Z" fill="none" stroke="currentColor" stroke-width="0.6" />
      <circle cx="25" cy="35" r="2" fill="currentColor" />
    </svg></span
  >`;

// Lozenges as on the end-paper of a book; none lies outside the frame. They are a single path, because the pack shows three backs, and the browser
// would otherwise work out the style and place of 48 elements in each back.
const LATTICE = Array.from({ length: 48 }, (_, at) => {
  const x = 6.5 + (at % 6) * 7.4;
  const y = 8.5 + Math.floor(at / 6) * 7.571;
  return `M${x} ${y - 2.6}l2.6 2.6-2.6 2.6-2.6-2.6Z`;
}).join('');
