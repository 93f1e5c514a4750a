// The rules page: the text, a legend that tells printed rules from rulings, the deck in use.

import { html, nothing, type TemplateResult } from 'lit';
import { MotsElement } from '../lib/element.ts';
import { t, tOf } from '../lib/i18n.ts';
import { part } from '../lib/part.ts';
import { back } from '../lib/history.ts';
import { go } from '../lib/router.ts';
import { icon } from '../pieces/icons.ts';
import type { GameEntry } from '../tables/game.ts';
import { entry } from '../tables/registry.ts';
import { missingNotice } from '../shell/engine-panels.ts';
import { languageChoice } from '../shell/preferences.ts';
import '../shell/rules-text.ts';

export class MotsRules extends MotsElement {
  static override properties = { game: {}, clause: {}, appendix: { state: true } };
  game = '';
  clause: string | null = null;
  protected appendix: (() => TemplateResult) | null = null;
  #of = '';

  protected override willUpdate(): void {
    if (this.#of === this.game) return;
    this.#of = this.game;
    this.appendix = null;
    const game = entry(this.game);
    if (!game) return go('#/');
    void this.#readAppendix(game);
  }

  async #readAppendix(game: GameEntry): Promise<void> {
    const { id, appendix } = game;
    if (!appendix) return;
    let draw: () => TemplateResult;
    try {
      const there = await part(`${id}-appendix`, appendix);
      draw = () => there.draw();
    } catch {
      draw = () => missingNotice(() => this.#readAppendix(game));
    }
    if (this.#of === id) this.appendix = draw;
  }

  /** Shown with the text: a legend that stood there before would be pushed away by it. */
  #below(): TemplateResult {
    return html`${this.appendix?.() ?? nothing}<p class="rules-legend">${t('rules-legend')}</p>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    // The page is already leaving for the games: there is no text to fetch.
    if (!entry(this.game)) return nothing;
    return html`<div class="screen rules" data-game=${this.game}>
      <header class="screen-head">
        <button
          type="button"
          class="icon-button"
          aria-label=${t('back')}
          @click=${() => back() || go('#/')}
        >
          ${icon('back')}
        </button>
        <h1>${t('rules-of', { game: tOf(this.game, 'name') })}</h1>
        ${languageChoice()}
      </header>
      <main class="panel rules-page">
        <mots-rules-text .game=${this.game} .clause=${this.clause} .appendix=${this.#below()}></mots-rules-text>
      </main>
    </div>`;
  }
}

customElements.define('mots-rules', MotsRules);
