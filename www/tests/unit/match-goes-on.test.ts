// Match at the seams: bots ready at the same moment, a page hidden at the wrong instant, commands given twice, a table left in the middle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Manner } from '../../src/match/stage.ts';
import { bot, person, play, turns } from './played.ts';
import { move, settle, slowly } from './scripted.ts';

/** Requests that take their time have been answered. */
const answered = async (): Promise<void> => {
  for (let n = 0; n < 400; n++) await settle();
};

const racing: { manner: Manner } = { manner: { kind: 'open', bots: 'beside', slow: true } };

test('bots that are ready at the same moment: the first acts, the others are asked again, and the match goes on', async () => {
  const { match, engine, time, seen, stage } = play(
    {
      seats: [person('Zoé'), bot('Ugo'), bot('Rita'), bot('Lola'), bot('Max')],
      // Who has spoken waits until the end of the round.
      toAct: (_, { record }) => [1, 2, 3, 4].filter((seat) => !record.some((one) => one.seat === seat)),
      since: () => 0,
      over: (moves) => moves === 4,
      bot: (_, waited = 0) => ({ after_ms: Math.max(0, 3000 - waited) }),
    },
    racing,
  );
  slowly(engine);
  await match.begin();
  await answered();
  await time.pass(3000);
  await answered();
  await time.pass(1);
  await answered();
  assert.deepEqual(seen.trouble, []);
  assert.deepEqual(seen.refused, []);
  assert.equal(engine.record.length, 4);
  assert.equal(stage(), 'over');
});

test('the curtain is lifted twice at once: who has the device may act', async () => {
  const { match, engine, stage } = play({ seats: [person('Zoé'), person('Ugo'), bot('Rita')], toAct: turns(3) });
  slowly(engine);
  await match.begin();
  await answered();
  assert.equal(stage(), 'covered 0');
  await Promise.all([match.lift(), match.lift()]);
  await answered();
  assert.equal(stage(), 'turn');
  assert.equal(match.acting, true);
});

test('the act of a bot was under way when the page went out of sight: the round that it ended is summed up', async () => {
  for (const back of [0, 50, 5000]) {
    const { match, engine, time, stage } = play(
      {
        seats: [person('Zoé'), bot('Ugo')],
        toAct: () => [0, 1],
        round: (moves) => 1 + moves,
        bot: (_, waited = 0) => ({ after_ms: Math.max(0, 500 - waited) }),
      },
      racing,
    );
    await match.begin();
    await settle();
    let open = (): void => undefined;
    await time.pass(499);
    engine.gate = new Promise((resolve) => (open = resolve));
    await time.pass(1);
    match.hide(true);
    open();
    await time.pass(back);
    match.hide(false);
    await time.pass(1000);
    assert.equal(engine.record.length, 1);
    assert.equal(stage(), 'summary', `back after ${back} ms`);
  }
});

test('a page out of sight: what bots have waited stands still too', async () => {
  const waits: number[] = [];
  const { match, engine, time } = play(
    {
      seats: [person('Zoé'), bot('Ugo')],
      toAct: () => [0, 1],
      bot: (_, waited = 0) => {
        waits.push(waited);
        return { after_ms: Math.max(0, 8000 - waited) };
      },
    },
    racing,
  );
  await match.begin();
  await time.pass(1800);
  match.hide(true);
  await time.pass(45_000);
  match.hide(false);
  await time.pass(6199);
  assert.equal(engine.record.length, 0);
  await time.pass(1);
  assert.equal(engine.record.length, 1);
  assert.ok(waits.every((waited) => waited <= 8000));
});

test('a page that was opened out of sight: no clock runs and no bot is quick before somebody looks', async () => {
  const { match, engine, time } = play(
    {
      seats: [person('Zoé'), bot('Ugo')],
      toAct: () => [0, 1],
      clocks: () => [{ name: 'round', seat: null, ms: 20_000, since: 0, running: true }],
      bot: () => ({ after_ms: 500 }),
    },
    { ...racing, hidden: true },
  );
  await match.begin();
  await time.pass(60_000);
  const left = (): number => Math.min(...match.view.clocks.map((clock) => match.left(clock)));
  assert.equal(left(), 20_000);
  assert.equal(engine.record.length, 0);
  match.hide(false);
  await time.pass(500);
  assert.equal(engine.record.length, 1);
  assert.equal(left(), 19_500);
});

test('a bot that was asked by an old view, and may not act any more, is no trouble', async () => {
  const { match, engine, time, seen, stage } = play(
    { seats: [person('Zoé'), bot('Ugo'), bot('Rita')], toAct: (moves) => (moves === 0 ? [0, 1, 2] : [0]) },
    racing,
  );
  slowly(engine);
  const begun = match.begin();
  await settle();
  const acted = match.act(move('buzz'), 0);
  await Promise.all([begun, acted]);
  await answered();
  await time.pass(1000);
  assert.deepEqual(seen.trouble, []);
  assert.equal(stage(), 'open');
});

test('what is answered twice in one tick is answered once', async () => {
  const { match, engine, seen } = play({ seats: [person('Zoé')], toAct: turns(1) });
  await match.begin();
  const [one, two] = [match.act(move('roll'), 0), match.act(move('roll'), 0)];
  assert.deepEqual(await Promise.all([one, two]), [true, true]);
  assert.equal(engine.record.length, 1);
  assert.deepEqual(seen.refused, []);
  // Said again later, it is another answer.
  await settle();
  await match.act(move('roll'), 0);
  assert.equal(engine.record.length, 2);
});

test('advance may be called by anybody at any time: nobody is asked twice', async () => {
  const { match, engine, time, stage } = play({ seats: [person('Zoé'), bot('Ugo')], toAct: turns(2) }, { pace: 100 });
  await match.begin();
  await match.act(move('a'), 0);
  await settle();
  for (let n = 0; n < 5; n++) {
    void match.advance();
    await time.pass(10);
  }
  assert.equal(engine.asked.filter((one) => one === 'bot 1').length, 1);
  await time.pass(100);
  assert.equal(stage(), 'turn');
});

test('a table left in the middle of anything: nothing is thrown', async () => {
  const unhandled: unknown[] = [];
  const heard = (error: unknown): void => void unhandled.push(error);
  process.on('unhandledRejection', heard);
  try {
    for (const command of ['undo', 'lift', 'handOver', 'take', 'goOn', 'waitNoLonger'] as const) {
      const { match, seen } = play({ seats: [person('Anna'), person('Bruno'), bot('Ugo')], toAct: turns(3) });
      await match.begin();
      if (command !== 'lift') await match.lift();
      for (let n = 0; n < 3; n++) void (match[command] as () => Promise<unknown>)();
      match.stop();
      void (match[command] as () => Promise<unknown>)();
      await settle();
      assert.deepEqual(seen.trouble, [], command);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
    assert.deepEqual(unhandled, []);
  } finally {
    process.off('unhandledRejection', heard);
  }
});

test('a ballot cut in mid-count comes back: who has voted is not asked again', async () => {
  const seats = [person('Anna'), person('Bruno'), person('Zoé')];
  const { match, engine } = play(
    { seats, toAct: (moves) => [0, 1, 2].slice(moves), over: (moves) => moves > 2 },
    { manner: { kind: 'ballot', secret: false } },
  );
  const request = engine.request;
  engine.request = ((op: 'act', fields: object) =>
    request(op, (op === 'act' ? { ...fields, seen: engine.record.length } : fields) as never)) as never;
  engine.record.push({ seat: 0, action: move('yes') });
  await match.begin();
  assert.ok(match.stage.kind === 'ballot');
  assert.deepEqual(match.stage.ballot.seats, [1, 2]);
  assert.deepEqual(
    [...match.stage.ballot.given].map(([seat, view]) => [seat, view.seat]),
    [[0, 0]],
    'what it saw is seen',
  );
  await match.cast(1, move('no'));
  await match.cast(2, move('yes'));
  await settle();
  assert.deepEqual(
    engine.record.map(({ seat, action }) => `${seat} ${action.type}`),
    ['0 yes', '1 no', '2 yes'],
  );
  assert.equal(match.stage.kind, 'over');
});
