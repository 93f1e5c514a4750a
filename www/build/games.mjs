// `games.gen.json` as the page needs it: without what is only for those who speak the protocol.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isIn } from './own.mjs';

const UNSEEN = new Set(['$schema', 'title', 'description', 'format', 'additionalProperties']);

/**
 * Of data the page asks what may be brought, and which names that has at its top (`wants` in carry-look.ts). The rest of the schema, such as
 * that of a whole deck, is most of the file.
 * @param {{ properties?: object, $defs?: Record<string, { required?: string[], properties?: object }> }} schema
 */
function names({ properties = {}, $defs = {} }) {
  const said = JSON.stringify(properties);
  const brought = Object.entries($defs).filter(([name]) => said.includes(`"#/$defs/${name}"`));
  const top = brought.map(([name, { required, properties = {} }]) => [
    name,
    { required, properties: Object.fromEntries(Object.keys(properties).map((one) => [one, 0])) },
  ]);
  return { properties, $defs: Object.fromEntries(top) };
}

/**
 * Another default while a switch is on (`if`, `then`) goes to the option whose default it is.
 * @param {any} schema
 */
export function otherwise({ if: given, then, ...schema }) {
  const properties = { ...schema.properties };
  for (const on of Object.keys(given?.properties ?? {}))
    for (const [name, other] of Object.entries(then.properties))
      properties[name] = { ...properties[name], otherwise: { on, initial: other.default } };
  return { ...schema, properties };
}

/** @type {import('esbuild').Plugin} */
export const gamesAlone = {
  name: 'games-alone',
  setup(builder) {
    builder.onLoad({ filter: /games\.gen\.json$/ }, async ({ path: file }) => {
      const aside = path.join(path.dirname(file), 'aside.gen.json');
      const read = async (file) =>
        JSON.parse(await readFile(file, 'utf8'), (key, value) =>
          UNSEEN.has(key) && typeof value !== 'object' ? undefined : value,
        );
      const all = [...(await read(file)), ...(await read(aside))].filter(({ id }) => isIn(id));
      const games = all.map((game) => ({ ...game, options: otherwise(game.options), data: names(game.data) }));
      return { contents: JSON.stringify(games), loader: 'json', watchFiles: [file, aside] };
    });
  },
};
