// The site as one file, for hosts that take an upload: `dist.zip` beside the folder `dist`. The same site makes the same bytes everywhere.
//   node build/archive.mjs     of dist
//
// fflate, because Node knows how to pack bytes but no archives, and packs them differently from version to version. It is one package
// that asks for no other, and nothing of it reaches the page.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import { files } from './files.mjs';
import { isPacked } from './pack.mjs';
import { dist } from './paths.mjs';

/** What is packed already stays as it is. */
const isDense = (name) => isPacked(name) || /\.(woff2|webp|png|jpg|dict|words|themes)$/.test(name);

/** Writes the archive beside the folder, and says its digest. */
export async function archive(folder) {
  const content = {};
  // The first moment that an archive can tell; it is written as a clock on the wall shows it, whatever the time zone.
  const mtime = new Date(1980, 0, 1);
  for (const name of await files(folder))
    content[name] = [await readFile(path.join(folder, name)), { mtime, level: isDense(name) ? 0 : 9 }];
  const bytes = zipSync(content);
  await writeFile(`${folder}.zip`, bytes);
  console.log(`${path.basename(folder)}.zip: ${createHash('sha256').update(bytes).digest('hex')}`);
}

// Not where a test has it in a bundle.
if (path.basename(process.argv[1] ?? '') === 'archive.mjs') await archive(dist);
