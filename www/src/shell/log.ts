// The log of a match, read only when somebody can see it.

import type { ReactiveController } from 'lit';
import { media, mediaAcross } from '../lib/breakpoints.ts';
import type { MotsElement } from '../lib/element.ts';
import { isAcross } from '../lib/turned.ts';
import type { Entry } from '../protocol/index.ts';
import type { Conductor } from '../match/conductor.ts';

export class TableLog implements ReactiveController {
  entries: readonly Entry[] = [];
  #wide = media('--log-aside');
  /** The same for a table that is turned by a quarter. */
  #across = mediaAcross('--log-aside');

  constructor(
    private readonly element: MotsElement,
    private readonly match: Conductor,
  ) {}

  /** Whether the log has room beside the table as it lies now. */
  get aside(): boolean {
    return (isAcross(this.element.dataset['facing']) ? this.#across : this.#wide).matches;
  }

  hostConnected(): void {
    for (const one of [this.#wide, this.#across]) one.addEventListener('change', this.#onWide);
  }

  hostDisconnected(): void {
    for (const one of [this.#wide, this.#across]) one.removeEventListener('change', this.#onWide);
  }

  #onWide = (): void => {
    this.follow();
    this.element.requestUpdate();
  };

  /** Reads the log if there is room for it beside the table in either orientation. */
  follow(): void {
    if (this.#wide.matches || this.#across.matches) void this.read();
  }

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
