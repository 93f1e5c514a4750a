// A theme card, written in the page: its name, its themes, and their words, one a line. What comes of it goes the way of a file: the rules check it,
// and people look through it before it is kept.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { MotsElement } from '../../lib/element.ts';
import { isEnter } from '../../lib/keyboard.ts';
import { t } from '../../lib/i18n.ts';
import type { Data } from '../../protocol/index.ts';

type Card = NonNullable<Data<'themes'>['card']>;

/** How many themes a card has at most (THE-27), and how many are offered first. */
const MOST = 6;
const FIRST = 2;

/** A word as it is written in a card: with a capital it is a name, unless its line says what it is. */
const proper = (word: string): string => (/^\p{Lu}[^\t]*$/u.test(word) ? `${word}\tproper` : word);

/** The other way round: a common word with a capital says that it is one. */
const written = (line: string): string =>
  /^\p{Lu}[^\t]*$/u.test(line) ? `${line}\tcommon` : line.replace(/^(\p{Lu}[^\t]*)\tproper$/u, '$1');

/** Enter in a field goes on to the next one, and does not deal as in the set-up around it. */
function onEnter(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (!isEnter(event) || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.stopPropagation();
  const fields = [...(currentTarget as Element).querySelectorAll<HTMLElement>('input, textarea')];
  fields[fields.indexOf(target) + 1]?.focus();
}

export class MotsCardEditor extends MotsElement {
  static override properties = {
    card: { attribute: false },
    take: { attribute: false },
    count: { state: true },
  };

  /** The card to begin with; null if none is chosen. */
  card: Card | null = null;
  /** Is given the card that was written, and its name. */
  declare take: (card: Card, name: string) => void;
  /** How many themes have their fields. */
  protected count = FIRST;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('card')) this.count = Math.max(FIRST, this.card?.themes?.length ?? 0);
  }

  protected override render(): TemplateResult {
    const { card } = this;
    return html`<div class="card-editor" @keydown=${onEnter}>
      <label>${t('themes-write-name')}
        <input class="field" maxlength="60" data-testid="write-name" .value=${card?.name ?? ''} />
      </label>
      ${Array.from({ length: this.count }, (_, index) => this.#theme(index, card?.themes?.[index]))}
      <p class="option-help">${t('themes-write-help')}</p>
      <p class="own-data-files">
        ${this.count < MOST ? html`<button type="button" class="button quiet" data-testid="write-more" @click=${() => void this.#more()}>${t('themes-write-more')}</button>` : nothing}
        <button type="button" class="button" data-testid="write-done" @click=${() => this.#done()}>${t('themes-write-done')}</button>
      </p>
    </div>`;
  }

  #theme(index: number, theme: Card['themes'][number] | undefined): TemplateResult {
    const number = index + 1;
    return html`<fieldset>
      <legend>${t('themes-write-theme', { number })}</legend>
      <label>${t('themes-write-theme-name')}
        <input class="field" maxlength="60" data-testid=${`write-theme-${number}`} .value=${theme?.name ?? ''} />
      </label>
      <label>${t('themes-write-words')}
        <textarea class="field" rows="6" autocapitalize="none" autocomplete="off" data-testid=${`write-words-${number}`} .value=${(theme?.words ?? []).map(written).join('\n')}></textarea>
      </label>
    </fieldset>`;
  }

  async #more(): Promise<void> {
    this.count++;
    await this.updateComplete;
    this.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
  }

  /** Themes without anything are left out. What else is missing, the rules say. */
  #done(): void {
    const themes = [...this.querySelectorAll('fieldset')].flatMap((fields) => {
      const name = fields.querySelector('input')?.value.trim() ?? '';
      const lines = (fields.querySelector('textarea')?.value ?? '').split('\n').map((line) => line.trim());
      const words = lines.filter((line) => line !== '').map(proper);
      return name === '' && words.length === 0 ? [] : [{ name, words }];
    });
    const name = this.querySelector('input')?.value.trim() || t('themes-write-unnamed');
    this.take({ name, themes }, name);
  }
}

customElements.define('mots-card-editor', MotsCardEditor);

declare global {
  interface HTMLElementTagNameMap {
    'mots-card-editor': MotsCardEditor;
  }
}
