// Match where several seats act: open questions, bots beside people, ballots, clocks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ballot } from '../../src/match/ballot.ts';
import { Match } from '../../src/match/match.ts';
import type { Manner } from '../../src/match/stage.ts';
import { bot, person, play, turns } from './played.ts';
import { move, ScriptedEngine, ScriptedTime, settle, type Script } from './scripted.ts';

// Several seats at once

const open = (bots: 'after' | 'beside'): { manner: Manner } => ({ manner: { kind: 'open', bots } });

test('an open question: people answer together, in any order; bots after them', async () => {
  const asked = (moves: number): number[] => [0, 1, 2].slice(moves);
  const { match, engine, time, stage } = play(
    { seats: [person('Anna'), person('Bruno'), bot('Ugo')], toAct: asked, over: (moves) => moves > 2 },
    open('after'),
  );
  await match.begin();
  assert.equal(stage(), 'open');
  assert.deepEqual(match.stage, { kind: 'open', seats: [0, 1] });
  assert.equal(match.viewer, null);
  await time.pass(10_000);
  assert.equal(engine.record.length, 0, 'bots wait for people');
  await match.act(move('a'), 0);
  await settle();
  await match.answer([{ seat: 1, action: move('b') }]);
  await time.pass(1000);
  assert.deepEqual(
    engine.record.map(({ seat }) => seat),
    [0, 1, 2],
  );
  assert.equal(stage(), 'over');
});

test('answers of several seats stop where the first one ends the question', async () => {
  const { match, engine, seen } = play(
    { seats: [person('Anna'), person('Bruno'), person('Zoé')], toAct: (moves) => (moves === 0 ? [0, 1] : [2]) },
    open('after'),
  );
  await match.begin();
  const done = await match.answer([
    { seat: 0, action: move('a') },
    { seat: 1, action: move('b') },
  ]);
  assert.equal(done, true);
  assert.equal(engine.record.length, 1);
  assert.deepEqual(seen.refused, []);
});

test('bots beside people take their time, are asked again when something happened, and are told how long they have waited', async () => {
  const waits: [number, number | undefined][] = [];
  const { match, engine, time, stage } = play(
    {
      seats: [person('Zoé'), bot('Ugo'), bot('Rita')],
      toAct: () => [0, 1, 2],
      since: (moves) => (moves < 2 ? 0 : moves),
      over: (moves) => moves > 3,
      bot: (seat, waited = 0) => {
        waits.push([seat, waited]);
        // Ugo is ready after 3 s, Rita never.
        return seat === 1 ? { after_ms: Math.max(0, 3000 - waited) } : { action: null, after_ms: 2000 };
      },
    },
    open('beside'),
  );
  await match.begin();
  await settle();
  assert.equal(stage(), 'open');
  await time.pass(1000);
  assert.equal(engine.record.length, 0);
  await match.act(move('buzz'), 0);
  await time.pass(1999);
  assert.deepEqual(
    engine.record.map(({ seat }) => seat),
    [0],
  );
  await time.pass(1);
  assert.deepEqual(
    engine.record.map(({ seat }) => seat),
    [0, 1],
  );
  assert.deepEqual(waits.slice(0, 4), [
    [1, 0],
    [2, 0],
    [1, 1000],
    [2, 1000],
  ]);
});

test('nobody need wait for slow bots: time goes on to the first of them that is ready, or to the end of a clock', async () => {
  const { match, engine, time } = play(
    {
      seats: [person('Zoé'), bot('Ugo'), bot('Rita')],
      toAct: (_, { record }) => [0, 1, 2].filter((seat) => !record.some((one) => one.seat === seat)),
      since: () => 0,
      over: (moves) => moves > 3,
      clocks: () => [{ name: 'round', seat: null, ms: 30_000, since: 0, running: true }],
      bot: (seat, waited = 0) => ({ after_ms: Math.max(0, (seat === 1 ? 12_000 : 50_000) - waited) }),
    },
    { manner: { kind: 'open', bots: 'beside', slow: true } },
  );
  await match.begin();
  await settle();
  // While a person may act time goes by as ever.
  await match.waitNoLonger();
  await settle();
  assert.equal(match.waitsForBots, false);
  assert.equal(engine.record.length, 0);
  await match.act(move('word'), 0);
  // At once, before any bot has said what it will do, and twice.
  assert.equal(match.waitsForBots, true);
  await Promise.all([match.waitNoLonger(), match.waitNoLonger()]);
  await settle();
  assert.deepEqual(
    engine.record.map(({ seat }) => seat),
    [0, 1],
  );
  // The round is over before Rita has found anything.
  await match.waitNoLonger();
  await settle();
  assert.deepEqual(
    engine.record.map(({ seat }) => seat),
    [0, 1, null],
  );
  assert.equal(time.now(), 0);
});

test('what is shown holds back nobody who races', async () => {
  const { match, engine, time, seen } = play(
    { seats: [person('Anna'), person('Bruno')], toAct: (moves) => [0, 1].slice(moves % 2) },
    { ...open('beside'), shows: 4000 },
  );
  await match.begin();
  const first = match.act(move('a'), 0);
  await time.pass(2500);
  assert.equal(match.busy, false);
  const second = match.act(move('b'), 1);
  await settle();
  assert.equal(engine.record.length, 2);
  await time.pass(6000);
  assert.deepEqual(await Promise.all([first, second]), [true, true]);
  assert.deepEqual(seen.steps, ['a', 'b']);
});

test('a page out of sight: bots race nobody', async () => {
  const { match, engine, time } = play(
    { seats: [person('Zoé'), bot('Ugo')], toAct: () => [0, 1], bot: () => ({ after_ms: 500 }) },
    open('beside'),
  );
  await match.begin();
  await time.pass(400);
  match.hide(true);
  await time.pass(60_000);
  assert.equal(engine.record.length, 0);
  match.hide(false);
  await time.pass(500);
  assert.equal(engine.record.length, 1);
});

// Ballots

test('a ballot: the rules hear nothing before all people have answered, then everything, bots too', async () => {
  const seats = [person('Anna'), person('Bruno'), bot('Ugo'), person('Zoé')];
  const { match, engine, time, seen } = play(
    { seats, toAct: (moves) => [0, 1, 2, 3].slice(moves), over: (moves) => moves > 3 },
    { manner: { kind: 'ballot', secret: true } },
  );
  // Each vote is a move: the answers are to the question, which stands.
  const request = engine.request;
  engine.request = ((op: 'act', fields: { seen: number }) =>
    request(op, op === 'act' ? ({ ...fields, seen: engine.record.length } as never) : (fields as never))) as never;
  await match.begin();
  assert.equal(match.stage.kind, 'ballot');
  assert.equal(await match.cast(1, move('yes')), false, 'a secret ballot goes round');
  assert.equal(await match.cast(2, move('yes')), false, 'nobody answers for a bot');
  await match.cast(0, move('yes'));
  await match.cast(1, move('no'));
  await time.pass(5000);
  assert.equal(engine.record.length, 0);
  await match.undo();
  assert.ok(match.stage.kind === 'ballot' && match.stage.ballot.asking === 0, 'everybody is asked again');
  for (const [seat, answer] of [
    [0, 'no'],
    [1, 'no'],
    [3, 'yes'],
  ] as const)
    await match.cast(seat, move(answer));
  await time.pass(1000);
  assert.deepEqual(
    engine.record.map(({ seat, action }) => `${seat} ${action.type}`),
    ['0 no', '1 no', '2 bot', '3 yes'],
  );
  assert.equal(match.stage.kind, 'over');
  assert.deepEqual(seen.refused, []);
});

test('SPI-14: an open answer may be put right, but what it is about is not taken back any more', async () => {
  const { match, engine } = play(
    { seats: [person('Zoé'), person('Ugo'), person('Rita')], toAct: (moves) => (moves === 0 ? [0] : [1, 2]) },
    { manner: ({ moves }) => (moves === 0 ? { kind: 'turn' } : { kind: 'ballot', secret: false }) },
  );
  await match.begin();
  await match.lift();
  await match.act(move('propose'), 0);
  await settle();
  assert.equal(match.stage.kind, 'ballot');
  assert.equal(match.untakeable, null);
  await match.cast(2, move('refuse'));
  assert.equal(match.untakeable, null, 'the answer may be put right');
  assert.equal(await match.undo(), true);
  assert.ok(match.stage.kind === 'ballot' && !match.stage.ballot.begun && match.stage.ballot.seen);
  assert.equal(match.untakeable, 'seen');
  assert.equal(await match.undo(), false);
  assert.deepEqual(
    engine.record.map(({ action }) => action.type),
    ['propose'],
  );
  // Nor while the answers are on their way to the rules.
  await match.cast(1, move('accept'));
  const counting = match.cast(2, move('accept'));
  assert.equal(match.untakeable, 'seen');
  await counting;
});

test('who is alone with bots may take back all, an answer on its way to the rules too', async () => {
  const { match } = play(
    { seats: [person('Zoé'), bot('Ugo'), bot('Rita')], toAct: (moves) => (moves === 0 ? [0] : [0, 1, 2]) },
    { manner: ({ moves }) => (moves === 0 ? { kind: 'turn' } : { kind: 'ballot', secret: false }) },
  );
  await match.begin();
  await match.act(move('propose'), 0);
  await settle();
  assert.equal(match.stage.kind, 'ballot');
  const counting = match.cast(0, move('refuse'));
  assert.ok(match.stage.kind === 'ballot' && match.stage.ballot.complete);
  assert.equal(match.untakeable, null);
  assert.equal(await match.undo(), true);
  await counting;
});

test('a ballot of bots alone: nobody is asked, and all answers are given together', async () => {
  const { match, engine, time, stage } = play(
    { seats: [person('Anna'), bot('Ugo'), bot('Rita')], toAct: (moves) => [1, 2].slice(moves), over: (n) => n > 1 },
    { manner: { kind: 'ballot', secret: false } },
  );
  const request = engine.request;
  engine.request = ((op: 'act', fields: object) =>
    request(op, (op === 'act' ? { ...fields, seen: engine.record.length } : fields) as never)) as never;
  await match.begin();
  await time.pass(1000);
  assert.deepEqual(
    engine.record.map(({ seat }) => seat),
    [1, 2],
  );
  assert.equal(stage(), 'over');
});

test('a ballot that cannot be counted is asked anew, not counted again and again', async () => {
  const { match, engine, time, stage } = play(
    { seats: [person('Anna'), bot('Ugo')], toAct: (moves) => [0, 1].slice(moves), over: (moves) => moves > 1 },
    { manner: { kind: 'ballot', secret: false } },
  );
  let asked = 0;
  engine.bot = () => {
    asked++;
    // It ends by itself, so that the test can fail.
    return asked < 50 ? Promise.reject(new Error('the engine is gone')) : new Promise(() => undefined);
  };
  await match.begin();
  await match.cast(0, move('yes'));
  await time.pass(1000);
  assert.equal(asked, 1);
  assert.equal(stage(), 'ballot');
  assert.equal(match.stage.kind === 'ballot' && match.stage.ballot.asking, 0, 'Anna is asked again');
});

test('SPI-37: the end of a clock takes back no answer; another proposal is voted on anew', async () => {
  const seats = [person('Anna'), person('Bruno'), person('Zoé'), bot('Ugo')];
  for (const [secret, shows] of [
    [false, 0],
    [true, 0],
    [false, 400],
  ] as const) {
    const { match, engine, time, stage } = play(
      {
        seats,
        toAct: (_, { record }) => [0, 1, 3].filter((seat) => !record.some((line) => line.seat === seat)),
        since: () => 0,
        over: (moves) => moves > 3,
        clocks: ({ record }) => [{ name: 'match', seat: null, ms: 30_000, since: 0, running: record.length === 0 }],
      },
      { manner: { kind: 'ballot', secret }, shows },
    );
    await match.begin();
    await time.pass(29_000);
    await match.cast(0, move('yes'));
    await time.pass(2000);
    assert.deepEqual(
      engine.record.map(({ seat }) => seat),
      [null],
    );
    assert.equal(stage(), 'ballot');
    assert.equal(match.stage.kind === 'ballot' && match.stage.ballot.asking, 1, 'Anna is not asked again');
    await match.cast(1, move('no'));
    await time.pass(3000);
    assert.deepEqual(
      engine.record.map(({ seat, action }) => `${seat} ${action.type}`),
      ['null time-up', '0 yes', '1 no', '3 bot'],
    );
    assert.equal(stage(), 'over');
  }

  const { match, time } = play(
    { seats, toAct: () => [0, 1], since: () => 0 },
    { manner: { kind: 'ballot', secret: false } },
  );
  await match.begin();
  for (const type of ['yes', 'no']) {
    await match.cast(0, move(type));
    assert.equal(match.stage.kind === 'ballot' && match.stage.ballot.asking, 1);
    await match.cast(1, move(type));
    await time.pass(1000);
    assert.equal(match.stage.kind === 'ballot' && match.stage.ballot.begun, false);
  }
});

/** Ugo has proposed something, and Zoé is asked. */
const asksZoe = (pace: number, patient = false, seats = [person('Zoé'), bot('Ugo')], words?: number) =>
  play(
    { seats, toAct: (moves) => (moves === 0 ? [0] : [1]), bot: () => ({ action: move('bot'), after_ms: 60_000 }) },
    { manner: { kind: 'ballot', secret: false, lapse: move('yes'), ...(words ? { words } : {}) }, pace, patient },
  );

test('alone with bots, who says nothing within three seconds has nothing against it', async () => {
  const silent = asksZoe(100);
  await silent.match.begin();
  await silent.time.pass(2999);
  assert.deepEqual(silent.engine.record, []);
  await silent.time.pass(1);
  assert.deepEqual(silent.engine.record[0], { seat: 0, action: move('yes'), at_ms: 3000 });

  const objecting = asksZoe(100);
  await objecting.match.begin();
  await objecting.time.pass(1000);
  await objecting.match.cast(0, move('no'));
  await objecting.time.pass(5000);
  assert.deepEqual(
    objecting.engine.record.filter(({ seat }) => seat === 0).map(({ action }) => action),
    [move('no')],
  );

  for (const slow of [asksZoe(0), asksZoe(100, true), asksZoe(100, false, [person('Zoé'), person('Ugo')])]) {
    await slow.match.begin();
    await slow.time.pass(60_000);
    assert.deepEqual(slow.engine.record, [], 'nobody is hurried who asked for time, nor two people');
  }
});

test('what is voted on is read first, by its words, in whole seconds', async () => {
  const reading = asksZoe(100, false, [person('Zoé'), bot('Ugo')], 12);
  await reading.match.begin();
  assert.equal(reading.match.objects(reading.match.view), 7000, '3 s to object, and 3.6 s for twelve words');
  assert.equal(reading.match.stage.kind === 'ballot' && reading.match.stage.stays, 7000);
  await reading.time.pass(6999);
  assert.deepEqual(reading.engine.record, []);
  await reading.time.pass(1);
  assert.deepEqual(reading.engine.record[0], { seat: 0, action: move('yes'), at_ms: 7000 });
});

test('a touch of the table answers nobody’s question, and hurries nothing that comes after it', async () => {
  const next = { bot: () => ({ action: move('bot'), after_ms: 0 }), since: () => 0 };
  for (const early of [true, false]) {
    const { match, time, engine } = play(
      { seats: [person('Zoé'), bot('Ugo')], toAct: (moves) => (moves === 0 ? [0] : [1]), ...next },
      {
        manner: (view) => (view.moves === 0 ? { kind: 'ballot', secret: false, lapse: move('yes') } : { kind: 'turn' }),
        pace: 1000,
      },
    );
    // A second tap that was meant for the bot's motion, or one that reads what lies there.
    if (early) match.hurry();
    await match.begin();
    if (!early) match.hurry();
    await time.pass(2999);
    assert.deepEqual(engine.record, []);
    await match.cast(0, move('no'));
    await time.pass(999);
    assert.deepEqual(
      engine.record.map(({ action }) => action),
      [move('no')],
    );
    await time.pass(1);
    assert.equal(engine.record.length, 2);
  }
});

test('an open ballot: in any order, and everybody sees what was answered; one person alone hides nothing', () => {
  const open = new Ballot([0, 1, 3], false);
  assert.equal(open.give(3, move('yes')), true);
  assert.deepEqual([open.answer(3), open.asking, open.complete], [move('yes'), 0, false]);
  assert.equal(open.give(3, move('no')), true, 'one may change one’s mind until all have answered');
  const secret = new Ballot([0, 1], true);
  secret.give(0, move('yes'));
  assert.deepEqual([secret.answer(0), secret.has(0)], [null, true]);
  const alone = new Ballot([2], true);
  alone.give(2, move('no'));
  assert.deepEqual(alone.answer(2), move('no'));
});

test('what is being prepared is shown to the rules, and nothing is done', async () => {
  const { match, engine } = play({ seats: [person('Zoé')], toAct: () => [0] });
  await match.begin();
  assert.equal(await match.check(move('a')), null);
  assert.equal((await match.check(move('bad')))?.code, 'illegal');
  assert.deepEqual(engine.record, []);
});

test('who has the device in hand asks for what is taken back', async () => {
  const { match, engine } = play({ seats: [person('Anna'), person('Bruno')], toAct: turns(2) });
  const seats: unknown[] = [];
  const request = engine.request;
  engine.request = ((op: 'undo', fields: { seat?: number; dry?: boolean }) => {
    if (op === 'undo' && fields.dry !== true) seats.push(fields.seat);
    return request(op, fields as never);
  }) as never;
  await match.begin();
  await match.lift();
  await settle();
  await match.act(move('a'), 0);
  await settle();
  await match.undo();
  await match.lift();
  await settle();
  await match.act(move('a'), 0);
  await settle();
  await match.handOver();
  await match.undo();
  assert.deepEqual(seats, [0, undefined]);
});

// Clocks

const clock =
  (running: (engine: ScriptedEngine) => boolean, ms = 30_000) =>
  (engine: ScriptedEngine) =>
    engine.record.some(({ seat }) => seat === null)
      ? []
      : [{ name: 'round', ms, running: running(engine), seat: null, since: 0 }];

test('a clock that runs out is told once, by the table', async () => {
  const { match, engine, time } = play({
    seats: [person('Zoé')],
    toAct: () => [0],
    clocks: clock(() => true),
  });
  await match.begin();
  await time.pass(29_999);
  assert.equal(engine.record.length, 0);
  await time.pass(60_000);
  assert.deepEqual(engine.record, [{ seat: null, action: { type: 'time-up', clock: 'round' }, at_ms: 30_000 }]);
});

test('what somebody was about to say when a clock runs out is tried before its end; where it does not count nothing has happened', async () => {
  for (const [type, counts] of [
    ['late', true],
    ['bad', false],
  ] as const) {
    const { match, engine, time, seen } = play(
      {
        seats: [person('Zoé')],
        toAct: () => [0],
        clocks: clock(() => true),
      },
      { unsaid: (name) => (name === 'round' ? { seat: 0, action: move(type) } : null) },
    );
    await match.begin();
    await time.pass(30_000);
    const done = engine.record.map(({ seat, action }) => `${seat} ${action.type}`);
    assert.deepEqual(done, counts ? ['0 late', 'null time-up'] : ['null time-up']);
    assert.deepEqual([seen.refused, seen.trouble], [[], []]);
  }
});

test('THE-26: a turn that an announcement ends as its clock runs out takes nothing from the next one', async () => {
  const { match, engine, time, seen } = play(
    {
      seats: [person('Zoé'), person('Ugo')],
      toAct: (moves) => [moves % 2],
      // Each action begins another turn.
      clocks: ({ record }) => [{ name: 'turn', ms: 30_000, running: true, seat: null, since: record.length }],
    },
    { ...open('after'), unsaid: (name) => (name === 'turn' ? { seat: 1, action: move('late') } : null) },
  );
  await match.begin();
  await time.pass(29_990);
  engine.gate = time.wait(50);
  const said = match.act(move('announce'), 0);
  await time.pass(50);
  await said;
  await time.pass(20_000);
  const done = (): string[] => engine.record.map(({ seat, action }) => `${seat} ${action.type}`);
  assert.deepEqual(done(), ['0 announce'], 'the next turn has its whole time, and nothing is said in it for anybody');
  await time.pass(10_050);
  assert.deepEqual(done().slice(1), ['1 late'], 'then it ends in its turn');
  assert.deepEqual([seen.refused, seen.trouble], [[], []]);
});

test('a clock stands still out of sight, and when the rules say so', async () => {
  const { match, engine, time } = play({
    seats: [person('Zoé')],
    toAct: () => [0],
    clocks: clock(({ record }) => record.length !== 1),
  });
  await match.begin();
  await time.pass(10_000);
  match.hide(true);
  await time.pass(100_000);
  match.hide(false);
  await time.pass(5000);
  const [shown] = match.view.clocks;
  assert.equal(shown && match.left(shown), 15_000);
  // A word is judged: the rules stop it.
  await match.act(move('a'), 0);
  assert.equal(engine.record[0]?.at_ms, 15_000);
  await time.pass(100_000);
  assert.equal(engine.record.length, 1);
});

test('THE-25: a clock that was stopped in the tick of its end runs out when it goes on', async () => {
  const { match, engine, time, seen } = play(
    {
      seats: [person('Zoé'), person('Ugo')],
      toAct: () => [0, 1],
      // A word is typed after the first action, and withdrawn with the second.
      clocks: clock(({ record }) => record.length !== 1),
    },
    open('beside'),
  );
  await match.begin();
  await time.pass(29_990);
  engine.gate = time.wait(50);
  const buzz = match.act(move('buzz'), 0);
  await time.pass(50);
  await buzz;
  await time.pass(5000);
  assert.deepEqual(
    engine.record.map(({ seat }) => seat),
    [0],
    'its end came too late',
  );
  await match.act(move('withdraw'), 0);
  await time.pass(1000);
  assert.deepEqual(
    engine.record.map(({ seat }) => seat),
    [0, 0, null],
  );
  assert.deepEqual(seen.trouble, []);
});

test('an undo takes back actions, not seconds, and one that is refused gives none either', async () => {
  let sealed = false;
  const { match, engine, time } = play({
    seats: [person('Zoé')],
    toAct: () => [0],
    clocks: clock(() => true),
    sealed: () => sealed,
  });
  const left = (): number => Math.min(...match.view.clocks.map((one) => match.left(one)));
  await match.begin();
  await time.pass(10_000);
  await match.act(move('a'), 0);
  await time.pass(5000);
  assert.equal(await match.undo(), true);
  assert.equal(left(), 15_000);
  await match.act(move('a'), 0);
  assert.equal(engine.record.at(-1)?.at_ms, 15_000);
  await time.pass(1000);
  sealed = true;
  assert.equal(await match.undo(), false);
  assert.equal(left(), 14_000);
  await match.resume();
  assert.equal(left(), 14_000, 'nor does an engine that starts again');
});

/** After the throw, until the end of the clock that begins with it. */
const thrown = (): ReturnType<typeof play> =>
  play(
    {
      seats: [person('Zoé'), person('Ugo')],
      toAct: () => [0, 1],
      clocks: ({ record }) =>
        record.length === 0 || record.some(({ seat }) => seat === null)
          ? []
          : [{ name: 'round', ms: 30_000, running: true, seat: null, since: 1, lapses: false }],
      sealed: () => true,
    },
    {
      manner: { kind: 'open', bots: 'beside' },
      lasts: (action) => ((action.type as string) === 'roll' ? 1100 : 0),
    },
  );

test('THE-25: a throw names the moment at which the dice lie, and the watch does not leap there', async () => {
  const { match, engine, time } = thrown();
  const left = (): number => Math.min(...match.view.clocks.map((one) => match.left(one)));
  await match.begin();
  await time.pass(5000);
  await match.act(move('roll'), 0);
  assert.equal(engine.record[0]?.at_ms, 6100);
  assert.equal(left(), 31_100, 'its whole time, from the moment on that is still to come');
  await time.pass(600);
  assert.equal(await match.undo(), false);
  assert.equal(left(), 30_500, 'nor after something that is not taken back');
  await match.act(move('a'), 1);
  assert.equal(engine.record[1]?.at_ms, 5600);
  await time.pass(500);
  assert.equal(left(), 30_000);
  await time.pass(29_999);
  assert.equal(engine.record.length, 2);
  await time.pass(1);
  assert.deepEqual(engine.record[2], { seat: null, action: { type: 'time-up', clock: 'round' }, at_ms: 36_100 });
});

test('THE-25: dice that a touch has laid lie now: time goes on to the moment that was named, out of sight too', async () => {
  for (const hidden of [false, true]) {
    const { match, engine, time } = thrown();
    await match.begin();
    await match.act(move('roll'), 0);
    await time.pass(300);
    match.hide(hidden);
    match.arrive();
    match.arrive();
    await time.pass(hidden ? 5000 : 0);
    match.hide(false);
    const [clock] = match.view.clocks;
    assert.equal(clock && match.left(clock), 30_000);
    await match.act(move('buzz'), 1);
    assert.equal(engine.record[1]?.at_ms, 1100);
    await time.pass(30_000);
    assert.equal(engine.record[2]?.at_ms, 31_100);
  }
});

test('while a clock runs it is noted every few seconds how far, and in the tick of leaving', async () => {
  const { match, time, seen } = play({ seats: [person('Zoé')], toAct: () => [0], clocks: clock(() => true) });
  await match.begin();
  await time.pass(11_000);
  assert.ok((seen.notes.at(-1) ?? 0) >= 9000, `${seen.notes}`);
  await time.pass(500);
  match.remember();
  assert.equal(seen.notes.at(-1), 11_500);
  const { length } = seen.notes;
  match.hide(true);
  await time.pass(60_000);
  assert.ok(seen.notes.slice(length).every((at) => at === 11_500));
});

test('a clock goes on where it was left, also where nobody had acted since', async () => {
  const script: Script = { seats: [person('Zoé')], toAct: () => [0], clocks: clock(() => true) };
  const first = play(script);
  await first.match.begin();
  await first.time.pass(12_000);
  first.match.stop();
  assert.equal(first.seen.notes.at(-1), 12_000);
  const engine = new ScriptedEngine(script);
  const time = new ScriptedTime();
  const match = new Match({
    engine,
    seats: script.seats,
    view: engine.view(),
    time,
    at_ms: 12_000,
    habits: { paceMs: () => 0, playOnly: () => false },
  });
  await match.begin({
    play: async () => undefined,
    deal: async () => undefined,
    playBack: () => Promise.resolve(),
    noteBefore: () => undefined,
    redraw: () => undefined,
    manner: () => ({ kind: 'turn' }),
    lasts: () => 0,
    endsRound: () => false,
    refused: () => undefined,
    trouble: (error) => assert.fail(String(error)),
  });
  await time.pass(17_999);
  assert.equal(engine.record.length, 0);
  await time.pass(1);
  assert.equal(engine.record[0]?.at_ms, 30_000);
});
