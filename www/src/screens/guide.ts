// The page for teachers (docs/TEACHERS.md, docs/ENSEIGNANTS.md): how to write words of your own. Set-up leads here.

import { html, type TemplateResult } from 'lit';
import { MotsElement } from '../lib/element.ts';
import { back } from '../lib/history.ts';
import { t } from '../lib/i18n.ts';
import { go } from '../lib/router.ts';
import { icon } from '../pieces/icons.ts';
import { languageChoice } from '../shell/preferences.ts';
import '../shell/rules-text.ts';

export class MotsGuide extends MotsElement {
  protected override render(): TemplateResult {
    return html`<div class="screen rules guide" data-testid="guide">
      <header class="screen-head">
        <button type="button" class="icon-button" aria-label=${t('back')} @click=${() => back() || go('#/')}>${icon('back')}</button>
        <h1>${t('guide-title')}</h1>
        ${languageChoice()}
      </header>
      <main class="panel rules-page"><mots-rules-text .game=${'guide'}></mots-rules-text></main>
    </div>`;
  }
}

customElements.define('mots-guide', MotsGuide);
