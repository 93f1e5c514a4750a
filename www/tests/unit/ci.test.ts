// What `.ci/run` hands to scripts by variables: where nothing reads one, the script does less and passes all the same.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** What Node, Playwright, Cargo and rustup read themselves. */
const THEIRS = ['CARGO_HOME', 'CARGO_TARGET_DIR', 'PATH', 'PLAYWRIGHT_BROWSERS_PATH', 'RUSTFLAGS', 'RUSTUP_TOOLCHAIN'];

test('every variable that .ci/run sets is read by a script', () => {
  const lines = readFileSync('../.ci/run', 'utf8').split('\n');
  const set = lines
    .filter((line) => /\b(?:env|export) |&& MOTS_OWN=/.test(line))
    .flatMap((line) => [...line.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name));
  assert.ok(set.includes('WALK_STEPS') && set.includes('MOTS_OWN'), String(set));
  const scripts = ['tests', 'build', '.'].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
      .filter((file) => /\.m?[jt]s$/.test(file) && !file.endsWith('ci.test.ts'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const read = (name: string): boolean =>
    THEIRS.includes(name) || scripts.some((script) => script.includes(`env.${name}`) || script.includes(`'${name}'`));
  assert.deepEqual(
    set.filter((name) => !read(name)),
    [],
  );
});
