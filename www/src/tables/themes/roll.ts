// The dice as they lie, and what they ask for: a theme, a first letter, or a word without any of the letters.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../lib/i18n.ts';
import { die, throwMs, type Die as DieFace } from '../../pieces/die.ts';
import { sign } from './drawings.ts';
import { isProper, type ThemesState } from './state.ts';
import { dice, themeName, type ThemesView } from './view.ts';
import { inParts, marked } from './words.ts';

const colourName = (colour: string): string => t('themes-colour', { colour });

/** All dice that are thrown; before the first throw they are blank. Those whose letter is in this word are raised. */
function faces(view: ThemesView, word: string, proper: boolean): DieFace[] {
  const roll = view.dice;
  const counted = new Set(roll && roll.colour !== 'black' && !inParts(word, proper) ? marked(word, roll.letters) : []);
  const number = view.variant === 'open' ? [] : [numbered(view)];
  return [
    ...number,
    ...dice.map((id): DieFace => {
      const letter = roll?.letters[id] ?? '';
      return {
        id,
        face: { kind: 'letter', letter },
        tone: id,
        sign: sign(id),
        name: letter === '' ? colourName(id) : t('themes-die', { colour: colourName(id), letter }),
        counted: counted.has(id),
      };
    }),
    roll
      ? {
          id: 'colour',
          face: { kind: 'colour' },
          tone: roll.colour,
          sign: sign(roll.colour),
          name: t('themes-colour-die', { colour: colourName(roll.colour) }),
        }
      : { id: 'colour', face: { kind: 'colour' }, tone: 'blank', name: t('themes-colour-die-blank') },
  ];
}

/** How long a throw takes until the dice lie still, in ms. */
export const rollMs = ({ variant }: Pick<ThemesView, 'variant'>): number =>
  throwMs((variant === 'open' ? 0 : 1) + dice.length + 1);

const numbered = ({ theme }: ThemesView): DieFace => ({
  id: 'number',
  face: { kind: 'number', number: theme ?? 0 },
  name: t('themes-number-die', { number: theme ?? 0 }),
});

/** The dice for a word that is voted on, only for the eye. */
export const judgedBy = (view: ThemesView, word: string, proper: boolean): TemplateResult =>
  html`<p class="dice vote-dice" aria-hidden="true">${faces(view, word, proper).map((one) => die(one))}</p>`;

export function roll(state: ThemesState): TemplateResult {
  const { view, draft } = state;
  const { judging } = view;
  const lie = judging ? faces(view, judging.word, judging.proper) : faces(view, draft.text, isProper(state));
  const letters = view.dice ? dice.map((die) => view.dice?.letters[die]).join('') : '';
  return html`<mots-dice
    class="themes-dice"
    data-letters=${letters}
    data-colour=${view.dice?.colour ?? nothing}
    data-counted=${lie.flatMap(({ id, counted }) => (counted ? [id] : [])).join(' ')}
    .label=${t('themes-dice')}
    .dice=${lie}
    .throw=${state.throws}
  ></mots-dice>`;
}

/** The theme and the first letter, as large as there is room; before the throw, whose throw it is. With `across`, it is drawn a second time for
 * people on the opposite side, hidden from screen readers. */
export function asked(view: ThemesView, names: readonly string[], across = false): TemplateResult {
  const { dice: thrown, phase, theme, variant } = view;
  if (phase === 'rolling' || !thrown)
    return html`<p class="themes-asked before-roll" aria-hidden=${across ? 'true' : nothing}>
      <span class="themes-theme">${t('themes-to-roll', { round: view.round, name: names[view.roller] ?? '' })}</span>
    </p>`;
  const title = variant === 'open' ? t('themes-any-theme') : themeName(view, theme);
  const black = view.initial === null;
  return html`<p
    class="themes-asked"
    aria-hidden=${across ? 'true' : nothing}
    data-testid=${across ? nothing : 'asked'}
    data-theme=${theme ?? nothing}
    data-initial=${view.initial ?? nothing}
  >
    <span class="themes-theme">${title}</span>
    <span class="themes-initial" data-tone=${thrown.colour}>
      <span class="visually-hidden">${black ? t('themes-without') : t('themes-begins-with', { colour: colourName(thrown.colour) })} </span>
      ${
        black
          ? html`<span aria-hidden="true" class="themes-barred">${sign('black')}</span><span class="themes-letters">${dice.map((die) => thrown.letters[die]).join(' ')}</span>`
          : html`<span class="themes-letter">${view.initial}</span><span aria-hidden="true">${sign(thrown.colour)}</span>`
      }
    </span>
  </p>`;
}
