// What every screen is held to: axe finds nothing, no message shows its key instead of its text, nothing is out of reach or cut, and
// what is hidden is not in the document.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { PAINTED } from '../painted.ts';
import type { Size } from '../sizes.ts';
import { settled, test } from './helpers.ts';

/** The first parts of message keys: `syntax` of `syntax-laid`. A text that begins so and goes on with a hyphen is a key. */
const prefixes = new Set(
  readdirSync(path.resolve(import.meta.dirname, '../../i18n/fr')).flatMap((file) =>
    [
      ...readFileSync(path.resolve(import.meta.dirname, '../../i18n/fr', file), 'utf8').matchAll(
        /^([a-z]+)-[a-z0-9_-]+ =/gm,
      ),
    ].map((key) => key[1] ?? ''),
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
  return texts
    .flatMap((text) => text.split(/\s+/))
    .filter((token) => /^[a-z]+(-[a-z0-9_]+)+$/.test(token) && prefixes.has(token.split('-')[0] ?? ''));
}

/** Cards of Spikit that stand on the page as their code, `red.fr.1`, instead of their words. */
export async function codesShown(page: Page, screen: string): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return [...new Set(text.match(/\b[a-z]+\.[a-z]{2}\.[1-5]\b/g))].map((code) => `${screen}: the code ${code} is shown`);
}

/** All that is asked of a screen. Problems are collected, so that one run tells of all screens. */
export class Inspector {
  readonly problems: string[] = [];
  constructor(private readonly page: Page) {}

  /** At each of the sizes, where there are some; the window stays at the last. */
  async look(screen: string, sizes: readonly Size[] = []): Promise<void> {
    if (sizes.length === 0) return await this.#lookNow(screen);
    for (const size of sizes) {
      await this.page.setViewportSize(size);
      await this.#lookNow(`${screen} at ${size.width} × ${size.height}`);
    }
  }

  async #lookNow(screen: string): Promise<void> {
    await settled(this.page);
    for (const violation of await violations(this.page)) this.problems.push(`${screen}: ${violation}`);
    for (const key of await keysShown(this.page)) this.problems.push(`${screen}: the key ${key} is shown`);
  }
}

/** All that is written in the document, but for what no page wrote: scripts, styles and links to them, outlines of drawings, comments of the renderer;
 * and but for examples, whose cards are always the same. */
async function written(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('head script, head link, head style, svg, [data-example]'))
      element.remove();
    // A checksum of the build has a letter alone in it every now and then.
    for (const element of copy.querySelectorAll('[integrity]')) element.removeAttribute('integrity');
    return copy.outerHTML.replace(/<!--.*?-->/gs, '');
  });
}

/** Which of these letters stand alone anywhere in the document: as a card, in a card's name, in an attribute, in a live region. */
export async function lettersShown(page: Page, letters: string[]): Promise<string[]> {
  const html = await written(page);
  const alone = new Set(html.match(/(?<![A-Za-zÀ-ÿ#-])[A-Za-zÀ-ÿ](?![A-Za-zÀ-ÿ])/g));
  return letters.filter((letter) => alone.has(letter));
}

/** Which of these cards of Plis de lettres are named anywhere in the document, in its notation or in words. */
export async function cardsNamed(page: Page, cards: string[]): Promise<string[]> {
  const html = await written(page);
  // A family is no card: `A–M rose`.
  return cards.filter((card) =>
    new RegExp(`\\b${card}\\b|(?<![A-Za-zÀ-ÿ–])${card.slice(1)} ${card.startsWith('p') ? 'rose' : 'bleu'}\\b`).test(
      html,
    ),
  );
}

/** Nothing is wider than its window, and what is named is in it as a whole. */
export async function fits(page: Page | Frame, screen: string, ...inSight: string[]): Promise<string[]> {
  const problems = await page.evaluate((hooks) => {
    const found: string[] = [];
    // A table scrolls in its own box.
    for (const { scrollWidth, clientWidth } of [
      document.documentElement,
      ...document.querySelectorAll('mots-table, mots-replay'),
    ])
      if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px too wide`);
    for (const hook of hooks) {
      const all = [...document.querySelectorAll(`[data-testid="${hook}"]`)];
      if (all.length === 0) found.push(`no ${hook}`);
      for (const element of all) {
        const box = element.getBoundingClientRect();
        // The middle scrolls, and so does a board in it that turns.
        for (const part of ['.table-middle', '.turntable']) {
          const around = element.closest(part)?.getBoundingClientRect();
          if (around && (box.bottom > around.bottom + 1 || box.top < around.top - 1))
            found.push(`${hook} is scrolled out of ${part}: ${Math.round(box.bottom)} of ${Math.round(around.bottom)}`);
        }
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
          found.push(
            `${hook} is out of sight: ${[box.left, box.top, box.right, box.bottom].map(Math.round)} in ${innerWidth} × ${innerHeight}`,
          );
        }
      }
    }
    // WCAG 2.5.8: 24 px at least; cards of a fan and letters of a word overlap by design. An explanation is touched on its piece.
    const open = document.querySelector('dialog[open]') ?? document;
    for (const element of open.querySelectorAll<HTMLElement>(
      'button:not([data-testid="hand-card"], .gap, .about, .skip:not(:focus)), a.button, select, input:not([type="radio"], [type="checkbox"])',
    )) {
      // What a label holds is touched anywhere on the label.
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      if (box.width > 0 && (box.width < 24 || box.height < 24))
        found.push(
          `${element.dataset['testid'] ?? element.textContent?.trim()} is ${Math.round(box.width)} × ${Math.round(box.height)}`,
        );
    }
    return found;
  }, inSight);
  return problems.map((problem) => `${screen}: ${problem}`);
}

/** Leaves a picture to look at in test-results/screens, where pictures are wanted (tests/README.md): they take as long as the tests. */
export async function picture(page: Page, name: string): Promise<void> {
  await settled(page, { sight: true });
  if (!process.env['PICTURES']) return;
  await page.screenshot({ path: path.join(test.info().project.outputDir, 'screens', `${name}.png`) });
}

/** The same beside what else the test leaves, without waiting: in the middle of something. */
export async function shoot(page: Page, name: string, whole = false): Promise<void> {
  if (PAINTED) await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: whole });
}

/** Texts of which a part lies beyond an edge and cannot be scrolled to. */
export async function cut(page: Page, screen: string): Promise<string[]> {
  const problems = await page.evaluate(() => {
    const found = new Set<string>();
    const root = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      // A link to skip to is hidden from sight until the focus is on it.
      if (
        !parent ||
        !text.textContent?.trim() ||
        parent.closest('.visually-hidden, .skip:not(:focus), svg, script, style')
      )
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const tell = (why: string): void => void found.add(`« ${text.textContent?.trim().slice(0, 40)} » ${why}`);
      let { left, top, right, bottom } = box;
      for (let edge: Element | null = parent; edge; edge = edge.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(edge);
        const frame = edge.getBoundingClientRect();
        const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
        const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
        const name = `${edge.tagName.toLowerCase()}.${[...edge.classList].join('.')}`;
        // A line is taller than its letters: what sticks out of it by a few pixels is nothing.
        if (
          hides(overflowX) &&
          edge !== document.documentElement &&
          edge !== document.body &&
          (left < frame.left - 2 || right > frame.right + 2)
        )
          tell(`is cut sideways by ${name}`);
        if (
          hides(overflowY) &&
          edge !== document.documentElement &&
          edge !== document.body &&
          (top < frame.top - 4 || bottom > frame.bottom + 4)
        )
          tell(`is cut by ${name}`);
        // Sideways only what says so scrolls, and takes the keyboard: a score sheet with many names.
        if (
          scrolls(overflowX) &&
          edge.scrollWidth > edge.clientWidth + 1 &&
          !edge.matches('[role="region"][tabindex="0"]')
        )
          tell(`is in ${name}, which scrolls sideways`);
        // Whatever a scroller holds can be brought into its frame.
        if (scrolls(overflowX)) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        if (scrolls(overflowY)) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        if (position === 'fixed') break;
      }
      if (left + scrollX < -2 || right > Math.max(innerWidth, document.documentElement.scrollWidth) + 2)
        tell('sticks out sideways');
    }
    return [...found];
  });
  return problems.map((problem) => `${screen}: ${problem}`);
}

/** Things to touch that cannot be touched, wherever one scrolls to. */
export async function outOfReach(page: Page, screen: string): Promise<string[]> {
  await settled(page);
  const problems = await page.evaluate(() => {
    const found: string[] = [];
    const root = document.querySelector('dialog[open]') ?? document.body;
    for (const thing of root.querySelectorAll<HTMLElement>('button:enabled, a[href], label:has(input)')) {
      if (!thing.checkVisibility({ visibilityProperty: true })) continue;
      thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = thing.getBoundingClientRect();
      if (box.width === 0) continue;
      const hook = thing.dataset['testid'];
      // Cards of a fan overlap: the left edge of each is free.
      const [x, y] = hook === 'hand-card' ? [box.x + 10, box.y + 12] : [box.x + box.width / 2, box.y + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (
        hit === null ||
        (hit !== thing && !thing.contains(hit) && hit.closest('label, [data-about]')?.contains(thing) !== true)
      )
        found.push(hook ?? thing.innerText);
    }
    return found;
  });
  return problems.map((what) => `${screen}: ${what} is out of reach`);
}
