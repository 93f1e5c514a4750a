// Style sheets. `import sheet from './x.css'` in a script gives the sheet as text, minified, in the chunk of that script: a game's looks
// arrive with its table (src/lib/styles.ts puts them on). In every sheet a media query by name stands for the one in
// styles/breakpoints.json, which scripts read too.
import { readFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { written } from './media.mjs';
import { isIn } from './own.mjs';
import { www } from './paths.mjs';
import { targets } from './targets.mjs';

const breakpoints = JSON.parse(readFileSync(path.join(www, 'styles/breakpoints.json'), 'utf8'));

/** Writes media queries out, and `@import 'games'` as what is seen of each game of this build before its table is loaded (styles/games); for builds whose
 * entry is a sheet.
 * @type {import('esbuild').Plugin} */
export const plainSheets = {
  name: 'plain-sheets',
  setup(builder) {
    builder.onResolve({ filter: /^games$/, namespace: 'file' }, ({ path: name }) => ({
      path: name,
      namespace: 'games',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'games' }, () => {
      const folder = path.join(www, 'styles/games');
      const names = readdirSync(folder).filter((name) => isIn(path.basename(name, '.css')));
      return {
        contents: names
          .sort()
          .map((name) => `@import './${name}';`)
          .join('\n'),
        loader: 'css',
        resolveDir: folder,
        watchDirs: [folder],
      };
    });
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
        plugins: [plainSheets],
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
