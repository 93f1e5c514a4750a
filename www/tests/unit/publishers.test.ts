// What docs/PUBLISHERS.md says, where another document says it too, and where it goes without the others.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { transform } from 'esbuild';
import { WISHES } from '../../src/device/wishes.ts';
import { standingAlone } from '../../build/readme.mjs';

const read = (name: string): string => readFileSync(path.join(process.cwd(), '../docs', name), 'utf8');

test('the whole box is as large as the measurements say', () => {
  const measured = /kept for offline play, over the wire \| [\d,]+ \| ([\d,]+) \|/.exec(read('MEASUREMENTS.md'))?.[1];
  const megabytes = (Number(measured?.replaceAll(',', '')) / 1e6).toFixed(2);
  assert.match(read('PUBLISHERS.md'), new RegExp(`the whole box \\| about ${megabytes} MB`));
});

test('the page for trying attributes and the table of attributes have those of the element', () => {
  const attributes = [...WISHES, 'deck', 'themes-card'].sort();
  const page = readFileSync(path.join(process.cwd(), 'src/embed/page.ts'), 'utf8');
  const choices = /const CHOICES[^{]*\{(.*?)\n\};/s.exec(page)?.[1] ?? '';
  assert.deepEqual(Array.from(choices.matchAll(/^ {2}'?([\w-]+)'?:/gm), ([, name]) => name).sort(), attributes);
  const section = /\n## Attributes\n(.*?)\n## /s.exec(read('PUBLISHERS.md'))?.[1] ?? '';
  const named = Array.from(section.matchAll(/^\| ([^|]*) \|/gm), ([, cell = '']) => cell);
  assert.deepEqual(
    named.flatMap((cell) => Array.from(cell.matchAll(/`([\w-]+)`/g), ([, name]) => name)).sort(),
    attributes,
  );
  const element = readFileSync(path.join(process.cwd(), 'src/embed/element.ts'), 'utf8');
  assert.match(element, /const FILES = \{ deck: 'deck', 'themes-card': 'card' \}/);
});

test('as the README of the package it leads to no file that is not there, and says the same', () => {
  const alone = standingAlone(read('PUBLISHERS.md'));
  const links = [...alone.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to ?? '');
  assert.deepEqual(
    links.filter((to) => !/^(https?:|#)/.test(to)),
    [],
  );
  assert.match(alone, /under the names that they have in PROTOCOL\.md:/);
  assert.equal(
    alone.split('\n').filter((line) => line.startsWith('## ')).length,
    read('PUBLISHERS.md').split('\n## ').length - 1,
  );
});

test('the adapter for portals is the one whose types are checked', async () => {
  const [, shown = ''] = /\n## A portal’s adapter\n.*?```js\n(.*?)```/s.exec(read('PUBLISHERS.md')) ?? [];
  const typed = readFileSync(path.join(process.cwd(), 'tests/portal.ts'), 'utf8');
  // Without types and comments, and printed alike.
  const code = async (text: string, loader: 'js' | 'ts'): Promise<string> =>
    (await transform(text, { loader, legalComments: 'none' })).code;
  assert.equal(await code(typed, 'ts'), await code(shown, 'js'));
});
