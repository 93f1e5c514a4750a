import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
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

test('no message but the title names the box: a site or a frame may have one game alone', () => {
  for (const language of ['fr', 'en']) {
    // What embed.ftl says is for the page on which hosts try the element.
    const files = readdirSync(`i18n/${language}`).filter((name) => name.endsWith('.ftl') && name !== 'embed.ftl');
    const messages = files.flatMap((name) =>
      strip(readFileSync(`i18n/${language}/${name}`, 'utf8')).split(/\n(?=[a-z])/),
    );
    assert.deepEqual(
      messages.filter((message) => message.includes('Mots en main')),
      ['box-title = Mots en main'],
    );
  }
});
