import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partOf, strip } from '../../build/catalogues.mjs';

test('comments and blank lines between messages go', () => {
  assert.equal(strip('### File\n\n## Group\n# one\na = A\n\n\nb = B\n'), 'a = A\nb = B');
});

test('a paragraph inside a message stays', () => {
  assert.equal(strip('a =\n    first\n\n    second\nb = B'), 'a =\n    first\n\n    second\nb = B');
});

test('a # inside a message stays', () => {
  assert.equal(strip('a =\n    one\n    # two'), 'a =\n    one\n    # two');
});

test('what a game says stands apart, but for what the start screen says of it', () => {
  const text =
    'deal = Deal\nplis-name = Plis\nplis-card = { $n ->\n    [one] a\n   *[other] b\n  }\nplis-lead = L\nplis-leader = M\nspikit-card = C\nplisse = P';
  const apart = ['plis', 'spikit'];
  assert.equal(partOf(text, null, apart), 'deal = Deal\nplis-name = Plis\nplis-lead = L\nplisse = P');
  assert.equal(partOf(text, 'plis', apart), 'plis-card = { $n ->\n    [one] a\n   *[other] b\n  }\nplis-leader = M');
  assert.equal(partOf(text, 'spikit', apart), 'spikit-card = C');
  assert.equal(partOf(text, null, []), text);
});
