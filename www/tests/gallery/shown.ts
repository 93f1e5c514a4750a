// What tests of recorded tables share: one page with the gallery of tables, and what has been recorded for it.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type Browser, type Page } from '@playwright/test';
import { sameCards } from '../seeded.ts';
import {
  chosen,
  complaintsOf,
  endWatching,
  expect,
  keptMatch,
  openTable,
  SETTINGS,
  textSize,
  wanted,
  type Fixtures,
} from '../e2e/helpers.ts';
import type { Save } from '../../src/protocol/index.ts';
import { openTables } from './build.ts';
import { written, type Asked, type Look, type Recorded } from './recorded.ts';
import type { Recorder } from './recorder.ts';
import { scenes, type Scene, type SceneName } from './scenes.ts';
import type { Tables } from './tables.ts';

/** What is shown is recorded anew first. */
export const RECORDS = Boolean(process.env['RECORD']);

type Kept = Window & { tables: Tables; recorder: Recorder };

const fileOf = (name: SceneName): string => path.join(import.meta.dirname, 'recorded', `${name}.json`);

/** A line for each thing, so that a change can be read. */
function write(name: SceneName, { save, moments, asked }: Recorded): void {
  const { actions, ...head } = save;
  const lines = (list: readonly unknown[], indent: string): string =>
    `[${list.map((one) => `\n${indent}${written(one)}`).join(',')}]`;
  const moment = (one: object): string =>
    `{${Object.entries(one)
      .map(([key, value]) => `\n  ${JSON.stringify(key)}: ${written(value)}`)
      .join(',')}}`;
  mkdirSync(path.dirname(fileOf(name)), { recursive: true });
  writeFileSync(
    fileOf(name),
    `{"head": ${written(head)},\n"actions": ${lines(actions, ' ')},\n"moments": [${moments.map(moment).join(', ')}],\n"asked": ${lines(asked, ' ')}}\n`,
  );
}

export function read(name: SceneName): Recorded {
  if (!existsSync(fileOf(name))) throw new Error(`${name} has not been recorded: RECORD=1 (tests/README.md)`);
  const { head, actions, moments, asked } = JSON.parse(readFileSync(fileOf(name), 'utf8')) as {
    head: Omit<Save, 'actions'>;
    actions: Save['actions'];
  } & Pick<Recorded, 'moments' | 'asked'>;
  return { save: { ...head, actions }, moments, asked };
}

export const lookOf = ({ lifted = true, first = false }: Scene): Look => ({ lifted, first });

/** The real engine plays that record: what the table is told of it. */
export const recordOf = (page: Page, save: Save, look: Look, asked: readonly Asked[]): Promise<Recorded> =>
  page.evaluate(([match, how, questions]) => (window as unknown as Kept).recorder.record(match, how, questions), [
    save,
    look,
    asked,
  ] as const);

/** The scenes that this process has recorded. */
const fresh = new Map<SceneName, Recorded>();

/** Walks through a live match to that scene, on a page of its own; its record. */
async function walk(browser: Browser, { deal, play }: Scene, baseURL: string | undefined): Promise<Save> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sameCards(page);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SETTINGS,
    chosen({ playOnly: false }),
  ] as const);
  const id = await openTable(page, deal);
  await play?.(page);
  const { save } = (await keptMatch(page, id)) as unknown as { save: Save };
  await context.close();
  // When it was done is another time each time.
  const { at_ms: _, taken_back: __, ...rest } = save as Save & { at_ms?: unknown; taken_back?: unknown };
  return { ...rest, checksums: {}, actions: rest.actions.map(({ seat, action }) => ({ seat, action })) } as Save;
}

/** Tests that ask the real engine what it says of a record. */
export const engineTest = base.extend({
  page: async ({ page }, use) => {
    const complaints = complaintsOf(page, []);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTables(page, true);
    await page.evaluate((choice) => (window as unknown as Kept).tables.choose(choice), wanted({}));
    await use(page);
    expect(complaints()).toEqual([]);
  },
  serviceWorkers: 'block',
});

/** Shows where a scene stands, as the only thing on the page. With `first`: the moment before what happened last, which is then done. */
export type Show = (name: SceneName, how?: { first?: boolean }) => Promise<void>;

/** Tests that look at recorded tables. They follow each other in one page; nothing is asked of an engine. */
export const test = base.extend<Fixtures & { show: Show }, { gallery: Map<string, Page> }>({
  forgiven: [[], { option: true }],
  settings: [{}, { option: true }],
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, gallery, settings, forgiven, viewport, baseURL }, use) => {
    let page = gallery.get('');
    const started = page !== undefined;
    if (page === undefined) {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      page = await context.newPage();
      gallery.set('', page);
    }
    const complaints = complaintsOf(page, forgiven);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce', contrast: null, forcedColors: null });
    if (started) {
      await textSize(page, null);
      await endWatching(page);
    } else await openTables(page, RECORDS);
    await page.evaluate((choice) => (window as unknown as Kept).tables.choose(choice), wanted(settings));
    await use(page);
    expect(complaints()).toEqual([]);
  },
  show: async ({ page, browser, baseURL }, use) => {
    let shown: SceneName | null = null;
    /** What was asked of the scene that was shown is part of its record. */
    const keep = async (): Promise<void> => {
      if (!RECORDS || shown === null) return;
      const record = fresh.get(shown);
      // Some of it is asked a moment after something is written.
      await page.waitForTimeout(500);
      const news = await page.evaluate(() => (window as unknown as Kept).tables.news());
      if (!record) return;
      record.asked.push(...news);
      write(shown, record);
    };
    await use(async (name, { first = false } = {}) => {
      await keep();
      shown = name;
      if (RECORDS && !fresh.has(name)) {
        const scene = scenes[name];
        const save = await walk(browser, scene, baseURL);
        fresh.set(name, await recordOf(page, save, lookOf(scene), []));
      }
      const recorded = fresh.get(name) ?? read(name);
      // What the scene before was touched at is not under the pointer.
      await page.mouse.move(0, 0);
      await page.evaluate(([what, before]) => (window as unknown as Kept).tables.show(what, before), [
        recorded,
        first,
      ] as const);
    });
    await keep();
  },
});
