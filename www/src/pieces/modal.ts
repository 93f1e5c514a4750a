// A dialog over the page. It uses the browser's own dialog, so that the rest of the page is inert and Escape closes it. The element exists only while
// it is open; then the focus returns to where it was.

import { html, type TemplateResult } from 'lit';
import { MotsElement } from '../lib/element.ts';
import { t } from '../lib/i18n.ts';
import { keyboardLost, openModal } from '../lib/keyboard.ts';
import { liveRegions } from '../lib/live.ts';
import { icon } from './icons.ts';

export class MotsModal extends MotsElement {
  static override properties = {
    heading: {},
    body: { attribute: false },
    kind: {},
    firm: { type: Boolean },
  };

  heading = '';
  body: TemplateResult = html``;
  /** A class for its looks: `sheet` (from the side), `choice`, `wide`, `result`. */
  kind = '';
  /** An answer is needed: no closing button, Escape does nothing. */
  firm = false;

  /** The element that had the focus before. If that was in another dialog, those that had the focus before that dialog follow. */
  #before: readonly (Element | null)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    const { activeElement } = document;
    const around = activeElement?.closest<MotsModal>('mots-modal');
    this.#before = [activeElement, ...(around ? around.#before : [])];
    void this.updateComplete.then(this.#open);
  }

  #open = (): void => {
    const dialog = this.querySelector('dialog');
    if (!dialog || dialog.open || !this.isConnected) return;
    openModal(dialog, '[data-autofocus]', 'h2');
    dialog.scrollTop = 0;
  };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (!keyboardLost()) return;
    const before = this.#before.find((one) => one?.isConnected);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult {
    return html`<dialog
      class=${`modal ${this.kind}`}
      aria-labelledby="modal-heading"
      closedby=${this.firm ? 'none' : 'closerequest'}
      @cancel=${this.#onCancel}
      @close=${this.#onClose}
      @keydown=${this.#onKey}
      @click=${this.#onClick}
    >
      <div class="modal-body">
        <!-- No header: outside of an article or a section that is a banner of the whole page, and another dialog may have one too. -->
        <div class="modal-head">
          <h2 id="modal-heading" tabindex="-1">${this.heading}</h2>
          ${
            this.firm
              ? ''
              : html`<button type="button" class="icon-button" data-testid="close" aria-label=${t('close')} @click=${this.#close}>${icon('close')}</button>`
          }
        </div>
        ${this.body}
      </div>
      ${liveRegions()}
    </dialog>`;
  }

  #close = (): void => {
    this.dispatchEvent(new CustomEvent('dismiss', { bubbles: true }));
  };

  #onCancel = (event: Event): void => {
    event.preventDefault();
    if (!this.firm) this.#close();
  };

  // In browsers without `closedby`, a second Escape or Android's back button closes a dialog that prevented the first. A dialog that needs an answer
  // opens again.
  #onClose = (event: Event): void => {
    if (event.target !== event.currentTarget || !this.isConnected) return;
    if (this.firm) this.#open();
    else this.#close();
  };

  // Escape twice would close even a dialog whose `cancel` is prevented.
  #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!this.firm) this.#close();
  };

  #onClick = (event: MouseEvent): void => {
    if (event.target === event.currentTarget && !this.firm) this.#close();
  };
}

customElements.define('mots-modal', MotsModal);
