// Every table in mid-match, for whoever looks at it: pictures, and what of it can be read.
import { expect, held, onTurn, played, playIt, tap, type Deal, liftFirst } from './helpers.ts';
import { compose, propose } from './spikit-table.ts';
import { announce, roll, thrown } from './themes-table.ts';
import type { Page } from '@playwright/test';

export interface Scene {
  name: string;
  deal: Deal;
  play?: (page: Page) => Promise<void>;
}

const three: Deal['seats'] = ['Églantine', ['Basile', 'easy'], ['Camille', 'easy']];

const syntax: Deal = {
  game: 'syntax',
  seats: ['Anna', ['Églantine', 'easy'], ['Désiré', 'medium']],
  options: { packs: 2 },
  setup: {
    dealer: 2,
    hands: [
      ['B', 'O', '?', 'D', 'K', 'E', 'L', 'S', 'A', 'I'],
      ['E', 'E', 'V', 'O', 'U', 'U', 'R', 'T', 'N'],
      ['A', 'I', 'U', 'T'],
    ],
    table: ['RAT', 'BOnD', 'FLAIR', 'MAISON', 'ILE'],
    face_up: 'E',
    scores: [20, 65, -10],
  },
};

const spikit: Deal = {
  game: 'spikit',
  seats: three,
  setup: {
    hands: [
      [
        'brown.fr.4',
        'orange.fr.1',
        'orange.fr.2',
        'orange.fr.3',
        'turquoise.en.5',
        'pink.fr.2',
        'grey.fr.3',
        'violet.fr.1',
      ],
      ['red.en.1', 'red.en.2', 'red.en.3'],
      ['orange.en.1', 'orange.en.2', 'orange.en.3'],
    ],
    display: ['red.fr.3', 'green.en.5', 'green.en.4', 'grey.fr.4', 'pink.fr.1', 'turquoise.fr.4'],
    table: [
      ['brown.fr.1', 'brown.fr.2', 'brown.fr.3'],
      ['violet.en.1', 'violet.en.2', 'violet.fr.3', 'grey.en.4'],
    ],
    stock: ['brown.en.4', 'violet.fr.5', 'grey.en.1', 'grey.en.2'],
    rolls: [4],
  },
};
const toLay = async (page: Page): Promise<void> => {
  await onTurn(page);
  await played(page, () => page.getByTestId('action-roll').click());
  await played(page, () => page.getByTestId('action-draw').click());
  await onTurn(page);
};

const padbolix: Deal = {
  game: 'padbolix',
  seats: ['Zoé', ['Églantine', 'easy'], ['Rita', 'easy'], ['Désiré', 'easy']],
  setup: {
    hands: [[...'BCEFKLPQRX'], [...'CDFGU'], [...'DEGHW'], [...'HIJK!']],
    leader: 0,
    deal: 3,
    scores: [6, 2, -2, 2],
  },
};

const plis = (round: number): Deal => ({
  game: 'plis',
  seats: ['Zoé', ['Églantine', 'easy'], ['Rita', 'easy'], ['Désiré', 'easy']],
  setup: { round },
  seed: 9,
});
const tricks = (count: number) => async (page: Page) => {
  for (let played = 0; played < count; played++) {
    await onTurn(page);
    await liftFirst(page);
    await playIt(page);
  }
  await onTurn(page);
};

const themes: Deal = {
  game: 'themes',
  seats: ['Zoé', 'Ugo', 'Rita', 'Léa'],
  options: { words: 'fr', timer: null, typing: null },
  setup: { rolls: [thrown()], tokens: [12, 7, 3, 9] },
};

export const scenes: readonly Scene[] = [
  { name: 'syntax', deal: syntax, play: (page) => onTurn(page) },
  {
    name: 'syntax-word',
    deal: syntax,
    play: async (page) => {
      await onTurn(page);
      for (const card of ['B', 'O', 'L', 'D']) await held(page, card).click({ position: { x: 12, y: 12 } });
    },
  },
  { name: 'syntax-empty', deal: { ...syntax, setup: { ...syntax.setup, table: [] } }, play: (page) => onTurn(page) },
  { name: 'spikit', deal: spikit, play: toLay },
  {
    name: 'spikit-line',
    deal: spikit,
    play: async (page) => {
      await toLay(page);
      await compose(page, ['orange.fr.1', 'orange.fr.2', 'orange.fr.3']);
    },
  },
  {
    name: 'spikit-vote',
    deal: { ...spikit, seats: ['Églantine', ['Basile', 'easy'], 'Camille'] },
    play: async (page) => {
      await page.getByTestId('curtain-lift').click();
      await toLay(page);
      await compose(page, ['orange.fr.1', 'orange.fr.2', 'orange.fr.3']);
      await propose(page);
      await expect(page.getByTestId('ballot-2-accept')).toBeVisible();
    },
  },
  { name: 'padbolix', deal: padbolix, play: (page) => onTurn(page) },
  {
    name: 'padbolix-trick',
    deal: padbolix,
    play: async (page) => {
      await onTurn(page);
      for (const card of ['B', 'C', 'E', 'F']) await tap(page, card);
      await playIt(page);
      await onTurn(page);
    },
  },
  { name: 'plis-1', deal: plis(1), play: tricks(1) },
  { name: 'plis-4', deal: plis(4), play: tricks(2) },
  { name: 'plis-5', deal: plis(5), play: tricks(2) },
  { name: 'themes', deal: themes, play: (page) => roll(page) },
  {
    name: 'themes-before',
    deal: themes,
    play: (page) => expect(page.getByTestId('roll')).toBeVisible(),
  },
  {
    name: 'themes-alone',
    deal: {
      ...themes,
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
      setup: { rolls: [thrown()], tokens: [12, 7, 3] },
    },
    play: async (page) => {
      await roll(page);
      await page.getByTestId('word-line').fill('Bach');
    },
  },
  {
    name: 'themes-end',
    deal: themes,
    play: async (page) => {
      await roll(page);
      await announce(page, 0, 'Bach');
      await announce(page, 1, 'Bacon');
    },
  },
];
