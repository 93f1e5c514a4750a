// What is seen at the table of Syntax of a word that is laid, while it happens.
import { atStage, expect, onTurn, openTable, tap, atOneTable as test } from './helpers.ts';

test.use({ settings: { pace: 'fast', playOnly: false }, viewport: { width: 390, height: 844 } });

for (const [what, hand] of [
  ['of several', ['M', 'A', 'I', 'S', 'O', 'N', 'K']],
  ['with the last cards', ['M', 'A', 'I', 'S', 'O', 'N']],
] as const)
  test(`SYN-7: while a word ${what} goes to the table nothing asks for another one`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, {
      game: 'syntax',
      seats: ['Anna', ['Robin', 'easy']],
      setup: { dealer: 1, hands: [hand, ['B', 'U', 'D', 'L', 'E']], table: ['RAT'], scores: [20, 30] },
    });
    await onTurn(page);
    for (const card of 'MAISON') await tap(page, card);
    await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'MAISON');
    await page.evaluate(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      new MutationObserver(() => {
        // From the moment on at which the word lies there, until somebody else plays.
        if (!document.querySelector('[data-testid="word-1"]') || document.querySelector('[data-testid="word-2"]'))
          return;
        if (document.querySelector('[data-testid="table"][data-acting="true"]')) return;
        if (document.querySelector('.stick.bare')) asked.push('stick');
        const prompt = document.querySelector('[data-testid="prompt"]')?.textContent ?? '';
        if (prompt.startsWith('Déposez')) asked.push(prompt);
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await page.getByTestId('action-lay').click();
    await expect(page.getByTestId('word-1')).toHaveAttribute('data-word', 'MAISON');
    await atStage(page, 'waiting', 'summary', 'open');
    expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
  });
