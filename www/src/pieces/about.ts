// A thing that can only be looked at has a sentence about itself in `data-about`, which the table shows when somebody touches the thing. For the
// keyboard and for screen readers, each such thing contains a hidden button; while the button has the focus, the thing has a ring.

import { html, type TemplateResult } from 'lit';
import { t } from '../lib/i18n.ts';

/** A button to put inside an element with `data-about`. `what`: a word or two for that element. */
export const aboutButton = (what: string): TemplateResult =>
  html`<button type="button" class="about visually-hidden" aria-label=${t('about-what', { what })}></button>`;
