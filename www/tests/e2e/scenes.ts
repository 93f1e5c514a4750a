// Every table in mid-match, for whoever looks at it: pictures, and what of it can be read.
import type { Page } from '@playwright/test';
import type { SceneName } from '../gallery/scenes.ts';
import { held } from './helpers.ts';
import { compose } from './spikit-table.ts';

export interface Look {
  name: string;
  scene: SceneName;
  /** What is got ready there. */
  touch?: (page: Page) => Promise<void>;
}

export const looks: readonly Look[] = [
  { name: 'syntax', scene: 'syntax-mid' },
  {
    name: 'syntax-word',
    scene: 'syntax-mid',
    touch: async (page) => {
      for (const card of ['B', 'O', 'L', 'D']) await held(page, card).click({ position: { x: 12, y: 12 } });
    },
  },
  { name: 'syntax-empty', scene: 'syntax-mid-empty' },
  { name: 'spikit', scene: 'spikit-mid' },
  {
    name: 'spikit-line',
    scene: 'spikit-mid',
    touch: (page) => compose(page, ['orange.fr.1', 'orange.fr.2', 'orange.fr.3']),
  },
  { name: 'spikit-vote', scene: 'spikit-mid-vote' },
  { name: 'padbolix', scene: 'padbolix-mid' },
  { name: 'padbolix-trick', scene: 'padbolix-mid-trick' },
  { name: 'plis-1', scene: 'plis-mid-1' },
  { name: 'plis-4', scene: 'plis-mid-4' },
  { name: 'plis-5', scene: 'plis-mid-5' },
  { name: 'themes', scene: 'themes-mid' },
  { name: 'themes-before', scene: 'themes-mid-before' },
  { name: 'themes-alone', scene: 'themes-mid-alone', touch: (page) => page.getByTestId('word-line').fill('Bach') },
  { name: 'themes-end', scene: 'themes-mid-end' },
];
