// The other players along the far edge: name, cards in hand, account, whose turn.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../lib/i18n.ts';
import { cardBack } from './card.ts';
import { icon, type Icon } from './icons.ts';

/** A small sign beside a seat's name. */
export interface SeatMark {
  text: string;
  icon?: Icon;
}

export interface SeatFace {
  index: number;
  name: string;
  bot: boolean;
  cards: number;
  score: number;
  turn: boolean;
  out: boolean;
  own: boolean;
  marks: SeatMark[];
}

export function seat(face: SeatFace): TemplateResult {
  const classes = ['seat', face.turn ? 'has-turn' : '', face.out ? 'is-out' : '', face.own ? 'own-seat' : ''].join(' ');
  return html`<li class=${classes} data-testid=${`seat-${face.index}`} data-flip=${`seat:${face.index}`} aria-current=${face.turn ? 'true' : nothing}>
    <span class="seat-name"
      ><span class="seat-kind" title=${t(face.bot ? 'seat-is-bot' : 'seat-is-human')}>${icon(face.bot ? 'robot' : 'person')}</span
      ><strong>${face.name}</strong
      >${face.marks.map((mark) => html`<span class="seat-mark" title=${mark.text}>${mark.icon ? icon(mark.icon) : nothing}<span class=${mark.icon ? 'visually-hidden' : ''}>${mark.text}</span></span>`)}</span
    >
    <span class="seat-facts">
      <span class="seat-cards" data-testid=${`count-${face.index}`}><span class="tiny-back" aria-hidden="true">${cardBack()}</span><span aria-hidden="true">${face.cards}</span><span class="visually-hidden">${t('card-count', { count: face.cards })}</span></span>
      <span class="seat-score" data-testid=${`score-${face.index}`}>${t('points-short', { points: face.score })}</span>
    </span>
    ${face.turn ? html`<span class="visually-hidden">${t('has-turn')}</span>` : nothing}
  </li>`;
}
