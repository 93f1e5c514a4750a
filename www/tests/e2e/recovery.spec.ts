// What can go wrong around a match, and that it is not lost: workers that die or hang, files that do not come, a browser that
// keeps nothing, a record that breaks off.
import {
  expect,
  expectWords,
  hand,
  held,
  onTurn,
  openTable,
  played,
  table,
  test,
  words,
  type Deal,
} from './helpers.ts';
import { Inspector } from './inspect.ts';
import type { Page } from '@playwright/test';

// Each has a page of its own, and some wait for long.
test.describe.configure({ mode: 'parallel' });

const evening: Deal = {
  game: 'syntax',
  seats: ['Anna', ['Robin', 'easy']],
  options: { referee: 'dictionary' },
  setup: {
    dealer: 1,
    hands: [
      ['B', 'O', 'N', 'D', 'K', 'W'],
      // More than a bot lays in two turns: the round must not end here.
      ['A', 'I', 'U', 'T', 'E', 'S', 'V', 'P', 'X', 'Z', 'J', 'Q'],
    ],
    table: ['RAT'],
    face_up: 'E',
    scores: [20, 30],
  },
};

/** What a test can do to the page's workers: the table's is the first to be made, the bots' is another. */
interface Sabotage {
  workers: (Worker & { asked: string[] })[];
  /** What happens to a worker that is asked to think. */
  think: 'answer' | 'crash' | 'hang';
  /** The request with which the table's worker dies in silence. */
  silent: string | null;
}
declare global {
  interface Window {
    sabotage: Sabotage;
  }
}

/** Real workers, that can be watched and killed. */
async function sabotage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state: Sabotage = { workers: [], think: 'answer', silent: null };
    window.sabotage = state;
    const Real = window.Worker;
    // biome-ignore lint/complexity/useArrowFunction: it is called with `new`
    window.Worker = function (url: string | URL, options?: WorkerOptions) {
      const worker = Object.assign(new Real(url, options), { asked: [] as string[] });
      state.workers.push(worker);
      const thoughts = new Set<unknown>();
      // Registered before the page's own listener.
      worker.addEventListener('message', (message) => {
        const { id, event } = message.data as { id?: unknown; event?: unknown };
        if (state.think === 'hang' && thoughts.has(id) && event === undefined) message.stopImmediatePropagation();
      });
      worker.postMessage = (message: { op?: string; id?: unknown }): void => {
        worker.asked.push(message.op ?? '');
        if (message.op === 'think') thoughts.add(message.id);
        if (message.op === state.silent) {
          state.silent = null;
          worker.terminate();
        }
        if (message.op === 'think' && state.think === 'crash') {
          worker.terminate();
          queueMicrotask(() => worker.dispatchEvent(new ErrorEvent('error', { message: 'killed by a test' })));
        } else Real.prototype.postMessage.call(worker, message);
      };
      return worker;
    } as unknown as typeof Worker;
  });
}

/** The table's worker that is in use dies, as after an uncaught error. */
async function killTable(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The bots' worker is never asked for a view.
    const worker = window.sabotage.workers.findLast((one) =>
      one.asked.some((op) => op === 'view' || op === 'load' || op === 'games'),
    );
    worker?.terminate();
    worker?.dispatchEvent(new ErrorEvent('error', { message: 'killed by a test' }));
  });
}

const layBond = async (page: Page): Promise<void> => {
  for (const card of 'BOND') await held(page, card).click();
  await page.getByTestId('action-lay').click();
};

/** A trap, as a fault in the engine's own code would be: it comes in the worker itself, with the next move that is asked of it. */
async function trapTable(page: Page): Promise<void> {
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    // The smallest module whose one function is `unreachable`.
    const bytes = [
      0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11,
    ];
    const { t: trap } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes))).exports;
    self.addEventListener('message', ({ data }) => {
      if ((data as { op?: string }).op === 'act') setTimeout(trap as () => void);
    });
  });
}

test.describe('an engine that breaks off by itself', () => {
  test.use({ forgiven: [/unreachable/] });

  test('in the middle of a move: the match is there again, and the move is made or can be made', async ({ page }) => {
    await openTable(page, evening);
    await onTurn(page);
    await trapTable(page);
    await layBond(page);
    await expect(page.getByTestId('said')).toContainText('la partie continue');
    await onTurn(page);
    if (!(await words(page)).includes('BOND')) await layBond(page);
    await expect.poll(() => words(page)).toContain('BOND');
    await onTurn(page);
    // All of what was not laid is in the hand, once.
    expect((await hand(page)).filter((card) => 'KW'.includes(card)).sort()).toEqual(['K', 'W']);
  });
});

test('the table’s worker dies: the match is there again, and goes on', async ({ page }) => {
  await sabotage(page);
  await openTable(page, evening);
  await onTurn(page);
  const before = (await hand(page)).sort();
  await killTable(page);
  await expect(page.getByTestId('said')).toContainText('la partie continue');
  await onTurn(page);
  expect((await hand(page)).sort()).toEqual(before);
  await expectWords(page, 'RAT');
  await layBond(page);
  await expect.poll(() => words(page)).toContain('BOND');
  await onTurn(page);

  // While a bot is to play.
  await page.evaluate(() => (window.sabotage.think = 'hang'));
  await held(page, 'K').click();
  await played(page, () => page.getByTestId('stock').click());
  await killTable(page);
  await page.evaluate(() => (window.sabotage.think = 'answer'));
  await onTurn(page);
  expect(await hand(page)).toHaveLength(2);
  expect((await words(page)).length).toBeGreaterThan(1);
});

test('the table’s worker falls silent: its next answer is waited for, not for ever', async ({ page }) => {
  await sabotage(page);
  await openTable(page, evening);
  await onTurn(page);
  // With the move, and not before: each card that is lifted asks the rules something too, and on a slow machine the eight seconds of the first
  // one are over before the last one lies there. The match would be back then, and the move made.
  await page.evaluate(() => (window.sabotage.silent = 'act'));
  await layBond(page);
  // Eight seconds without a sign of life, then the match comes back; what was under way is played again.
  await expect(page.getByTestId('said')).toContainText('la partie continue', { timeout: 20_000 });
  await onTurn(page);
  expect(await hand(page)).toHaveLength(6);
  await layBond(page);
  await expect.poll(() => words(page)).toContain('BOND');
});

test('a worker that dies again and again: the page says so, keeps the match, and starts anew when asked', async ({
  page,
}) => {
  await sabotage(page);
  await openTable(page, evening);
  await onTurn(page);
  for (let deaths = 0; deaths < 3; deaths++) {
    await killTable(page);
    await expect
      .poll(() => page.evaluate(() => window.sabotage.workers.filter((one) => one.asked.includes('load')).length))
      .toBe(deaths + 2);
    await onTurn(page);
  }
  await killTable(page);
  await expect(page.getByTestId('trouble')).toContainText('La partie est conservée');
  const inspector = new Inspector(page);
  await inspector.look('lost engine');
  expect(inspector.problems).toEqual([]);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await onTurn(page);
  expect((await hand(page)).sort()).toEqual(['B', 'D', 'K', 'N', 'O', 'W']);
});

for (const [think, what] of [
  ['crash', 'dies'],
  ['hang', 'outstays its budget'],
] as const) {
  test(`a bot that ${what} is replaced by a legal action, which is said, and plays again the next time`, async ({
    page,
  }) => {
    await sabotage(page);
    await openTable(page, evening);
    await onTurn(page);
    await page.evaluate((how) => (window.sabotage.think = how), think);
    await layBond(page);
    await expect(page.getByTestId('said')).toContainText(
      'Robin a trop tardé : l’ordinateur a joué un coup à sa place.',
    );
    await onTurn(page);
    await page.evaluate(() => (window.sabotage.think = 'answer'));
    await held(page, 'K').click();
    await played(page, () => page.getByTestId('stock').click());
    await onTurn(page);
    await expect(page.getByTestId('said')).not.toContainText('a trop tardé');
  });
}

test.describe('files that do not come', () => {
  // No service worker: it would bring what the network does not.
  test.use({ forgiven: [/Failed to load resource|^Mots en main: (could not load|no engine started)/] });

  test('a word list: said at the table, which is there without, and trying again is enough', async ({
    page,
    context,
  }) => {
    const inspector = new Inspector(page);
    await context.route('**/dictionaries/*.dict*', (route) => route.abort('internetdisconnected'));
    await page.goto('./#/new/syntax');
    await page.getByTestId('start').click();
    const said = page.getByTestId('words-missing');
    await expect(said).toContainText('Rien n’est perdu');
    await expect(page.getByTestId('hand-card').first()).toBeVisible();
    await inspector.look('a new table without a word list');
    await context.unrouteAll();
    await said.getByRole('button').click();
    await expect(said).toHaveCount(0);
    await expect(table(page)).toBeVisible();
    expect(inspector.problems).toEqual([]);
  });

  test('a word list of a match that is gone on with', async ({ page, context }) => {
    const inspector = new Inspector(page);
    // The page is there when the network goes.
    await page.goto('./');
    await context.route('**/dictionaries/*.dict*', (route) => route.fulfill({ status: 503, body: '' }));
    const laid = { seat: 0, action: { type: 'lay', word: 'BOND' } };
    const opened = openTable(page, { ...evening, actions: [laid] });
    await expect(page.getByTestId('trouble')).toContainText('Le dictionnaire français');
    await inspector.look('table without a word list');
    await context.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await opened;
    await onTurn(page);
    expect((await words(page)).slice(0, 2)).toEqual(['RAT', 'BOND']);
    expect(inspector.problems).toEqual([]);
  });

  test('the engine: said where it is needed, and trying again is enough', async ({ page, context }) => {
    await context.route('**/engine-*_bg.wasm*', (route) => route.abort('connectionreset'));
    await page.goto('./#/new/syntax');
    await expect(page.getByTestId('trouble')).toContainText('Vérifiez la connexion');
    await context.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByTestId('start')).toBeVisible();
  });
});

test.describe('parts of the page that do not come', () => {
  test.use({ forgiven: [/Failed to load resource|^Mots en main: (could not load|no engine started)/] });
  const parts = /\/chunks\//;
  const screens = /\/chunks\/(?:setup|rules|table)-/;

  for (const [what, hash, there] of [
    ['set-up', '#/new/plis', '[data-testid="start"]'],
    ['rules', '#/rules/plis', '.rules-text'],
    ['table', '#/table/none', '.trouble h1'],
  ] as const) {
    test(`${what}: said in plain words, and can be tried again at the same place`, async ({ page, context }) => {
      const inspector = new Inspector(page);
      // Not when the start screen asks for them ahead, nor when they are wanted.
      await context.route(screens, (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('./');
      await expect(page.getByTestId('play-plis')).toBeVisible();
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      const trouble = page.getByTestId('trouble');
      await expect(trouble).toContainText('Il manque un fichier du jeu');
      await inspector.look(`${what} that did not come`);
      // Still nothing: still said, and no page of the browser's own.
      await context.setOffline(true);
      await trouble.getByRole('button').click();
      await expect(trouble).toContainText('Vérifiez la connexion');
      await context.setOffline(false);
      await context.unrouteAll();
      await trouble.getByRole('button').click();
      await expect(page.locator(there)).toBeVisible();
      expect(page.url()).toContain(hash);
      expect(inspector.problems).toEqual([]);
    });
  }

  test('a table: said when its match is opened', async ({ page, context }) => {
    await page.goto('./#/new/plis');
    await expect(page.getByTestId('start')).toBeVisible();
    // The screen of tables is there, the table of Syntax is not.
    await openTable(page, { game: 'plis', seats: ['Anna', ['Robin', 'easy'], ['Zoé', 'easy']] });
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-leave').click();
    await context.route(parts, (route) => route.fulfill({ status: 503, body: '' }));
    const opened = openTable(page, evening);
    await expect(page.getByTestId('trouble')).toContainText('Il manque un fichier du jeu');
    await context.unrouteAll();
    await page.getByTestId('trouble').getByRole('button').click();
    await opened;
    await onTurn(page);
    await expectWords(page, 'RAT');
  });

  test('the text of the rules: it pushes nothing away when it comes', async ({ page, context }) => {
    let come = (): void => undefined;
    const held = new Promise<void>((resolve) => (come = resolve));
    await context.route('**/rules/*.html', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('./#/rules/plis');
    await expect(page.getByRole('heading', { name: 'Règles' })).toBeVisible();
    await expect(page.locator('.rules-legend')).toHaveCount(0);
    come();
    await expect(page.locator('.rules-text')).toBeVisible();
    await expect(page.locator('.rules-legend')).toBeVisible();
  });

  test('the cards below the rules', async ({ page, context }) => {
    await page.goto('./#/rules/plis');
    await expect(page.locator('.rules-text')).toBeVisible();
    await context.route(parts, (route) => route.fulfill({ status: 503, body: '' }));
    await page.evaluate(() => {
      location.hash = '#/rules/syntax';
    });
    await expect(page.getByRole('alert').filter({ hasText: 'Vérifiez la connexion' })).toBeVisible();
    await context.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
    await expect(page.locator('mots-rules-text table, mots-rules-text .deck').first()).toBeVisible();
  });

  test('the rules of a game that does not exist: the games, and no request', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('./#/rules/nothing');
    await expect(page.getByTestId('play-plis')).toBeVisible();
    expect(asked.filter((url) => url.includes('/rules/'))).toEqual([]);
  });
});

test.describe('a first visit that is cut', () => {
  test.use({ forgiven: [/Failed to load resource|^Mots en main: (could not load|no engine started)/] });

  test('before anything of ours has come: the page itself says what to do', async ({ page, context }) => {
    await context.route(/\.(js|css)$/, (route) => route.abort('connectionreset'));
    await page.goto('./');
    await expect(page.locator('#first-aid [lang=fr]')).toContainText('rechargez la page');
    await expect(page.locator('#first-aid [lang=en]')).toContainText('reload the page');
    await expect(page.locator('#first-aid [lang=fr]')).toBeVisible();
  });

  test('but for the styles: said after some seconds', async ({ page, context }) => {
    // The script hangs.
    await context.route(/main-\w+\.js$/, () => undefined);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('#first-aid [lang=fr]')).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('#first-aid [lang=en]')).toBeHidden();
  });

  for (const [language, text, again] of [
    ['fr', 'Vérifiez la connexion', 'Réessayer'],
    ['en', 'Check your connection', 'Try again'],
  ] as const) {
    test.describe(language, () => {
      test.use({ settings: { language } });
      test(`after boot.js: said in the language that was chosen (${language})`, async ({ page, context }) => {
        await context.route(/main-\w+\.js|chunks/, (route) => route.abort('connectionreset'));
        await page.goto('./#/new/plis');
        await expect(page.getByRole('alert')).toContainText(text, { timeout: 30_000 });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await context.unrouteAll();
        await page.getByRole('button', { name: again }).click();
        await expect(page.getByTestId('start')).toBeVisible();
      });
    });
  }
});

test('a browser that keeps nothing: said once, and the match lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('The user denied permission', 'SecurityError');
    };
  });
  const inspector = new Inspector(page);
  await page.goto('./');
  await expect(page.getByTestId('storage-notice')).toBeVisible();
  await inspector.look('start without storage');
  await page.getByTestId('storage-notice').getByRole('button').click();
  await expect(page.getByTestId('storage-notice')).toHaveCount(0);
  await page.getByTestId('play-syntax').click();
  await page.getByTestId('seat-name-0').fill('Zoé');
  await page.getByTestId('start').click();
  await expect(table(page)).toBeVisible();
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-leave').click();
  await expect(page.getByTestId('resume-row')).toContainText('Zoé');
  await page.getByTestId('resume').click();
  await expect(table(page)).toBeVisible();
  expect(inspector.problems).toEqual([]);
});

test('a record that breaks off goes on where it is still whole, and says so', async ({ page }) => {
  await openTable(page, {
    ...evening,
    seats: ['Anna', 'Bruno'],
    actions: [
      { seat: 0, action: { type: 'lay', word: 'BOND' } },
      { seat: 1, action: { type: 'lay', word: 'ZZZZ' } },
    ],
  });
  await page.getByTestId('curtain-lift').click();
  await onTurn(page);
  await expect(page.locator('.table-middle')).toContainText('illisible');
  await expectWords(page, 'RAT', 'BOND');
  expect((await hand(page)).sort()).toEqual(['A', 'E', 'I', 'J', 'P', 'Q', 'S', 'T', 'U', 'V', 'X', 'Z']);
});
