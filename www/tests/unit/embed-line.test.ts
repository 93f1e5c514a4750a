// The element's line to its frame, where nobody answers.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Line } from '../../src/embed/line.ts';

test('a frame that a policy has blocked is called twice a second, and given up after a minute', async () => {
  mock.timers.enable({ apis: ['setInterval'] });
  const calls: number[] = [];
  let now = 0;
  const frame = { contentWindow: { postMessage: () => calls.push(now) } } as unknown as HTMLIFrameElement;
  const line = new Line(frame, '*', assert.fail);
  try {
    let given = false;
    line.open.catch(() => (given = true));
    line.call({});
    for (; now < 80_000; now += 50) mock.timers.tick(50);
    await Promise.resolve();
    assert.equal(given, true);
    assert.ok(calls.length <= 120, `${calls.length} calls`);
    // A frame whose house brings something begins no sooner.
    for (const [nth, at] of calls.entries()) assert.ok(nth === 0 || at - (calls[nth - 1] ?? 0) <= 500);
    assert.ok((calls.at(-1) ?? 0) < 60_000);
  } finally {
    // Its ports would keep the process.
    line.close();
    mock.timers.reset();
  }
});
