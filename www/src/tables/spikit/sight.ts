// What is in sight where the middle of the table scrolls: whatever can be seen whole is not cut in half.

import { lyingOn } from '../../lib/turned.ts';

/** A strip's least distance from the edge, in px, because it lies a little askew. */
const MARGIN = 4;

export class Sight {
  /** The scroll position and the height of the middle after the last call. If somebody has scrolled since, their choice stays. */
  #top = -1;
  #height = 0;

  /** `spot` is what everybody should see, and has just come into sight if it `came`; `also` is shown too, if both have room. */
  tidy(middle: HTMLElement, spot: Element | null, also: Element | null, came: boolean): void {
    const strips = middle.querySelector<HTMLElement>('.sentences');
    const left = middle.scrollTop !== this.#top;
    if (!strips || (!came && (left || middle.clientHeight === this.#height))) return;
    strips.style.paddingBlockEnd = '';
    const lying = lyingOn(middle);
    const frame = lying.box(middle);
    /** How far the middle may still scroll before `spot` leaves it at the upper edge. */
    const room = (): number => (spot ? lying.box(spot).top - frame.top : 0);
    for (const wanted of [spot, also]) {
      const beyond = wanted ? lying.box(wanted).bottom + MARGIN - frame.bottom : 0;
      if (beyond > 0 && beyond <= room()) middle.scrollTop += beyond;
    }
    // If the upper edge would cut the die or face-up cards, they are scrolled out of sight.
    const cut = [...middle.querySelectorAll('.turn-die, .display-card')]
      .map((one) => lying.box(one))
      .filter(({ top, bottom }) => top < frame.top && bottom > frame.top);
    const further = Math.ceil(Math.max(0, ...cut.map(({ bottom }) => bottom - frame.top)));
    if (further > 0 && further <= room()) {
      const end = middle.scrollHeight - middle.clientHeight - middle.scrollTop;
      if (end < further) strips.style.paddingBlockEnd = `${further - end + MARGIN}px`;
      middle.scrollTop += further;
    }
    this.#top = middle.scrollTop;
    this.#height = middle.clientHeight;
  }
}
