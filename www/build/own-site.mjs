// Some of the games alone, from a site that is built: their engines are taken as they are, everything else is bundled anew.
//   node build/own-site.mjs --games plis[,syntax] [--brand brand.json] [--into FOLDER] [--from ../dist]
// `cargo xtask dist --games …` calls it. The folder holds what `dist` holds, and is written at once or not at all; beside it stands its archive.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { archive } from './archive.mjs';
import { catalogue } from './catalogues.mjs';
import { files } from './files.mjs';
import { gamesAside, readBrand, readGames } from './own.mjs';
import { isPacked } from './pack.mjs';
import { dist, root, www } from './paths.mjs';

const { values: options } = parseArgs({
  options: {
    games: { type: 'string' },
    brand: { type: 'string' },
    into: { type: 'string' },
    from: { type: 'string', default: dist },
  },
});
const ICON = /^[a-z-]*icon[a-z0-9-]*\.(svg|png)$/;

try {
  await main();
} catch (error) {
  console.error(`own-site: ${error.message}`);
  process.exit(1);
}

async function main() {
  if (!options.games) throw new Error('--games says which games: --games plis,syntax');
  const games = readGames(options.games);
  const brandFile = options.brand === undefined ? null : path.resolve(options.brand);
  const brand = brandFile && readBrand(await readFile(brandFile, 'utf8'), path.dirname(brandFile));
  const into = path.resolve(options.into ?? path.join(root, 'target/own', games.join('-')));
  const [generated, staging] = [`${into}.generated`, `${into}.staging`];
  for (const folder of [generated, staging]) await rm(folder, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  const environment = {
    ...process.env,
    TRUNK_PROFILE: 'release',
    TRUNK_STAGING_DIR: staging,
    MOTS_GENERATED: generated,
    MOTS_GAMES: games.join(','),
    ...(brandFile ? { MOTS_BRAND: brandFile } : {}),
  };
  const run = (script) => {
    const { status } = spawnSync(process.execPath, [path.join(www, 'build', script)], {
      stdio: 'inherit',
      env: environment,
    });
    if (status !== 0) throw new Error(`${script} has failed`);
  };
  run('bundle.mjs');
  await takeEngines(games, staging);
  await takePage(generated, staging);
  await takeIcons(brand?.icons ?? null, staging);
  await nameIt(games, brand, staging);
  run('finish.mjs');
  await rm(into, { recursive: true, force: true });
  await rename(staging, into);
  await rm(generated, { recursive: true, force: true });
  await archive(into);
  const names = (await files(into)).filter((name) => !isPacked(name));
  console.log(`${into}: ${games.join(', ')}, ${names.length} files. Any static host can serve it, from any path.`);
}

/** The engines as they are in the built site, but for the versions that finish.mjs gives them. That of a game that the box does not have,
 * `cargo xtask dist` has built beside it. */
async function takeEngines(games, staging) {
  for (const game of games) {
    const aside = gamesAside().includes(game);
    const from = aside ? path.join(root, 'target/aside') : options.from;
    for (const end of [aside ? '.js' : '_loader.js', '_bg.wasm'])
      await cp(path.join(from, `engine-${game}${end}`), path.join(staging, `engine-${game}${end}`));
  }
}

/** What Trunk does with index.html: the script and the style sheet under names with a digest, and the folders beside it. */
async function takePage(generated, staging) {
  for (const folder of await readdir(generated, { withFileTypes: true })) {
    const { name } = folder;
    if (folder.isDirectory() || ['boot.js', 'licences.txt'].includes(name))
      await cp(path.join(generated, name), path.join(staging, name), { recursive: true });
  }
  const place = async (end) => {
    const bytes = await readFile(path.join(generated, `main.${end}`));
    const name = `main-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${end}`;
    await writeFile(path.join(staging, name), bytes);
    return `"./${name}" integrity="sha384-${createHash('sha384').update(bytes).digest('base64')}"`;
  };
  const [script, sheet] = [await place('js'), await place('css')];
  let text = await readFile(path.join(www, 'index.html'), 'utf8');
  text = text
    .replace(/<link data-trunk rel="css"[^>]*>/, `<link rel="stylesheet" href=${sheet} crossorigin="anonymous" />`)
    .replace(/<script data-trunk[^>]*>/, `<script type="module" src=${script}>`)
    .replace(/ *<link data-trunk[^>]*>\n/g, '')
    .replace(/ *<!-- For wasm-opt:.*-->\n/, '');
  if (text.includes('data-trunk')) throw new Error('index.html asks Trunk for something that is not known here');
  await writeFile(path.join(staging, 'index.html'), text);
  await cp(path.join(www, 'public/site.webmanifest'), path.join(staging, 'site.webmanifest'));
}

/** The house's icons in the place of the box's; what it does not bring is asked for by nobody. */
async function takeIcons(folder, staging) {
  const from = folder ?? path.join(www, 'public');
  for (const name of (await readdir(from)).filter((name) => ICON.test(name)))
    await cp(path.join(from, name), path.join(staging, name));
}

/** The page's first words and the manifest, which no script writes, in the house's name. */
async function nameIt(games, brand, staging) {
  const text = (await said(games, brand)).text;
  const value = (key) => new RegExp(`^${key} = (.+)$`, 'm').exec(text)?.[1] ?? '';
  const [name, lead] = [value('box-title'), value('box-lead')];
  const there = (await readdir(staging)).filter((file) => ICON.test(file));
  const manifestFile = path.join(staging, 'site.webmanifest');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const icons = manifest.icons.filter(({ src }) => there.includes(src.slice(2)));
  // Pictures of the box show other games and its name; a shortcut to the only game is the site itself.
  const { screenshots: _, shortcuts, ...rest } = manifest;
  const led = shortcuts.filter(({ url }) => games.some((game) => url === `./#/new/${game}`));
  const ways = games.length > 1 ? { shortcuts: led } : {};
  const named = { ...rest, ...ways, name, short_name: name, description: lead, icons };
  await writeFile(manifestFile, `${JSON.stringify(named, null, 2)}\n`);
  const page = path.join(staging, 'index.html');
  const escaped = (words) => words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  let html = await readFile(page, 'utf8');
  html = html
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(name)}</title>`)
    .replace(/(<meta (?:name|property)="(?:og:)?description" content=")[^"]*/g, (_, before) => before + escaped(lead))
    .replace(/(<meta property="og:(?:site_name|title)" content=")[^"]*/g, (_, before) => before + escaped(name))
    .replace(/ *<meta (?:property="og:image[a-z:]*"|name="twitter:card")[^>]*>\n/g, '');
  if (!there.includes('apple-touch-icon.png')) html = html.replace(/ *<link rel="apple-touch-icon"[^>]*>\n/, '');
  await writeFile(page, html);
}

/** What the French catalogue of this bundle says: index.html and the manifest are French. */
function said(games, brand) {
  return catalogue('fr', { games, brand: brand ?? readBrand('{}', www) });
}
