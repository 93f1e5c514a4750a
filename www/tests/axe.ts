// What axe has to say of a page. By itself and not through @axe-core/playwright, which brings its 550 kB into the page anew for every
// look: that took longer than the looking.
import axe from 'axe-core';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is wrong on the page as it stands: rule, where, and what would have to be otherwise. */
export async function violations(page: Page): Promise<string[]> {
  // As a text, which the page's policy does not forbid as it would an `eval` of its own.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (tags) =>
      // What is in order is not described, nothing is fetched, and there are no frames to be looked into.
      await axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      }),
    TAGS,
  );
  return found.violations.map(({ id, nodes }) => {
    const told = nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    );
    return `${id}: ${told.join('; ')}`;
  });
}
