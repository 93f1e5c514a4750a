// Where people are on a table: where the focus goes when its element is gone, and what is brought into sight where the middle scrolls.

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

/** Resolves when the next picture of a table that has been drawn is about to be. Where things move, that task measures them, sets them in motion and
 * paints: so that it keeps no finger waiting, all is laid out in a task before it, if there is time for one. The picture does not wait for that: things
 * would be seen where they are going before they set out. */
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

/** What is less than so many px beyond an edge is no more than room, or a shadow. */
const EDGE = 8;

export class Attention implements ReactiveController {
  #spot: string | null = null;
  #revealed = '';

  constructor(
    private readonly element: MotsElement,
    private readonly stage: () => Stage['kind'],
    private readonly table: () => Pick<GameTable, 'showsEdges' | 'tidy'>,
    /** The keyboard was somewhere on the table. */
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
    void this.settled().then(() => this.#keepFocus());
  }

  /** The table is drawn, its hand too, and what has just changed is in sight: what travels there travels to where it will be seen. */
  async settled(): Promise<void> {
    await settled(this.element);
    this.#reachMiddle();
  }

  /** Sets what everybody should see, as `GameTable.spot` names it; with `again`, it is brought into sight even if it has been before. */
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
    const line = this.element.querySelector<HTMLElement>('[data-testid="ear-line"]');
    if (line) return line;
    return this.element.querySelector<HTMLElement>(
      '[data-testid="public-panel"], [data-testid="ballot"], [data-testid="hand-over"], [data-focus-home]',
    );
  }

  #onFocus = (): void => {
    this.focused = true;
  };

  /** The focus was on something that is gone (a button of the bar): it goes where the player goes on. */
  #keepFocus(): void {
    if (!keyboardLost() || !this.focused || document.querySelector('dialog[open]')) return;
    const next = this.#next();
    if (next) next.focus({ preventScroll: true });
    // At once, not when the next question is put: readers drop what they are saying for a focus that moves.
    else if (this.stage() !== 'covered') handOf(this.element)?.focusCard();
  }

  /** A middle that is too tall for its place scrolls: then the keyboard can get there too. */
  #reachMiddle = (): void => {
    const middle = this.element.querySelector<HTMLElement>('.table-middle');
    if (!middle) return;
    if (middle.scrollHeight > middle.clientHeight + 1) middle.tabIndex = 0;
    else middle.removeAttribute('tabindex');
    this.#reveal(middle);
    this.#showEdges();
  };

  /** At which edges of the middle there is more of it beyond: to measure that, all is laid out. */
  #showEdges = (): void => {
    if (!this.table().showsEdges) return;
    const middle = this.element.querySelector<HTMLElement>('.table-middle');
    if (!middle) return;
    const below = middle.scrollHeight - middle.clientHeight - middle.scrollTop;
    middle.toggleAttribute('data-above', middle.scrollTop > EDGE);
    middle.toggleAttribute('data-below', below > EDGE);
  };

  /** What has just changed in such a middle is brought into sight, once per step and stage; what is asked about stays in sight, whatever takes
   * room from it. */
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
      // Nothing is in sight beneath what stays at the upper edge.
      const top = frame.top + (Number.parseFloat(getComputedStyle(middle).scrollPaddingTop) || 0);
      if (box.top < top) middle.scrollTop -= top - box.top + margin;
      else if (box.bottom > frame.bottom) middle.scrollTop += box.bottom - frame.bottom + margin;
    }
    this.table().tidy(middle, spot, came);
  }
}
