// The scripts of the start page become two: what runs, when, and under which names.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { merge } from '../../build/merge.mjs';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** `main.js` imports `state` at once and `app` later; `app` imports `names` and shares `state` with `screen`, which comes when it is asked for. */
const SCRIPTS = {
  'main.js': `
    import { ran, count } from './chunks/state-AAAAAAAA.js';
    count();
    ran.push('main');
    export const begin = async () => ({ ran, ...(await import('./chunks/app-BBBBBBBB.js')) });`,
  'chunks/state-AAAAAAAA.js': `
    export const ran = (globalThis.ran = []);
    let counted = 0;
    ran.push('state');
    export const count = () => ++counted;`,
  'chunks/app-BBBBBBBB.js': `
    import { name } from './names-CCCCCCCC.js';
    import { ran, count } from './state-AAAAAAAA.js';
    ran.push('app');
    export const called = name;
    export const counted = count();
    export const screen = () => import('./screen-DDDDDDDD.js');`,
  'chunks/names-CCCCCCCC.js': `
    import { ran } from './state-AAAAAAAA.js';
    ran.push('names');
    export const name = 'mots';`,
  'chunks/screen-DDDDDDDD.js': `
    import { name as given } from './names-CCCCCCCC.js';
    import { count } from './state-AAAAAAAA.js';
    export const counted = count();
    export const name = given + '!';`,
  'chunks/fr-EEEEEEEE.js': `export default 'Importé from ailleurs';`,
};

const NAMES = 'chunks/names-CCCCCCCC.js';

/** The scripts as one says, merged in a folder of their own. */
async function merged(
  scripts: Record<string, string>,
  names = NAMES,
): Promise<{ folder: string; now: Map<string, string> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'merge-'));
  folders.push(folder);
  await mkdir(path.join(folder, 'chunks'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, text] of Object.entries(scripts)) await writeFile(path.join(folder, name), text);
  const groups = [['chunks/state-AAAAAAAA.js'], ['chunks/app-BBBBBBBB.js', names]];
  return { folder, now: await merge(folder, Object.keys(scripts), groups, { bundle: true, minify: true }) };
}

test('everything runs once, in its order, and what is imported later comes later', async () => {
  const { folder, now } = await merged(SCRIPTS);
  assert.equal((await readdir(path.join(folder, 'chunks'))).length, 4);
  const { begin } = await import(pathToFileURL(path.join(folder, 'main.js')).href);
  const { ran } = globalThis as unknown as { ran: string[] };
  assert.deepEqual(ran, ['state', 'main']);
  const app = await begin();
  assert.deepEqual(ran, ['state', 'main', 'names', 'app']);
  assert.deepEqual([app.called, app.counted], ['mots', 2]);
  const screen = await app.screen();
  assert.deepEqual([screen.name, screen.counted], ['mots!', 3]);
  assert.equal(now.has(NAMES), false);
});

test('a change of what was merged gives every script another name that names it, and no other', async () => {
  const one = await merged(SCRIPTS);
  const renamed = NAMES.replace('CCCCCCCC', 'FFFFFFFF');
  const anew = JSON.stringify(SCRIPTS).replaceAll(path.basename(NAMES), path.basename(renamed));
  const other = await merged(JSON.parse(anew) as Record<string, string>, renamed);
  for (const name of ['chunks/app-BBBBBBBB.js', 'chunks/screen-DDDDDDDD.js'])
    assert.notEqual(one.now.get(name), other.now.get(name), name);
  for (const name of ['main.js', 'chunks/fr-EEEEEEEE.js']) assert.equal(other.now.get(name), name);
  const app = await readFile(path.join(other.folder, other.now.get('chunks/app-BBBBBBBB.js') ?? ''), 'utf8');
  assert.ok(app.includes(path.basename(other.now.get('chunks/screen-DDDDDDDD.js') ?? 'none')));
});

test('a script imports from another one in one statement, and only what it uses', async () => {
  const { folder, now } = await merged(SCRIPTS);
  const text = await readFile(path.join(folder, now.get('chunks/screen-DDDDDDDD.js') ?? ''), 'utf8');
  // `names` has one export, `state` three: of those two are used, one is not, and both scripts are there under one address each.
  const imports = [...text.matchAll(/import\{([^}]*)\}from"([^"]*)"/g)];
  assert.deepEqual(imports.map(([, names = '', from = '']) => [names.split(',').length, from.split('-')[0]]).sort(), [
    [1, './app'],
    [1, './state'],
  ]);
});
