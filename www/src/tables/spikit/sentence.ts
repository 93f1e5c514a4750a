// Sentences: rows of cards, facts about each sentence, and two courtesies: a sentence can be turned towards people opposite, and read aloud.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../../lib/i18n.ts';
import { canSpeak, speak } from '../../lib/speech.ts';
import { card } from '../../pieces/card.ts';
import { emblem } from '../../pieces/emblems.ts';
import { icon } from '../../pieces/icons.ts';
import { face, marked, spoken, type Faces } from './cards.ts';
import { keyOf, type SpikitState } from './state.ts';
import type { JokerWords, Sentence } from './view.ts';

/** Called on touches of a sentence. */
export interface SentenceActs {
  /** Opens the sentence, to complete it or to swap a card. */
  open(index: number): void;
  turn(cards: readonly string[]): void;
}

/** A row of cards, for the eye alone. Those that are `fresh` are marked. */
export const row = (
  faces: Faces,
  codes: readonly string[],
  joker: JokerWords | null,
  fresh: readonly string[] = [],
): TemplateResult =>
  html`<span class="spikit-row">${repeat(
    codes,
    (code) => code,
    (code) =>
      html`<span class=${classMap({ 'spikit-card': true, fresh: fresh.includes(code) })} data-flip=${`face:${code}`}>${card(face(faces, code, joker))}</span>`,
  )}</span>`;

export const speakButton = (
  faces: Faces,
  { cards, joker }: Pick<Sentence, 'cards' | 'joker'>,
): TemplateResult | typeof nothing =>
  canSpeak()
    ? html`<button type="button" class="icon-button" data-testid="speak" aria-label=${t('spikit-speak')} title=${t('spikit-speak')} @click=${() => speak(spoken(faces, cards, joker))}>${icon('sound')}</button>`
    : nothing;

/** A sentence of the table. */
export function sentence(
  state: SpikitState,
  index: number,
  names: readonly string[],
  target: boolean,
  across: boolean,
  acts: SentenceActs,
): TemplateResult {
  const { view, faces, line, turned } = state;
  const one = view.table[index];
  if (!one) return html``;
  const { cards, joker, by, languages, leaves } = one;
  const opened = line.base === index;
  // A sentence faces the other side only if somebody may sit there.
  const turnedRound = across && turned.has(keyOf(cards));
  const author = by === null ? '' : (names[by] ?? '');
  return html`<li class=${classMap({ sentence: true, opened, turned: turnedRound, leaves })} data-testid=${`sentence-${index}`} data-index=${index} data-carries=${`sentence:${cards[0]}`} data-cards=${cards.join(' ')}>
    ${by === null ? nothing : html`<span class="sentence-author">${emblem(by)}</span>`}
    <button type="button" class=${classMap({ 'sentence-open': true, target })} aria-pressed=${opened ? 'true' : 'false'} @click=${() => acts.open(index)}>
      <span class="visually-hidden">${marked(faces, cards, joker)} ${t('spikit-sentence-by', { name: author })} ${t(`spikit-languages-${languages}`)} ${leaves ? t('spikit-leaves') : nothing}</span>
      ${row(faces, cards, joker)}
    </button>
    <span class="sentence-foot">
      <span class="sentence-facts" aria-hidden="true"
        >${author ? html`<span>${author}</span>` : nothing}<span class=${`languages ${languages}`}>${t(`spikit-languages-${languages}`)}</span>${leaves ? html`<span class="leaving">${t('spikit-leaves')}</span>` : nothing}</span
      >
      ${across ? html`<button type="button" class="icon-button" data-testid=${`turn-round-${index}`} aria-pressed=${turnedRound ? 'true' : 'false'} aria-label=${t('spikit-turn-round')} title=${t('spikit-turn-round')} @click=${() => acts.turn(cards)}>${icon('turn')}</button>` : nothing}
      ${speakButton(faces, one)}
    </span>
  </li>`;
}
