import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strip } from '../../build/catalogues.mjs';

test('comments and blank lines between messages go', () => {
  assert.equal(strip('### File\n\n## Group\n# one\na = A\n\n\nb = B\n'), 'a = A\nb = B');
});

test('a paragraph inside a message stays', () => {
  assert.equal(strip('a =\n    first\n\n    second\nb = B'), 'a =\n    first\n\n    second\nb = B');
});

test('a # inside a message stays', () => {
  assert.equal(strip('a =\n    one\n    # two'), 'a =\n    one\n    # two');
});
