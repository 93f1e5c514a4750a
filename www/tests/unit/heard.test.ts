// What is heard: what happened and the question as one paragraph, each sentence once, what was taken back never, answers at once; what is
// prepared by keys, and what Enter and the question mark do where there is nothing to do.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { before, beforeEach, mock, test } from 'node:test';
import { load, loadGame } from '../../src/lib/i18n.ts';
import { flush, flushNow, hush, narrate, tell, unsay } from '../../src/lib/live.ts';
import type { Conductor } from '../../src/match/conductor.ts';
import { Sitting } from '../../src/shell/sitting.ts';
import { bar } from '../../src/tables/padbolix/bar.ts';

const said = { narrator: [] as string[], alerts: [] as string[] };
const region = (of: string[]) => ({
  childElementCount: 0,
  append: ({ textContent }: { textContent: string }) => void of.push(textContent),
  replaceChildren: (...all: { textContent: string }[]) => void of.push(...all.map((one) => one.textContent)),
});
const regions = { narrator: region(said.narrator), alerts: region(said.alerts) };

Object.assign(document, {
  createElement: () => ({ textContent: '' }),
  querySelector: (selector: string) => (selector.includes('alerts') ? regions.alerts : regions.narrator),
  querySelectorAll: () => [],
});

before(async () => {
  await load('fr');
  await Promise.all([loadGame('syntax'), loadGame('padbolix')]);
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
});

beforeEach(() => {
  hush();
  mock.timers.tick(5000);
  said.narrator.length = said.alerts.length = 0;
});

const event = (parts: string): void => tell({ kind: 'event', parts });

test('what happened is one paragraph with the question that it leads to, and each sentence is said once', () => {
  event('Camille passe.');
  mock.timers.tick(1000);
  event('Camille passe.');
  event('Ugo joue un T.');
  mock.timers.tick(1000);
  assert.deepEqual(said.narrator, []);
  narrate('À vous.');
  mock.timers.tick(100);
  assert.deepEqual(said.narrator, ['Camille passe. Ugo joue un T. À vous.']);
});

test('who wants to hear little hears what others do in one sentence', () => {
  for (const parts of ['Ugo B', 'Rita Q']) tell({ kind: 'event', parts, brief: true });
  event('Rita gagne le pli.');
  tell({ kind: 'event', parts: 'Rita K', brief: true });
  narrate('À vous.');
  mock.timers.tick(100);
  assert.deepEqual(said.narrator, ['Ugo B, Rita Q. Rita gagne le pli. Rita K. À vous.']);
});

test('what somebody did is written before anything else comes to it', () => {
  event('Vous jouez un T.');
  flushNow();
  event('Ugo passe.');
  narrate('À vous.');
  mock.timers.tick(100);
  assert.deepEqual(said.narrator, ['Vous jouez un T.', 'Ugo passe. À vous.']);
});

test('where nothing is asked for long, what happened is said after four seconds', () => {
  event('Ugo joue un T.');
  mock.timers.tick(3900);
  assert.deepEqual(said.narrator, []);
  mock.timers.tick(200);
  assert.deepEqual(said.narrator, ['Ugo joue un T.']);
});

test('who has done something hears at once what came of it', () => {
  event('Vous jouez un T.');
  flush();
  mock.timers.tick(100);
  assert.deepEqual(said.narrator, ['Vous jouez un T.']);
});

test('what was taken back is not said any more, nor what another person was told', () => {
  event('Camille gagne le pli.');
  unsay();
  mock.timers.tick(5000);
  event('Votre main.');
  hush();
  mock.timers.tick(5000);
  assert.deepEqual(said.narrator, []);
});

test('an answer is said at once, and loses nothing of what is held', () => {
  event('Ugo joue un T.');
  tell({ kind: 'answer', parts: 'Jouer le B rose' });
  assert.deepEqual(said.alerts, ['Jouer le B rose']);
  narrate('À vous.');
  mock.timers.tick(100);
  assert.deepEqual(said.narrator, ['Ugo joue un T. À vous.']);
});

function sit(table: object, match: object = {}) {
  return new Sitting({
    root: {} as never,
    match: { viewer: 0, acting: true, stage: { kind: 'turn' }, view: { seats: [] }, ...match } as unknown as Conductor,
    entry: { id: 'syntax', can: { hand: true, hint: true } } as never,
    module: { table: () => ({ sorts: [], chooses: true, suggest: () => undefined, hinted: false, ...table }) } as never,
    options: {} as never,
    data: {},
    keep: async () => undefined,
    redraw: () => undefined,
  });
}

const hand = () => [
  { id: 'a', code: 'N', face: { name: 'N' }, lifted: true },
  { id: 'b', code: 'O', face: { name: 'O' }, away: true },
  { id: 'c', code: 'T', face: { name: 'T' } },
];
const offers = () => ({
  prompt: 'Trois points de moins.',
  actions: [{ id: 'lay', label: 'Poser NO', primary: true, run: () => undefined }],
});

test('typed letters are heard: what they lift and what can be done with it', () => {
  sit({ hand, bar: offers }).sayPrepared();
  assert.deepEqual(said.alerts, ['N et O. Poser NO. Trois points de moins.']);
});

test('nothing is silent: where nothing is prepared and nothing asked, that is said', () => {
  sit({ hand: () => [], bar: () => ({ prompt: '', actions: [] }) }).sayPrepared();
  assert.equal(said.alerts.length, 1);
});

test('a hint names the cards that it is about', async () => {
  const view = { seats: [] };
  const reason = { key: 'syntax-goal' };
  await sit({ hand, bar: offers }, { view, hint: async () => ({ action: { type: 'lay' }, reason }) }).hint();
  assert.match(said.alerts[0] ?? '', /^Poser NO\. N et O\. /u);
});

test('an undo says first, and what it took back, nothing of where that had led', async () => {
  const sitting = sit({ hand, bar: offers }, { undo: async () => true });
  sitting.own = { message: { key: 'plis-played', args: {} }, heard: 'Zoé joue le B rose.' };
  event('Camille gagne le pli.');
  await sitting.undo();
  mock.timers.tick(5000);
  assert.deepEqual([said.alerts.length, said.narrator], [1, []]);
  assert.match(said.alerts[0] ?? '', /annulé.*Zoé joue le B rose\./u);
});

test('Padbolix: the question has the whole formula, which the eye sees on the table', () => {
  const asked = (kind: string, groups: number, actions: object[] = [{ type: 'play', groups: ['C'] }]) =>
    bar(
      {
        view: { formula: { kind, groups, length: 1, lowest: 'C' }, may_pass: true },
        hinted: false,
        lifted: new Set(),
        orders: new Map(),
        ways: [],
        way: 0,
        caution: { last: null },
      } as never,
      { actions, complete: true } as never,
      { act: () => undefined, release: () => undefined },
    );
  assert.match(String(asked('pairs', 1).said), /une\spaire de C/u);
  assert.match(String(asked('pairs', 5).said), /5\spaires, chacune de C/u);
  assert.notEqual(asked('sequences', 3).said, asked('pairs', 3).said);
  // Where nothing but the firecracker answers, nobody is asked for letters (PAD-11).
  const alone = asked('pairs', 2, [{ type: 'firecracker' }, { type: 'pass' }]).prompt;
  assert.match(String(alone), /seul votre pétard peut répondre\. Jouez-le, ou passez\.$/u);
});
