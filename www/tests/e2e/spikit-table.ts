// What the browser tests of Spikit share: positions, a line that is composed, votes.
import type { Locator, Page } from '@playwright/test';
import { atStage, expect, held, lift, onTurn, openTable, played, settled, type Deal } from './helpers.ts';

/** J'ai trouvé un ogre en pyjama. */
export const SENTENCE = ['brown.fr.1', 'brown.fr.2', 'brown.fr.3'];
export const REST = ['grey.en.4', 'violet.en.1', 'pink.en.1'];

const OTHERS = [
  ['red.en.1', 'red.en.2', 'red.en.3'],
  ['green.en.1', 'green.en.2', 'green.en.3'],
  ['orange.en.1', 'orange.en.3', 'orange.en.4'],
];

/** Zoé has the die, and the others judge. All are people, on one device, unless said otherwise. */
export function deal(own: string[], { setup, ...more }: Partial<Deal> = {}): Deal {
  const seats = more.seats ?? ['Zoé', 'Ugo', 'Rita'];
  return {
    game: 'spikit',
    ...more,
    seats,
    setup: {
      hands: [own, ...OTHERS.slice(0, seats.length - 1)],
      display: ['red.fr.3', 'orange.en.2', 'green.en.4', 'grey.fr.4', 'pink.fr.1', 'turquoise.fr.4'],
      rolls: [4],
      ...setup,
    },
  };
}

const shared = ({ seats }: Deal): boolean => seats.filter((seat) => typeof seat === 'string').length > 1;

/** Begins, rolls and draws: Zoé may lay. */
export async function toPlay(page: Page, position: Deal): Promise<void> {
  await openTable(page, position);
  // Whoever lifts the curtain throws with the same touch.
  if (shared(position)) await played(page, () => lift(page, 'Zoé'));
  else {
    await onTurn(page);
    await played(page, () => page.getByTestId('action-roll').click());
  }
  await played(page, () => page.getByTestId('action-draw').click());
  await expect(page.getByTestId('action-end-turn')).toBeEnabled();
}

export const tray = (page: Page): Locator => page.getByTestId('tray');

export const expectLine = (page: Page, ...cards: string[]): Promise<void> =>
  expect(tray(page)).toHaveAttribute('data-cards', cards.join(' '));

export async function compose(page: Page, cards: readonly string[]): Promise<void> {
  for (const card of cards) await held(page, card).click();
  await expectLine(page, ...cards);
}

/** The button has come with the last card, perhaps to where another one stood, and then takes no finger for a moment. */
export async function propose(page: Page): Promise<void> {
  await settled(page);
  await played(page, () => page.getByTestId('action-lay').click());
}

/** Zoé has laid `SENTENCE`, which is in her hand: the others judge. */
export async function toVote(page: Page, position: Deal): Promise<void> {
  await toPlay(page, position);
  await compose(page, SENTENCE);
  await propose(page);
  await atStage(page, 'ballot');
}

export type Choice = 'accept' | 'refuse' | 'abstain';

/** People vote, each in their line. The last vote begins the count, which ends when the device is handed on (`back`). */
export async function vote(page: Page, votes: Record<number, Choice>): Promise<void> {
  await atStage(page, 'ballot');
  for (const [seat, choice] of Object.entries(votes)) await page.getByTestId(`ballot-${seat}-${choice}`).click();
}

/** After a vote the device goes back to Zoé. */
export async function back(page: Page): Promise<void> {
  await lift(page, 'Zoé');
  await onTurn(page);
}

export const sentence = (page: Page, index: number): Locator => page.getByTestId(`sentence-${index}`);
