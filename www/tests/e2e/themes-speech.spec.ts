// Dés à thèmes, words that are spoken: only where the device understands them by itself. The recognition is a script; what it is asked for
// and what the page makes of its answers is what counts.
import type { Page } from '@playwright/test';
import { expect, test } from './helpers.ts';
import { buzz, deal, line, toRoll } from './themes-table.ts';

/** What the page wants of a recognition, and what the test lets it answer. */
interface Scripted {
  asked: { lang: string; processLocally: boolean }[];
  now: EventTarget | null;
  /** It listens already, or may not here: it cannot be started. */
  refuses: boolean;
}
declare global {
  var scripted: Scripted;
}

/** A browser that understands `able` by itself. */
const withRecognition = async (page: Page, able: string): Promise<void> => {
  await page.addInitScript((language) => {
    globalThis.scripted = { asked: [], now: null, refuses: false };
    class SpeechRecognition extends EventTarget {
      static async available({ langs }: { langs: string[] }): Promise<string> {
        return langs.every((lang) => lang === language) ? 'available' : 'unavailable';
      }
      lang = '';
      processLocally = false;
      start(): void {
        if (globalThis.scripted.refuses) throw new DOMException('', 'InvalidStateError');
        globalThis.scripted.asked.push({ lang: this.lang, processLocally: this.processLocally });
        globalThis.scripted.now = this;
      }
      abort(): void {
        const error = Object.assign(new Event('error'), { error: 'aborted' });
        this.dispatchEvent(error);
        this.dispatchEvent(new Event('end'));
      }
    }
    Object.assign(globalThis, { SpeechRecognition });
  }, able);
};

/** The recognition hears this so far. */
const hears = (page: Page, transcript: string): Promise<void> =>
  page.evaluate((text) => {
    const results = [Object.assign([{ transcript: text }], { isFinal: false })];
    globalThis.scripted.now?.dispatchEvent(Object.assign(new Event('result'), { results }));
  }, transcript);

/** The recognition ends, with an error of that name where there is one. */
const ends = (page: Page, error: string | null): Promise<void> =>
  page.evaluate((name) => {
    const { now } = globalThis.scripted;
    if (name !== null) now?.dispatchEvent(Object.assign(new Event('error'), { error: name }));
    now?.dispatchEvent(new Event('end'));
  }, error);

const listening = (page: Page) => page.getByTestId('listen');

test('a word that is heard stands in the line, and what was not heard is told', async ({ page }) => {
  await withRecognition(page, 'fr');
  await page.goto('./');
  await toRoll(page, deal());
  await buzz(page, 1);
  await listening(page).click();
  await expect(listening(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => globalThis.scripted.asked)).toEqual([{ lang: 'fr', processLocally: true }]);
  await hears(page, 'Bo');
  await hears(page, ' Bono ');
  await expect(line(page)).toHaveValue('Bono');
  await expect(page.getByTestId('word-feedback')).toContainText('2 lettres');
  await ends(page, null);
  await expect(listening(page)).toHaveAttribute('aria-pressed', 'false');
  // It was heard, not announced: that is for whoever spoke.
  await expect(page.getByTestId('announced-0')).toHaveCount(0);
  for (const [error, told] of [
    ['not-allowed', 'n’est pas autorisé'],
    ['no-speech', 'rien entendu'],
    ['audio-capture', 'ne répond pas'],
  ] as const) {
    await listening(page).click();
    await expect(listening(page)).toHaveAttribute('aria-pressed', 'true');
    await ends(page, error);
    await expect(page.getByTestId('refusal')).toContainText(told);
    await expect(listening(page)).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(line(page)).toHaveValue('Bono');
  // What the rules say meanwhile of the word that was heard so far does not take the place of that.
  await listening(page).click();
  await expect(listening(page)).toHaveAttribute('aria-pressed', 'true');
  await hears(page, 'Xavier');
  await ends(page, 'no-speech');
  await expect(page.getByTestId('refusal')).toContainText('rien entendu');
  await expect(page.getByTestId('word-feedback')).toContainText('commence');
  await expect(page.getByTestId('refusal')).toContainText('rien entendu');
  // Who stops it by themselves is told nothing.
  await listening(page).click();
  await expect(page.getByTestId('refusal')).toHaveCount(0);
  await listening(page).click();
  await expect(listening(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByTestId('refusal')).toHaveCount(0);
});

test('a device that does not understand the language says so, and does not offer it again', async ({ page }) => {
  await withRecognition(page, 'en');
  await page.goto('./');
  await toRoll(page, deal());
  await buzz(page, 1);
  await listening(page).click();
  await expect(page.getByTestId('refusal')).toContainText('La dictée n’est pas disponible');
  await expect(listening(page)).toHaveCount(0);
  expect(await page.evaluate(() => globalThis.scripted.asked)).toEqual([]);
});

test('a recognition that cannot be started is told, and can be asked again', async ({ page }) => {
  await withRecognition(page, 'fr');
  await page.goto('./');
  await toRoll(page, deal());
  await buzz(page, 1);
  await page.evaluate(() => (globalThis.scripted.refuses = true));
  await listening(page).click();
  await expect(page.getByTestId('refusal')).toContainText('ne répond pas');
  await expect(listening(page)).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => (globalThis.scripted.refuses = false));
  await listening(page).click();
  await expect(listening(page)).toHaveAttribute('aria-pressed', 'true');
  await hears(page, 'Bono');
  await expect(line(page)).toHaveValue('Bono');
});

test('without a recognition there is no microphone', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SpeechRecognition');
  });
  await page.goto('./');
  await toRoll(page, deal());
  await buzz(page, 1);
  await expect(line(page)).toBeVisible();
  await expect(listening(page)).toHaveCount(0);
});
