// The play that is being prepared: the lifted cards in groups, and the choices that are open: which formula the cards make, or which letters their
// stars stand for.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { frame } from '../../lib/motion.ts';
import { card } from '../../pieces/card.ts';
import { aboutStars, openChoices, shapeOf, starsOf, type Choice } from './arrange.ts';
import { playName, tableFace } from './faces.ts';
import type { PadbolixState } from './state.ts';

/** The most choices below each other. If more are open, the choice about the stars comes first. */
const MOST = 2;

export interface TrayActs {
  choose(way: number): void;
  /** Asks everything that is open. */
  more(): void;
}

export function tray({ ways, way, everyWay, hinted }: PadbolixState, acts: TrayActs): TemplateResult | null {
  const groups = ways[way];
  // A single letter needs no tray: it is lifted, and there is nothing to choose.
  if (!groups || /^[A-Z]$/.test(groups.join(''))) return null;
  const all = openChoices(ways, way);
  // A hint has already chosen, and its reason needs the room.
  const fewer = everyWay ? all : hinted ? [] : all.length <= MOST ? all : plainer(all, aboutStars(ways, way));
  return html`<div class="pad-tray" data-testid="tray" data-play=${groups.join('+')} role="group" aria-label=${t('padbolix-tray', { play: playName(groups) })}>
    <span class="groups" aria-hidden="true" ${looks({ '--wide': (groups.join('').length + groups.length * 0.4).toFixed(1) })}
      >${groups.map((group) => html`<span class="group">${[...group].map((sign) => html`<span class="laid">${card(tableFace(sign))}</span>`)}</span>`)}</span
    >
    ${
      all.length === 0
        ? nothing
        : html`<div class="questions" data-testid="ways">
            ${fewer.map((question) => ask(ways, way, question, acts))}
            ${fewer.length === all.length ? nothing : html`<button class="button quiet" data-testid="more-ways" @click=${(event: Event) => void more(event, acts)}>${t('padbolix-more-ways')}</button>`}
          </div>`
    }
  </div>`;
}

/** Only the choices about the formula and the stars, if these are fewer than all. */
function plainer(all: Choice[], stars: readonly Choice[]): Choice[] {
  const fewer = [...all.filter(({ about }) => about === 'formula'), ...stars];
  return stars.length > 0 && fewer.length < all.length ? fewer : all;
}

/** The button disappears, so the focus moves to the choices that it has brought. */
async function more({ currentTarget }: Event, acts: TrayActs): Promise<void> {
  const asked = (currentTarget as Element).closest('.questions');
  acts.more();
  await frame();
  asked?.querySelector<HTMLElement>('input:checked')?.focus();
}

function ask(ways: readonly string[][], way: number, { about, options }: Choice, { choose }: TrayActs): TemplateResult {
  const stars = about === 'formula' ? 0 : starsOf([ways[way]?.[about] ?? '']);
  const label = about === 'formula' ? t('padbolix-which-formula') : t('padbolix-which-letter', { stars });
  // No <fieldset>: WebKit lays its legend above the options, whatever the style sheet says.
  return html`<div class="ways" role="radiogroup" aria-label=${label}>
    <span class="ways-label" aria-hidden="true">${label}</span>
    <div class="way-options">
      ${options.map(({ way: other, group, chosen }) => {
        const groups = ways[other] ?? [];
        const name = about === 'formula' ? formulaName(groups) : playName([group]);
        return html`<label class="way"
          ><input type="radio" class="radio-over" name=${`way-${about}`} .checked=${chosen} aria-label=${name} data-testid=${`way-${about === 'formula' ? groups.join('+') : group}`} @change=${() => choose(other)} /><span aria-hidden="true"
            >${about === 'formula' ? name : letters(group)}</span
          ></label
        >`;
      })}
    </div>
  </div>`;
}

function formulaName(groups: readonly string[]): string {
  const { kind, groups: count, length } = shapeOf(groups);
  return t('padbolix-formula', { kind, groups: count, length });
}

/** The letters of a group as they are written; letters of stars are emphasised, as on the table. */
const letters = (group: string): TemplateResult[] =>
  [...group].map((sign) => (sign === sign.toUpperCase() ? html`${sign}` : html`<em>${sign.toUpperCase()}</em>`));
