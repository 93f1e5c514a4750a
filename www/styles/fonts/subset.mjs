// Makes the two font files of this folder from their npm packages: the signs of French and English only, one axis each.
// Fraunces is pinned to an optical size made for letters of a card's size, a little soft as printed ink is; weight stays variable.
// Run by hand when a sign is added: npm i --no-save subset-font @fontsource-variable/fraunces @fontsource-variable/atkinson-hyperlegible-next && node styles/fonts/subset.mjs
import { readFile, writeFile } from 'node:fs/promises';
import subset from 'subset-font';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const signs = `${ascii}ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆàâäçéèêëîïôöùûüÿœæ«»’‘“”–—…·×−→←\u00a0\u202f\u2009`;
const files = new URL('../../node_modules/@fontsource-variable/', import.meta.url);

const jobs = [
  ['fraunces/files/fraunces-latin-full-normal.woff2', 'fraunces.woff2', { SOFT: 50, WONK: 0, opsz: 72 }],
  [
    'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    'atkinson-hyperlegible-next.woff2',
    { wght: { min: 400, max: 700 } },
  ],
];
for (const [source, target, variationAxes] of jobs) {
  const font = await subset(await readFile(new URL(source, files)), signs, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(target, import.meta.url), font);
  process.stdout.write(`${target}: ${font.length} bytes\n`);
}
