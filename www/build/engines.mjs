// The smoke walk (tests/engines) in Chromium, Firefox and WebKit, on the production build.
//   node build/engines.mjs [--all] [--install] [--only NAME] [--name PATTERN of node --test]
// An engine that is not installed is skipped, loudly; with --all that is a failure. --install gets what is missing from
// Debian's packages first (as root). --only runs one: chromium, firefox or webkit.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { catalogues } from './catalogues.mjs';
import { findEngines, installEngines } from './find-engines.mjs';
import { www } from './paths.mjs';
import { sheets } from './styles.mjs';

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
    only: { type: 'string' },
    name: { type: 'string' },
  },
});

if (options.install) installEngines();
const found = findEngines();
const outfile = path.join(www, 'node_modules/.cache/engines/engines.test.mjs');
rmSync(path.dirname(outfile), { recursive: true, force: true });
await build({
  absWorkingDir: www,
  entryPoints: ['tests/engines/engines.test.ts'],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'inline',
  plugins: [catalogues, sheets],
  logLevel: 'warning',
});
const { status } = spawnSync(
  process.execPath,
  [
    '--enable-source-maps',
    '--test',
    '--test-reporter=spec',
    ...(options.name === undefined ? [] : [`--test-name-pattern=${options.name}`]),
    outfile,
  ],
  {
    cwd: www,
    stdio: 'inherit',
    env: {
      ...process.env,
      MOTS_ENGINES: JSON.stringify(found),
      MOTS_ENGINES_ALL: options.all ? '1' : '',
      MOTS_ENGINES_ONLY: options.only ?? '',
      MOTS_SITE: path.join(path.dirname(www), 'dist'),
    },
  },
);
const missing = Object.keys(found).filter((name) => found[name] === null);
for (const name of missing)
  console.error(
    `\n*** ${name} is NOT INSTALLED: nothing was tried in it (npm run engines -- --install gets it on Debian) ***`,
  );
process.exit(status ?? 1);
