// The printed card. Games say what is on it (`Face`); how a card looks is here and in styles/cards.css, once.

import { html, nothing, svg, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';

export type Ornament = 'joker' | 'star' | 'firecracker';

/** What is printed on a card. */
export interface Face {
  /** The large letter. For a joker in hand: empty. */
  letter: string;
  /** Drawn in the place of the letter, or small in the corner when there is a letter too (a joker that stands for one). */
  ornament?: Ornament;
  /** Small figure in the lower corner. */
  points?: number;
  /** A colour of the pack: adds the class `tone-…`; it needs a second sign, which `sign` gives. */
  tone?: string;
  /** A small second sign under the corner letter, for those who do not see the tone. */
  sign?: TemplateResult;
  /** How the card is called: "B, 2 points". */
  name: string;
}

const ornaments: Record<Ornament, TemplateResult> = {
  // Two squares turned into an eight-pointed star, as a printer's flower.
  joker: svg`<g fill="none" stroke="currentColor" stroke-width="3.2" stroke-linejoin="round"><rect x="25" y="25" width="50" height="50"/><rect x="25" y="25" width="50" height="50" transform="rotate(45 50 50)"/></g><circle cx="50" cy="50" r="12" fill="currentColor"/><g fill="currentColor"><circle cx="50" cy="8" r="3.5"/><circle cx="50" cy="92" r="3.5"/><circle cx="8" cy="50" r="3.5"/><circle cx="92" cy="50" r="3.5"/></g>`,
  star: svg`<path fill="currentColor" stroke="currentColor" stroke-width="6" stroke-linejoin="round" d="m50 12 11.2 25.6 27.8 2.7-20.9 18.4 6.1 27.3L50 71.7 25.8 86l6.1-27.3L11 40.3l27.8-2.7Z"/>`,
  firecracker: svg`<g fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"><rect x="24" y="40" width="36" height="54" rx="5" fill="currentColor"/><path d="M42 40c0-14 5-20 17-22"/><path d="m69 4 2 9M83 11l-7 7M88 26h-9M81 39l-7-6"/></g><path d="M24 58h36M24 75h36" stroke="var(--card-paper)" stroke-width="4"/>`,
};

export const ornament = (name: Ornament): TemplateResult =>
  html`<svg class="ornament" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${ornaments[name]}</svg>`;

/** A card face up. Purely visual: the button or list item around it has the name. */
export function card(face: Face, classes: Record<string, boolean> = {}): TemplateResult {
  const wild = face.ornament !== undefined && face.letter !== '';
  const all = { card: true, wild, [`tone-${face.tone}`]: face.tone !== undefined, ...classes };
  return html`<span class=${classMap(all)} aria-hidden="true"
    ><span class="card-index"
      >${face.letter || (face.ornament ? ornament(face.ornament) : nothing)}${
        wild && face.ornament ? html`<small>${ornament(face.ornament)}</small>` : nothing
      }${face.sign ? html`<small>${face.sign}</small>` : nothing}</span
    ><span class="card-glyph">${face.letter || (face.ornament ? ornament(face.ornament) : nothing)}</span
    >${face.points === undefined ? nothing : html`<span class="card-points">${face.points}</span>`}</span
  >`;
}

/** A card face down. */
export const cardBack = (): TemplateResult =>
  html`<span class="card back" aria-hidden="true"
    ><svg viewBox="0 0 50 70" preserveAspectRatio="none" focusable="false">
      <rect x="3.5" y="3.5" width="43" height="63" rx="3" fill="none" stroke="currentColor" stroke-width="0.8" />
      <g fill="none" stroke="currentColor" stroke-width="0.450" opacity="0.75">
        ${lattice}
      </g>
      <path d="M25 22 36 35 25 48 14 35Z" fill="var(--card-back)" stroke="currentColor" stroke-width="0.8" />
      <path d="M25 27.5 31.3 35 25 42.5 18.7 35Z" fill="none" stroke="currentColor" stroke-width="0.6" />
      <circle cx="25" cy="35" r="2" fill="currentColor" />
    </svg></span
  >`;

// Lozenges as on a printer's end-paper, clipped to the frame by construction.
const lattice = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 6 }, (_, column) => {
    const x = 6.5 + column * 7.4;
    const y = 8.5 + row * 7.571;
    return svg`<path d=${`M${x} ${y - 2.6}l2.6 2.6-2.6 2.6-2.6-2.6Z`} />`;
  }),
);
