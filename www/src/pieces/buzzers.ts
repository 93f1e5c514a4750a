// A buzzer for each person along the edges of one screen: several fingers at once, the first one wins. With a keyboard each seat
// has a key. Whoever is first is told once the present frame is over, so that fingers that came down together are compared by
// the time at which they did.

import sheet from '../../styles/pieces/buzzers.css';
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { MotsElement } from '../lib/element.ts';
import { media } from '../lib/breakpoints.ts';
import { t } from '../lib/i18n.ts';
import { wear } from '../lib/styles.ts';
import { inOrder, sidesOf, type Press, type Room, type Side } from './buzzer-order.ts';

wear(sheet);

export interface Buzzer {
  seat: number;
  name: string;
  /** The key that presses it, as `KeyboardEvent.key` in lower case. */
  key?: string;
  /** `out`: it takes no part any more. `done`: it has what it wanted. `first`: it was the first. */
  state: 'ready' | 'first' | 'done' | 'out';
  /** What stands below the name: points, "trouvé". */
  note?: string;
}

/** What buzzers tell, as `CustomEvent`s with this detail. */
export interface BuzzerEvents {
  /** Seats in the order in which they pressed within one frame; the first one wins. */
  buzz: { seat: number; order: readonly number[] };
}

const edges = media('--all-edges');
const lying = media('--lying');

/** Which edges this screen has room for. */
const roomNow = (): Room => (lying.matches ? 'sides' : edges.matches ? 'all' : 'ends');

/** Where each of so many people sits now. */
export const sidesNow = (count: number): Side[] => sidesOf(count, roomNow());

export class MotsBuzzers extends MotsElement {
  static override properties = {
    buzzers: { attribute: false },
    middle: { attribute: false },
    open: { type: Boolean },
    room: { state: true },
  };

  declare buzzers: readonly Buzzer[];
  /** What lies between them. */
  declare middle: TemplateResult | null;
  /** Presses count. */
  declare open: boolean;
  declare protected room: Room;

  #presses: Press[] = [];
  #frame: ReturnType<typeof setTimeout> | null = null;

  constructor() {
    super();
    this.buzzers = [];
    this.middle = null;
    this.open = false;
    this.room = roomNow();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const one of [edges, lying]) one.addEventListener('change', this.#onRoom);
    addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const one of [edges, lying]) one.removeEventListener('change', this.#onRoom);
    removeEventListener('keydown', this.#onKey);
    if (this.#frame !== null) clearTimeout(this.#frame);
    this.#frame = null;
    this.#presses = [];
  }

  protected override render(): TemplateResult {
    const sides = sidesOf(this.buzzers.length, this.room);
    return html`<div class=${classMap({ buzzers: true, open: this.open, wide: this.room !== 'ends' })} role="group" aria-label=${t('buzzers')} data-testid="buzzers">
      ${(['far', 'left', 'right', 'near'] as const).map(
        (side) =>
          html`<div class="buzzer-side" data-side=${side}>${this.buzzers.filter((_, index) => sides[index] === side).map((buzzer) => this.#buzzer(buzzer))}</div>`,
      )}
      <div class="buzzer-middle">${this.middle ?? nothing}</div>
    </div>`;
  }

  #buzzer({ seat, name, key, state, note }: Buzzer): TemplateResult {
    return html`<button
      type="button"
      class=${classMap({ buzzer: true, first: state === 'first', done: state === 'done', out: state === 'out' })}
      data-testid=${`buzzer-${seat}`}
      data-seat=${seat}
      ?disabled=${state === 'out' || state === 'done'}
      aria-disabled=${this.open ? nothing : 'true'}
      aria-keyshortcuts=${key ?? nothing}
      @pointerdown=${(event: PointerEvent) => this.#onPointer(event, seat)}
      @click=${(event: MouseEvent) => this.#onClick(event, seat)}
      @contextmenu=${(event: Event) => event.preventDefault()}
    >
      <span class="buzzer-name">${name}</span>
      ${state === 'first' ? html`<span class="buzzer-note">${t('buzzer-first')}</span>` : note ? html`<span class="buzzer-note">${note}</span>` : nothing}
      ${key ? html`<kbd aria-hidden="true">${key.toUpperCase()}</kbd>` : nothing}
    </button>`;
  }

  #onPointer(event: PointerEvent, seat: number): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.#press(seat, event.timeStamp);
  }

  /** Space, Enter and screen readers click without a pointer. */
  #onClick(event: MouseEvent, seat: number): void {
    if (event.detail === 0) this.#press(seat, event.timeStamp);
  }

  #onKey = (event: KeyboardEvent): void => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
    const pressed = this.buzzers.find((buzzer) => buzzer.key === event.key.toLowerCase());
    if (!pressed || !this.open) return;
    event.preventDefault();
    this.#press(pressed.seat, event.timeStamp);
  };

  #press(seat: number, at: number): void {
    if (!this.open || this.buzzers.find((buzzer) => buzzer.seat === seat)?.state !== 'ready') return;
    this.#presses.push({ seat, at });
    this.#frame ??= setTimeout(this.#settle, FRAME);
  }

  #settle = (): void => {
    this.#frame = null;
    const order = inOrder(this.#presses.splice(0));
    const [first] = order;
    if (first !== undefined && this.open)
      this.dispatchEvent(new CustomEvent('buzz', { detail: { seat: first, order }, bubbles: true }));
  };

  #onRoom = (): void => {
    this.room = roomNow();
  };
}

/** Milliseconds in which presses count as made together: a little over a frame, in which all of them have been heard. */
const FRAME = 24;

customElements.define('mots-buzzers', MotsBuzzers);

declare global {
  interface HTMLElementTagNameMap {
    'mots-buzzers': MotsBuzzers;
  }
}
