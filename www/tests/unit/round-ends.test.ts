// How tables lie when a round is over: with the last play, and with nothing of the next deal.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '../../src/match/step.ts';
import type { GameId, View } from '../../src/protocol/index.ts';
import { orderOf } from '../../src/tables/hand-state.ts';
import * as padbolix from '../../src/tables/padbolix/state.ts';
import * as plis from '../../src/tables/plis/state.ts';
import * as spikit from '../../src/tables/spikit/state.ts';
import * as syntax from '../../src/tables/syntax/state.ts';

const seats = (...counts: number[]) => counts.map((hand_count) => ({ hand_count, score: 0, points: 5 }));

/** The last step of round 1: the next deal is in the view after it. */
function last<G extends GameId>(before: object, action: object, events: object[]): Step<G> {
  const view = {
    seat: 0,
    round: 1,
    turn: 0,
    to_act: [0],
    moves: 8,
    seats: seats(1, 2),
    over: false,
    trick: [],
    table: [],
    ...before,
  };
  const after = {
    ...view,
    round: 2,
    moves: 9,
    hand: ['new'],
    seats: [
      { hand_count: 13, score: 7 },
      { hand_count: 13, score: 9 },
    ],
    sheet: ['line'],
  };
  return { seat: 0, action, events, before: view, after } as unknown as Step<G>;
}

const lies = ({ view, ...state }: { view: View } & Parameters<typeof orderOf>[0]) => ({
  hand: orderOf({ view, ...state }).held.map(({ code }) => code),
  counts: view.seats.map((seat) => seat.hand_count),
  scores: view.seats.map((seat) => seat.score),
  moves: view.moves,
  turn: view.turn,
});

test('Plis: the last trick lies there, its winner has it, and accounts are what they came to', () => {
  const cards = [
    { seat: 1, card: 'pA' },
    { seat: 0, card: 'pB' },
  ];
  const step = last<'plis'>(
    { hand: ['pB'], captured: [[], []], tricks_won: [0, 0], stakes: ['pA'], fallen: [], history: [] },
    { type: 'play', card: 'pB' },
    [
      { type: 'trick-won', seat: 0, cards, scoring: ['pA'], points: 10 },
      { type: 'round-ended', points: [10, 5] },
    ],
  );
  const state = plis.begin(step.before);
  plis.follow(state, step.before, null);
  plis.beforeStep(state, step, () => 'pris');
  plis.end(state, step);
  assert.deepEqual(lies(state), { hand: [], counts: [0, 2], scores: [7, 9], moves: 9, turn: null });
  assert.deepEqual(
    state.view.seats.map(({ points }) => points),
    [10, 5],
    'what the round brought stands beside its tricks',
  );
  assert.deepEqual(state.swept?.cards, cards);
  assert.deepEqual(state.view.captured, [['pA'], []]);
  assert.deepEqual(state.view.tricks_won, [1, 0]);
  assert.equal(state.view.history.length, 1);
  plis.follow(state, step.after, null);
  assert.deepEqual(
    orderOf(state).held.map(({ code }) => code),
    ['new'],
  );
  assert.equal(state.swept, null);
});

test('Padbolix: the last play lies there, and only its cards are gone', () => {
  const step = last<'padbolix'>(
    { hand: ['C', 'K'], formula: null, finished: [], seats: seats(2, 2) },
    { type: 'play', groups: ['C'] },
    [{ type: 'round-ended', ranks: [{ seat: 0, title: 'dubolix' }], before: [], after: [] }],
  );
  const state = padbolix.begin(step.before);
  padbolix.follow(state, step.before, null, null);
  padbolix.beforeStep(state, step, () => '');
  padbolix.end(state, step);
  assert.deepEqual(lies(state), { hand: ['K'], counts: [1, 2], scores: [7, 9], moves: 9, turn: null });
  assert.deepEqual(state.swept?.turns, [{ seat: 0, play: ['C'] }]);
  assert.equal(state.view.finished.length, 1);
});

test('Syntax: the last word lies on the table, and so do the cards that were left', () => {
  const line = { hands: [[], ['E', 'E']], counted: [0, 20] };
  const step = last<'syntax'>(
    { hand: ['O', 'N'], table: [{ word: 'RAT', by: 1 }], pending: null },
    { type: 'lay', word: 'ON' },
    [
      { type: 'laid', seat: 0, index: 1, word: 'ON' },
      { type: 'round-ended', line },
    ],
  );
  const state = syntax.begin(step.before);
  syntax.follow(state, step.before, null);
  syntax.end(state, step);
  assert.deepEqual(lies(state), { hand: [], counts: [0, 2], scores: [7, 9], moves: 9, turn: null });
  assert.deepEqual(state.view.table, [
    { word: 'RAT', by: 1 },
    { word: 'ON', by: 0 },
  ]);
  assert.deepEqual(
    state.words.words.map((word) => word.map(({ sign }) => sign).join('')),
    ['RAT', 'ON'],
  );
});

test('Spikit: the last sentence lies on the table, and the vote on it is over', () => {
  const sentence = { cards: ['red.fr.1', 'red.fr.2'], by: 0, joker: null };
  const score = { hands: [[], ['blue.fr.1']], counted: [0, 1] };
  const step = last<'spikit'>(
    {
      hand: ['red.fr.1', 'red.fr.2'],
      langs: ['fr', 'en'],
      faces: Object.fromEntries([1, 2].map((number) => [`red.fr.${number}`, { text: 'mot', lang: 'fr' }])),
      display: [],
      phase: 'vote',
      proposal: { cards: [] },
    },
    { type: 'vote', accept: true },
    [
      { type: 'laid', seat: 0, sentence },
      { type: 'round-ended', score },
    ],
  );
  const state = spikit.begin(step.before);
  spikit.follow(state, step.before, null);
  spikit.end(state, step);
  assert.deepEqual(lies(state), { hand: [], counts: [0, 1], scores: [7, 9], moves: 9, turn: null });
  assert.deepEqual(
    state.view.table.map(({ cards }) => cards),
    [sentence.cards],
  );
  assert.equal(state.view.proposal, null);
  // It is told of them as of the others that lie there.
  assert.deepEqual(
    state.view.table.map(({ languages }) => languages),
    ['unilingual'],
  );
});
