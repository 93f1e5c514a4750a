// The engine where the surroundings are poor: hosts that know no wasm, browsers that cannot run it.
import { expect, expectWords, held, lift, liftFirst, onTurn, openTable, test } from './helpers.ts';
import type { Page } from '@playwright/test';

const setup = async (page: Page): Promise<void> => {
  await page.goto('./#/new/syntax');
};

// Whoever put the page there is told on the console what may be wrong.
test.use({ forgiven: [/^Mots en main: no engine started/] });

test.describe('a host that sends the module as any bytes', () => {
  test('is good enough', async ({ page, context }) => {
    let asked = 0;
    await context.route('**/engine-*_bg.wasm*', async (route) => {
      asked++;
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'application/octet-stream' } });
    });
    await openTable(page, {
      game: 'syntax',
      seats: ['Anna', 'Bruno'],
      setup: {
        dealer: 1,
        hands: [
          ['B', 'O', 'N', 'D', 'K'],
          ['E', 'E'],
        ],
        table: [],
      },
    });
    expect(asked).toBeGreaterThan(0);
    await lift(page, 'Anna');
    await onTurn(page);
    for (const card of 'BOND') await held(page, card).click();
    await page.getByTestId('action-lay').click();
    await expectWords(page, 'BOND');
  });
});

/** The page hands its compiled module to each worker; here something else comes instead. */
for (const [what, broken] of [
  ['cannot be used', (of: unknown) => ({ of, module: {} })],
  ['is another engine’s', () => ({ of: './engine-other_bg.wasm', module: {} })],
  ['did not come', () => ({ module: null })],
] as const)
  test(`a module that was handed over and ${what}: each worker gets its own`, async ({ page }) => {
    const modules: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('_bg.wasm')) modules.push(request.url());
    });
    await page.addInitScript(`
      const send = Worker.prototype.postMessage;
      const instead = ${String(broken)};
      Worker.prototype.postMessage = function (message, ...more) {
        const hands = typeof message === 'object' && message !== null && 'module' in message;
        return send.call(this, hands ? instead(message.of) : message, ...more);
      };
    `);
    await openTable(page, {
      game: 'plis',
      seats: ['Zoé', ['Ugo', 'medium'], ['Rita', 'medium']],
      setup: { leader: 0 },
    });
    await onTurn(page);
    // The page's own, and that of each worker: the table's, and the one that thinks.
    await expect.poll(() => modules.length).toBe(3);
    await liftFirst(page);
    await page.getByTestId('action-play').click();
    await expect(page.getByTestId('played-1')).not.toHaveAttribute('data-card', '');
  });

test('a browser without WebAssembly is told what is missing', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await setup(page);
  await expect(page.getByTestId('trouble')).toContainText('WebAssembly');
});

test('a page that may not compile WebAssembly is told the same', async ({ page }) => {
  await page.addInitScript(() => {
    WebAssembly.Module = class {
      constructor() {
        throw new WebAssembly.CompileError('refused by the policy');
      }
    } as unknown as typeof WebAssembly.Module;
  });
  await setup(page);
  await expect(page.getByTestId('trouble')).toContainText('WebAssembly');
});

for (const [what, spoil] of [
  ['no workers', () => Reflect.deleteProperty(globalThis, 'Worker')],
  [
    'workers that know no modules',
    () => {
      const Real = Worker;
      globalThis.Worker = class extends Real {
        constructor(url: string | URL) {
          // Never reads the options, like a browser that does not know them.
          super(url);
        }
      } as typeof Worker;
    },
  ],
  [
    'workers that it forbids',
    () => {
      globalThis.Worker = class {
        constructor() {
          throw new DOMException('forbidden', 'SecurityError');
        }
      } as unknown as typeof Worker;
    },
  ],
] as const) {
  test(`a browser with ${what} is told so`, async ({ page }) => {
    await page.addInitScript(spoil);
    await setup(page);
    const trouble = page.getByTestId('trouble');
    await expect(trouble).toBeVisible();
    await expect(trouble).toContainText('navigateur est trop ancien');
  });
}
