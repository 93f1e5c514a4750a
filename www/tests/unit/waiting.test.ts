// Waiting that comes to an end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atMost, pause } from '../../src/lib/waiting.ts';

const never = new Promise<void>(() => undefined);

test('what never comes is waited for no longer than that', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let over = false;
  const waited = atMost(1000, never).then(() => (over = true));
  context.mock.timers.tick(999);
  await Promise.resolve();
  assert.equal(over, false);
  context.mock.timers.tick(1);
  await waited;
});

test('what fails in time fails, and what comes in time leaves no timer behind', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const cleared = context.mock.method(globalThis, 'clearTimeout');
  await assert.rejects(atMost(1000, Promise.reject(new Error('full'))), /full/);
  await atMost(1000, Promise.resolve());
  assert.equal(cleared.mock.callCount(), 2);
});

test('a pause ends when somebody wants to get on, at once where somebody wanted it before', async () => {
  const hurried = new AbortController();
  const waited = pause(1_000_000, hurried.signal);
  hurried.abort();
  await waited;
  await pause(1_000_000, hurried.signal);
});
