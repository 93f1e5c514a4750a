// The shell around a table, before a conductor that a test scripts: what is told, what may be asked for, what the table is let do.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { load } from '../../src/lib/i18n.ts';
import type { Conductor } from '../../src/match/conductor.ts';
import type { Refusal, View } from '../../src/protocol/index.ts';
import { ballotOf } from '../../src/shell/ballots.ts';
import { HandOver } from '../../src/shell/hand-over.ts';
import { Sitting, type Place } from '../../src/shell/sitting.ts';
import type { TableHost } from '../../src/tables/table.ts';
import { bot, person } from './played.ts';
import { move, settle } from './scripted.ts';

before(() => load('fr'));

const refusal: Refusal = { code: 'illegal', clause: 'SYN-1', message: { key: 'nothing', args: {} } } as never;

/** A sitting before a conductor of which the test sets what it needs. */
function sit(more: Partial<Record<keyof Conductor, unknown>> = {}, table: object = {}) {
  const done: string[] = [];
  const seats = [person('Zoé'), bot('Ugo')];
  const view = { seats, moves: 3, to_act: [0], turn: 0, clocks: [] } as unknown as View;
  const match = {
    view,
    viewer: 0,
    seats,
    humans: [0],
    shared: false,
    stage: { kind: 'turn' },
    legal: null,
    acting: true,
    busy: false,
    act: async (action: { type: string }, seat: number) => {
      done.push(`${seat} ${action.type}`);
      return true;
    },
    undo: async () => true,
    hint: async () => ({ action: move('best'), reason: null }),
    take: async () => true,
    ...more,
  } as unknown as Conductor;
  let host: TableHost | null = null;
  let drawn = 0;
  const place: Place = {
    root: {} as never,
    match,
    entry: { id: 'plis', can: { undo: true, hint: true, hand: true } } as never,
    module: {
      table: (given: TableHost) => {
        host = given;
        return {
          sorts: [],
          hinted: false,
          chooses: true,
          hintable: false,
          goal: () => null,
          bar: () => ({ prompt: '', actions: [] }),
          suggest: (action: { type: string }) => void done.push(`hint ${action.type}`),
          ...table,
        };
      },
    } as never,
    options: {} as never,
    data: {},
    keep: async () => undefined,
    redraw: () => void drawn++,
  };
  const sitting = new Sitting(place);
  return {
    sitting,
    match: match as unknown as Record<string, unknown>,
    host: host as unknown as TableHost,
    done,
    drawn: () => drawn,
  };
}

test('a refusal is told until the next act, or until something else is chosen', async () => {
  const { sitting, host, done } = sit();
  sitting.refused(refusal);
  assert.equal(sitting.refusal?.clause, 'SYN-1');
  await host.act(move('play'));
  assert.deepEqual([sitting.refusal, done], [null, ['0 play']]);
  host.tell('pas celle-là');
  assert.equal(sitting.refusal?.text, 'pas celle-là');
  host.changed();
  assert.equal(sitting.refusal, null);
});

test('where nobody looks nobody acts: it is told, and the rules hear nothing', async () => {
  const { sitting, host, done } = sit({ viewer: null });
  assert.equal(await host.act(move('play')), false);
  assert.deepEqual(done, []);
  assert.notEqual(sitting.refusal, null);
});

test('a hint is proposed where the viewer may act, and one that comes too late is not', async () => {
  const { sitting, match, done } = sit();
  await sitting.hint();
  assert.deepEqual(done, ['hint best']);
  const late = sitting.hint();
  match['view'] = { ...(match['view'] as object), moves: 4 };
  await late;
  assert.deepEqual(done, ['hint best']);
  assert.equal(sitting.hinting, false);
  match['acting'] = false;
  match['stage'] = { kind: 'waiting' };
  assert.equal(sitting.mayAsk, false);
  await sitting.hint();
  assert.deepEqual(done, ['hint best']);
});

test('a hint in a question that waits for the own move is for that move, and answers nothing', async () => {
  const asked: unknown[] = [];
  const past = { phase: 'play' };
  const { sitting, done } = sit({
    acting: false,
    stage: { kind: 'open', seats: [0], lapse: { action: move('accept'), own: true, past } },
    hint: async (...how: unknown[]) => {
      asked.push(how);
      return { action: move('best'), reason: null };
    },
    take: async () => assert.fail('nothing is accepted'),
  });
  assert.equal(sitting.mayAsk, true);
  await sitting.hint();
  assert.deepEqual([asked, done], [[[0, past]], ['hint best']]);
});

test('an undo takes back what was told too; one that is refused leaves it', async () => {
  const { sitting, match } = sit();
  sitting.tells = [() => 'Ugo joue'];
  await sitting.undo();
  assert.equal(sitting.said.length, 1);
  assert.notDeepEqual(sitting.said, ['Ugo joue']);
  match['undo'] = async () => false;
  sitting.tells = [() => 'Ugo joue'];
  await sitting.undo();
  assert.deepEqual(sitting.said, ['Ugo joue']);
});

test('a ballot lies on the table while people are asked and while it is counted; a question to a person stands in its place', async () => {
  const ballot = { heading: '', text: '', choices: [], seats: [0, 1] };
  const { sitting, match } = sit({ stage: { kind: 'ballot' } }, { ballot: () => ballot });
  assert.equal(ballotOf(sitting), ballot);
  match['stage'] = { kind: 'waiting' };
  assert.equal(ballotOf(sitting), ballot);
  match['stage'] = { kind: 'turn' };
  assert.equal(ballotOf(sitting), null);
  await settle();
});

/** Whoever follows Zoé touches the lid over her hand; `next` is who is asked then, and how their turn begins. What was done. */
async function followed(next: number, begins: string): Promise<string[]> {
  const covered = (seat: number) => ({ kind: 'covered', next: seat, lid: true });
  const ended = {
    ends: { label: 'finir', actions: [move('end')] },
    follows: { seat: 1, label: 'lancer', action: move('roll') },
  };
  const { sitting, match, done } = sit(
    { viewer: null, humans: [0, 1], stage: covered(0) },
    // All are called alike.
    {
      atCurtain: (seat: number) =>
        seat === 0 && match['stage'] === first ? ended : { lifts: { label: 'lancer', action: move(begins) } },
    },
  );
  const first = match['stage'];
  match['act'] = async (action: { type: string }, seat: number) => {
    done.push(`${seat} ${action.type}`);
    if (action.type === 'end') match['stage'] = covered(next);
    return true;
  };
  match['lift'] = async () => {
    done.push('lift');
    match['viewer'] = next;
  };
  const element = { querySelector: () => null, updateComplete: Promise.resolve(true) };
  await new HandOver(element as never).follow(sitting);
  return done;
}

test('the touch that ends somebody’s turn takes up the hand of whoever said it was theirs, and of nobody else', async () => {
  assert.deepEqual(await followed(1, 'roll'), ['0 end', 'lift', '1 roll']);
  assert.deepEqual(await followed(0, 'roll'), ['0 end'], 'somebody else is next, though the button says the same');
  assert.deepEqual(await followed(1, 'draw'), ['0 end'], 'their turn begins otherwise than they were told');
});
