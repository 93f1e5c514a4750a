// What is only looked at tells what it is when it is touched (`data-about`, heard by the table). For the keyboard and for screen
// readers each such piece holds a button, out of sight: while it has the focus, the piece shows it.

import { html, type TemplateResult } from 'lit';
import { t } from '../lib/i18n.ts';

/** To stand in an element with `data-about`. `what`: what that is, in a word or two. */
export const aboutButton = (what: string): TemplateResult =>
  html`<button type="button" class="about visually-hidden" aria-label=${t('about-what', { what })}></button>`;
