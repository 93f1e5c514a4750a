// Every screen as its accessibility tree has it: one main part and one first heading, headings in order, everything that can be used named, and
// no two that do something else named alike.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  atStage,
  expect,
  keepMatch,
  keepResults,
  lift,
  onTurn,
  openTable,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import { deal as spikit, REST, SENTENCE } from './spikit-table.ts';
import { deal as themes } from './themes-table.ts';

interface Node {
  role: string;
  name: string;
  level: number;
  /** Roles and names of what it stands in, from the outside. */
  within: readonly { role: string; name: string }[];
}

/** What can be used. */
const USED = /^(button|link|checkbox|switch|radio|textbox|searchbox|combobox|spinbutton|slider|tab|menuitem|option)$/i;
/** What has to say what it is. */
const NAMED = /^(dialog|alertdialog|region|form|radiogroup|image|img)$/i;
/** Where things that are named alike can be told apart. */
const PLACES = /^(group|region|form|list|listitem|radiogroup|dialog|article|row)$/i;

interface AxNode {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/** The tree from its beginning to its end, as it is read. */
async function treeOf(page: Page): Promise<Node[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await browser.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const from = (node: AxNode | undefined, within: Node['within']): Node[] => {
    if (!node) return [];
    const { ignored, role, name, properties = [], childIds = [] } = node;
    const one: Node = {
      role: role?.value ?? '',
      name: (name?.value ?? '').replace(/[\s\u00a0\u202f]+/gu, ' ').trim(),
      level: Number(properties.find(({ name }) => name === 'level')?.value.value ?? 0),
      within,
    };
    const inner = ignored ? within : [...within, one];
    return [...(ignored ? [] : [one]), ...childIds.flatMap((id) => from(byId.get(id), inner))];
  };
  return from(
    nodes.find(({ parentId }) => parentId === undefined),
    [],
  );
}

/** What is wrong with the tree of the page as it stands. */
async function faults(page: Page): Promise<string[]> {
  const tree = await treeOf(page);
  const found: string[] = [];
  const roles = (role: string): Node[] => tree.filter((node) => node.role === role);
  const dialog = roles('dialog').length + roles('alertdialog').length > 0;
  const headings = roles('heading');
  // Below a dialog everything else is inert, and no part of the tree.
  if (!dialog && roles('main').length !== 1) found.push(`${roles('main').length} main parts`);
  const first = headings.filter(({ level }) => level === 1);
  if (!dialog && first.length !== 1) found.push(`first headings: ${first.map(({ name }) => name).join(', ')}`);
  if (headings.length === 0) found.push('no heading');
  let before = headings[0]?.level ?? 0;
  for (const { level, name } of headings) {
    if (level > before + 1) found.push(`heading ${level} below ${before}: ${name}`);
    if (name === '') found.push(`a heading ${level} without a name`);
    before = level;
  }
  for (const { role, name, within } of tree)
    if ((USED.test(role) || NAMED.test(role)) && name === '')
      found.push(`a ${role} without a name in ${within.map((one) => one.name || one.role).join(' > ')}`);
  const seen = new Map<string, number>();
  for (const { role, name, within } of tree) {
    if (!/^(button|link|textbox|combobox|spinbutton|slider)$/i.test(role)) continue;
    // Cards of a hand may be alike, and then do the same.
    if (within.some((one) => /^(Main : |Hand: )/.test(one.name))) continue;
    const place = within.filter((one) => PLACES.test(one.role) && one.name !== '').at(-1);
    const key = `${role} “${name}” in “${place?.name ?? ''}”`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  for (const [key, count] of seen) if (count > 1) found.push(`${count} times ${key}`);
  const regions = tree.filter(({ role }) => /^(region|form|navigation)$/.test(role)).map(({ name }) => name);
  for (const name of new Set(regions)) {
    const count = regions.filter((one) => one === name).length;
    if (count > 1) found.push(`${count} regions “${name}”`);
  }
  return found;
}

test.use({ settings: { playOnly: false } });

const bots: Deal['seats'] = ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']];
const plis: Deal = {
  game: 'plis',
  seats: bots,
  setup: { round: 1, leader: 0, hands: ['pB pQ bA', 'pA bZ pC', 'bC bD pD'].map((cards) => cards.split(' ')) },
};
const tables: Record<string, Deal> = {
  plis,
  padbolix: { game: 'padbolix', seats: bots, setup: { hands: [[...'EG*KM'], [...'FHINN'], [...'DLPQR']], leader: 0 } },
  syntax: {
    game: 'syntax',
    seats: bots,
    setup: { dealer: 2, hands: [[...'BONSET'], [...'UIVKW'], [...'ALEUR']], table: ['RAT'], face_up: 'E' },
  },
  spikit: spikit([...SENTENCE, ...REST], { seats: bots, setup: { table: [['red.en.4', 'red.en.5', 'green.en.5']] } }),
  themes: themes({ seats: bots, options: { calm: true, first_seat: 0 } }),
};
const GAMES = Object.keys(tables);

const screen = async (page: Page, hash: string, ready: string): Promise<void> => {
  await page.evaluate((to) => (location.hash = to), hash);
  await page.locator(ready).first().waitFor();
};

test('start', async ({ page }) => {
  await page.evaluate(() => undefined);
  await screen(page, '#/', '[data-testid="play-plis"]');
  expect(await faults(page)).toEqual([]);
});

for (const game of GAMES)
  test(`set-up of ${game}, with every option`, async ({ page }) => {
    await screen(page, `#/new/${game}`, '[data-testid="start"]');
    for (const one of await page.getByRole('switch').all()) await one.check();
    expect(await faults(page)).toEqual([]);
  });

for (const game of GAMES)
  test(`rules of ${game}`, async ({ page }) => {
    await screen(page, `#/rules/${game}`, '.rules-text details');
    expect(await faults(page)).toEqual([]);
  });

test('the page for teachers', async ({ page }) => {
  await screen(page, '#/guide', '.guide h2');
  expect(await faults(page)).toEqual([]);
});

for (const [game, deal] of Object.entries(tables)) {
  test(`table of ${game}, menu and log`, async ({ page }) => {
    await openTable(page, deal);
    await (game === 'themes' ? atStage(page, 'open') : onTurn(page));
    expect(await faults(page)).toEqual([]);
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-log').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByTestId('menu-scores').click();
    await page.locator('dialog[open] table').waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test(`the table of ${game} is read in the order of what is done: the question, then the hand`, async ({ page }) => {
    await page.setViewportSize({ width: 1500, height: 900 });
    await openTable(page, deal);
    await (game === 'themes' ? atStage(page, 'open') : onTurn(page));
    const tree = await treeOf(page);
    const headings = tree.filter(({ role, level }) => role === 'heading' && level === 2).map(({ name }) => name);
    const wanted = ['Question', ...(game === 'themes' ? [] : ['Main']), 'Table', 'Joueurs', 'Le fil de la partie'];
    expect(headings).toEqual(wanted);
    const used = tree.filter(({ role }) => USED.test(role)).map(({ name }) => name);
    expect(used[0]).toBe('Aller à la question');
    // Between the question and the first card there is nothing but what answers it.
    if (game !== 'themes') {
      const card = tree.findIndex(
        ({ within, role }) => role === 'button' && within.some(({ name }) => /^Main\s: /u.test(name)),
      );
      const between = tree.slice(0, card).filter(({ role }) => USED.test(role));
      const answers = await page.locator('.action-buttons button').allInnerTexts();
      expect(between.map(({ name }) => name)).toEqual(['Aller à la question', ...answers.map((one) => one.trim())]);
    }
    // What can be seen stands where it stood: players above, the middle, the hand below.
    const y = async (what: string): Promise<number> => (await page.locator(what).boundingBox())?.y ?? -1;
    const [top, middle, near] = [await y('.table-top'), await y('.table-middle'), await y('.table-near')];
    expect(top).toBeLessThan(middle);
    expect(middle).toBeLessThan(near);
    if (game !== 'themes') expect(await y('.own-line')).toBeLessThan(await y('mots-hand'));
  });
}

test('curtain', async ({ page }) => {
  await openTable(page, { ...plis, seats: ['Zoé', 'Ugo', ['Rita', 'easy']] });
  await atStage(page, 'covered');
  expect(await faults(page)).toEqual([]);
  await lift(page, 'Zoé');
  expect(await faults(page)).toEqual([]);
});

test('a question to all of Syntax, and a vote of Spikit', async ({ page }) => {
  await openTable(page, spikit(SENTENCE, { seats: ['Zoé', 'Ugo', ['Rita', 'easy']] }));
  await lift(page, 'Zoé');
  await page.getByTestId('action-draw').click();
  await expect(page.getByTestId('action-end-turn')).toBeEnabled();
  for (const card of SENTENCE) await page.locator(`[data-testid="hand-card"][data-card="${card}"]`).click();
  expect(await faults(page)).toEqual([]);
  await page.getByTestId('action-lay').click();
  await atStage(page, 'ballot');
  expect(await faults(page)).toEqual([]);
});

test('end of a round, and results', async ({ page }) => {
  await openTable(page, {
    ...plis,
    setup: { round: 1, leader: 0, hands: [['pB'], ['pA'], ['pC']] },
  });
  await page.locator('[data-testid="hand-card"]').click();
  await page
    .getByTestId('action-play')
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await atStage(page, 'summary');
  expect(await faults(page)).toEqual([]);
  await screen(page, '#/', '[data-testid="play-plis"]');
  await keepResults(page, [
    {
      id: 'a',
      game: 'plis',
      level: 'easy',
      names: ['Zoé', 'Ugo'],
      bots: [null, 'easy'],
      scores: [3, 9],
      places: [1, 2],
      ended: 1_700_000_000_000,
    },
  ]);
  await page.reload();
  await page.getByTestId('results-all').click();
  await page.getByTestId('results-plis').waitFor();
  expect(await faults(page)).toEqual([]);
});

test('a match that is looked at again', async ({ page }) => {
  const file = path.join(import.meta.dirname, '../../../crates/protocol/tests/portable/plis.json');
  const { save } = JSON.parse(readFileSync(file, 'utf8')) as {
    save: Omit<Deal, 'seats'> & { seats: { name: string }[] };
  };
  const seats = save.seats.map(({ name }) => name);
  const id = await keepMatch(page, { ...save, seats }, { over: true });
  await screen(page, `#/replay/${id}`, '[data-testid="replay-bar"]');
  expect(await faults(page)).toEqual([]);
});
