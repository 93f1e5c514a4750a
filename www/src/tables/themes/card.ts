// A theme card of one's own: a template to begin with, and what is on it.

import { html, type TemplateResult } from 'lit';
import sheet from '../../../styles/tables/themes.css';
import { t } from '../../lib/i18n.ts';
import { settings, type Language } from '../../device/settings.ts';
import { part } from '../../lib/part.ts';
import { wear } from '../../lib/styles.ts';
import { printed } from '../../lib/typed.ts';
import type { Data } from '../../protocol/index.ts';
import type { Door } from '../game.ts';
import type {} from './card-editor.ts';

wear(sheet);

type Card = NonNullable<Data<'themes'>['card']>;

/** How a word is written: the word, then after tabs whether it is a proper name, its tier (1 to 3), and its full form. */
const templates: Record<Language, Card> = {
  fr: {
    name: 'Ma carte',
    themes: [
      {
        name: 'Dans mon cartable',
        words: ['cahier', 'crayon', 'gomme', 'règle', 'trousse', 'stylo', 'livre', 'agenda'],
      },
      {
        name: 'Fleuves et rivières',
        words: [
          'Loire\tproper',
          'Seine\tproper',
          'Rhône\tproper',
          'Garonne\tproper',
          'Danube\tproper\t2',
          'Volga\tproper\t2',
        ],
      },
      { name: 'Ce qui nous fait rire', words: [] },
    ],
  },
  en: {
    name: 'My card',
    themes: [
      { name: 'In my schoolbag', words: ['notebook', 'pencil', 'eraser', 'ruler', 'book', 'pen', 'diary', 'scissors'] },
      {
        name: 'Rivers',
        words: [
          'Thames\tproper',
          'Severn\tproper',
          'Mersey\tproper',
          'Danube\tproper\t2',
          'Nile\tproper',
          'Amazon\tproper',
        ],
      },
      { name: 'What makes us laugh', words: [] },
    ],
  },
};

/** One word a line, so that the line number of a mistake shows which word is meant. */
function written({ name, themes }: Card): string {
  const list = (words: readonly string[]): string =>
    words.length === 0 ? '[]' : `[\n${words.map((word) => `        ${JSON.stringify(word)}`).join(',\n')}\n      ]`;
  const theme = (one: Card['themes'][number]): string =>
    `    {\n      "name": ${JSON.stringify(one.name)},\n      "words": ${list(one.words ?? [])}\n    }`;
  return `{\n  "name": ${JSON.stringify(name)},\n  "themes": [\n${themes.map(theme).join(',\n')}\n  ]\n}\n`;
}

/** The editor comes; where it does not, that is said. */
async function bring(within: Element): Promise<void> {
  const there = await part('card-editor', () => import('./card-editor.ts')).catch(() => null);
  const told = within.querySelector('[role="status"]');
  if (told) told.textContent = there ? '' : t('part-missing-title');
}

export const door: Door = {
  // Its code comes when somebody opens it.
  writes: (
    take,
    data,
  ) => html`<details class="own-data-preview" data-testid="own-write" @toggle=${({ currentTarget }: Event) => void bring(currentTarget as Element)}>
    <summary>${t('themes-write')}</summary>
    <p class="option-help" role="status"></p>
    <mots-card-editor .card=${data as Card | null} .take=${take}></mots-card-editor>
  </details>`,
  template: () => ({ name: 'themes.json', text: written(templates[settings.get().language]) }),
  title: (data) => (data as Card).name,
  preview: (data): TemplateResult => html`<ol class="own-card">
    ${(data as Card).themes.map(
      ({ name, words = [] }) =>
        html`<li><strong>${printed(name)}</strong> <span>${t('themes-own-words', { count: words.length })}</span>
          <p class="own-words">${printed(words.map((word) => word.split('\t')[0]).join(', '))}</p></li>`,
    )}
  </ol>`,
};
