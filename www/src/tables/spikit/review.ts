// What the rules take the cards of a deck for, before it is kept: a table, with doubtful cards first. Mistakes are corrected in lists.

import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import sheet from '../../../styles/tables/spikit-review.css';
import { MotsElement } from '../../lib/element.ts';
import { t } from '../../lib/i18n.ts';
import { printed } from '../../lib/typed.ts';
import { wear } from '../../lib/styles.ts';
import type { Data } from '../../protocol/index.ts';
import type { SpikitCardPreview, SpikitOutline, SpikitPreview } from '../../protocol/types.gen.ts';
import { languageName } from './cards.ts';
import { colourOf, faceOf } from './view.ts';

wear(sheet);

type Deck = NonNullable<Data<'spikit'>['deck']>;
type Outline = SpikitOutline;

/** At most so many doubtful cards are asked about. If there are more, too little is known of the deck, and none is asked about. */
const ASKED = 40;

const categories: readonly Outline['category'][] = [
  'noun-phrase',
  'noun',
  'determiner',
  'adjective',
  'verb',
  'clause-head',
  'imperative',
  'question',
  'who',
  'infinitive',
  'adverbial',
  'preposition',
  'relative',
  'and',
  'but',
  'subordinator',
];
const genders = ['masculine', 'feminine'] as const;
const numbers = ['singular', 'plural'] as const;
const adverbials = ['place', 'time', 'frequency', 'manner', 'company', 'cause', 'state'] as const;

/** The categories with a number, those that have a gender too, and those that describe an act. */
const counted = new Set<string>(['noun-phrase', 'noun', 'determiner', 'adjective', 'verb', 'relative']);
const gendered = new Set<string>(['noun-phrase', 'noun', 'determiner', 'adjective']);
const adverbial = new Set<string>(['adverbial', 'preposition']);

export class MotsSpikitReview extends MotsElement {
  static override properties = {
    deck: { attribute: false },
    made: { attribute: false },
    open: { state: true },
  };

  /** The event `corrected` carries the deck that somebody has corrected. */
  declare deck: Deck;
  declare made: SpikitPreview;
  /** Cards that somebody wants to change. */
  protected open: ReadonlySet<string> = new Set();
  /** The cards that were doubtful when they were first shown. They keep their place in the table once the doubt is settled. */
  #asked: ReadonlySet<string> | null = null;
  #of = '';

  protected override willUpdate(): void {
    // Only a deck with other words counts as a new one, not a corrected deck.
    const words = JSON.stringify(this.made.cards.map(({ card, text }) => [card, text]));
    if (this.#of === words) return;
    this.#of = words;
    const doubtful = this.made.cards.filter(({ doubt }) => doubt !== null);
    this.#asked = new Set(doubtful.length > ASKED ? [] : doubtful.map(({ card }) => card));
  }

  protected override render(): TemplateResult {
    const asked = this.made.cards.filter(({ card }) => this.#asked?.has(card));
    const others = this.made.cards.filter(({ card }) => !this.#asked?.has(card));
    const left = asked.filter(({ doubt }) => doubt !== null).length;
    return html`<p class="review-lead" role="status" data-testid="review-lead">${t('spikit-review-lead', { count: left })}</p>
      ${asked.length > 0 ? this.#table(asked, 'review-asked') : nothing}
      <details class="review-all" data-testid="review-all">
        <summary>${t('spikit-review-all')}</summary>
        ${this.#table(others, 'review-others')}
      </details>`;
  }

  #table(cards: readonly SpikitCardPreview[], id: string): TemplateResult {
    // In small windows cells stand below each other: the roles keep it a table.
    return html`<table class="review" role="table" data-testid=${id}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">${t('spikit-review-card')}</th>
          <th role="columnheader" scope="col">${t('spikit-review-words')}</th>
          <th role="columnheader" scope="col">${t('spikit-review-language')}</th>
          <th role="columnheader" scope="col">${t('spikit-review-what')}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${repeat(
          cards,
          ({ card }) => card,
          (card) => this.#row(card),
        )}
      </tbody>
    </table>`;
  }

  #row(one: SpikitCardPreview): TemplateResult {
    const { card, text, lang, doubt } = one;
    const colour = t('spikit-colour', { colour: colourOf(card) });
    const number = faceOf(card);
    const asks = this.#asked?.has(card) === true;
    const open = asks || this.open.has(card);
    return html`<tr role="row" class=${doubt === null ? '' : 'doubtful'} data-card=${card} data-doubt=${doubt ?? nothing}>
      <td role="cell"><span class="review-mark text-card" data-tone=${colourOf(card)} role="img" aria-label=${t('spikit-review-mark', { colour, number })}><b>${number}</b></span></td>
      <th role="rowheader" scope="row" lang=${lang ?? nothing}>${printed(text)}</th>
      <td role="cell">${lang === null ? '–' : languageName(lang)}</td>
      <td role="cell">${open ? this.#lists(one) : this.#told(one)}
        ${
          doubt === null
            ? asks
              ? html`<span class="review-settled">${t('spikit-review-settled')}</span>`
              : nothing
            : html`<span class="review-doubt">${t('spikit-doubt', { doubt })}</span>`
        }</td>
    </tr>`;
  }

  #told(one: SpikitCardPreview): TemplateResult {
    const { card, text } = one;
    const now = this.#now(one);
    return html`<span class="review-told">${now ? told(now, one.lang) : t('spikit-doubt', { doubt: 'unknown' })}</span>
      <button type="button" class="button quiet" aria-label=${t('spikit-review-change-card', { words: text })} data-testid=${`review-change-${card}`} @click=${() => (this.open = new Set([...this.open, card]))}>${t('spikit-review-change')}</button>`;
  }

  #lists(one: SpikitCardPreview): TemplateResult {
    const { card, text: words, lang, doubt } = one;
    const now = this.#now(one);
    const category = now?.category ?? '';
    const list = <T extends string>(
      field: 'gender' | 'number' | 'adverbial',
      values: readonly T[],
      free: boolean,
    ): TemplateResult => {
      // Each of these messages uses only one of the three values.
      const named = (value: string): string => t(`spikit-${field}`, { gender: value, number: value, adverbial: value });
      return html`<select
        data-testid=${`review-${field}-${card}`}
        aria-label=${t(`spikit-review-${field}`, { words })}
        @change=${(event: Event) => this.#set(card, { ...this.#now(one), [field]: chosenIn(event) || undefined } as Outline)}
      >
        ${free ? html`<option value="" ?selected=${!now?.[field]}>${named('none')}</option>` : nothing}
        ${values.map((value) => html`<option value=${value} ?selected=${now?.[field] === value}>${named(value)}</option>`)}
      </select>`;
    };
    return html`<span class="review-lists"
      ><select
        data-testid=${`review-category-${card}`}
        aria-label=${t('spikit-review-category', { words })}
        @change=${(event: Event) => this.#set(card, this.#other(one, chosenIn(event) as Outline['category']))}
      >
        ${now ? nothing : html`<option value="" selected>${t('spikit-review-choose')}</option>`}
        ${categories.map((value) => html`<option value=${value} ?selected=${category === value}>${t('spikit-category', { category: value })}</option>`)}
      </select>
      ${counted.has(category) ? list('number', numbers, true) : nothing}
      ${gendered.has(category) && lang === 'fr' ? list('gender', genders, true) : nothing}
      ${adverbial.has(category) ? list('adverbial', adverbials, false) : nothing}
      ${
        now && doubt !== null
          ? html`<button type="button" class="button quiet" data-testid=${`review-right-${card}`} @click=${() => this.#set(card, now)}>${t('spikit-review-right')}</button>`
          : nothing
      }</span
    >`;
  }

  /** The outline of a card: as somebody corrected it, even before the rules have answered, or else the rules' first reading. */
  #now({ card, readings }: SpikitCardPreview): Outline | null {
    const [colour, lang = '', slot] = card.split('.');
    const slots = this.deck.families.find((family) => family.colour === colour)?.slots;
    const outline = slots?.[Number(slot) - 1]?.[lang]?.outline;
    const taken = readings[0] ?? null;
    return outline && outline.category !== taken?.category ? outline : taken && { ...taken, ...outline };
  }

  /** The outline for another category: what is known of the words under it, or else its defaults. */
  #other({ readings }: SpikitCardPreview, category: Outline['category']): Outline {
    const known = readings.find((reading) => reading.category === category);
    return known ?? (adverbial.has(category) ? { category, adverbial: 'manner' } : { category });
  }

  #set(card: string, outline: Outline): void {
    const [colour, lang = '', slot] = card.split('.');
    const families = this.deck.families.map((family) =>
      family.colour === colour
        ? {
            ...family,
            slots: family.slots.map((words, at) =>
              at + 1 === Number(slot) && words[lang] ? { ...words, [lang]: { ...words[lang], outline } } : words,
            ),
          }
        : family,
    );
    this.dispatchEvent(new CustomEvent('corrected', { detail: { ...this.deck, families } }));
  }
}

const chosenIn = (event: Event): string => (event.target as HTMLSelectElement).value;

/** The outline of a card's words, in a few words. */
function told({ category, gender, number, adverbial: says }: Outline, lang: string | null): string {
  const parts = [t('spikit-category', { category })];
  if (counted.has(category) && number) parts.push(t('spikit-number', { number }));
  if (gendered.has(category) && gender && lang === 'fr') parts.push(t('spikit-gender', { gender }));
  if (adverbial.has(category) && says) parts[0] = t('spikit-adverbial', { adverbial: says });
  return parts.join(', ');
}

customElements.define('mots-spikit-review', MotsSpikitReview);
