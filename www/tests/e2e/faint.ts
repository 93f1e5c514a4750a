// What is written on a table is read on what is painted under it: wood, silk, felt, brass, paper. No tool works out the contrast on a
// gradient, so the page is pictured without its letters, and each text is held against the dots that lie under it (WCAG 1.4.3).
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { settled } from './helpers.ts';

/** Texts whose contrast is too small, with what it is. The letters of cards are held to AAA; with `more` all texts are (WCAG 1.4.6). */
export async function faint(page: Page, more = false): Promise<string[]> {
  await settled(page);
  const letters = (shown: boolean): Promise<void> =>
    page.evaluate((wanted) => {
      const kept = window as unknown as { bare?: CSSStyleSheet };
      if (!kept.bare) {
        kept.bare = new CSSStyleSheet();
        kept.bare.replaceSync(
          '*, ::before, ::after { color: transparent !important; transition: none !important; text-decoration-color: transparent !important } mots-table svg { visibility: hidden !important }',
        );
      }
      const others = document.adoptedStyleSheets.filter((sheet) => sheet !== kept.bare);
      document.adoptedStyleSheets = wanted ? others : [...others, kept.bare];
    }, shown);
  await letters(false);
  const picture = await photograph(page);
  await letters(true);
  return await page.evaluate(
    async ([base64, strict]) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      // A browser that paints nothing would find nothing.
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const dots = new Uint32Array(data.buffer);
      if (dots.every((dot) => dot === dots[0])) return ['nothing is painted: see tests/painted.ts'];
      const paint = new OffscreenCanvas(1, 1).getContext('2d', {
        willReadFrequently: true,
      }) as OffscreenCanvasRenderingContext2D;
      const rgb = (colour: string): readonly number[] => {
        paint.clearRect(0, 0, 1, 1);
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        return [...paint.getImageData(0, 0, 1, 1).data];
      };
      // There are millions of dots, and 256 values.
      const linear = Array.from({ length: 256 }, (_, value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      const light = (red = 0, green = 0, blue = 0): number =>
        0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.querySelector('.table') as Element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        const parent = text.parentElement;
        if (!parent || !text.textContent?.trim() || parent.closest('.visually-hidden, .dimmed, .gone, .away, .aside'))
          continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        let clear = true;
        for (let up: Element | null = parent; up; up = up.parentElement) clear &&= getComputedStyle(up).opacity === '1';
        if (!clear) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, top, right, bottom } = range.getBoundingClientRect();
        // Only what is in sight as a whole: nothing scrolled away, nothing below something else.
        let inSight = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        for (let up: Element | null = parent; up; up = up.parentElement) {
          if (getComputedStyle(up).overflowY === 'visible') continue;
          const edge = up.getBoundingClientRect();
          inSight &&= top >= edge.top && bottom <= edge.bottom;
        }
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!inSight || !hit || !(parent.contains(hit) || hit.contains(parent))) continue;
        const [x, y] = [Math.ceil(left), Math.ceil(top)];
        const [wide, high] = [Math.floor(right) - x, Math.floor(bottom) - y];
        if (wide < 2 || high < 2) continue;
        const style = getComputedStyle(parent);
        const ink = light(...rgb(style.color));
        const ratios = new Float64Array(wide * high);
        for (let dot = 0; dot < ratios.length; dot++) {
          const at = 4 * ((y + Math.floor(dot / wide)) * bitmap.width + x + (dot % wide));
          const ground = light(data[at], data[at + 1], data[at + 2]);
          ratios[dot] = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
        }
        ratios.sort();
        // A thread or a line that crosses a text hides nothing, and the box of a letter reaches over the edge of its card: the faintest
        // fifth is left out.
        const ratio = ratios[Math.floor(ratios.length * 0.2)] ?? 21;
        const size = Number.parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const least = parent.closest('.card-glyph, .card-index, .text-words')
          ? 7
          : strict
            ? large
              ? 4.5
              : 7
            : large
              ? 3
              : 4.5;
        if (ratio < least)
          found.add(
            `${text.textContent.trim().slice(0, 30)} (${parent.className || parent.tagName}): ${ratio.toFixed(2)}`,
          );
      }
      return [...found];
    },
    [picture, more] as const,
  );
}

/** What the page looks like, as text. Asked of the browser itself: Playwright would change styles before and after, and have the picture packed
 * as well as can be, which takes longer than to paint it. */
async function photograph(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await browser.detach();
  return data;
}

/** While something is on its way (a colour, a new layout) a photograph shows what nobody reads: what is found is looked for again for that
 * many ms. At least one look is brought to its end, however slow the machine. */
export async function inTheEnd(look: () => Promise<string[]>, ms: number): Promise<string[]> {
  const end = Date.now() + ms;
  for (;;) {
    const seen = await look();
    if (seen.length === 0 || Date.now() > end) return seen;
    await pause(100);
  }
}
