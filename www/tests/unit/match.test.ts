// Match, seat after seat: who is asked when, what is shown, what is never lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineError } from '../../src/engine/errors.ts';
import { bot, person, play, turns } from './played.ts';
import { move, settle } from './scripted.ts';

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

test('what leaves nothing to be read a bot does at once', async () => {
  const { match, time, engine } = play(
    { seats: [person('Zoé'), bot('Ugo')], toAct: turns(2) },
    { manner: { kind: 'turn', passing: ['bot' as never] } },
  );
  await match.begin();
  await settle();
  void match.act(move('a'), 0);
  await time.pass(14);
  assert.equal(engine.record.length, 1);
  await time.pass(1);
  assert.equal(engine.record.length, 2, 'a seventh of the pace');
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

test('whoever goes on while the end of a round is still being shown has the next one at once', async () => {
  const { match, time, seen, stage } = play(
    { seats: [person('Zoé'), bot('Ugo')], toAct: () => [0], round: (moves) => 1 + moves },
    { shows: 5000 },
  );
  await match.begin();
  await settle();
  void match.act(move('a'), 0);
  await time.pass(100);
  assert.notEqual(stage(), 'summary');
  for (let presses = 0; presses < 2; presses++) void match.goOn();
  await time.pass(1);
  assert.deepEqual(seen.steps, ['a', 'deal']);
  await time.pass(5000);
  assert.equal(stage(), 'turn');
  assert.deepEqual(seen.steps, ['a', 'deal'], 'and no other');
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
  await time.pass(2599);
  assert.equal(stage(), 'handing 1', 'it stays in sight until eight words are read');
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
  await first.time.pass(2999);
  assert.equal(first.engine.record.length, 0);
  await first.time.pass(1);
  assert.deepEqual(first.engine.record[0], { seat: 0, action: move('accept'), at_ms: 3000 });

  // A touch that was meant for something else is no answer.
  const touched = asked(false);
  await touched.match.begin();
  for (let taps = 0; taps < 3; taps++) {
    touched.match.hurry();
    await touched.time.pass(500);
  }
  assert.equal(touched.engine.record.length, 0);
  await touched.time.pass(1500);
  assert.equal(touched.engine.record.length, 1);

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

/** Rita has laid a word, and Zoé moves next; before that Zoé and Ugo may contest it. Where Ugo `contests`, Rita moves instead. */
const asksZoeAndUgo = (contests = false) => {
  const lapse = { action: move('accept'), own: true };
  return play(
    {
      seats: [person('Zoé'), bot('Ugo'), bot('Rita')],
      toAct: (moves) => [[0, 1], [1], [contests ? 2 : 0]][moves] ?? [1],
      bot: (seat) => ({ action: move(seat === 1 && contests ? 'contest' : 'accept') }),
    },
    {
      shows: 40,
      manner: (view) => (view.moves < 2 ? { kind: 'open', bots: 'after', lapse } : { kind: 'turn' }),
    },
  );
};

test('the first touch of a turn moves, though others still have to answer after one has', async () => {
  const { match, engine, time, seen, stage } = asksZoeAndUgo();
  await match.begin();
  await settle();
  assert.equal(stage(), 'open');
  const taken = match.take();
  await time.pass(5000);
  assert.equal(await taken, true);
  assert.equal(stage(), 'turn');
  assert.equal(match.acting, true);
  assert.deepEqual(
    engine.record.map(({ seat }) => seat),
    [0, 1],
  );
  assert.deepEqual(seen.trouble, []);
});

test('touches while the first one is still answered are as much touches of the own turn', async () => {
  const { match, engine, time } = asksZoeAndUgo();
  await match.begin();
  await settle();
  const first = match.take();
  await time.pass(10);
  const others = [match.take(), match.take()];
  await time.pass(5000);
  assert.deepEqual(await Promise.all([first, ...others]), [true, true, true]);
  assert.equal(engine.record.length, 2);
});

test('a touch that somebody else comes before, after all, moves nothing', async () => {
  const { match, time } = asksZoeAndUgo(true);
  await match.begin();
  await settle();
  const taken = match.take();
  await time.pass(1000);
  assert.equal(await taken, false, 'the word was contested, and Rita is to move');
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

test('who takes back their own move before the device is handed on sees no curtain; who finds another to move does', async () => {
  const { match, engine, stage } = play({
    seats: [person('Anna'), person('Bruno'), person('Chloé')],
    toAct: turns(3),
  });
  await match.begin();
  await match.lift();
  await settle();
  await match.act(move('a'), 0);
  await settle();
  assert.equal(stage(), 'handing 1');
  assert.equal(await match.undo(), true);
  await settle();
  assert.equal(stage(), 'turn');
  assert.equal(match.viewer, 0);
  await match.act(move('b'), 0);
  await match.handOver();
  await match.lift();
  await settle();
  assert.equal(match.viewer, 1);
  assert.equal(await match.undo(), true);
  await settle();
  assert.deepEqual(engine.record, []);
  assert.equal(stage(), 'covered 0');
  assert.equal(match.viewer, null);
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

test('among several people it is known before somebody reaches for it that an action stays; alone nothing is asked', async () => {
  let sealed = false;
  const script = { toAct: (moves: number) => [moves === 0 ? 0 : 1], sealed: () => sealed };
  const { match, engine } = play({ seats: [person('Anna'), person('Bruno')], ...script });
  await match.begin();
  await match.lift();
  await match.act(move('a'), 0);
  await settle();
  assert.equal(match.untakeable, null);
  sealed = true;
  await match.undo();
  await settle();
  assert.equal(match.untakeable, 'seen');
  assert.equal(engine.record.length, 1);
  const alone = play({ seats: [person('Anna'), bot('Ugo')], toAct: () => [0], sealed: () => true });
  await alone.match.begin();
  await alone.match.act(move('a'), 0);
  await settle();
  assert.equal(alone.match.untakeable, null);
  assert.equal(alone.engine.asked.includes('undo'), false);
});

test('the only legal action is played by itself once that is said, but not right after an undo', async () => {
  const { match, engine, time } = play(
    { seats: [person('Zoé'), bot('Ugo')], toAct: turns(2), legal: () => [move('only')], over: (moves) => moves > 3 },
    { playOnly: true },
  );
  await match.begin();
  assert.deepEqual(match.stage, { kind: 'turn', forced: true });
  await time.pass(60);
  assert.equal(engine.record.length, 0);
  await time.pass(50);
  assert.equal(engine.record.length, 1);
  await time.pass(110);
  await match.undo();
  await time.pass(1000);
  assert.equal(engine.record.length, 0);
  assert.deepEqual(match.stage, { kind: 'turn' });
});

test('that it is the only one may be known only when the words come: it is played then', async () => {
  for (const undone of [false, true]) {
    const { match, engine, time } = play(
      { seats: [person('Zoé'), bot('Ugo')], toAct: turns(2), legal: () => [move('only')], over: (moves) => moves > 1 },
      { playOnly: true },
    );
    const { request } = engine;
    let complete = false;
    engine.request = (async (op: 'legal', fields: { seat: number }) => {
      const answer = await request(op, fields);
      return op === 'legal' ? { ...answer, complete } : answer;
    }) as typeof engine.request;
    await match.begin();
    if (undone) {
      await match.act(move('own'), 0);
      await match.undo();
    }
    await time.pass(1000);
    assert.deepEqual(match.stage, { kind: 'turn' });
    complete = true;
    await match.relist();
    assert.deepEqual(match.stage, undone ? { kind: 'turn' } : { kind: 'turn', forced: true });
    // Told twice, it is played once.
    await match.relist();
    assert.equal(engine.record.length, 0);
    await time.pass(1000);
    assert.deepEqual(
      engine.record.map(({ seat }) => seat),
      undone ? [] : [0, 1],
    );
  }
});

test('what chance decides is never played by itself, though it be the only legal action', async () => {
  const { match, engine, time, stage } = play(
    { seats: [person('Zoé'), bot('Ugo')], toAct: turns(2), legal: () => [move('roll')] },
    { playOnly: true, manner: { kind: 'turn', chance: [move('roll').type] } },
  );
  await match.begin();
  await time.pass(60_000);
  assert.equal(engine.record.length, 0);
  assert.equal(stage(), 'turn');
});

test('whoever is asked knows what they may do: no turn begins before that', async () => {
  const { match, engine, seen } = play({ seats: [person('Zoé'), bot('Ugo')], toAct: turns(2) });
  const request = engine.request.bind(engine);
  let tell = (): void => undefined;
  const known = new Promise<void>((resolve) => (tell = resolve));
  engine.request = (async (op: 'legal', fields: { seat: number }) => {
    if (op === 'legal') await known;
    return await request(op, fields);
  }) as typeof engine.request;
  void match.begin();
  await settle();
  assert.equal(match.acting, false);
  assert.equal(seen.stages.includes('turn'), false, 'nothing is asked yet');
  tell();
  await settle();
  assert.equal(match.acting, true);
  assert.equal(match.legal?.actions.length, 2);
});

test('what may be done belongs to what is asked: it ends with the question, and is asked anew with the next', async () => {
  const { match, time, engine } = play({ seats: [person('Zoé'), bot('Ugo')], toAct: turns(2) }, { shows: 1000 });
  const may = (): number | null => match.legal?.actions.length ?? null;
  await match.begin();
  await settle();
  assert.equal(may(), 2);
  void match.act(move('a'), 0);
  await time.pass(100);
  assert.equal(may(), null, 'what was played is being shown');
  const asked = (): number => engine.asked.filter((op) => op === 'legal').length;
  assert.equal(asked(), 1, 'a bot is asked otherwise');
  await time.pass(5000);
  assert.equal(may(), 2);
  assert.equal(asked(), 2);
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

test('an engine that crashes again while the match is looked at: the next time it comes back is waited for', async () => {
  const { match, engine, seen, stage } = play({ seats: [person('Zoé'), bot('Ugo')], toAct: turns(2) });
  await match.begin();
  await settle();
  const request = engine.request.bind(engine);
  engine.request = () => Promise.reject(new EngineError('restarted'));
  await match.resume();
  assert.deepEqual(seen.trouble, []);
  engine.request = request;
  await match.resume();
  await settle();
  assert.equal(stage(), 'turn');
});
