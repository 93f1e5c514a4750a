// What set-up says of a card of themes is what is printed on it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const read = (...names: string[]): string => readFileSync(path.join(process.cwd(), ...names), 'utf8');

for (const language of ['fr', 'en'])
  test(`every theme of a card is named: ${language}`, () => {
    const cards = JSON.parse(read('../dictionaries/themes', language, 'cards.json')) as {
      themes: { name: string }[];
    }[];
    const catalogue = read('i18n', language, 'themes.ftl');
    assert.equal(cards.length, 4);
    for (const [index, { themes }] of cards.entries()) {
      const [, said] = catalogue.match(new RegExp(`^themes-option-card-${index + 1}-help = (.*)$`, 'm')) ?? [];
      assert.deepEqual(
        said?.replaceAll('’', "'").split(' · '),
        themes.map(({ name }) => name),
        `card ${index + 1}`,
      );
    }
  });
