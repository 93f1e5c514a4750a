import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, games } from 'catalogues';
import { format, make, plain } from '../../src/lib/messages.ts';
import { read } from '../../src/app/address.ts';

/** All that the page says in a language: the box, and each game. */
async function all(language: 'fr' | 'en'): Promise<string> {
  const parts = [box, ...Object.values(games)].map(async (catalogue) => (await catalogue?.[language]())?.default);
  return (await Promise.all(parts)).join('\n');
}
const texts = { fr: await all('fr'), en: await all('en') };
const keys = (text: string): string[] => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1] ?? '');
const variables = (text: string, key: string): string[] => {
  const body = new RegExp(`^${key} =((?:.*)(?:\\n(?:[ \\t].*|))*)`, 'm').exec(text)?.[1] ?? '';
  return [...new Set([...body.matchAll(/\{\s*\$(\w+)/g)].map((match) => match[1] ?? ''))].sort();
};

test('both languages have the same messages, each once', () => {
  assert.deepEqual(keys(texts.fr).sort(), keys(texts.en).sort());
  assert.equal(new Set(keys(texts.fr)).size, keys(texts.fr).length);
});

test('a message says the same things in both languages', () => {
  for (const key of keys(texts.fr)) {
    const fr = variables(texts.fr, key);
    const en = variables(texts.en, key);
    // A language may leave out a number that it only used to choose a plural.
    assert.ok(fr.every((name) => en.includes(name)) || en.every((name) => fr.includes(name)), `${key}: ${fr} / ${en}`);
  }
});

test('no message is broken', () => {
  for (const language of ['fr', 'en'] as const) {
    const bundle = make(language, texts[language]);
    for (const key of keys(texts[language])) assert.ok(bundle.getMessage(key)?.value, `${language}: ${key}`);
  }
});

test('a message that is read late is there before, quotes one that is read later, and is not replaced', () => {
  const bundle = make('fr', '# Un commentaire.\na = A { b }\nb =\n    B\n\n    deux\nc', 'a = autre\nd = D');
  for (const key of ['a', 'b', 'd']) assert.ok(bundle.hasMessage(key), key);
  assert.ok(!bundle.hasMessage('e'));
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((key) => format(bundle, key)),
    ['A B\n\ndeux', 'B\n\ndeux', 'c', 'D'],
  );
});

test('French stands off its punctuation with spaces that do not break, the narrow one but before a colon', () => {
  for (const line of texts.fr.split('\n')) {
    const text = line.includes(' = ') ? line.slice(line.indexOf(' = ') + 3) : line;
    const written = text.replaceAll(/\{[^}]*\}/g, 'x');
    assert.doesNotMatch(written, /[\p{L}\d] [;:!?»]|« |\u00a0[;!?]/u, line);
  }
});

test('arguments are shown as they are read', () => {
  const bundle = make('fr', 'a = { $seat } : { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n  }');
  assert.equal(format(bundle, 'a', plain({ seat: 'Zoé', n: 2, gone: null })), 'Zoé : 2 cartes');
  assert.equal(format(bundle, 'b'), 'b');
});

test('an address names a screen and what stands behind it; a clause alone is one of its game’s rules', () => {
  assert.deepEqual(read('#/rules/syntax/SYN-12'), ['rules', 'syntax', 'SYN-12']);
  assert.deepEqual(read('#SYN-12'), ['rules', 'syntax', 'SYN-12']);
  assert.deepEqual(read('#PAD-10'), ['rules', 'padbolix', 'PAD-10']);
  assert.deepEqual(read('#/table/abc'), ['table', 'abc']);
  for (const none of ['', '#', '#/']) assert.deepEqual(read(none), []);
  for (const odd of ['#%E0%A4%A', '#COM-8']) assert.equal(read(odd).length, 1);
});

test('numbers are written as the language writes them, and choose its plurals', () => {
  const source = 'n = { $n }\nc = { $n ->\n    [0] none\n    [one] { $n } card\n   *[other] { $n } cards\n  }';
  const [french, english] = [make('fr', source), make('en', source)];
  for (const bundle of [french, english]) {
    assert.equal(format(bundle, 'n', { n: 999 }), '999');
    assert.equal(format(bundle, 'n', { n: -3 }), '−3');
    assert.equal(format(bundle, 'c', { n: 0 }), 'none');
    assert.equal(format(bundle, 'c', { n: 1 }), '1 card');
    assert.equal(format(bundle, 'c', { n: 2 }), '2 cards');
  }
  assert.equal(format(english, 'n', { n: 12345 }), '12,345');
  assert.equal(format(french, 'n', { n: 12345 }), '12\u202f345');
  assert.equal(format(french, 'n', { n: 2.5 }), '2,5');
});
