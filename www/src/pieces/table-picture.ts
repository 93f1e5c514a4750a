// A match in progress, as a small picture of its table: who sits around it, people as discs and bots as squares, and the game's sign
// in the middle. Decorative: names and round stand beside it.

import { html, svg, type TemplateResult } from 'lit';

export interface Pictured {
  names: readonly string[];
  bots: readonly (string | null)[];
  /** The game's sign. */
  emblem: TemplateResult;
}

const WIDE = 84;
const HIGH = 60;
/** How far a seat's middle lies from the edge. */
const EDGE = 9;
const SEAT = 8;

export function tablePicture({ names, bots, emblem }: Pictured): TemplateResult {
  const seats = names.map((name, seat) => {
    // The first seat is at the bottom; the others follow clockwise.
    const angle = Math.PI / 2 + (2 * Math.PI * seat) / names.length;
    const x = WIDE / 2 + (WIDE / 2 - EDGE) * Math.cos(angle);
    const y = HIGH / 2 + (HIGH / 2 - EDGE) * Math.sin(angle);
    const [initial = ''] = name.trim();
    const shape =
      bots[seat] === null
        ? svg`<circle cx=${x.toFixed(1)} cy=${y.toFixed(1)} r=${SEAT}/>`
        : svg`<rect x=${(x - SEAT).toFixed(1)} y=${(y - SEAT).toFixed(1)} width=${2 * SEAT} height=${2 * SEAT} rx="3"/>`;
    return svg`<g class=${bots[seat] === null ? 'person' : 'bot'}>${shape}<text x=${x.toFixed(1)} y=${(y + 3.6).toFixed(1)}>${initial.toLocaleUpperCase()}</text></g>`;
  });
  return html`<span class="table-picture" aria-hidden="true" data-testid="table-picture"
    ><svg viewBox=${`0 0 ${WIDE} ${HIGH}`}><rect class="felt" x="10" y="10" width=${WIDE - 20} height=${HIGH - 20} rx="14"/>${seats}</svg
    ><span class="emblem">${emblem}</span></span
  >`;
}
