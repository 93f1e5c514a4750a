// The composing stick: the word being made, with its caret. In an opened word of the table, people can choose any gap or letter as the place of the
// next card.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Point } from '../../lib/boxes.ts';
import { around, aroundAll, t } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { drag } from '../../lib/drag.ts';
import { card } from '../../pieces/card.ts';
import type { TableHost } from '../table.ts';
import { isEmpty, notation, type Caret, type Cell } from './compose.ts';
import { caretOf } from './aim.ts';
import { handFace, languageOf, tableFace, type Deck } from './deck.ts';
import type { SyntaxState } from './state.ts';

type Host = TableHost<'syntax'>;

/** What the stick calls on touches and keys. */
export interface StickActs {
  place(caret: Caret): void;
  /** The card goes back to the hand. */
  toggle(id: string): void;
  dragOver(id: string, target: Element | null, at: Point): void;
  dragEnd(): void;
  rearrange(id: string, target: Element, at: Point): void;
  release(): void;
  type(key: string, shift: boolean): void;
}

export function stick(state: SyntaxState, host: Host, deck: Deck, acts: StickActs): TemplateResult {
  const { made } = state;
  const over = caretOf(state.over, 'stick') !== null;
  if (isEmpty(made))
    return html`<p class=${classMap({ stick: true, bare: true, over })} data-drop="stick" aria-hidden="true"><span>${t('syntax-stick-empty')}</span></p>`;
  const word = notation(made).toUpperCase();
  const at = caretOf(state.over, 'stick') ?? made.caret;
  return html`<div
    class=${classMap({ stick: true, changing: made.base !== null, over })}
    role="group"
    aria-labelledby="stick-name"
    data-drop="stick"
    data-testid="stick"
    data-word=${notation(made)}
    ${looks({ '--cells': String(made.cells.length) })}
    @keydown=${(event: KeyboardEvent) => onKey(event, host, acts)}
  >
    <span id="stick-name" class="visually-hidden">${name(state, host, word)}</span>
    ${repeat(
      made.cells,
      (cell) => (cell.kind === 'hand' ? cell.id : `p${cell.position}`),
      (cell, index) =>
        html`${made.base ? gap(state, acts, index, at) : nothing}${letter(state, host, deck, acts, cell, index, at)}`,
    )}
    ${made.base ? gap(state, acts, made.cells.length, at) : nothing}
  </div>`;
}

/** The name of the stick for screen readers, with its words marked as being in their language. */
function name({ made }: SyntaxState, host: Host, word: string): (string | TemplateResult)[] {
  const spoken = (text: string): TemplateResult =>
    html`<span lang=${languageOf(host.options) ?? nothing}>${text}</span>`;
  if (!made.base) return around('syntax-stick', {}, 'word', spoken(word));
  const before = made.base.word.toUpperCase();
  return aroundAll('syntax-stick-change', {}, { before: spoken(before), word: spoken(word) });
}

const signOf = (cell: Cell | undefined): string =>
  cell === undefined ? '' : cell.kind === 'table' ? cell.sign.toUpperCase() : (cell.as ?? cell.code);

function gap({ made }: SyntaxState, acts: StickActs, index: number, at: Caret): TemplateResult {
  const { cells } = made;
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
    @click=${() => acts.place({ at: 'gap', index })}
  ></button>`;
}

function letter(
  state: SyntaxState,
  host: Host,
  deck: Deck,
  acts: StickActs,
  cell: Cell,
  index: number,
  at: Caret,
): TemplateResult {
  const { made, words } = state;
  const here = at.at === 'cell' && at.index === index;
  const own = cell.kind === 'hand';
  const face = own
    ? cell.as
      ? tableFace(deck, cell.as.toLowerCase())
      : handFace(deck, cell.code)
    : tableFace(deck, cell.sign);
  const flip = own ? `card:${cell.id}` : `letter:${words.words[made.base?.index ?? -1]?.[cell.position]?.id ?? ''}`;
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
    tabindex=${here || !made.base ? 0 : -1}
    aria-label=${label}
    aria-pressed=${here ? 'true' : 'false'}
    @click=${() => {
      if (own) acts.toggle(cell.id);
      else acts.place({ at: 'cell', index });
    }}
    @pointerdown=${(event: PointerEvent) => {
      if (own) dragOut(event, host, acts, cell.id);
    }}
  >
    ${card(face, { small: true })}
  </button>`;
}

/** A card of the stick can be dragged to another place in it, or back to the hand. */
function dragOut(event: PointerEvent, host: Host, acts: StickActs, id: string): void {
  drag(event, event.currentTarget as HTMLElement, {
    move: (x, y) =>
      acts.dragOver(id, document.elementsFromPoint(x, y).find((found) => !found.closest('.dragged')) ?? null, { x, y }),
    drop: (target, x, y) => {
      // `dragEnd` comes first because it draws the table again: a refusal of the drop then stays in sight.
      acts.dragEnd();
      if (!host.composing || !target) return;
      if (target.closest('[data-drop]')) acts.rearrange(id, target, { x, y });
      else acts.toggle(id);
    },
    cancel: () => acts.dragEnd(),
  });
}

function onKey(event: KeyboardEvent, host: Host, acts: StickActs): void {
  const places = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')];
  const at = places.indexOf(event.target as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: places.length - 1 }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    places[Math.max(0, Math.min(places.length - 1, to))]?.focus();
  } else if (event.key === 'Escape') {
    event.preventDefault();
    acts.release();
    host.root.querySelector('mots-hand')?.focusCard();
  } else if (!event.ctrlKey && !event.metaKey && !event.altKey && /^([a-z]|Backspace)$/i.test(event.key)) {
    event.preventDefault();
    acts.type(event.key, event.shiftKey);
  }
}
