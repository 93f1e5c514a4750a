// The recorded scenes: what was dealt, and how a live match is walked to where it is recorded. That is done once, by whoever records (tests/README.md).

import type { Page } from '@playwright/test';
import { atStage, expect, held, lift, liftFirst, onTurn, played, playIt, tap, type Deal } from '../e2e/helpers.ts';
import { compose, propose, vote } from '../e2e/spikit-table.ts';
import { announce, buzz, deal as themesDeal, roll, say, thrown } from '../e2e/themes-table.ts';

export interface Scene {
  deal: Deal;
  /** From the deal to the scene. */
  play?: (page: Page) => Promise<void>;
  /** Whoever is asked has lifted the curtain; by default they have. */
  lifted?: boolean;
  /** The moment before the last action is looked at too. */
  first?: boolean;
}

/** Syntax: a late round of four: many words, a full hand. */
const late: Deal = {
  game: 'syntax',
  seats: ['Anna', 'Bruno', ['Églantine', 'easy'], ['Désiré', 'medium']],
  options: { packs: 2 },
  setup: {
    dealer: 3,
    hands: [
      ['B', 'O', '?', 'D', 'K', 'E', 'L', 'S', 'A', 'I'],
      ['E', 'E', 'V', 'O', 'U', 'U', 'R', 'R', 'T', 'N'],
      ['A', 'I', 'U', 'T'],
      ['S', 'S', 'N', 'N', 'O', 'O', 'P'],
    ],
    table: ['RAT', 'BOnD', 'FLAIR', 'MAISON', 'CHAMPETRE', 'ILE'],
    face_up: 'E',
    scores: [20, 65, -10, 88],
  },
};

/** Anna can be rid of her hand: the round ends, or with high `scores` the match. */
const last = (...scores: number[]): Deal => ({
  game: 'syntax',
  seats: ['Anna', ['Églantine', 'easy'], ['Désiré', 'medium']],
  options: { referee: 'dictionary' },
  setup: {
    dealer: 2,
    hands: [
      ['B', 'O', 'N'],
      ['A', 'I', 'U', 'T', 'E', 'E', 'S'],
      ['S', 'N', 'V'],
    ],
    table: ['RAT'],
    scores,
  },
});

const lay = async (page: Page, cards: string): Promise<void> => {
  await onTurn(page);
  for (const card of cards) await held(page, card).click({ position: { x: 12, y: 12 } });
  await page.getByTestId('action-lay').click();
};

const syntax = {
  'syntax-curtain': { deal: late, lifted: false },
  'syntax-challenge': {
    deal: late,
    first: true,
    play: async (page) => {
      await lift(page, 'Anna');
      await lay(page, 'BOLD');
      await atStage(page, 'open');
    },
  },
  'syntax-summary': {
    deal: last(40, 20, 30),
    play: async (page) => {
      await lay(page, 'BON');
      await atStage(page, 'summary');
    },
  },
  'syntax-ranking': {
    deal: last(40, 90, 95),
    play: async (page) => {
      await lay(page, 'BON');
      await atStage(page, 'over');
    },
  },
} satisfies Record<string, Scene>;

const OTHERS = [
  ['red.en.1', 'red.en.2', 'red.en.3'],
  ['orange.en.1', 'orange.en.2', 'orange.en.3'],
  ['blue.en.1', 'blue.en.2', 'blue.en.3'],
];

/** Spikit: a full hand of mixed languages, a joker in it; two sentences lie on the table. */
const mixed: Deal = {
  game: 'spikit',
  seats: ['Églantine', 'Basile', 'Camille', 'Désiré'],
  options: { advice: true },
  setup: {
    hands: [
      [
        ...['brown.fr.4', 'orange.fr.1', 'orange.fr.2', 'orange.fr.3', 'turquoise.en.5'],
        ...['pink.fr.2', 'grey.fr.3', 'violet.fr.1', 'joker.1', 'yellow.fr.4'],
      ],
      ...OTHERS,
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

/** Églantine has a family but for the card that she draws: the round ends. */
const family: Deal = {
  game: 'spikit',
  seats: ['Églantine', ['Basile', 'easy'], ['Camille', 'easy']],
  setup: {
    hands: [['orange.fr.1', 'orange.fr.2', 'orange.fr.3', 'orange.fr.5'], OTHERS[0], [...(OTHERS[2] ?? []), 'joker.1']],
    display: ['red.fr.3', 'green.en.5', 'green.en.4', 'grey.fr.4', 'pink.fr.1', 'turquoise.fr.4'],
    stock: ['orange.fr.4'],
    rolls: [2],
  },
};

/** Presses those buttons of the bar, one after the other. */
const press = async (page: Page, ...actions: string[]): Promise<void> => {
  for (const action of actions) await played(page, () => page.getByTestId(`action-${action}`).click());
};

/** Églantine's turn, up to there. */
const turn =
  (...actions: string[]) =>
  async (page: Page): Promise<void> => {
    await lift(page);
    await onTurn(page);
    await press(page, ...actions);
  };
const proposed = async (page: Page): Promise<void> => {
  await turn('roll', 'draw')(page);
  for (const card of ['orange.fr.1', 'orange.fr.2', 'orange.fr.3']) await held(page, card).click();
  await press(page, 'lay');
  await atStage(page, 'ballot');
};
const advantage = async (page: Page): Promise<void> => {
  await proposed(page);
  await vote(page, { 1: 'accept', 2: 'accept', 3: 'refuse' });
  await lift(page);
  await onTurn(page);
};

const spikit = {
  'spikit-roll': { deal: mixed },
  'spikit-draw': { deal: mixed, play: turn('roll') },
  'spikit-play': { deal: mixed, play: turn('roll', 'draw') },
  'spikit-ballot': { deal: mixed, play: proposed },
  'spikit-advantage': { deal: mixed, play: advantage },
  'spikit-fishing': {
    deal: mixed,
    play: async (page) => {
      await advantage(page);
      await press(page, 'fish');
    },
  },
  'spikit-summary': {
    deal: family,
    play: async (page) => {
      await onTurn(page);
      await press(page, 'roll', 'draw');
      for (const slot of [1, 2, 3, 4, 5]) await held(page, `orange.fr.${slot}`).click();
      await press(page, 'lay');
      await atStage(page, 'summary');
    },
  },
} satisfies Record<string, Scene>;

const NAMES: Deal['seats'] = ['Zoé', ['Églantine', 'easy'], ['Rita', 'easy'], ['Désiré', 'easy']];

/** Twenty cards, one of them a star: as many as there can be. */
const full: Deal = {
  game: 'padbolix',
  seats: NAMES,
  setup: {
    hands: [[...'BCDEFGHIJKLMNOPQRST*'], [...'BCDEU'], [...'UVVWW'], [...'XXYY!']],
    leader: 0,
    scores: [6, 2, -2, 2],
    deal: 3,
  },
};
/** Everybody follows with two sequences; the trick comes back to Zoé. */
const trick: Deal = {
  game: 'padbolix',
  seats: NAMES,
  setup: { hands: [[...'BCEFKLPQRX'], [...'CDFGU'], [...'DEGHW'], [...'HIJK!']], leader: 0 },
};
/** Seventeen cards of round 5, with tricks taken. */
const everything: Deal = { game: 'plis', seats: NAMES.slice(0, 3), setup: { round: 5 }, seed: 9 };
const five: Deal = {
  game: 'plis',
  seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy'], ['Désiré', 'easy'], ['Ana', 'easy']],
  setup: { round: 2 },
  seed: 9,
};
const lastTrick: Deal = {
  game: 'plis',
  seats: NAMES,
  setup: { round: 5, hands: [['bM'], ['bH'], ['bA'], ['bE']], leader: 0, scores: [10, 20, 130, 40] },
};
const lastOfRound: Deal = { ...lastTrick, setup: { ...lastTrick.setup, round: 4 } };
const lastCard: Deal = {
  game: 'padbolix',
  seats: NAMES,
  setup: { hands: [['B'], ['E', 'F'], [], []], finished: [2, 3], leader: 0, deal: 4, scores: [4, -2, 6, 4] },
};
const lastOfDeal: Deal = { ...lastCard, setup: { ...lastCard.setup, deal: 3, scores: [4, -2, 2, 4] } };

/** The one card is played, which leads there. */
const ends = (deal: Deal, stage: 'summary' | 'over'): Scene => ({
  deal,
  play: async (page) => {
    await onTurn(page);
    await page.getByTestId('hand-card').click();
    await playIt(page);
    await atStage(page, stage);
  },
});

const tricks = {
  'padbolix-full': { deal: full },
  'padbolix-trick': {
    deal: trick,
    play: async (page) => {
      await onTurn(page);
      for (const card of ['B', 'C', 'E', 'F']) await tap(page, card);
      await playIt(page);
      await onTurn(page);
    },
  },
  'padbolix-summary': ends(lastOfDeal, 'summary'),
  'padbolix-ranking': ends(lastCard, 'over'),
  'plis-everything': {
    deal: everything,
    play: async (page) => {
      for (let count = 0; count < 2; count++) {
        await onTurn(page);
        await liftFirst(page);
        await playIt(page);
      }
      await onTurn(page);
    },
  },
  'plis-five': { deal: five, play: onTurn },
  'plis-summary': ends(lastOfRound, 'summary'),
  'plis-ranking': ends(lastTrick, 'over'),
} satisfies Record<string, Scene>;

/** Dés à thèmes, with words of that language. */
function themes(words: 'fr' | 'en') {
  const six = ['Églantine', 'Basile', 'Camille', 'Désiré', 'Zoé', 'Maximilien'];
  const bots: Deal['seats'] = ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']];
  const open = (more: Partial<Deal> = {}): Deal =>
    themesDeal({ seats: six, ...more, options: { words, timer: 120, ...more.options } });
  const typing = async (page: Page): Promise<void> => {
    await roll(page);
    await buzz(page, 4);
  };
  const asked = async (page: Page): Promise<void> => {
    await typing(page);
    await say(page, 'Bzorglub');
    await atStage(page, 'ballot');
  };
  return {
    'six-roll': { deal: open(), play: (page) => expect(page.getByTestId('roll')).toBeVisible() },
    'six-open': { deal: open(), play: roll },
    'six-typing': { deal: open(), play: typing },
    'six-vote': { deal: open(), play: asked },
    'six-voted': {
      deal: open(),
      play: async (page) => {
        await asked(page);
        await page.getByTestId('ballot-all-accept').click();
        await expect(page.getByTestId('announced-0')).toBeVisible();
      },
    },
    'three-open': { deal: open({ seats: six.slice(0, 3) }), play: roll },
    'six-black': {
      deal: open({ setup: { rolls: [thrown('black')], tokens: [5, 0, 8, 0, 2, 1] } }),
      play: async (page) => {
        await roll(page);
        await announce(page, 0, 'Bono');
      },
    },
    'alone-open': {
      deal: open({ seats: bots, setup: { rolls: [thrown('blue', null)] }, options: { variant: 'open' } }),
      play: roll,
    },
    alone: { deal: open({ seats: bots }), play: roll },
    end: {
      deal: open({ seats: six.slice(0, 3), setup: { rolls: [thrown()], centre: 5, tokens: [40, 30, 15] } }),
      play: async (page) => {
        await roll(page);
        await announce(page, 0, 'Bach');
        await announce(page, 1, 'Bacon');
        await atStage(page, 'summary', 'over');
      },
    },
  } satisfies Record<string, Scene>;
}

// In mid-match, for whoever looks at every table (e2e/scenes.ts).

const midSyntax: Deal = {
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

const midSpikit: Deal = {
  game: 'spikit',
  seats: ['Églantine', ['Basile', 'easy'], ['Camille', 'easy']],
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

const midPadbolix: Deal = {
  game: 'padbolix',
  seats: ['Zoé', ['Églantine', 'easy'], ['Rita', 'easy'], ['Désiré', 'easy']],
  setup: {
    hands: [[...'BCEFKLPQRX'], [...'CDFGU'], [...'DEGHW'], [...'HIJK!']],
    leader: 0,
    deal: 3,
    scores: [6, 2, -2, 2],
  },
};

const midPlis = (round: number): Deal => ({
  game: 'plis',
  seats: ['Zoé', ['Églantine', 'easy'], ['Rita', 'easy'], ['Désiré', 'easy']],
  setup: { round },
  seed: 9,
});
const after = (count: number) => async (page: Page) => {
  for (let played = 0; played < count; played++) {
    await onTurn(page);
    await liftFirst(page);
    await playIt(page);
  }
  await onTurn(page);
};

const midThemes: Deal = {
  game: 'themes',
  seats: ['Zoé', 'Ugo', 'Rita', 'Léa'],
  options: { words: 'fr', timer: null, typing: null },
  setup: { rolls: [thrown()], tokens: [12, 7, 3, 9] },
};

const mid = {
  'syntax-mid': { deal: midSyntax, play: onTurn },
  'syntax-mid-empty': { deal: { ...midSyntax, setup: { ...midSyntax.setup, table: [] } }, play: onTurn },
  'spikit-mid': { deal: midSpikit, play: toLay },
  'spikit-mid-vote': {
    deal: { ...midSpikit, seats: ['Églantine', ['Basile', 'easy'], 'Camille'] },
    play: async (page) => {
      await played(page, () => page.getByTestId('curtain-lift').click());
      await played(page, () => page.getByTestId('action-draw').click());
      await onTurn(page);
      await compose(page, ['orange.fr.1', 'orange.fr.2', 'orange.fr.3']);
      await propose(page);
      await expect(page.getByTestId('ballot-2-accept')).toBeVisible();
    },
  },
  'padbolix-mid': { deal: midPadbolix, play: onTurn },
  'padbolix-mid-trick': {
    deal: midPadbolix,
    play: async (page) => {
      await onTurn(page);
      for (const card of ['B', 'C', 'E', 'F']) await tap(page, card);
      await playIt(page);
      await onTurn(page);
    },
  },
  'plis-mid-1': { deal: midPlis(1), play: after(1) },
  'plis-mid-4': { deal: midPlis(4), play: after(2) },
  'plis-mid-5': { deal: midPlis(5), play: after(2) },
  'themes-mid': { deal: midThemes, play: roll },
  'themes-mid-before': { deal: midThemes, play: (page) => expect(page.getByTestId('roll')).toBeVisible() },
  'themes-mid-alone': {
    deal: {
      ...midThemes,
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
      setup: { rolls: [thrown()], tokens: [12, 7, 3] },
    },
    play: roll,
  },
  'themes-mid-end': {
    deal: midThemes,
    play: async (page) => {
      await roll(page);
      await announce(page, 0, 'Bach');
      await announce(page, 1, 'Bacon');
    },
  },
} satisfies Record<string, Scene>;

type Named<Prefix extends string, Scenes> = { [Name in keyof Scenes & string as `${Prefix}-${Name}`]: Scene };
const named = <Prefix extends string, Scenes extends Record<string, Scene>>(prefix: Prefix, of: Scenes) =>
  Object.fromEntries(Object.entries(of).map(([name, scene]) => [`${prefix}-${name}`, scene])) as Named<Prefix, Scenes>;

const all = {
  ...syntax,
  ...spikit,
  ...tricks,
  ...named('themes-fr', themes('fr')),
  ...named('themes-en', themes('en')),
  ...mid,
};

export type SceneName = keyof typeof all;
export const scenes: Readonly<Record<SceneName, Scene>> = all;
