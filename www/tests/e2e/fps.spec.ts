// Not a test but a measurement (`npm run fps`): a deal and a play at each table on a phone whose processor is four times slower, with motion; from the
// trace, how many frames a second were drawn while something moved, and which tasks of the page took longer than 50 ms.
import type { CDPSession, Page } from '@playwright/test';
import { atStage, expect, held, hint, onTurn, openTable, playIt, test, type Deal, liftFirst } from './helpers.ts';
import { deal as spikit, propose, REST, SENTENCE } from './spikit-table.ts';
import { deal as themes, roll } from './themes-table.ts';

const SLOWER = 4;
/** Two frames that are further apart have nothing between them that moves, in ms. */
const STILL = 300;
const LONG = 50;

interface Traced {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

const deals: readonly { game: string; deal: Deal; play: (page: Page) => Promise<void> }[] = [
  {
    game: 'Syntax',
    deal: { game: 'syntax', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], setup: { dealer: 2 } },
    play: async (page) => {
      await (await hint(page)).click();
      // The others play until a word of theirs may be contested before the own turn.
      await atStage(page, 'waiting');
      await atStage(page, 'open', 'turn');
    },
  },
  {
    game: 'Spikit',
    deal: spikit([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }),
    play: async (page) => {
      await page.getByTestId('action-roll').click();
      await page.getByTestId('action-draw').click();
      for (const card of SENTENCE) await held(page, card).click();
      await propose(page);
      await expect(page.getByTestId('sentence-0')).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    game: 'Padbolix',
    deal: { game: 'padbolix', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], setup: { leader: 0 } },
    play: async (page) => {
      await (await hint(page)).click();
      await onTurn(page);
    },
  },
  {
    game: 'Plis de lettres',
    deal: { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], setup: { leader: 0 } },
    play: async (page) => {
      await liftFirst(page);
      await playIt(page);
      await onTurn(page);
    },
  },
  {
    game: 'Dés à thèmes',
    deal: themes({ seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }),
    play: (page) => roll(page),
  },
];

/** What the browser traced while that was done. */
async function traced(browser: CDPSession, run: () => Promise<void>): Promise<Traced[]> {
  const found: Traced[] = [];
  const collect = ({ value }: { value: object[] }): unknown => found.push(...(value as Traced[]));
  browser.on('Tracing.dataCollected', collect);
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        '__metadata',
        'disabled-by-default-devtools.timeline.frame',
        'devtools.timeline.frame',
      ],
    },
  });
  await run();
  const done = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await done;
  browser.off('Tracing.dataCollected', collect);
  return found;
}

/** Frames a second while something moved, and the tasks of the page that were long, in ms. */
function told(events: readonly Traced[]): { rate: number; frames: number; long: number[] } {
  const drawn = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b);
  const apart = drawn
    .slice(1)
    .map((ts, nth) => ts - (drawn[nth] ?? 0))
    .filter((ms) => ms < STILL);
  const moved = apart.reduce((sum, ms) => sum + ms, 0);
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}.${tid}`),
  );
  const long = events
    .filter(({ name, pid, tid, dur = 0 }) => name === 'RunTask' && mains.has(`${pid}.${tid}`) && dur / 1000 > LONG)
    .map(({ dur = 0 }) => Math.round(dur / 1000));
  return {
    rate: moved === 0 ? 0 : (apart.length * 1000) / moved,
    frames: apart.length,
    long: long.sort((a, b) => b - a),
  };
}

test.skip(!process.env['FPS'], 'a measurement: npm run fps');
test.use({ viewport: { width: 390, height: 844 }, settings: { playOnly: false, pace: 'fast' } });

/** All lies there; a race begins with a throw. */
const dealtOut = (page: Page): Promise<void> =>
  page
    .locator('[data-testid="table"][data-stage="turn"][data-acting="true"], [data-testid="roll"]')
    .first()
    .waitFor({ timeout: 30_000 });

for (const { game, deal, play } of deals)
  test(`${game}: frames a second`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const slow = await page.context().newCDPSession(page);
    const browser = (await page.context().browser()?.newBrowserCDPSession()) as CDPSession;
    await page.goto('./');
    // The engine and the table's script are there before it is measured.
    await openTable(page, deal);
    await dealtOut(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const dealt = async (): Promise<void> => {
      await openTable(page, deal);
      await dealtOut(page);
    };
    for (const [what, run] of [
      ['deal', dealt],
      ['play', () => play(page)],
    ] as const) {
      const { rate, frames, long } = told(await traced(browser, run));
      console.log(
        `| ${game} | ${what} | ${rate.toFixed(0)} | ${frames} | ${long.length === 0 ? '–' : long.slice(0, 6).join(', ')} |`,
      );
    }
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });
