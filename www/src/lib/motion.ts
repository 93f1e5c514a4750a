// Cards travel from their old places to their new ones: rectangles are noted before a change, and played back after it (FLIP).
// Templates mark elements that travel with `data-flip="key"`; a new element may come from the place of another one (`origins`). An element on which
// others lie, such as a paper with cards, is marked with `data-carries="key"`: it is moved but never scaled, and takes the others along.
// With reduced motion, nothing travels: new elements fade in or, if the pace is `none` too, are there at once.

import { beginning, beginsAt, type Point } from './boxes.ts';
import { paceMs } from '../device/settings.ts';
import { isTurned, lyingOn, wayOn } from './turned.ts';
import { atMost, pause } from './waiting.ts';

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Neither motion nor waiting is wanted: what changes is there at once. */
const instant = (): boolean => calm() && paceMs() === 0;

/** Whose motion it is, for example a step that is being shown (`Showing`): once the owner is gone, nothing moves any more. */
export interface Owner {
  /** Raised when the owner is gone: what it moves lies still at once, as if it had never moved. */
  readonly signal: AbortSignal;
  /** Raised when somebody wants to get on: everything is at its end at once. */
  readonly hurried?: AbortSignal;
}

export type Places = Map<string, DOMRect>;

/** Travels under way, by element. The new place of an element can be read only without its travel. */
const underWay = new WeakMap<Element, Animation>();

/** The element among `marked` that is travelling at this point. If there are several, the last one lies on top. */
export const underWayAt = (marked: Iterable<HTMLElement>, x: number, y: number): HTMLElement | null =>
  [...marked].findLast((one) => {
    const travel = underWay.get(one);
    if (!travel || travel.playState === 'finished' || travel.playState === 'idle') return false;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  }) ?? null;

/** Small cards of seats that come from whoever deals: what comes out of a seat meanwhile comes from where its card is going to lie. */
const backs = new WeakMap<Element, DOMRect>();

/** The present places of all marked elements, as they are seen, even in the middle of a travel. If an element has a part marked with `data-flip-from`
 * (a seat with its card back), this part is noted too: new cards come out there, as large as it is. */
export function places(root: ParentNode): Places {
  const noted: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const key = element.dataset['flip'];
    if (!key || noted.has(key)) continue;
    noted.set(key, element.getBoundingClientRect());
    const back = element.querySelector('[data-flip-from]');
    const mouth = back && (backs.get(back) ?? back.getBoundingClientRect());
    if (mouth && mouth.width > 0) noted.set(mouthOf(key), mouth);
  }
  for (const carrier of root.querySelectorAll<HTMLElement>('[data-carries]'))
    noted.set(carrierOf(carrier), carrier.getBoundingClientRect());
  return noted;
}

const mouthOf = (key: string): string => `from ${key}`;
const carrierOf = (element: HTMLElement): string => `carries ${element.dataset['carries']}`;

/** How far each carrier is about to move from its noted place. */
function waysOf(carriers: readonly HTMLElement[], before: Places): Map<Element, Point> {
  const ways = new Map<Element, Point>();
  for (const carrier of carriers) {
    const was = before.get(carrierOf(carrier));
    const lying = lyingOn(carrier);
    const [from, to] = [was && lying.rect(was), lying.box(carrier)];
    // The carrier's size may have changed, so the top left corners are compared.
    if (from && from.width > 0 && to.width > 0) ways.set(carrier, { x: from.left - to.left, y: from.top - to.top });
  }
  return ways;
}

/** How far a thing is carried by what it lies on. */
function carried(element: Element, ways: ReadonlyMap<Element, Point>): Point {
  for (let up = element.parentElement; up; up = up.parentElement) {
    const way = ways.get(up);
    if (way) return way;
  }
  return { x: 0, y: 0 };
}

/** The first element with one of these keys that has a place on the page: a pile, or else a seat if there is no room to draw the pile. */
export function firstInSight(root: ParentNode, keys: readonly string[]): Element | null {
  for (const key of keys) {
    const found = root.querySelector(`[data-flip="${CSS.escape(key)}"]`);
    const box = found?.getBoundingClientRect();
    if (found && box && box.width > 0 && box.height > 0) return found;
  }
  return null;
}

export interface Travel {
  /** For a new key: the key of the thing that it comes from (a pile, a seat, a card under another key). */
  origins?: ReadonlyMap<string, string>;
  /** The time between one new card and the next in a deal, in ms. */
  stagger?: number;
  duration?: number;
}

/** What settles each thing that was let go (`letGo`). */
const resting = new Set<() => void>();

/** Notes that something was let go and stays there until things travel: then `settle` is called, and it travels from there. Returns a function that
 * forgets it. */
export function letGo(settle: () => void): () => void {
  resting.add(settle);
  return () => resting.delete(settle);
}

/** Puts everything that was let go where it belongs. */
export function settleAll(): void {
  for (const settle of resting) settle();
  resting.clear();
}

/** How long a thing travels, in ms. */
export const TRAVEL = 240;

/** Plays everything marked from its noted place to its present one. Resolves when all lie still. */
export async function travel(root: ParentNode, before: Places, owner: Owner, options: Travel = {}): Promise<void> {
  const { origins, stagger = 0, duration = TRAVEL } = options;
  settleAll();
  if (instant() || owner.signal.aborted) return;
  const still = calm();
  const running: Animation[] = [];
  let fresh = 0;
  // A seat is where cards come from and go to; it does not travel itself.
  const marked = [...root.querySelectorAll<HTMLElement>('[data-flip]:not(:has([data-flip-from]))')];
  // Elements that are still travelling turn towards their new places, which can be measured only when the old travel is cancelled.
  const carriers = [...root.querySelectorAll<HTMLElement>('[data-carries]')];
  for (const element of [...marked, ...carriers]) underWay.get(element)?.cancel();
  // All places are read before anything is set in motion: one layout, not one a card.
  const now = marked.map((element) => ({ element, after: element.getBoundingClientRect() }));
  const ways = still ? new Map<Element, Point>() : waysOf(carriers, before);
  const driven = [...ways].flatMap(([carrier, way]) => {
    const along = carried(carrier, ways);
    const [x, y] = [way.x - along.x, way.y - along.y];
    return Math.abs(x) < 1 && Math.abs(y) < 1 ? [] : [{ carrier, x, y }];
  });
  const fading: HTMLElement[] = [];
  const moving = now.flatMap(({ element, after }) => {
    const key = element.dataset['flip'] ?? '';
    const own = before.get(key);
    const from = origins?.get(key) ?? '';
    const origin = own ?? before.get(mouthOf(from)) ?? before.get(from);
    if (after.width === 0) return [];
    if (still || !origin || origin.width === 0) {
      if (!own) fading.push(element);
      return [];
    }
    const along = carried(element, ways);
    if (own && same(own, after) && along.x === 0 && along.y === 0) return [];
    const scale = own ? own.width / after.width : beginning(origin, after);
    const middle = middleOf(after);
    const whole = wayOn(element, beginsAt(middleOf(origin), middle, pivotOf(element) ?? middle, scale));
    const [dx, dy] = [whole.x - along.x, whole.y - along.y];
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return [];
    return [{ element, own, scale, dx, dy }];
  });
  // Boxes stay closed around what stays where it is: to open one, the browser lays it out and paints it.
  const close = letPass([...driven.map(({ carrier }) => carrier), ...moving.map(({ element }) => element)]);
  const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
  for (const { carrier, x, y } of driven) {
    const animation = carrier.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration, easing });
    underWay.set(carrier, animation);
    running.push(animation);
  }
  for (const element of fading)
    running.push(element.animate({ opacity: [0, 1] }, { duration: 160, easing: 'ease-out' }));
  for (const { element, own, scale, dx, dy } of moving) {
    const delay = own ? 0 : stagger * fresh++;
    // `translate` and `scale` leave the element's own transform (its turn in a fan) as it is. A new card lets taps through to what lies under it.
    const passes = own ? {} : { pointerEvents: 'none' };
    const start: Keyframe = { translate: `${dx}px ${dy}px`, scale: String(scale), zIndex: '20', ...passes };
    const end: Keyframe = { translate: '0 0', scale: '1', zIndex: '20', ...passes };
    // A card that is not dealt yet is invisible: only the back of the pile is seen.
    const frames = delay > 0 ? [{ ...start, opacity: 0 }, { opacity: 1, offset: 0.01 }, end] : [start, end];
    const animation = element.animate(frames, {
      duration,
      delay,
      easing,
      fill: 'backwards',
    });
    underWay.set(element, animation);
    running.push(animation);
  }
  await finished(running, owner);
  close();
}

/** For one frame of the screen, hides the cards that are about to be dealt: this frame lays out the whole table; the next one sets the cards in
 * motion, or fades them in. Both in one frame would be one long task. */
export async function holdBack(
  root: ParentNode,
  keys: Iterable<string>,
  { signal }: Owner,
  until = Promise.resolve(),
): Promise<void> {
  if (instant() || signal.aborted) return until;
  // A truly hidden element would lose the keyboard.
  const hidden: Keyframe = { opacity: 0 };
  const held = [...keys].flatMap((key) => {
    const element = root.querySelector(`[data-flip="${CSS.escape(key)}"]`);
    return element
      ? [element.animate([hidden, hidden], { duration: 500, iterations: Number.POSITIVE_INFINITY, id: 'waits' })]
      : [];
  });
  const seen = (): void => held.forEach((one) => one.cancel());
  signal.addEventListener('abort', seen);
  await frame();
  await until;
  seen();
  signal.removeEventListener('abort', seen);
}

/** How long a card is on its way to somebody else, in ms, and how much later the next one sets out. */
const DEALT = 260;
const NEXT = 70;

/** Cards go to everybody: the small card of each seat comes from whoever deals, again and again, as long as the own hand is dealt.
 * Resolves when the last card is there. */
export async function dealAround(root: ParentNode, from: DOMRect, lasts: number, owner: Owner): Promise<void> {
  if (calm() || owner.signal.aborted) return;
  const small = [...root.querySelectorAll<HTMLElement>('.seat:not(.own-seat) [data-flip-from]')];
  const lying = small.map((back) => ({ back, box: back.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
  for (const { back, box } of lying) backs.set(back, box);
  const close = letPass(small);
  const rounds = Math.max(1, Math.round(lasts / DEALT));
  void countUp(root, rounds, owner);
  const running = lying.map(({ back, box }, index) => {
    const [there, here] = [middleOf(from), middleOf(box)];
    const { x, y } = wayOn(back, { x: there.x - here.x, y: there.y - here.y });
    const start: Keyframe = { translate: `${x}px ${y}px`, scale: String(Math.min(3, from.width / box.width)) };
    return back.animate([start, { translate: '0 0', scale: '1' }], {
      duration: DEALT,
      delay: NEXT * index,
      iterations: rounds,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  });
  await finished(running, owner);
  for (const { back } of lying) backs.delete(back);
  close();
}

/** Plates tell as many cards as lie there: more with each that comes. */
async function countUp(root: ParentNode, rounds: number, { signal, hurried }: Owner): Promise<void> {
  const figures = [...root.querySelectorAll<HTMLElement>('[data-come]')];
  for (let come = 1; come < rounds; come++) {
    await pause(DEALT, hurried);
    if (signal.aborted || hurried?.aborted) return;
    // Where all is dealt meanwhile, the figure itself is seen.
    for (const one of figures)
      if (one.dataset['come']) one.dataset['come'] = `${Math.round((Number(one.textContent) * come) / rounds)}`;
  }
}

/** All cards are dealt: plates tell their own figures. */
export function countAll(root: ParentNode): void {
  for (const one of root.querySelectorAll('[data-come]')) one.removeAttribute('data-come');
}

/** Whether a thing lies where it lay, as large as it was. */
const same = (one: DOMRect, other: DOMRect): boolean =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });

/** The point about which an element is scaled and turned, wherever its own transform has put it. */
function pivotOf(element: HTMLElement): Point | null {
  const parent = element.offsetParent;
  // On a turned table, offsets run in other directions.
  if (!parent || isTurned(element)) return null;
  const around = parent.getBoundingClientRect();
  const [x = 0, y = 0] = getComputedStyle(element).transformOrigin.split(' ').map(Number.parseFloat);
  return {
    x: around.left + parent.clientLeft - parent.scrollLeft + element.offsetLeft + x,
    y: around.top + parent.clientTop - parent.scrollTop + element.offsetTop + y,
  };
}

/** Lets cards cross the edges of boxes that could scroll, which would cut them off. Boxes whose content is too large stay as they are. Returns a
 * function that undoes this. */
function letPass(moving: readonly Element[]): () => void {
  const around = new Set<HTMLElement>();
  for (const one of moving)
    for (let up = one.parentElement; up?.closest('.table') && !around.has(up); up = up.parentElement) around.add(up);
  const open = [...around].filter(
    (one) =>
      one.scrollHeight <= one.clientHeight &&
      one.scrollWidth <= one.clientWidth &&
      getComputedStyle(one).overflowY === 'auto',
  );
  for (const one of open) one.style.overflow = 'visible';
  return () => {
    for (const one of open) one.style.overflow = '';
  };
}

/** Draws moving elements over all others, even outside their own place. Returns a function that undoes this. */
function overAll(moving: readonly HTMLElement[]): () => void {
  const around = new Set<HTMLElement>();
  for (const one of moving)
    for (let up = one.parentElement; up?.closest('main > *'); up = up.parentElement) around.add(up);
  for (const one of around) one.style.zIndex = '20';
  return () => {
    for (const one of around) one.style.zIndex = '';
  };
}

/** A word that is contested shakes once. */
export async function shake(element: Element | null, owner: Owner): Promise<void> {
  if (!element || owner.signal.aborted) return;
  const frames: Keyframe[] = calm()
    ? [{ opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }]
    : [0, -7, 6, -5, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  await finished([element.animate(frames, { duration: 380, easing: 'ease-in-out' })], owner);
}

/** A number that changed, or a thing to look at, swells once. */
export async function swell(element: Element | null, owner: Owner): Promise<void> {
  if (!element || owner.signal.aborted) return;
  const frames: Keyframe[] = calm()
    ? [{ opacity: 0.4 }, { opacity: 1 }]
    : [{ scale: '1' }, { scale: '1.16' }, { scale: '1' }];
  await finished([element.animate(frames, { duration: 320, easing: 'ease-out' })], owner);
}

/** Resolves just before the next frame is drawn, so before changes can be seen. Everything that is measured then shares one layout, in a task of its
 * own. A hidden page draws no frames, so this resolves at once. */
export const frame = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : atMost(100, new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

/** Resolves when what was changed has been drawn. */
export const drawn = (): Promise<void> =>
  atMost(500, new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** How things are swept away: how long each takes, how much later the next one starts (both in ms), and the way that they go. */
interface Sweep {
  lasts: number;
  follows: number;
  way: (t: number, to: Point) => Point;
}

/** Cards slide. */
export const SLID: Sweep = { lasts: 300, follows: 30, way: (t, { x, y }) => ({ x: t * t * x, y: t * t * y }) };
/** Tokens are thrown in an arc. Its height is a third of its length, but no more than a hand would throw. */
export const THROWN: Sweep = {
  lasts: 420,
  follows: 90,
  way: (t, { x, y }) => {
    const long = Math.hypot(x, y) || 1;
    const rise = (4 * t * (1 - t) * Math.min(110, long / 3)) / long;
    // The arc rises. On a steep way, it bends towards the side that it came from instead, so that it stays in the window beside a seat at its edge.
    const side = Math.abs(y) > Math.abs(x) ? -Math.sign(x * y) || 1 : x > 0 ? 1 : -1;
    return { x: t * x + side * rise * y, y: t * y - side * rise * x };
  },
};
const PICTURES = 8;

/** Moves things to somebody's seat: a won trick, or tokens. When the last one is there, all lie in their old places again, and the caller draws the
 * table without them. */
export async function sweep(
  cards: Iterable<HTMLElement>,
  seat: Element | null,
  owner: Owner,
  { lasts, follows, way }: Sweep = SLID,
): Promise<void> {
  const to = seat?.getBoundingClientRect();
  if (!to || instant() || owner.signal.aborted) return;
  const still = calm();
  // All places are read before anything is set in motion: one layout, not one a card.
  const lying = [...cards].map((card) => ({ card, box: card.getBoundingClientRect() }));
  const all = lying.map(({ card }) => card);
  const ends = still ? [] : [letPass(all), overAll(all)];
  const delayOf = (index: number): number => (still ? 0 : Math.min(index, 8) * follows);
  // All animations end together: a card that arrives first stays invisible until the last one is there.
  const duration = lasts + delayOf(lying.length - 1);
  const running = lying.map(({ card, box }, index) => {
    const [from, there] = [middleOf(box), middleOf(to)];
    const whole = wayOn(card, { x: there.x - from.x, y: there.y - from.y });
    const at = (ms: number): number => Math.min(1, (delayOf(index) + ms) / duration);
    const onWay = Array.from({ length: PICTURES + 1 }, (_, picture): Keyframe => {
      const t = picture / PICTURES;
      const { x, y } = way(t, whole);
      const faded = Math.min(1, Math.max(0, (t - 0.7) / 0.3));
      const small = String(1 - 0.65 * t * t);
      return { translate: `${x}px ${y}px`, scale: small, opacity: 1 - faded, zIndex: '20', offset: at(t * lasts) };
    });
    const frames: Keyframe[] = still
      ? [{ opacity: 1 }, { opacity: 0 }]
      : [{ ...onWay[0], offset: 0 }, ...onWay, { ...onWay.at(-1), offset: 1 }];
    return card.animate(frames, { duration });
  });
  await finished(running, owner);
  for (const end of ends) end();
}

/** Resolves when all these animations are at their end, or their owner is no more. */
async function finished(animations: readonly Animation[], { signal, hurried }: Owner): Promise<void> {
  // `finish` would bring back an animation that was cancelled.
  const hurry = (): void => {
    for (const one of animations) if (one.playState !== 'idle') one.finish();
  };
  const stop = (): void => {
    for (const one of animations) one.cancel();
  };
  signal.addEventListener('abort', stop, { once: true });
  if (hurried?.aborted) hurry();
  else hurried?.addEventListener('abort', hurry, { once: true });
  const end = Math.max(0, ...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)));
  // In a page or a frame that is out of sight no animation ends, and the match has to go on.
  await atMost(
    end + 500,
    Promise.allSettled(animations.map((one) => one.finished)).then(() => undefined),
  );
  signal.removeEventListener('abort', stop);
  hurried?.removeEventListener('abort', hurry);
}
