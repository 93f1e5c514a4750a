// The pack in use: what is printed on the cards. The same files as the rules read.

import { html, type TemplateResult } from 'lit';
import { t } from '../../lib/i18n.ts';
import { settings } from '../../device/settings.ts';
import { card, type LetterFace } from '../../pieces/card.ts';
import { joker } from './ornament.ts';
import type { Data, Options } from '../../protocol/index.ts';
import type { Door } from '../game.ts';
import fr from '../../../decks/syntax.fr.json';
import en from '../../../decks/syntax.en.json';

export interface Deck {
  id: string;
  language: string;
  cards: { card: string; count: number; points: number }[];
}

const decks: Record<string, Deck> = { fr, en };

/** The deck of a match: one that people brought, or the one that they chose, or else the one of the dictionary's language. */
export const deckOf = ({ deck, dictionary }: Readonly<Options<'syntax'>>, data: Readonly<Data<'syntax'>> = {}): Deck =>
  data.deck ?? decks[deck ?? dictionary] ?? fr;

/** The language of the words; null if words of both languages count. */
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

/** The appendix below the rules: the pack of a match, or both packs if no match is given. */
export function draw(options?: Readonly<Options<'syntax'>>, data?: Readonly<Data<'syntax'>>): TemplateResult {
  const both = settings.get().language === 'fr' ? [fr, en] : [en, fr];
  const shown: Deck[] = options ? [deckOf(options, data)] : both;
  return html`<section class="decks" aria-labelledby="decks-heading">
    <h3 id="decks-heading">${t('syntax-deck-heading')}</h3>
    ${shown.map((deck) => html`<h4>${titleOf(deck)}</h4>${pack(deck)}`)}
  </section>`;
}

function titleOf(deck: Deck): string {
  const language = (['fr', 'en'] as const).find((one) => decks[one] === deck);
  return language ? t(`syntax-deck-${language}`) : deck.id;
}

const pack = (deck: Deck): TemplateResult =>
  html`<ul role="list" class="deck small-cards">
    ${deck.cards.map(
      (line) => html`<li>
        ${card(handFace(deck, line.card))}<span class="visually-hidden">${handFace(deck, line.card).name}: </span><span class="deck-count">× ${line.count}</span>
      </li>`,
    )}
  </ul>`;

/** A pack of one's own, on the set-up screen. */
export const door: Door = {
  template() {
    const deck = decks[settings.get().language] ?? fr;
    const lines = deck.cards.map((line) => `    ${JSON.stringify(line)}`).join(',\n');
    const text = `{\n  "id": "${t('syntax-deck-own')}",\n  "language": "${deck.language}",\n  "cards": [\n${lines}\n  ]\n}\n`;
    return { name: `syntax.${deck.language}.json`, text };
  },
  title: (data) => (data as Deck).id,
  preview: (data) => pack(data as Deck),
};
