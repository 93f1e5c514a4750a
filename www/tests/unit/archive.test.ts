import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { archive } from '../../build/archive.mjs';

const FILES = { 'index.html': '<!doctype html>', 'chunks/a.js': 'export {};'.repeat(99), 'chunks/a.js.gz': 'packed' };

test('the archive of a site has all its files, and the same bytes whenever and wherever it is made', async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'mots-archive-'));
  const zone = process.env['TZ'];
  try {
    const made = [];
    for (const [place, names] of [
      ['a', Object.keys(FILES)],
      ['b', Object.keys(FILES).toReversed()],
    ] as const) {
      const folder = path.join(parent, place);
      await mkdir(path.join(folder, 'chunks'), { recursive: true });
      for (const name of names) {
        await writeFile(path.join(folder, name), FILES[name as keyof typeof FILES]);
        await utimes(path.join(folder, name), made.length * 1e9, made.length * 1e9);
      }
      process.env['TZ'] = made.length === 0 ? 'Asia/Tokyo' : 'America/New_York';
      await archive(folder);
      made.push(await readFile(`${folder}.zip`));
    }
    const [first, second] = made;
    assert.ok(first && second?.equals(first));
    const there = Object.entries(unzipSync(first)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
    assert.deepEqual(
      there,
      Object.entries(FILES).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    await rm(parent, { recursive: true });
  }
});
