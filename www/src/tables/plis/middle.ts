// The middle of the table: what this round counts and which of these cards have fallen, the trick, the captured cards, and the four help cards with
// the families (PLI-4).

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { SIDES } from '../../device/around.ts';
import { list, t } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { aboutButton } from '../../pieces/about.ts';
import { card, cardBack } from '../../pieces/card.ts';
import type { TableHost } from '../table.ts';
import { cardsOf, contracts, families, familyOf, halfOf, letterOf, pilesOf, ringPlace, sitsAt } from './cards.ts';
import { cardName, face, familyName } from './faces.ts';
import { familySign } from './signs.ts';
import { flipOf, playable, type PlisState } from './state.ts';
import type { Played, PlisView } from './view.ts';

type Host = TableHost<'plis'>;

/** `play`: a tap on the trick plays the card that is lifted. */
export function middle(state: PlisState, host: Host, play: () => void): TemplateResult {
  const places = ringOf(state, host);
  return html`<div class="plis-middle" data-seats=${places.count} ${looks({ '--seats': String(places.count) })}>${stakes(state)} ${trick(state, host, play)} ${captured(state, host)} ${helpCards(state, host)}</div>`;
}

/** How many places the ring of the trick has, and how many steps clockwise from the near one each seat's is. */
interface Ring {
  count: number;
  steps(seat: number): number;
}

function ringOf({ view }: PlisState, host: Host): Ring {
  const { length: seats } = view.seats;
  const sides = sitsAt(host.seated, seats);
  if (sides) return { count: SIDES.length, steps: (seat) => sides.get(seat) ?? 0 };
  return { count: seats, steps: (seat) => (seat - (view.seat ?? 0) + seats) % seats };
}

/** The five rounds; for the current one also what it counts, and which of these cards have fallen. */
function stakes({ view }: PlisState): TemplateResult {
  return html`<section class="stakes" data-testid="stakes" data-contract=${view.contract} data-about=${t('plis-about-contract')} aria-label=${t('plis-stakes')}>
    ${aboutButton(t('plis-stakes'))}
    <ol role="list" class="rounds">
      ${contracts.map((contract, index) => {
        const round = index + 1;
        if (round !== view.round) {
          return html`<li class=${round < view.round ? 'past' : 'to-come'}><span class="round-number" aria-hidden="true">${round}</span><span>${t('plis-contract', { contract })}</span></li>`;
        }
        return html`<li class="current" aria-current="step">
          <span class="round-number" aria-hidden="true">${round}</span>
          <h3><small>${t('plis-round-of', { round })}</small> ${t('plis-goal', { contract: view.contract })}</h3>
          <p>${t('plis-contract-price', { contract: view.contract })}</p>
          ${stakeCards(view)}
        </li>`;
      })}
    </ol>
  </section>`;
}

function stakeCards(view: PlisView): TemplateResult | typeof nothing {
  const cards = view.stakes;
  if (cards.length === 0) return nothing;
  const fallen = new Set(view.fallen);
  const left = cards.filter((code) => !fallen.has(code));
  return html`<ul role="list" class="stake-cards small-cards" aria-label=${t('plis-stakes-left', { count: left.length })}>
    ${cards.map((code) => {
      const gone = fallen.has(code);
      return html`<li class=${classMap({ gone })}>${card(face(code))}<span class="visually-hidden">${gone ? t('plis-stake-fallen', { card: cardName(code) }) : cardName(code)}</span></li>`;
    })}
  </ul>`;
}

function trick(state: PlisState, host: Host, play: () => void): TemplateResult {
  const { view, swept } = state;
  const seats = view.seats.length;
  const near = view.seat ?? 0;
  const cards = swept?.cards ?? view.trick;
  const lead = cards[0];
  return html`<section
    class=${classMap({ trick: true, target: host.acting && playable(state, host.legal) !== null, over: state.over !== null })}
    data-testid="trick"
    data-drop="trick"
    aria-label=${lead ? t('plis-trick-led', { family: familyName(familyOf(lead.card)) }) : t('plis-trick-empty')}
    @click=${play}
  >
    <ul role="list" class="ring">
      ${repeat(
        Array.from({ length: seats }, (_, steps) => (near + steps) % seats),
        (seat) => seat,
        (seat) => place(state, host, seat, cards),
      )}
    </ul>
    <p class="led" aria-hidden="true">
      ${
        swept?.lies
          ? html`<span class="won">${swept.said}</span>`
          : lead
            ? html`<span class="family-chip" data-tone=${familyOf(lead.card)}>${familySign(familyOf(lead.card))}<span class="chip-name">${familyName(familyOf(lead.card))}</span><span class="chip-letters">${halfOf(lead.card)}</span></span>`
            : nothing
      }
    </p>
  </section>`;
}

function place(state: PlisState, host: Host, seat: number, cards: readonly Played[]): TemplateResult {
  const { view, swept } = state;
  const ring = ringOf(state, host);
  const { x, y } = ringPlace(ring.steps(seat), ring.count);
  const played = cards.find((one) => one.seat === seat);
  // Once a card lies there, it shows by itself who began.
  const leads = !swept && !view.over && view.leader === seat && view.trick.length === 0;
  const next = !swept && view.turn === seat;
  return html`<li
    class=${classMap({ place: true, winner: swept?.lies === true && swept.winner === seat, next, leader: leads })}
    ${looks({ '--x': `${x.toFixed(2)}%`, '--y': `${y.toFixed(2)}%` })}
    data-testid=${`played-${seat}`}
    data-card=${played?.card ?? ''}
  >
    ${
      played
        ? html`<span class="laid" data-flip=${flipOf(state, played.card)}>${card(face(played.card))}</span><span class="visually-hidden">${cardName(played.card)}, </span>`
        : html`<span class="card-place" aria-hidden="true"></span>`
    }
    <span class="place-name"><span class="who">${seat === looker(state, host) ? t('you') : (host.names[seat] ?? '')}</span>${leads ? html` <span class="leads">${t('plis-leads-short', { own: seat === view.seat ? 'yes' : 'no' })}</span>` : nothing}</span>
  </li>`;
}

/** The cards that everybody took, as they lie before them (PLI-14): face down, with the cards that score face up. Where tricks count, each trick is a
 * pile of its own. */
function captured(state: PlisState, host: Host): TemplateResult {
  const { view } = state;
  const look = (event: Event): unknown =>
    view.history.length > 0 &&
    (event.currentTarget as Element).dispatchEvent(new CustomEvent('show-trick', { bubbles: true }));
  return html`<section class="captured" data-testid="captured" data-contract=${view.contract} aria-label=${t('plis-captured')} @click=${look}>
    <h3>${t('plis-captured')}</h3>
    <ul role="list">
      ${view.seats.map((seat, index) => {
        const piles = pilesOf(view, index);
        const cards = view.captured[index] ?? [];
        const tricks = view.tricks_won[index] ?? 0;
        return html`<li class=${piles.length === 0 ? 'nothing' : ''} data-testid=${`captured-${index}`}>
          <span class="captured-who"><strong>${index === looker(state, host) ? t('you') : (host.names[index] ?? '')}</strong> ${
            view.trick_points > 0
              ? html`<span class="trick-count" data-testid=${`tricks-${index}`}>${t('plis-tricks', { count: tricks })}</span>`
              : nothing
          } <span class="captured-points" data-testid=${`taken-${index}`}>${t('points-short', { points: seat.points })}</span></span>
          <span class="captured-cards small-cards" data-flip=${`pile:${index}`}>
            ${piles.map(
              (pile) =>
                html`<span class=${classMap({ 'taken-pile': true, bare: pile.open.length === 0 })}>${pile.back ? html`<span class="pile-back">${cardBack()}</span>` : nothing}${pile.open.map((code) => html`<span class="pile-card" data-flip=${`captured:${code}`}>${card(face(code))}</span>`)}</span>`,
            )}
            ${cards.length > 0 ? html`<span class="visually-hidden">${list(cards.map(cardName))}</span>` : nothing}
          </span>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** The last trick of the round, in the order in which it was played. */
export function lastTrick({ history, seat }: PlisView, names: readonly string[]): TemplateResult | null {
  const last = history.at(-1);
  if (!last) return null;
  return html`<ul role="list" class="last-trick" data-testid="last-trick">
    ${last.cards.map(
      (one) => html`<li class=${classMap({ winner: one.seat === last.winner })}>
        ${card(face(one.card))}<span class="visually-hidden">${cardName(one.card)}, </span>
        <span class="who">${one.seat === seat ? t('you') : (names[one.seat] ?? '')}</span>
        ${one.seat === last.winner ? html`<span class="takes">${t('plis-takes-trick', { own: one.seat === seat ? 'yes' : 'no' })}</span>` : nothing}
      </li>`,
    )}
  </ul>`;
}

/** The viewer; null while several people look at the end of a round: no hand is shown then (PLI-13), and nobody is "you". */
const looker = ({ view, ended }: PlisState, { humans }: Host): number | null =>
  ended && humans.length > 1 ? null : view.seat;

/** The four families and their letters, always in sight. The letters of one's own hand stand out. */
function helpCards(state: PlisState, host: Host): TemplateResult {
  const { view } = state;
  const lead = view.trick[0]?.card;
  const own = looker(state, host) === null ? null : new Set(view.hand ?? []);
  const away = new Set(view.out_of_play);
  return html`<ul role="list" class="help-cards" data-testid="families" aria-label=${t('plis-families')}>
    ${families.map(
      (
        family,
      ) => html`<li class=${`help-card ${lead !== undefined && familyOf(lead) === family ? 'asked' : ''}`} data-tone=${family} data-about=${t('plis-about-family', { family: familyName(family) })}>
        ${aboutButton(familyName(family))}
        <span class="visually-hidden">${t('plis-family-of', { family: familyName(family) })} </span>
        <span class="help-sign">${familySign(family)}</span>
        <span class="help-letters" aria-hidden="true"
          >${cardsOf(family).map((code) => html`<span class=${classMap({ held: own?.has(code) ?? false, out: away.has(code) })}>${letterOf(code)}</span>`)}</span
        >
        ${own && html`<span class="visually-hidden">${helpText(family, own)}</span>`}
      </li>`,
    )}
  </ul>`;
}

function helpText(family: (typeof families)[number], own: ReadonlySet<string>): string {
  const held = cardsOf(family).filter((code) => own.has(code));
  return held.length === 0 ? t('plis-family-none') : t('plis-family-held', { letters: list(held.map(letterOf)) });
}
