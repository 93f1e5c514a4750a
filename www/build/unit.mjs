// The unit tests of the page (tests/unit/**/*.test.ts) under Node's own test runner. esbuild takes the types off, since the
// oldest Node that we support cannot. What needs a DOM is tested in a real browser instead (tests/**/*.spec.ts).
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { catalogues } from './catalogues.mjs';
import { www } from './paths.mjs';
import { sheets } from './styles.mjs';

const folder = path.join(www, 'tests/unit');
const found = (await readdir(folder, { recursive: true })).filter((name) => /\.test\.(ts|mjs)$/.test(name)).sort();
if (found.length === 0) throw new Error('no unit tests found');
const outdir = path.join(www, 'node_modules/.cache/unit');
rmSync(outdir, { recursive: true, force: true });
const result = await build({
  absWorkingDir: www,
  entryPoints: found.map((name) => path.join('tests/unit', name)),
  outbase: 'tests/unit',
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'inline',
  plugins: [catalogues, sheets],
  logLevel: 'warning',
  metafile: true,
});
const tests = Object.entries(result.metafile.outputs)
  .filter(([, output]) => output.entryPoint)
  .map(([name]) => name);
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', '--test', '--test-reporter=spec', ...process.argv.slice(2), ...tests],
  { cwd: www, stdio: 'inherit' },
);
process.exit(status ?? 1);
