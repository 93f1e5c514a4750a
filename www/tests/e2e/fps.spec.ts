// Not a test but a measurement (`npm run fps`): a deal and a play at each table on a phone whose processor is four times slower, with motion; from the
// trace, how many frames a second were drawn while something moved, and which tasks of the page took longer than 50 ms.
import { writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';
import { keepMatch, test, type Deal } from './helpers.ts';
import { deal as spikit, REST, SENTENCE } from './spikit-table.ts';
import { deal as themes } from './themes-table.ts';

const SLOWER = 4;
/** These are no movements: the eyes of a bot that thinks are nearly always open, and a button that takes no finger yet only looks pale. */
const STILL: readonly (string | undefined)[] = ['blink', 'waits'];
/** What the browser says of an animation that it need not draw, since nothing is other for it from one frame to the next (Chromium's
 * `kAnimationHasNoVisibleChange`): the third of a second for which a new button takes no finger. Its own name is not in the trace. */
const UNSEEN = 1 << 17;
const LONG = 50;
/** Where the traces are to be left, to be looked at. */
const TRACES = process.env['TRACES'];

interface Traced {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Of that, how long the processor was at it: a busy machine makes `dur` longer. */
  tdur?: number;
  pid: number;
  tid: number;
  /** Of an animation, from where it was made (`ph` is `b`) to its end (`e`); between them, what became of it (`n`). */
  id2?: { local?: string };
  args?: { name?: string; data?: { displayName?: string; state?: string; compositeFailed?: number } };
}

/** Waits for it without asking: a page that is asked again and again, as `expect` and `click` do, has long tasks that are not its own. */
const stands = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const given = setTimeout(() => reject(new Error(`${wanted} did not come`)), 60_000);
        const watching = new MutationObserver(() => look());
        const look = (): void => {
          if (!document.querySelector(wanted)) return;
          watching.disconnect();
          clearTimeout(given);
          resolve();
        };
        watching.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
      }),
    selector,
  );

/** Until whatever moves has come to its end. */
const still = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
      .map((one) => one.finished);
    return Promise.race([Promise.allSettled(ends), new Promise((resolve) => setTimeout(resolve, 3000))]).then(
      () => null,
    );
  });

/** A finger touches the left edge of it, once it is there and lies still. */
async function touch(page: Page, selector: string): Promise<void> {
  await stands(page, selector);
  await still(page);
  const { x, y } = await page.evaluate((wanted) => {
    const { left, top, height } = (document.querySelector(wanted) as Element).getBoundingClientRect();
    return { x: left + 10, y: top + Math.min(12, height / 2) };
  }, selector);
  await page.touchscreen.tap(x, y);
}

const byId = (id: string): string => `[data-testid="${id}"]`;
const atStage = (...stages: readonly string[]): string =>
  stages.map((stage) => `[data-testid="table"][data-stage="${stage}"]`).join(', ');
const TURN = '[data-testid="table"][data-stage="turn"][data-acting="true"]';
const PRIMARY = '.action-buttons .primary';

async function playHinted(page: Page): Promise<void> {
  await touch(page, `${byId('tool-hint')}:enabled`);
  await touch(page, PRIMARY);
  await stands(page, atStage('waiting'));
}

const deals: readonly { game: string; deal: Deal; play: (page: Page) => Promise<void> }[] = [
  {
    game: 'Syntax',
    deal: { game: 'syntax', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], setup: { dealer: 2 } },
    play: async (page) => {
      await playHinted(page);
      // The others play until a word of theirs may be contested before the own turn.
      await stands(page, atStage('open', 'turn'));
    },
  },
  {
    game: 'Spikit',
    deal: spikit([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }),
    play: async (page) => {
      await touch(page, byId('action-roll'));
      await touch(page, byId('action-draw'));
      // With the card that was drawn and the line for the sentence the hand lies elsewhere: a finger aims at it there.
      await stands(page, `${byId('table')}[data-acting="true"][data-moves="2"]`);
      for (const card of SENTENCE) await touch(page, `${byId('hand-card')}[data-card="${card}"][aria-pressed="false"]`);
      await touch(page, byId('action-lay'));
      await stands(page, byId('sentence-0'));
    },
  },
  {
    game: 'Padbolix',
    deal: { game: 'padbolix', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], setup: { leader: 0 } },
    play: async (page) => {
      await playHinted(page);
      await stands(page, TURN);
    },
  },
  {
    game: 'Plis de lettres',
    deal: { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], setup: { leader: 0 } },
    play: async (page) => {
      await touch(page, `${byId('hand-card')}:not(.dimmed)`);
      await touch(page, byId('action-play'));
      await stands(page, atStage('waiting'));
      await stands(page, TURN);
    },
  },
  {
    game: 'Dés à thèmes',
    deal: themes({ seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }),
    play: async (page) => {
      await touch(page, byId('roll'));
      await stands(page, `${byId('table')}:not([data-moves="0"])`);
      await still(page);
    },
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
        ...(process.env['CATEGORIES']?.split(',') ?? []),
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

/** An animation of the page: when it was made, when its first picture could be seen, and when it ended, in µs. */
interface Movement {
  made: number;
  from: number;
  to: number;
}

/** What moved, as the browser says itself. An animation that is made waits for its first picture, and nothing moves meanwhile: it begins when the
 * browser says that it runs. One that was ended before never moved. */
function movements(events: readonly Traced[]): Movement[] {
  const made = new Map<string, { made: number; from?: number }>();
  const found: Movement[] = [];
  for (const { ph, ts, pid, id2, args } of events
    .filter(({ name }) => name === 'Animation')
    .sort((a, b) => a.ts - b.ts)) {
    const key = `${pid}.${id2?.local}`;
    if (ph === 'b' && !STILL.includes(args?.data?.displayName)) made.set(key, { made: ts });
    const one = made.get(key);
    if (!one) continue;
    if (ph === 'n' && (args?.data?.compositeFailed ?? 0) & UNSEEN) made.delete(key);
    if (ph === 'n' && args?.data?.state === 'running') one.from ??= ts;
    if (ph !== 'e') continue;
    made.delete(key);
    if (one.from !== undefined) found.push({ made: one.made, from: one.from, to: ts });
  }
  return found;
}

/** Without overlaps: between two moves of bots nothing moves, and a pause is no slow frame. */
function apart(all: readonly Movement[]): Movement[] {
  const spans: Movement[] = [];
  for (const one of [...all].sort((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to);
    else spans.push({ ...one });
  }
  return spans;
}

/** Frames a second while something moved; how long the slowest movement waited for its first picture; and the tasks of the page that were long, in
 * ms: by the clock, and by the time that the processor was at them. */
function told(events: readonly Traced[]): {
  rate: number;
  frames: number;
  wait: number;
  long: number[];
  own: number[];
} {
  const drawn = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts);
  const moving = apart(movements(events));
  const moved = moving.reduce((sum, { from, to }) => sum + to - from, 0);
  const frames = drawn.filter((ts) => moving.some(({ from, to }) => from <= ts && ts <= to)).length;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}.${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid}.${tid}`));
  const long = (lasts: (task: Traced) => number): number[] =>
    tasks
      .map((task) => Math.round(lasts(task) / 1000))
      .filter((ms) => ms > LONG)
      .sort((a, b) => b - a);
  return {
    rate: moved === 0 ? 0 : (frames * 1e6) / moved,
    frames,
    wait: Math.max(0, ...moving.map(({ made, from }) => (from - made) / 1000)),
    long: long(({ dur = 0 }) => dur),
    own: long(({ dur = 0, tdur = dur }) => tdur),
  };
}

test.skip(!process.env['FPS'], 'a measurement: npm run fps');
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, settings: { playOnly: false, pace: 'fast' } });

const goTo = (page: Page, to: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, to);

/** Opens a match that is kept, until all lies there; a race begins with a throw. */
async function dealt(page: Page, id: string): Promise<void> {
  await goTo(page, `#/table/${id}`);
  await stands(page, `${TURN}, ${byId('roll')}`);
  // The table is drawn with what is asked; the cards set out in the frame after that.
  await page.evaluate(
    () => new Promise<void>((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen()))),
  );
  await still(page);
}

for (const { game, deal, play } of deals)
  test(`${game}: frames a second`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const slow = await page.context().newCDPSession(page);
    const browser = (await page.context().browser()?.newBrowserCDPSession()) as CDPSession;
    await page.goto('./');
    // The engine and the table's script are there before it is measured.
    await dealt(page, await keepMatch(page, deal));
    await goTo(page, '#/');
    await stands(page, 'mots-start');
    const again = await keepMatch(page, deal);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (const [what, run] of [
      ['deal', () => dealt(page, again)],
      ['play', () => play(page)],
    ] as const) {
      const events = await traced(browser, run);
      if (TRACES) await writeFile(`${TRACES}/${deal.game}-${what}.json`, JSON.stringify(events));
      const { rate, frames, wait, long, own } = told(events);
      const six = (ms: readonly number[]): string => (ms.length === 0 ? '–' : ms.slice(0, 6).join(', '));
      console.log(
        `| ${game} | ${what} | ${rate.toFixed(1)} | ${frames} | ${wait.toFixed(0)} | ${six(long)} | ${six(own)} |`,
      );
    }
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });
