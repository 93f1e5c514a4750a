// `games.gen.json` as the page needs it: without the schemas' descriptions, which are for those who speak the protocol.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isIn } from './own.mjs';

const UNSEEN = new Set(['$schema', 'title', 'description', 'format']);

/** @type {import('esbuild').Plugin} */
export const gamesAlone = {
  name: 'games-alone',
  setup(builder) {
    builder.onLoad({ filter: /games\.gen\.json$/ }, async ({ path: file }) => {
      const aside = path.join(path.dirname(file), 'aside.gen.json');
      const read = async (file) =>
        JSON.parse(await readFile(file, 'utf8'), (key, value) =>
          UNSEEN.has(key) && typeof value === 'string' ? undefined : value,
        );
      const games = [...(await read(file)), ...(await read(aside))].filter(({ id }) => isIn(id));
      return { contents: JSON.stringify(games), loader: 'json', watchFiles: [file, aside] };
    });
  },
};
