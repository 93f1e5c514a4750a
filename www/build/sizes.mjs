// What the built site weighs: JSON `{files: [{path, raw, gzip, brotli, start}]}` for `cargo xtask dist`.
//
// `start`: what a first visit loads before the engine and the first dictionary. That is index.html and what it names
// (scripts, styles, icon, manifest), the chunks that src/main.ts imports and what those cannot do without, every font, and the larger of the two
// languages' catalogues. A browser test (tests/site.spec.ts) holds the same budget against the requests that really happen.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { dist, generated } from './paths.mjs';
import { files } from './files.mjs';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const start = JSON.parse(await readFile(path.join(generated, 'start.json'), 'utf8'));
const measured = await Promise.all(
  (await files(dist)).map(async (name) => {
    const bytes = await readFile(path.join(dist, name));
    return {
      path: name,
      raw: bytes.length,
      gzip: (await gzip(bytes, { level: 9 })).length,
      brotli: (
        await brotli(bytes, {
          params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        })
      ).length,
      start: isStart(name),
    };
  }),
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
