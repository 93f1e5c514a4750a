// What a line means that is written by ear, game by game. What is allowed, the rules say.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as padbolix from '../../src/tables/padbolix/ear.ts';
import * as spikit from '../../src/tables/spikit/ear.ts';
import * as syntax from '../../src/tables/syntax/ear.ts';
import { bare, meant } from '../../src/lib/typed.ts';
import * as themes from '../../src/tables/themes/ear.ts';

const made = (line: ReturnType<typeof syntax.read>): unknown =>
  line?.kind === 'action' ? [line.action, line.jokers] : line;

test('Syntax: a word that the hand has is laid, and accents are none of its letters', () => {
  const hand = ['F', 'O', 'U', 'S', 'E'];
  assert.deepEqual(made(syntax.read('fous', hand, [])), [{ type: 'lay', word: 'FOUS' }, []]);
  assert.deepEqual(made(syntax.read('Œufs', ['O', 'E', 'U', 'F', 'S'], [])), [{ type: 'lay', word: 'OEUFS' }, []]);
  // It is laid though a word there could become it.
  assert.deepEqual(made(syntax.read('fous', hand, ['FOU'])), [{ type: 'lay', word: 'FOUS' }, []]);
});

test('Syntax: what the hand has not is made of the one word of the table that it can be made of', () => {
  assert.deepEqual(made(syntax.read('fous', ['S', 'K'], ['RAT', 'FOU'])), [
    { type: 'insert', index: 1, into: 'FOUS' },
    [],
  ]);
  assert.deepEqual(made(syntax.read('rit', ['I'], ['RAT', 'FOU'])), [{ type: 'replace', index: 0, into: 'RIT' }, []]);
  assert.deepEqual(syntax.read('fous', ['S', 'O'], ['FOU', 'FUS']), {
    kind: 'several',
    words: ['FOU', 'FUS'],
    into: 'FOUS',
  });
});

test('Syntax: before > stands the word that is meant', () => {
  const table = ['FOU', 'FUS'];
  assert.deepEqual(made(syntax.read('fus>fous', ['S', 'O'], table)), [{ type: 'insert', index: 1, into: 'FOUS' }, []]);
  assert.deepEqual(made(syntax.read('fou>cou', ['C'], table)), [{ type: 'replace', index: 0, into: 'COU' }, []]);
  assert.deepEqual(syntax.read('mou>mous', ['S'], table), { kind: 'no-word', word: 'MOU' });
  assert.deepEqual(syntax.read('fou>fous', ['K'], table), { kind: 'none', letter: 'S' });
  assert.deepEqual(syntax.read('fou>fou', ['S'], table), { kind: 'unread' });
});

test('Syntax: a star is the joker, and one that nobody named is told', () => {
  assert.deepEqual(made(syntax.read('f*ou', ['F', 'O', 'U', '?'], [])), [{ type: 'lay', word: 'FoU' }, []]);
  assert.deepEqual(made(syntax.read('fou', ['F', 'U', '?'], [])), [{ type: 'lay', word: 'FoU' }, ['O']]);
  assert.deepEqual(syntax.read('f*ou', ['F', 'O', 'U'], []), { kind: 'none', letter: '?' });
  // A joker that lies there stays one.
  assert.deepEqual(made(syntax.read('fous', ['S'], ['FoU'])), [{ type: 'insert', index: 0, into: 'FoUS' }, []]);
  // Rather a word of the table than a joker that nobody named.
  assert.deepEqual(made(syntax.read('fous', ['F', 'O', 'S', '?'], ['FOU'])), [
    { type: 'insert', index: 0, into: 'FOUS' },
    [],
  ]);
});

test('Syntax: a card is exchanged by a sign before it; a letter alone is typed', () => {
  const exchange = (discard: string, take: string): unknown => [{ type: 'exchange', discard, take }, []];
  assert.deepEqual(made(syntax.read('-n', ['N'], [])), exchange('N', 'stock'));
  assert.deepEqual(made(syntax.read('- n +', ['N'], [])), exchange('N', 'face-up'));
  assert.deepEqual(made(syntax.read('-*', ['?'], [])), exchange('?', 'stock'));
  assert.deepEqual(syntax.read('-z', ['N'], []), { kind: 'none', letter: 'Z' });
  assert.equal(syntax.read('n', ['N'], []), null);
  for (const line of ['12', 'a-b', 'a>b>c', '>']) assert.deepEqual(syntax.read(line, ['A'], []), { kind: 'unread' });
});

const play = (...groups: string[]): unknown => ({ kind: 'action', action: { type: 'play', groups } });

test('Padbolix: groups stand between spaces, letters alone are typed', () => {
  assert.deepEqual(padbolix.read('cde fgh', [...'CDEFGH'], null, null), play('CDE', 'FGH'));
  assert.deepEqual(padbolix.read('bb cc', [...'BBCC'], null, null), play('BB', 'CC'));
  assert.equal(padbolix.read('uu', ['U', 'U'], null, null), null);
  assert.deepEqual(padbolix.read('0', [], null, null), { kind: 'action', action: { type: 'pass' } });
  assert.deepEqual(padbolix.read('!', ['!'], null, null), { kind: 'action', action: { type: 'firecracker' } });
  assert.deepEqual(padbolix.read('!', ['B'], null, null), { kind: 'none', card: '!' });
  assert.deepEqual(padbolix.read('b-c', ['B'], null, null), { kind: 'unread' });
});

test('Padbolix: a star stands before its letter or among its neighbours, whichever can be', () => {
  assert.deepEqual(padbolix.read('u*u', ['U', '*'], null, null), play('Uu'));
  assert.deepEqual(padbolix.read('c*e', ['C', 'E', '*'], null, null), play('CdE'));
  assert.deepEqual(padbolix.read('c*de', ['C', 'E', '*'], null, null), play('CdE'));
  assert.deepEqual(padbolix.read('u*', ['U', '*'], { kind: 'pairs', groups: 1, length: 2 }, null), play('Uu'));
  assert.deepEqual(padbolix.read('b*b cc', ['B', '*'], null, null), { kind: 'none', card: 'C' });
  assert.deepEqual(padbolix.read('u*u', ['U', 'U'], null, null), { kind: 'none', card: '*' });
});

test('Padbolix: a star that may stand for several letters is asked for; what the rules leave is taken', () => {
  const open = padbolix.read('m*', ['M', '*'], null, null);
  assert.deepEqual(open, { kind: 'several', plays: ['*lm', 'm*n', 'm*m'] });
  const legal = [{ type: 'play' as const, groups: ['Mm'] }];
  assert.deepEqual(padbolix.read('m*', ['M', '*'], null, legal), play('Mm'));
});

const own = [
  { id: 'red.en.1', text: 'the cat' },
  { id: 'joker.1', text: 'Joker' },
  { id: 'red.en.3', text: 'sleeps' },
  { id: 'red.fr.4', text: 'demain' },
];
const display = [
  { id: 'blue.fr.1', text: 'voisin' },
  { id: 'blue.en.2', text: 'who' },
];
const lying = (phase: string): spikit.Lying => ({
  phase,
  own,
  display,
  sentences: 2,
  langOf: (code) => code.split('.')[1] ?? null,
  langs: ['fr', 'en'],
});
const does = (line: string, phase = 'play'): unknown => {
  const read = spikit.read(line, lying(phase));
  return read.kind === 'action' ? read.action : read;
};

test('Spikit: a sentence is written in numbers, in words, or in both', () => {
  const cards = ['red.en.1', 'red.en.3', 'red.fr.4'];
  assert.deepEqual(does('1 3 4'), { type: 'lay', cards });
  assert.deepEqual(does('the cat sleeps demain'), { type: 'lay', cards });
  assert.deepEqual(does('1 sleeps 4'), { type: 'lay', cards });
  assert.deepEqual(does('1 3 9'), { kind: 'nothing-there', what: '9' });
  assert.deepEqual(does('1 1 3'), { kind: 'nothing-there', what: '1' });
  assert.deepEqual(does('the dog'), { kind: 'unread' });
});

test('Spikit: a sentence of the table is added to at its ends, and one of its cards swapped', () => {
  assert.deepEqual(does('s2 4'), { type: 'complete', sentence: 1, head: [], tail: ['red.fr.4'] });
  assert.deepEqual(does('1 s1 3 4'), {
    type: 'complete',
    sentence: 0,
    head: ['red.en.1'],
    tail: ['red.en.3', 'red.fr.4'],
  });
  assert.deepEqual(does('s1 demain'), { type: 'complete', sentence: 0, head: [], tail: ['red.fr.4'] });
  assert.deepEqual(does('s1.2 4'), { type: 'swap', sentence: 0, at: 1, card: 'red.fr.4' });
  assert.deepEqual(does('s1.2 4 3'), { kind: 'unread' });
  assert.deepEqual(does('s3 4'), { kind: 'nothing-there', what: 's3' });
});

test('Spikit: a star is the joker, whose words come last, in the language beside it or the one that is named', () => {
  assert.deepEqual(does('1 * 3 = with joy'), {
    type: 'lay',
    cards: ['red.en.1', 'joker.1', 'red.en.3'],
    joker: { lang: 'en', text: 'with joy' },
  });
  assert.deepEqual(does('1 3 * = fr: avec joie'), {
    type: 'lay',
    cards: ['red.en.1', 'red.en.3', 'joker.1'],
    joker: { lang: 'fr', text: 'avec joie' },
  });
});

test('Spikit: a card of the display is taken for one of the hand, cards are put away', () => {
  assert.deepEqual(does('v2 4', 'draw'), { type: 'take', display: 1, give: 'red.fr.4' });
  assert.deepEqual(does('voisin, sleeps', 'draw'), { type: 'take', display: 0, give: 'red.en.3' });
  assert.deepEqual(does('v1 1', 'advantage'), { type: 'free-choice', display: 0, give: 'red.en.1' });
  assert.deepEqual(does('v9 1', 'draw'), { kind: 'nothing-there', what: 'v9' });
  assert.deepEqual(does('v1', 'draw'), { kind: 'unread' });
  assert.deepEqual(does('1 4', 'discard'), { type: 'discard', cards: ['red.en.1', 'red.fr.4'] });
});

test('Spikit: a letter does what is offered, in either language', () => {
  assert.deepEqual(spikit.offeredBy('p', 'fr'), ['draw', 'fish']);
  assert.deepEqual(spikit.offeredBy('e', 'en'), ['end-turn', 'stop-fishing', 'decline']);
  assert.deepEqual(spikit.offeredBy('x', 'fr'), []);
});

test('Dés à thèmes: signs roll, buzz and give up, a word is announced, as a name or for a theme', () => {
  const does = (line: string): unknown => themes.read(line)?.action;
  assert.deepEqual(does('!'), { type: 'roll' });
  assert.deepEqual(does('?'), { type: 'buzz' });
  assert.deepEqual(does('<'), { type: 'withdraw' });
  assert.deepEqual(does('.'), { type: 'give-up' });
  assert.deepEqual(does('four à pain'), { type: 'announce', word: 'four à pain', proper: false });
  assert.deepEqual(does('bono*'), { type: 'announce', word: 'bono', proper: true });
  assert.deepEqual(does('loup #3'), { type: 'announce', word: 'loup', proper: false, theme: 3 });
  assert.equal(themes.read('12'), null);
});

test('Dés à thèmes: among several a name follows the sign, as far as no other begins so, or the number of a seat', () => {
  assert.deepEqual(themes.read('?ugo'), { action: { type: 'buzz' }, who: 'ugo' });
  assert.deepEqual(themes.read('. 2'), { action: { type: 'give-up' }, who: '2' });
  const names = ['Zoé', 'Ugo', 'Zora', 'Léa'];
  assert.equal(meant('ZOÉ', names, [0, 1, 2]), 0);
  assert.equal(meant('zo', names, [0, 1, 2]), null);
  assert.equal(meant('zo', names, [1, 2]), 2);
  assert.equal(meant('2', names, [0, 1]), 1);
  assert.equal(meant('4', names, [0, 1]), null);
  assert.equal(meant('', names, [0]), null);
});

test('texts are compared without case and accents, in letters that a keyboard has', () => {
  assert.equal(bare('Œuf à la COQUE, naïf'), 'oeuf a la coque, naif');
  assert.equal(bare('ex æquo'), 'ex aequo');
  assert.equal(bare('  e\u0301té '), '  ete ');
  // A friend whose name has such a letter is found by either way of writing it.
  assert.equal(meant('laetitia', ['Zoé', 'Lætitia'], [0, 1]), 1);
});
