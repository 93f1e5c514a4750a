// What the built site weighs: JSON `{files: [{path, raw, gzip, brotli, start, ahead, offline}]}` for `cargo xtask dist`.
//
// `start`: what a first visit loads before the engine and the first dictionary. That is index.html and what it names
// (scripts, styles, icon, manifest), the chunks that src/main.ts imports and what those cannot do without, every font, and the larger of the two
// languages' catalogues. A browser test (tests/site.spec.ts) holds the same budget against the requests that really happen.
// `ahead`: what is asked for while the start screen is drawn, as nearly everybody wants it next.
// `offline`: what is kept for offline, the service worker itself included.
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { files, kept } from './files.mjs';
import { isPacked } from './pack.mjs';
import { dist, generated } from './paths.mjs';

const start = JSON.parse(await readFile(path.join(generated, 'start.json'), 'utf8'));
const names = await files(dist);
const offline = new Set(kept(names));
const size = async (name) => (await stat(path.join(dist, name))).size;
/** What a packed copy weighs; without one the file goes as it is. */
const packed = (name, end) => size(names.includes(name + end) ? name + end : name);
const measured = await Promise.all(
  names
    .filter((name) => !isPacked(name))
    .map(async (name) => ({
      path: name,
      raw: await size(name),
      gzip: await packed(name, '.gz'),
      brotli: await packed(name, '.br'),
      start: isStart(name),
      ahead: start.ahead.includes(name),
      offline: offline.has(name),
    })),
);
const catalogues = measured.filter(({ path: name }) => start.catalogues.includes(name)).sort((a, b) => b.gzip - a.gzip);
if (catalogues[0]) catalogues[0].start = true;
console.log(JSON.stringify({ files: measured }));

function isStart(name) {
  return (
    /^(index\.html|boot\.js|icon\.svg|site\.webmanifest|main-[0-9a-f]{8,16}\.(js|css))$/.test(name) ||
    name.startsWith('fonts/') ||
    start.chunks.includes(name)
  );
}
