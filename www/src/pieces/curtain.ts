// The curtain between two players who share a device: a full screen with the next player's name and one large button. While it is down, the table is
// rendered for a spectator, so that no hand is in the page.

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
    told: {},
    trick: {},
  };
  name = '';
  seat = 0;
  /** Whether the device is handed on; otherwise it lies between the players. */
  passed = true;
  /** The label of the button that lifts the curtain; if empty, the button says that cards are shown. */
  lifts = '';
  /** When the news begins: at the player's last turn, or at the beginning. Empty until it is known. */
  since = '';
  /** What has happened since then in sight of everybody. */
  news: string | TemplateResult | null = null;
  /** What was said last: whoever hears the curtain hears this until there is news. */
  told = '';
  /** The last trick, where the game has any. */
  trick: TemplateResult | null = null;
  /** The news that was scrolled into sight last. */
  #told = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(this.#open);
  }

  /** If there is more news than room, it is scrolled to the latest. */
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
      aria-describedby=${this.news ? 'curtain-news' : this.told ? 'curtain-told' : nothing}
      closedby="none"
      @cancel=${hold}
      @close=${this.#open}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Escape') hold(event);
      }}
    >
      <div class="curtain-body">
        <div class="curtain-since">
          ${this.news ? html`<div id="curtain-news" class="curtain-news" data-testid="curtain-news" tabindex="0"><h3 aria-hidden="true">${this.since || '\u00a0'}</h3>${this.news}</div>` : html`<p id="curtain-told" class="visually-hidden">${this.told}</p>`}
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
