// What every screen is held to: axe finds nothing, and no message shows its key instead of its text.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './helpers.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The first parts of message keys: `syntax` of `syntax-laid`. A text that begins so and goes on with a hyphen is a key. */
const prefixes = new Set(
  readdirSync(path.resolve(import.meta.dirname, '../../i18n/fr')).flatMap((file) =>
    [...readFileSync(path.resolve(import.meta.dirname, '../../i18n/fr', file), 'utf8').matchAll(/^([a-z]+)-[a-z0-9_-]+ =/gm)].map((key) => key[1] ?? ''),
  ),
);

/** Keys in what is written on the page or said by it, attributes and live regions included. */
export async function keysShown(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  return texts.flatMap((text) => text.split(/\s+/)).filter((token) => /^[a-z]+(-[a-z0-9_]+)+$/.test(token) && prefixes.has(token.split('-')[0] ?? ''));
}

/** All that is asked of a screen. Problems are collected, so that one run tells of all screens. */
export class Inspector {
  readonly problems: string[] = [];
  constructor(private readonly page: Page) {}

  async look(screen: string): Promise<void> {
    await settled(this.page);
    // Legacy mode: no page of its own for each result; there are no frames to be looked into.
    const { violations } = await new AxeBuilder({ page: this.page }).withTags(TAGS).setLegacyMode().analyze();
    for (const { id, nodes } of violations) this.problems.push(`${screen}: ${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim() ?? ''})`).join('; ')}`);
    for (const key of await keysShown(this.page)) this.problems.push(`${screen}: the key ${key} is shown`);
  }
}
