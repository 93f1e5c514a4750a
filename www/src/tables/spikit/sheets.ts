// The cards of a deck on sheets of A4, to be printed and cut: eighteen on each, with cut marks. If wanted, each sheet is followed by one with the
// backs: these are all alike and centred on the paper, so that they fit whichever way it is turned.

import { html, nothing, svg, type TemplateResult } from 'lit';
import sheet from '../../../styles/tables/spikit-print.css';
import { card, cardBack, type TextFace } from '../../pieces/card.ts';
import { wear } from '../../lib/styles.ts';

wear(sheet);

/** How many cards lie side by side, and how many below each other. */
const ACROSS = 3;
const DOWN = 6;
/** A card, in mm; and how far the marks reach beyond the cards. */
const WIDTH = 62;
const HEIGHT = 44;
const MARK = 5;

/** Where to cut: short lines in the margin, none through a card. */
function marks(): TemplateResult {
  const [width, height] = [ACROSS * WIDTH, DOWN * HEIGHT];
  const columns = Array.from({ length: ACROSS + 1 }, (_, at) => MARK + at * WIDTH);
  const rows = Array.from({ length: DOWN + 1 }, (_, at) => MARK + at * HEIGHT);
  return html`<svg class="cut-marks" viewBox=${`0 0 ${width + 2 * MARK} ${height + 2 * MARK}`} aria-hidden="true">
    ${columns.map((x) => svg`<path d=${`M${x} 0v${MARK - 1}M${x} ${height + MARK + 1}v${MARK - 1}`} />`)}
    ${rows.map((y) => svg`<path d=${`M0 ${y}h${MARK - 1}M${width + MARK + 1} ${y}h${MARK - 1}`} />`)}
  </svg>`;
}

export function sheets(faces: readonly TextFace[], backs: boolean): TemplateResult {
  const each = ACROSS * DOWN;
  const pages = Array.from({ length: Math.ceil(faces.length / each) }, (_, at) =>
    faces.slice(at * each, (at + 1) * each),
  );
  return html`<div class="sheets" data-game="spikit" data-testid="sheets">
    ${pages.map(
      (page) => html`<section class="sheet">
          ${marks()}
          <ul role="list" class="sheet-cards">
            ${page.map((face) => html`<li>${card(face)}<span class="visually-hidden">${face.name}</span></li>`)}
          </ul>
        </section>
        ${
          backs
            ? html`<section class="sheet" aria-hidden="true">${marks()}<ul role="list" class="sheet-cards backs">${Array.from({ length: each }, () => html`<li>${cardBack()}</li>`)}</ul></section>`
            : nothing
        }`,
    )}
  </div>`;
}
