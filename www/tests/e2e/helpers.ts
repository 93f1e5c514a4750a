// What all browser tests of the tables share: positions to play from, the hand, the curtain, and a page that complains about nothing.
import { test as base, expect, type ConsoleMessage, type Locator, type Page } from '@playwright/test';
import type { GameId } from '../../src/protocol/types.gen.ts';
import { PAINTED } from '../painted.ts';
import { sameCards } from '../seeded.ts';

export { expect };

export type Bot = 'random' | 'greedy' | 'easy' | 'medium' | 'hard';

/** A match to begin with: the engine deals what `setup` leaves out from `seed`, so that every run sees the same cards. */
export interface Deal {
  game: GameId;
  /** Names; a bot is `[name, level]`. */
  seats: (string | [name: string, level: Bot])[];
  options?: Record<string, unknown>;
  setup?: Record<string, unknown>;
  seed?: number;
  /** What is brought to the match: a deck of one's own. */
  data?: Record<string, unknown>;
  /** Actions that have been played already. */
  actions?: { seat: number | null; action: Record<string, unknown> }[];
}

export interface Settings {
  language?: 'fr' | 'en';
  theme?: 'auto' | 'light' | 'dark';
  pace?: 'slow' | 'normal' | 'fast' | 'none';
  playOnly?: boolean;
  /** The first match is explained; here only where it is asked for. */
  captions?: boolean;
  oneTap?: boolean;
  handed?: 'right' | 'left';
  turning?: 'stay' | 'turn' | 'facing';
  sides?: Record<string, 'near' | 'left' | 'far' | 'right'>;
  /** Played by ear: moves are written on a line. */
  ear?: boolean;
  sound?: boolean;
  speech?: 'brief' | 'normal' | 'full';
}

export interface Fixtures {
  /** What a test expects the console to say; anything else that is an error fails it. */
  forgiven: RegExp[];
  settings: Settings;
}

/** Motion is left out, bots play at once, and an error in the console fails the test. Each test has a page of its own. Half of what
 * such a page computes is left out: the service worker comes only where a file says `test.use({ serviceWorkers: 'allow' })`, and a
 * picture is taken only of what failed, where pages are painted; Playwright would take one of each page that closes. */
export const test = base.extend<Fixtures>({
  serviceWorkers: 'block',
  screenshot: 'off',
  forgiven: [[], { option: true }],
  settings: [{}, { option: true }],
  page: async ({ page, settings, forgiven }, use, info) => {
    const complaints = complaintsOf(page, forgiven);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sameCards(page);
    await page.addInitScript(
      ([key, value]) => {
        // A choice made during the test stays over a reload.
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      },
      [SETTINGS, chosen(settings)] as const,
    );
    await use(page);
    if (PAINTED && info.status !== info.expectedStatus)
      await page.screenshot({ path: info.outputPath('test-failed.png') });
    expect(complaints()).toEqual([]);
  },
});

/** The same, but the tests of a file follow each other in one page that has started once: for what happens at a table. The start
 * of a page, its two engines and its service worker would take longer than most of these tests. */
export const atOneTable = base.extend<Fixtures, { seated: Map<string, Page> }>({
  forgiven: [[], { option: true }],
  settings: [{}, { option: true }],
  seated: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, seated, settings, forgiven, hasTouch, isMobile, viewport }, use) => {
    const kind = `${hasTouch} ${isMobile}`;
    let page = seated.get(kind);
    if (page === undefined) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      page = await context.newPage();
      await sameCards(page);
      seated.set(kind, page);
    }
    const complaints = complaintsOf(page, forgiven);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await asNew(page, chosen(settings));
    await use(page);
    expect(complaints()).toEqual([]);
  },
});

/** Where the page keeps them. */
export const SETTINGS = 'mots-en-main.settings';

/** The settings of a test: what it leaves out is as most of them want it. */
export const wanted = (settings: Settings): Settings => ({
  language: 'fr',
  theme: 'light',
  pace: 'none',
  sound: false,
  captions: false,
  turning: 'stay',
  ...settings,
});
export const chosen = (settings: Settings): string => JSON.stringify(wanted(settings));

/** What the console complains of from now on, but for what is forgiven. */
export function complaintsOf(page: Page, forgiven: readonly RegExp[]): () => string[] {
  const complaints: string[] = [];
  const thrown = (error: Error): unknown => complaints.push(String(error));
  const said = (message: ConsoleMessage): void => {
    if (message.type() === 'error') complaints.push(message.text());
  };
  page.on('pageerror', thrown);
  page.on('console', said);
  return () => {
    page.off('pageerror', thrown);
    page.off('console', said);
    return complaints.filter((complaint) => !forgiven.some((pattern) => pattern.test(complaint)));
  };
}

/** A page of the site's origin that loads nothing, not even the icon that a browser with a window asks for. */
async function blank(page: Page): Promise<void> {
  await page.route('**/blank.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,"><title>-</title>' }),
  );
  await page.goto('./blank.html');
  await page.unroute('**/blank.html');
}

/** Nobody is at a table, nothing is kept, and the settings are these. */
async function asNew(page: Page, settings: string): Promise<void> {
  const started = page.url() !== 'about:blank';
  if (started) {
    await textSize(page, null);
    // Not to the start screen: it would list the matches that are thrown away next.
    await goHash(page, '#/guide');
    await expect(page.locator('mots-table')).toHaveCount(0);
    await endWatching(page);
  } else await blank(page);
  const same = await page.evaluate(
    async ([key, wanted]) => {
      const found = localStorage.getItem(key);
      localStorage.clear();
      localStorage.setItem(key, wanted);
      for (const { name } of await indexedDB.databases()) {
        if (name === undefined) continue;
        const opened = indexedDB.open(name);
        await new Promise<void>((resolve, reject) => {
          opened.onerror = () => reject(new Error(String(opened.error)));
          opened.onsuccess = () => {
            const { result } = opened;
            const stores = [...result.objectStoreNames];
            const emptied = result.transaction(stores, 'readwrite');
            for (const store of stores) emptied.objectStore(store).clear();
            emptied.oncomplete = () => {
              result.close();
              resolve();
            };
          };
        });
      }
      return found === wanted;
    },
    [SETTINGS, settings] as const,
  );
  if (!started || (await page.locator('mots-app').count()) === 0) return void (await page.goto('./'));
  if (!same) await chooseElsewhere(page, settings);
  await goHash(page, '#/');
}

const goHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate((wanted) => {
    location.hash = wanted;
  }, hash);

/** What the test before looks at with every picture it would look at for ever, and the page would draw sixty pictures a second for it. Whatever
 * the page itself had to do with its next two pictures is done before. */
export const endWatching = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const picture = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await picture();
    await picture();
    const last = requestAnimationFrame(() => undefined);
    for (let one = Math.max(1, last - 1000); one <= last; one++) cancelAnimationFrame(one);
  });

/** The settings are others: the page hears of them as it does of what another tab chose. To start it anew, with its engine, would take longer
 * than most of what is tested then. */
async function chooseElsewhere(page: Page, settings: string): Promise<void> {
  await page.evaluate((key) => dispatchEvent(new StorageEvent('storage', { key })), SETTINGS);
  const { language = 'fr' } = JSON.parse(settings) as Settings;
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

let tables = 0;

/**
 * Puts a match where the page keeps its matches, and opens it. The page and its engine stay as they are if they are
 * already there, so that a test may go from position to position.
 */
export async function openTable(page: Page, deal: Deal): Promise<string> {
  const id = await keepMatch(page, deal);
  await goTo(page, id);
  return id;
}

/** Opens a match that is kept, in the page as it is. Most tests come this way: what is waited for is asked of the page once; what does not come is
 * left to `expect` to tell. */
export async function goTo(page: Page, id: string): Promise<void> {
  const come = page.evaluate(async (match) => {
    const hash = `#/table/${match}`;
    location.hash = hash;
    for (const end = performance.now() + 20_000; performance.now() < end; ) {
      const opened = document.querySelector<HTMLElement & { matchId?: string }>('mots-table');
      const table = opened?.querySelector('[data-testid="table"]');
      if (location.hash === hash && opened?.matchId === match && table?.checkVisibility()) return true;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return false;
  }, id);
  if (await come.catch(no)) return;
  await expect(page).toHaveURL(new RegExp(`#/table/${id}$`));
  await expect(page.locator('mots-table')).toHaveJSProperty('matchId', id);
  await expect(table(page)).toBeVisible();
}

/** How many actions the record of a match holds; null when there is no such match. */
export async function keptActions(page: Page, id: string): Promise<number | null> {
  const row = await keptMatch(page, id);
  return row?.save.actions.length ?? null;
}

/** The match as the page keeps it. */
export async function keptMatch(page: Page, id: string): Promise<KeptMatch | null> {
  return (await keptMatches(page)).find((row) => row.id === id) ?? null;
}

export interface KeptMatch {
  id: string;
  game: string;
  /** Its record broke off, and nobody has read that yet. */
  shortened?: boolean;
  save: { game: string; actions: unknown[]; data?: Record<string, unknown> };
}

export async function keptMatches(page: Page): Promise<KeptMatch[]> {
  return await page.evaluate(
    () =>
      new Promise<KeptMatch[]>((resolve, reject) => {
        const opened = indexedDB.open('mots-en-main');
        opened.onerror = () => reject(new Error(String(opened.error)));
        opened.onsuccess = () => {
          // As the page puts them together (device/parts.ts).
          const transaction = opened.result.transaction(['matches', 'moves', 'brought']);
          const [rows, moves, brought] = ['matches', 'moves', 'brought'].map((name) =>
            transaction.objectStore(name).getAll(),
          ) as [
            IDBRequest<KeptMatch[]>,
            IDBRequest<{ id: string; actions: unknown[] }[]>,
            IDBRequest<{ id: string; data: Record<string, unknown> }[]>,
          ];
          transaction.oncomplete = () => {
            opened.result.close();
            resolve(
              rows.result.map((row) => {
                if (!row.save || row.save.actions) return row;
                const data = brought.result.find(({ id }) => id === row.id)?.data;
                const actions = moves.result.filter(({ id }) => id === row.id).flatMap((part) => part.actions);
                return { ...row, save: { ...row.save, ...(data ? { data } : {}), actions } };
              }),
            );
          };
        };
      }),
  );
}

/** Puts a match where the page keeps its matches; its id. `change` makes the row other than the page would write it. */
export async function keepMatch(page: Page, deal: Deal, change: Record<string, unknown> = {}): Promise<string> {
  const id = `test-${++tables}`;
  const seats = deal.seats.map((seat) =>
    typeof seat === 'string' ? { name: seat, bot: null } : { name: seat[0], bot: seat[1] },
  );
  const save = {
    version: 1,
    game: deal.game,
    seats,
    options: deal.options ?? {},
    seed: String(deal.seed ?? 7),
    setup: deal.setup ?? null,
    checksums: {},
    ...(deal.data === undefined ? {} : { data: deal.data }),
    actions: deal.actions ?? [],
  };
  if (page.url() === 'about:blank') await page.goto('./');
  await page.evaluate(
    async ([match]) => {
      const opened = indexedDB.open('mots-en-main', 5);
      // As the page makes it (device/database.ts); it may come first.
      opened.onupgradeneeded = () => {
        for (const name of ['matches', 'brought', 'watches', 'archive', 'records'])
          opened.result.createObjectStore(name, { keyPath: 'id' });
        opened.result.createObjectStore('moves', { keyPath: ['id', 'from'] });
        opened.result.createObjectStore('setups', { keyPath: 'game' });
        opened.result.createObjectStore('decks', { keyPath: ['game', 'kind', 'name'] });
        opened.result.createObjectStore('results', { keyPath: 'id' });
      };
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(String(request.error)));
        });
      const db = await done(opened);
      await done(db.transaction('matches', 'readwrite').objectStore('matches').put(match));
      db.close();
    },
    [
      {
        id,
        game: deal.game,
        names: seats.map((seat) => seat.name),
        bots: seats.map((seat) => seat.bot),
        options: save.options,
        round: 1,
        scores: seats.map(() => 0),
        over: false,
        updated: Date.now(),
        save,
        revision: 1,
        ...change,
      },
    ],
  );
  return id;
}

/** Puts results of matches where the page keeps them; it has to have opened its store before. */
export const keepResults = (page: Page, rows: readonly Record<string, unknown>[]): Promise<void> =>
  page.evaluate(
    (results) =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('mots-en-main');
        opened.onerror = () => reject(new Error(String(opened.error)));
        opened.onsuccess = () => {
          const put = opened.result.transaction('results', 'readwrite');
          for (const row of results) put.objectStore('results').put(row);
          put.oncomplete = () => {
            opened.result.close();
            resolve();
          };
        };
      }),
    rows,
  );

/** Opens every section of the rules, which are folded but for the first. */
export async function unfoldRules(page: Page): Promise<void> {
  const sections = page.locator('.rules-text details');
  await sections.first().waitFor();
  for (const section of await sections.all()) {
    await section.locator('summary').click();
    await expect(section.locator('[data-clause]').first()).toBeVisible();
  }
}

/** Text twice as large, or as it was (WCAG 1.4.4). Set by script: the page's policy refuses style sheets of others. */
export const textSize = (page: Page, size: '200%' | null): Promise<void> =>
  page.evaluate((wanted) => {
    const { style } = document.documentElement;
    if (wanted === null) style.removeProperty('font-size');
    else style.setProperty('font-size', wanted, 'important');
  }, size);

/** A bot has laid that word; Anna may contest it. */
export const laid = (word: string, ...others: [string, 'easy'][]): Deal => ({
  game: 'syntax',
  seats: ['Anna', ['Robin', 'easy'], ...others],
  setup: {
    dealer: 0,
    hands: [
      ['E', 'L', 'V', 'I'],
      ['B', 'O', 'N', 'D', 'K', 'W'],
      ['A', 'T', 'S'],
    ].slice(0, 2 + others.length),
    table: ['RAT'],
    scores: [30, 20, 10].slice(0, 2 + others.length),
  },
  actions: [{ seat: 1, action: { type: 'lay', word } }],
});

export const table = (page: Page): Locator => page.getByTestId('table');

export type Stage = 'covered' | 'turn' | 'handing' | 'open' | 'ballot' | 'waiting' | 'summary' | 'over';

/** Waits until the match is at one of these stages. */
export const atStage = (page: Page, ...stages: Stage[]): Promise<void> =>
  soon(page, stages.map((stage) => `[data-testid="table"][data-stage="${stage}"]`).join(', '), () =>
    expect(table(page)).toHaveAttribute('data-stage', new RegExp(`^(${stages.join('|')})$`)),
  );

const yes = (): boolean => true;
const no = (): boolean => false;

/** Waits frame by frame, where `expect` looks only once a second in the end. What does not come is left to `expect` to tell: to ask it for what has
 * just been seen would be most of what a test asks. */
async function soon(page: Page, selector: string, told: () => Promise<void>): Promise<void> {
  const wanted = page.locator(selector).first();
  if (!(await wanted.waitFor({ state: 'attached', timeout: 20_000 }).then(yes, no))) await told();
}

const ON_TURN = '[data-testid="table"][data-stage="turn"][data-acting="true"]';

/** Waits until the viewer may act and the page knows what is legal. */
export const onTurn = (page: Page): Promise<void> =>
  soon(page, ON_TURN, async () => {
    await expect(table(page)).toHaveAttribute('data-stage', 'turn');
    await expect(table(page)).toHaveAttribute('data-acting', 'true');
  });

/** Waits until the viewer may act, or the deal is over; says whether it goes on. A bot that is on turn may end the deal. */
export async function onTurnOrOver(page: Page): Promise<boolean> {
  await soon(page, `${ON_TURN}, [data-testid="table"][data-stage="summary"]`, () =>
    expect(table(page)).toHaveAttribute('data-stage', /^(turn|summary)$/),
  );
  if ((await table(page).getAttribute('data-stage')) === 'summary') return false;
  await onTurn(page);
  return true;
}

/** Does what plays, and waits until the table shows that something was played: at once a bot or the same seat may be on turn again. */
export async function played(page: Page, play: () => Promise<unknown>): Promise<void> {
  const before = (await table(page).getAttribute('data-moves')) ?? '';
  await play();
  await soon(page, `[data-testid="table"]:not([data-moves="${before}"])`, () =>
    expect(table(page)).not.toHaveAttribute('data-moves', before),
  );
}

/** The next player takes the device and looks. */
export async function lift(page: Page, name?: string): Promise<void> {
  await atStage(page, 'covered');
  const curtain = page.getByTestId('curtain').or(page.getByTestId('lid'));
  if (name !== undefined) await expect(curtain).toContainText(name);
  await page.getByTestId('curtain-lift').click();
  await expect(curtain).toBeHidden();
}

/** The player who has just acted gives the device to the next, who looks. */
export async function pass(page: Page, to?: string): Promise<void> {
  await atStage(page, 'handing');
  await page.getByTestId('hand-over').click();
  await lift(page, to);
}

/** Nothing can be taken back: the button looks so and says why, to whoever touches it all the same too. */
export async function cannotUndo(page: Page, why: string): Promise<void> {
  const button = page.getByTestId('tool-undo');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAttribute('title', new RegExp(why));
  await button.click({ force: true });
  await expect(page.getByTestId('refusal')).toContainText(why);
}

/**
 * Notes from now on what that part of the page ever shows, however short, with the data of its element; in the order in which
 * it was shown. At the pace without pauses a count of votes is shown for two frames only.
 */
export async function shownBy(page: Page, hook: string): Promise<() => Promise<string[]>> {
  await page.evaluate((wanted) => {
    const key = `shown ${wanted}`;
    const kept = window as unknown as Record<string, { notes: string[]; stop: () => void } | undefined>;
    kept[key]?.stop();
    const notes: string[] = [];
    const note = (): void => {
      for (const found of document.querySelectorAll<HTMLElement>(`[data-testid="${wanted}"]`)) {
        const { testid: _, ...data } = found.dataset;
        const text = [...Object.values(data), found.innerText].join(' ').replace(/\s+/g, ' ').trim();
        if (text !== '' && notes.at(-1) !== text) notes.push(text);
      }
    };
    const watching = new MutationObserver(note);
    watching.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    kept[key] = { notes, stop: () => watching.disconnect() };
  }, hook);
  return () =>
    page.evaluate(
      (wanted) =>
        (window as unknown as Record<string, { notes: string[] } | undefined>)[`shown ${wanted}`]?.notes ?? [],
      hook,
    );
}

/** Cards of that notation in the viewer's hand that are not in a word already. */
export const held = (page: Page, card: string): Locator =>
  page.locator(`[data-testid="hand-card"][data-card="${card}"][aria-pressed="false"]`);

/** Lifts a card of that notation by its free edge. */
export const tap = (page: Page, card: string): Promise<void> =>
  held(page, card)
    .first()
    .click({ position: { x: 10, y: 12 } });

/** Does what the action bar offers first. */
export const playIt = (page: Page): Promise<void> => page.getByTestId('action-play').click();

/** Lifts the first card of the hand that may be played. */
export const liftFirst = (page: Page): Promise<void> =>
  page
    .locator('[data-testid="hand-card"]:not(.dimmed)')
    .first()
    .click({ position: { x: 10, y: 12 } });

/** Writes `line` where whoever plays by ear writes, and presses Enter. */
export async function writeLine(page: Page, line: string): Promise<void> {
  await page.getByTestId('ear-line').focus();
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** What is lifted, in the order of the hand. */
export async function lifted(page: Page): Promise<string[]> {
  return await page
    .locator('[data-testid="hand-card"][aria-pressed="true"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
}

/** Asks what to play, and waits until it is offered: a play that is lifted, or a pass. On a busy machine a bot may find nothing in
 * its time; then it is asked again, and not before: what a second answer lifts would come between. */
export async function hint(page: Page): Promise<Locator> {
  const offered = page.locator('.action-buttons .primary');
  await expect(async () => {
    await page.getByTestId('tool-hint').click();
    // Enabled again: there is an answer.
    await page.locator('[data-testid="tool-hint"]:enabled').waitFor();
    await offered.waitFor({ timeout: 10_000 });
  }).toPass();
  return offered;
}

/** What the hand holds, in its order. */
export async function hand(page: Page): Promise<string[]> {
  return await page
    .getByTestId('hand-card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
}

/** The words on the table of Syntax, in order. */
export async function words(page: Page): Promise<string[]> {
  return await page
    .locator('[data-testid^="word-"]')
    .evaluateAll((words) => words.map((word) => word.getAttribute('data-word') ?? ''));
}

export async function expectWords(page: Page, ...expected: string[]): Promise<void> {
  await expect.poll(() => words(page)).toEqual(expected);
}

/** What is set in motion from now on and fits `selector` stands still where it sets out, until the answer is called or somebody hurries it; but
 * for the first of them on the page, where that is to go on. */
export async function hold(page: Page, selector: string, { butTheFirst = false } = {}): Promise<() => Promise<void>> {
  await page.evaluate(
    ([held, first]) => {
      const { prototype } = Element;
      const shared = window as unknown as { animate?: typeof prototype.animate };
      shared.animate ??= prototype.animate;
      const { animate } = shared;
      prototype.animate = function (this: Element, ...given): Animation {
        const motion = animate.apply(this, given);
        const goes = first && this === document.querySelector(held);
        if (!this.matches(held) || goes) return motion;
        motion.pause();
        // The page waits for the end of a motion only so long.
        motion.effect?.updateTiming({ endDelay: 60_000 });
        return motion;
      };
    },
    [selector, butTheFirst] as const,
  );
  return () =>
    page.evaluate(() => {
      const { animate } = window as unknown as { animate: typeof Element.prototype.animate };
      Element.prototype.animate = animate;
      for (const motion of document.getAnimations()) if (motion.playState === 'paused') motion.finish();
    });
}

/** What drags: one button of a mouse, or one finger. */
export type Pointer = 'mouse' | 'touch';

/** Drags from the left edge of one thing to a point of another: `x`, `y` from 0 to 1 across it. A finger needs a page with `hasTouch`. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  x = 0.5,
  y = 0.5,
  by: Pointer = 'mouse',
): Promise<void> {
  const start = await from.first().boundingBox();
  if (!start) throw new Error('nothing to drag');
  const end = await to.boundingBox();
  if (!end) throw new Error('nowhere to drag to');
  // Cards overlap: the left edge of each is always free.
  const path = [
    [start.x + Math.min(14, start.width / 2), start.y + start.height / 2],
    [start.x + 24, start.y - 24],
    [end.x + end.width * x, end.y + end.height * y],
  ] as const;
  await (by === 'mouse' ? dragByMouse(page, path) : dragByTouch(page, path));
}

type Path = readonly (readonly [x: number, y: number])[];

async function dragByMouse(page: Page, [from, ...path]: Path): Promise<void> {
  await page.mouse.move(...(from ?? [0, 0]));
  await page.mouse.down();
  for (const point of path) await page.mouse.move(...point, { steps: 5 });
  await page.mouse.up();
}

/** Real touches, which the browser would take for scrolling where the page lets it. */
async function dragByTouch(page: Page, path: Path): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number): Promise<unknown> =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  let last = path[0] ?? [0, 0];
  await touch('touchStart', ...last);
  for (const point of path.slice(1)) {
    for (let step = 1; step <= 5; step++)
      await touch(
        'touchMove',
        last[0] + ((point[0] - last[0]) * step) / 5,
        last[1] + ((point[1] - last[1]) * step) / 5,
      );
    last = point;
  }
  await touch('touchEnd');
  await browser.detach();
}

/** Waits until nothing moves or fades any more: colours are what they will be. What has just come takes no finger for a moment (shell/guard.ts): who
 * only looks (`sight`) does not wait for that. */
export async function settled(page: Page, { sight = false } = {}): Promise<void> {
  await page.evaluate(async (looks) => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const seen = ({ effect }: Animation): boolean =>
      !(effect as KeyframeEffect).getKeyframes().every((one) => 'pointerEvents' in one);
    await document.fonts.ready;
    for (let running: Animation[] = []; ; ) {
      await frame();
      running = document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity)
        .filter((one) => !looks || seen(one));
      if (running.length === 0) return;
      await Promise.allSettled(running.map((one) => one.finished));
    }
  }, sight);
}

/** Waits until the site can do without network: its service worker is there and in charge. */
export async function offlineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
  });
}
