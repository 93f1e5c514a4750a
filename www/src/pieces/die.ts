// Dice with letters, numbers or colours. Thrown dice tumble for a moment before they show their faces; a touch or a key ends the tumbling. With
// reduced motion, they show their faces at once.

import sheet from '../../styles/pieces/die.css';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { MotsElement } from '../lib/element.ts';
import { looks } from '../lib/looks.ts';
import { calm } from '../lib/motion.ts';
import { wear } from '../lib/styles.ts';
import { atMost, withResolvers } from '../lib/waiting.ts';

wear(sheet);

/** The face on top. */
export type DieFace =
  | { kind: 'letter'; letter: string }
  /** 1 to 6, as pips. */
  | { kind: 'number'; number: number }
  /** The tone alone, with its sign. */
  | { kind: 'colour' };

export interface Die {
  id: string;
  face: DieFace;
  /** The die's own colour, as `data-tone`. */
  tone?: string;
  /** A second sign for the tone. */
  sign?: TemplateResult;
  /** How it is read aloud: "vert : B". */
  name: string;
  /** Whether its letter counts: such a die is raised and underlined. */
  counted?: boolean;
}

const pips: readonly (readonly [number, number])[][] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  [
    [29, 25],
    [71, 25],
    [29, 50],
    [71, 50],
    [29, 75],
    [71, 75],
  ],
];

/** The centres of the pips of a number, in a face of 100 by 100. */
const pipsOf = (number: number): readonly (readonly [number, number])[] => pips[number] ?? [];

function faceOf({ face, sign }: Die): TemplateResult {
  switch (face.kind) {
    case 'letter':
      return html`<span class="die-letter">${face.letter}</span>${sign ? html`<small>${sign}</small>` : nothing}`;
    case 'number':
      return html`<svg viewBox="0 0 100 100" focusable="false">${pipsOf(face.number).map(([x, y]) => svg`<circle cx=${x} cy=${y} r="9.5" />`)}</svg>`;
    case 'colour':
      return html`<span class="die-colour">${sign ?? nothing}</span>`;
  }
}

/** A die that lies still. Purely visual: the element around it has the name. */
export const die = (one: Die, classes: Record<string, boolean> = {}): TemplateResult =>
  html`<span class=${classMap({ die: true, [`die-of-${one.face.kind}`]: true, counted: one.counted ?? false, ...classes })} data-tone=${one.tone ?? nothing} aria-hidden="true"><span class="die-face">${faceOf(one)}</span></span>`;

export class MotsDice extends MotsElement {
  static override properties = {
    dice: { attribute: false },
    label: {},
    throw: { type: Number },
    tumble: { type: Number },
    rolling: { state: true },
  };

  dice: readonly Die[] = [];
  label = '';
  /** Counts the throws: a new number throws the dice, but the first one does not. */
  throw = 0;
  /** Milliseconds that a die tumbles. */
  tumble = TUMBLE;
  /** Whether the dice tumble. The event `dice-still` tells when they lie still. */
  protected rolling = false;

  #thrown: number | null = null;

  protected override willUpdate(): void {
    const again = this.#thrown !== null && this.#thrown !== this.throw;
    this.#thrown = this.throw;
    if (again && this.#lasts === 0) void this.updateComplete.then(() => this.#lie());
    else if (again) this.#roll();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  get #lasts(): number {
    return throwMs(this.dice.length, this.tumble);
  }

  /** Resolves when the dice lie still, or at once if they already do. The signal `hurried` ends the tumbling. */
  async still(hurried: AbortSignal): Promise<void> {
    await this.updateComplete;
    const { promise, resolve } = withResolvers<void>();
    const hurry = (): void => this.hurry();
    const lie = (): void => resolve();
    this.addEventListener('dice-still', lie);
    hurried.addEventListener('abort', hurry);
    if (hurried.aborted) this.hurry();
    // Dice that are removed from the page send no `dice-still`.
    if (this.rolling) await atMost(this.#lasts + 200, promise);
    this.removeEventListener('dice-still', lie);
    hurried.removeEventListener('abort', hurry);
  }

  /** Ends the tumbling at once. */
  hurry(): void {
    if (this.rolling) this.#lie();
  }

  #timer: ReturnType<typeof setTimeout> | null = null;

  #roll(): void {
    this.#stop();
    this.rolling = true;
    // A timer ends the tumbling, not the end of an animation: if the page is not drawn, no animation ends.
    this.#timer = setTimeout(() => this.#lie(), this.#lasts);
    addEventListener('keydown', this.#onKey);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    removeEventListener('keydown', this.#onKey);
  }

  #lie(): void {
    this.#stop();
    this.rolling = false;
    this.dispatchEvent(new CustomEvent('dice-still', { bubbles: true }));
  }

  #onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') this.hurry();
  };

  protected override render(): TemplateResult {
    return html`<ul
      role="list"
      class=${classMap({ dice: true, rolling: this.rolling })}
      aria-label=${this.label}
      aria-busy=${this.rolling ? 'true' : 'false'}
      data-testid="dice"
      @pointerdown=${() => this.hurry()}
      ${looks({ '--tumble': `${this.tumble}ms` })}
    >
      ${this.dice.map(
        (one, index) =>
          html`<li data-die=${one.id} ${looks({ '--wait': `${index * STAGGER}ms`, '--lean': `${LEANS[index % LEANS.length]}deg`, '--from': `${inwards(index, this.dice.length)}%` })}>${die(one)}<span class="visually-hidden">${this.rolling ? nothing : one.name}</span></li>`,
      )}
    </ul>`;
  }
}

/** Milliseconds that a die tumbles, and between one die and the next. */
const TUMBLE = 700;
const STAGGER = 70;

/** How long a throw of so many dice takes until they lie, in ms; with reduced motion none. */
export const throwMs = (count: number, tumble = TUMBLE): number => (calm() ? 0 : tumble + STAGGER * (count - 1));

/** How far beside its place a die begins to fall, in hundredths of its width: towards the middle, so that none falls past the edge. A single die
 * comes from the left. */
const inwards = (index: number, count: number): number =>
  count === 1 ? -60 : Math.round(60 * ((count - 1) / 2 - index));

/** No die lies quite straight. */
const LEANS = [-3, 2, -1.5, 3, -2, 1.5, 2.5];

customElements.define('mots-dice', MotsDice);

declare global {
  interface HTMLElementTagNameMap {
    'mots-dice': MotsDice;
  }
}
