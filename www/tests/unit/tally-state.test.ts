// The state of Tally's table: the word that is being written, and what a round leaves. No DOM, no rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '../../src/match/step.ts';
import * as tally from '../../src/tables/tally/state.ts';

/** Of a view only what the state reads. */
const view = (parts: Partial<tally.TallyView> = {}): tally.TallyView =>
  ({ seat: 0, phase: 'open', round: 1, to_act: [0, 1], seats: [], said: [], ...parts }) as unknown as tally.TallyView;

const step = (parts: Partial<Step<'tally'>>): Step<'tally'> => ({
  seat: 1,
  action: { type: 'pass' },
  events: [],
  before: view(),
  after: view(),
  ...parts,
});

test('a word is read in capitals without accents', () => {
  assert.equal(tally.wordOf('  Été '), 'ETE');
  assert.deepEqual(tally.claim({ view: view(), text: 'chêne' }), { type: 'claim', word: 'CHENE' });
});

test('what somebody writes stays while others act, and goes when it was said or the round is over', () => {
  const state = tally.begin(view());
  state.text = 'chêne';
  tally.follow(state, view({ to_act: [0] }), step({}));
  assert.equal(state.text, 'chêne');
  tally.follow(state, view(), step({ action: { type: 'claim', word: 'CHENE' } }));
  assert.equal(state.text, '');
  state.text = 'orme';
  tally.follow(state, view({ round: 2 }), step({ after: view({ round: 2 }) }));
  assert.equal(state.text, '');
});

test('the people of the device say words while the rules ask them', () => {
  assert.deepEqual(tally.speakers(view({ to_act: [0, 2] }), [0, 1]), [0]);
  assert.deepEqual(tally.speakers(view({ phase: 'judging' }), [0, 1]), []);
});

test('a round that is over shows its own subject until the next one is dealt', () => {
  const ended = step({ before: view({ subject: 'trees' }), after: view({ subject: 'rivers', round: 2 }) });
  assert.equal(tally.ends(ended), true);
  const { subject, round, to_act } = tally.asItLies(ended);
  assert.deepEqual([subject, round, to_act], ['trees', 1, []]);
});
