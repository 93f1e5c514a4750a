// The explanations of a first match: what the round is about stands there until it can have been read.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { before, mock, test } from 'node:test';
import { load } from '../../src/lib/i18n.ts';
import type { Conductor } from '../../src/match/conductor.ts';
import type { Step } from '../../src/match/step.ts';
import type { TableEvent, View } from '../../src/protocol/index.ts';
import { goalMs } from '../../src/shell/times.ts';
import { Tutor } from '../../src/shell/tutor.ts';
import { praises } from '../../src/tables/spikit/captions.ts';
import type { GameTable } from '../../src/tables/table.ts';

const GOAL = 'Videz votre main';
const END = { type: 'end-turn' };

before(() => load('fr'));

/** Zoé’s first match. `actions`: how many things she may do. `reason`: why a bot would end the turn. */
function taught(actions: number, reason: string | null = null) {
  const view = { seats: [{ name: 'Zoé' }, { name: 'Ugo' }], moves: 3 } as unknown as View;
  const match = {
    view,
    viewer: 0,
    humans: [0],
    stage: { kind: 'turn' },
    legal: { actions: Array.from({ length: actions }, () => ({ type: 'roll' })), complete: true },
    hint: () => Promise.resolve(reason && { action: END, reason: { key: reason, args: {} } }),
  } as unknown as Conductor;
  const table = {
    lies: true,
    teaches: false,
    goal: () => GOAL,
    praises,
    foreign: (_name: string, value: string) => value,
    caption: (events: readonly TableEvent[]) => events.map(({ type }) => String(type)).join(' ') || null,
  } as unknown as GameTable;
  const tutor = new Tutor('spikit', { hint: true } as never, match, table, () => undefined);
  tutor.ponder();
  const happens = (type: string, seat: number): Promise<boolean> =>
    tutor.explain([{ type } as unknown as TableEvent], view, { seat, before: view } as Step);
  /** Nothing else is said of the end of a turn. */
  const ends = (): Promise<boolean> =>
    tutor.explain([], view, { seat: 0, before: view, action: END } as unknown as Step);
  return { tutor, happens, ends };
}

test('a die that throws itself and a bot that leads wait until the goal can have been read', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  for (const [seat, actions] of [
    [0, 1],
    [1, 5],
  ] as const) {
    const { tutor, happens } = taught(actions);
    assert.equal(tutor.caption, GOAL);
    await happens('rolled', seat);
    assert.equal(tutor.caption, GOAL);
    await happens('drew', seat);
    mock.timers.tick(goalMs(GOAL) - 200);
    assert.equal(tutor.caption, GOAL);
    mock.timers.tick(200);
    assert.equal(tutor.caption, 'drew', 'what happened last');
    await happens('laid', seat);
    assert.equal(tutor.caption, 'laid', 'only what stands there first is waited for');
  }
  mock.timers.reset();
});

test('what somebody has chosen to do is explained at once, and what was taken back is not', async () => {
  const { tutor, happens } = taught(5);
  assert.equal(tutor.caption, GOAL);
  await happens('rolled', 0);
  assert.equal(tutor.caption, 'rolled');
  mock.timers.enable({ apis: ['setTimeout'] });
  const other = taught(1);
  assert.equal(other.tutor.caption, GOAL);
  await other.happens('rolled', 0);
  other.tutor.forget();
  mock.timers.tick(60_000);
  assert.equal(other.tutor.caption, GOAL);
  mock.timers.reset();
});

test('who ends a turn as a bot would is praised for what they keep, not because nothing was seen', async () => {
  for (const reason of ['spikit-reason-end', 'spikit-reason-end-refused', 'spikit-reason-try']) {
    const { tutor, ends } = taught(5, reason);
    assert.equal(await ends(), false, reason);
    assert.equal(tutor.caption, GOAL, reason);
  }
  const { tutor, ends } = taught(5, 'spikit-reason-keep');
  assert.equal(await ends(), true);
  assert.match(String(tutor.caption), /^Bien vu\. /u);
});
