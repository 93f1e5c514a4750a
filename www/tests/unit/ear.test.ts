// Playing by ear: what a written line means, at Plis de lettres and letter by letter at the others; what a semicolon and a letter ask for.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { load, loadGame } from '../../src/lib/i18n.ts';
import { commandOf, Ear } from '../../src/shell/ear.ts';
import type { Sitting } from '../../src/shell/sitting.ts';
import { groups, read } from '../../src/tables/plis/ear.ts';

const heard: string[] = [];
/** With plain spaces. */
const plain = (): string[] => heard.map((one) => one.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '));
Object.assign(document, {
  createElement: () => ({ textContent: '' }),
  querySelector: () => ({
    replaceChildren: (...all: { textContent: string }[]) => void heard.push(...all.map((one) => one.textContent)),
  }),
});

before(() => load('fr').then(() => loadGame('plis')));
beforeEach(() => void heard.splice(0));

test('a line of Plis names a card by letter and colour, in either language', () => {
  const hand = ['pB', 'bB', 'pQ'];
  assert.deepEqual(read('br', hand, hand), { kind: 'card', code: 'pB' });
  assert.deepEqual(read(' B P ', hand, hand), { kind: 'card', code: 'pB' });
  assert.deepEqual(read('bb', hand, hand), { kind: 'card', code: 'bB' });
  assert.deepEqual(read('q', hand, hand), { kind: 'card', code: 'pQ' });
});

test('a letter alone is a card where only one of both may be played, else its colour is asked for', () => {
  const hand = ['pB', 'bB'];
  assert.deepEqual(read('b', hand, ['bB']), { kind: 'card', code: 'bB' });
  assert.deepEqual(read('b', hand, hand), { kind: 'both', letter: 'B' });
});

test('what the hand lacks and what is no card are refused, each in its way', () => {
  assert.deepEqual(read('zr', ['pB'], ['pB']), { kind: 'none', letter: 'Z' });
  for (const line of ['xyz', '-', 'b!', '12']) assert.deepEqual(read(line, ['pB'], ['pB']), { kind: 'unread' });
});

test('a hand is said in groups: a family once, then its letters', () => {
  assert.deepEqual(groups(['bZ', 'pQ', 'pB', 'pA']), [
    { family: 'pink-am', letters: ['A', 'B'] },
    { family: 'pink-nz', letters: ['Q'] },
    { family: 'blue-nz', letters: ['Z'] },
  ]);
});

test('each command has a letter of its own in each language', () => {
  assert.equal(commandOf('m', 'fr'), 'hand');
  assert.equal(commandOf('h', 'en'), 'hand');
  assert.equal(commandOf('x', 'fr'), null);
});

function sit(table: object, match: object = {}) {
  const acts: unknown[] = [];
  const sitting = {
    match: {
      viewer: 0,
      acting: true,
      stage: { kind: 'turn' },
      act: async (action: unknown) => acts.push(action),
      answer: async (some: unknown) => acts.push(some),
      view: { seats: [{ score: 3 }, { score: 5 }] },
      ...match,
    },
    table: {
      read: () => null,
      release: () => undefined,
      tell: () => null,
      panel: () => null,
      bar: () => ({ prompt: 'À vous.', actions: [] }),
      ...table,
    },
    names: ['Zoé', 'Ugo'],
    can: {},
    refusal: null as object | null,
    said: ['Ugo joue.'],
    heard: ['Ugo joue.'],
    changed: () => undefined,
    tell: (text: string) => void acts.push(`refused ${text}`),
    sayPrepared: () => void acts.push('prepared'),
  };
  return {
    ear: new Ear(
      sitting as unknown as Sitting,
      () => 'au milieu',
      () => undefined,
    ),
    acts,
    sitting,
  };
}

test('a line that is read is played; one that is not says why, and an empty one repeats the question', () => {
  const { ear, acts } = sit({ read: (text: string) => (text === 'br' ? { action: 'pB' } : { refusal: 'non' }) });
  ear.submit('br');
  ear.submit('zz');
  ear.submit('');
  assert.deepEqual([acts, heard], [['pB', 'refused non'], ['À vous.']]);
});

test('where letters are typed, only what the bar offers first is done: one letter gives no turn away', () => {
  const typed: string[] = [];
  let ran = 0;
  const addTen = (): void => {
    ran += 10;
  };
  const exchange = { id: 'exchange', label: 'Échanger', run: () => addTen() };
  const lay = { id: 'lay', label: 'Poser', primary: true, run: () => void ran++ };
  const { ear, acts } = sit({
    lettered: true,
    type: (letter: string) => void typed.push(letter),
    bar: () => ({ prompt: '', actions: typed.length > 1 ? [lay] : [exchange] }),
  });
  ear.submit('n');
  assert.deepEqual([ran, acts], [0, ['prepared']]);
  typed.length = 0;
  ear.submit('no');
  assert.deepEqual([ran, typed], [1, ['n', 'o']]);
});

test('a letter that the hand lacks ends the line: nothing of it is played', () => {
  let ran = 0;
  const { ear, sitting } = sit({
    lettered: true,
    type: () => {
      sitting.refusal = { text: 'Pas de Z' };
    },
    bar: () => ({ prompt: '', actions: [{ id: 'lay', label: '', primary: true, run: () => void ran++ }] }),
  });
  ear.submit('zut');
  assert.equal(ran, 0);
});

test('where no letters are typed, and for what is no letter, nothing is done: the question is said again', () => {
  let ran = 0;
  const bar = () => ({
    prompt: 'Lancez le dé.',
    actions: [{ id: 'roll', label: 'Lancer', primary: true, run: () => void ran++ }],
  });
  sit({ lettered: false, bar }).ear.submit('xyz');
  sit({ lettered: true, bar }).ear.submit('12');
  assert.equal(ran, 0);
  assert.deepEqual(plain(), ['Lancez le dé. 1 : Lancer.', 'Lancez le dé. 1 : Lancer.']);
});

test('a number takes what the question has offered under it, and nothing that was not said', () => {
  const ran: string[] = [];
  const action = (id: string) => ({ id, label: id, run: () => void ran.push(id) });
  let actions = [action('pioche'), action('passer')];
  const { ear } = sit({ bar: () => ({ prompt: 'À vous.', actions }) });
  ear.submit('2');
  assert.deepEqual([ran, plain()], [[], ['À vous. 1 : pioche. 2 : passer.']]);
  ear.submit('2');
  assert.deepEqual(ran, ['passer']);
  // Something else is offered by now: the number of before is none.
  actions = [action('poser'), action('passer')];
  ear.submit('1');
  assert.deepEqual(ran, ['passer']);
  assert.equal(plain().at(-1), 'À vous. 1 : poser. 2 : passer.');
  ear.submit('7');
  ear.submit('0');
  assert.deepEqual(ran, ['passer']);
  ear.submit('1');
  assert.deepEqual(ran, ['passer', 'poser']);
});

test('a contest is answered by a sign, and anything else repeats it', () => {
  const panel = () => ({
    heading: 'Contester ?',
    text: 'FOUS',
    answers: [
      { id: 'accept', label: 'Accepter', primary: true, acts: ['accept'] },
      { id: 'contest-0', label: 'Contester', acts: ['challenge'] },
    ],
  });
  const { ear, acts } = sit({ panel }, { stage: { kind: 'open' } });
  ear.submit('oui');
  assert.deepEqual(acts, []);
  assert.match(heard[0] ?? '', /FOUS.*1.*Accepter.*2.*Contester/u);
  // Contesting has its price: it is said first, and anything else lets go of it.
  ear.submit('!');
  assert.match(heard.at(-1) ?? '', /Contester.*Entrée/u);
  ear.submit('=');
  assert.deepEqual(acts, [['accept']]);
  ear.submit('!');
  ear.submit('');
  assert.deepEqual(acts, [['accept'], ['challenge']]);
});

test('a vote has a number or a letter; where several vote, after who gives it, each once', () => {
  const ballot = () => ({
    heading: 'Une phrase ?',
    text: 'le chat dort',
    choices: [
      { id: 'accept', label: 'Oui', action: 'yes' },
      { id: 'refuse', label: 'Non', action: 'no' },
    ],
  });
  const cast: unknown[] = [];
  const given = new Set<number>();
  const vote = (seats: number[]) =>
    sit(
      { ballot },
      {
        stage: { kind: 'ballot', ballot: { seats, secret: false, has: (seat: number) => given.has(seat) } },
        cast: async (seat: number, action: unknown) => {
          given.add(seat);
          cast.push([seat, action]);
        },
      },
    ).ear;
  vote([2]).submit('oui');
  assert.match(heard[0] ?? '', /le chat dort 1.*Oui.*2.*Non/u);
  vote([1]).submit('2');
  assert.deepEqual(cast, [[1, 'no']]);
  given.clear();
  vote([0, 1]).submit('1');
  assert.deepEqual(cast, [[1, 'no']]);
  vote([0, 1]).submit('zo o');
  assert.deepEqual(cast.slice(1), [[0, 'yes']]);
  assert.match(heard.at(-1) ?? '', /Zoé a voté.*Ugo/u);
  vote([0, 1]).submit('1 n');
  vote([0, 1]).submit('2 n');
  assert.deepEqual(cast.slice(2), [[1, 'no']]);
});

test('how things stand is said for one letter: scores, what happened last, the middle', () => {
  const { ear } = sit({});
  for (const letter of ['s', 'd', 't']) ear.command(letter);
  assert.deepEqual(heard, ['Zoé 3 et Ugo 5', 'Ugo joue.', 'au milieu']);
});
