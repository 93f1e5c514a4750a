// What the engine itself is held to where matches are looked at again and sent on: any moment at once, and a record that is short as text.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, atOneTable as test } from './helpers.ts';

interface Asking {
  ask(op: string, fields: object): Promise<Record<string, unknown>>;
}

/** Starts that game's engine beside the page's own. */
const engine = (page: Page, game: string): Promise<void> =>
  page.evaluate((id) => {
    const named = document.querySelector<HTMLMetaElement>('meta[name="engine"]')?.content ?? './engine-*_loader.js';
    const worker = new Worker(new URL(named.replace('*', id), document.baseURI), { type: 'module' });
    let last = 0;
    const waiting = new Map<number, (answer: Record<string, unknown>) => void>();
    const ready = new Promise<void>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent) => {
        if (data.event === 'ready') resolve();
        if (data.event === undefined) waiting.get(data.id)?.(data);
      };
    });
    const ask: Asking['ask'] = async (op, fields) => {
      await ready;
      const answer = await new Promise<Record<string, unknown>>((resolve) => {
        waiting.set(++last, resolve);
        worker.postMessage({ ...fields, id: last, op });
      });
      if (answer['ok'] !== true) throw new Error(JSON.stringify(answer['error']));
      return answer;
    };
    Object.assign(window, { ask });
  }, game);

test('any moment of a match of eleven hundred actions is shown in less than 50 ms', async ({ page }) => {
  test.setTimeout(180_000);
  await page.evaluate(() => undefined);
  await engine(page, 'spikit');
  const slowest = await page.evaluate(async () => {
    const { ask } = window as unknown as Asking;
    const seats = ['Anna', 'Bob', 'Cléo', 'Dora'].map((name) => ({ name, bot: null }));
    await ask('new', { game: 'spikit', seats, seed: 4 });
    let moves = 0;
    for (let number = 0; moves < 1100 && number < 4000; number++) {
      const { view } = (await ask('view', {})) as { view: { to_act: number[]; moves: number } };
      moves = view.moves;
      const seat = view.to_act[number % view.to_act.length];
      const { actions } = (await ask('legal', { seat, limit: 20 })) as { actions: object[] };
      const action = actions[(number * 7) % actions.length];
      if (action) await ask('act', { seat, action }).catch(() => undefined);
    }
    const look = async (at: number): Promise<number> => {
      const since = performance.now();
      await ask('view', { seat: at % 4, at, open: true });
      return performance.now() - since;
    };
    // The first look goes over the whole match and leaves its marks.
    await look(moves - 1);
    let most = { ms: 0, at: 0 };
    for (let at = 0; at < moves; at += 11) {
      // On a machine that is busy a single look may be late: the quickest of three counts.
      const ms = Math.min(await look(at), await look(at), await look(at));
      if (ms > most.ms) most = { ms, at };
    }
    return { ...most, moves };
  });
  console.log(`the slowest of ${slowest.moves}: ${slowest.ms.toFixed(1)} ms, after ${slowest.at}`);
  expect(slowest.moves).toBeGreaterThanOrEqual(1100);
  expect(slowest.ms).toBeLessThan(50);
});

const save = (game: string): { actions: object[] } & Record<string, unknown> =>
  (
    JSON.parse(
      readFileSync(path.join(import.meta.dirname, `../../../crates/protocol/tests/portable/${game}.json`), 'utf8'),
    ) as { save: { actions: object[] } & Record<string, unknown> }
  ).save;

/** How long a match of four bots is (docs/MEASUREMENTS.md), and what its text may take, deflated. Kept records are longer or shorter; of Dés à thèmes
 * the lists have changed since. */
for (const [game, typical, bar] of [
  ['plis', 214, 800],
  ['padbolix', 170, 800],
  ['syntax', 302, 800],
  ['spikit', 629, 1700],
] as const)
  test(`a match of ${game} is short as text, and comes back from it`, async ({ page }) => {
    await page.evaluate(() => undefined);
    await engine(page, game);
    const { actions, ...head } = save(game);
    const { text, once, again } = await page.evaluate(
      async (record) => {
        const { ask } = window as unknown as Asking;
        type Saved = { save: { actions: object[] } };
        await ask('load', { save: record });
        const { save: once } = (await ask('save', { as: 'json' })) as Saved;
        const { save: text } = (await ask('save', { as: 'text' })) as { save: string };
        await ask('load', { save: text });
        const { save: again } = (await ask('save', { as: 'json' })) as Saved;
        return { text, once, again };
      },
      { ...head, actions: actions.slice(0, typical) } as never,
    );
    expect(again).toEqual(once);
    const bytes = deflateRawSync(text, { level: 9 }).length;
    console.log(`${game}: ${once.actions.length} actions, ${text.length} signs, ${bytes} bytes deflated`);
    expect((bytes * typical) / Math.min(typical, once.actions.length)).toBeLessThanOrEqual(bar);
  });
