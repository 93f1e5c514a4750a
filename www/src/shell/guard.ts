// Buttons appear and disappear by themselves. If a new button takes the place of an old one, a finger on its way to the old one would press the new
// one. So the new one ignores touches for a moment. This module guards a whole table: bar, questions, ballots, and what lies over the table.

import type { MotsElement } from '../lib/element.ts';
import { complete, toBeSeen } from './attention.ts';

/** Where a button stands, in px of the window. */
export type Spot = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** A button that appears within so many ms after a touch counts as a result of that touch. */
const BROUGHT = 120;
/** How long somebody may still reach for a button that is gone, in ms. */
const REMEMBERED = 3000;
/** How long a button in the place of another one ignores touches, in ms. */
const WAITS = 350;
/** How long the less important buttons of a curtain or dialog that has fallen over the table ignore touches, in ms: nobody should leave the match
 * by chance. */
const RARELY = 1000;

/** A button looks pale for exactly as long as it ignores touches, from the first picture on: what turned pale only then would blink. */
const WAITING: Keyframe = { pointerEvents: 'none', opacity: 0.5 };

/** Finds the buttons that have appeared by themselves where another one was a moment ago. Pure, so that it can be tested without fingers. */
export class Comings {
  #there: ReadonlyMap<string, Spot> = new Map();
  #gone: { spot: Spot; at: number }[] = [];
  #touched = Number.NEGATIVE_INFINITY;

  /** To be called when something other than a button was touched, or a key was pressed. */
  touched(now: number): void {
    this.#touched = now;
  }

  /** Takes the buttons that are there now, and returns those that must wait from now on: all, if they have just `fallen` over the table. */
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
  /** Where a button over the table was pressed last; `#back`: when the table came back. */
  #pressed: Spot | null = null;
  #back = Number.NEGATIVE_INFINITY;
  /** When a finger came down last, by the event's time stamp, since a busy page receives the event late. */
  #down = Number.NEGATIVE_INFINITY;
  /** The buttons that are there. */
  #known: ReadonlyMap<string, HTMLElement> = new Map();
  /** The animations that make buttons ignore touches if they appeared since the last look. */
  readonly #unseen = new Map<string, Animation>();
  /** Whether something has fallen over the table since the last look. */
  #fallen = false;
  /** The time from which the thing that last fell over the table ignores touches: no later than the start of its animations. */
  #fell = 0;
  /** Whether a look is already planned. */
  #due = false;
  /** When the table was drawn last. */
  #drawn = 0;

  constructor(private readonly element: MotsElement) {}

  /** Runs before any other listener. Buttons that appear after a touch of anything else than a button need not wait. */
  touched = (event: Event): void => {
    const { target, type, timeStamp } = event;
    // Browsers show focus and hover marks even if a script moved the focus, or a finger was there. The style sheets use `data-by` to prevent these
    // marks.
    const { dataset } = this.element;
    if (type === 'keydown') delete dataset['by'];
    if (type === 'pointerdown') {
      this.#down = timeStamp;
      // A key ends the first; what a finger left under it stays hovered until a mouse is moved.
      dataset['by'] = dataset['pointer'] = (event as PointerEvent).pointerType;
      if (dataset['pointer'] === 'touch') this.element.addEventListener('pointermove', this.#moved);
    }
    // A person who has pressed a key meanwhile, or touched another place (to drag a card), has seen that the table is back.
    const elsewhere =
      event instanceof PointerEvent && this.#pressed && !within(this.#pressed, event.clientX, event.clientY);
    if (type === 'keydown' || (type === 'pointerdown' && elsewhere)) this.#pressed = null;
    if (!(target instanceof Element && target.closest('.button'))) this.#comings.touched(performance.now());
  };

  /** Listens only from a touch to the next move of a mouse. What is drawn under a mouse that rests moves none. */
  #moved = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    this.element.dataset['pointer'] = pointerType;
    this.element.removeEventListener('pointermove', this.#moved);
  };

  /** Runs before any other listener, and drops clicks that were not meant for what is there now. Clicks by key have no position and are let
   * through. */
  clicked = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || event.detail === 0 || !this.element.contains(target)) return;
    if (this.#again(target, event)) {
      event.stopPropagation();
      event.preventDefault();
    }
  };

  /** Whether a click must be dropped. The second tap of a double tap was meant for the curtain that was over the table, not for what lies there
   * now; a tap after one elsewhere is no second tap, and dialogs that people opened themselves don't count. A tap made just after a curtain fell
   * was not meant for that curtain: a busy page receives such a tap late. Software that presses for a person may give no useful time, so its
   * clicks are let through after some seconds. */
  #again(target: Element, { clientX: x, clientY: y, timeStamp }: MouseEvent): boolean {
    const pressed = this.#pressed;
    const over = target.closest('dialog[closedby="none"]');
    const button = over && target.closest('.button');
    const late = performance.now() - this.#fell;
    if (button && timeStamp - this.#fell < waitOf(button) && late < REMEMBERED) return true;
    this.#pressed = (over && target.closest('button')?.getBoundingClientRect()) ?? null;
    return !over && pressed !== null && this.#down - this.#back < WAITS && within(pressed, x, y);
  }

  /** To be called when the table was drawn. Looks at the buttons just before the next frame, once for all calls until then, because looking forces
   * a layout. */
  async look(): Promise<void> {
    this.#drawn = performance.now();
    await complete(this.element);
    await Promise.all([...this.element.querySelectorAll<MotsElement>(OVER)].map((over) => over.updateComplete));
    this.#meet();
    if (this.#due) return;
    this.#due = true;
    await toBeSeen(this.element);
    this.#due = false;
    this.#see();
  }

  /** Makes new buttons ignore touches until they have been looked at. */
  #meet(): void {
    const over = this.element.querySelector('dialog[open]');
    // It is a curtain or the end of a round: it needs an answer, and nobody opened it.
    if (over !== this.#over && over?.getAttribute('closedby') === 'none') this.#fallen = true;
    if (this.#over && !over) this.#back = performance.now();
    this.#over = over;
    const before = this.#known;
    this.#known = buttonsOf(over ?? this.element);
    for (const [id, button] of this.#known) if (!before.has(id)) this.#unseen.set(id, this.#wait(button));
  }

  #see(): void {
    const spots = [...this.#known].map(([id, button]) => [id, button.getBoundingClientRect()] as const);
    const there = new Map(spots.filter(([, { width }]) => width > 0));
    const waiting = new Set(this.#comings.see(there, this.#drawn, this.#fallen));
    for (const wait of this.#unseen.values()) wait.cancel();
    for (const [id, button] of this.#known) if (waiting.has(id)) this.#wait(button);
    this.#unseen.clear();
    if (this.#fallen) this.#fell = Number(document.timeline.currentTime);
    this.#fallen = false;
  }

  #wait(button: HTMLElement): Animation {
    const duration = this.#fallen ? waitOf(button) : WAITS;
    return button.animate([WAITING, WAITING], { duration, id: 'waits' });
  }
}

/** How long a button that has fallen over the table ignores touches, in ms. */
const waitOf = (button: Element): number => (button.hasAttribute('data-autofocus') ? WAITS : RARELY);

/** The buttons in `root`, by names that stay the same. */
const buttonsOf = (root: Element): Map<string, HTMLElement> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('.button')].map((one) => [one.dataset['testid'] ?? one.textContent, one]),
  );

/** What draws itself over the table. */
const OVER = 'mots-modal, mots-curtain';
