// Style sheets. `import sheet from './x.css'` in a script gives the sheet as text, minified, in the chunk of that script: a game's looks
// arrive with its table (src/lib/styles.ts puts them on). In every sheet a media query by name stands for the one in
// styles/breakpoints.json, which scripts read too.
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { written } from './media.mjs';
import { www } from './paths.mjs';
import { targets } from './targets.mjs';

const breakpoints = JSON.parse(readFileSync(path.join(www, 'styles/breakpoints.json'), 'utf8'));

/** Writes media queries out; for builds whose entry is a sheet.
 * @type {import('esbuild').Plugin} */
export const mediaByName = {
  name: 'media-by-name',
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, async ({ path: file }) => ({
      contents: written(await readFile(file, 'utf8'), breakpoints, path.basename(file)),
      loader: 'css',
    }));
  },
};

/** Sheets as texts; for builds whose entry is a script.
 * @type {import('esbuild').Plugin} */
export const sheets = {
  name: 'sheets',
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const { outputFiles } = await build({
        entryPoints: [file],
        bundle: true,
        write: false,
        minify: true,
        target: targets,
        plugins: [mediaByName],
        logLevel: 'warning',
      });
      return {
        contents: `export default ${JSON.stringify(outputFiles[0].text.trim())}`,
        loader: 'js',
        watchFiles: [file],
      };
    });
  },
};
