// The draw for the first dealer: each seat draws a card, and seats with equal cards draw again (SYN-5).

import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { say, t } from '../../lib/i18n.ts';
import { card } from '../../pieces/card.ts';
import { emblem } from '../../pieces/emblems.ts';
import type { Entry } from '../../protocol/index.ts';
import type { RoundTitle } from '../table.ts';
import { handFace, type Deck } from './deck.ts';

/** The card that shows the draw, seat by seat; null if there was no draw. */
export function opening(log: readonly Entry<'syntax'>[], names: readonly string[], deck: Deck): RoundTitle | null {
  const drawn = log.flatMap(({ event }) => (event?.type === 'drew' ? [event] : []));
  const dealer = log.flatMap(({ event, message }) =>
    event?.type === 'dealer' ? [{ seat: event.seat, message }] : [],
  )[0];
  if (drawn.length === 0 || !dealer) return null;
  return {
    round: t('syntax-draw'),
    text: say(dealer.message),
    body: html`<span class="title-draw" data-count=${new Set(drawn.map(({ seat }) => seat)).size}>${names.map(
      (name, seat) => {
        const cards = drawn.filter((one) => one.seat === seat);
        return cards.length === 0
          ? nothing
          : html`<span class=${classMap({ 'draw-seat': true, dealer: seat === dealer.seat })}>
            <span class="draw-cards">${cards.map((one) => card(handFace(deck, one.card)))}</span>
            <span class="draw-name">${emblem(seat)}<strong>${name}</strong></span>
          </span>`;
      },
    )}</span>`,
  };
}
