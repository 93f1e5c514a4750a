// A buzzer for each person along the edges of one screen; with a keyboard, a key for each seat. The first to press wins. The winner is named only
// after `FRAME` ms, so that presses that were made together are compared by their own times.

import sheet from '../../styles/pieces/buzzers.css';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { keyed } from 'lit/directives/keyed.js';
import { MotsElement } from '../lib/element.ts';
import { media } from '../lib/breakpoints.ts';
import { t } from '../lib/i18n.ts';
import { looks } from '../lib/looks.ts';
import { wear } from '../lib/styles.ts';
import { colourOf, emblem } from './emblems.ts';
import { inOrder, roomFor, sidesOf, type Press, type Room, type Side } from './buzzer-order.ts';

wear(sheet);

export interface Buzzer {
  seat: number;
  name: string;
  /** The key that presses it, as `KeyboardEvent.key` in lower case. */
  key?: string;
  /** `out`: the seat takes no part any more. `done`: it has what it wanted. `first`: it pressed first. `locked`: it may not press now. */
  state: 'ready' | 'first' | 'done' | 'out' | 'locked';
  /** What stands below the name: points, "trouvé". */
  note?: string;
  /** The note as signs, where there is no room for words. */
  brief?: TemplateResult;
  /** How long the buzzer stays locked: a ring that empties. */
  lock?: { left: number; whole: number; running: boolean };
  /** A small button beside the buzzer, for a person who has nothing to say. While `may` is false, it is hidden but keeps its place. */
  pass?: { label: string; name: string; may: boolean };
}

/** What buzzers tell, as `CustomEvent`s with this detail. */
export interface BuzzerEvents {
  /** Seats in the order in which they pressed within one frame; the first one wins. */
  buzz: { seat: number; order: readonly number[] };
  /** A press that does not count now. */
  'buzz-early': { seat: number };
  /** A press of the small button (`pass`). */
  'buzz-pass': { seat: number };
}

const edges = media('--all-edges');
const lying = media('--lying');

/** Which edges this screen has room for. */
const roomNow = (): Room => (lying.matches ? 'sides' : edges.matches ? 'all' : 'ends');

/** The side of each person's buzzer now: the side that they say they sit at, if there is room for everybody there. */
export const sidesNow = (count: number, said: readonly Side[] | null, room = roomNow()): readonly Side[] =>
  room === 'all' && said?.length === count && roomFor(said) ? said : sidesOf(count, room);

export class MotsBuzzers extends MotsElement {
  static override properties = {
    buzzers: { attribute: false },
    sides: { attribute: false },
    middle: { attribute: false },
    open: { type: Boolean },
    room: { state: true },
  };

  buzzers: readonly Buzzer[] = [];
  /** The sides at which these people say that they sit, in the order of `buzzers`; null if they have not said. */
  sides: readonly Side[] | null = null;
  /** What lies between them. */
  middle: TemplateResult | null = null;
  /** Whether presses count. */
  open = false;
  protected room: Room = roomNow();

  #presses: Press[] = [];
  #frame: ReturnType<typeof setTimeout> | null = null;

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
    const sides = sidesNow(this.buzzers.length, this.sides, this.room);
    return html`<div class=${classMap({ buzzers: true, open: this.open, wide: this.room !== 'ends' })} role="group" aria-label=${t('buzzers')} data-testid="buzzers">
      ${(['far', 'left', 'right', 'near'] as const).map(
        (side) =>
          html`<div class="buzzer-side" data-side=${side}>${this.buzzers.filter((_, index) => sides[index] === side).map((buzzer) => this.#buzzer(buzzer))}</div>`,
      )}
      <div class="buzzer-middle">${this.middle ?? nothing}</div>
    </div>`;
  }

  #buzzer(buzzer: Buzzer): TemplateResult {
    const { seat, pass } = buzzer;
    if (!pass) return this.#button(buzzer);
    return html`<div class="buzzer-place">
      ${this.#button(buzzer)}
      <button type="button" class=${classMap({ button: true, quiet: true, 'buzzer-pass': true, kept: !pass.may })} data-testid=${`pass-${seat}`} aria-label=${pass.name} ?disabled=${!pass.may} @click=${() => this.#tell('buzz-pass', { seat })}>${pass.label}</button>
    </div>`;
  }

  #button({ seat, name, key, state, note, brief, lock }: Buzzer): TemplateResult {
    const said = state === 'first' ? t('buzzer-first') : note;
    return html`<button
      type="button"
      class=${classMap({ buzzer: true, first: state === 'first', done: state === 'done', out: state === 'out', locked: state === 'locked' })}
      data-testid=${`buzzer-${seat}`}
      data-seat=${seat}
      data-seat-colour=${colourOf(seat)}
      ?disabled=${state === 'out' || state === 'done'}
      aria-disabled=${this.open && state !== 'locked' ? nothing : 'true'}
      aria-keyshortcuts=${key ?? nothing}
      @pointerdown=${(event: PointerEvent) => this.#onPointer(event, seat)}
      @click=${(event: MouseEvent) => this.#onClick(event, seat)}
      @contextmenu=${(event: Event) => event.preventDefault()}
    >
      ${emblem(seat)}<span class="buzzer-name">${name}</span>
      ${said ? html`<span class="buzzer-note">${said}</span>` : nothing}
      ${brief && said ? html`<span class="buzzer-brief" role="img" aria-label=${said}>${brief}</span>` : nothing}
      ${key ? html`<kbd aria-hidden="true">${key.toUpperCase()}</kbd>` : nothing}
      ${state === 'locked' ? padlock(lock) : nothing}
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
    if (!pressed) return;
    event.preventDefault();
    this.#press(pressed.seat, event.timeStamp);
  };

  #press(seat: number, at: number): void {
    const { state } = this.buzzers.find((buzzer) => buzzer.seat === seat) ?? {};
    if (state === 'locked' || (state === 'ready' && !this.open)) return this.#tell('buzz-early', { seat });
    if (state !== 'ready') return;
    this.#presses.push({ seat, at });
    this.#frame ??= setTimeout(this.#settle, FRAME);
  }

  #settle = (): void => {
    this.#frame = null;
    const order = inOrder(this.#presses.splice(0));
    const [first] = order;
    if (first !== undefined && this.open) this.#tell('buzz', { seat: first, order });
  };

  #tell<E extends keyof BuzzerEvents>(type: E, detail: BuzzerEvents[E]): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  #onRoom = (): void => {
    this.room = roomNow();
  };
}

/** A padlock in a ring that empties: how long the buzzer stays locked. */
function padlock(lock: Buzzer['lock']): TemplateResult {
  const seconds = Math.ceil((lock?.left ?? 0) / 1000);
  return html`<span class="buzzer-lock">
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      ${
        lock
          ? keyed(
              // Each change draws a new ring, which begins with the time already gone: a ring that kept running would subtract that time twice.
              lock.left,
              svg`<circle class="lock-ring" cx="16" cy="16" r="13" pathLength="100" ${looks({ '--whole': `${lock.whole}ms`, '--gone': `${lock.left - lock.whole}ms`, '--goes': lock.running ? 'running' : 'paused' })} />`,
            )
          : nothing
      }
      <path class="lock-sign" d="M11 15h10v7H11zM13 15v-2.5a3 3 0 0 1 6 0V15" />
    </svg>
    <span class="visually-hidden">${t('buzzer-locked', { seconds })}</span>
  </span>`;
}

/** Presses within so many ms are compared with each other. It is a little more than a frame, so that all of them have arrived. */
const FRAME = 24;

customElements.define('mots-buzzers', MotsBuzzers);

declare global {
  interface HTMLElementTagNameMap {
    'mots-buzzers': MotsBuzzers;
  }
}
