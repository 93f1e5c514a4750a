// A clock that runs down: figures, a ring that empties, a word while it is paused. It counts down from the time that it is given; the match decides
// what happens at the end.

import sheet from '../../styles/pieces/clock.css';
import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { MotsElement } from '../lib/element.ts';
import { t } from '../lib/i18n.ts';
import { play as sound } from '../lib/sound.ts';
import { wear } from '../lib/styles.ts';
import { narrate } from '../lib/live.ts';
import { looks } from '../lib/looks.ts';
import { passed, ticks, toldAt, written } from './clock-face.ts';

wear(sheet);

/** With less than this left, in ms, the clock looks urgent: bold, with a sign. */
const LAST = 10_000;

/** The clocks that run and are heard. */
const heard = new Set<MotsClock>();

export class MotsClock extends MotsElement {
  static override properties = {
    label: {},
    left: { type: Number },
    whole: { type: Number },
    running: { type: Boolean },
    figures: { type: Boolean },
    ring: { type: Boolean },
    shown: { state: true },
  };

  /** Whose clock it is, or what it measures. */
  label = '';
  /** Milliseconds left now; more than `whole` if the clock begins a little later. */
  left = 0;
  /** Milliseconds from its start to its end. */
  whole = 0;
  running = false;
  /** Whether only the figures are shown, and nothing is read aloud: for the copy of a clock that stands elsewhere. */
  figures = false;
  /** Its ring alone, as large as the box that it lies in, for all who sit around that. */
  ring = false;
  protected shown = 0;

  #since = 0;
  #tick: ReturnType<typeof setTimeout> | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('left') || changed.has('running') || changed.has('whole')) this.#start();
  }

  #start(): void {
    this.#stop();
    this.#since = performance.now();
    this.#show(this.left);
    if (!this.running) return;
    if (!this.figures && !this.ring) heard.add(this);
    this.#wait();
  }

  #stop(): void {
    if (this.#tick !== null) clearTimeout(this.#tick);
    this.#tick = null;
    heard.delete(this);
  }

  /** Waits until the written figures change. */
  #wait(): void {
    const now = this.#now();
    if (now > 0) this.#tick = setTimeout(this.#onTick, (now % 1000) + 20);
  }

  #now(): number {
    return Math.max(0, this.left - (performance.now() - this.#since));
  }

  #onTick = (): void => {
    this.#show(this.#now());
    // Of several clocks that tick, only the one is heard that ends first.
    const now = [...heard].filter((clock) => ticks(clock.#now(), clock.whole));
    if (now.sort((one, other) => one.#now() - other.#now())[0] === this) sound('tick');
    this.#wait();
  };

  /** Reads a mark aloud when the time passes it, whether the clock counted by itself or was given a new time. If several marks were passed, only
   * the last is read. */
  #show(until: number): void {
    const left = Math.min(until, this.whole);
    const mark = this.running && !this.figures && !this.ring ? passed(this.shown, left, toldAt(this.whole)) : null;
    this.shown = left;
    if (mark !== null) narrate(t('clock-left', { label: this.label, seconds: mark }));
  }

  protected override render(): TemplateResult {
    const { shown, whole, running } = this;
    if (this.figures) return html`<span class="clock-time">${written(shown)}</span>`;
    const last = shown <= LAST;
    const share = whole > 0 ? Math.min(1, shown / whole) : 0;
    const kind = `${last ? 'last' : ''} ${running ? '' : 'paused'}`;
    if (this.ring)
      return html`<svg class=${`clock-around ${kind}`} aria-hidden="true" focusable="false" data-testid="clock-around" ${looks({ '--share': share.toFixed(3) })}>
        ${svg`<rect class="clock-share" pathLength="1"/>`}
      </svg>`;
    return html`<div class=${`clock ${kind}`} role="timer" aria-live="off" aria-label=${this.label} data-testid="clock">
      <svg class="clock-ring" viewBox="0 0 40 40" aria-hidden="true" focusable="false" ${looks({ '--share': share.toFixed(3) })}>
        ${svg`<circle class="clock-whole" cx="20" cy="20" r="16" pathLength="1"/><circle class="clock-share" cx="20" cy="20" r="16" pathLength="1" transform="rotate(-90 20 20)"/>`}
        ${running ? nothing : svg`<path class="clock-bars" d="M16 14v12M24 14v12"/>`}
        ${running && last ? svg`<path class="clock-bars" d="M20 12v10M20 27v.5"/>` : nothing}
      </svg>
      <span class="clock-figures"
        ><span class="clock-time">${written(shown)}</span>${running || shown === 0 ? nothing : html`<span class="clock-paused">${t('clock-paused')}</span>`}</span
      >
    </div>`;
  }
}

customElements.define('mots-clock', MotsClock);

declare global {
  interface HTMLElementTagNameMap {
    'mots-clock': MotsClock;
  }
}
