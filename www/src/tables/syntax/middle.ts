// The middle of the table: the words, the stock and the face-up card.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../../lib/i18n.ts';
import { card, cardBack } from '../../pieces/card.ts';
import type { TableHost } from '../table.ts';
import { handCells } from './compose.ts';
import { handFace } from './deck.ts';
import type { SyntaxTable } from './index.ts';

export function middle(table: SyntaxTable, host: TableHost): TemplateResult {
  const { view } = table;
  return html`<div class="syntax-middle">
    <div class="piles">${stock(table, host)}${faceUp(table, host)}</div>
    ${
      view.table.length === 0
        ? html`<p class="no-words">${t('syntax-no-words')}</p>`
        : html`<ul role="list" class="words small-cards" data-letters=${crowd(view.table.reduce((sum, lies) => sum + lies.word.length, 0))} aria-label=${t('syntax-words')}>
          ${view.table.map((_, index) => word(table, host, index))}
        </ul>`
    }
  </div>`;
}

const crowd = (letters: number): string => (letters <= 14 ? 'few' : letters <= 32 ? 'some' : 'many');

/** The one card lifted, if it is one: it may be exchanged. */
function lifted(table: SyntaxTable): string | null {
  const cells = handCells(table.made);
  return !table.made.base && cells.length === 1 ? (cells[0]?.id ?? null) : null;
}

function stock(table: SyntaxTable, host: TableHost): TemplateResult {
  const { stock_count: count } = table.view;
  const one = lifted(table);
  return html`<button
    type="button"
    class=${classMap({ pile: true, target: one !== null && host.acting, over: table.over === 'stock' })}
    data-drop="stock"
    data-testid="stock"
    aria-label=${t('syntax-stock', { count })}
    @click=${() => (one ? void table.exchange(one, 'stock') : host.tell(t('syntax-pick-first')))}
  >
    <span class="stack" data-depth=${Math.min(3, Math.ceil(count / 10))} data-flip="stock">${count > 0 ? cardBack() : html`<span class="card-place"></span>`}</span>
    <span class="pile-label" aria-hidden="true">${t('syntax-stock-label', { count })}</span>
  </button>`;
}

function faceUp(table: SyntaxTable, host: TableHost): TemplateResult {
  const { face_up: code, discard_count: below } = table.view;
  const one = lifted(table);
  const face = code ? handFace(table.deck, code) : null;
  return html`<button
    type="button"
    class=${classMap({ pile: true, target: one !== null && code !== null && host.acting, over: table.over === 'face-up' })}
    data-drop="face-up"
    data-testid="face-up"
    data-card=${code ?? ''}
    aria-label=${face ? t('syntax-face-up', { card: face.name, below }) : t('syntax-face-up-none')}
    @click=${() => (one ? void table.exchange(one, 'face-up') : host.tell(t('syntax-pick-first')))}
  >
    ${repeat(
      [table.faceUps],
      (key) => key,
      (key) =>
        html`<span data-flip=${`face:${key}`}>${face ? card(face) : html`<span class="card-place"></span>`}</span>`,
    )}
    <span class="pile-label" aria-hidden="true">${t('syntax-face-up-label')}</span>
  </button>`;
}

function word(table: SyntaxTable, host: TableHost, index: number): TemplateResult {
  const { view, made } = table;
  const lies = view.table[index];
  const letters = table.words.words[index] ?? [];
  const openHere = made.base?.index === index;
  const contested = view.pending?.index === index;
  const by = host.names[lies?.by ?? -1] ?? '';
  const text = (lies?.word ?? '').toUpperCase();
  const jokers = [...(lies?.word ?? '')].filter((sign) => sign !== sign.toUpperCase());
  const label = [
    t('syntax-word', { word: text, name: by }),
    jokers.length > 0 ? t('syntax-word-jokers', { letters: jokers.map((sign) => sign.toUpperCase()).join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(', ');
  return html`<li>
    <button
      type="button"
      class=${classMap({ word: true, open: openHere, contested })}
      data-drop=${`word:${index}`}
      data-testid=${`word-${index}`}
      data-word=${lies?.word ?? ''}
      aria-label=${label}
      aria-pressed=${openHere ? 'true' : 'false'}
      @click=${() => (host.acting ? table.openWord(index) : host.tell(t('wait-turn')))}
    >
      ${repeat(
        letters,
        (letter) => letter.id,
        (letter, position) =>
          html`<span class=${aimed(table, index, position, letters.length)} data-position=${position} data-flip=${openHere ? nothing : `letter:${letter.id}`}>${card(table.face(letter.sign))}</span>`,
      )}
    </button>
  </li>`;
}

/** How a letter shows where a dragged card would go. */
function aimed(table: SyntaxTable, index: number, position: number, count: number): string {
  const over = /^word:(\d+):(gap|cell):(\d+)$/.exec(table.over ?? '');
  if (!over || Number(over[1]) !== index) return 'letter';
  const at = Number(over[3]);
  if (over[2] === 'cell') return at === position ? 'letter under' : 'letter';
  if (at === position) return 'letter gap-before';
  return at === count && position === count - 1 ? 'letter gap-after' : 'letter';
}
