// The middle of the table: what this round counts and what has fallen of it, the trick, what everybody captured, and the
// four help cards with the families (PLI-4).

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { list, t } from '../../lib/i18n.ts';
import { card } from '../../pieces/card.ts';
import type { TableHost } from '../table.ts';
import { cardsOf, families, familyOf, letterOf, ringPlace, stakesOf, tricksInSight } from './cards.ts';
import { cardName, face, familyName, familySign } from './faces.ts';
import type { PlisTable } from './index.ts';

export function middle(table: PlisTable, host: TableHost): TemplateResult {
  return html`<div class="plis-middle">${stakes(table)} ${trick(table, host)} ${captured(table, host)} ${helpCards(table)}</div>`;
}

function stakes({ view }: PlisTable): TemplateResult {
  const cards = stakesOf(view.contract);
  const fallen = new Set(view.fallen);
  const left = cards.filter((code) => !fallen.has(code));
  return html`<section class="stakes" data-testid="stakes" data-contract=${view.contract} aria-label=${t('plis-stakes')}>
    <h2><small>${t('plis-round-of', { round: view.round })}</small> ${t('plis-contract', { contract: view.contract })}</h2>
    <p>${t('plis-contract-price', { contract: view.contract })}</p>
    ${cards.length === 0
      ? nothing
      : html`<ul role="list" class="stake-cards small-cards" aria-label=${t('plis-stakes-left', { count: left.length })}>
          ${cards.map((code) => {
            const gone = fallen.has(code);
            return html`<li class=${classMap({ gone })}>
              ${card(face(code))}<span class="visually-hidden">${gone ? t('plis-stake-fallen', { card: cardName(code) }) : cardName(code)}</span>
            </li>`;
          })}
        </ul>`}
  </section>`;
}

function trick(table: PlisTable, host: TableHost): TemplateResult {
  const { view, swept } = table;
  const seats = view.seats.length;
  const near = view.seat ?? 0;
  const cards = swept?.cards ?? view.trick;
  const lead = cards[0];
  const droppable = table.playable !== null;
  return html`<section
    class=${classMap({ trick: true, target: droppable, over: table.over })}
    data-testid="trick"
    data-drop="trick"
    aria-label=${lead ? t('plis-trick-led', { family: familyName(familyOf(lead.card)) }) : t('plis-trick-empty')}
    @click=${() => table.playLifted()}
  >
    <p class="led" aria-hidden="true">
      ${lead ? html`<span class=${`family-chip tone-${familyOf(lead.card)}`}>${familySign(familyOf(lead.card))}${familyName(familyOf(lead.card))}</span>` : nothing}
    </p>
    <ul role="list" class="ring">
      ${repeat(
        Array.from({ length: seats }, (_, steps) => (near + steps) % seats),
        (seat) => seat,
        (seat) => {
          const place = ringPlace((seat - near + seats) % seats, seats);
          const played = cards.find((one) => one.seat === seat);
          const leads = view.leader === seat && !swept;
          return html`<li
            class=${classMap({ place: true, winner: swept?.winner === seat })}
            style=${`left: ${place.x.toFixed(2)}%; top: ${place.y.toFixed(2)}%`}
            data-testid=${`played-${seat}`}
            data-card=${played?.card ?? ''}
          >
            ${played
              ? html`<span class="laid" data-flip=${table.flipOf(played.card)}>${card(face(played.card))}</span><span class="visually-hidden">${cardName(played.card)}, </span>`
              : html`<span class="card-place" aria-hidden="true"></span>`}
            <span class="place-name">${seat === view.seat ? t('you') : (host.names[seat] ?? '')}${leads ? html`<span class="leads" title=${t('plis-leads')}> · ${t('plis-leads-short')}</span>` : nothing}</span>
          </li>`;
        },
      )}
    </ul>
  </section>`;
}

function captured({ view }: PlisTable, host: TableHost): TemplateResult {
  const counts = tricksInSight(view.contract);
  return html`<section class="captured" data-testid="captured" aria-label=${t('plis-captured')}>
    <h2>${t('plis-captured')}</h2>
    <ul role="list">
      ${view.seats.map((seat, index) => {
        const cards = view.captured[index] ?? [];
        const tricks = view.tricks_won[index] ?? 0;
        return html`<li data-testid=${`captured-${index}`}>
          <span class="captured-who"><strong>${host.names[index] ?? ''}</strong> <span>${t('points-short', { points: seat.points })}</span></span>
          <span class="captured-cards small-cards">
            ${counts ? html`<span class="trick-count" data-testid=${`tricks-${index}`}>${t('plis-tricks', { count: tricks })}</span>` : nothing}
            ${cards.map((code) => html`<span data-flip=${`captured:${code}`}>${card(face(code))}</span>`)}
            ${cards.length > 0 ? html`<span class="visually-hidden">${list(cards.map(cardName))}</span>` : nothing}
          </span>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** The four families and their letters, always in sight. The letters of one's own hand stand out. */
function helpCards({ view }: PlisTable): TemplateResult {
  const own = new Set(view.hand ?? []);
  const away = new Set(view.out_of_play);
  return html`<ul role="list" class="help-cards" data-testid="families" aria-label=${t('plis-families')}>
    ${families.map(
      (family) => html`<li class=${`help-card tone-${family}`}>
        <span class="visually-hidden">${familyName(family)}: </span>
        <span class="help-sign">${familySign(family)}</span>
        <span class="help-letters" aria-hidden="true"
          >${cardsOf(family).map((code) => html`<span class=${classMap({ held: own.has(code), out: away.has(code) })}>${letterOf(code)}</span>`)}</span
        >
        <span class="visually-hidden">${helpText(family, own)}</span>
      </li>`,
    )}
  </ul>`;
}

function helpText(family: (typeof families)[number], own: ReadonlySet<string>): string {
  const held = cardsOf(family).filter((code) => own.has(code));
  return held.length === 0 ? t('plis-family-none') : t('plis-family-held', { letters: held.map(letterOf).join(', ') });
}
