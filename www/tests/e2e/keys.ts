// A screen by keys alone: where Tab leads, in which order, whether that can be seen, and what it leaves out.
import type { Page } from '@playwright/test';
import * as keys from '../keys.ts';
import { expect } from './helpers.ts';

/** Where the keyboard is: a hook, else what it is called; null where it is nowhere. */
export const focused = (page: Page): Promise<string | null> => page.evaluate(keys.focused);

/** Presses Tab until the keyboard has been everywhere: the stops, in their order. Each must be seen, none left out. */
export async function tour(page: Page): Promise<string[]> {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (at === null || (await page.evaluate(keys.again))) break;
    const fault = await page.evaluate(keys.unseen);
    if (fault !== null) faults.push(`${at}: ${fault}`);
    stops.push(at);
  }
  expect(faults).toEqual([]);
  expect(await page.evaluate(keys.leftOut)).toEqual([]);
  await page.evaluate(keys.forget);
  return stops;
}

/** Presses Tab, or Shift and Tab, until the keyboard is on that hook. */
export async function tabTo(page: Page, hook: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if ((await focused(page)) === hook) return;
    await page.keyboard.press(key);
  }
  expect(await focused(page)).toBe(hook);
}

/** Tab to it, and Enter. */
export async function enter(page: Page, hook: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, hook, key);
  await page.keyboard.press('Enter');
}

/** Waits until the keyboard is there. */
export async function lands(page: Page, where: string | RegExp): Promise<void> {
  const wanted = where instanceof RegExp ? where : new RegExp(`^${where}$`);
  await expect.poll(() => focused(page)).toMatch(wanted);
}

/** Looks before every picture whether the keyboard is nowhere. `lost`: the times that it was, since the last `forget`. */
export async function watchKeyboard(
  page: Page,
): Promise<{ lost: () => Promise<string[]>; forget: () => Promise<void> }> {
  await page.evaluate(() => {
    const lost: string[] = [];
    Object.assign(window, { lost });
    const look = (): void => {
      if (document.activeElement === document.body) lost.push('body');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return {
    lost: () => page.evaluate(() => (window as unknown as { lost: string[] }).lost),
    forget: () => page.evaluate(() => void (window as unknown as { lost: string[] }).lost.splice(0)),
  };
}
