// Match with an engine and a clock that do what the test says: who is asked when, what is shown, what is never lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ballot } from '../../src/match/ballot.ts';
import { Match } from '../../src/match/match.ts';
import type { Manner, Stage } from '../../src/match/stage.ts';
import type { Showing } from '../../src/match/presentation.ts';
import type { Step } from '../../src/match/step.ts';
import type { Player, View } from '../../src/protocol/index.ts';
import { move, ScriptedEngine, ScriptedTime, settle, type Script } from './scripted.ts';

const person = (name: string): Player => ({ name, bot: null });
const bot = (name: string): Player => ({ name, bot: 'easy' });

/** A match, and what is seen of it. Each step is shown for `shows` ms. */
function play(script: Script, { shows = 0, manner = { kind: 'turn' } as Manner, playOnly = false, pace = 100 } = {}) {
  const engine = new ScriptedEngine(script);
  const time = new ScriptedTime();
  const seen = {
    /** The actions whose steps were shown to their end. */
    steps: [] as string[],
    /** How many actions what is drawn knows of. */
    drawn: 0,
    stages: [] as string[],
    refused: [] as string[],
    trouble: [] as unknown[],
    notes: [] as number[],
  };
  const look = (stage: Stage): string => ('next' in stage ? `${stage.kind} ${stage.next}` : stage.kind);
  const match: Match = new Match({
    engine,
    seats: script.seats,
    view: engine.view(),
    time,
    habits: { paceMs: () => pace, playOnly: () => playOnly },
    note: (_view: View, at: number) => void seen.notes.push(at),
    spectacle: {
      async play(step: Step, { signal, hurried, drew }: Showing) {
        if (shows > 0) await time.wait(shows / 2, hurried);
        if (signal.aborted) return;
        seen.drawn = step.after.moves;
        drew();
        if (shows > 0) await time.wait(shows / 2, hurried);
        if (!signal.aborted) seen.steps.push(step.action.type);
      },
      async deal({ drew }: Showing) {
        seen.drawn = match.view.moves;
        drew();
        seen.steps.push('deal');
      },
      redraw() {
        if (match.steady) seen.drawn = match.view.moves;
        if (seen.stages.at(-1) !== look(match.stage)) seen.stages.push(look(match.stage));
      },
      manner: () => manner,
      endsRound: (step) => step.before.round !== step.after.round,
      refused: (refusal) => void seen.refused.push(refusal.code),
      trouble: (error) => void seen.trouble.push(error),
    },
  });
  return { match, engine, time, seen, stage: () => look(match.stage) };
}

const turns = (count: number) => (moves: number) => [moves % count];

test('a person and bots take turns: each step is shown before the next one is asked', async () => {
  const { match, time, seen, stage, engine } = play(
    { seats: [person('Zoé'), bot('Ugo'), bot('Rita')], toAct: turns(3) },
    { shows: 50 },
  );
  await match.begin();
  await settle();
  assert.equal(stage(), 'turn');
  assert.equal(match.acting, true);
  const acted = match.act(move('a'), 0);
  await settle();
  assert.equal(match.busy, true);
  assert.equal(engine.record.length, 1, 'the rules have it at once');
  await time.pass(50);
  assert.equal(await acted, true);
  assert.equal(stage(), 'waiting');
  await time.pass(99);
  assert.equal(engine.record.length, 1, 'a bot takes its pace');
  await time.pass(1 + 50 + 100 + 50);
  assert.deepEqual(seen.steps, ['a', 'bot', 'bot']);
  assert.equal(stage(), 'turn');
  assert.deepEqual(seen.trouble, []);
});

test('undo while a step is being shown: it is dropped, and the undone view stays', async () => {
  const { match, time, seen, stage } = play({ seats: [person('Zoé'), bot('Ugo')], toAct: turns(2) }, { shows: 1000 });
  await match.begin();
  await settle();
  for (const after of [1, 499, 501, 999, 1000, 1050, 1600]) {
    void match.act(move('a'), 0);
    await time.pass(after);
    assert.equal(await match.undo(), true);
    await settle();
    assert.equal(match.view.moves, 0);
    assert.equal(seen.drawn, 0);
    await time.pass(5000);
    assert.equal(seen.drawn, 0, `undone after ${after} ms`);
    assert.equal(stage(), 'turn');
    assert.equal(match.acting, true);
  }
  assert.deepEqual(seen.refused, []);
  assert.deepEqual(seen.trouble, []);
});

test('undo while the action is still on its way to the rules', async () => {
  const { match, engine, time, seen, stage } = play({ seats: [person('Zoé'), bot('Ugo')], toAct: turns(2) });
  await match.begin();
  await settle();
  let open = (): void => undefined;
  engine.gate = new Promise((resolve) => (open = resolve));
  const acted = match.act(move('a'), 0);
  const undone = match.undo();
  open();
  assert.deepEqual(await Promise.all([acted, undone]), [true, true]);
  await time.pass(5000);
  assert.deepEqual(engine.record, []);
  assert.deepEqual(seen.steps, []);
  assert.equal(seen.drawn, 0);
  assert.equal(stage(), 'turn');
});

test('no command is swallowed: it waits for the one before it, and is done or refused', async () => {
  const { match, engine, time, seen } = play({ seats: [person('Zoé')], toAct: () => [0] }, { shows: 500 });
  await match.begin();
  await settle();
  const [first, second] = [match.act(move('a'), 0), match.act(move('b'), 0)];
  await time.pass(600);
  assert.equal(await first, true);
  assert.equal(await second, false, 'it answered to what is no more');
  assert.deepEqual(seen.refused, ['stale']);
  // While the first is still shown, but drawn already, the next one answers to that.
  void match.act(move('a'), 0);
  await time.pass(300);
  void match.act(move('c'), 0);
  await time.pass(2000);
  assert.deepEqual(
    engine.record.map(({ action }) => action.type as string),
    ['a', 'a', 'c'],
  );
  assert.equal(await match.act(move('bad'), 0), false);
  assert.equal(await match.act(move('a'), 1), false);
  assert.deepEqual(seen.refused, ['stale', 'illegal', 'not-your-turn']);
});

test('a tap hurries what is shown and the pause after it', async () => {
  const { match, time, seen, stage } = play(
    { seats: [person('Zoé'), bot('Ugo')], toAct: turns(2) },
    { shows: 5000, pace: 5000 },
  );
  await match.begin();
  await settle();
  void match.act(move('a'), 0);
  await time.pass(10);
  for (let taps = 0; taps < 3; taps++) {
    match.hurry();
    await time.pass(10);
  }
  assert.deepEqual(seen.steps, ['a', 'bot']);
  assert.equal(stage(), 'turn');
});

test('who leaves is shown nothing more, and nothing more is asked', async () => {
  const { match, engine, time, seen } = play({ seats: [bot('Ugo'), bot('Rita')], toAct: turns(2) }, { shows: 100 });
  await match.begin();
  await time.pass(150);
  match.stop();
  const { length } = engine.asked;
  const stages = [...seen.stages];
  await time.pass(10_000);
  assert.equal(engine.asked.length, length);
  assert.deepEqual(seen.stages, stages);
});

test('round one device: the curtain, the hand, the hand-over', async () => {
  const { match, stage } = play({ seats: [person('Anna'), person('Bruno')], toAct: turns(2) });
  await match.begin();
  assert.equal(match.viewer, null);
  assert.equal(stage(), 'covered 0');
  await match.lift();
  await settle();
  assert.equal(stage(), 'turn');
  assert.equal(match.viewer, 0);
  await match.act(move('a'), 0);
  await settle();
  assert.equal(stage(), 'handing 1');
  await match.handOver();
  assert.equal(match.viewer, null);
  assert.equal(stage(), 'covered 1');
  await match.undo();
  await settle();
  assert.equal(stage(), 'covered 0');
});

test('a round that ended is summed up before anybody is asked', async () => {
  const { match, engine, stage } = play({
    seats: [person('Anna'), person('Bruno')],
    toAct: turns(2),
    round: (moves) => 1 + moves,
  });
  await match.begin();
  await match.lift();
  await settle();
  await match.act(move('a'), 0);
  await settle();
  assert.equal(stage(), 'summary');
  assert.equal(match.viewer, null, 'no hand of the new round lies under it');
  await match.goOn();
  assert.equal(stage(), 'covered 1');
  assert.equal(engine.record.length, 1);
});

test('the next round is drawn when the summary has been read, and not before', async () => {
  const { match, time, seen, stage } = play(
    { seats: [person('Zoé'), bot('Ugo')], toAct: () => [0], round: (moves) => 1 + moves },
    { shows: 50 },
  );
  await match.begin();
  await settle();
  void match.act(move('a'), 0);
  await time.pass(1000);
  assert.equal(stage(), 'summary');
  assert.equal(match.steady, false, 'the round that ended lies there');
  void match.goOn();
  await settle();
  assert.deepEqual(seen.steps, ['a', 'deal']);
  assert.equal(match.steady, true);
  assert.equal(stage(), 'turn');
});

test('a tap while a step is being shown leaves out the pause after it, and only that one', async () => {
  const { match, time, engine } = play(
    { seats: [person('Zoé'), bot('Ugo'), bot('Rita')], toAct: turns(3) },
    { shows: 100 },
  );
  await match.begin();
  await settle();
  void match.act(move('a'), 0);
  await settle();
  match.hurry();
  // Half of Ugo's step is drawn at once.
  await time.pass(1);
  assert.equal(engine.record.length, 2);
  await time.pass(100 + 98);
  assert.equal(engine.record.length, 2, 'Rita takes her pace');
  await time.pass(10);
  assert.equal(engine.record.length, 3);
});

test('round one device: what was played is covered by itself; by hand where nothing is waited for', async () => {
  const two = { seats: [person('Anna'), person('Bruno')], toAct: turns(2) };
  const { match, time, stage } = play(two);
  await match.begin();
  await match.lift();
  await settle();
  await match.act(move('a'), 0);
  await time.pass(1199);
  assert.equal(stage(), 'handing 1', 'it stays in sight');
  await time.pass(1);
  assert.equal(stage(), 'covered 1');
  assert.equal(match.viewer, null);

  const still = play(two, { pace: 0 });
  await still.match.begin();
  await still.match.lift();
  await settle();
  await still.match.act(move('a'), 0);
  await still.time.pass(60_000);
  assert.equal(still.stage(), 'handing 1');
});

test('alone with bots a question lapses: after a while where a bot moves next, with the own move else', async () => {
  const asked = (own: boolean, pace = 100) =>
    play(
      { seats: [person('Zoé'), bot('Ugo')], toAct: (moves) => (moves === 0 || own ? [0] : [1]) },
      { manner: { kind: 'open', bots: 'after', lapse: { action: move('accept'), own } }, pace },
    );
  const first = asked(false);
  await first.match.begin();
  await first.time.pass(1499);
  assert.equal(first.engine.record.length, 0);
  await first.time.pass(1);
  assert.deepEqual(first.engine.record[0], { seat: 0, action: move('accept') });

  const own = asked(true);
  await own.match.begin();
  await own.time.pass(60_000);
  assert.equal(own.engine.record.length, 0, 'nobody hurries who is to move');
  void own.match.take();
  await own.time.pass(1);
  assert.equal(own.engine.record.length, 1);

  const still = asked(false, 0);
  await still.match.begin();
  await still.time.pass(60_000);
  assert.equal(still.engine.record.length, 0, 'where nothing is waited for it would be gone before it is read');
});

test('undo in a match of bots takes back one action; with a person, what bots did since goes with it', async () => {
  const bots = play({ seats: [bot('Ugo'), bot('Rita')], toAct: turns(2) });
  await bots.match.begin();
  await bots.time.pass(350);
  assert.equal(bots.engine.record.length, 3);
  await bots.match.undo();
  assert.equal(bots.engine.record.length, 2);
  const one = play({ seats: [person('Zoé'), bot('Ugo'), bot('Rita')], toAct: turns(3) });
  await one.match.begin();
  await settle();
  await one.match.act(move('a'), 0);
  await one.time.pass(300);
  assert.equal(one.engine.record.length, 3);
  await one.match.undo();
  assert.equal(one.engine.record.length, 0);
});

test('an undo that is refused half-way changes nothing', async () => {
  const { match, engine, time, seen } = play({
    seats: [person('Anna'), person('Bruno'), bot('Ugo')],
    toAct: (moves) => [[0, 2, 1][moves % 3] ?? 0],
    sealed: (moves) => moves === 1,
  });
  await match.begin();
  await match.lift();
  await settle();
  await match.act(move('a'), 0);
  await time.pass(200);
  assert.equal(engine.record.length, 2);
  const before = structuredClone(engine.record);
  assert.equal(await match.undo(), false);
  assert.deepEqual(engine.record, before);
  assert.equal(match.view.moves, 2);
  assert.deepEqual(seen.refused, ['undo-hidden']);
});

test('the only legal action is played by itself, but not right after an undo', async () => {
  const { match, engine, time } = play(
    { seats: [person('Zoé'), bot('Ugo')], toAct: turns(2), legal: () => [move('only')], over: (moves) => moves > 3 },
    { playOnly: true },
  );
  await match.begin();
  await time.pass(60);
  assert.equal(engine.record.length, 1);
  await time.pass(110);
  await match.undo();
  await time.pass(1000);
  assert.equal(engine.record.length, 0);
});

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
  engine.request = ((op: 'undo', fields: { seat?: number }) => {
    if (op === 'undo') seats.push(fields.seat);
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
    spectacle: {
      play: async () => undefined,
      deal: async () => undefined,
      redraw: () => undefined,
      manner: () => ({ kind: 'turn' }),
      endsRound: () => false,
      refused: () => undefined,
      trouble: (error) => assert.fail(String(error)),
    },
  });
  await match.begin();
  await time.pass(17_999);
  assert.equal(engine.record.length, 0);
  await time.pass(1);
  assert.equal(engine.record[0]?.at_ms, 30_000);
});

test('after a crash of the engine the match is looked at again, and nothing of before is shown', async () => {
  const { match, time, seen, stage } = play({ seats: [person('Zoé'), bot('Ugo')], toAct: turns(2) }, { shows: 1000 });
  await match.begin();
  await settle();
  void match.act(move('a'), 0);
  await time.pass(100);
  await match.resume();
  await time.pass(5000);
  assert.deepEqual(seen.steps, ['bot']);
  assert.equal(stage(), 'turn');
  assert.equal(seen.drawn, 2);
});
