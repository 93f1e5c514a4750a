// The middle of the table: what is to be followed, in words and cards, and the trick as it grew; the exchange before the first
// lead of a deal.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../../lib/i18n.ts';
import { card } from '../../pieces/card.ts';
import { icon } from '../../pieces/icons.ts';
import type { TableHost } from '../table.ts';
import { handFace, playName, tableFace } from './faces.ts';
import type { PadbolixTable } from './index.ts';
import type { Formula, PadbolixView, Turn } from './view.ts';

export function middle(table: PadbolixTable, host: TableHost): TemplateResult {
  const { view, swept } = table;
  const turns = swept?.turns ?? view.trick;
  return html`<div class="pad-middle">
    <p class="deal-line">
      <span>${t('padbolix-deal-of', { deal: view.round, deals: view.rounds })}</span>
      ${view.formula && !swept ? toFollow(view.formula) : nothing}
    </p>
    ${exchange(view, host)}
    <section
      class=${classMap({ 'pad-trick': true, target: table.ready, over: table.over })}
      data-testid="trick"
      data-drop="trick"
      aria-label=${t('padbolix-trick')}
      @click=${() => table.playSelected()}
    >
      ${turns.length === 0
        ? html`<p class="no-trick">${view.turn === null ? nothing : t(view.turn === view.seat ? 'padbolix-lead-own' : 'padbolix-lead-by', { name: host.names[view.turn] ?? '' })}</p>`
        : html`<ol role="list" class="turns">
            ${repeat(
              turns,
              (_, index) => index,
              (turn, index) => line(table, host, turn, index, index === lastPlay(turns), swept?.winner === turn.seat && index === lastPlay(turns)),
            )}
          </ol>`}
    </section>
  </div>`;
}

/** Index of the last turn in which something was played. */
export const lastPlay = (turns: readonly Turn[]): number => turns.findLastIndex((turn) => turn.play !== 'pass' && turn.play !== 'skipped');

/** The formula in words, and as empty places with its lowest letter. */
function toFollow(formula: Formula): TemplateResult {
  const { kind, groups, length, lowest } = formula;
  const shown = Math.min(groups, 4);
  return html`<span class="to-follow" data-testid="formula">
    <span>${t('padbolix-to-follow', { kind, groups, length, lowest })}</span>
    <span class="ghosts" aria-hidden="true"
      >${Array.from({ length: shown }, (_, group) => html`<span class="ghost-group">${Array.from({ length: Math.min(length, 9) }, (_, at) => html`<i>${group === 0 && (at === 0 || kind === 'pairs') ? lowest : ''}</i>`)}</span>`)}</span
    >
  </span>`;
}

function exchange(view: PadbolixView, host: TableHost): TemplateResult | typeof nothing {
  const { exchange: made } = view;
  if (!made || view.trick.length > 0 || view.tricks.length > 0) return nothing;
  const [dubolix, padbolix] = [host.names[made.dubolix] ?? '', host.names[made.padbolix] ?? ''];
  const shown = (code: string | null): TemplateResult => (code === null ? html`<span class="card-place"></span>` : html`${card(handFace(code))}<span class="visually-hidden">${handFace(code).name}</span>`);
  return html`<section class="exchange small-cards" data-testid="exchange" aria-label=${t('padbolix-exchange')}>
    <h2>${t('padbolix-exchange')}</h2>
    <p><span>${t('padbolix-gives', { from: dubolix, to: padbolix })}</span> ${shown(made.worst)}</p>
    <p><span>${t('padbolix-gives', { from: padbolix, to: dubolix })}</span> ${shown(made.best)}</p>
  </section>`;
}

function line(table: PadbolixTable, host: TableHost, turn: Turn, index: number, last: boolean, won: boolean): TemplateResult {
  const name = turn.seat === table.view.seat ? t('you') : (host.names[turn.seat] ?? '');
  if (turn.play === 'pass' || turn.play === 'skipped') {
    return html`<li class="turn quiet-turn" data-testid=${`turn-${index}`}>
      ${icon(turn.play === 'pass' ? 'minus' : 'leave')}<span>${t(turn.play === 'pass' ? 'padbolix-turn-pass' : 'padbolix-turn-skipped', { name })}</span>
    </li>`;
  }
  const groups = turn.play === '!' ? ['!'] : turn.play;
  return html`<li class=${classMap({ turn: true, played: true, last, winner: won })} data-testid=${`turn-${index}`} data-play=${groups.join('+')}>
    <span class="turn-name">${name}</span>
    <span class="visually-hidden">${playName(groups)}</span>
    <span class="groups" aria-hidden="true">
      ${groups.map((group, at) => html`<span class="group">${[...group].map((sign, place) => html`<span class=${sign.toUpperCase() === 'Z' ? 'laid is-z' : 'laid'} data-flip=${table.flipOf(index, at, place)}>${card(tableFace(sign))}</span>`)}</span>`)}
    </span>
  </li>`;
}
