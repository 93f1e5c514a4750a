// What cannot be taken back is asked once more, in its place.

import { html, type TemplateResult } from 'lit';
import { t } from '../lib/i18n.ts';

/** `label`: what is to be done, for whoever does not see what stood there. Whoever opens it leads the keyboard to `<id>-keep`: a key that is held
 * deletes nothing. */
export const sure = (id: string, label: string, yes: string, run: () => void, keep: () => void): TemplateResult =>
  html`<span class="sure" role="group" aria-label=${label}
    ><button type="button" class="button" data-testid=${`${id}-sure`} @click=${run}>${yes}</button>
    <button type="button" class=${`button quiet ${id}-keep`} data-testid=${`${id}-keep`} @click=${keep}>${t('keep')}</button></span
  >`;
