// Matches begun from the set-up screen: every run sees the same cards.
import type { Page } from '@playwright/test';

/** From the next document on; frames too. A seed that the page asks for itself stays. */
export const sameCards = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: []) {
      const isNew = (message as { op?: unknown } | null)?.op === 'new';
      postMessage.call(this, isNew ? { seed: '7', ...(message as object) } : message, ...rest);
    };
  });
