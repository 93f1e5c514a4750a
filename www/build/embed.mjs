// What a publisher takes: `embed.js`, which makes `<mots-en-main>`, and beside the site a folder for npm with the same and its types.
//   node build/embed.mjs     writes into dist
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { catalogue, messagesApart } from './catalogues.mjs';
import { gamesOfTheBox, isIn, own } from './own.mjs';
import { dist, root, www } from './paths.mjs';
import { standingAlone } from './readme.mjs';
import { sheets } from './styles.mjs';
import { targets } from './targets.mjs';

/** Where the folder for npm is. Not in the site: nobody asks a web host for it. */
export const parcel = path.join(root, 'target/npm');

/** What the poster says: names, and how each game calls itself. */
async function said() {
  const games = own?.games ?? gamesOfTheBox();
  const found = {};
  for (const language of ['fr', 'en']) {
    const { text } = await catalogue(language);
    found[language] = (key) => {
      const value = new RegExp(`^${key} = (.+)$`, 'm').exec(text)?.[1];
      if (value === undefined) throw new Error(`embed: there is no ${key} in ${language}`);
      return value;
    };
  }
  const both = (make) => Object.fromEntries(Object.entries(found).map(([language, t]) => [language, make(t)]));
  return {
    texts: both((t) => ({
      box: t('box-title'),
      play: t('play'),
      playGame: t('play-game').replace('{ $game }', '*'),
    })),
    games: Object.fromEntries(
      games.map((id) => {
        const name = both((t) => t(`${id}-name`));
        return [id, name.fr === name.en ? name.fr : name];
      }),
    ),
  };
}

const options = async () => ({
  absWorkingDir: www,
  bundle: true,
  minify: true,
  target: targets,
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [sheets],
  define: { __EMBED__: JSON.stringify(await said()) },
});

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes what a publisher takes into the built site. */
export async function writeEmbed(folder) {
  await build({
    ...(await options()),
    entryPoints: { embed: 'src/embed/element.ts' },
    outdir: folder,
    format: 'iife',
  });
  // The page where all of it can be tried.
  const texts = { fr: await messagesApart('fr'), en: await messagesApart('en') };
  const all = await options();
  await build({
    ...all,
    define: { ...all.define, __TRY__: JSON.stringify(texts) },
    entryPoints: { 'embed-page': 'src/embed/page.ts' },
    outdir: folder,
    format: 'iife',
  });
  await build({
    ...all,
    plugins: [],
    entryPoints: { 'embed-page': 'src/embed/page.css' },
    outdir: folder,
  });
  const { box } = (await said()).texts.fr;
  const page = await readFile(path.join(www, 'embed.html'), 'utf8');
  await writeFile(
    path.join(folder, 'embed.html'),
    page.replace('<title>Mots en main', () => `<title>${escaped(box)}`),
  );
  const drawn = path.join(www, 'public/posters');
  await mkdir(path.join(folder, 'posters'), { recursive: true });
  const there = await readdir(drawn);
  // Where there is one game, it is the box. A new game has no poster yet: `tidy` says how it gets one.
  const alone = own?.games.length === 1 ? `${own.games[0]}.webp` : '';
  for (const name of there) {
    const game = path.basename(name, '.webp');
    const from = game === 'box' && there.includes(alone) ? alone : name;
    if (game === 'box' || isIn(game)) await copyFile(path.join(drawn, from), path.join(folder, 'posters', name));
  }
}

/** Writes the folder for npm. */
export async function writeParcel() {
  await rm(parcel, { recursive: true, force: true });
  await mkdir(parcel, { recursive: true });
  await build({
    ...(await options()),
    entryPoints: { index: 'src/embed/element.ts' },
    outdir: parcel,
    format: 'esm',
  });
  execFileSync(
    process.execPath,
    [
      path.join(www, 'node_modules/typescript/bin/tsc'),
      '-p',
      path.join(www, 'src/embed/tsconfig.json'),
      '--outDir',
      path.join(parcel, 'types'),
    ],
    { stdio: 'inherit' },
  );
  const { version, license } = JSON.parse(await readFile(path.join(www, 'package.json'), 'utf8'));
  const about = {
    name: 'mots-en-main-embed',
    version,
    description: 'The element <mots-en-main>: word and card games in a frame of a page of yours.',
    license,
    type: 'module',
    exports: { '.': { types: './types/embed/element.d.ts', default: './index.js' } },
    sideEffects: true,
    files: ['index.js', 'types', 'README.md', 'LICENSE-MIT', 'LICENSE-APACHE'],
  };
  await writeFile(path.join(parcel, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  for (const name of ['LICENSE-MIT', 'LICENSE-APACHE']) await copyFile(path.join(root, name), path.join(parcel, name));
  const guide = await readFile(path.join(root, 'docs/PUBLISHERS.md'), 'utf8');
  await writeFile(path.join(parcel, 'README.md'), standingAlone(guide));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeEmbed(dist);
  await writeParcel();
}
