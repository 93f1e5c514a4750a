// Keeps people oriented at a table: where the focus goes when its element has disappeared, and what is scrolled into sight in the middle.

import type { ReactiveController } from 'lit';
import type { MotsElement } from '../lib/element.ts';
import { keyboardLost } from '../lib/keyboard.ts';
import { calm, frame } from '../lib/motion.ts';
import { lyingOn } from '../lib/turned.ts';
import { nextTask } from '../lib/waiting.ts';
import type { MotsHand } from '../pieces/hand.ts';
import type { Stage } from '../match/stage.ts';
import type { GameTable } from '../tables/table.ts';

/** Resolves when the table and its hand are drawn and about to be laid out, before anybody has seen them. */
export async function settled(table: MotsElement): Promise<void> {
  await complete(table);
  await toBeSeen(table);
  await complete(table);
}

/** Resolves just before the browser paints the next frame of a table that has been rendered. If things move, that task measures them, sets them in
 * motion and paints. To keep that task short, the layout is done in a task before it, if there is time. The frame does not wait for the layout:
 * otherwise things would be seen at their destinations before they set out. */
export function toBeSeen(table: MotsElement): Promise<void> {
  if (!calm()) void nextTask().then(() => table.offsetHeight);
  return frame();
}

/** Resolves when the table and its hand are drawn. */
export async function complete(table: MotsElement): Promise<void> {
  await table.updateComplete;
  await handOf(table)?.updateComplete;
}

export const handOf = (table: MotsElement): MotsHand | null => table.querySelector<MotsHand>('mots-hand');

/** The middle, or what scrolls in it instead. */
const MIDDLE = '[data-scrolls], .table-middle:not(:has([data-scrolls]))';

/** Up to so many px beyond an edge do not count: they are only padding or a shadow. */
const EDGE = 8;

export class Attention implements ReactiveController {
  #spot: string | null = null;
  #revealed = '';
  /** Whether the middle has been measured since the table was drawn last. */
  #measured = false;

  constructor(
    private readonly element: MotsElement,
    private readonly stage: () => Stage['kind'],
    private readonly table: () => Pick<GameTable, 'showsEdges' | 'tidy'>,
    /** Whether the keyboard focus has been somewhere on the table. */
    private focused = false,
  ) {}

  hostConnected(): void {
    addEventListener('resize', this.#reachMiddle);
    this.element.addEventListener('scroll', this.#showEdges, { capture: true, passive: true });
    this.element.addEventListener('focusin', this.#onFocus);
  }

  hostDisconnected(): void {
    removeEventListener('resize', this.#reachMiddle);
    this.element.removeEventListener('scroll', this.#showEdges, { capture: true });
    this.element.removeEventListener('focusin', this.#onFocus);
  }

  hostUpdated(): void {
    this.#measured = false;
    void this.settled().then(() => this.#keepFocus());
  }

  /** Resolves when the table and its hand are drawn and what has just changed is in sight, so that things travel to where they will be seen. */
  async settled(): Promise<void> {
    await settled(this.element);
    // Once for all who wait for it: where the first has set things in motion, the next would have everything laid out again.
    if (this.#measured) return;
    this.#measured = true;
    this.#reachMiddle();
  }

  /** Sets what everybody should see, as a selector (`GameTable.spot`); with `again`, it is scrolled into sight even if it has been before. */
  turnTo(spot: string | null, again: boolean): void {
    this.#spot = spot;
    if (again) this.#revealed = '';
  }

  /** Moves the focus to where the question is answered. */
  goOn(): void {
    const next = this.#next();
    if (next) next.focus();
    else handOf(this.element)?.focusCard();
  }

  /** The element in which the question is answered; null where that is the hand. */
  #next(): HTMLElement | null {
    // Whoever plays by ear stays on the line, whatever is asked.
    const line = this.element.querySelector<HTMLElement>('#ear-line');
    if (line) return line;
    return this.element.querySelector<HTMLElement>(
      '.public-panel, .ballot, .ballot-around, [value="hand-over"], [data-focus-home]',
    );
  }

  #onFocus = (): void => {
    this.focused = true;
  };

  /** If the element with the focus has disappeared (a button of the bar), the focus moves to where the player goes on. */
  #keepFocus(): void {
    if (!keyboardLost() || !this.focused || document.querySelector('dialog[open]')) return;
    const next = this.#next();
    if (next) next.focus({ preventScroll: true });
    // Now, not when the next question is asked: screen readers stop speaking when the focus moves.
    else if (this.stage() !== 'covered') handOf(this.element)?.focusCard();
  }

  /** If the middle is too tall for its place, it scrolls, and the keyboard can reach it. */
  #reachMiddle = (): void => {
    const middle = this.element.querySelector<HTMLElement>(MIDDLE);
    if (!middle) return;
    if (middle.scrollHeight > middle.clientHeight + 1) middle.tabIndex = 0;
    else middle.removeAttribute('tabindex');
    this.#reveal(middle);
    this.#showEdges();
  };

  /** Marks the edges beyond which the middle has more to show. This measurement forces a layout. */
  #showEdges = (): void => {
    if (!this.table().showsEdges) return;
    const middle = this.element.querySelector<HTMLElement>(MIDDLE);
    if (!middle) return;
    const below = middle.scrollHeight - middle.clientHeight - middle.scrollTop;
    middle.toggleAttribute('data-above', middle.scrollTop > EDGE);
    middle.toggleAttribute('data-below', below > EDGE);
  };

  /** Scrolls the middle so that what has just changed is in sight, once per step and stage. What an open question is about stays in sight even if
   * the middle shrinks. */
  #reveal(middle: HTMLElement): void {
    const stage = this.stage();
    const now = `${stage} ${this.#spot} ${stage === 'open' ? middle.clientHeight : ''}`;
    const spot = this.#spot === null ? null : middle.querySelector(this.#spot);
    const came = spot !== null && now !== this.#revealed;
    if (came) {
      this.#revealed = now;
      const lying = lyingOn(middle);
      const [frame, box] = [lying.box(middle), lying.box(spot)];
      const margin = 8;
      // What sticks to the upper edge hides what is beneath it.
      const top = frame.top + (Number.parseFloat(getComputedStyle(middle).scrollPaddingTop) || 0);
      if (box.top < top) middle.scrollTop -= top - box.top + margin;
      else if (box.bottom > frame.bottom) middle.scrollTop += box.bottom - frame.bottom + margin;
    }
    this.table().tidy(middle, spot, came);
  }
}
