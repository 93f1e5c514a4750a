// The middle of the table: the words, the stock and the face-up card.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { around, list, t } from '../../lib/i18n.ts';
import { signed } from '../../lib/messages.ts';
import { card, cardBack } from '../../pieces/card.ts';
import { emblem } from '../../pieces/emblems.ts';
import { icon } from '../../pieces/icons.ts';
import type { TableHost } from '../table.ts';
import { caretOf } from './aim.ts';
import { handFace, languageOf, tableFace, type Deck } from './deck.ts';
import { single, type SyntaxState } from './state.ts';

type Host = TableHost<'syntax'>;

/** What the middle calls on touches. */
export interface MiddleActs {
  exchange(id: string, from: 'stock' | 'face-up'): void;
  openWord(index: number): void;
}

export function middle(state: SyntaxState, host: Host, deck: Deck, acts: MiddleActs): TemplateResult {
  const { view } = state;
  return html`<div class="syntax-middle">
    <div class="piles">${stock(state, host, acts)}${faceUp(state, host, deck, acts)}</div>
    ${
      view.table.length === 0
        ? html`<p class="no-words">${t('syntax-no-words')}</p>`
        : html`<ul role="list" class="words small-cards" data-letters=${crowd(view.table.reduce((sum, lies) => sum + lies.word.length, 0))} aria-label=${t('syntax-words')}>
          ${view.table.map((_, index) => word(state, host, deck, acts, index))}
        </ul>`
    }
  </div>`;
}

const crowd = (letters: number): string =>
  letters <= 14 ? 'few' : letters <= 24 ? 'some' : letters <= 32 ? 'more' : letters <= 44 ? 'many' : 'most';

function stock(state: SyntaxState, host: Host, acts: MiddleActs): TemplateResult {
  const { stock_count: count } = state.view;
  const one = single(state);
  return html`<button
    type="button"
    class=${classMap({ pile: true, target: one !== null && host.preparing, over: state.over === 'stock' })}
    data-drop="stock"
    data-testid="stock"
    aria-label=${t('syntax-stock', { count })}
    @click=${() => (one ? acts.exchange(one.id, 'stock') : host.tell(t('syntax-pick-first')))}
  >
    <span class="stack" data-depth=${Math.min(3, Math.ceil(count / 10))} data-flip="stock">${count > 0 ? cardBack() : html`<span class="card-place"></span>`}</span>
    <span class="pile-label" aria-hidden="true">${t('syntax-stock-label', { count })}</span>
  </button>`;
}

function faceUp(state: SyntaxState, host: Host, deck: Deck, acts: MiddleActs): TemplateResult {
  const { face_up: code, discard_count: below } = state.view;
  const one = single(state);
  const face = code ? handFace(deck, code) : null;
  return html`<button
    type="button"
    class=${classMap({ pile: true, target: one !== null && code !== null && host.preparing, over: state.over === 'face-up' })}
    data-drop="face-up"
    data-testid="face-up"
    data-card=${code ?? ''}
    aria-label=${face ? t('syntax-face-up', { card: face.name, below }) : t('syntax-face-up-none')}
    @click=${() => (one ? acts.exchange(one.id, 'face-up') : host.tell(t('syntax-pick-first')))}
  >
    ${repeat(
      [state.faceUps],
      (key) => key,
      (key) =>
        html`<span data-flip=${`face:${key}`}>${face ? card(face) : html`<span class="card-place"></span>`}</span>`,
    )}
    <span class="pile-label" aria-hidden="true">${t('syntax-face-up-label')}</span>
  </button>`;
}

function word(state: SyntaxState, host: Host, deck: Deck, acts: MiddleActs, index: number): TemplateResult {
  const { view, made } = state;
  const lies = view.table[index];
  const letters = state.words.words[index] ?? [];
  const openHere = made.base?.index === index;
  const contested = view.pending?.index === index;
  const challenge = state.verdict?.index === index ? state.verdict : null;
  // Nothing shows the verdict until it is told.
  const verdict = challenge?.told ? challenge : null;
  const by = host.names[lies?.by ?? -1] ?? '';
  const text = (lies?.word ?? '').toUpperCase();
  const jokers = [...(lies?.word ?? '')].filter((sign) => sign !== sign.toUpperCase());
  const lang = languageOf(host.options);
  const spoken = around('syntax-word', { name: by }, 'word', html`<span lang=${lang ?? nothing}>${text}</span>`);
  const standing = list(jokers.map((sign) => sign.toUpperCase()));
  return html`<li>
    <button
      type="button"
      class=${classMap({ word: true, target: host.preparing && single(state) !== null, open: openHere, contested, stands: verdict?.valid === true, falls: verdict?.valid === false })}
      data-drop=${`word:${index}`}
      data-testid=${`word-${index}`}
      data-word=${lies?.word ?? ''}
      aria-pressed=${openHere ? 'true' : 'false'}
      @click=${() => acts.openWord(index)}
    >
      <span class="visually-hidden">${spoken}${jokers.length > 0 ? `, ${t('syntax-word-jokers', { letters: standing, count: jokers.length })}` : nothing}</span>
      <span class="rule" data-flip=${`rule:${index}`} aria-hidden="true"></span>
      ${repeat(
        letters,
        (letter) => letter.id,
        (letter, position) =>
          html`<span class=${aimed(state, index, position, letters.length)} data-position=${position} data-flip=${openHere ? nothing : `letter:${letter.id}`}>${card(tableFace(deck, letter.sign))}</span>`,
      )}
      ${verdict ? html`<span class="verdict" data-testid="verdict" data-valid=${String(verdict.valid)} aria-hidden="true">${icon(verdict.valid ? 'check' : 'close')}<strong class=${classMap({ 'verdict-points': true, taken: verdict.taken })}>${emblem(verdict.seat)}${signed(verdict.points)}</strong></span>` : challenge ? html`<span class="verdict" data-testid="contest" aria-hidden="true"><strong>${emblem(challenge.seat)}?</strong></span>` : nothing}
    </button>
  </li>`;
}

/** How a letter shows where a dragged card would go. */
function aimed(state: SyntaxState, index: number, position: number, count: number): string {
  const over = caretOf(state.over, 'word', index);
  if (!over) return 'letter';
  if (over.at === 'cell') return over.index === position ? 'letter under' : 'letter';
  if (over.index === position) return 'letter gap-before';
  return over.index === count && position === count - 1 ? 'letter gap-after' : 'letter';
}
