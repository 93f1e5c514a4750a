// The cards of a deck on sheets, to be printed: a deck of this device, or the box's own.

import { html, nothing, type TemplateResult } from 'lit';
import { MotsElement } from '../lib/element.ts';
import { t } from '../lib/i18n.ts';
import { part } from '../lib/part.ts';
import { back } from '../lib/history.ts';
import { go } from '../lib/router.ts';
import { device } from '../device/device.ts';
import { icon } from '../pieces/icons.ts';
import type { Door } from '../tables/game.ts';
import { entry } from '../tables/registry.ts';
import { loadingPanel, missingNotice } from '../shell/engine-panels.ts';

/** What is printed and how; `missing` where nothing is kept under that name. */
type Printed = { door: Door; data: unknown } | 'missing';

export class MotsPrint extends MotsElement {
  static override properties = {
    game: {},
    kind: {},
    deck: {},
    printed: { state: true },
    failed: { state: true },
    backs: { state: true },
  };
  game = '';
  kind = '';
  /** The name of a deck that is kept; null is the box's own. */
  deck: string | null = null;
  protected printed: Printed | null = null;
  protected failed = false;
  protected backs = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  async #read(): Promise<void> {
    const load = entry(this.game)?.brings?.[this.kind];
    if (!load) return go('#/');
    this.failed = false;
    try {
      const { door } = await part(`${this.game}-${this.kind}`, load);
      if (!door.sheets) return go('#/');
      if (this.deck === null) {
        this.printed = { door, data: null };
        return;
      }
      const decks = await device.decks.all(this.game);
      const found = decks.find((deck) => deck.kind === this.kind && deck.name === this.deck);
      this.printed = found ? { door, data: found.data } : 'missing';
    } catch {
      this.failed = true;
    }
  }

  protected override render(): TemplateResult {
    const name = this.deck ?? t('own-data-box');
    return html`<div class="screen print" data-game=${this.game}>
      <header class="screen-head">
        <button type="button" class="icon-button" aria-label=${t('back')} @click=${() => back() || go(`#/new/${this.game}`)}>${icon('back')}</button>
        <h1>${t('print-title', { name })}</h1>
      </header>
      <main>${this.#body()}</main>
    </div>`;
  }

  #body(): TemplateResult {
    if (this.failed) return missingNotice(() => this.#read());
    const { printed } = this;
    if (!printed) return loadingPanel();
    if (printed === 'missing') return html`<p class="panel">${t('print-none')}</p>`;
    return html`<div class="print-tools">
        <button type="button" class="button primary" data-testid="print-now" @click=${() => window.print()}>${t('print-now')}</button>
        <label><input type="checkbox" data-testid="print-backs" .checked=${this.backs} @change=${(event: Event) => (this.backs = (event.target as HTMLInputElement).checked)} /><span>${t('print-backs')}</span></label>
        <p>${t('print-help')}</p>
      </div>
      ${printed.door.sheets?.(printed.data, this.backs) ?? nothing}`;
  }
}

customElements.define('mots-print', MotsPrint);
