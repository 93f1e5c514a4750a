// What is in sight where the middle of the table scrolls: nothing is seen by half that can be seen whole.

import { lyingOn } from '../../lib/turned.ts';

/** So far from an edge, in px: a strip lies a little askew. */
const MARGIN = 4;

export class Sight {
  /** Where the middle was left, and how high it was then: somebody who has scrolled since has chosen what to see. */
  #top = -1;
  #height = 0;

  /** `spot`: what everybody is to see; `also`: what they are to see besides, if both have room. */
  tidy(middle: HTMLElement, spot: Element | null, also: Element | null, came: boolean): void {
    const strips = middle.querySelector<HTMLElement>('.sentences');
    const left = middle.scrollTop !== this.#top;
    if (!strips || (!came && (left || middle.clientHeight === this.#height))) return;
    strips.style.paddingBlockEnd = '';
    const lying = lyingOn(middle);
    const frame = lying.box(middle);
    /** How far the table may still go up before what is to be seen is out of sight. */
    const room = (): number => (spot ? lying.box(spot).top - frame.top : 0);
    for (const wanted of [spot, also]) {
      const beyond = wanted ? lying.box(wanted).bottom + MARGIN - frame.bottom : 0;
      if (beyond > 0 && beyond <= room()) middle.scrollTop += beyond;
    }
    // The die and the cards face up that the upper edge would cut go beyond it.
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
