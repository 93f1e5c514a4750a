// The pack in use: what is printed on the cards. The same files as the rules read.

import { html, type TemplateResult } from 'lit';
import { t } from '../../lib/i18n.ts';
import { settings } from '../../lib/settings.ts';
import { card, type LetterFace } from '../../pieces/card.ts';
import { joker } from './ornament.ts';
import type { Options } from '../../protocol/index.ts';
import fr from '../../../decks/syntax.fr.json';
import en from '../../../decks/syntax.en.json';

export interface Deck {
  id: string;
  language: string;
  cards: { card: string; count: number; points: number }[];
}

const decks: Record<string, Deck> = { fr, en };

/** The deck that these options mean: that of the dictionary unless one was chosen. */
export const deckOf = ({ deck, dictionary }: Readonly<Options<'syntax'>>): Deck => decks[deck ?? dictionary] ?? fr;

/** The language of the words, where they are all of one. */
export const languageOf = ({ dictionary }: Readonly<Options<'syntax'>>): string | null =>
  dictionary === 'both' ? null : dictionary;

export const pointsOf = (deck: Deck, code: string): number =>
  deck.cards.find((line) => line.card === code)?.points ?? 0;

export function handFace(deck: Deck, code: string): LetterFace {
  const points = pointsOf(deck, code);
  if (code === '?') return { letter: '', ornament: joker, points, name: t('syntax-card-joker', { points }) };
  return { letter: code, points, name: t('syntax-card', { letter: code, points }) };
}

/** A card as it lies on the table: lower case is a joker that stands for the letter. */
export function tableFace(deck: Deck, sign: string): LetterFace {
  if (sign === sign.toUpperCase()) return handFace(deck, sign);
  const letter = sign.toUpperCase();
  const points = pointsOf(deck, '?');
  return { letter, ornament: joker, points, name: t('syntax-card-joker-as', { letter }) };
}

/** The pack in use; where no match says which, both. For below the rules. */
export function draw(options?: Readonly<Options<'syntax'>>): TemplateResult {
  const both = settings.get().language === 'fr' ? [fr, en] : [en, fr];
  const shown: Deck[] = options ? [deckOf(options)] : both;
  return html`<section class="decks" aria-labelledby="decks-heading">
    <h3 id="decks-heading">${t('syntax-deck-heading')}</h3>
    ${shown.map(
      (deck) => html`<h4>${t(`syntax-deck-${deck.language}`)}</h4>
        <ul role="list" class="deck small-cards">
          ${deck.cards.map(
            (line) => html`<li>
              ${card(handFace(deck, line.card))}<span class="visually-hidden">${handFace(deck, line.card).name}: </span><span class="deck-count">× ${line.count}</span>
            </li>`,
          )}
        </ul>`,
    )}
  </section>`;
}
