// A drawing of the device with the people around it: each name stands at its person's side, as the reader sees the device. People drag a name to
// another side, or tap the name and then the side; the keyboard does the same.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import sheet from '../../styles/pieces/sides.css';
import { personKey, placeOf, seenFrom, SIDES, type Side } from '../device/around.ts';
import { settings } from '../device/settings.ts';
import { drag } from '../lib/drag.ts';
import { MotsElement } from '../lib/element.ts';
import { t } from '../lib/i18n.ts';
import { wear } from '../lib/styles.ts';
import { isAcross } from '../lib/turned.ts';
import { emblem } from '../pieces/emblems.ts';

wear(sheet);

/** Somebody who plays at this device. */
export interface Sitter {
  name: string;
  seat: number;
}

export class MotsSides extends MotsElement {
  static override properties = {
    people: { attribute: false },
    from: {},
    lifted: { state: true },
  };

  people: readonly Sitter[] = [];
  /** The side that the page faces: whoever reads the drawing sits there. */
  from: Side = 'near';

  /** The seat of the person whose name was tapped; that person may have left since. */
  private lifted: number | null = null;

  protected override render(): TemplateResult {
    const names = this.people.map(({ name }) => name);
    const { sides } = settings.get();
    const at = names.map((_, nth) => placeOf(sides, names, nth));
    return html`<div class="sides-picture" role="group" aria-label=${t('setup-sides')} data-testid="sides-picture">
      <span class=${classMap({ 'sides-device': true, across: isAcross(this.from) })}><span class="small">${t('side-move')}</span></span>
      ${SIDES.map((side) => this.#side(side, at))}
    </div>`;
  }

  #side(side: Side, at: readonly Side[]): TemplateResult {
    const seen = seenFrom(this.from, side);
    const lifted = this.people.findIndex(({ seat: one }) => one === this.lifted);
    const free = lifted >= 0 && at[lifted] !== side;
    const here = t(`side-${seen}`);
    return html`<div class="sides-at" data-at=${seen} data-side=${side}>
      <ul role="list" class="sides-people">
        ${this.people.map(({ name, seat }, nth) => (at[nth] === side ? html`<li>${this.#chip(name, seat, nth, here)}</li>` : nothing))}
      </ul>
      ${
        free
          ? html`<button type="button" class="sides-here" aria-label=${t('side-here', { side: here, name: this.people[lifted]?.name ?? '' })} data-testid=${`sit-${seen}`} @click=${() => this.#sit(lifted, side)}>${here}</button>`
          : html`<span class="small" aria-hidden="true">${here}</span>`
      }
    </div>`;
  }

  #chip(name: string, seat: number, nth: number, where: string): TemplateResult {
    const lifts = (event: PointerEvent): void => {
      drag(event, event.currentTarget as HTMLElement, {
        drop: (target) => {
          const side = target?.closest<HTMLElement>('.sides-at')?.dataset['side'] as Side | undefined;
          if (side && target && this.contains(target)) this.#sit(nth, side);
        },
      });
    };
    const taps = (): void => {
      this.lifted = this.lifted === seat ? null : seat;
    };
    return html`<button type="button" class=${`sides-chip sitter-${nth}`} aria-pressed=${this.lifted === seat ? 'true' : 'false'} aria-label=${t('side-sits', { name, side: where })} data-testid=${`sitter-${nth}`} @pointerdown=${lifts} @click=${taps}>${emblem(seat)}<span>${name}</span></button>`;
  }

  #sit(nth: number, side: Side): void {
    const name = this.people[nth]?.name ?? '';
    this.lifted = null;
    settings.set({ sides: { ...settings.get().sides, [personKey(name)]: side } });
    // The name, which has the keyboard then, says where it stands.
    void this.lead(`.sitter-${nth}`);
  }
}

customElements.define('mots-sides', MotsSides);
