// Somebody who does at a table whatever there is to do: taps, drags, keys, undo, a page that is hidden, turned, loaded again, opened
// twice. Which, a seed says. After each step the table has to be in order; when it is not, the last steps are told.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, keptActions, table } from './helpers.ts';
import { SIZES } from '../sizes.ts';

/** The same numbers for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How long the table may take until something can be done, in ms: a machine may be busy, and bots think. */
const PATIENCE = 30_000;
/** What leads away from the table or opens what a test cannot close. */
const APART = ['menu-leave', 'leave', 'curtain-leave', 'listen', 'rematch', 'step-up', 'export'];
const KEYS = ['ArrowLeft', 'ArrowRight', 'Enter', 'Space', 'Escape', 'Tab', 'Control+z', 'a', 'e', 's', '?'];
/** In this order what brings a match on, whoever's turn it is. */
const ONWARD = [
  ...['curtain-lift', 'hand-over', 'go-on', 'take-over', 'close', 'captions-skip'].map(hook),
  `${hook('ballot')} .together-accept, ${hook('ballot-all-accept')}`,
  `${hook('ballot')} .ballot-line:not(:has([aria-pressed="true"])) .ballot-choices button:enabled`,
  ...['answer-accept', 'roll', 'no-waiting', 'withdraw', 'give-up'].map((name) => `${hook(name)}:enabled`),
  '[data-acting="true"] .action-buttons .primary:enabled',
  `[data-acting="true"] ${hook('tool-hint')}:enabled`,
  '[data-acting="true"] [data-testid^="action-"]:enabled:not([data-testid="action-release"])',
  '[data-testid^="answer-"]:enabled, [data-testid^="pass-"]:enabled',
];

function hook(name: string): string {
  return `[data-testid="${name}"]`;
}

interface Spot {
  what: string;
  x: number;
  y: number;
}

export class Walker {
  readonly steps: string[] = [];
  #hidden = false;

  constructor(
    private readonly page: Page,
    private readonly match: string,
    private readonly random: () => number,
    /** Opens the site again beside the page, and complains as it does. */
    private readonly beside: (context: BrowserContext) => Promise<Page>,
  ) {}

  /** So many steps, or fewer where the match is over before; answers how many. */
  async walk(most: number): Promise<number> {
    for (let step = 0; step < most; step++) {
      if (await this.#is('match-over')) return step;
      // Chance alone would not get on: every few steps comes what a player would do.
      await (step % 4 === 3 ? this.#onward() : this.#anything());
      await this.#inOrder();
    }
    return most;
  }

  async #anything(): Promise<void> {
    const acts: [weight: number, act: () => Promise<void>][] = [
      [30, () => this.#tap()],
      [12, () => this.#drag()],
      [12, () => this.#key()],
      [8, () => this.#undo()],
      [8, () => this.#hide()],
      [6, () => this.#resize()],
      [4, () => this.#speak()],
      [3, () => this.#reload()],
      [2, () => this.#twice()],
    ];
    let at = this.random() * acts.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, act] of acts) {
      at -= weight;
      if (at < 0) return await act();
    }
  }

  #note(step: string): void {
    this.steps.push(step);
  }

  #one<T>(things: readonly T[]): T | undefined {
    return things[Math.floor(this.random() * things.length)];
  }

  #is(name: string): Promise<boolean> {
    return this.page.getByTestId(name).first().isVisible();
  }

  /** What can be touched just now, each at a point where it lies open. */
  async #spots(selector: string): Promise<Spot[]> {
    return (await this.#open([selector]))[0] ?? [];
  }

  /** Of each of these what can be touched. */
  #open(selectors: readonly string[]): Promise<Spot[][]> {
    return this.page.evaluate(
      ([wanted, apart]) => {
        const root = document.querySelector('dialog[open]') ?? document;
        return wanted.map((selector) =>
          [...root.querySelectorAll<HTMLElement>(selector)].flatMap((thing) => {
            const what = thing.dataset['testid'] ?? thing.className;
            if (apart.includes(what)) return [];
            const { left, top, width, height } = thing.getBoundingClientRect();
            // The left edge of each card of a fan lies open.
            const [x, y] = [left + Math.min(width / 2, 12), top + Math.min(height / 2, 14)];
            const hit = width > 0 ? document.elementFromPoint(x, y) : null;
            return hit !== null && thing.contains(hit)
              ? [{ what: `${what} ${thing.dataset['card'] ?? ''}`, x, y }]
              : [];
          }),
        );
      },
      [selectors, APART] as const,
    );
  }

  async #tap(): Promise<void> {
    const spot = this.#one(
      await this.#spots('button:enabled, [data-testid="hand-card"], [data-about], label:has(input)'),
    );
    if (!spot) return;
    this.#note(`tap ${spot.what}`);
    await this.page.mouse.click(spot.x, spot.y);
    // Twice as fast as anybody wants to be asked twice.
    if (this.random() < 0.15) await this.page.mouse.click(spot.x, spot.y);
  }

  async #drag(): Promise<void> {
    const from = this.#one(await this.#spots('[data-testid="hand-card"]'));
    const to = this.#one(await this.#spots('[data-drop], [data-testid="hand-card"], [data-testid="seat-1"]'));
    if (!from || !to) return;
    this.#note(`drag ${from.what} to ${to.what}`);
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + 20, from.y - 30, { steps: 2 });
    await mouse.move(to.x, to.y, { steps: 3 });
    if (this.random() < 0.2) await this.#resize();
    if (this.random() < 0.2) await this.page.keyboard.press('Escape');
    await mouse.up();
  }

  async #key(): Promise<void> {
    const key = this.#one(KEYS) ?? 'Tab';
    this.#note(`key ${key}`);
    await this.page.keyboard.press(key);
  }

  async #undo(): Promise<void> {
    const spot = this.#one(await this.#spots(`${hook('tool-undo')}:enabled`));
    if (!spot) return;
    this.#note('undo');
    await this.page.mouse.click(spot.x, spot.y);
  }

  /** The page goes out of sight, often while something is on its way. */
  async #hide(): Promise<void> {
    if (this.random() < 0.7) {
      const spot = this.#one(await this.#spots('.action-buttons button:enabled, .ballot button:enabled'));
      if (spot) await this.page.mouse.click(spot.x, spot.y);
      this.#note(spot ? `tap ${spot.what} and hide` : 'hide');
    } else this.#note('hide');
    await this.#visible(false, Math.floor(this.random() * 60));
    await this.#visible(true, Math.floor(this.random() * 400));
  }

  async #visible(visible: boolean, after: number): Promise<void> {
    this.#hidden = !visible;
    await this.page.evaluate(
      async ([hidden, ms]) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          value: hidden ? 'hidden' : 'visible',
        });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      [!visible, after] as const,
    );
  }

  async #resize(): Promise<void> {
    const { width = 1180, height = 820 } = this.page.viewportSize() ?? {};
    const size = this.random() < 0.5 ? { width: height, height: width } : (this.#one(SIZES) ?? { width, height });
    this.#note(`${size.width} × ${size.height}`);
    await this.page.setViewportSize(size);
  }

  /** Another language, by the menu. */
  async #speak(): Promise<void> {
    if (!(await this.#spots(hook('menu'))).length) return;
    const [spot] = await this.#spots(hook('menu'));
    await this.page.mouse.click(spot?.x ?? 0, spot?.y ?? 0);
    const language = this.#one(['Français', 'English'] as const) ?? 'Français';
    this.#note(`menu, ${language}`);
    const choice = this.page.getByTestId('language').getByRole('radio', { name: language });
    // The device may have changed hands meanwhile: a curtain covers the menu.
    await choice.check({ timeout: 2000, force: true }).catch(() => undefined);
    await this.page.keyboard.press('Escape');
  }

  /** Whether somebody is to act whose cards are in sight: nothing but a touch changes the table then. */
  #still(): Promise<boolean> {
    return this.page.locator('[data-testid="table"][data-stage="turn"][data-acting="true"]').isVisible();
  }

  async #reload(): Promise<void> {
    await this.#release();
    const before = (await this.#still()) ? await this.#hand() : null;
    this.#note(before ? 'reload, on turn' : 'reload');
    const kept = await keptActions(this.page, this.match);
    await this.page.reload();
    await this.#there();
    const now = await keptActions(this.page, this.match);
    if (before === null) {
      expect(now ?? 0, this.#told('the record became shorter')).toBeGreaterThanOrEqual(kept ?? 0);
      return;
    }
    if (await this.#is('curtain-lift')) await this.page.getByTestId('curtain-lift').click();
    await expect
      .poll(() => this.#hand(), { message: this.#told('the hand is another after a reload'), timeout: PATIENCE })
      .toEqual(before);
    expect(now, this.#told('the record is another after a reload')).toBe(kept);
  }

  /** The same match in a second tab, which takes it; then it is taken back. */
  async #twice(): Promise<void> {
    this.#note('a second tab takes the match, and closes');
    const other = await this.beside(this.page.context());
    await other.goto(this.page.url());
    await other.getByTestId('take-over').click({ timeout: PATIENCE });
    await expect(table(other)).toBeVisible({ timeout: PATIENCE });
    await other.close();
    await expect(this.page.getByTestId('elsewhere'), this.#told('the first tab does not let go')).toBeVisible();
    await this.page.getByTestId('take-over').click();
    await this.#there();
  }

  async #there(): Promise<void> {
    await expect(table(this.page), this.#told('the table does not come')).toBeVisible({ timeout: PATIENCE });
  }

  /** Lays down what is lifted, so that all of the hand is in the hand. */
  async #release(): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      if (await this.page.locator('dialog[open]').count()) await this.page.keyboard.press('Escape');
      const [release] = await this.#spots(`${hook('action-release')}:enabled`);
      if (!release) return;
      await this.page.mouse.click(release.x, release.y);
    }
  }

  #hand(): Promise<string[]> {
    return this.page
      .getByTestId('hand-card')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? '').sort());
  }

  /** Does what brings the match on, and waits until it is elsewhere: nobody is ever stuck. */
  async #onward(): Promise<void> {
    const before = await this.#where();
    this.#note(`onward from ${before}`);
    for (let tries = 0, end = performance.now() + PATIENCE; performance.now() < end; tries++) {
      if ((await this.#where()) !== before || (await this.#is('match-over'))) return;
      // One after the other: what is advised may be for another button to do.
      const spots = (await this.#open(ONWARD)).flatMap((found) => found.slice(0, 1));
      const spot = spots[tries % spots.length];
      if (spot) {
        this.#note(`  ${spot.what}`);
        await this.page.mouse.click(spot.x, spot.y);
      }
      // As long as two frames: what was touched has been heard. Where there is nothing to touch, until something is another on the page.
      await this.page.evaluate(async (wait) => {
        const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
        if (wait)
          await new Promise<void>((done) => {
            const watching = new MutationObserver(() => end());
            const end = (): void => {
              watching.disconnect();
              done();
            };
            watching.observe(document, { subtree: true, childList: true, attributes: true });
            setTimeout(end, 500);
          });
        await frame();
        await frame();
      }, spot === undefined);
    }
    expect(await this.#where(), this.#told('nothing brings the match on')).not.toBe(before);
  }

  /** Stage and moves of the table. One that is gone is waited for, a second long. */
  #where(): Promise<string> {
    return this.page
      .evaluate(async () => {
        for (const end = performance.now() + 1000; performance.now() < end; ) {
          const table = document.querySelector<HTMLElement>('[data-testid="table"]')?.dataset;
          if (table) return `${table['stage']} ${table['moves']}`;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return 'away';
      })
      .catch(() => 'away');
  }

  /** What is shown is what there is. Looked at again as long as something moves. */
  async #inOrder(): Promise<void> {
    if (this.#hidden) return;
    const end = performance.now() + 4000;
    let faults = await this.#faults();
    while (faults.length > 0 && performance.now() < end) {
      // Nothing is another before the next picture.
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      faults = await this.#faults();
    }
    expect(faults, this.#told('something is wrong with the table')).toEqual([]);
  }

  #faults(): Promise<string[]> {
    return this.page.evaluate(() => {
      const found: string[] = [];
      const cards = '[data-testid="hand-card"], [data-flip]:not([data-flip^="seat:"])';
      for (const card of document.querySelectorAll<HTMLElement>(`.table :is(${cards})`)) {
        // What is left out on purpose is not displayed, or hidden; what an animation has left behind is neither.
        if (card.offsetWidth === 0 || !card.checkVisibility({ visibilityProperty: true })) continue;
        const what = `${card.dataset['testid'] ?? ''} ${card.dataset['flip'] ?? ''} ${card.dataset['card'] ?? ''}`;
        let opacity = 1;
        for (let at: Element | null = card; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
        if (opacity < 0.2) found.push(`${what} cannot be seen: opacity ${opacity}`);
        const { width, height } = card.getBoundingClientRect();
        // A card may lie turned, but not become small.
        if (Math.max(width, height) < 0.6 * card.offsetWidth) found.push(`${what} has shrunk to ${width} px`);
      }
      const count = document.querySelector(
        '.own-seat [data-testid^="count-"] > [aria-hidden]:not(.seat-sign)',
      )?.textContent;
      const hand = document.querySelectorAll('[data-testid="hand-card"]').length;
      if (count != null && hand > 0 && Number(count) !== hand) found.push(`${hand} cards in hand, ${count} counted`);
      return found;
    });
  }

  #told(what: string): string {
    return `${what}; the last steps:\n  ${this.steps.slice(-40).join('\n  ')}\n`;
  }
}
