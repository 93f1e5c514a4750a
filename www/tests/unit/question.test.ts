// What is asked next, over every circle of three seats: whoever sits there, whoever may act, whatever is being shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { next, objection, races, same, type Circle, type Question } from '../../src/match/question.ts';
import type { Manner } from '../../src/match/stage.ts';
import type { View } from '../../src/protocol/index.ts';
import { move } from './scripted.ts';

const SEATS = [0, 1, 2];
const sets = [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], SEATS];
const yesNo = [false, true];
const manners: Manner[] = [
  { kind: 'turn' },
  { kind: 'open', bots: 'after' },
  { kind: 'open', bots: 'beside', slow: true },
  { kind: 'open', bots: 'after', lapse: { action: move('accept'), own: false } },
  { kind: 'ballot', secret: true },
  { kind: 'ballot', secret: false, lapse: move('accept') },
];

const view = (to_act: readonly number[], more: object = {}): View =>
  ({ to_act, turn: null, over: false, clocks: [], ...more }) as unknown as View;

const circle = (more: Partial<Circle>): Circle => ({
  view: view([]),
  manner: { kind: 'turn' },
  humans: [0],
  viewer: 0,
  ended: false,
  showing: false,
  held: false,
  paced: true,
  ...more,
});

function* circles(): Generator<Circle> {
  for (const humans of sets)
    for (const to_act of sets)
      for (const viewer of [null, ...SEATS])
        for (const turn of [null, ...to_act])
          for (const manner of manners)
            for (const over of yesNo)
              for (const ended of yesNo)
                for (const showing of yesNo)
                  for (const held of yesNo)
                    for (const running of yesNo)
                      for (const veiled of yesNo) {
                        const of = view(over ? [] : to_act, { turn, over, clocks: running ? [{ running }] : [] });
                        yield { view: of, manner, humans, veiled, viewer, ended, showing, held, paced: true };
                      }
}

test('where no person has anything to do in a round any more, a turn of a bot takes a third', () => {
  const one = circle({ view: view([1], { turn: 1 }) });
  assert.deepEqual(next(one), { kind: 'bot', seat: 1, share: 1 });
  assert.deepEqual(next({ ...one, manner: { kind: 'turn', idle: true } }), { kind: 'bot', seat: 1, share: 1 / 3 });
  assert.deepEqual(next({ ...one, manner: { kind: 'turn', glance: true } }), { kind: 'bot', seat: 1, share: 0.6 });
});

test('who answered nothing themselves, and acts again on a device that lies between all, sees their hand without a curtain', () => {
  const one = circle({ view: view([0], { turn: 0 }), humans: [0, 1], viewer: null });
  assert.deepEqual(next(one), { kind: 'covered', next: 0 });
  assert.deepEqual(next({ ...one, kept: 0, lies: true }), { kind: 'look', viewer: 0 });
  assert.deepEqual(next({ ...one, kept: 1, lies: true }), { kind: 'covered', next: 0 });
  // The device went round meanwhile: a lid lies over the hand, no curtain over the table.
  assert.deepEqual(next({ ...one, kept: 0 }), { kind: 'covered', next: 0, lid: true });
  assert.deepEqual(next({ ...one, kept: 1 }), { kind: 'covered', next: 0 });
});

test('over every circle: nobody is asked out of turn, nobody sees what is not theirs, and somebody goes on', () => {
  let seen = 0;
  for (const one of circles()) {
    seen++;
    const question = next(one);
    const { view: of, humans, veiled, viewer, manner, ended, showing, held } = one;
    const told = JSON.stringify({ one, question });
    assert.ok(same(question, next(structuredClone(one))), told);
    const shared = humans.length > 1 || veiled;
    switch (question.kind) {
      case 'held':
        assert.ok(held || showing, told);
        break;
      case 'look':
        // It leads to another question: nobody looks for ever.
        assert.notEqual(question.viewer, viewer, told);
        assert.notEqual(next({ ...one, viewer: question.viewer }).kind, 'look', told);
        if (shared) assert.equal(question.viewer, null, told);
        break;
      case 'turn':
        assert.ok(question.seat === viewer && humans.includes(viewer) && of.to_act.includes(viewer), told);
        break;
      case 'covered':
      case 'handing':
        assert.ok(shared && of.to_act.includes(question.next) && humans.includes(question.next), told);
        assert.equal(viewer === null, question.kind === 'covered', told);
        break;
      case 'open':
        assert.ok(question.seats.length > 0 && question.seats.every((seat) => humans.includes(seat)), told);
        assert.ok(shared ? viewer === null : viewer === question.seats[0], told);
        assert.ok(!shared || question.lapse === undefined, told);
        break;
      case 'ballot':
        assert.deepEqual([...question.seats, ...question.bots].sort(), of.to_act, told);
        assert.ok(!shared || viewer === null, told);
        break;
      case 'bot':
        assert.ok(!humans.includes(question.seat) && of.to_act.includes(question.seat), told);
        assert.ok(!of.to_act.some((seat) => humans.includes(seat)), told);
        break;
      case 'race':
        assert.deepEqual(question.bots, of.to_act, told);
        break;
      case 'summary':
        assert.ok(ended && !of.over && (!shared || viewer === null), told);
        break;
      case 'over':
        assert.ok(of.over, told);
        break;
      case 'clock':
      case 'nobody':
        assert.equal(of.to_act.length, 0, told);
    }
    // What is shown holds up everybody but those who race.
    if (showing && !races(one)) assert.equal(question.kind, 'held', told);
    if (held) assert.equal(question.kind, 'held', told);
    // All bots that may act beside people are asked.
    if (races(one) && question.kind === 'open')
      assert.deepEqual(
        question.bots,
        of.to_act.filter((seat) => !humans.includes(seat)),
        told,
      );
    if (manner.kind === 'turn' && !held && !showing && !ended && of.to_act.length > 0)
      assert.ok(['turn', 'bot', 'look', 'covered', 'handing'].includes(question.kind), told);
  }
  assert.ok(seen > 100_000);
});

const asks = (more: Partial<Circle>): Question => next(circle(more));

test('who has the turn is asked before others who may act', () => {
  const of = view([0, 1], { turn: 1 });
  assert.deepEqual(asks({ view: of, humans: [0, 1], viewer: null }), { kind: 'covered', next: 1 });
  assert.deepEqual(asks({ view: of, humans: [0, 1], viewer: 0 }), { kind: 'handing', next: 1 });
});

test('a round that ended is summed up before anything else, with no hand of the next one in sight', () => {
  const racing: Manner = { kind: 'open', bots: 'beside' };
  assert.deepEqual(asks({ view: view([0, 1]), manner: racing, ended: true }), { kind: 'summary' });
  assert.deepEqual(asks({ view: view([0, 1]), humans: [0, 1], ended: true }), { kind: 'look', viewer: null });
  assert.deepEqual(asks({ view: view([0, 1]), manner: racing, ended: true, showing: true }), { kind: 'held' });
});

test('nobody waits for a question that lapses: not on a shared device, and not where nothing is waited for', () => {
  const lapse = { action: move('accept'), own: false };
  const manner: Manner = { kind: 'open', bots: 'after', lapse };
  const open = { kind: 'open', seats: [0], bots: [] };
  assert.deepEqual(asks({ view: view([0, 1]), manner }), { ...open, lapse });
  assert.deepEqual(asks({ view: view([0, 1]), manner, paced: false }), open);
  assert.deepEqual(asks({ view: view([0]), manner, humans: [0, 2], viewer: null }), open);
});

test('nobody is to act: a clock is waited for, and without one the rules are broken', () => {
  assert.deepEqual(asks({ view: view([], { clocks: [{ running: true }] }) }), { kind: 'clock' });
  assert.deepEqual(asks({ view: view([], { clocks: [{ running: false }] }) }), { kind: 'nobody' });
});

test('a ballot says itself how long somebody who is alone with bots may object, and what is answered for them then', () => {
  const manner: Manner = { kind: 'ballot', secret: false, lapse: move('yes'), words: 12 };
  const asked = circle({ view: view([0, 1]), manner });
  const lapse = { action: move('yes'), stays: 7000 };
  assert.deepEqual(next(asked), { kind: 'ballot', seats: [0], bots: [1], secret: false, lapse });
  assert.deepEqual(objection(asked), lapse);
  for (const waited of [
    { ...asked, paced: false },
    { ...asked, humans: [0, 1], viewer: null },
  ]) {
    assert.equal(objection(waited), null);
    assert.equal('lapse' in next(waited), false);
  }
});
