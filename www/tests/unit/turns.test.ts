// Which browser tests take turns: nothing may be left out for good, and nothing be named that is not there.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { leftOut, PAIRS, PARTS } from '../turns.ts';

/** Every browser test as `--grep` reads it: file, groups and title with spaces between. */
function titles(): string[] {
  const listed = execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--list'], {
    encoding: 'utf8',
    env: { ...process.env, TURN: '' },
  });
  return [...listed.matchAll(/^ {2}(\S+\.spec\.ts):\d+:\d+ › (.*)$/gm)].map(
    ([, file = '', title = '']) => `${file} ${title.replaceAll(' › ', ' ')}`,
  );
}

test('every browser test has its turn, and what takes turns exists', () => {
  const all = titles();
  assert.ok(all.length > 900, String(all.length));
  assert.equal(leftOut(undefined).grepInvert, undefined);
  assert.equal(leftOut('').grepInvert, undefined);
  assert.throws(() => leftOut('x'));

  const entries = [...PARTS.flat(), ...PAIRS.flat()];
  assert.equal(new Set(entries).size, entries.length, 'an entry stands there twice');
  const nothing = entries.filter((entry) => !all.some((title) => title.startsWith(entry)));
  assert.deepEqual(nothing, []);

  // At every commit, at every second one, or at one in as many as there are parts.
  const turns = PARTS.map((_, turn) => leftOut(String(turn + 6_000)).grepInvert);
  const among = (some: readonly string[]): string[] => all.filter((title) => some.some((one) => title.startsWith(one)));
  const seldom = among(PARTS.flat());
  const half = among(PAIRS.flat());
  for (const title of all) {
    const taken = turns.filter((without) => without && !without.test(title)).length;
    const most = half.includes(title) ? PARTS.length / 2 : PARTS.length;
    assert.equal(taken, seldom.includes(title) ? 1 : most, title);
  }
  // A commit leaves out less than it does.
  assert.ok(seldom.length < all.length * 0.7, `${seldom.length} of ${all.length} take turns`);
});
