// What style sheets promise and no linter checks.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { written } from '../../build/media.mjs';
import breakpoints from '../../styles/breakpoints.json';

const folder = path.join(process.cwd(), 'styles');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

test('a repeating gradient says `in srgb`: Firefox barely repeats one that mixes in another space', () => {
  for (const { name, text } of sheets)
    for (const [gradient] of text.matchAll(/repeating-\w+-gradient\([^,]*,/g))
      assert.match(gradient, /in srgb/, `${name}: ${gradient}`);
});

test('breakpoints stand in breakpoints.json alone', () => {
  for (const { name, text } of sheets) assert.doesNotMatch(text, /@media[^{]*\b(width|height)\b/, name);
  assert.equal(written('@media (--phone) {}', breakpoints), '@media (max-width: 40rem) {}');
  assert.throws(() => written('@media (--nowhere) {}', breakpoints, 'x.css'), /x\.css/);
});
