// The list of all accepted sentences at the end of a match, to which people give hearts.

import { html, nothing, type TemplateResult } from 'lit';
import { around, list, t } from '../../lib/i18n.ts';
import { colourOf, emblem } from '../../pieces/emblems.ts';
import { icon } from '../../pieces/icons.ts';
import { marked, type Faces } from './cards.ts';
import { asked, countOf, loved, type Accepted, type Hearts } from './hearts.ts';

export interface FunniestView {
  sentences: readonly Accepted[];
  hearts: Hearts;
  people: readonly number[];
  names: readonly string[];
  faces: Faces;
}

/** `give` is called with all hearts, the new one among them. It is also called when the list is opened, with the hearts so far, so that somebody is
 * asked for the first one. */
export function funniest(view: FunniestView, give: (hearts: Hearts) => void): TemplateResult | null {
  const { sentences, hearts: given, people, names, faces } = view;
  if (sentences.length < 2 || people.length === 0) return null;
  const next = asked(given, people);
  const count = countOf(given);
  const opens = ({ currentTarget }: Event): void => {
    const list = currentTarget as HTMLDetailsElement;
    if (!list.open) return;
    give(given);
    // There may be many, and the ranking lies above them.
    list.scrollIntoView({ block: 'start' });
  };
  return html`<details class="hearts" data-testid="hearts" @toggle=${opens}>
    <summary class="button">${icon('heart')}<span>${t('spikit-hearts')}</span></summary>
    <p class="hearts-asked" role="status" data-testid="hearts-asked">${said(view)}</p>
    <ul role="list" class="hearts-list">
      ${sentences.map(({ cards, joker, seat }, index) => {
        const from = people.filter((one) => given.get(one) === index);
        return html`<li><button type="button" class="heart-sentence" data-testid=${`heart-${index}`} aria-pressed=${people.length === 1 ? String(from.length > 0) : nothing} ?disabled=${next === null} @click=${() => next !== null && give(new Map([...given, [next, index]]))}>
          <span class="heart-author">${emblem(seat)}</span>
          <span class="heart-words">${marked(faces, cards, joker)}<span class="visually-hidden"> ${t('spikit-sentence-by', { name: names[seat] ?? '' })}</span></span>
          <span class="heart-from">${from.map((one) => html`<span data-seat-colour=${colourOf(one)} aria-hidden="true">${icon('heart')}</span>`)}${from.length > 0 ? html`<span class="visually-hidden">${t('spikit-hearts-count', { count: count.get(index) ?? 0 })}</span>` : nothing}</span>
        </button></li>`;
      })}
    </ul>
    ${given.size > 0 && people.length > 1 ? html`<button type="button" class="button quiet hearts-again" data-testid="hearts-again" @click=${() => give(new Map())}>${icon('undo')} ${t('spikit-hearts-again')}</button>` : nothing}
  </details>`;
}

/** Who is asked for a heart, or which sentence has most. */
function said({ sentences, hearts: given, people, names, faces }: FunniestView): unknown {
  const most = loved(given, people).flatMap((index) => sentences[index] ?? []);
  const [one] = most;
  if (!one) {
    const name = names[asked(given, people) ?? -1] ?? '';
    return people.length === 1 ? t('spikit-hearts-alone') : t('spikit-hearts-ask', { name });
  }
  const by = [...new Set(most.map(({ seat }) => names[seat] ?? ''))];
  if (most.length > 1) return t('spikit-hearts-shared', { count: most.length, names: list(by) });
  const { cards, joker } = one;
  return around('spikit-hearts-won', { name: by[0] ?? '' }, 'sentence', marked(faces, cards, joker));
}
