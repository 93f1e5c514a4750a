// The cards of a deck, family by family: below the rules, and for a deck of one's own on the set-up screen.

import { html, type TemplateResult } from 'lit';
import sheet from '../../../styles/tables/spikit.css';
import smallSheet from '../../../styles/tables/spikit-small.css';
import { t } from '../../lib/i18n.ts';
import { printed } from '../../lib/typed.ts';
import { settings } from '../../device/settings.ts';
import { wear } from '../../lib/styles.ts';
import { card, type TextFace } from '../../pieces/card.ts';
import type { Data, Options } from '../../protocol/index.ts';
import type { SpikitPreview } from '../../protocol/types.gen.ts';
import type { Door } from '../game.ts';
import { face, languageName } from './cards.ts';
import { sheets } from './sheets.ts';
import type { CardFace } from './view.ts';
import './review.ts';
import french from '../../../decks/spikit.fr-en.json';
import dutch from '../../../decks/spikit.fr-nl.json';
import template from '../../../decks/spikit.template.json';

wear(sheet);
wear(smallSheet);

type Deck = NonNullable<Data<'spikit'>['deck']>;

/** The box's own decks, as the option `deck` names them. */
const boxed: Record<string, unknown> = { 'fr-en': french, 'fr-nl': dutch };

/** The families of a deck as they are printed, with one line for each language. */
function families(deck: Deck): TemplateResult {
  const faces = facesOf(deck);
  return html`<ul role="list" class="spikit-families" data-testid="families">
    ${deck.families.map(
      ({ colour, slots }) => html`<li>
        <h5>${t('spikit-family', { colour: t('spikit-colour', { colour }) })}</h5>
        ${deck.languages.map(
          (lang) =>
            html`<p class="spikit-row">${slots.map((_, index) => html`<span class="spikit-card">${card(face(faces, `${colour}.${lang}.${index + 1}`))}<span class="visually-hidden" lang=${lang}>${faces.get(`${colour}.${lang}.${index + 1}`)?.text} </span></span>`)}</p>`,
        )}
      </li>`,
    )}
  </ul>`;
}

const titleOf = (deck: Deck): string =>
  printed(deck.name?.[settings.get().language] ?? deck.languages.map(languageName).join(' – '));

/** The deck of a match, or the box's own. */
export function draw(options?: Readonly<Options<'spikit'>>, data?: Readonly<Data<'spikit'>>): TemplateResult {
  const deck = data?.deck ?? (boxed[options?.deck ?? 'fr-en'] as Deck);
  return html`<section class="decks" aria-labelledby="decks-heading">
    <h3 id="decks-heading">${t('spikit-deck-heading')}</h3>
    <h4>${titleOf(deck)}</h4>
    ${families(deck)}
  </section>`;
}

/** The words of a deck as they stand on its cards. */
function facesOf(deck: Deck): Map<string, CardFace> {
  const faces = new Map<string, CardFace>();
  for (const { colour, slots } of deck.families)
    slots.forEach((slot, index) => {
      for (const lang of deck.languages) {
        const { text = '', neutral = false } = slot[lang] ?? {};
        faces.set(`${colour}.${lang}.${index + 1}`, { text: printed(text), lang: neutral ? null : lang });
      }
    });
  return faces;
}

/** All cards in printing order: family after family, then the two jokers. */
const allCards = (deck: Deck): TextFace[] => {
  const faces = facesOf(deck);
  return [...faces.keys(), 'joker.1', 'joker.2'].map((code) => face(faces, code));
};

/** A deck of one's own. Its template is plain text: a sentence on one line, and its translation on the next. */
export const door: Door = {
  template() {
    const { families: all, languages, name = {}, id } = template as unknown as Deck;
    const line = (slots: Deck['families'][number]['slots'], lang: string): string =>
      slots.map((slot) => slot[lang]?.text ?? '').join(' / ');
    const sentences = all.map(({ slots }) => languages.map((lang) => line(slots, lang)).join('\n'));
    return { name: 'spikit.txt', text: `${name[settings.get().language] ?? id}\n\n${sentences.join('\n\n')}\n` };
  },
  title: (data) => {
    const { name = {}, id } = data as Deck;
    return name[settings.get().language] ?? Object.values(name)[0] ?? id;
  },
  preview: (data) => families(data as Deck),
  review: (data, made, changed) =>
    html`<mots-spikit-review .deck=${data as Deck} .made=${made as SpikitPreview} @corrected=${(event: CustomEvent) => changed(event.detail)}></mots-spikit-review>`,
  sheets: (data, backs) => sheets(allCards((data as Deck | null) ?? (french as unknown as Deck)), backs),
};
