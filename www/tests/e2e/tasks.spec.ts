// A touch, what is drawn for it and its layout are tasks of their own: together they are too long for a slow phone (MEASUREMENTS.md).
import { expect, onTurn, openTable, test } from './helpers.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('what a touch does is drawn in a task after it, and laid out before the frame; a title that stays is not written again', async ({
  page,
}) => {
  await openTable(page, { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], setup: { leader: 0 } });
  await onTurn(page);
  const seen = await page.evaluate(async () => {
    const order: string[] = [];
    const card = document.querySelector<HTMLElement>('[data-testid="hand-card"]:not(.dimmed)') as HTMLElement;
    const lifted = (): boolean => card.classList.contains('lifted');
    const titles = new MutationObserver(() => order.push('title'));
    titles.observe(document.head, { subtree: true, childList: true, characterData: true });
    const table = document.querySelector('mots-table') as HTMLElement;
    const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight') as { get(): number };
    Object.defineProperty(table, 'offsetHeight', {
      configurable: true,
      get() {
        if (lifted()) order.push('laid out');
        return get.call(table);
      },
    });
    card.click();
    for (let microtask = 0; microtask < 100; microtask++) await Promise.resolve();
    order.push(lifted() ? 'drawn with the touch' : 'touched');
    await new Promise<void>((resolve) => {
      if (lifted()) return resolve();
      const changes = new MutationObserver(() => {
        if (!lifted()) return;
        changes.disconnect();
        order.push('drawn');
        requestAnimationFrame(() => resolve());
      });
      changes.observe(card, { attributes: true });
    });
    titles.disconnect();
    Reflect.deleteProperty(table, 'offsetHeight');
    return order;
  });
  expect(seen.slice(0, 3)).toEqual(['touched', 'drawn', 'laid out']);
  expect(seen).not.toContain('title');
});

test('a card that keys put elsewhere in the hand keeps the keyboard, though the hand is drawn later', async ({
  page,
}) => {
  await openTable(page, { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], setup: { leader: 0 } });
  await onTurn(page);
  const cards = page.getByTestId('hand-card');
  const id = (await cards.first().getAttribute('data-id')) as string;
  await cards.first().focus();
  for (const place of [1, 2]) {
    await page.keyboard.press('Shift+ArrowRight');
    await expect(cards.nth(place)).toHaveAttribute('data-id', id);
    await expect(cards.nth(place)).toBeFocused();
  }
});
