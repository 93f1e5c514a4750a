// All licences of the site within the page, for a page in a frame: a link to the file would leave no way back, and would add to the host's history.
// Elsewhere, the start screen links to the file itself.

import { html, type TemplateResult } from 'lit';
import { MotsElement } from '../lib/element.ts';
import { t } from '../lib/i18n.ts';
import { icon } from '../pieces/icons.ts';
import { loadingPanel, missingNotice } from '../shell/engine-panels.ts';

export class MotsLicences extends MotsElement {
  static override properties = { text: { state: true }, failed: { state: true } };
  protected text: string | null = null;
  protected failed = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  async #read(): Promise<void> {
    this.failed = false;
    try {
      const answer = await fetch(new URL('./licences.txt', document.baseURI));
      if (!answer.ok) throw new Error(`${answer.status}`);
      this.text = await answer.text();
    } catch {
      this.failed = true;
    }
  }

  protected override render(): TemplateResult {
    return html`<div class="screen rules">
      <header class="screen-head"><a class="icon-button" href="#/" aria-label=${t('back-to-games')}>${icon('back')}</a><h1>${t('licences')}</h1></header>
      <main class="panel rules-page">${this.failed ? missingNotice(() => this.#read()) : this.text === null ? loadingPanel() : html`<div class="rules-text"><pre lang="en">${this.text}</pre></div>`}</main>
    </div>`;
  }
}

customElements.define('mots-licences', MotsLicences);
