// docs/SEAMS.md names the tests that guard each seam: every one of them exists.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

test('every test that docs/SEAMS.md names is in its file', () => {
  const rows = readFileSync('../docs/SEAMS.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!what went wrong)/.test(line));
  assert.ok(rows.length >= 55, String(rows.length));
  const missing: string[] = [];
  for (const row of rows) {
    const named = row.split(' | ').at(-1) ?? '';
    const files = [...named.matchAll(/`([^`]+\.(?:rs|ts))`: ((?:`[^`]+`(?:, )?)+)/g)];
    if (files.length === 0) missing.push(row);
    for (const [, file = '', titles = ''] of files) {
      const path = file.endsWith('.rs') ? `../crates/${file}` : `tests/${file}`;
      const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
      for (const [, title = ''] of titles.matchAll(/`([^`]+)`/g))
        if (!text.includes(title)) missing.push(`${file}: ${title}`);
    }
  }
  assert.deepEqual(missing, []);
});
