// What the page needs of `games.gen.json`: the schemas' descriptions are for those who speak the protocol.
import { readFile } from 'node:fs/promises';
import { isIn } from './own.mjs';

const UNSEEN = new Set(['$schema', 'title', 'description', 'format']);

/** @type {import('esbuild').Plugin} */
export const gamesAlone = {
  name: 'games-alone',
  setup(builder) {
    builder.onLoad({ filter: /games\.gen\.json$/ }, async ({ path: file }) => ({
      contents: JSON.stringify(
        JSON.parse(await readFile(file, 'utf8'), (key, value) =>
          UNSEEN.has(key) && typeof value === 'string' ? undefined : value,
        ).filter(({ id }) => isIn(id)),
      ),
      loader: 'json',
      watchFiles: [file],
    }));
  },
};
