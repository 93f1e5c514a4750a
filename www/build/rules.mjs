// crates/<game>/RULES.md and RULES.fr.md → <game>.en.html and <game>.fr.html: fragments that the page shows.
// docs/TEACHERS.md and docs/ENSEIGNANTS.md → guide.en.html and guide.fr.html, which set-up links to.
// Every list item that opens with a clause (`* **SYN-7** …`) gets the clause as its id, so that a refusal can point at it.
// A section of clauses is folded; what comes before them is there to be read. `CHAT` and `B rose` are drawn as cards,
// `dé B vert` as a die.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Marked } from 'marked';
import { gamesOfTheBox, isIn } from './own.mjs';
import { root, www } from './paths.mjs';

const languages = { en: 'RULES.md', fr: 'RULES.fr.md' };

const marked = new Marked({
  renderer: {
    // Headings one level down: the page around the text has the first.
    heading({ tokens, depth }) {
      const level = Math.min(depth + 1, 6);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    listitem(item) {
      const clause = /^\*\*([A-Z]{3}-\d+[a-z]?)\*\*/.exec(item.text)?.[1];
      const kind = /^\*\*[A-Z]{3}-\d+[a-z]?\*\*\s+\*\((ruling|décision|option)/.exec(item.text)?.[1];
      const name = kind === undefined ? 'clause' : kind === 'option' ? 'clause option' : 'clause ruling';
      const body = this.parser.parse(item.tokens, Boolean(item.loose));
      return clause === undefined
        ? `<li>${body}</li>\n`
        : `<li class="${name}" id="${uniqueId(clause)}" data-clause="${clause}">${body}</li>\n`;
    },
    codespan({ text }) {
      return drawnDie(text) ?? drawnCards(text) ?? false;
    },
    // The texts are ours; raw HTML in them would be a slip.
    html({ text }) {
      throw new Error(`raw HTML in a rules text: ${text}`);
    },
  },
});

let seen = new Map();
/** A ruling carries the number of the clause that it explains: the first item keeps the plain id. */
function uniqueId(clause) {
  const times = (seen.get(clause) ?? 0) + 1;
  seen.set(clause, times);
  return times === 1 ? clause : `${clause}-${times}`;
}

const colours = { rose: 'pink', bleu: 'blue', pink: 'pink', blue: 'blue' };
const signs = { '*': '★' };

const dieTones = {
  ...{ vert: 'green', blanc: 'white', jaune: 'yellow', rouge: 'red', bleu: 'blue', noir: 'black' },
  ...{ green: 'green', white: 'white', yellow: 'yellow', red: 'red', blue: 'blue', black: 'black' },
};

/** A die as it stands in a text: `dé B vert`, `dé noir`, `green die B`. Null: it is none. */
function drawnDie(text) {
  const parts = text.split(' ');
  if (!parts.includes('dé') && !parts.includes('die')) return null;
  const colour = parts.find((part) => part in dieTones);
  const letter = parts.find((part) => /^[A-Z]$/.test(part)) ?? '';
  if (colour === undefined) return null;
  return `<span class="drawn-die" data-tone="${dieTones[colour]}">${letter}</span><span class="visually-hidden"> ${colour}</span>`;
}

/** Cards as they stand in a text: letters, `*` and `!`, or one card with its colour before or after it. Null: it is code. */
function drawnCards(text) {
  const word = text.split(' ').find((part) => part in colours);
  const cards = text
    .split(' ')
    .filter((part) => part !== word)
    .join('');
  if (!/^[A-Z*!]+$/.test(cards)) return null;
  const tone = (card) => (word === undefined ? '' : ` data-tone="${colours[word]}-${card < 'N' ? 'am' : 'nz'}"`);
  const drawn = [...cards]
    .map((card) => `<span class="drawn-card"${tone(card)}>${signs[card] ?? card}</span>`)
    .join('');
  // The colour is read, not only seen.
  const said = word === undefined ? '' : `<span class="visually-hidden"> ${word}</span>`;
  return `<span class="drawn-cards">${drawn}${said}</span>`;
}

/** The HTML of one rules text. */
export function rulesHtml(markdown) {
  seen = new Map();
  const sections = markdown.replace(/^\uFEFF/, '').split(/^(?=## )/m);
  return sections.map((section) => folded(marked.parse(section))).join('');
}

/** A section of clauses under its heading, which opens it. */
function folded(html) {
  if (!html.includes('data-clause=')) return html;
  return html.replace(/^(<h3>.*<\/h3>)\n([\s\S]*)$/, '<details><summary>$1</summary>\n$2</details>\n');
}

const guides = { en: 'TEACHERS.md', fr: 'ENSEIGNANTS.md' };

const plain = new Marked({
  renderer: {
    html({ text }) {
      throw new Error(`raw HTML in a guide: ${text}`);
    },
    // Other links lead into the repository, which somebody at a set-up does not have: their text alone is kept.
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return /^https?:/.test(href) ? `<a href="${href}">${text}</a>` : text;
    },
  },
});

/**
 * The HTML of the page for teachers, without its title and the way to the other language, which the screen has.
 * `left` are the games that this site does not have, names by ids: a section under `<!-- id -->`, a row of a table and an item of a list that
 * name one of them are left out.
 */
export function guideHtml(markdown, left = {}) {
  const names = Object.values(left);
  const isOf = (token) => names.some((name) => token.includes(name));
  const kept = [];
  let under = Infinity;
  let game = null;
  for (const token of plain.lexer(markdown.replace(/^# .*\n+\*\[.*\*\n/, ''))) {
    const mark = token.type === 'html' ? /^<!-- ([a-z]+) -->\s*$/.exec(token.text)?.[1] : undefined;
    if (mark !== undefined) {
      game = mark;
      continue;
    }
    if (token.type === 'heading' && token.depth <= under) {
      under = game !== null && game in left ? token.depth : Infinity;
      game = null;
    }
    if (under !== Infinity) continue;
    if (token.type === 'table') token.rows = token.rows.filter((row) => !row.some((cell) => isOf(cell.text)));
    if (token.type === 'list') token.items = token.items.filter((item) => !isOf(item.text));
    kept.push(token);
  }
  const html = plain.parser(kept);
  if (isOf(html))
    throw new Error(`the page for teachers names a game that this site does not have: ${names.join(', ')}`);
  return html;
}

/** The games to which a teacher can bring words; a site without any has no page for teachers. */
const BROUGHT = ['syntax', 'spikit', 'themes'];

const named = async (game) => /^# (.+)$/m.exec(await readFile(path.join(root, 'crates', game, 'RULES.md'), 'utf8'))[1];

async function writeGuides(folder) {
  if (!BROUGHT.some(isIn)) return;
  const left = {};
  for (const game of gamesOfTheBox().filter((game) => !isIn(game))) left[game] = await named(game);
  for (const [language, file] of Object.entries(guides))
    await writeFile(
      path.join(folder, `guide.${language}.html`),
      guideHtml(await readFile(path.join(root, 'docs', file), 'utf8'), left),
    );
}

export async function writeRules(folder) {
  await writeGuides(folder);
  const tables = await readdir(path.join(www, 'src/tables'), { withFileTypes: true });
  for (const { name: game } of tables.filter((entry) => entry.isDirectory() && isIn(entry.name))) {
    for (const [language, file] of Object.entries(languages)) {
      const source = await readFile(path.join(root, 'crates', game, file), 'utf8');
      await writeFile(path.join(folder, `${game}.${language}.html`), rulesHtml(source));
    }
  }
}
