// Beside every file of the site that gains by it, the same file packed: `.gz` and `.br`. A host that looks for them sends less than it
// would pack in haste, and packs nothing itself. The offline copy knows only the files themselves: what arrives is unpacked.
//
// Packing takes longer than all else that is done once the engines are built, and most files are what they were: what was packed is remembered in
// target/pack. A bundle of some games takes the engines from there.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
// Zopfli (Apache-2.0, Google's, built for wasm) takes seconds and makes gzip of modules 5 % smaller than zlib's level 9.
import { gzipAsync } from '@gfx/zopfli';
import { files } from './files.mjs';
import { Memory } from './memory.mjs';
import { root, www } from './paths.mjs';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
/**
 * How often zopfli looks again for a shorter way; more gains less than 0.02 %. In as many blocks as it likes, each with a code of its own, an
 * engine is 0.2 % smaller than in the 15 that it takes by itself.
 */
const LOOKS = 5;
const brotli = promisify(zlib.brotliCompress);

/** How a packed file's name ends, and how it is packed. */
const packings = [
  ['.gz', (bytes) => gzipAsync(bytes, { numiterations: LOOKS, blocksplittingmax: 0 })],
  ['.br', (bytes) => brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length } })],
];

/** A file that another one beside it is packed into. */
export const isPacked = (name) => packings.some(([end]) => name.endsWith(end));

/** Two dozen builds, or bundles of some games. */
const memory = new Memory(path.join(root, 'target/pack'), 3000);

/** Packs all files of a folder. What was packed by its makers, dictionaries and fonts, stays alone. */
export async function pack(folder) {
  const names = (await files(folder)).filter((name) => !isPacked(name));
  const zopfli = JSON.parse(await readFile(path.join(www, 'node_modules/@gfx/zopfli/package.json'), 'utf8'));
  const packer = [zopfli.version, process.versions.zlib, process.versions.brotli, await readFile(import.meta.filename)];
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(folder, name));
      for (const [end, packed] of packings) {
        const less = await memory.of([...packer, end, bytes], () => packed(bytes));
        if (less.length < bytes.length) await writeFile(path.join(folder, name + end), less);
      }
    }),
  );
  await memory.forget();
}
