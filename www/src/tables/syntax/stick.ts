// The composing stick: the word being made, with its caret. In an opened word every gap and every letter can be chosen:
// the next card goes there.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { drag } from '../../lib/drag.ts';
import { card } from '../../pieces/card.ts';
import type { TableHost } from '../table.ts';
import { isEmpty, notation, type Caret, type Cell } from './compose.ts';
import { handFace } from './deck.ts';
import type { SyntaxTable } from './index.ts';

export function stick(table: SyntaxTable, host: TableHost): TemplateResult {
  const { made } = table;
  if (isEmpty(made))
    return html`<p class="stick bare" data-drop="stick" aria-hidden="true"><span>${t('syntax-stick-empty')}</span></p>`;
  const word = notation(made).toUpperCase();
  const at = aim(table);
  return html`<div
    class=${classMap({ stick: true, changing: made.base !== null })}
    role="group"
    aria-label=${made.base ? t('syntax-stick-change', { before: made.base.word.toUpperCase(), word }) : t('syntax-stick', { word })}
    data-drop="stick"
    data-testid="stick"
    data-word=${notation(made)}
    ${looks({ '--cells': String(made.cells.length) })}
    @keydown=${(event: KeyboardEvent) => onKey(event, table, host)}
  >
    ${repeat(
      made.cells,
      (cell) => (cell.kind === 'hand' ? cell.id : `p${cell.position}`),
      (cell, index) => html`${made.base ? gap(table, index, at) : nothing}${letter(table, host, cell, index, at)}`,
    )}
    ${made.base ? gap(table, made.cells.length, at) : nothing}
  </div>`;
}

/** Where the next card goes: under the dragged card, else the caret. */
function aim(table: SyntaxTable): Caret {
  const over = /^stick:\d+:(gap|cell):(\d+)$/.exec(table.over ?? '');
  return over ? { at: over[1] as 'gap' | 'cell', index: Number(over[2]) } : table.made.caret;
}

const signOf = (cell: Cell | undefined): string =>
  cell === undefined ? '' : cell.kind === 'table' ? cell.sign.toUpperCase() : (cell.as ?? cell.code);

function gap(table: SyntaxTable, index: number, at: Caret): TemplateResult {
  const { cells } = table.made;
  const here = at.at === 'gap' && at.index === index;
  const before = signOf(cells[index - 1]);
  const after = signOf(cells[index]);
  const label = !before
    ? t('syntax-gap-first', { letter: after })
    : !after
      ? t('syntax-gap-last', { letter: before })
      : t('syntax-gap', { before, after });
  return html`<button
    type="button"
    class=${classMap({ gap: true, here })}
    data-testid=${`gap-${index}`}
    tabindex=${here ? 0 : -1}
    aria-label=${label}
    aria-pressed=${here ? 'true' : 'false'}
    @click=${() => table.place({ at: 'gap', index })}
  ></button>`;
}

function letter(table: SyntaxTable, host: TableHost, cell: Cell, index: number, at: Caret): TemplateResult {
  const here = at.at === 'cell' && at.index === index;
  const own = cell.kind === 'hand';
  const face = own
    ? cell.as
      ? table.face(cell.as.toLowerCase())
      : handFace(table.deck, cell.code)
    : table.face(cell.sign);
  const flip = own
    ? `card:${cell.id}`
    : `letter:${table.words.words[table.made.base?.index ?? -1]?.[cell.position]?.id ?? ''}`;
  const label = own
    ? cell.over
      ? t('syntax-cell-over', { card: face.name, letter: cell.over.sign.toUpperCase() })
      : t('syntax-cell-own', { card: face.name })
    : t('syntax-cell-table', { card: face.name });
  return html`<button
    type="button"
    class=${classMap({ cell: true, own, here, 'over-table': own && cell.over !== null })}
    data-position=${index}
    data-testid=${`cell-${index}`}
    data-flip=${flip}
    tabindex=${here || !table.made.base ? 0 : -1}
    aria-label=${label}
    aria-pressed=${here ? 'true' : 'false'}
    @click=${() => {
      if (own) table.toggle(cell.id);
      else table.place({ at: 'cell', index });
    }}
    @pointerdown=${(event: PointerEvent) => {
      if (own) dragOut(event, table, host, cell.id);
    }}
  >
    ${card(face, { small: true })}
  </button>`;
}

/** A card of the stick can be dragged to another place in it, or back to the hand. */
function dragOut(event: PointerEvent, table: SyntaxTable, host: TableHost, id: string): void {
  drag(event, event.currentTarget as HTMLElement, {
    move: (x, y) =>
      table.dragOver(id, document.elementsFromPoint(x, y).find((found) => !found.closest('.dragged')) ?? null, x),
    drop: (target, x) => {
      if (!host.acting || !target) return;
      if (target.closest('[data-drop]')) table.rearrange(id, target, x);
      else table.toggle(id);
      table.dragEnd();
    },
    cancel: () => table.dragEnd(),
  });
}

function onKey(event: KeyboardEvent, table: SyntaxTable, host: TableHost): void {
  const places = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')];
  const at = places.indexOf(event.target as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: places.length - 1 }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    places[Math.max(0, Math.min(places.length - 1, to))]?.focus();
  } else if (event.key === 'Escape') {
    event.preventDefault();
    table.release();
    host.root.querySelector('mots-hand')?.focusCard();
  } else if (!event.ctrlKey && !event.metaKey && !event.altKey && /^([a-z]|Backspace)$/i.test(event.key)) {
    event.preventDefault();
    table.type(event.key, event.shiftKey);
  }
}
