// What a bundle of some games is made of, before anything is built: games, brand file, registry, catalogue, files that are read.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type * as Own from '../../build/own.mjs';

const www = process.cwd();
// Not bundled into the tests: it knows where it lies.
const own = (await import(path.join(www, 'build/own.mjs'))) as typeof Own;
const { gamesAside, gamesOfTheBox, isRead, namedInCatalogue, readBrand, readGames, registryOf } = own;
const registry = readFileSync(path.join(www, 'src/tables/registry.ts'), 'utf8');
const brand = (file: unknown): ReturnType<typeof readBrand> => readBrand(JSON.stringify(file), www);

test('games are named as the protocol names them, each once', () => {
  assert.deepEqual(readGames('plis, syntax,plis'), ['plis', 'syntax']);
  assert.throws(() => readGames('plis,tarot'), /no game "tarot"; there are syntax/);
  assert.throws(() => readGames(''), /no game ""/);
});

test('the page of one game imports no other', () => {
  for (const game of gamesOfTheBox()) {
    const text = registryOf(registry, [game]);
    assert.deepEqual(
      Array.from(text.matchAll(/from '\.\/(\w+)\/entry\.ts'/g), ([, name]) => name),
      [game],
    );
    assert.match(text, new RegExp(`GameEntry\\[\\] = \\[${game}\\]`));
  }
  assert.throws(() => registryOf('nothing', ['plis']), /registry/);
});

test('the game that new ones are copied from is in no box, and can be asked for', () => {
  assert.equal(gamesOfTheBox().includes('tally'), false);
  assert.deepEqual(gamesAside(), ['tally']);
  assert.deepEqual(readGames('tally,plis'), ['tally', 'plis']);
  assert.match(registryOf(registry, ['tally']), /import \{ tally \} from '\.\/tally\/entry\.ts';/);
  assert.deepEqual([isRead('decks/long.tally'), isRead('decks/long.tally', ['tally'])], [false, true]);
});

test('games stand in the order in which they were asked for', () => {
  assert.match(registryOf(registry, ['themes', 'plis']), /GameEntry\[\] = \[themes, plis\]/);
});

test('a game brings the files that its rules read, and no others', () => {
  const all = [
    'decks/syntax.fr.json',
    'decks/spikit.fr-en.json',
    'dictionaries/fr.dict',
    'dictionaries/fr.words',
    'dictionaries/fr.roots',
    'dictionaries/fr.themes',
  ];
  const read = (game: string): string[] => all.filter((name) => isRead(name, [game]));
  assert.deepEqual(read('plis'), []);
  assert.deepEqual(read('syntax'), ['decks/syntax.fr.json', 'dictionaries/fr.dict']);
  assert.deepEqual(read('spikit'), ['decks/spikit.fr-en.json', 'dictionaries/fr.dict', 'dictionaries/fr.words']);
  assert.deepEqual(read('themes'), [
    'dictionaries/fr.dict',
    'dictionaries/fr.words',
    'dictionaries/fr.roots',
    'dictionaries/fr.themes',
  ]);
  assert.deepEqual(
    all.filter((name) => isRead(name)),
    all,
  );
});

test('a brand file may say little', () => {
  assert.deepEqual(brand({}), { name: null, lead: null, legal: null, accent: null, icons: null, links: [] });
  assert.deepEqual(brand({ name: 'Éditions du Pli' }).name, { fr: 'Éditions du Pli', en: 'Éditions du Pli' });
});

test('what is wrong in a brand file is named', () => {
  const wrong: [unknown, RegExp][] = [
    [[], /no object/],
    [{ nom: 'Pli' }, /knows no "nom"; it knows name/],
    [{ name: '' }, /name \(fr\)/],
    [{ name: 'x'.repeat(41) }, /1 to 40 signs/],
    [{ name: { fr: 'Pli' } }, /name \(en\)/],
    [{ legal: 'a { $seed } b' }, /legal \(fr\).*braces/],
    [{ lead: 'two\nlines' }, /lead \(fr\)/],
    [{ colours: { accent: 'red' } }, /colours.accent/],
    [{ icons: 'src/lib' }, /no icon.svg in "src\/lib"/],
    [{ links: [{ text: 'x', href: 'javascript:alert(1)' }] }, /links\[0\]\.href/],
    [{ links: [{ text: 'x', href: 'http://plain.example' }] }, /links\[0\]\.href/],
    [{ links: [{ href: 'https://a.example' }] }, /links\[0\]\.text is missing/],
    [{ links: [null] }, /links\[0\]/],
  ];
  for (const [file, sentence] of wrong) assert.throws(() => brand(file), sentence);
  assert.throws(() => readBrand('{', www), /no JSON/);
});

test('the house has its name where the box has its own; one game has its own name', () => {
  const text = 'box-title = Mots en main\nbox-lead = Des jeux.\nplis-name = Plis de lettres\nplis-lead = Des plis.';
  const house = brand({ name: 'L’a$&telier' });
  assert.match(namedInCatalogue(text, 'fr', { games: ['plis'], brand: house }), /^box-title = L’a\$&telier$/m);
  const plain = namedInCatalogue(text, 'fr', { games: ['plis'], brand: brand({}) });
  assert.match(plain, /^box-title = Plis de lettres\nbox-lead = Des plis\.$/m);
  const two = namedInCatalogue(text, 'fr', { games: ['plis', 'syntax'], brand: brand({}) });
  assert.match(two, /^box-title = Mots en main$/m);
});
