// Dragging by pointer events: mouse, pen and touch alike. A touch that does not travel stays a tap.

import { calm, letGo } from './motion.ts';
import { wayOn } from './turned.ts';

export interface Drag {
  /** The pointer has travelled far enough: it is a drag. */
  start?(): void;
  move?(x: number, y: number): void;
  /** The pointer was let go over `target` (the element under it, the dragged one aside). */
  drop(target: Element | null, x: number, y: number): void;
  /** The drag was broken off: nothing happens. */
  cancel?(): void;
}

/** A shorter movement, in px, is a tap. */
export const FAR_ENOUGH = 7;

/** How long a dropped element stays where it was released, in ms. The result of the drop comes sooner, and moves it on from there. */
const RESTS = 400;

/** Call from `pointerdown`. While it is dragged the element follows the pointer and has the class `dragged`. */
export function drag(event: PointerEvent, element: HTMLElement, handlers: Drag): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const from = { x: event.clientX, y: event.clientY };
  let dragging = false;

  const onMove = (move: PointerEvent): void => {
    if (move.pointerId !== event.pointerId) return;
    const dx = move.clientX - from.x;
    const dy = move.clientY - from.y;
    if (!dragging) {
      if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
      dragging = true;
      try {
        element.setPointerCapture(event.pointerId);
      } catch {
        // The pointer is gone already; the next event ends the drag.
      }
      element.classList.add('dragged');
      handlers.start?.();
    }
    const way = wayOn(element, { x: dx, y: dy });
    element.style.translate = `${way.x}px ${way.y}px`;
    handlers.move?.(move.clientX, move.clientY);
  };
  const end = (): void => {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', onCancel);
    removeEventListener('keydown', onKey, true);
  };
  const settle = (): void => {
    element.classList.remove('dragged');
    element.style.translate = '';
  };
  const onUp = (up: PointerEvent): void => {
    if (up.pointerId !== event.pointerId) return;
    end();
    if (!dragging) return;
    swallowClick();
    const under = document.elementsFromPoint(up.clientX, up.clientY).find((found) => !element.contains(found)) ?? null;
    const at = element.style.translate;
    if (calm()) {
      handlers.drop(under, up.clientX, up.clientY);
      return settle();
    }
    // The element stays where it was released until it travels on; if the drop has no effect, it goes back.
    const back = setTimeout(() => {
      forget();
      settle();
      element.animate({ translate: [at, '0 0'] }, { duration: 160, easing: 'ease-out' });
    }, RESTS);
    const forget = letGo(() => {
      clearTimeout(back);
      settle();
    });
    handlers.drop(under, up.clientX, up.clientY);
  };
  const breakOff = (): void => {
    end();
    if (!dragging) return;
    settle();
    handlers.cancel?.();
  };
  const onCancel = (cancel: PointerEvent): void => {
    if (cancel.pointerId === event.pointerId) breakOff();
  };
  const onKey = (key: KeyboardEvent): void => {
    if (key.key !== 'Escape' || !dragging) return;
    key.stopPropagation();
    breakOff();
    swallowNextClick(event.pointerId);
  };
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onUp);
  addEventListener('pointercancel', onCancel);
  addEventListener('keydown', onKey, true);
}

/** Swallows the click that follows a drag, so that it does not count as a tap. */
function swallowClick(): void {
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  const over = new AbortController();
  addEventListener('click', swallow, { capture: true, once: true, signal: over.signal });
  // A new press is meant, however soon it comes.
  addEventListener('pointerdown', () => over.abort(), { capture: true, once: true, signal: over.signal });
  setTimeout(() => over.abort(), 50);
}

/** Swallows the click that this pointer, still down, will cause. */
function swallowNextClick(pointerId: number): void {
  const over = new AbortController();
  const { signal } = over;
  const end = ({ type, pointerId: other }: PointerEvent): void => {
    if (type !== 'pointerdown' && other !== pointerId) return;
    over.abort();
    if (type === 'pointerup') swallowClick();
  };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const)
    addEventListener(type, end, { capture: true, signal });
}
