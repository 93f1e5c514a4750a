// The language's Fluent files (i18n/fr/*.ftl), in chunks of their own, so that only what is in use is loaded and a new game only adds its file:
// `import('catalogue:fr')` is what the page says before it is about a game, `import('catalogue:fr-plis')` what that game says. All of them
// stand in the module `catalogues`. A site of one game has one a language.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { gamesAside, gamesOfTheBox, namedInCatalogue, own } from './own.mjs';
import { www } from './paths.mjs';

/** What embed.html says; the page never does. */
export const APART = 'embed.ftl';
const LANGUAGES = ['fr', 'en'];

/** The messages of embed.html in a language, by their keys. A bundle of a house has the house's name in them. */
export async function messagesApart(language) {
  const written = strip(await readFile(path.join(www, 'i18n', language, APART), 'utf8'));
  const title = async (bundle) => /^box-title = (.+)$/m.exec((await catalogue(language, bundle)).text)?.[1] ?? '';
  const name = await title(own);
  const text = written.replaceAll(await title(null), () => name);
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

/** The variables of each message of a catalogue, by its key; a message that quotes another one takes its variables too. */
export function variables(text) {
  const messages = new Map(new FluentResource(text).body.map((message) => [message.id, message]));
  const named = (part, found) => {
    if (part === null || typeof part !== 'object') return found;
    if (part.type === 'var') found.add(part.name);
    else if (part.type === 'mesg') named(messages.get(part.name)?.value ?? null, found);
    else for (const inner of Object.values(part)) named(inner, found);
    return found;
  };
  return new Map([...messages].map(([key, { value }]) => [key, [...named(value, new Set())].sort()]));
}

/** What the start screen says of a game stands with what it says of itself. */
const ON_THE_BOX = ['name', 'lead'];

/** The games whose messages come apart from those of the box. */
function gamesApart(bundle = own) {
  const games = bundle?.games ?? gamesOfTheBox();
  return games.length > 1 ? games : [];
}

/** The part of a catalogue that is that game's; null: the rest, which is the box's. */
export function partOf(text, game, apart) {
  const ofGames = new RegExp(`^(${apart.join('|')})-(?!(?:${ON_THE_BOX.join('|')}) )`);
  const messages = text.split(/\n(?=[a-z])/);
  return messages.filter((message) => ((apart.length > 0 && ofGames.exec(message)?.[1]) || null) === game).join('\n');
}

/** @type {import('esbuild').Plugin} */
export const catalogues = {
  name: 'catalogues',
  setup(build) {
    build.onResolve({ filter: /^catalogues$/ }, () => ({ path: 'all', namespace: 'catalogues' }));
    build.onLoad({ filter: /.*/, namespace: 'catalogues' }, () => {
      const each = (game) =>
        `{${LANGUAGES.map((language) => `${language}: () => import('catalogue:${language}${game}')`)}}`;
      const games = gamesApart().map((game) => `${game}: ${each(`-${game}`)}`);
      return { contents: `export const box = ${each('')}, games = {${games}}`, loader: 'js' };
    });
    build.onResolve({ filter: /^catalogue:[a-z]{2}(?:-[a-z]+)?$/ }, ({ path: name }) => ({
      path: name.slice('catalogue:'.length),
      namespace: 'catalogue',
    }));
    build.onLoad({ filter: /.*/, namespace: 'catalogue' }, async ({ path: name }) => {
      const [language, game = null] = name.split('-');
      const { text, files, folder } = await catalogue(language);
      return {
        contents: `export default ${JSON.stringify(partOf(text, game, gamesApart()))}`,
        loader: 'js',
        watchFiles: files,
        watchDirs: [folder],
      };
    });
  },
};
