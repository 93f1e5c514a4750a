import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesHtml } from '../../build/rules.mjs';

const text = `# Syntax

An introduction.

## The table

* **SYN-1** Two to eight seats.
* **SYN-1** *(ruling)* Nine is too many.
* **SYN-2** *(option: off)* Two packs.
* No clause.
`;

test('every clause can be pointed at, and a ruling does not take the clause’s place', () => {
  const html = rulesHtml(text);
  assert.match(
    html,
    /<li class="clause" id="SYN-1" data-clause="SYN-1"><strong>SYN-1<\/strong> Two to eight seats\.<\/li>/,
  );
  assert.match(html, /<li class="clause ruling" id="SYN-1-2" data-clause="SYN-1">/);
  assert.match(html, /<li class="clause option" id="SYN-2" data-clause="SYN-2">/);
  assert.match(html, /<li>No clause\.<\/li>/);
});

test('headings go one level down, under the page’s own', () => {
  const html = rulesHtml(text);
  assert.match(html, /<h2>Syntax<\/h2>/);
  assert.match(html, /<h3>The table<\/h3>/);
});

test('raw HTML in a rules text is a slip that stops the build', () => {
  assert.throws(() => rulesHtml('a <b>bold</b> word'), /raw HTML/);
});

test('the same text gives the same ids each time', () => {
  assert.equal(rulesHtml(text), rulesHtml(text));
});
