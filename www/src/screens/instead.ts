// What stands where a table would: a match that is on its way, is not there, is played elsewhere or cannot go on.

import { html, nothing, type TemplateResult } from 'lit';
import type { WordsTold } from '../engine/index.ts';
import { t } from '../lib/i18n.ts';
import { loadingPanel, troublePanel } from '../shell/engine-panels.ts';

/** Why there is no table. */
export type Instead =
  | { kind: 'trouble'; error: unknown }
  /** This device has no such match. */
  | { kind: 'missing' }
  /** Another tab plays it. */
  | { kind: 'elsewhere' };

export interface Ways {
  again: () => Promise<void>;
  /** Takes the match from the tab that plays it. */
  take: () => void;
}

/** `instead` null: the match is on its way. */
export function standsIn(instead: Instead | null, { again, take }: Ways): TemplateResult {
  switch (instead?.kind) {
    case undefined:
      return screen(html`${loadingPanel()}<p class="box-actions">${back('quiet')}</p>`);
    case 'trouble':
      return screen(troublePanel(instead.error, again));
    case 'missing':
      return html`<main class="screen waiting">
        <div class="panel trouble"><h1>${t('match-missing')}</h1>
        <p class="box-actions">${back('primary')}</p></div>
      </main>`;
    case 'elsewhere':
      return screen(html`<div class="panel trouble" data-testid="elsewhere">
        <h2>${t('match-elsewhere')}</h2>
        <p>${t('match-elsewhere-text')}</p>
        <p class="box-actions">
          <button type="button" class="button primary" data-testid="take-over" @click=${take}>${t('match-take')}</button>
          ${back('quiet')}
        </p>
      </div>`);
  }
}

/** Says that the record was cut off, and that the match goes on from what could be read of it. */
export const shortenedNotice = (noticed: () => void): TemplateResult =>
  html`<div class="notice" role="status"><p>${t('match-shortened')}</p><button type="button" class="button quiet" @click=${noticed}>${t('understood')}</button></div>`;

/** Says that the words are missing, or still on their way once somebody waits for them. */
export function wordsNotice({ state, wanted }: WordsTold, again: () => void): TemplateResult | typeof nothing {
  if (state === 'missing')
    return html`<div class="notice" role="alert" data-testid="words-missing"><p>${t('words-missing')}</p><button type="button" class="button" @click=${again}>${t('try-again')}</button></div>`;
  if (state === 'here' || !wanted) return nothing;
  return html`<div class="notice passing" role="status" data-testid="words-coming"><p>${t('words-coming')}</p></div>`;
}

const back = (look: 'primary' | 'quiet'): TemplateResult =>
  html`<a class=${`button ${look}`} href="#/">${t('back-to-games')}</a>`;

const screen = (panel: TemplateResult): TemplateResult =>
  html`<main class="screen waiting"><h1 class="visually-hidden">${t('table-title')}</h1>${panel}</main>`;
