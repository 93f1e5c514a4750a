// Parts of the page that do not come: they are told, can be asked for again, and only a second failure has the page start anew.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { part, PartMissing } from '../../src/lib/part.ts';
import { settle } from './scripted.ts';

const page = readFileSync('index.html', 'utf8');
const fails = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** How often the page has started anew; `there`: it can be had. */
function host(there: boolean): () => number {
  let reloads = 0;
  Object.assign(globalThis, {
    location: { reload: () => reloads++ },
    fetch: () => (there ? Promise.resolve(new Response(page)) : Promise.reject(new TypeError('offline'))),
  });
  return () => reloads;
}

test('a part that several ask for at once fails once: the page does not start anew for that', async () => {
  const reloads = host(true);
  const asked = await Promise.allSettled([part('words', fails), part('words', fails)]);
  assert.deepEqual(
    asked.map((one) => one.status === 'rejected' && one.reason instanceof PartMissing),
    [true, true],
  );
  assert.equal(reloads(), 0);
  // Asked for again, and not there again: a browser may remember that for as long as the page lives.
  void part('words', fails);
  await settle();
  assert.equal(reloads(), 1);
});

test('where the page cannot be had either, and for a part that has come meanwhile, nothing starts anew', async () => {
  const offline = host(false);
  for (let n = 0; n < 3; n++) await assert.rejects(part('table', fails), PartMissing);
  assert.equal(offline(), 0);
  const online = host(true);
  assert.equal(await part('table', () => Promise.resolve(7)), 7);
  await assert.rejects(part('table', fails), PartMissing);
  assert.equal(online(), 0);
});
