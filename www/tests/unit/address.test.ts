import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { withAddress } from '../../build/address.mjs';

const page = readFileSync(path.join(process.cwd(), 'index.html'), 'utf8');
const named = (html: string, property: string): string | undefined =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

test('the preview of a link names the site and its picture in full, with or without the last slash', () => {
  for (const address of ['https://example.org/games', 'https://example.org/games/']) {
    const html = withAddress(page, address);
    assert.equal(named(html, 'og:url'), 'https://example.org/games/');
    assert.equal(named(html, 'og:image'), 'https://example.org/games/posters/preview.jpg');
    assert.equal(named(html, 'og:title'), 'Mots en main');
  }
});

test('what is no full address is refused with an example', () => {
  for (const address of ['example.org/games', '/games/', 'ftp://example.org/', 'https://'])
    assert.throws(() => withAddress(page, address), /no full address such as https:\/\/example\.org\/games\//);
});

test('an address brings nothing else into the page', () => {
  const html = withAddress(page, 'https://example.org/"><script>alert(1)</script>');
  assert.ok(!html.includes('<script>alert'));
});
