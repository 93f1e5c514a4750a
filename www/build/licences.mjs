// licences.txt: whose work the site carries, and on which terms: ours, the word lists', the fonts', and those of the libraries
// compiled into the page and the worker. The licences ask that their texts travel with the work.
import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, www } from './paths.mjs';

/** What is bundled into the page; the rest of package.json builds and tests. */
const PAGE = [
  'lit',
  'lit-html',
  'lit-element',
  '@lit/reactive-element',
  '@fluent/bundle',
  'idb',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** @param {string} file where to write it @param {{ inputs: Record<string, unknown> }} metafile what esbuild bundled */
export async function writeLicences(file, metafile) {
  const parts = [
    ['Mots en main', 'MIT OR Apache-2.0', await texts(root, /^LICENSE-(MIT|APACHE)$/)],
    [
      'Word lists and word data',
      'MPL-2.0, SCOWL, WordNet, MIT',
      await texts(path.join(root, 'dictionaries/licences'), /\.txt$/),
    ],
    ['Fonts: Fraunces, Atkinson Hyperlegible Next', 'OFL-1.1', await texts(path.join(www, 'styles/fonts'), /^LICENSE/)],
    ...(await packages(metafile)),
    ...(await crates()),
  ];
  const seen = new Map();
  let text =
    'Mots en main: licences\n\nEach part, its licence, and its notice. A text that has been given already is not repeated.\n';
  for (const [name, licence, notices] of parts) {
    text += `\n${'='.repeat(78)}\n${name}\n${licence}\n`;
    for (const notice of notices) {
      const key = notice.replace(/\s+/g, ' ');
      text += seen.has(key) ? `\n(the text given for ${seen.get(key)})\n` : `\n${notice.trim()}\n`;
      if (!seen.has(key)) seen.set(key, name);
    }
  }
  await writeFile(file, text);
}

async function texts(folder, pattern) {
  const names = (await readdir(folder)).filter((name) => pattern.test(name)).sort();
  if (names.length === 0) throw new Error(`licences: no text in ${path.relative(root, folder)}`);
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

async function packages({ inputs }) {
  const bundled = new Set(
    Object.keys(inputs).flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []),
  );
  const missing = [...bundled].filter((name) => !PAGE.includes(name));
  if (missing.length > 0) throw new Error(`licences: ${missing} are bundled: add them to PAGE in build/licences.mjs`);
  return Promise.all(
    PAGE.map(async (name) => {
      const folder = path.join(www, 'node_modules', name);
      const { version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
      // Some packages name their licence and carry no text.
      return [`${name} ${version}`, license, await texts(folder, /^(licen[cs]e|copying)/i).catch(() => [])];
    }),
  );
}

/** The crates that the worker is made of, without those that only build it. */
async function crates() {
  // Not `--offline`: Cargo also asks for crates that only tests and this machine's own programs need, and may have to fetch them.
  const run = ['metadata', '--format-version', '1', '--locked', '--filter-platform', 'wasm32-unknown-unknown'];
  const { packages: all, resolve } = JSON.parse(
    execFileSync('cargo', run, { cwd: root, maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const byId = new Map(all.map((one) => [one.id, one]));
  const start = all.find((one) => one.name === 'wasm' && one.source === null);
  const reached = new Set();
  const follow = (id) => {
    const macros = byId.get(id)?.targets.some((target) => target.kind.includes('proc-macro'));
    if (reached.has(id) || macros) return;
    reached.add(id);
    for (const { pkg, dep_kinds } of nodes.get(id)?.deps ?? [])
      if (dep_kinds.some(({ kind }) => kind === null)) follow(pkg);
  };
  follow(start.id);
  const foreign = [...reached].map((id) => byId.get(id)).filter((one) => one.source !== null);
  foreign.sort((a, b) => (a.name < b.name ? -1 : 1));
  return Promise.all(
    foreign.map(async ({ name, version, license, manifest_path: manifest }) => [
      `${name} ${version}`,
      license ?? 'see its text',
      await texts(path.dirname(manifest), /^(licen[cs]e|copying|unlicense)(?!.*apache)/i).catch(() => []),
    ]),
  );
}
