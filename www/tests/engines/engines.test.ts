// The smoke walk: every game, and leaving at the wrong moment, in each engine that is installed (build/engines.mjs).
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { IN_THE_OPEN, WITH_HANDS } from '../games.ts';
import type { Browser, Tab } from './driver.ts';
import { walkScreens } from './along.ts';
import { type Host, host } from './host.ts';
import { leaveByLink, reloadTwice } from './leaving.ts';
import { open as openByMarionette } from './marionette.ts';
import { listen, open as openByPuppeteer, type Program } from './puppeteer.ts';
import { type Listener, screens } from './tree.ts';
import { begin, offlineReady, walk, walkAlong, walkDice, walkOffline, walkSandbox } from './walk.ts';
import { open as openWebKit, type Programs } from './webkit.ts';

interface Found {
  chromium: Program | null;
  firefox: Program | null;
  webkit: Programs | null;
}

const found = JSON.parse(process.env['MOTS_ENGINES'] ?? '{}') as Found;
const all = process.env['MOTS_ENGINES_ALL'] === '1';
const only = process.env['MOTS_ENGINES_ONLY'];
const site = process.env['MOTS_SITE'] ?? '';

/** What is long beside the games, and takes turns by the number of the commit (`tests/turns.ts` says why). Without a number nothing is left out. */
const LONG = ['every screen', 'chromium', 'firefox', 'webkit'] as const;
const turn = process.env['TURN'];
const another = (part: (typeof LONG)[number]): string | false =>
  turn && LONG[Number(turn) % LONG.length] !== part ? 'another commit does it' : false;

const { chromium, firefox, webkit } = found;

/**
 * Chromium plays the games here only in its turn (`LONG`), unless it is alone, because the browser tests play them in it at every commit. Where
 * Firefox and WebKit are both installed, Firefox plays them at even commits and WebKit at odd ones, as the other long parts of each come.
 */
function gamesElsewhere(name: keyof Found): string | false {
  if (name === 'chromium') return firefox || webkit ? another(name) : false;
  if (!turn || !firefox || !webkit) return false;
  return (Number(turn) % 2 === 0) === (name === 'webkit') ? 'the next commit does it' : false;
}
const engines: Record<keyof Found, (() => Promise<Browser>) | null> = {
  chromium: chromium && (() => openByPuppeteer('chrome', chromium)),
  firefox: firefox && (() => openByPuppeteer('firefox', firefox)),
  webkit: webkit && (() => openWebKit(webkit)),
};

// Engines beside each other, and what is heard of them beside their walks: a walk waits more than it computes.
void describe('in each engine', { concurrency: true }, () => {
  void test(
    'every screen has the same roles and names in Chromium and Firefox',
    {
      skip: chromium && firefox ? Boolean(only) || another('every screen') : 'they are not both installed',
    },
    everyScreen,
  );
  for (const [name, open] of Object.entries(engines) as [keyof Found, (() => Promise<Browser>) | null][]) {
    if (only && only !== name) continue;
    if (!open) {
      void test(name, { skip: all ? false : `${name} is not installed` }, () =>
        assert.fail(`${name} is not installed`),
      );
      continue;
    }
    // To walk through the games takes WebKit longer than all else: each part has a browser and a host of its own.
    void describe(name, { concurrency: true }, () => {
      const aside = !only && gamesElsewhere(name);
      void describe('the games', { concurrency: false, skip: aside }, () => {
        const at = inOneBrowser(open);
        test('every game, to a resumed match', async () => {
          const { tab, there } = at();
          await begin(tab, there.address);
          for (const game of WITH_HANDS) await walk(tab, game);
          for (const game of IN_THE_OPEN) await walkDice(tab, game);
        });

        // It goes on with what was dealt there.
        test('without its host the site starts, goes on and deals', async () => {
          const { tab, there } = at();
          await tab.goto(there.address);
          await offlineReady(tab);
          await there.die();
          try {
            await walkOffline(tab, there.address);
          } finally {
            await there.live();
          }
        });
      });

      void describe('the page', { concurrency: false, skip: another(name) }, () => {
        const at = inOneBrowser(open);
        test('a match in a link is looked at, kept, sent on, and played to another end', async () => {
          const { tab, there } = at();
          await begin(tab, there.address);
          await walkAlong(tab, there.address);
        });

        test('screens of what was played, by Tab and by axe', async () => {
          const { tab, there } = at();
          await walkScreens(tab, there.address);
        });

        test('in a frame that allows scripts only a match is dealt', async () => {
          const { tab, there } = at();
          await walkSandbox(tab, there.address);
        });

        test('leaving while the page starts does not cost the offline copy', async () => {
          const { tab, there } = at();
          assert.deepEqual(await leaveByLink(tab, there, [10, 35, 60, 85, 110, 140, 165, 190]), []);
        });

        test('two quick reloads without a host do not cost the offline copy', async () => {
          const { tab, there } = at();
          assert.deepEqual(await reloadTwice(tab, there, [20, 40, 60, 80, 100, 130, 160, 190]), []);
        });
      });
    });
  }
});

/** One browser and one host for the tests of a group, which follow each other. */
function inOneBrowser(open: () => Promise<Browser>): () => { tab: Tab; there: Host } {
  let browser: Browser;
  let there: Host;
  let tab: Tab;
  before(async () => {
    there = await host(site);
    browser = await open();
    tab = await browser.tab();
  });
  after(async () => {
    await browser?.close();
    await there?.die();
  });
  return () => ({ tab, there });
}

/** Every screen as a browser hands it to screen readers. */
async function heard(open: () => Promise<Listener>): Promise<Map<string, string[]>> {
  const [there, browser] = [await host(site), await open()];
  try {
    return await screens(browser, there.address);
  } finally {
    await browser.close();
    await there.die();
  }
}

const without = (lines: readonly string[], others: readonly string[]): string[] =>
  lines.filter((line) => !others.includes(line));

async function everyScreen(): Promise<void> {
  if (!chromium || !firefox) return;
  const [one, other] = await Promise.all([heard(() => listen(chromium)), heard(() => openByMarionette(firefox))]);
  assert.deepEqual([...other.keys()], [...one.keys()]);
  const differ = [...one].flatMap(([screen, lines]) => {
    const heard = other.get(screen) ?? [];
    const [chromium, firefox] = [without(lines, heard), without(heard, lines)];
    return lines.join() === heard.join() ? [] : [{ screen, chromium, firefox }];
  });
  assert.equal(JSON.stringify(differ, null, 1), '[]');
  assert.ok(
    [...one.values()].every((lines) => lines.length > 2),
    'something was heard of every screen',
  );
}
