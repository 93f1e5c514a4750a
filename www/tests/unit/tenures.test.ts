// Somebody gets up in mid-match and a robot sits down, or somebody else: what is asked goes on, no hand is seen by whom it is not for, and the
// result is whose it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkOf, opened, type Linked } from '../../src/device/link.ts';
import { contains, mergeMatches, seatedAlike } from '../../src/device/merge.ts';
import type { StoredMatch } from '../../src/device/rows.ts';
import { mostly, peopled, sitting } from '../../src/device/tenures.ts';
import { Match } from '../../src/match/match.ts';
import type { Player, Save, Tenure } from '../../src/protocol/index.ts';
import { bot, person, play, turns } from './played.ts';
import { move, ScriptedEngine, ScriptedTime, settle } from './scripted.ts';

const leaves = { bot: 'easy' } as const;
const comes = { bot: null };
const acts = (engine: ScriptedEngine): (number | null)[] => engine.record.map(({ seat }) => seat);

test('three people: one hands their seat to a robot in their own turn, and the device goes on to the next through the curtain', async () => {
  const { match, engine, time, stage } = play({
    seats: [person('Anna'), person('Bruno'), person('Zoé')],
    toAct: turns(3),
  });
  await match.begin();
  await match.lift();
  assert.deepEqual([stage(), match.viewer], ['turn', 0]);
  assert.equal(await match.sit(0, leaves), true);
  assert.equal(match.viewer, null, 'nobody looks at her hand any more');
  assert.deepEqual(match.humans, [1, 2]);
  assert.deepEqual(match.seats[0], { name: 'Anna', bot: 'easy' });
  await time.pass(1000);
  assert.deepEqual([acts(engine), stage()], [[0], 'covered 1'], 'the robot answers what she was asked');
});

test('of two people one leaves: the one who is left is asked for through the curtain once, and never again', async () => {
  const { match, engine, time, stage, seen } = play({
    seats: [person('Anna'), person('Bruno'), bot('Ugo')],
    toAct: turns(3),
  });
  await match.begin();
  await match.lift();
  await match.act(move('a'), 0);
  await match.handOver();
  await match.lift();
  assert.deepEqual([stage(), match.viewer], ['turn', 1]);
  await match.sit(1, leaves);
  // The device is in Bruno's hands: what is Anna's is not shown to him.
  assert.deepEqual([match.viewer, match.shared], [null, true]);
  await time.pass(1000);
  assert.deepEqual([acts(engine), stage()], [[0, 1, 2], 'covered 0']);
  await match.lift();
  assert.deepEqual([stage(), match.viewer, match.shared], ['turn', 0, false]);
  await match.act(move('a'), 0);
  await time.pass(1000);
  assert.deepEqual([stage(), match.viewer], ['turn', 0]);
  assert.equal(seen.stages.filter((one) => one === 'covered 0').length, 2, 'the deal, and the one who stays');
});

test('who has the device in hand goes on where somebody else leaves, and what they were asked they are asked', async () => {
  const { match, stage } = play({ seats: [person('Anna'), person('Bruno'), bot('Ugo')], toAct: turns(3) });
  await match.begin();
  await match.lift();
  await match.sit(1, leaves);
  assert.deepEqual([stage(), match.viewer, match.shared, match.acting], ['turn', 0, false, true]);
});

test('who has left is asked for by the curtain no more', async () => {
  const { match, engine, time, stage } = play({
    seats: [person('Anna'), person('Bruno'), bot('Ugo')],
    toAct: turns(3),
  });
  await match.begin();
  await match.lift();
  await match.act(move('a'), 0);
  await match.handOver();
  assert.equal(stage(), 'covered 1');
  await match.sit(1, leaves);
  await time.pass(1000);
  assert.deepEqual([acts(engine), stage()], [[0, 1, 2], 'covered 0'], 'nobody has lifted it yet');
});

test('they come back, and somebody else with another name: their hand comes through the curtain', async () => {
  const { match, engine, time, stage } = play({ seats: [person('Anna'), bot('Ugo'), bot('Rita')], toAct: turns(3) });
  await match.begin();
  await match.sit(0, leaves);
  assert.deepEqual([match.humans, match.viewer], [[], null]);
  await time.pass(150);
  assert.ok(engine.record.length > 0, 'robots alone play on');
  const before = engine.record.length;
  await match.sit(0, comes);
  await time.pass(1000);
  // Alone with robots nobody has to lift anything.
  assert.deepEqual([stage(), match.viewer, match.shared], ['turn', 0, false]);
  assert.ok(engine.record.length >= before);
  await match.sit(1, { ...comes, name: 'Dora' });
  assert.deepEqual([match.shared, match.viewer, match.seats[1]], [true, 0, { name: 'Dora', bot: null }]);
  await match.act(move('a'), 0);
  assert.equal(stage(), 'handing 1');
  await match.handOver();
  await match.lift();
  assert.deepEqual([stage(), match.viewer], ['turn', 1]);
});

test('a match of one who is left of several is opened again behind the curtain', async () => {
  const seats: Player[] = [person('Anna'), { name: 'Bruno', bot: 'easy' }, bot('Ugo')];
  const engine = new ScriptedEngine({ seats, toAct: () => [0] });
  const begun = async (more: object): Promise<Match> => {
    const habits = { paceMs: () => 0, playOnly: () => false };
    const match = new Match({ engine, seats, view: engine.view(), time: new ScriptedTime(), habits, ...more });
    await match.begin({
      play: () => Promise.resolve(),
      deal: () => Promise.resolve(),
      playBack: () => Promise.resolve(),
      noteBefore: () => undefined,
      redraw: () => undefined,
      manner: () => ({ kind: 'turn' }),
      lasts: () => 0,
      endsRound: () => false,
      refused: () => undefined,
      trouble: (error) => assert.fail(String(error)),
    });
    return match;
  };
  const left = await begun({ peopled: [0, 1] });
  assert.deepEqual([left.stage.kind, left.viewer], ['covered', null]);
  // Where there is no hand there is nothing to cover.
  const open = await begun({ peopled: [0, 1], hands: false });
  assert.deepEqual([open.stage.kind, open.viewer], ['turn', 0]);
  const alone = await begun({});
  assert.deepEqual([alone.stage.kind, alone.viewer], ['turn', 0]);
  for (const match of [left, open, alone]) match.stop();
});

test('an open question goes on: the robot answers with the others', async () => {
  const { match, engine, time, stage } = play(
    {
      seats: [person('Anna'), person('Bruno'), bot('Ugo')],
      toAct: (moves) => [0, 1, 2].slice(moves),
      over: (moves) => moves > 2,
    },
    { manner: { kind: 'open', bots: 'after' } },
  );
  await match.begin();
  await match.sit(1, leaves);
  assert.deepEqual(match.stage, { kind: 'open', seats: [0] });
  await match.act(move('a'), 0);
  await time.pass(1000);
  assert.deepEqual([acts(engine), stage()], [[0, 1, 2], 'over']);
});

test('a ballot goes on with those who are there', async () => {
  const { match, engine, time, stage } = play(
    {
      seats: [person('Anna'), person('Bruno'), bot('Ugo')],
      toAct: (moves) => [0, 1, 2].slice(moves),
      since: () => 0,
      over: (moves) => moves > 2,
    },
    { manner: { kind: 'ballot', secret: true } },
  );
  await match.begin();
  assert.equal(stage(), 'ballot');
  await match.sit(0, leaves);
  assert.ok(match.stage.kind === 'ballot' && match.stage.ballot.asking === 1);
  await match.cast(1, move('a'));
  await time.pass(1000);
  assert.deepEqual([acts(engine).sort(), stage()], [[0, 1, 2], 'over']);
});

test('a race goes on: the robot is asked beside the others, at the moment of the watch', async () => {
  const { match, engine, time } = play(
    {
      seats: [person('Anna'), person('Bruno'), bot('Ugo')],
      toAct: () => [0, 1, 2],
      since: () => 0,
      bot: (seat) => ({ after_ms: seat === 1 ? 200 : 60_000 }),
    },
    { manner: { kind: 'open', bots: 'beside' } },
  );
  await match.begin();
  await time.pass(500);
  assert.deepEqual(acts(engine), []);
  await match.sit(1, leaves);
  await time.pass(300);
  assert.equal(acts(engine)[0], 1);
  match.stop();
});

test('undo lets everybody sit, and stops at what a person did or who is one now', async () => {
  const { match, engine, time } = play({ seats: [person('Anna'), bot('Ugo'), bot('Rita')], toAct: turns(3) });
  await match.begin();
  await match.act(move('a'), 0);
  await time.pass(1000);
  await match.sit(0, leaves);
  await time.pass(1000);
  await match.sit(0, comes);
  await time.pass(1000);
  const before = engine.record.length;
  assert.ok(await match.undo());
  // What the robot did in her place is hers to take back.
  assert.ok(engine.record.length < before && engine.record.length % 3 === 0, `${before} ${engine.record.length}`);
  assert.deepEqual(match.humans, [0]);
  match.stop();
});

test('undo across a seat that went to a robot and came back: at three seats it stops where a person of now is asked', async () => {
  const { match, engine, time, stage } = play({
    seats: [person('Anna'), person('Bruno'), person('Zoé')],
    toAct: turns(3),
  });
  const turn = async (seat: number): Promise<void> => {
    await match.lift();
    await match.act(move(`of ${seat}`), seat);
    await match.handOver();
  };
  await match.begin();
  await turn(0);
  await turn(1);
  assert.equal(stage(), 'covered 2');
  // The robot plays for Zoé, and for nobody else.
  await match.sit(2, leaves);
  await time.pass(1000);
  assert.deepEqual([acts(engine), stage()], [[0, 1, 2], 'covered 0']);
  // The table as a whole takes back what the last person did; the robot’s move goes with it.
  assert.equal(match.untakeable, null);
  assert.ok(await match.undo());
  assert.deepEqual([acts(engine), stage(), match.viewer], [[0], 'covered 1', null]);
  assert.deepEqual([match.humans, match.seats[2]?.bot], [[0, 1], 'easy'], 'everybody stays');
  await turn(1);
  await time.pass(1000);
  await match.handOver();
  assert.deepEqual([acts(engine), stage()], [[0, 1, 2], 'covered 0']);
  // She is back: what the robot did in her place is hers to do again, and nobody else’s move goes with it.
  await match.sit(2, comes);
  assert.ok(await match.undo());
  assert.deepEqual([acts(engine), stage(), match.humans], [[0, 1], 'covered 2', [0, 1, 2]]);
  // Behind the curtain of somebody else’s hand, too.
  await turn(2);
  await match.lift();
  assert.deepEqual([stage(), match.viewer, match.untakeable], ['turn', 0, 'others']);
  // What she did herself was a person’s, though a robot sits there now.
  await match.handOver();
  await match.sit(2, leaves);
  assert.equal(match.untakeable, 'others');
  await match.resume();
  assert.deepEqual([stage(), match.viewer], ['covered 0', null]);
  assert.ok(await match.undo());
  assert.deepEqual(acts(engine), [0, 1]);
  match.stop();
});

test('what the rules refuse changes nothing', async () => {
  const { match, engine, seen, stage } = play({ seats: [person('Anna'), bot('Ugo')], toAct: turns(2) });
  await match.begin();
  engine.script.over = () => true;
  const { request } = engine;
  engine.request = (async (op: string, ...rest: unknown[]) => {
    if (op === 'seat')
      return await (request as (...all: unknown[]) => unknown)('act', { seat: 0, action: move('bad'), seen: 9 });
    return await (request as (...all: unknown[]) => unknown)(op, ...rest);
  }) as typeof request;
  engine.script.over = () => false;
  assert.equal(await match.sit(0, leaves), false);
  await settle();
  assert.deepEqual([seen.refused, match.humans, stage(), match.viewer], [['illegal'], [0], 'turn', 0]);
});

// What is kept

const seats: Player[] = [person('Anna'), person('Bruno'), bot('Ugo')];
const since = (from: number, seat: number, level: Player['bot'], name?: string): Tenure => ({
  from,
  seat,
  bot: level,
  ...(name === undefined ? {} : { name }),
});
/** Everybody acts in turn. */
const saved = (count: number, tenures: Tenure[]): Save =>
  ({
    game: 'plis',
    seats,
    seed: '7',
    options: {},
    setup: null,
    ...(tenures.length > 0 ? { tenures } : {}),
    actions: Array.from({ length: count }, (_, at) => ({ seat: at % 3, action: { type: 'play', card: `p${at}` } })),
  }) as unknown as Save;

test('who sits where, after any number of actions', () => {
  const save = saved(9, [since(3, 0, 'easy'), since(6, 0, null, 'Dora'), since(6, 7, 'easy')]);
  const name = (at?: number): unknown[] => Object.values(sitting(save, at)[0] as Player);
  assert.deepEqual(
    [name(2), name(3), name(6), name()],
    [
      ['Anna', null],
      ['Anna', 'easy'],
      ['Dora', null],
      ['Dora', null],
    ],
  );
  assert.deepEqual(peopled(saved(9, [since(3, 2, null)])), [0, 1, 2]);
  assert.deepEqual(peopled(saved(9, [])), [0, 1]);
});

test('a result is whose who played most of the seat, and a person’s where both played as much', () => {
  const of = (count: number, ...tenures: Tenure[]): Player => mostly(saved(count, tenures))[0] as Player;
  assert.deepEqual(of(12, since(9, 0, 'hard')), person('Anna'));
  assert.deepEqual(of(12, since(3, 0, 'hard')), { name: 'Anna', bot: 'hard' });
  assert.deepEqual(of(12, since(6, 0, 'hard')), person('Anna'), 'two each');
  assert.deepEqual(of(12, since(3, 0, 'hard'), since(9, 0, null, 'Dora')), { name: 'Anna', bot: 'hard' });
  assert.deepEqual(of(15, since(3, 0, 'hard'), since(6, 0, null)), person('Anna'), 'with all that they played');
  assert.deepEqual(of(12, since(3, 0, null, 'Dora')), person('Dora'));
  assert.deepEqual(of(0, since(0, 0, 'easy')), person('Anna'));
  assert.deepEqual(mostly(saved(12, [since(0, 2, null, 'Dora')]))[2], person('Dora'));
});

test('a link says who sat there, without names where none are wanted', async () => {
  const linked = saved(9, [since(3, 0, 'easy'), since(6, 0, null, 'Dora')]) as unknown as Linked;
  const read = async (names: boolean, actions = true): Promise<Linked> => {
    const found = await opened((await linkOf(linked, { names, actions })) ?? '');
    assert.ok(found.kind === 'whole');
    return found.linked;
  };
  assert.deepEqual((await read(true)).tenures, linked.tenures);
  assert.deepEqual((await read(false)).tenures, [since(3, 0, 'easy'), since(6, 0, null)]);
  assert.ok(!JSON.stringify(await read(false)).includes('Dora'));
  assert.equal((await read(false, false)).tenures, undefined);
  const whole = (await linkOf(linked, { names: true, actions: true })) ?? '';
  const cut = await opened(whole.slice(0, Math.floor(whole.length * 0.9)));
  if (cut.kind === 'cut') for (const { from } of cut.linked.tenures ?? []) assert.ok(from <= cut.linked.actions.length);
  // A match in which nobody got up is the link that it was.
  const plain = saved(9, []) as unknown as Linked;
  assert.equal(
    await linkOf(plain, { names: true, actions: true }),
    await linkOf({ ...plain, tenures: [] }, { names: true, actions: true }),
  );
});

test('two devices: it is one match, and the one that was written last says who sits there', () => {
  const row = (updated: number, save: Save): StoredMatch =>
    ({ id: 'm', game: 'plis', names: [], bots: [], scores: [], updated, revision: 1, save }) as unknown as StoredMatch;
  const [before, after] = [row(1, saved(6, [])), row(2, saved(6, [since(6, 1, 'easy')]))];
  for (const both of [
    [before, after],
    [after, before],
  ]) {
    const merged = mergeMatches(both);
    assert.equal(merged.length, 1);
    assert.deepEqual((merged[0]?.save as Save | undefined)?.tenures, [since(6, 1, 'easy')]);
  }
  assert.ok(contains(before.save, after.save) && contains(after.save, before.save));
  assert.ok(!seatedAlike(before.save, after.save) && seatedAlike(before.save, saved(9, [])));
});
