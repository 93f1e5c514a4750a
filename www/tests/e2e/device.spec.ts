// What stays on the device: two tabs, matches that are over, time that was used, rows that are none, many matches.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, goTo, keepMatch, keptMatches, openTable, table, test, type Deal } from './helpers.ts';
import { Inspector } from './inspect.ts';
import { FEW } from '../sizes.ts';
import { buzz, deal, line, toRoll } from './themes-table.ts';

test.describe.configure({ mode: 'parallel' });

const plis: Deal = { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], seed: 3 };

const SETTINGS = 'mots-en-main.settings';

async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await expect(page.getByTestId('play-plis')).toBeVisible();
  return page;
}

const choose = (page: Page, name: string, value: string): Promise<void> =>
  page.getByTestId(name).locator(`input[value="${value}"]`).check({ force: true });

/** A row as anybody may have written it, where the page has its own; or copies of it, each with an id of its own, made there: what is
 * handed over takes long. */
async function put(page: Page, store: string, row: object, copies = 0): Promise<void> {
  await page.goto('./');
  // It has read what is kept: its stores are there.
  await expect(page.getByTestId('play-plis')).toBeVisible();
  await page.evaluate(
    ([name, one, times]) =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('mots-en-main');
        opened.onerror = () => reject(new Error(String(opened.error)));
        opened.onsuccess = () => {
          const transaction = opened.result.transaction(name, 'readwrite');
          const rows =
            times === 0 ? [one] : Array.from({ length: times }, (_, n) => ({ ...one, id: `copy-${n}`, updated: n }));
          for (const each of rows) transaction.objectStore(name).put(each);
          transaction.oncomplete = () => {
            opened.result.close();
            resolve();
          };
        };
      }),
    [store, row, copies] as const,
  );
}

const again = async (page: Page): Promise<void> => {
  await page.goto('./#/');
  await page.reload();
};

/** The colours that the browser may give its own frame now. */
const aroundPage = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

test('the browser’s frame has the colour of the theme that is shown', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('./');
  await choose(page, 'theme', 'auto');
  expect(await aroundPage(page)).toEqual(['#f4efe4']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await aroundPage(page)).toEqual(['#201b16']);
  await choose(page, 'theme', 'light');
  expect(await aroundPage(page)).toEqual(['#f4efe4']);
});

test('settings of two tabs stand side by side, and each hears of the other’s', async ({ page, context }) => {
  await page.goto('./');
  const other = await secondTab(context);
  await choose(other, 'theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByTestId('sound').click();
  await choose(other, 'language', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByTestId('play-plis')).toHaveText('Play');
  const kept = await other.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), SETTINGS);
  expect(kept).toMatchObject({ theme: 'dark', sound: true, language: 'en' });
});

test('a match that another tab plays cannot be forgotten here', async ({ page, context }) => {
  const id = await openTable(page, plis);
  const other = await secondTab(context);
  await other.getByTestId('forget').click();
  await other.getByTestId('forget-sure').click();
  await expect(other.getByTestId('resume-row')).toContainText('ouverte ailleurs');
  expect((await keptMatches(other)).map((row) => row.id)).toEqual([id]);
});

test('matches that are over leave those in progress, can be seen again and erased', async ({ page }) => {
  const id = await keepMatch(page, plis, { over: true, scores: [3, 4, 5] });
  const second = await keepMatch(page, plis, { over: true });
  await again(page);
  await page.getByTestId('archive').locator('summary').click();
  await expect(page.getByTestId('archive-row')).toHaveCount(2);
  await expect(page.getByTestId('resume-row')).toHaveCount(0);
  await expect.poll(() => keptMatches(page)).toEqual([]);
  await goTo(page, id);
  await expect(table(page)).toBeVisible();
  await goTo(page, second);
  await again(page);
  await page.getByTestId('results-forget').click();
  await page.getByTestId('results-forget-sure').click();
  await expect(page.getByTestId('results')).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('play-plis')).toBeVisible();
  await expect(page.getByTestId('results')).toHaveCount(0);
});

test('three reloads give no second back', async ({ page }) => {
  await page.clock.install();
  await toRoll(page, deal({ options: { timer: 60 } }));
  const left = async (): Promise<number> => {
    const [minutes = 0, seconds = 0] = (await page.locator('.clock-time').innerText()).split(':').map(Number);
    return minutes * 60 + seconds;
  };
  for (let n = 0; n < 3; n++) {
    await page.clock.runFor(5000);
    const before = await left();
    await page.reload();
    await expect(table(page)).toBeVisible();
    expect(await left()).toBeLessThanOrEqual(before);
  }
  expect(await left()).toBeLessThanOrEqual(45);
});

test('what is typed in the midst of a word leaves the caret there, an apostrophe too', async ({ page }) => {
  await page.goto('./');
  await toRoll(page, deal());
  await buzz(page, 1);
  // It begins with the initial: the rules have nothing to say that would take the place of its letters a moment later.
  await line(page).fill('barc  bleu');
  await line(page).press('Home');
  await line(page).press('ArrowRight');
  await page.keyboard.insertText('’');
  await expect(page.getByTestId('word-feedback')).toContainText('b’arc bleu 3 lettres');
  await expect(line(page)).toHaveValue('b’arc  bleu');
  await page.keyboard.insertText('é');
  await expect(page.getByTestId('word-feedback')).toContainText('b’éarc bleu');
  await expect(line(page)).toHaveValue('b’éarc  bleu');
  await expect(line(page)).toHaveJSProperty('selectionStart', 3);
});

test('an input method composes in the word line undisturbed; its Enter gives no word', async ({ page, context }) => {
  await page.goto('./');
  await toRoll(page, deal());
  await buzz(page, 1);
  await line(page).fill('bo');
  const browser = await context.newCDPSession(page);
  const compose = (text: string): Promise<unknown> =>
    browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  // Dead keys: the sign stands there before the letter that it goes with.
  for (const text of ['’', '’ ', '’ n']) {
    await compose(text);
    await expect(line(page)).toHaveValue(`bo${text}`);
  }
  await line(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(page.getByTestId('announced-1')).toHaveCount(0);
  await expect(page.getByTestId('form')).toBeVisible();
  await browser.send('Input.insertText', { text: 'no' });
  await expect(line(page)).toHaveValue('bono');
});

test('leaving the table by the menu leaves nothing in the way back', async ({ page }) => {
  await page.goto('./#/rules/plis');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const id = await openTable(page, plis);
  for (let n = 0; n < 2; n++) {
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-leave').click();
    await expect(page.getByTestId('play-plis')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`#/table/${id}$`));
    await expect(table(page)).toBeVisible();
    await expect(page.getByTestId('menu-leave')).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(/#\/rules\/plis$/);
});

/** What the page did with the screen's wake lock. Browsers without a window have none. */
interface Lamp {
  asked: number;
  lit: boolean;
  /** As the browser does with a page that is out of sight. */
  takeAway(): void;
}
declare global {
  var lamp: Lamp;
}

test('the screen stays on at a table, not elsewhere, and not for ever', async ({ page }) => {
  await page.addInitScript(() => {
    let sentinel = { released: true, release: async (): Promise<undefined> => undefined };
    globalThis.lamp = {
      asked: 0,
      get lit() {
        return !sentinel.released;
      },
      takeAway: () => (sentinel.released = true),
    };
    const request = async (): Promise<typeof sentinel> => {
      globalThis.lamp.asked += 1;
      const mine = {
        released: false,
        release: async (): Promise<undefined> => {
          mine.released = true;
          return undefined;
        },
      };
      sentinel = mine;
      return mine;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await page.clock.install();
  const lit = (): Promise<boolean> => page.evaluate(() => globalThis.lamp.lit);
  const asked = (): Promise<number> => page.evaluate(() => globalThis.lamp.asked);
  await page.goto('./');
  await expect(page.getByTestId('play-plis')).toBeVisible();
  expect(await asked()).toBe(0);
  const id = await openTable(page, plis);
  await expect.poll(lit).toBe(true);
  expect(await asked()).toBe(1);
  // Out of sight and back.
  await page.evaluate(() => {
    globalThis.lamp.takeAway();
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(lit).toBe(true);
  expect(await asked()).toBe(2);
  // Nobody is there any more; then somebody is.
  await page.clock.runFor(14 * 60_000);
  expect(await lit()).toBe(true);
  await page.clock.runFor(2 * 60_000);
  expect(await lit()).toBe(false);
  await page.keyboard.press('Shift');
  await expect.poll(lit).toBe(true);
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-leave').click();
  await expect(page.getByTestId('play-plis')).toBeVisible();
  await expect.poll(lit).toBe(false);
  await goTo(page, id);
  await expect.poll(lit).toBe(true);
});

test('rows that are none leave a start screen, and go when they are told to', async ({ page }) => {
  await put(page, 'results', {
    id: 'nan',
    game: 'plis',
    level: 'easy',
    names: ['Zoé'],
    bots: [null],
    scores: [1],
    places: [1],
    ended: Number.NaN,
  });
  await put(page, 'setups', { game: 'plis', options: {} });
  await page.reload();
  await expect(page.getByTestId('play-plis')).toBeVisible();
  await expect(page.getByTestId('unread')).toContainText('2 éléments');
  await page.getByTestId('play-plis').click();
  await expect(page.getByTestId('start')).toBeVisible();
  await page.goBack();
  await page.getByTestId('unread-erase').click();
  await expect(page.getByTestId('unread')).toHaveCount(0);
});

test('three hundred matches are listed when somebody asks for them', async ({ page }) => {
  const match = {
    game: 'plis',
    names: ['Zoé', 'Ugo'],
    bots: [null, 'easy'],
    options: {},
    round: 1,
    scores: [0, 0],
    over: false,
    save: { actions: Array.from({ length: 150 }, () => ({ seat: 0, action: { type: 'play', card: 'A' } })) },
    revision: 1,
  };
  await put(page, 'matches', match, 300);
  await page.reload();
  await expect(page.getByTestId('resume-row')).toHaveCount(12);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
  await page.getByTestId('resume-all').click();
  await expect(page.getByTestId('resume-row')).toHaveCount(300);
});

test('Enter on the button for a file asks for a file', async ({ page }) => {
  await page.goto('./#/new/spikit');
  await expect(page.getByTestId('start')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('own-file').focus();
  await page.keyboard.press('Enter');
  await chooser;
  await expect(page).toHaveURL(/#\/new\/spikit$/);
});

test('set-up leads to the page for teachers, and back leads to set-up', async ({ page }) => {
  await page.goto('./#/new/themes');
  await page.getByTestId('own-guide').click();
  const guide = page.getByTestId('guide');
  await expect(guide.getByRole('heading', { level: 1, name: 'Pour les enseignants' })).toBeVisible();
  await expect(guide.getByRole('heading', { level: 2, name: 'Une carte de thèmes en dix minutes' })).toBeVisible();
  // Nothing in it leads to what only the repository has.
  await expect(guide.locator('.rules-text a:not([href^="http"])')).toHaveCount(0);
  await guide.getByRole('button', { name: 'Retour' }).click();
  await expect(page.getByTestId('own-template')).toBeVisible();
});

test('the page for teachers has its headings in sight, and nothing in it is cut', async ({ page }) => {
  await page.goto('./#/guide');
  const heading = page.getByRole('heading', { level: 2, name: 'Une carte de thèmes en dix minutes' });
  const inspector = new Inspector(page);
  for (const size of FEW) {
    await page.setViewportSize(size);
    expect((await heading.boundingBox())?.height, `at ${size.width}`).toBeGreaterThan(20);
    const wide = await page.locator('.rules-page').evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    expect(wide, `at ${size.width}`).toBeLessThanOrEqual(0);
    await inspector.look(`guide at ${size.width}`);
  }
  expect(inspector.problems).toEqual([]);
});

test('a second deck of the same name stands beside the first one', async ({ page }) => {
  await page.goto('./#/new/spikit');
  const template = page.waitForEvent('download');
  await page.getByTestId('own-template').click();
  const path = await (await template).path();
  const { readFileSync } = await import('node:fs');
  const text = readFileSync(path, 'utf8');
  const bring = async (content: string): Promise<void> => {
    await page
      .getByTestId('own-file')
      .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from(content) });
    await page.getByTestId('own-keep').click({ timeout: 30_000 });
  };
  await bring(text);
  await expect(page.locator('.deck-kept')).toHaveCount(1);
  await bring(text.replace('une carotte', 'autre'));
  await expect(page.locator('.deck-kept')).toHaveCount(2);
  await expect(page.locator('.deck-kept').last()).toContainText('(2)');
  await expect(page.getByTestId('own-same-name')).toBeVisible();
  await page.getByTestId('own-replace').click();
  await expect(page.locator('.deck-kept')).toHaveCount(1);
});

test.describe('a language that does not come', () => {
  test.use({ forgiven: [/Failed to load resource|ERR_|dynamically imported/] });
  test('is told, and the choice shows what holds', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByTestId('play-plis')).toBeVisible();
    await page.route(/chunks\//, (route) => route.abort());
    // It is checked for a moment only.
    await page.getByTestId('language').locator('input[value="en"]').click({ force: true });
    await expect(page.getByTestId('language-missing')).toBeVisible();
    await expect(page.getByTestId('language').locator('input[value="fr"]')).toBeChecked();
  });
});
