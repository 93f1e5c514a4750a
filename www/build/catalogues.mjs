// `import('catalogue:fr')`: the language's Fluent files (i18n/fr/*.ftl) as one text, in a chunk of its own, so that
// only the language in use is loaded and a new game only adds its file.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gamesAside, gamesOfTheBox, namedInCatalogue, own } from './own.mjs';
import { www } from './paths.mjs';

/** What embed.html says; the page never does. */
const APART = 'embed.ftl';

/** The messages of embed.html in a language, by their keys. */
export async function messagesApart(language) {
  const text = strip(await readFile(path.join(www, 'i18n', language, APART), 'utf8'));
  return Object.fromEntries(Array.from(text.matchAll(/^([\w-]+) = (.+)$/gm), ([, key, value]) => [key, value]));
}

/** The catalogue of a language without comments and blank lines, files in the order of their names. `bundle`: some games alone. */
export async function catalogue(language, bundle = own) {
  const folder = path.join(www, 'i18n', language);
  const games = bundle?.games ?? gamesOfTheBox();
  const left = [...gamesOfTheBox(), ...gamesAside()].filter((game) => !games.includes(game));
  const unread = [APART, ...left.map((game) => `${game}.ftl`)];
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ftl') && !unread.includes(name)).sort();
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  const text = strip(texts.join('\n'));
  const said = bundle === null ? text : namedInCatalogue(text, language, bundle);
  return { text: said, files: files.map((name) => path.join(folder, name)), folder };
}

/** Drops comments, which start in the first column, and the blank lines between messages; a blank line inside a message is part of it. */
export function strip(text) {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^#{1,3}(?: .*)?$/gm, '')
    .replace(/\n(?:[ \t]*\n)+(?![ \t])/g, '\n')
    .trim();
}

/** @type {import('esbuild').Plugin} */
export const catalogues = {
  name: 'catalogues',
  setup(build) {
    build.onResolve({ filter: /^catalogue:[a-z]{2}$/ }, ({ path: name }) => ({
      path: name.slice('catalogue:'.length),
      namespace: 'catalogue',
    }));
    build.onLoad({ filter: /.*/, namespace: 'catalogue' }, async ({ path: language }) => {
      const { text, files, folder } = await catalogue(language);
      return {
        contents: `export default ${JSON.stringify(text)}`,
        loader: 'js',
        watchFiles: files,
        watchDirs: [folder],
      };
    });
  },
};
