// Words of decks and lists, and words that were typed: they are kept with a keyboard’s apostrophe and shown with a printer’s.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './bare-page.ts';
import { load, loadGame } from '../../src/lib/i18n.ts';
import { format, make } from '../../src/lib/messages.ts';
import { printed, tidied } from '../../src/lib/typed.ts';
import { face, spoken } from '../../src/tables/spikit/cards.ts';
import { themeName } from '../../src/tables/themes/view.ts';

test('a word is kept as a keyboard writes it, and shown as it is printed', () => {
  assert.equal(printed("À l'école"), 'À l’école');
  assert.equal(tidied(printed("s'endort")), "s'endort");
  assert.equal(format(make('fr', 'a = Thème : { $theme }.'), 'a', { theme: "À l'école" }), 'Thème : À l’école.');
});

test('cards, sentences, jokers and themes show it so', async () => {
  await load('fr');
  await loadGame('spikit');
  const faces = new Map([
    ['brown.fr.1', { text: "j'ai trouvé", lang: 'fr' }],
    ['red.fr.1', { text: "l'", lang: 'fr' }],
    ['red.fr.2', { text: 'ogre', lang: 'fr' }],
  ]);
  const joker = { text: "aujourd'hui", lang: 'fr' };
  assert.deepEqual(
    [face(faces, 'brown.fr.1').text, face(faces, 'joker.1', joker).text],
    ['j’ai trouvé', 'aujourd’hui'],
  );
  assert.equal(
    spoken(faces, ['brown.fr.1', 'red.fr.1', 'red.fr.2', 'joker.1'], joker)[0]?.text,
    'J’ai trouvé l’ogre aujourd’hui.',
  );
  assert.equal(themeName({ themes: ['Animaux', "À l'école"] }, 2), 'À l’école');
  assert.equal(themeName({ themes: ['Animaux'] }, null), '');
});

test('the mark of a question stands as in the language of the words before it', () => {
  const faces = new Map([
    ['pink.en.1', { text: 'how come', lang: 'en', asks: true }],
    ['pink.fr.1', { text: 'comment se fait-il que', lang: 'fr', asks: true }],
    ['violet.fr.1', { text: 'la reine', lang: 'fr' }],
    ['violet.en.1', { text: 'the queen', lang: 'en' }],
  ]);
  const ends = (...codes: string[]): string | undefined => spoken(faces, codes, null).at(-1)?.text;
  assert.equal(ends('pink.en.1', 'violet.fr.1'), 'la reine\u202f?');
  assert.equal(ends('pink.fr.1', 'violet.en.1'), 'the queen?');
  assert.equal(ends('pink.fr.1', 'violet.fr.1'), 'Comment se fait-il que la reine\u202f?');
  assert.equal(ends('violet.en.1'), 'The queen.');
});
