// Matches begun from the set-up screen: every run sees the same cards.
import type { Page } from '@playwright/test';

/** Runs in a page: what it deals from now on has a fixed seed, unless the page asks for one itself. */
export function fixSeed(): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: []) {
    const isNew = (message as { op?: unknown } | null)?.op === 'new';
    postMessage.call(this, isNew ? { seed: '7', ...(message as object) } : message, ...rest);
  };
}

/** From the next document on; frames too. */
export const sameCards = (page: Page): Promise<unknown> => page.addInitScript(fixSeed);
