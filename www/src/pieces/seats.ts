// The players along the far edge, and the viewer's own seat: name, what the game tells of the seat, whose turn it is.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../lib/i18n.ts';
import { aboutButton } from './about.ts';
import { colourOf, emblem } from './emblems.ts';
import { icon, type Icon } from './icons.ts';

/** A small sign beside a seat's name. */
export interface SeatMark {
  text: string;
  icon?: Icon;
}

/** Something that a seat has, below its name: cards, points, tokens. */
export interface SeatFact {
  /** Which fact it is, in the game's own words: `cards`, `score`, `tokens`. A seat has each id only once. */
  id: string;
  /** The text that is shown. */
  text: string;
  /** What is read aloud instead, if the text alone is not clear. */
  name?: string;
  /** Drawn before the text. */
  sign?: TemplateResult;
  /** Whether it is the score of the match, which swells when it changes. */
  account?: boolean;
}

export interface SeatFace {
  index: number;
  name: string;
  bot: boolean;
  facts: readonly SeatFact[];
  /** The cards are being dealt: as many are told as lie there (`data-come`, in lib/motion.ts). */
  deals: boolean;
  turn: boolean;
  out: boolean;
  own: boolean;
  marks: readonly SeatMark[];
  /** What a tap on the seat tells. */
  about?: string;
}

/** Cards in hand, with the back of a card as their sign. */
export const cardsFact = (count: number): SeatFact => ({
  id: 'cards',
  text: String(count),
  name: t('card-count', { count }),
  // It is too small for the drawing on a card's back.
  sign: html`<span class="tiny-back" data-flip-from><span class="card back"></span></span>`,
});

/** The seat's score in the match. */
export const scoreFact = (points: number): SeatFact => ({
  id: 'score',
  text: t('points-short', { points }),
  account: true,
});

export function seat(face: SeatFace): TemplateResult {
  const classes = [
    'seat',
    face.turn ? 'has-turn' : '',
    face.out ? 'is-out' : '',
    face.own ? 'own-seat' : '',
    face.bot ? 'is-bot' : '',
  ].join(' ');
  return html`<li class=${classes} data-seat=${face.index} data-seat-colour=${colourOf(face.index)} data-testid=${`seat-${face.index}`} data-flip=${`seat:${face.index}`} data-about=${face.about ?? nothing} aria-current=${face.turn ? 'true' : nothing}>
    ${face.about === undefined ? nothing : aboutButton(face.own ? t('you') : face.name)}
    <span class="seat-name"
      ><span class="seat-kind" title=${t(face.bot ? 'seat-is-bot' : 'seat-is-human')}>${emblem(face.index)}</span
      ><strong>${face.name}</strong
      >${face.marks.map((mark) => html`<span class="seat-mark" title=${mark.text}>${mark.icon ? icon(mark.icon) : nothing}<span class=${mark.icon ? 'visually-hidden' : ''}>${mark.text}</span></span>`)}</span
    >
    <span class="seat-facts">${face.facts.map((one) => fact(one, face))}</span>
    ${face.turn ? html`<span class="visually-hidden">${t('has-turn')}</span>` : nothing}
  </li>`;
}

function fact({ id, text, name, sign, account }: SeatFact, { index, deals }: SeatFace): TemplateResult {
  const shown =
    name === undefined
      ? text
      : html`<span aria-hidden="true" data-come=${deals && id === 'cards' ? '0' : nothing}>${text}</span><span class="visually-hidden">${name}</span>`;
  return html`<span class=${`seat-fact seat-${id}`} data-fact=${id} data-account=${account ? '' : nothing} data-testid=${`${id === 'cards' ? 'count' : id}-${index}`}>${sign ? html`<span class="seat-sign" aria-hidden="true">${sign}</span>` : nothing}${shown}</span>`;
}
