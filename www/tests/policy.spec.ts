// Under a strict Content Security Policy of the host nothing is refused on any screen.
import { expect, hint, lift, onTurn, openTable, played, table, test } from './e2e/helpers.ts';
import { WITH_HANDS } from './games.ts';
import { dist, serve, type Server } from './serve.ts';

const STRICT = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

interface Refused {
  refused: string[];
}

test.use({ serviceWorkers: 'allow' });

let server: Server;
test.beforeAll(async () => {
  server = await serve(dist, ['--policy', STRICT]);
});
test.afterAll(() => server.stop());

test('nothing is refused on any screen', async ({ page }) => {
  await page.addInitScript(() => {
    const { refused } = Object.assign(window, { refused: [] as string[] }) as unknown as Refused;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
      refused.push(`${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`),
    );
  });
  const nothing = async (screen: string): Promise<void> => {
    const refused = await page.evaluate(() => (window as unknown as Refused).refused);
    expect(refused, screen).toEqual([]);
  };
  await page.goto(server.address);
  await expect(page.getByTestId('play-plis')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await nothing('start');
  for (const game of WITH_HANDS) {
    await page.goto(`${server.address}#/rules/${game}`);
    await expect(page.locator('.rules-text')).toBeVisible();
    await nothing(`rules of ${game}`);
    await page.goto(`${server.address}#/new/${game}`);
    await page.getByTestId('start').click();
    await expect(table(page)).toBeVisible();
    await nothing(`${game}, dealt`);
    await openTable(page, { game, seats: ['Anna', 'Bruno', 'Chloé'] });
    await nothing(`${game}, curtain`);
    await lift(page);
    await onTurn(page);
    await page
      .getByTestId('hand-card')
      .first()
      .click({ position: { x: 10, y: 12 } });
    await page
      .getByTestId('hand-card')
      .first()
      .click({ position: { x: 10, y: 12 } });
    const offered = await hint(page);
    await nothing(`${game}, turn`);
    await played(page, () => offered.click());
    for (const item of ['log', 'scores', 'rules']) {
      await page.getByTestId('menu').click();
      await page.getByTestId(`menu-${item}`).click();
      await expect(page.locator('dialog[open] .modal-head')).toBeVisible();
      await nothing(`${game}, ${item}`);
      await page.getByTestId('close').click();
    }
  }
  // No hand and no curtain: dice, buzzers, a word.
  await page.goto(`${server.address}#/rules/themes`);
  await expect(page.locator('.rules-text')).toBeVisible();
  await openTable(page, { game: 'themes', seats: ['Anna', 'Bruno', 'Chloé'] });
  await played(page, () => page.getByTestId('roll').click());
  await nothing('themes, rolled');
  await played(page, () => page.getByTestId('buzzer-1').click());
  await page.getByTestId('word-line').fill('abri');
  await page.getByTestId('withdraw').click();
  await page.getByTestId('turn-board').click();
  await nothing('themes, a word');
});

test('the page itself refuses scripts in its text and other hosts, where the host says nothing', async ({
  page,
  forgiven,
}) => {
  forgiven.push(/Content Security Policy/, /Failed to load resource/);
  await page.goto('./');
  await expect(page.getByTestId('play-plis')).toBeVisible();
  await page.evaluate(async () => {
    const { refused } = Object.assign(window, { refused: [] as string[] }) as unknown as Refused;
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(script, style);
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
  });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Refused).refused.toSorted()))
    .toEqual(['connect-src', 'script-src-elem', 'style-src-elem']);
  await expect(page).not.toHaveTitle('run');
});
