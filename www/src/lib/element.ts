// The base of every element of the page: light DOM, so that one style sheet dresses everything, focus moves freely and labels
// may point anywhere; rendered again when language or another setting changes.

import { LitElement } from 'lit';
import { settings } from '../device/settings.ts';
import { giveKeyboard } from './keyboard.ts';
import { urgentTask } from './waiting.ts';

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

/** What is too much for one task of a slow phone: a touch, or an answer of the engine, is one task, what is drawn for it another, and its layout a
 * third. The last is asked for before anything is drawn: what is asked for first comes first, and drawing asks for a frame, which would lay it all
 * out. */
export abstract class DrawnApart extends MotsElement {
  protected override async scheduleUpdate(): Promise<void> {
    // What replaces another screen is there at once.
    if (this.hasUpdated) {
      const drawing = urgentTask();
      void urgentTask().then(() => this.offsetHeight);
      await drawing;
    }
    super.scheduleUpdate();
  }
}
