// What the table of Padbolix says: what a play is, what the name of a rank means, and each piece of news once.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { load, loadGame } from '../../src/lib/i18n.ts';
import type { Step } from '../../src/match/step.ts';
import type { GameEvent } from '../../src/protocol/index.ts';
import { bar } from '../../src/tables/padbolix/bar.ts';
import { caption, ranked } from '../../src/tables/padbolix/captions.ts';
import * as padbolix from '../../src/tables/padbolix/state.ts';
import type { PadbolixView } from '../../src/tables/padbolix/view.ts';

before(async () => {
  await load('fr');
  await loadGame('padbolix');
});

const view = (parts: object): PadbolixView =>
  ({
    seat: 0,
    round: 1,
    turn: 0,
    to_act: [0],
    seats: [],
    trick: [],
    finished: [],
    ...parts,
  }) as unknown as PadbolixView;
const events = (...all: object[]) => all as unknown as readonly GameEvent<'padbolix'>[];
const who = (seat: number) => ({
  name: seat === 0 ? 'Zoé' : 'Désiré',
  own: seat === 0 ? ('yes' as const) : ('no' as const),
});
const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\s\u00a0\u202f\u2060]+/gu, ' ');

test('the button of a long play says which formula it is', () => {
  const labelled = (...groups: string[]): string => {
    const first = view({ hand: [...groups.join('')], formula: null });
    const state = padbolix.begin(first);
    padbolix.follow(state, first, null, null);
    padbolix.suggest(state, { type: 'play', groups }, null);
    return plain(bar(state, null, { act: () => undefined, release: () => undefined }).actions[0]?.label);
  };
  assert.equal(labelled('BB', 'CC', 'DD', 'EE', 'FF', 'GG'), 'Jouer 6 paires');
  assert.equal(labelled('BCDE', 'FGHI', 'KLMN'), 'Jouer 3 suites de 4 lettres');
  assert.equal(labelled('BCDEFGHIJ'), 'Jouer une suite de 9 lettres');
  assert.equal(labelled('BB', 'CC'), 'Jouer BB + CC');
});

test('the first rank of a match is explained in words, and no other', () => {
  const first = { type: 'ranked', seat: 1, title: 'dubolix', points: 4, cause: 'out' };
  const told = (parts: object, ...all: object[]): string => plain(ranked(events(...all), view(parts), who));
  assert.equal(
    told({}, first, { type: 'trick-won', seat: 1, by_z: false }),
    'Désiré finit avant les autres : le premier rang s’appelle Dubolix et rapporte 4 points à la fin de la manche.',
  );
  assert.match(told({}, { ...first, seat: 0 }), /^Vous finissez avant les autres/u);
  assert.equal(told({ finished: [{ seat: 2 }] }, { ...first, title: 'ossilix', points: 2 }), '');
  assert.equal(told({ round: 2 }, first), '');
  assert.equal(told({}, first, { type: 'round-ended', ranks: [], before: [], after: [] }), '');
  assert.equal(told({}, { ...first, title: 'padbolix', points: -2, cause: 'special-last' }), '');
});

test('who won a trick is told in the middle: the line says why', () => {
  const won = plain(caption(events({ type: 'trick-won', seat: 1, by_z: false }), 'trick', who));
  assert.match(won, /^Plus personne ne joue/u);
  assert.doesNotMatch(won, /Désiré/u);
});

test('where a deal ends only what the last play brought is told: the sheet has all ranks', () => {
  const said = (...more: object[]): string => {
    const action = { type: 'play', groups: ['C'] };
    const ranks = [0, 1].map((seat) => ({ type: 'ranked', seat, title: 'dubolix', points: 4, cause: 'out' }));
    const first = view({ hand: ['C'], formula: null, seats: [{ hand_count: 1 }, { hand_count: 1 }] });
    const step = { seat: 0, action, before: first, after: first, events: [...ranks, ...more] };
    const state = padbolix.begin(first);
    padbolix.follow(state, first, null, null);
    const seen = padbolix.beforeStep(state, step as unknown as Step<'padbolix'>, (event) => `${event.seat}`);
    return seen?.swept.said ?? '';
  };
  assert.equal(said({ type: 'round-ended', ranks: [], before: [], after: [] }), '0');
  assert.equal(said({ type: 'trick-won', seat: 1, by_z: false }), '0 1 1');
});
