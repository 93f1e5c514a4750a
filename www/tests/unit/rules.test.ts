import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { guideHtml, rulesHtml } from '../../build/rules.mjs';

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

test('a section of clauses is folded under its heading, what comes before is not', () => {
  const html = rulesHtml(
    `# Plis\n\n## The game in a minute\n\n* **The goal**: few points.\n\n${text.slice(text.indexOf('## The table'))}`,
  );
  assert.match(html, /<h3>The game in a minute<\/h3>\n<ul>/);
  assert.match(html, /<details><summary><h3>The table<\/h3><\/summary>\n<ul>[\s\S]*<\/ul>\n<\/details>/);
  assert.equal(html.match(/<details>/g)?.length, 1);
});

test('letters marked as code are drawn as cards, and their colour is said', () => {
  const card = (sign: string, tone = ''): string => `<span class="drawn-card"${tone}>${sign}</span>`;
  assert.ok(rulesHtml('Lay `AIR`.').includes(`<span class="drawn-cards">${card('A')}${card('I')}${card('R')}</span>`));
  assert.ok(rulesHtml('A star `*` and `!`.').includes(card('★')));
  const blue = card('N', ' data-tone="blue-nz"');
  assert.ok(rulesHtml('Play `blue N`.').includes(`${blue}<span class="visually-hidden"> blue</span>`));
  assert.ok(rulesHtml('Jouez `N bleu`.').includes(`${blue}<span class="visually-hidden"> bleu</span>`));
  assert.match(rulesHtml('A list of `topics`.'), /<code>topics<\/code>/);
});

test('dice marked as code are drawn with their colour, which is said', () => {
  const die = (tone: string, letter: string, said: string): string =>
    `<span class="drawn-die" data-tone="${tone}">${letter}</span><span class="visually-hidden"> ${said}</span>`;
  assert.ok(rulesHtml('Dés `dé B bleu`.').includes(die('blue', 'B', 'bleu')));
  assert.ok(rulesHtml('The `green die B`.').includes(die('green', 'B', 'green')));
  assert.ok(rulesHtml('Face `dé noir`.').includes(die('black', '', 'noir')));
  assert.match(rulesHtml('A `die` alone.'), /<code>die<\/code>/);
});

test('raw HTML in a rules text is a slip that stops the build', () => {
  assert.throws(() => rulesHtml('a <b>bold</b> word'), /raw HTML/);
});

test('the same text gives the same ids each time', () => {
  assert.equal(rulesHtml(text), rulesHtml(text));
});

test('the page for teachers has neither its title nor links into the repository', () => {
  const html = guideHtml(
    '# For teachers\n\n*[En français](ENSEIGNANTS.md)*\n\n## Printing\n\nSee [hosting](HOSTING.md), [Rust](https://rustup.rs).\n',
  );
  assert.equal(html, '<h2>Printing</h2>\n<p>See hosting, <a href="https://rustup.rs">Rust</a>.</p>\n');
});

test('the page for teachers of a site without a game leaves out its sections, rows and items', () => {
  const text = [
    '| game | words |\n|---|---|\n| **Plis** | none |\n| **Spikit** | ten |',
    '<!-- spikit -->\n\n## A deck\n\nTen sentences.\n\n### Good ones\n\nParts.',
    '## The class\n\n* A file.\n* A game of Spikit.',
    '### All\n\n<!-- spikit -->\n\n### Refused\n\nNo sentence.\n',
  ].join('\n\n');
  const html = guideHtml(text, { spikit: 'Spikit' });
  assert.doesNotMatch(html, /Spikit|deck|Good|Refused|sentence/);
  assert.match(html, /Plis.*\n.*none[\s\S]*<h2>The class<\/h2>\n<ul>\n<li>A file\.<\/li>\n<\/ul>\n<h3>All<\/h3>\n$/);
  assert.equal(guideHtml(text).match(/<h\d>/g)?.length, 5);
  assert.throws(() => guideHtml('In Spikit, nobody.', { spikit: 'Spikit' }), /names a game/);
});

test('the page for teachers, as it is, can be cut to any one game and names no other', async () => {
  const names = {
    syntax: 'Syntax',
    spikit: 'Spikit',
    themes: 'Dés à thèmes',
    padbolix: 'Padbolix',
    plis: 'Plis de lettres',
  };
  for (const file of ['TEACHERS.md', 'ENSEIGNANTS.md']) {
    const text = await readFile(path.join('..', 'docs', file), 'utf8');
    for (const game of ['syntax', 'spikit', 'themes'] as const) {
      const { [game]: own, ...left } = names;
      assert.ok(guideHtml(text, left).includes(own), `${file}: ${game}`);
    }
  }
});
