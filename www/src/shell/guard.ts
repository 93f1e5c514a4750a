// Buttons come and go by themselves. Where one takes another's place, a finger that was on its way to the old one would press the new: for
// a moment the new one takes no finger. One place for all of a table: bar, questions, ballots, and what lies over it.

import type { MotsElement } from '../lib/element.ts';
import { complete, toBeSeen } from './attention.ts';

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

/** What takes no finger looks it: it is pale, and takes one from the moment when it is not. */
const PALE: Keyframe = { opacity: 0.5 };

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
  /** The buttons that are there. */
  #known: ReadonlyMap<string, HTMLElement> = new Map();
  /** What keeps fingers from those that came since it was looked at last. */
  readonly #unseen = new Map<string, Animation>();
  /** Something has fallen over the table since then. */
  #fallen = false;
  /** Since when fingers are kept from what fell over it last: no later than the animations that do so begin. */
  #fell = 0;
  /** It is going to be looked at. */
  #due = false;
  /** When the table was drawn last. */
  #drawn = 0;

  constructor(private readonly element: MotsElement) {}

  /** Runs before any other listener: the buttons that a touch of anything but a button brings need not wait. */
  touched = (event: Event): void => {
    const { target, type, timeStamp } = event;
    // Browsers mark what a script gives the keyboard to, and what lies where a finger was, as if by key or mouse: with this they do not.
    const { dataset } = this.element;
    if (type === 'keydown') delete dataset['by'];
    if (type === 'pointerdown') {
      this.#down = timeStamp;
      dataset['by'] = (event as PointerEvent).pointerType;
    }
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
   * no second one; what people open themselves they may open again. Nor is a tap for a curtain that had only just fallen by then: a busy page hears of
   * it when nothing keeps fingers away any more. What presses in a person's stead may give no time at all: after some seconds it is heard. */
  #again(target: Element, { clientX: x, clientY: y, timeStamp }: MouseEvent): boolean {
    const pressed = this.#pressed;
    const over = target.closest('dialog[closedby="none"]');
    const button = over && target.closest('.button');
    const late = performance.now() - this.#fell;
    if (button && timeStamp - this.#fell < waitOf(button) && late < REMEMBERED) return true;
    this.#pressed = (over && target.closest('button')?.getBoundingClientRect()) ?? null;
    return !over && pressed !== null && this.#down - this.#back < WAITS && within(pressed, x, y);
  }

  /** The table was drawn. It is looked at when the next picture is about to be drawn, once for all that is drawn until then: looking lays out
   * everything. */
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

  /** What has just come takes no finger before it has been looked at. */
  #meet(): void {
    const over = this.element.querySelector('dialog[open]');
    // A curtain, the end of a round: it takes an answer, and nobody opened it.
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
    for (const [id, button] of this.#known) if (waiting.has(id)) this.#wait(button, PALE);
    this.#unseen.clear();
    if (this.#fallen) this.#fell = Number(document.timeline.currentTime);
    this.#fallen = false;
  }

  #wait(button: HTMLElement, looks: Keyframe = {}): Animation {
    const none: Keyframe = { pointerEvents: 'none', ...looks };
    const duration = this.#fallen ? waitOf(button) : WAITS;
    return button.animate([none, none], { duration, id: 'waits' });
  }
}

/** How long a button takes no finger where it has fallen over the table, in ms. */
const waitOf = (button: Element): number => (button.hasAttribute('data-autofocus') ? WAITS : RARELY);

/** The buttons in there, by a name that they keep. */
const buttonsOf = (root: Element): Map<string, HTMLElement> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('.button')].map((one) => [one.dataset['testid'] ?? one.textContent, one]),
  );

/** What draws itself over the table. */
const OVER = 'mots-modal, mots-curtain';
