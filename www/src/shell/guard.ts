// Buttons come and go by themselves. Where one takes another's place, a finger that was on its way to the old one would press the new: for
// a moment the new one takes no finger. One place for all of a table: bar, questions, ballots, and what lies over it.

import type { MotsElement } from '../lib/element.ts';
import { complete } from './attention.ts';

/** Where a button stands, in px of the window. */
export type Spot = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** A button that comes within this time after a touch is taken to be what the touch brought, in ms. */
const BROUGHT = 120;
/** How long somebody may still reach for a button that is gone, in ms. */
const REMEMBERED = 3000;
/** How long what stands in another's place takes no finger, in ms. */
const WAITS = 350;
/** The same for the other buttons, beside the answer, of what falls over the table: they stand where others stood, and nobody is to leave by
 * chance. */
const RARELY = 1000;

/** Which buttons have come, by themselves, to where another one stood a moment ago. Pure, so that it can be tested without fingers. */
export class Comings {
  #there: ReadonlyMap<string, Spot> = new Map();
  #gone: { spot: Spot; at: number }[] = [];
  #touched = Number.NEGATIVE_INFINITY;

  /** Something that is no button was touched, or a key pressed. */
  touched(now: number): void {
    this.#touched = now;
  }

  /** Is told the buttons that are there now; says which of them wait from now on: all, if they have just `fallen` over the table. */
  see(there: ReadonlyMap<string, Spot>, now: number, fallen = false): string[] {
    const before = this.#there;
    this.#there = there;
    this.#gone = this.#gone.filter(({ at }) => now - at < REMEMBERED);
    for (const [id, spot] of before) {
      const still = there.get(id);
      if (!still || !same(still, spot)) this.#gone.push({ spot, at: now });
    }
    if (fallen) return [...there.keys()];
    if (now - this.#touched < BROUGHT) return [];
    const takes = (id: string, spot: Spot): boolean => {
      const old = before.get(id);
      return this.#gone.some((gone) => meet(gone.spot, spot) && !(old && meet(gone.spot, old)));
    };
    return [...there].filter(([id, spot]) => takes(id, spot)).map(([id]) => id);
  }
}

const same = (one: Spot, other: Spot): boolean =>
  one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;

const meet = (one: Spot, other: Spot): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const within = ({ left, top, right, bottom }: Spot, x: number, y: number): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

export class Guard {
  readonly #comings = new Comings();
  #over: Element | null = null;
  /** Where something over the table was pressed last, and when the table came back. */
  #pressed: Spot | null = null;
  #back = Number.NEGATIVE_INFINITY;
  /** When a finger came down last, by the event's time stamp: a busy page hears of it late. */
  #down = Number.NEGATIVE_INFINITY;

  constructor(private readonly element: MotsElement) {}

  /** Runs before any other listener: the buttons that a touch of anything but a button brings need not wait. */
  touched = (event: Event): void => {
    const { target, type, timeStamp } = event;
    if (type === 'pointerdown') this.#down = timeStamp;
    // Whoever has pressed a key meanwhile, or touched something elsewhere (a card, to drag it), sees the table.
    const elsewhere =
      event instanceof PointerEvent && this.#pressed && !within(this.#pressed, event.clientX, event.clientY);
    if (type === 'keydown' || (type === 'pointerdown' && elsewhere)) this.#pressed = null;
    if (!(target instanceof Element && target.closest('.button'))) this.#comings.touched(performance.now());
  };

  /** Runs before any other listener: a click that was not meant for what is there now is dropped. One by key has no place. */
  clicked = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || event.detail === 0 || !this.element.contains(target)) return;
    if (this.#again(target, event)) {
      event.stopPropagation();
      event.preventDefault();
    }
  };

  /** The second tap of two is for the curtain that was over the table, not for what now lies there. One that comes after a tap somewhere else is
   * no second one; what people open themselves they may open again. */
  #again(target: Element, { clientX: x, clientY: y }: MouseEvent): boolean {
    const pressed = this.#pressed;
    const over = target.closest('dialog[closedby="none"]');
    this.#pressed = (over && target.closest('button')?.getBoundingClientRect()) ?? null;
    return !over && pressed !== null && this.#down - this.#back < WAITS && within(pressed, x, y);
  }

  /** The table was drawn. */
  async look(): Promise<void> {
    await complete(this.element);
    await Promise.all([...this.element.querySelectorAll<MotsElement>(OVER)].map((over) => over.updateComplete));
    const over = this.element.querySelector('dialog[open]');
    // A curtain, the end of a round: it takes an answer, and nobody opened it.
    const fallen = over !== this.#over && over?.getAttribute('closedby') === 'none';
    if (this.#over && !over) this.#back = performance.now();
    this.#over = over;
    const root = over ?? this.element;
    const buttons = new Map<string, HTMLElement>();
    const there = new Map<string, Spot>();
    for (const button of root.querySelectorAll<HTMLElement>('.button')) {
      const id = button.dataset['testid'] ?? button.innerText;
      const spot = button.getBoundingClientRect();
      if (spot.width === 0) continue;
      buttons.set(id, button);
      there.set(id, spot);
    }
    const none: Keyframe = { pointerEvents: 'none' };
    for (const id of this.#comings.see(there, performance.now(), fallen)) {
      const button = buttons.get(id);
      button?.animate([none, none], fallen && !button.hasAttribute('data-autofocus') ? RARELY : WAITS);
    }
  }
}

/** What draws itself over the table. */
const OVER = 'mots-modal, mots-curtain';
