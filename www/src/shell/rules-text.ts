// The rules of a game as the build made them from crates/<game>/RULES*.md: clauses with ids, rulings apart. Used by the rules
// page and by the table, which shows the clause behind a refusal. The page for teachers (`guide`) is made beside them.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { MotsElement } from '../lib/element.ts';
import { t } from '../lib/i18n.ts';
import { settings } from '../device/settings.ts';

const texts = new Map<string, Promise<string>>();

function read(game: string, language: string): Promise<string> {
  const address = `./rules/${game}.${language}.html`;
  let text = texts.get(address);
  if (!text) {
    text = fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`${answer.status}`);
      return await answer.text();
    });
    text.catch(() => texts.delete(address));
    texts.set(address, text);
  }
  return text;
}

export class MotsRulesText extends MotsElement {
  static override properties = {
    game: {},
    clause: {},
    text: { state: true },
    failed: { state: true },
    appendix: { attribute: false },
  };
  game = '';
  clause: string | null = null;
  /** Shown below the text: the deck in use. */
  appendix: TemplateResult | null = null;
  protected text: string | null = null;
  protected failed = false;
  #shown = '';

  protected override willUpdate(): void {
    const wanted = `${this.game}.${settings.get().language}`;
    if (wanted === this.#shown || !this.game) return;
    this.#shown = wanted;
    this.#read(wanted);
  }

  #read(wanted: string): void {
    this.failed = false;
    read(this.game, settings.get().language).then(
      (text) => {
        if (wanted === this.#shown) this.text = text;
      },
      () => {
        this.failed = wanted === this.#shown;
      },
    );
  }

  protected override updated(changed: PropertyValues): void {
    if (!this.text || !(changed.has('text') || changed.has('clause'))) return;
    for (const marked of this.querySelectorAll('.aimed')) marked.classList.remove('aimed');
    const aimed = this.clause ? this.querySelector<HTMLElement>(`#${CSS.escape(this.clause)}`) : null;
    if (!aimed) return;
    for (const item of this.querySelectorAll(`[data-clause="${CSS.escape(this.clause ?? '')}"]`))
      item.classList.add('aimed');
    aimed.closest('details')?.setAttribute('open', '');
    aimed.tabIndex = -1;
    aimed.focus({ preventScroll: true });
    aimed.scrollIntoView({ block: 'center' });
  }

  protected override render(): TemplateResult {
    if (this.failed) {
      return html`<div role="alert">
        <p>${t('rules-missing')}</p>
        <button type="button" class="button" @click=${() => this.#read(this.#shown)}>${t('try-again')}</button>
      </div>`;
    }
    if (this.text === null) return html`<p>${t('loading')}</p>`;
    // The text comes from the build, which refuses raw HTML in the sources.
    return html`<div class="rules-text">${unsafeHTML(this.text)}</div>
      ${this.appendix ?? nothing}`;
  }
}

customElements.define('mots-rules-text', MotsRulesText);
