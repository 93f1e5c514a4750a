// The line that is being composed: cards are put in it, moved and taken out by touch, drag and keys; a joker is told its words.

import type { Point } from '../../lib/boxes.ts';
import { isTurned, lyingOn } from '../../lib/turned.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { drag } from '../../lib/drag.ts';
import { t } from '../../lib/i18n.ts';
import { narrate } from '../../lib/live.ts';
import { card } from '../../pieces/card.ts';
import { icon } from '../../pieces/icons.ts';
import { keys, liesBetween } from '../../pieces/keys.ts';
import '../../pieces/word-form.ts';
import type { WordFeedback } from '../../pieces/word-form.ts';
import type { TableHost } from '../table.ts';
import { face, languageName, marked } from './cards.ts';
import { wantsWords, type Cell } from './compose.ts';
import { composing, FISHED, type SpikitState } from './state.ts';

type Host = TableHost<'spikit'>;

export interface TrayActs {
  toggle(id: string): void;
  /** Moves a card of one's own to another place, by index or by one step. */
  move(id: string, to: number): void;
  step(id: string, by: 1 | -1): void;
  /** Marks the card at that place of the opened sentence: it is to be swapped. */
  aim(at: number): void;
  end(end: 'head' | 'tail'): void;
  type(text: string): void;
  language(lang: string): void;
  enter(): void;
  release(): void;
}

export function tray(state: SpikitState, host: Host, acts: TrayActs): TemplateResult {
  const { line, faces, view, over } = state;
  const { base, cells, end } = line;
  // The empty line is drawn from the beginning of the turn, so that nothing has to move when the first card comes.
  if (cells.length === 0)
    return html`<p class="spikit-line bare" data-drop="line" aria-hidden="true"><span>${t(composing(state) ? 'spikit-line-empty' : 'spikit-line-later')}</span></p>`;
  const joker = wantsWords(line) ? state.joker : (view.table[base ?? -1]?.joker ?? null);
  const codes = cells.map(({ code }) => code);
  const place = (where: 'head' | 'tail'): TemplateResult =>
    html`<button type="button" class=${classMap({ 'line-end': true, here: end === where })} data-testid=${`end-${where}`} aria-pressed=${end === where ? 'true' : 'false'} aria-label=${t(`spikit-end-${where}`)} @click=${() => acts.end(where)}>${icon('plus')}</button>`;
  return html`<div class="spikit-tray" data-testid="tray" data-cards=${codes.join(' ')}>
    <p id="line-name" class="visually-hidden">${t(base === null ? 'spikit-line' : 'spikit-line-change')} ${marked(faces, codes, joker)}</p>
    <div
      class=${classMap({ 'spikit-line': true, changing: base !== null })}
      role="group"
      aria-labelledby="line-name"
      data-drop="line"
      @keydown=${(event: KeyboardEvent) => onKey(event, acts)}
    >
      ${base === null ? nothing : place('head')}
      ${repeat(
        cells,
        (cell) => (cell.from === 'hand' ? cell.id : `t${cell.at}`),
        (cell, index) => cellOf(state, host, acts, cell, index, joker, over),
      )}
      ${base === null ? nothing : place('tail')}
    </div>
    ${wantsWords(line) ? jokerForm(state, isTurned(host.root) && liesBetween(), acts) : nothing}
  </div>`;
}

function cellOf(
  { faces, line }: SpikitState,
  host: Host,
  acts: TrayActs,
  cell: Cell,
  index: number,
  joker: SpikitState['joker'] | null,
  over: string | null,
): TemplateResult {
  const printed = face(faces, cell.code, joker);
  const mine = cell.from === 'hand';
  const aimed = !mine && line.swapping === cell.at;
  const name = mine
    ? t(cell.over ? 'spikit-cell-over' : 'spikit-cell', { card: printed.name, place: index + 1 })
    : t(aimed ? 'spikit-cell-aimed' : 'spikit-cell-table', { card: printed.name });
  return html`<button
    type="button"
    class=${classMap({ cell: true, mine, aimed, swapped: mine && cell.over !== null, 'gap-before': over === `line:${index}` })}
    data-testid=${`cell-${index}`}
    data-position=${index}
    data-id=${mine ? cell.id : nothing}
    data-flip=${mine && cell.id !== FISHED ? `card:${cell.id}` : nothing}
    aria-label=${name}
    aria-pressed=${aimed ? 'true' : nothing}
    @click=${() => (mine ? acts.toggle(cell.id) : acts.aim(cell.at))}
    @pointerdown=${(event: PointerEvent) => {
      if (mine) dragCell(event, host, acts, cell.id);
    }}
  >
    ${card(printed)}
  </button>`;
}

function dragCell(event: PointerEvent, host: Host, acts: TrayActs, id: string): void {
  drag(event, event.currentTarget as HTMLElement, {
    drop: (target, x, y) => {
      if (!host.acting || !target) return;
      const line = target.closest<HTMLElement>('[data-drop="line"]');
      if (line) acts.move(id, placeAt(line, { x, y }, id));
      else acts.toggle(id);
    },
  });
}

/** The index of the card before which a point lies. The dragged card does not count. */
export function placeAt(line: Element, point: Point, but?: string): number {
  const cells = [...line.querySelectorAll<HTMLElement>('[data-position]')].filter((cell) => cell.dataset['id'] !== but);
  const lying = lyingOn(line);
  const at = lying.point(point);
  const found = cells.findIndex((cell) => {
    const box = lying.box(cell);
    return at.y < box.top || (at.y <= box.bottom && at.x < box.left + box.width / 2);
  });
  return found < 0 ? cells.length : found;
}

function onKey(event: KeyboardEvent, acts: TrayActs): void {
  const cells = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')];
  const cell = event.target as HTMLElement;
  const at = cells.indexOf(cell);
  const id = cell.dataset['id'];
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (by !== undefined && event.shiftKey && id !== undefined) {
    acts.step(id, by);
    const line = event.currentTarget as HTMLElement;
    requestAnimationFrame(() => {
      const moved = line.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
      moved?.focus();
      if (moved) narrate(moved.getAttribute('aria-label') ?? '');
    });
  } else if (by !== undefined) cells[Math.max(0, Math.min(cells.length - 1, at + by))]?.focus();
  else if (event.key === 'Home') cells[0]?.focus();
  else if (event.key === 'End') cells.at(-1)?.focus();
  else if ((event.key === 'Backspace' || event.key === 'Delete') && id !== undefined) {
    acts.toggle(id);
    cells[Math.max(0, at - 1)]?.focus();
  } else if (event.key === 'Escape') acts.release();
  else return;
  event.preventDefault();
}

/** The most characters of a joker’s words. */
const LONGEST = 60;

/** The form for a joker's words: typed, in one of the two languages, each with the dictionaries' answer. `turned`: the form faces somebody for whom
 * the device's own keyboard would be at the wrong side, so the page shows its own. */
function jokerForm({ joker, words, view }: SpikitState, turned: boolean, acts: TrayActs): TemplateResult {
  const { lang, text = '' } = joker;
  return html`<div class="joker-form" data-testid="joker-form">
    <div class="joker-languages" role="radiogroup" aria-label=${t('spikit-joker-language')}>
      ${view.langs.map(
        (one) =>
          html`<label class=${classMap({ 'joker-language': true, chosen: one === lang })}><input class="visually-hidden" type="radio" name="joker-language" .checked=${one === lang} data-testid=${`joker-${one}`} @change=${() => acts.language(one)} /><span>${languageName(one)}</span></label>`,
      )}
    </div>
    <mots-word-form
      quiet
      .label=${t('spikit-joker-words')}
      .language=${lang}
      .text=${text}
      .longest=${LONGEST}
      .keyless=${turned}
      .feedback=${feedback(words, lang)}
      @word-typed=${(event: CustomEvent<{ text: string }>) => acts.type(event.detail.text)}
      @word-given=${() => acts.enter()}
    ></mots-word-form>
    ${turned ? keys(lang, { type: (sign) => acts.type((text + sign).slice(0, LONGEST)), erase: () => acts.type([...text].slice(0, -1).join('')) }) : nothing}
  </div>`;
}

function feedback(words: SpikitState['words'], lang: string): WordFeedback | null {
  if (words.length === 0) return { kind: 'plain', body: t('spikit-joker-help') };
  const bad = words.some(({ known }) => known === false);
  const good = words.every(({ known }) => known === true);
  const body = html`${words.map(
    ({ word, known }) =>
      html`<span class=${classMap({ 'joker-word': true, known: known === true, unknown: known === false })} data-known=${String(known)}>${known === null ? nothing : icon(known ? 'check' : 'close')}<span lang=${lang}>${word}</span><span class="visually-hidden"> ${known === null ? '' : t(known ? 'spikit-word-known' : 'spikit-word-unknown')}</span></span> `,
  )}`;
  return { kind: bad ? 'bad' : good ? 'good' : 'plain', body };
}
