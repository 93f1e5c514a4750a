// After Trunk, in the staging folder: gives the engines' addresses a version, has the page ask for all of its start at once, and writes
// the service worker with its list of files, and what publishers take; last, packed copies of them all.
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { withAddress } from './address.mjs';
import { writeEmbed, writeParcel } from './embed.mjs';
import { files, kept } from './files.mjs';
import { writeHosting } from './hosting.mjs';
import { shortNames } from './imports.mjs';
import { own } from './own.mjs';
import { pack } from './pack.mjs';
import { dist, generated, www } from './paths.mjs';
import { targets } from './targets.mjs';

const release = process.env.TRUNK_PROFILE !== 'debug';
const read = (name) => readFile(path.join(dist, name));

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

const start = JSON.parse(await readFile(path.join(generated, 'start.json'), 'utf8'));

await nameTheAddress();
const versioned = new Map([...(await versionTheEngines()), ...(await versionTheIcons())]);
await preloadTheStart();
await writeEmbed(dist);
await writeServiceWorker();
// The folder for npm is the box's: its element shows whatever bundle it is pointed to.
if (release && own === null) await writeParcel();
if (release) await pack(dist);
if (release) await writeHosting(dist);

/** `cargo xtask dist --address` says where the site will stand. */
async function nameTheAddress() {
  const address = process.env.MOTS_ADDRESS ?? '';
  if (address === '') return;
  const page = path.join(dist, 'index.html');
  await writeFile(page, withAddress(await readFile(page, 'utf8'), address));
}

/**
 * Trunk hashes neither the workers' files, two a game (`startingItself`), nor their resources, and a host or a browser may keep some of them
 * longer than others. Their addresses get `?v=`: one version of the code of all games, one of all resources, which the code hands on to
 * them (`&data=`). The service worker keeps them under these addresses, so that it finds in the browser's cache what the page has just
 * fetched. Answers the addresses by name.
 */
async function versionTheEngines() {
  const names = await files(dist);
  const versionOf = async (parts) => sha256(...(await Promise.all(parts.map(read))));
  const resources = names.filter((name) => /^(dictionaries|decks)\//.test(name));
  const data = await versionOf(resources);
  const addresses = new Map(resources.map((name) => [name, `${name}?v=${data}`]));
  const engines = names
    .filter((name) => /^engine-[a-z]+_bg\.wasm$/.test(name))
    .map((name) => name.slice(0, -'_bg.wasm'.length));
  await Promise.all(engines.map(shorten));
  const code = await versionOf(engines.map((engine) => `${engine}_bg.wasm`));
  const loaders = engines.map((engine) => `${engine}_loader.js`);
  for (const [index, engine] of engines.entries()) {
    const module = `${engine}_bg.wasm`;
    addresses.set(module, `${module}?v=${code}`);
    await writeFile(path.join(dist, loaders[index]), await startingItself(engine, addresses.get(module)));
  }
  const version = `v=${await versionOf(loaders)}&data=${data}`;
  for (const loader of loaders) addresses.set(loader, `${loader}?${version}`);
  await replace('index.html', [
    ['content="./engine-*_loader.js"', `content="./engine-*_loader.js?${version}"`],
    ['data-module="./engine-*_bg.wasm"', `data-module="./engine-*_bg.wasm?v=${code}"`],
  ]);
  return addresses;
}

/** Has an engine's script and its module know each other by short names. In the site of some games they do so already. */
async function shorten(engine) {
  const [script, module] = [`${engine}.js`, `${engine}_bg.wasm`];
  if (!(await files(dist)).includes(script)) return;
  const short = shortNames((await read(script)).toString('utf8'), await read(module));
  await Promise.all([
    writeFile(path.join(dist, script), short.script),
    writeFile(path.join(dist, module), short.module),
  ]);
}

/**
 * The worker's script: what wasm-bindgen wrote and what starts it (src/engine/starting), in one file. In the site of some games the scripts are
 * those of the box, in one already.
 */
async function startingItself(engine, module) {
  const script = `${engine}.js`;
  if (!(await files(dist)).includes(script)) {
    const begun = (await read(`${engine}_loader.js`)).toString('utf8');
    return begun.replace(new RegExp(`${engine}_bg\\.wasm\\?v=[0-9a-f]+`, 'g'), module);
  }
  const text = (await read(script)).toString('utf8');
  const exported = 'export { initSync, __wbg_init as default };';
  if (!text.includes(exported) || /^import\b/m.test(text))
    throw new Error(`finish: ${script} is not as expected; has wasm-bindgen changed what it writes?`);
  await rm(path.join(dist, script));
  const contents = text.replace(
    exported,
    'export { __wbg_init as start };\nexport const begun = () => wasm !== undefined;',
  );
  const { outputFiles } = await build({
    absWorkingDir: www,
    entryPoints: ['src/engine/starting/starting.ts'],
    bundle: true,
    write: false,
    minify: release,
    format: 'esm',
    target: targets,
    legalComments: 'none',
    logLevel: 'warning',
    define: { MODULE: JSON.stringify(module) },
    plugins: [
      {
        name: 'wasm-bindgen',
        setup(builder) {
          builder.onResolve({ filter: /^mots:engine$/ }, ({ path: name }) => ({
            path: name,
            namespace: 'wasm-bindgen',
          }));
          builder.onLoad({ filter: /.*/, namespace: 'wasm-bindgen' }, () => ({ contents, loader: 'js' }));
        },
      },
    ],
  });
  return outputFiles[0].text;
}

/**
 * A browser asks for the icon, and for the manifest and what it names where the page could be installed, while the offline copy is being
 * made: under an address with a version both take the same. Answers the addresses by name.
 */
async function versionTheIcons() {
  const version = async (name) => [name, `${name}?v=${sha256(await read(name))}`];
  const naming = async (name, addresses) => {
    const text = (await read(name)).toString('utf8');
    const named = addresses.filter(([icon]) => text.includes(`"./${icon}"`));
    await replace(
      name,
      named.map(([icon, address]) => [`"./${icon}"`, `"./${address}"`]),
    );
  };
  const icons = (await files(dist)).filter((name) => /^[a-z-]*icon[a-z0-9-]*\.(svg|png)$/.test(name));
  const addresses = await Promise.all(icons.map(version));
  await naming('site.webmanifest', addresses);
  addresses.push(await version('site.webmanifest'));
  await naming('index.html', addresses);
  return addresses;
}

/**
 * What the start screen is made of is asked for together with its script, not one import after the other. Which language's catalogue
 * that is, boot.js knows. The page starts without its fonts: they come last.
 */
async function preloadTheStart() {
  const fonts = (await files(dist)).filter((name) => name.endsWith('.woff2'));
  const links = [
    ...start.chunks.map((chunk) => `<link rel="modulepreload" href="./${chunk}" />`),
    ...fonts.map(
      (font) =>
        `<link rel="preload" href="./${font}" as="font" type="font/woff2" crossorigin="anonymous" fetchpriority="low" />`,
    ),
  ];
  const catalogues = start.catalogues.map((name) => `data-${/\/([a-z]+)-/.exec(name)[1]}="./${name}"`);
  await replace('index.html', [
    ['<script src="./boot.js">', `<script src="./boot.js" ${catalogues.join(' ')}>`],
    ['</head>', `${links.join('')}</head>`],
  ]);
}

async function replace(name, pairs) {
  let text = (await read(name)).toString('utf8');
  for (const [from, to] of pairs) {
    if (!text.includes(from))
      throw new Error(`finish: ${name} does not contain ${from}; has Trunk changed what it writes?`);
    text = text.replaceAll(from, to);
  }
  await writeFile(path.join(dist, name), text);
}

async function writeServiceWorker() {
  // A build with `trunk watch` must not be kept by anybody: its service worker takes itself away.
  if (!release) {
    const leave =
      "self.addEventListener('install',()=>self.skipWaiting());" +
      "self.addEventListener('activate',e=>e.waitUntil(caches.keys().then(names=>Promise.all(names.filter(n=>n.endsWith(self.registration.scope)).map(n=>caches.delete(n)))).then(()=>self.registration.unregister())));\n";
    await writeFile(path.join(dist, 'service-worker.js'), leave);
    return;
  }
  const hashed = /-[0-9a-f]{8,16}\.(js|css)$|^(chunks|fonts)\/.*-[0-9A-Z]{8}\.[a-z0-9]+$/;
  const names = kept(await files(dist)).filter((name) => name !== 'service-worker.js');
  // Where the page reads how much is still to come (lib/offline.ts).
  await replace('index.html', [['name="offline-files" content="*"', `name="offline-files" content="${names.length}"`]]);
  const mains = names.filter((name) => /^main-[0-9a-f]{8,16}\.(js|css)$/.test(name));
  if (mains.length !== 2)
    throw new Error(`finish: expected one hashed script and one hashed style sheet, found ${mains}`);
  const shell = ['index.html', 'boot.js', ...mains, ...start.chunks, ...start.catalogues];
  // The small things of the start page first, the dictionaries last.
  const rank = (name) => (name.startsWith('dictionaries/') ? 2 : name.startsWith('engine') ? 1 : 0);
  names.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const precache = [];
  for (const url of names) {
    const bytes = await read(url);
    const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    const address = versioned.get(url);
    if (address !== undefined) precache.push({ url: address, revision: null, integrity });
    else precache.push({ url, revision: hashed.test(url) ? null : sha256(bytes), integrity });
  }
  await build({
    absWorkingDir: www,
    entryPoints: ['src/service-worker/service-worker.ts'],
    outfile: path.join(dist, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: targets,
    legalComments: 'none',
    logLevel: 'warning',
    define: {
      __PRECACHE__: JSON.stringify(precache),
      __SHELL__: JSON.stringify(shell),
      'process.env.NODE_ENV': '"production"',
    },
  });
}
