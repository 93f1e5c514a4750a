// The element's line to its frame, where nobody answers.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Line } from '../../src/embed/line.ts';

test('a frame that a policy has blocked is called ever more rarely, and given up after a minute', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const calls: number[] = [];
    let now = 0;
    const frame = { contentWindow: { postMessage: () => calls.push(now) } } as unknown as HTMLIFrameElement;
    const line = new Line(frame, '*', assert.fail);
    let given = false;
    line.open.catch(() => (given = true));
    line.call({});
    for (; now < 80_000; now += 50) mock.timers.tick(50);
    await Promise.resolve();
    assert.equal(given, true);
    assert.ok(calls.length < 25, `${calls.length} calls`);
    // A frame that needs some seconds is still called soon.
    assert.ok(calls.filter((at) => at <= 3000).length >= 6);
    assert.ok((calls.at(-1) ?? 0) < 60_000);
  } finally {
    mock.timers.reset();
  }
});
