// The base of every element of the page: light DOM, so that one style sheet dresses everything, focus moves freely and labels
// may point anywhere; rendered again when language or another setting changes.

import { LitElement } from 'lit';
import { settings } from '../device/settings.ts';
import { giveKeyboard } from './keyboard.ts';

export abstract class MotsElement extends LitElement {
  #forget: (() => void) | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#forget = settings.onChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget?.();
    this.#forget = null;
  }

  /** Gives the keyboard, whose element is gone, to the first of these that exists, once this element is drawn. */
  protected async lead(...where: readonly (string | Element | null | undefined)[]): Promise<void> {
    await this.updateComplete;
    for (const one of where) {
      const found = typeof one === 'string' ? this.querySelector<HTMLElement>(one) : (one as HTMLElement | null);
      if (!found) continue;
      return giveKeyboard(found);
    }
  }
}
