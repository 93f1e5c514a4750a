// What a host is told to send: nothing in it may take back what another line says, or what the host does well by itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { written } from '../../build/hosting.mjs';

const lines = (file: string): string[] =>
  (written[file] ?? [])
    .join('\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

test('nginx keeps its own types: a block of ours would take the place of all of them', () => {
  const config = lines('hosting/nginx.conf');
  assert.ok(config.length > 0);
  assert.deepEqual(
    config.filter((line) => line.startsWith('types')),
    [],
  );
});

test('in Caddy each file is told one way to be kept, whatever the order of the lines', () => {
  const config = lines('hosting/Caddyfile');
  const told = config.filter((line) => line.startsWith('header') && line.includes('Cache-Control'));
  assert.deepEqual(told, [
    'header @lasting Cache-Control "public, max-age=31536000, immutable"',
    'header @fresh Cache-Control no-cache',
  ]);
  const paths = (matcher: string): string | undefined =>
    config.find((line) => line.startsWith(matcher))?.slice(matcher.length);
  assert.equal(paths('@lasting path '), '/chunks/* /fonts/*');
  assert.equal(paths('@fresh not path '), paths('@lasting path '));
});
