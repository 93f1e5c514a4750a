// The signs of the families, drawn: a flower is pink, a drop is blue; an outline is A–M, a filled shape N–Z.

import { html, type TemplateResult } from 'lit';
import type { Family } from './cards.ts';

const flower =
  'M12 11.2c-4-3-3-8.2 0-8.2s4 5.200 0 8.200c4-3 8.900-.6 8 2.200s-6 2.100-8-2.200c4.100 2.800 2.800 8-.1 8.700s-4.300-4.800.1-8.700c-4.200 2.900-8.600-.2-7.600-3s6.200-1.700 7.600 3';
const drop = 'M12 2.500c3.500 4.800 6.200 8 6.200 11.600a6.200 6.200 0 0 1-12.400 0c0-3.600 2.700-6.800 6.200-11.600Z';

/** The sign of a family, drawn. */
export function familySign(family: Family): TemplateResult {
  const full = family.endsWith('nz');
  return html`<svg class="family-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${family.startsWith('pink') ? flower : drop} fill=${full ? 'currentColor' : 'none'} stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
  </svg>`;
}
