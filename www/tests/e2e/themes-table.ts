// What the browser tests of Dés à thèmes share: rolls, words that are typed, buzzers.
import type { Locator, Page } from '@playwright/test';
import { expect, openTable, played, type Deal } from './helpers.ts';

export type Colour = 'green' | 'white' | 'yellow' | 'red' | 'blue' | 'black';

/** Dice with B O R V A, as in the printed example; the initial is that of the colour. Theme 1 of card 1: Personnalités. */
export const thrown = (colour: Colour = 'green', theme: number | null = 1): Record<string, unknown> => ({
  ...(theme === null ? {} : { theme }),
  letters: { green: 'B', white: 'O', yellow: 'R', red: 'V', blue: 'A' },
  colour,
});

/** Four people, unless said otherwise; Zoé rolls. */
export const deal = ({ setup, options, ...more }: Partial<Deal> = {}): Deal => ({
  game: 'themes',
  seats: ['Zoé', 'Ugo', 'Rita', 'Léa'],
  options: { words: 'fr', timer: null, typing: null, ...options },
  ...more,
  setup: { rolls: [thrown()], ...setup },
});

export const roll = (page: Page): Promise<void> => played(page, () => page.getByTestId('roll').click());

export async function toRoll(page: Page, position: Deal): Promise<void> {
  await openTable(page, position);
  await roll(page);
}

export const buzz = (page: Page, seat: number): Promise<void> =>
  played(page, () => page.getByTestId(`buzzer-${seat}`).click());

export const line = (page: Page): Locator => page.getByTestId('word-line');

/** Whoever has the floor says a word, which is performed, whatever comes of it. */
export async function say(page: Page, word: string): Promise<void> {
  await line(page).fill(word);
  await played(page, () => line(page).press('Enter'));
}

/** A seat buzzes and says a word. */
export async function announce(page: Page, seat: number, word: string): Promise<void> {
  await buzz(page, seat);
  await say(page, word);
}

export const tokens = (page: Page, seat: number): Locator => page.getByTestId(`tokens-${seat}`);

export const expectTokens = async (page: Page, ...expected: number[]): Promise<void> => {
  for (const [seat, count] of expected.entries()) await expect(tokens(page, seat)).toContainText(String(count));
};
