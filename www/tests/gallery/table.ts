// A table of the page with a match that somebody else conducts.

import { nothing, type TemplateResult } from 'lit';
import { MotsElement } from '../../src/lib/element.ts';
import { loadGame } from '../../src/lib/i18n.ts';
import type { Conductor } from '../../src/match/conductor.ts';
import type { Data, Options, Save } from '../../src/protocol/index.ts';
import { Shell } from '../../src/shell/shell.ts';
import { entry } from '../../src/tables/registry.ts';

/** As the screen of a match (src/screens/table.ts), which styles know by its name. */
export class GalleryTable extends MotsElement {
  #shell: Shell | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#shell?.stop();
  }

  /** Sits down at a match; resolves when it has begun. What is on no page is not drawn. */
  async sit(match: Conductor, { game, options, data }: Save, trouble: (error: unknown) => void): Promise<void> {
    const found = entry(game);
    if (!found) throw new Error(`there is no game ${game}`);
    await loadGame(game);
    this.dataset['game'] = game;
    this.#shell = new Shell({
      root: this,
      entry: found,
      module: await found.load(),
      match,
      options: options as Options,
      data: (data ?? {}) as Data,
      keep: () => Promise.resolve(),
      focused: false,
      rematch: () => undefined,
      review: () => undefined,
      share: () => undefined,
      best: () => undefined,
      trouble,
    });
    await this.#shell.begin();
    if (this.isConnected) await this.updateComplete;
  }

  protected override updated(): void {
    this.#shell?.drawn();
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.#shell?.render(nothing) ?? nothing;
  }
}

customElements.define('mots-table', GalleryTable);

/** A table in the place of the one that is there. */
export function another(): GalleryTable {
  const table = new GalleryTable();
  const app = document.querySelector('mots-app') as HTMLElement;
  app.querySelector('mots-table')?.remove();
  app.append(table);
  return table;
}
