// The board between several people, as it turns: it goes away towards the side that it is to face, and what is read from there comes from where
// it went. Width and height change places while hardly anything is seen, and it is never larger than its place: nothing is cut, nothing leaps.

import { nothing, type TemplateResult } from 'lit';
import { media } from '../../lib/breakpoints.ts';
import { MotsElement } from '../../lib/element.ts';
import { calm } from '../../lib/motion.ts';

/** How long the board takes to go away, and again to come back, in ms. */
const HALF = 120;
const PICTURES = 12;
/** How many times as long it stays away at most: the page may be busy. */
const PATIENCE = 8;
/** How much smaller it is drawn than its place would allow: between two pictures it is a little larger than in them. */
const SPARE = 0.985;
/** How much of what goes away is gone when the other comes. Something stays: to lay out keys may take longer than a picture. */
const SEEN = 0.8;

const lying = media('--lying');

export class MotsTurntable extends MotsElement {
  static override properties = {
    quarters: { type: Number },
    board: { attribute: false },
  };

  /** The quarter turns at which `board` lies; they go on beyond a whole turn. */
  quarters = 0;
  board: TemplateResult | typeof nothing = nothing;
  /** At how many it lies as it is drawn; null before the first drawing. */
  #drawn: number | null = null;
  #leaving: ReturnType<typeof setTimeout> | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.finish();
  }

  protected override shouldUpdate(): boolean {
    if (this.#leaving !== null) return false;
    const way = this.#way();
    // On a phone that lies on its side the board never turns.
    if (way === 0 || calm() || lying.matches || document.hidden) return true;
    this.#leaving = setTimeout(() => this.#come(way), HALF);
    this.#move((t) => [way * t * t, 1 - SEEN * t]);
    return false;
  }

  protected override render(): TemplateResult | typeof nothing {
    this.#drawn = this.quarters;
    return this.board;
  }

  /** Half of the quarters that are still to turn. */
  #way(): number {
    return (this.quarters - (this.#drawn ?? this.quarters)) / 2;
  }

  /** Draws what there is now, as it comes. */
  #come(from: number): void {
    const way = this.#way() || -from;
    this.#draw();
    this.#move((t) => [-way * (1 - t) ** 2, 1 - SEEN * (1 - t)]);
    this.#tell();
  }

  #tell(): void {
    if (this.isConnected) this.dispatchEvent(new CustomEvent('board-turned', { bubbles: true }));
  }

  #draw(): void {
    if (this.#leaving !== null) clearTimeout(this.#leaving);
    this.#leaving = null;
    this.#drawn = this.quarters;
    for (const one of this.#animations()) one.cancel();
    this.requestUpdate();
    this.performUpdate();
  }

  /** Draws it at the end of its turn at once. */
  finish(): void {
    if (this.#leaving !== null) {
      this.#draw();
      this.#tell();
    }
    for (const one of this.#animations()) one.cancel();
  }

  #animations(): Animation[] {
    return this.querySelector('.themes-board')?.getAnimations() ?? [];
  }

  /** `picture`: by how many quarters the board is turned away from where it lies, and how much of it is seen, as time goes from 0 to 1. */
  #move(picture: (t: number) => [quarters: number, opacity: number]): void {
    const board = this.querySelector('.themes-board');
    const { clientWidth = 0, clientHeight = 0 } = board?.parentElement ?? {};
    if (!board || clientWidth === 0 || clientHeight === 0) return;
    const at = this.#drawn ?? 0;
    const lasts = this.#leaving === null ? 1 : PATIENCE;
    const frames = Array.from({ length: PICTURES + 1 }, (_, index): Keyframe => {
      const [quarters, opacity] = picture(index / PICTURES);
      const angle = (quarters * Math.PI) / 2;
      const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
      const fits = Math.min(
        clientWidth / (clientWidth * cos + clientHeight * sin),
        clientHeight / (clientHeight * cos + clientWidth * sin),
      );
      const scale = String(quarters === 0 ? 1 : fits * SPARE);
      const offset = index / PICTURES / lasts;
      return { rotate: `${(at + quarters) * 90}deg`, scale, opacity, pointerEvents: 'none', offset };
    });
    // What has gone away stays so until the other comes, but not for ever.
    board.animate(lasts > 1 ? [...frames, { ...frames.at(-1), offset: 1 }] : frames, HALF * lasts);
  }
}

customElements.define('mots-turntable', MotsTurntable);

declare global {
  interface HTMLElementTagNameMap {
    'mots-turntable': MotsTurntable;
  }
}
