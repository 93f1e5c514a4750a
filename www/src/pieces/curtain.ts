// Between two players of one device: full screen, the next player's name, one large button. While it is down the table is
// rendered as a spectator sees it; nothing of any hand is in the page.

import { html, nothing, type TemplateResult } from 'lit';
import sheet from '../../styles/pieces/curtain.css';
import { MotsElement } from '../lib/element.ts';
import { around, t } from '../lib/i18n.ts';
import { openModal } from '../lib/keyboard.ts';
import { liveRegions } from '../lib/live.ts';
import { wear } from '../lib/styles.ts';
import { colourOf, emblem } from './emblems.ts';

wear(sheet);

export class MotsCurtain extends MotsElement {
  static override properties = {
    name: {},
    seat: { type: Number },
    passed: { type: Boolean },
    lifts: {},
    since: {},
    news: {},
    trick: {},
  };
  name = '';
  seat = 0;
  /** The device is handed on; else it lies between them. */
  passed = true;
  /** What the button says that lifts it; else that cards are shown. */
  lifts = '';
  /** Since when: their last turn, or the beginning. Nothing until it is known. */
  since = '';
  /** What everybody has seen happen since then. */
  news: string | TemplateResult | null = null;
  /** The last trick, where the game has any. */
  trick: TemplateResult | null = null;
  /** What of it has been brought into sight. */
  #told = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(this.#open);
  }

  /** Where there is more to tell than there is room, the latest is in sight. */
  protected override updated(): void {
    const news = this.querySelector('.curtain-news');
    if (!news || news.textContent === this.#told) return;
    this.#told = news.textContent;
    news.scrollTop = news.scrollHeight;
  }

  #open = (): void => {
    const dialog = this.querySelector('dialog');
    if (!dialog || dialog.open || !this.isConnected) return;
    openModal(dialog, '[data-autofocus]');
  };

  protected override render(): TemplateResult {
    const hold = (event: Event): void => event.preventDefault();
    return html`<dialog
      class="curtain"
      data-seat-colour=${colourOf(this.seat)}
      data-testid="curtain"
      aria-labelledby="curtain-line"
      aria-describedby=${this.news ? 'curtain-news' : nothing}
      closedby="none"
      @cancel=${hold}
      @close=${this.#open}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Escape') hold(event);
      }}
    >
      <div class="curtain-body">
        <div class="curtain-since">
          ${this.news ? html`<div id="curtain-news" class="curtain-news" data-testid="curtain-news" tabindex="0"><h3 aria-hidden="true">${this.since || '\u00a0'}</h3>${this.news}</div>` : nothing}
        </div>
        ${this.trick ? html`<div class="curtain-trick"><h3>${t('last-trick')}</h3>${this.trick}</div>` : nothing}
        <div class="curtain-emblem" aria-hidden="true">${emblem(this.seat)}</div>
        <h2 id="curtain-line" class="curtain-line">${around(this.passed ? 'curtain-pass' : 'curtain-turn', {}, 'name', html`<strong id="curtain-name">${this.name}</strong>`)}</h2>
        <button type="button" class="button primary large" data-autofocus data-testid="curtain-lift" @click=${this.#lift}>
          ${this.lifts || t('curtain-lift', { name: this.name })}
        </button>
        <div class="curtain-else">
          <button type="button" class="button quiet" data-testid="curtain-places" @click=${this.#places}>${t('curtain-places', { name: this.name })}</button>
          <a class="button quiet" href="#/" data-testid="curtain-leave">${t('menu-leave')}</a>
        </div>
      </div>
      ${liveRegions()}
    </dialog>`;
  }

  #places = (): void => {
    this.dispatchEvent(new CustomEvent('places', { bubbles: true }));
  };

  #lift = (): void => {
    this.dispatchEvent(new CustomEvent('lift', { bubbles: true }));
  };
}

customElements.define('mots-curtain', MotsCurtain);
