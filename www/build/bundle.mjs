// Before Trunk: everything of the page that is not Rust → www/generated, which index.html names.
//   main.js, chunks/   the page (src/main.ts); what is imported with `import()` becomes a chunk that is loaded when needed;
//                      the chunks that the start always loads are merged into two, the small ones of set-up and tables into three (merge.mjs)
//   main.css, fonts/   the styles that the page always has (styles/main.css) and the files that they name; the others are in the chunks that import them
//   boot.js            heals an outdated shell (src/service-worker/boot.ts)
//   rules/             <game>.<lang>.html from crates/*/RULES*.md
//   dictionaries/, decks/   the files that the worker fetches
//   licences.txt       whose work the site carries
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ASK, askAhead } from './ahead.mjs';
import { catalogues } from './catalogues.mjs';
import { gamesAlone } from './games.mjs';
import { writeLicences } from './licences.mjs';
import { merge } from './merge.mjs';
import { gamesAside, isRead, ownGames } from './own.mjs';
import { generated, root, www } from './paths.mjs';
import { writeRules } from './rules.mjs';
import { plainSheets, sheets } from './styles.mjs';
import { targets } from './targets.mjs';

/** A chunk of fewer bytes, before it is packed, is better a part of another one. */
const CRUMB = 4000;
const release = process.env.TRUNK_PROFILE !== 'debug';
/**
 * Has Chromium compile every function of a script in the thread that reads it. Otherwise each is compiled when it is first called, while people wait
 * for the page: some 800 functions before a match that was left can be played. Other browsers see a comment. Only scripts on the way to a table get it.
 */
const COMPILE = '//# allFunctionsCalledOnLoad\n';

/** @type {import('esbuild').BuildOptions} */
const common = {
  absWorkingDir: www,
  bundle: true,
  minify: release,
  sourcemap: release ? false : 'inline',
  target: targets,
  legalComments: 'none',
  logLevel: 'warning',
};

await rm(generated, { recursive: true, force: true });
for (const folder of ['chunks', 'fonts', 'rules']) await mkdir(path.join(generated, folder), { recursive: true });

const [page] = await Promise.all([
  build({
    ...common,
    entryPoints: { main: 'src/main.ts' },
    outdir: generated,
    format: 'esm',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    // Here only for the names of chunks, which change with it: `compileAtOnce` writes it.
    ...(release ? { banner: { js: COMPILE } } : {}),
    plugins: [catalogues, gamesAlone, ownGames, sheets],
    metafile: true,
  }),
  build({
    ...common,
    entryPoints: { main: 'styles/main.css' },
    outdir: generated,
    assetNames: 'fonts/[name]-[hash]',
    loader: { '.woff2': 'file', '.svg': 'dataurl' },
    plugins: [plainSheets],
  }),
  build({ ...common, entryPoints: { boot: 'src/service-worker/boot.ts' }, outdir: generated, format: 'iife' }),
  writeRules(path.join(generated, 'rules')),
  copyResources(),
]).catch((error) => {
  // esbuild has already said what is wrong and where.
  if (!Array.isArray(error.errors)) console.error(`bundle: ${error.message}`);
  process.exit(1);
});

await writeStart(page.metafile.outputs);
await writeLicences(path.join(generated, 'licences.txt'), page.metafile);

/** The files of resources, where their kinds say that they lie (a line each: `decks/*.json`): beside the page's folder, or in it. Which of them this
 * build's games read, isRead knows. */
async function copyResources() {
  const places = await readFile(path.join(root, 'crates/protocol/src/resources.gen.txt'), 'utf8');
  const aside = gamesAside().map((game) => `decks/*.${game}`);
  for (const place of [...places.trim().split('\n'), ...aside]) {
    const [folder = '', extension = ''] = place.split('/*');
    let count = 0;
    for (const source of [path.join(root, folder), path.join(www, folder)].filter((source) => existsSync(source))) {
      for (const name of (await readdir(source)).filter((name) => name.endsWith(extension))) {
        count++;
        if (!isRead(`${folder}/${name}`)) continue;
        await mkdir(path.join(generated, folder), { recursive: true });
        await cp(path.join(source, name), path.join(generated, folder, name));
      }
    }
    if (count === 0) console.warn(`bundle: there is no ${place}: some games cannot be played`);
  }
}

/** For sizes.mjs and finish.mjs: which chunks the start page loads, which it asks for while it is drawn, and which chunks hold a language's messages. The start page loads what main.ts
 * imports, at once or later, and what those chunks import at once; in a release they become two. */
async function writeStart(outputs) {
  const name = (output) => path.relative(generated, path.join(www, output)).split(path.sep).join('/');
  const entry = Object.keys(outputs).find((output) => name(output) === 'main.js');
  const withInput = (name) =>
    Object.keys(outputs).filter((output) => Object.keys(outputs[output].inputs).some((input) => name.test(input)));
  const messages = withInput(/^catalogue:/);
  /** What the box says; the start page wants one of them. */
  const catalogues = withInput(/^catalogue:[a-z]{2}$/);
  const chunks = new Set();
  const follow = (output, kinds) => {
    for (const { path: next, kind } of outputs[output]?.imports ?? []) {
      if (!kinds.includes(kind) || chunks.has(next) || messages.includes(next)) continue;
      chunks.add(next);
      follow(next, ['import-statement']);
    }
  };
  /** The chunks that come with a screen or table, less those that are there already; not its own, which is imported later. */
  const around = (entryPoint, there) => {
    const own = Object.keys(outputs).find((output) => outputs[output].entryPoint === entryPoint);
    chunks.clear();
    for (const output of there) chunks.add(output);
    if (own) follow(own, ['import-statement']);
    return [...chunks].filter((output) => !there.includes(output) && !outputs[output].entryPoint);
  };
  follow(entry, ['import-statement']);
  const atOnce = [...chunks].map(name);
  follow(entry, ['import-statement', 'dynamic-import']);
  const later = [...chunks].map(name).slice(atOnce.length);
  const begun = [...chunks];
  const setUp = around('src/screens/setup.ts', begun);
  const shell = around('src/screens/table.ts', [...begun, ...setUp]);
  const seated = [...begun, ...setUp, ...shell];
  const entries = Object.values(outputs).map(({ entryPoint = '' }) => entryPoint);
  const tables = entries.filter((file) => /^src\/tables\/\w+\/index\.ts$/.test(file));
  const games = tables.map((file) => around(file, seated));
  const screens = [setUp, shell, crumbs(outputs, games.flat(), seated)].filter((group) => group.length > 1);
  const groups = [atOnce, later, ...screens.map((group) => group.map(name))];
  const names = release ? await merge(generated, Object.keys(outputs).map(name), groups, common, ASK) : new Map();
  const start = release ? [atOnce, later].map(([first]) => first) : [...atOnce, ...later];
  const now = (old) => names.get(old) ?? old;
  const come = { chunks: start.map(now), catalogues: catalogues.map(name).map(now) };
  const ahead = release
    ? await askAhead(generated, come.chunks.at(-1), [...come.chunks, ...come.catalogues], come.catalogues)
    : [];
  const screened = ['src/screens/setup.ts', 'src/screens/table.ts', ...tables];
  const own = Object.keys(outputs).filter((output) => screened.includes(outputs[output].entryPoint));
  const run = new Set([...seated, ...games.flat(), ...own].map(name).map(now));
  if (release) await compileAtOnce([...names.values()].filter((script) => run.has(script)));
  await writeFile(path.join(generated, 'start.json'), JSON.stringify({ ...come, ahead }));
}

/** Last of all, because whatever minifies a script takes comments away. In a small script the comment would weigh more than it helps. */
async function compileAtOnce(scripts) {
  for (const name of scripts) {
    const file = path.join(generated, name);
    const text = await readFile(file, 'utf8');
    if (text.length > CRUMB) await writeFile(file, `${COMPILE}${text}`);
  }
}

/** The small chunks that tables share: a request more costs more than a chunk that is not needed. Only those that import nothing but each other
 * and what is there already, so that no two scripts need each other. */
function crumbs(outputs, shared, there) {
  let little = [...new Set(shared)].filter((output) => outputs[output].bytes < CRUMB);
  const known = (output) => there.includes(output) || little.includes(output);
  const whole = (output) =>
    outputs[output].imports.every(
      ({ path: next, kind, external }) => external || kind !== 'import-statement' || known(next),
    );
  while (!little.every(whole)) little = little.filter(whole);
  return little;
}
