// The states of the tables: what is lifted, what a new view leaves of it, where things come from. No DOM, no rules: what is allowed
// is handed in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '../../src/match/step.ts';
import type { Action, GameId, View } from '../../src/protocol/index.ts';
import { orderOf } from '../../src/tables/hand-state.ts';
import * as padbolix from '../../src/tables/padbolix/state.ts';
import * as plis from '../../src/tables/plis/state.ts';
import { handCells, notation } from '../../src/tables/syntax/compose.ts';
import * as syntax from '../../src/tables/syntax/state.ts';

/** Of a view only what the state reads. */
const view = <G extends GameId>(parts: object): View<G> =>
  ({ seat: 0, round: 1, turn: 0, to_act: [0], seats: [], trick: [], table: [], ...parts }) as unknown as View<G>;

const step = <G extends GameId>(
  parts: Partial<Step<G>> & { before: View<G>; after: View<G>; action: Action<G> },
): Step<G> => ({
  seat: 0,
  events: [],
  ...parts,
});

const idOf = (state: Parameters<typeof orderOf>[0], code: string): string => orderOf(state).find(code)?.id ?? '';

const counts = ({ view: { seats } }: { view: View<'plis' | 'padbolix'> }) => seats.map(({ hand_count }) => hand_count);

function plisTable(hand: string[], trick: { seat: number; card: string }[] = []) {
  const seats = [{ hand_count: hand.length }, { hand_count: 4 }];
  const first = view<'plis'>({ hand, trick, seats });
  const state = plis.begin(first);
  assert.equal(plis.follow(state, first, null), true, 'a hand that was dealt is put in order');
  return state;
}
const may = (...cards: string[]) => ({
  actions: cards.map((card) => ({ type: 'play' as const, card })),
  complete: true,
});

test('Plis: a letter lifts the cards that bear it and may be played, one after the other', () => {
  const state = plisTable(['pB', 'bB', 'bZ'], [{ seat: 1, card: 'pA' }]);
  assert.equal(plis.liftLetter(state, 'B', may('pB', 'bB')), 'lifted');
  assert.equal(plis.playable(state, may('pB', 'bB')), 'pB');
  plis.liftLetter(state, 'B', may('pB', 'bB'));
  assert.equal(plis.playable(state, may('pB', 'bB')), 'bB');
  assert.equal(plis.liftLetter(state, 'Z', may('pB')), 'forbidden');
  assert.equal(plis.liftLetter(state, 'Q', may('pB')), 'none');
  assert.equal(plis.playable(state, null), null);
});

test('Plis: what is asked is read from what is allowed', () => {
  const state = plisTable(['pB', 'bZ'], [{ seat: 1, card: 'pA' }]);
  assert.equal(plis.asked(state, may('pB')), 'follow');
  assert.equal(plis.asked(state, may('bZ')), 'discard');
  assert.equal(plis.asked(plisTable(['pB']), may('pB')), 'lead');
});

test('Plis: the trick that is won lies there with the own card under its old key, and its scoring cards come out of the pile that it went to', () => {
  const state = plisTable(['pB', 'bZ']);
  const id = idOf(state, 'pB');
  state.lifted = id;
  const before = state.view;
  const cards = [
    { seat: 1, card: 'pA' },
    { seat: 0, card: 'pB' },
  ];
  const won = { type: 'trick-won', seat: 0, cards, scoring: ['pA'], message: { key: 'x', args: {} } };
  const after = view<'plis'>({ hand: ['bZ'] });
  const told = step<'plis'>({ before, after, action: { type: 'play', card: 'pB' }, events: [won] as never });
  assert.deepEqual(
    plis.beforeStep(state, told, () => 'Zoé ramasse'),
    cards[1],
  );
  assert.equal(state.swept?.said, 'Zoé ramasse');
  assert.deepEqual(counts(state), [1, 4], 'its last card is no longer counted in the hand');
  assert.equal(plis.flipOf(state, 'pB'), `card:${id}`);
  plis.follow(state, after, told);
  assert.equal(state.swept, null);
  assert.equal(state.lifted, null);
  const origins = plis.origins(state, told);
  assert.equal(origins.get('trick:pB'), `card:${id}`);
  assert.equal(origins.get('captured:pA'), 'pile:0');
});

test('Plis: what was lifted stays lifted while others play, and goes with another person or an undo', () => {
  const state = plisTable(['pB', 'bZ']);
  state.lifted = idOf(state, 'bZ');
  const after = view<'plis'>({ hand: ['pB', 'bZ'] });
  plis.follow(state, after, step<'plis'>({ seat: 1, before: state.view, after, action: { type: 'play', card: 'pA' } }));
  assert.notEqual(state.lifted, null);
  plis.follow(state, after, null);
  assert.equal(state.lifted, null);
});

function padTable(hand: string[], parts: object = {}) {
  const first = view<'padbolix'>({ hand, formula: null, ...parts });
  const state = padbolix.begin(first);
  padbolix.follow(state, first, null, null);
  return state;
}
const plays = (...groups: string[][]) => ({
  actions: groups.map((one): Action<'padbolix'> => ({ type: 'play', groups: one })),
  complete: true,
});

test('Padbolix: a touch lifts one card, of a long answer too; one that no play needs is refused', () => {
  const formula = { kind: 'sequences', groups: 1, length: 3, lowest: 'E' };
  const state = padTable(['E', 'F', 'G', 'Z', 'Z'], { formula });
  const allowed = plays(['EFG']);
  assert.equal(padbolix.toggle(state, idOf(state, 'Z'), allowed), false);
  assert.equal(padbolix.toggle(state, idOf(state, 'F'), allowed), true);
  assert.deepEqual(padbolix.codes(state), ['F']);
  assert.equal(padbolix.made(state), null);
  for (const code of ['E', 'G']) padbolix.toggle(state, idOf(state, code), allowed);
  assert.deepEqual(padbolix.made(state), { type: 'play', groups: ['EFG'] });
  assert.deepEqual(padbolix.useful(allowed, []), new Set(['E', 'F', 'G']));
  assert.equal(padbolix.useful({ ...allowed, complete: false }, []), null, 'nobody can say');
});

test('Padbolix: cards lifted for a lead make plays, the chosen one stays chosen, and a hint is laid out', () => {
  const state = padTable(['F', '*', 'B', '!']);
  padbolix.toggle(state, idOf(state, 'F'), null);
  padbolix.toggle(state, idOf(state, '*'), null);
  assert.ok(state.ways.length > 1);
  padbolix.suggest(state, { type: 'play', groups: ['Ff'] }, null);
  assert.deepEqual(padbolix.made(state), { type: 'play', groups: ['Ff'] });
  assert.equal(state.hinted, true);
  padbolix.suggest(state, { type: 'firecracker' }, null);
  assert.deepEqual(padbolix.made(state), { type: 'firecracker' });
});

test('Padbolix: a trick that is won lies there, its last cards coming from the hand card by card', () => {
  const state = padTable(['E', 'E', 'K']);
  const seats = [{ hand_count: 3 }, { hand_count: 4 }];
  const before = view<'padbolix'>({ hand: ['E', 'E', 'K'], formula: null, trick: [{ seat: 1, play: ['DD'] }], seats });
  padbolix.follow(state, before, null, null);
  const events = [
    { type: 'skipped', seat: 2, message: { key: 'x', args: {} } },
    { type: 'trick-won', seat: 0, by_z: false, message: { key: 'x', args: {} } },
  ];
  const after = view<'padbolix'>({ hand: ['K'], formula: null });
  const told = step<'padbolix'>({ before, after, action: { type: 'play', groups: ['EE'] }, events: events as never });
  const seen = padbolix.beforeStep(state, told, () => 'gagné');
  assert.deepEqual(
    seen?.swept.turns.map(({ play }) => play),
    [['DD'], ['EE'], 'skipped'],
  );
  assert.deepEqual(counts(state), [1, 4], 'its last cards are no longer counted in the hand');
  assert.deepEqual([...(seen?.origins.keys() ?? [])], ['turn:1:0:0', 'turn:1:0:1']);
  assert.ok([...(seen?.origins.values() ?? [])].every((key) => key.startsWith('card:')));
  assert.equal(
    padbolix.beforeStep(state, { ...told, events: [] }, () => ''),
    null,
  );
});

function synTable(hand: string[], words: string[] = [], parts: object = {}) {
  const table = words.map((word) => ({ word, by: 1 }));
  const first = view<'syntax'>({ hand, table, pending: null, face_up: 'K', discard_count: 0, ...parts });
  const state = syntax.begin(first);
  syntax.follow(state, first, null);
  return state;
}

test('Syntax: a typed letter takes its card, else a joker; a joker that is touched asks', () => {
  const state = synTable(['A', 'I', '?']);
  assert.equal(syntax.write(state, 'A', false), true);
  assert.equal(syntax.write(state, 'Q', false), true);
  assert.equal(notation(state.made), 'Aq');
  assert.equal(syntax.write(state, 'Q', false), false);
  syntax.release(state);
  syntax.toggle(state, idOf(state, '?'));
  assert.notEqual(state.asking, null);
  syntax.name(state, 'R');
  assert.equal(notation(state.made), 'r');
  assert.equal(syntax.single(state)?.code, '?');
});

test('Syntax: what is prepared stays while others play, but not if its word has changed', () => {
  const state = synTable(['S', 'E'], ['BON', 'AIR']);
  syntax.putInto(state, idOf(state, 'S'), 0, { at: 'gap', index: 3 });
  const same = view<'syntax'>({
    hand: ['S', 'E'],
    table: [
      { word: 'BON', by: 1 },
      { word: 'HAIR', by: 1 },
    ],
    pending: null,
  });
  const action: Action<'syntax'> = { type: 'insert', index: 1, into: 'HAIR' };
  syntax.follow(state, same, step<'syntax'>({ seat: 1, before: state.view, after: same, action }));
  assert.equal(notation(state.made), 'BONS');
  const other = view<'syntax'>({ hand: ['S', 'E'], table: [{ word: 'BOND', by: 1 }], pending: null });
  syntax.follow(state, other, step<'syntax'>({ seat: 1, before: same, after: other, action }));
  assert.equal(handCells(state.made).length, 0);
});

test('Syntax: letters of a word come from the hand of who laid it, or from a seat', () => {
  const state = synTable(['B', 'O', 'N']);
  for (const letter of 'BON') syntax.write(state, letter, false);
  const ids = handCells(state.made).map((cell) => cell.id);
  state.played = state.made;
  const after = view<'syntax'>({ hand: [], table: [{ word: 'BON', by: 0 }], pending: { index: 0 } });
  const laid = step<'syntax'>({ before: state.view, after, action: { type: 'lay', word: 'BON' } });
  syntax.follow(state, after, laid);
  const letters = state.words.born.map(({ id }) => `letter:${id}`);
  const origins = syntax.origins(state, laid);
  assert.deepEqual(
    letters.map((key) => origins.get(key)),
    ids.map((id) => `card:${id}`),
  );
  assert.equal(syntax.wordInSight(state, laid), 0);
});
