// The score sheet: one line per round, one column per seat, as it would be kept by hand.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../lib/i18n.ts';
import { minus } from '../lib/messages.ts';
import { colourOf, emblem } from './emblems.ts';

/** The sheet: one line per round with a cell per seat, and the totals. */
export interface ScoreSheet {
  rows: { label: string; cells: (string | number | null)[] }[];
  totals: (string | number)[];
  /** Few points win. */
  few: boolean;
  /** What wins, in words. */
  note?: string;
}

/** What is shown between two rounds, above the sheet. */
export interface RoundSummary {
  heading: string;
  /** What heading and sheet do not tell. */
  text?: string;
  /** For example, hands face up. */
  body?: TemplateResult;
}

export function scoreSheet(sheet: ScoreSheet, names: readonly string[]): TemplateResult {
  return html`<div class="sheet-scroll" tabindex="0" role="region" aria-label=${t('score-sheet')}>
      <table class="score-sheet" data-testid="score-sheet">
        <thead>
          <tr>
            <th scope="col"><span class="visually-hidden">${t('round-column')}</span></th>
            ${names.map((name, seat) => html`<th scope="col">${emblem(seat)}<span class="sheet-name">${name}</span></th>`)}
          </tr>
        </thead>
        <tbody>
          ${sheet.rows.map(
            (row) =>
              html`<tr>
                <th scope="row">${row.label}</th>
                ${row.cells.map((cell) => html`<td>${minus(String(cell ?? '–'))}</td>`)}
              </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${t('total')}</th>
            ${sheet.totals.map((total) => html`<td>${minus(String(total))}</td>`)}
          </tr>
        </tfoot>
      </table>
    </div>
    ${sheet.note ? html`<p class="small">${sheet.note}</p>` : nothing}`;
}

/** The ranking, best first. */
export function rankingList(
  ranking: readonly (readonly number[])[],
  names: readonly string[],
  value: (seat: number) => string | number,
): TemplateResult {
  let place = 1;
  const lines: TemplateResult[] = [];
  for (const group of ranking) {
    for (const seat of group) {
      lines.push(
        html`<li class="rank" data-seat-colour=${colourOf(seat)} data-place=${place} data-testid=${`rank-${seat}`}>
          <span class="rank-place">${place}</span>${emblem(seat)}<strong class="rank-name">${names[seat] ?? ''}</strong><span class="rank-score">${value(seat)}</span>
        </li>`,
      );
    }
    place += group.length;
  }
  return html`<ol role="list" class="ranking" data-testid="ranking">
    ${lines}
  </ol>`;
}
