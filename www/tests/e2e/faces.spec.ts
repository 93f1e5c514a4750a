// The face of whoever sits at a table: the same wherever the seat is drawn, and on every plate.
import { expect, openTable, settled, test as live, type Deal } from './helpers.ts';
import { test } from '../gallery/shown.ts';

test('a bot has its antenna wherever its seat is drawn', async ({ page, show }) => {
  const bots = async (where: string): Promise<boolean[]> => {
    // A ranking stands in a dialog that opens a moment after the view.
    await expect(page.locator(`${where} .seat-emblem`)).not.toHaveCount(0);
    return page.locator(`${where} .seat-emblem`).evaluateAll((all) => all.map((one) => one.hasAttribute('data-bot')));
  };
  await show('spikit-summary');
  expect(await bots('.score-sheet')).toEqual([false, true, true]);
  await show('padbolix-ranking');
  expect((await bots('.ranking')).filter(Boolean)).toHaveLength(3);
});

test('bots show what they feel: the one who scores is pleased, the one who loses points winces', async ({
  page,
  show,
}) => {
  await page.evaluate(() => {
    const felt: string[] = [];
    Object.assign(window, { felt });
    const { animate } = Element.prototype;
    Element.prototype.animate = function noted(this: Element, ...how) {
      const [, feeling] = /emblem-(pleased|wince)/.exec(this.getAttribute('class') ?? '') ?? [];
      if (feeling) felt.push(`${feeling} ${this.closest<HTMLElement>('.seat')?.dataset['seat']}`);
      return animate.apply(this, how);
    };
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const felt = (): Promise<string[]> => page.evaluate(() => (window as unknown as { felt: string[] }).felt.splice(0));
  await show('padbolix-mid-trick');
  await expect.poll(felt).toEqual(['pleased 3']);
  await show('padbolix-ranking');
  await expect.poll(felt).toEqual(['wince 1']);
  // Whoever wants no motion sees none.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show('padbolix-ranking');
  expect(await felt()).toEqual([]);
});

test('the cards of a trick are 1.6 times as large on an upright tablet as they once were', async ({ page, show }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await show('plis-mid-4');
  // 78 px once.
  const { width } = (await page.locator('.trick .card').first().boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThanOrEqual(1.6 * 78);
});

const NAMES = ['Églantine', 'Basile', 'Camille', 'Désiré', 'Zoé', 'Maximilien', 'Léa', 'Papi'];
const alone = (game: 'plis' | 'spikit' | 'syntax' | 'themes', seats: number): Deal => ({
  game,
  seats: NAMES.slice(0, seats).map((name, at) => (at === 0 ? name : [name, 'easy'])),
  seed: 3,
});

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

for (const deal of [alone('plis', 5), alone('spikit', 8), alone('themes', 6)])
  live(
    `${deal.game}, ${deal.seats.length} seats: every plate shows its face, beside what is written there`,
    async ({ page }) => {
      await openTable(page, deal);
      for (const size of PHONES) {
        await page.setViewportSize(size);
        await settled(page);
        const plates = await page.locator('.table-top .seat').evaluateAll((all) =>
          all.map((plate) => {
            // The longest account that there may be.
            const account = plate.querySelector('.seat-score');
            if (account) account.textContent = '−120 pts';
            const face = plate.querySelector('.seat-emblem')?.getBoundingClientRect() ?? new DOMRect();
            const box = plate.getBoundingClientRect();
            const texts = [...plate.querySelectorAll('.seat-name strong, .seat-fact')].map((text) =>
              text.getBoundingClientRect(),
            );
            const over = texts.some(
              ({ left, right, top, bottom }) =>
                Math.min(right, face.right) - Math.max(left, face.left) > 1 &&
                Math.min(bottom, face.bottom) - Math.max(top, face.top) > 4,
            );
            const within =
              face.left >= box.left && face.right <= box.right && face.top >= box.top && face.bottom <= box.bottom;
            return { name: plate.querySelector('strong')?.textContent, wide: face.width >= 16, within, over };
          }),
        );
        const where = `${size.width} × ${size.height}`;
        expect(plates, where).toHaveLength(deal.seats.length - 1);
        for (const { name, ...plate } of plates)
          expect(plate, `${where}: ${name}`).toEqual({ wide: true, within: true, over: false });
      }
    },
  );
