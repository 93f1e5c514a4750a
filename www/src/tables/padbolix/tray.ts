// The play being made: the lifted cards snapped into groups, and the choice of what their stars stand for where that is open.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../lib/i18n.ts';
import { card } from '../../pieces/card.ts';
import { playName, tableFace } from './faces.ts';
import type { PadbolixTable } from './index.ts';

export function tray(table: PadbolixTable): TemplateResult | null {
  const { ways, way } = table;
  const groups = ways[way];
  if (!groups) return null;
  return html`<div class="pad-tray" data-testid="tray" data-play=${groups.join('+')} role="group" aria-label=${t('padbolix-tray', { play: playName(groups) })}>
    <span class="groups" aria-hidden="true">${groups.map((group) => html`<span class="group">${[...group].map((sign) => html`<span class="laid">${card(tableFace(sign))}</span>`)}</span>`)}</span>
    ${ways.length < 2
      ? nothing
      : html`<fieldset class="ways" data-testid="ways">
          <legend>${t('padbolix-ways')}</legend>
          ${ways.map(
            (one, index) => html`<label class="way"
              ><input type="radio" name="way" .checked=${index === way} aria-label=${playName(one)} data-testid=${`way-${one.join('+')}`} @change=${() => table.choose(index)} /><span aria-hidden="true">${shorten(one, ways)}</span></label
            >`,
          )}
        </fieldset>`}
  </div>`;
}

/** Only the stars' letters, where all ways have the same shape otherwise; else the whole play. */
function shorten(groups: readonly string[], ways: readonly string[][]): string {
  const stars = (one: readonly string[]): string => [...one.join('')].filter((sign) => sign !== sign.toUpperCase()).join(' ');
  const alone = new Set(ways.map(stars)).size === ways.length && stars(groups).length > 0;
  return (alone ? stars(groups) : groups.join(' + ')).toUpperCase();
}
