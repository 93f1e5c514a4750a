// What the gallery of tables shows was recorded of matches in the real engine, and is what the engine still says of them: each is played again, once.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from './e2e/helpers.ts';
import { scenes, type SceneName } from './gallery/scenes.ts';
import { engineTest as test, lookOf, read, recordOf, RECORDS } from './gallery/shown.ts';

const again = 'it is to be recorded anew: RECORD=1 (tests/README.md)';

test.skip(RECORDS, 'what is being recorded is not old');

for (const game of new Set(Object.values(scenes).map(({ deal }) => deal.game)))
  test(`what was recorded of ${game} is what its engine says`, async ({ page }) => {
    const names = (Object.keys(scenes) as SceneName[]).filter((name) => scenes[name].deal.game === game);
    for (const name of names) {
      const { save, moments, asked } = read(name);
      // As it was dealt for that scene.
      const { game: of, seats, options = {}, setup = null, seed = 7, data = {} } = scenes[name].deal;
      const players = seats.map((seat) =>
        typeof seat === 'string' ? { name: seat, bot: null } : { name: seat[0], bot: seat[1] },
      );
      expect.soft(save, `${name}: ${again}`).toMatchObject({ game: of, seats: players, setup, seed: String(seed) });
      expect.soft(save.options, `${name}: ${again}`).toMatchObject(options);
      expect.soft(save.data ?? {}, `${name}: ${again}`).toEqual(data);
      const said = await recordOf(page, save, lookOf(scenes[name]), asked);
      expect.soft(said.moments, `${name}: ${again}`).toEqual(moments);
      expect.soft(said.asked, `${name}: ${again}`).toEqual(asked);
    }
  });

test('nothing is kept of scenes that are no more', () => {
  const folder = path.join(import.meta.dirname, 'gallery/recorded');
  expect(existsSync(folder)).toBe(true);
  const kept = readdirSync(folder).map((file) => path.basename(file, '.json'));
  expect(kept.sort()).toEqual(Object.keys(scenes).sort());
});
