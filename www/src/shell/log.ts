// The log of a match: read when somebody can see it.

import type { ReactiveController } from 'lit';
import { media } from '../lib/breakpoints.ts';
import type { MotsElement } from '../lib/element.ts';
import type { Entry } from '../protocol/index.ts';
import type { Conductor } from '../match/conductor.ts';

export class TableLog implements ReactiveController {
  entries: readonly Entry[] = [];
  /** It has room beside the table. */
  aside: boolean;
  #wide = media('--log-aside');

  constructor(
    private readonly element: MotsElement,
    private readonly match: Conductor,
  ) {
    this.aside = this.#wide.matches;
  }

  hostConnected(): void {
    this.#wide.addEventListener('change', this.#onWide);
  }

  hostDisconnected(): void {
    this.#wide.removeEventListener('change', this.#onWide);
  }

  #onWide = (): void => {
    this.aside = this.#wide.matches;
    if (this.aside) void this.read();
    this.element.requestUpdate();
  };

  /** Another person looks. */
  forget(): void {
    this.entries = [];
  }

  async read(): Promise<void> {
    const { match } = this;
    try {
      const { viewer } = match;
      const entries = await match.readLog();
      // The device may have changed hands meanwhile.
      if (match.viewer !== viewer) return;
      this.entries = entries;
      this.element.requestUpdate();
    } catch {
      // The log is a comfort; the match goes on without it.
    }
  }
}
