// When bots of Dés à thèmes have their words, in the page's own match and in the arena (tests/pace): `npm run pace -- --rounds 200`. How long
// a match of Spikit takes: `npm run pace -- --game spikit`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import { catalogues } from './catalogues.mjs';
import { www } from './paths.mjs';
import { sheets } from './styles.mjs';

const outfile = path.join(www, 'node_modules/.cache/pace.mjs');
await build({
  absWorkingDir: www,
  entryPoints: ['tests/pace/pace.ts'],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  plugins: [catalogues, sheets],
  logLevel: 'warning',
});
process.exit(
  spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { cwd: www, stdio: 'inherit' }).status ?? 1,
);
