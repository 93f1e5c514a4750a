// What people have answered to a question that is not decided yet: it is there again after a way out of the table, a reload, a crash, and counts for
// that question alone.
import './bare-page.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Device } from '../../src/device/device.ts';
import { hash } from '../../src/device/merge.ts';
import type { StoredMatch } from '../../src/device/rows.ts';
import { answered, KeptVotes, votesIn, type Votes } from '../../src/device/votes.ts';
import { EngineError } from '../../src/engine/index.ts';
import type { Manner } from '../../src/match/stage.ts';
import type { Player, Save } from '../../src/protocol/index.ts';
import { bot, person, play } from './played.ts';
import { move, settle, type Script, type ScriptedEngine } from './scripted.ts';
import { row as stored } from './stored.ts';

// Another device for each test.
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const vote = (accept: boolean): Votes['answers'][number]['action'] => ({ type: 'vote', accept }) as never;
const played = (seat: number | null, action: object): object => ({ seat, action });
const propose = played(0, { type: 'lay', cards: ['a'] });

const saved = (actions: object[], more: object = {}): Save =>
  ({ game: 'spikit', seed: '7', seats: [{}, {}, {}, {}], actions, ...more }) as unknown as Save;

/** The match stays here. */
const { signal } = new AbortController();

const row = (save: unknown): StoredMatch => stored('a', { game: 'spikit', save });

const votes: Votes = {
  moves: 1,
  since: 1,
  seen: true,
  answers: [
    { seat: 1, action: vote(true) },
    { seat: 2, action: vote(false) },
  ],
};

/** The row as it lies there. */
async function laid(save: Save, of = votes): Promise<Record<string, unknown>> {
  const { database } = new Device().matches;
  new KeptVotes(database, 'a', () => save).note(of);
  return (await database.attempt((db) => db.get('watches', 'a votes'), null)) as Record<string, unknown>;
}

test('answers are kept with the match, for the very question that they were given to', async () => {
  const save = saved([propose]);
  const there = await laid(save);
  assert.deepEqual(votesIn(there, save), votes);
  // Another deal, another line of play, a proposal that was taken back, one that was made after that.
  for (const other of [
    saved([propose], { seed: '8' }),
    saved([played(0, { type: 'lay', cards: ['b'] })]),
    saved([]),
    saved([propose, played(0, { type: 'end-turn' }), played(1, { type: 'roll' })]),
    saved([propose, played(null, { type: 'time-up', clock: 'match' })]),
    // Somebody else has sat down there, on another device.
    saved([propose], { tenures: [{ from: 1, seat: 1, bot: null, name: 'Dora' }] }),
    // It went on elsewhere: that one was decided, and another was made.
    saved([propose, played(1, vote(true)), played(2, vote(false)), played(3, vote(false)), propose]),
  ])
    assert.deepEqual(votesIn(there, other)?.answers ?? null, null, JSON.stringify(other));
});

test('a row of an earlier version, without `since` and whoever has sat down, is read; not where somebody has', () => {
  const save = saved([propose]);
  const mark = hash(JSON.stringify([save.game, save.seed, undefined, [propose]]));
  const before = { id: 'a votes', moves: 1, mark, seen: true, answers: votes.answers };
  assert.deepEqual(votesIn(before, save), votes);
  const sat = [{ from: 1, seat: 1, bot: null, name: 'Dora' }];
  for (const tenures of [sat, null, 7, 'x']) assert.equal(votesIn(before, saved([propose], { tenures })), null);
});

test('a match that was cut in mid-count: what the rules have is not given to them twice', async () => {
  const there = await laid(saved([propose]));
  const counted = (...more: object[]): Votes | null => votesIn(there, saved([propose, ...more]));
  assert.deepEqual(counted(played(1, vote(true))), { moves: 2, since: 1, seen: true, answers: [votes.answers[1]] });
  assert.deepEqual(counted(played(3, vote(true)), played(1, vote(true)))?.answers, [votes.answers[1]], 'a bot’s');
  assert.deepEqual(counted(played(1, vote(true)), played(2, vote(false)))?.answers, []);
  assert.equal(counted(played(1, vote(false))), null, 'it was answered otherwise');
  assert.equal(counted(played(1, vote(true)), played(1, vote(true))), null, 'twice');
});

test('a row that is none, or too large, is ignored and goes; nothing is thrown', async () => {
  const save = saved([propose]);
  const good = await laid(save);
  const seats = Array.from({ length: 5 }, (_, seat) => ({ seat, action: vote(true) }));
  const bad: unknown[] = [
    null,
    7,
    'votes',
    {},
    { ...good, moves: '1' },
    { ...good, moves: -1 },
    { ...good, moves: 1.5 },
    { ...good, moves: 9 },
    ...['1', -1, 0.5, 2, null].map((since) => ({ ...good, since })),
    { ...good, mark: undefined },
    { ...good, seen: 'yes' },
    ...[null, {}, 'x', [null], [7], [{ seat: 1 }], [{ seat: '1', action: vote(true) }], seats].map((answers) => ({
      ...good,
      answers,
    })),
    ...[-1, 4, 0.5, null].map((seat) => ({ ...good, answers: [{ seat, action: vote(true) }] })),
    ...[null, 'vote', {}, { type: 1 }, { type: 'vote', why: 'x'.repeat(1000) }].map((action) => ({
      ...good,
      answers: [{ seat: 1, action }],
    })),
    { ...good, answers: [...(good['answers'] as []), ...(good['answers'] as [])] },
  ];
  for (const one of bad) assert.equal(votesIn(one, save), null, JSON.stringify(one));
  for (const none of [null, {}, { actions: 1 }, 'x']) assert.equal(votesIn(good, none), null);

  const { database } = new Device().matches;
  await database.attempt((db) => db.put('watches', { ...good, answers: 'x' }), undefined);
  assert.equal(await new KeptVotes(database, 'a', () => save).read(), null);
  assert.equal(await database.attempt((db) => db.get('watches', 'a votes'), null), undefined);
});

test('they are on their way before the page can go, beside the watch, and go with the match', async () => {
  const device = new Device();
  const save = saved([propose]);
  await device.matches.keep(row(save));
  const kept = new KeptVotes(device.matches.database, 'a', () => save);
  let written = 0;
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value) {
    written++;
    return put.call(this, value);
  };
  try {
    kept.note(votes);
    assert.equal(written, 1, 'in the same tick');
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  device.matches.watch('a', 4321);
  const page = new Device();
  const match = await page.matches.get('a');
  assert.equal(match?.at_ms, 4321);
  assert.doesNotMatch(JSON.stringify(match), /vote/, 'what is written to a file has none');
  assert.deepEqual((await new KeptVotes(page.matches.database, 'a', () => save).read())?.answers, votes.answers);
  await page.matches.drop('a');
  assert.deepEqual(await page.matches.database.attempt<unknown>((db) => db.getAllKeys('watches'), null), []);
});

test('a match that is over goes into the archive without them, and leaves none', async () => {
  const device = new Device();
  const over = { ...row(saved([propose])), over: true };
  await device.matches.keep(over);
  new KeptVotes(device.matches.database, 'a', () => over.save).note(votes);
  await device.archive.take(over);
  assert.equal((await device.archive.all()).length, 1);
  assert.deepEqual(await device.matches.database.attempt<unknown>((db) => db.getAllKeys('watches'), null), []);
});

test('where nobody keeps anything they last as long as the page, and are gone once the question is decided', async () => {
  const nowhere = { now: null, attempt: async <T>(_: unknown, otherwise: T): Promise<T> => otherwise };
  const save = saved([propose]);
  const kept = (): KeptVotes => new KeptVotes(nowhere, 'a', () => save);
  kept().note(votes);
  assert.deepEqual((await kept().read())?.answers, votes.answers);
  const again = kept();
  await again.read();
  again.note(null);
  assert.equal(await kept().read(), null);
});

test('a full store: what was answered last counts, not what could still be written; it is told, and written once there is room', async () => {
  const device = new Device();
  const { database } = device.matches;
  let told = 0;
  device.onTrouble(() => told++);
  const save = saved([propose]);
  const kept = (): KeptVotes => new KeptVotes(database, 'full', () => save);
  const changed = { ...votes, answers: [{ seat: 1, action: vote(false) }] };
  const first = kept();
  await first.read();
  first.note(votes);
  const { put, delete: erase } = IDBObjectStore.prototype;
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = IDBObjectStore.prototype.delete = full;
  try {
    first.note(changed);
    await settle();
    assert.equal(told, 1);
    assert.deepEqual((await kept().read())?.answers, changed.answers);
    first.note(null);
    assert.equal(await kept().read(), null, 'it is decided');
    first.note(changed);
    await settle();
  } finally {
    Object.assign(IDBObjectStore.prototype, { put, delete: erase });
  }
  const again = kept();
  assert.deepEqual((await again.read())?.answers, changed.answers);
  again.note(changed);
  await settle();
  const { answers } = (await database.attempt((db) => db.get('watches', 'full votes'), null)) as typeof votes;
  assert.deepEqual(answers, changed.answers);
  // What another page of the device writes then is read again.
  await database.attempt((db) => db.delete('watches', 'full votes'), undefined);
  assert.equal(await kept().read(), null);
});

test('a match that is lost to another tab: what that tab has stored counts, not what could not be written here', async () => {
  const { database } = new Device().matches;
  const save = saved([propose]);
  const request = async (): Promise<{ refusal: null }> => ({ refusal: null });
  const open = { id: 'a', keeping: { row: { save } }, view: { moves: 1 }, engine: { request } };
  const theirs = await laid(save);
  const ours = { ...votes, answers: [{ seat: 1, action: vote(false) }] };
  const { put } = IDBObjectStore.prototype;
  const note = async (why?: string): Promise<Votes['answers'] | undefined> => {
    const here = new AbortController();
    const { noteVotes } = await answered(database, open, here.signal);
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    noteVotes(ours);
    await settle();
    IDBObjectStore.prototype.put = put;
    here.abort(why);
    await database.attempt((db) => db.put('watches', theirs), undefined);
    return (await answered(database, open, signal)).votes?.answers;
  };
  try {
    assert.deepEqual(await note(), ours.answers, 'it was only left');
    assert.deepEqual(await note('elsewhere'), votes.answers);
  } finally {
    IDBObjectStore.prototype.put = put;
  }
});

test('nothing is written for a match in which nobody has answered anything', async () => {
  const { database } = new Device().matches;
  const opened: string[] = [];
  const of = {
    now: null,
    attempt: ((work, otherwise) => {
      opened.push('x');
      return database.attempt(work, otherwise);
    }) as typeof database.attempt,
  };
  const kept = new KeptVotes(of, 'a', () => saved([]));
  await kept.read();
  opened.length = 0;
  kept.note(null);
  assert.deepEqual(opened, []);
});

// The match

const PEOPLE = [person('Anna'), person('Bruno'), person('Zoé')];

/** Anna has proposed something; the others judge it, one after the other or in any order, and so do bots. */
function judged(
  seats: Player[],
  { secret = false, votes: before = null as Votes | null, record = [] as object[], clock = 0, shows = 0 } = {},
) {
  const ticks = ({ record: all }: ScriptedEngine): boolean => !all.some(({ seat }) => seat === null);
  const script: Script = {
    seats,
    toAct: (moves, { record: all }) =>
      moves === 0
        ? [0]
        : seats.map((_, seat) => seat).filter((seat) => seat > 0 && !all.slice(1).some((one) => one.seat === seat)),
    since: () => 0,
    over: (_, { record: all }) => all.filter(({ seat }) => seat !== null).length === seats.length,
    bot: () => ({ action: move('bot') }),
    ...(clock > 0
      ? {
          clocks: (engine) => [
            { name: 'match', seat: null, run: 1, since: 1, ms: clock, running: ticks(engine), lapses: false } as never,
          ],
        }
      : {}),
  };
  const manner = ({ moves }: { moves: number }): Manner =>
    moves === 0 ? { kind: 'turn' } : { kind: 'ballot', secret };
  const noted: (Votes | null)[] = [];
  const game = play(script, { shows, manner, votes: before, noteVotes: (of) => void noted.push(of) });
  game.engine.record.push(...(record as never[]));
  return { ...game, noted };
}

const proposed = [{ seat: 0, action: move('propose') }];
const answersOf = ({ match }: ReturnType<typeof judged>): string =>
  match.stage.kind === 'ballot'
    ? match.stage.ballot.answers.map(({ seat, action }) => `${seat} ${action.type}`).join()
    : '';

for (const secret of [false, true])
  test(`a ${secret ? 'secret' : 'open'} ballot that is left goes on where it was; nobody is asked twice`, async () => {
    const seats = [...PEOPLE, person('Ugo'), bot('Rita')];
    const first = judged(seats, { secret, record: proposed });
    await first.match.begin();
    await first.match.cast(1, move('no'));
    await first.match.cast(2, move('yes'));
    const [left] = first.noted.slice(-1);
    first.match.stop();
    await settle();
    assert.equal(first.noted.at(-1), left, 'what was kept stays');
    assert.deepEqual(
      first.engine.asked.filter((op) => op.startsWith('bot')),
      [],
    );

    const again = judged(seats, { secret, votes: left ?? null, record: proposed });
    await again.match.begin();
    const { stage } = again.match;
    assert.ok(stage.kind === 'ballot');
    assert.deepEqual([stage.ballot.has(1), stage.ballot.has(2), stage.ballot.asking], [true, true, 3]);
    // Of a secret one it is told that it was given, not which.
    assert.deepEqual(stage.ballot.answer(1), secret ? null : move('no'));
    assert.equal(again.match.untakeable, null, 'answers may be put right');
    await again.match.cast(3, move('yes'));
    await settle();
    assert.deepEqual(
      again.engine.record.map(({ seat, action }) => `${seat} ${action.type}`),
      ['0 propose', '1 no', '2 yes', '3 yes', '4 bot'],
    );
    assert.deepEqual(
      again.engine.asked.filter((op) => op.startsWith('bot')),
      ['bot 4'],
    );
    assert.equal(again.noted.at(-1), null, 'it is decided');
  });

test('SPI-14: that somebody had answered is known after a way out, too: what was proposed stays', async () => {
  const first = judged(PEOPLE, { record: proposed });
  await first.match.begin();
  await first.match.cast(1, move('no'));
  await first.match.undo();
  first.match.stop();
  assert.deepEqual(first.noted.at(-1), { moves: 1, since: 1, seen: true, answers: [] });
  const again = judged(PEOPLE, { votes: first.noted.at(-1) ?? null, record: proposed });
  await again.match.begin();
  assert.equal(again.match.untakeable, 'seen');
  assert.equal(await again.match.undo(), false);
  assert.equal(again.engine.record.length, 1);
});

test('a match that was cut before its votes were given to the rules, or in the midst of it, is counted by itself', async () => {
  const all: Votes = {
    moves: 1,
    since: 1,
    seen: true,
    answers: [
      { seat: 1, action: move('no') },
      { seat: 2, action: move('yes') },
    ],
  };
  for (const record of [proposed, [...proposed, { seat: 1, action: move('no') }]]) {
    const moves = record.length;
    const { match, engine, stage } = judged(PEOPLE, {
      votes: { ...all, moves, answers: all.answers.slice(moves - 1) },
      record,
    });
    await match.begin();
    await settle();
    assert.deepEqual(
      engine.record.map(({ seat, action }) => `${seat} ${action.type}`),
      ['0 propose', '1 no', '2 yes'],
    );
    assert.equal(stage(), 'over');
  }
});

test('what was kept counts for no other question: another seat, a record that is not whole, what the rules refuse', async () => {
  const save = saved([propose]);
  await laid(save);
  const open = (moves: number, may: (seat: number) => boolean) => ({
    id: 'a',
    keeping: { row: { save } },
    view: { moves },
    engine: {
      request: async (_: string, { seat }: { seat: number }) => {
        if (seat === 2) throw new Error('no such action');
        return { refusal: may(seat) ? null : {} };
      },
    },
  });
  const { database } = new Device().matches;
  assert.deepEqual(
    (
      await answered(
        database,
        open(1, () => true),
        signal,
      )
    ).votes?.answers,
    [votes.answers[0]],
  );
  assert.deepEqual(
    (
      await answered(
        database,
        open(1, () => false),
        signal,
      )
    ).votes,
    { ...votes, answers: [] },
  );
  assert.equal(
    (
      await answered(
        database,
        open(0, () => true),
        signal,
      )
    ).votes,
    null,
  );

  const game = judged(PEOPLE, {
    votes: { moves: 1, since: 1, seen: true, answers: [{ seat: 0, action: move('no') }] },
    record: proposed,
  });
  await game.match.begin();
  assert.equal(answersOf(game), '');
});

test('an engine that fails while a match is opened loses no answers; the rules judge them when they are counted', async () => {
  const save = saved([propose]);
  await laid(save);
  const open = {
    id: 'a',
    keeping: { row: { save } },
    view: { moves: 1 },
    engine: {
      request: async (_: string, { seat }: { seat: number }) => {
        if (seat === 2) throw new EngineError('restarted');
        return { refusal: null };
      },
    },
  };
  assert.deepEqual((await answered(new Device().matches.database, open, signal)).votes, votes);
});

test('the rules are told to what question it was an answer: one that is stale is not counted', async () => {
  const game = judged(PEOPLE, {
    votes: { moves: 1, since: 0, seen: true, answers: [{ seat: 1, action: move('no') }] },
    record: proposed,
  });
  game.engine.script.since = () => 1;
  await game.match.begin();
  await game.match.cast(2, move('yes'));
  await settle();
  assert.equal(game.engine.record.length, 1);
  assert.equal(answersOf(game), '', 'they are asked anew');
  assert.equal(game.noted.at(-1), null);
});

test('an undo drops what was answered; a worker that dies does not', async () => {
  const game = judged([person('Anna'), bot('Rita'), person('Zoé')], { record: [] });
  await game.match.begin();
  await game.match.lift();
  await game.match.act(move('propose'), 0);
  await settle();
  await game.match.cast(2, move('no'));
  await game.match.resume();
  assert.equal(answersOf(game), '');
  assert.deepEqual(
    game.engine.record.map(({ seat }) => seat),
    [0, 1, 2],
  );

  const several = judged(PEOPLE, { record: proposed });
  await several.match.begin();
  await several.match.cast(1, move('no'));
  await several.match.resume();
  assert.equal(answersOf(several), '1 no');
  assert.deepEqual(several.noted.at(-1)?.answers.length, 1);

  // In the midst of the count: the rest is given to the rules that come back.
  const cut = judged(PEOPLE, { record: proposed });
  await cut.match.begin();
  await cut.match.cast(1, move('no'));
  const { request } = cut.engine;
  let dies = true;
  cut.engine.request = ((op: 'act', fields: { seat: number }) => {
    if (op === 'act' && fields.seat === 2 && dies) {
      dies = false;
      return Promise.reject(new EngineError('restarted'));
    }
    return request(op, fields as never);
  }) as never;
  await cut.match.cast(2, move('yes'));
  await cut.match.resume();
  await settle();
  assert.deepEqual(
    cut.engine.record.map(({ seat, action }) => `${seat} ${action.type}`),
    ['0 propose', '1 no', '2 yes'],
  );
  assert.deepEqual(cut.seen.trouble, []);

  const undone = judged(PEOPLE, { record: proposed, votes: { moves: 1, since: 1, seen: false, answers: [] } });
  await undone.match.begin();
  assert.equal(await undone.match.undo(), true);
  assert.equal(undone.noted.at(-1), null);
});

for (const code of ['lost', 'unreachable', 'disposed'] as const)
  for (const at of ['bot', 'first', 'second'])
    test(`a count in which the engine is ${code} (${at}) loses no vote, and is not tried for ever`, async () => {
      const seats = [...PEOPLE, bot('Rita')];
      const game = judged(seats, { record: proposed });
      await game.match.begin();
      await game.match.cast(1, move('no'));
      const { engine, match, noted, seen } = game;
      const { request } = engine;
      let tries = 0;
      const fails = (): Promise<never> =>
        ++tries > 20 ? new Promise(() => undefined) : Promise.reject(new EngineError(code));
      if (at === 'bot') engine.bot = fails;
      else
        engine.request = ((op: 'act', fields: { seat: number }) =>
          op === 'act' && fields.seat === (at === 'first' ? 1 : 2) ? fails() : request(op, fields as never)) as never;
      await match.cast(2, move('yes'));
      await settle();
      assert.ok(tries <= 2, `${tries} tries`);
      assert.notEqual(match.stage.kind === 'ballot' && match.stage.ballot.asking !== null, true, 'nobody votes again');
      assert.equal(match.busy, false);
      assert.equal(seen.trouble.length > 0, code !== 'disposed');
      const left = noted.at(-1);
      assert.deepEqual(
        left?.answers.map(({ seat }) => seat),
        at === 'second' ? [2] : [1, 2],
      );
      match.stop();
      assert.equal(noted.at(-1), left);

      // Another engine gets the match as it was kept.
      const again = judged(seats, { votes: left ?? null, record: engine.record });
      await again.match.begin();
      await settle();
      const counted = ['0 propose', '1 no', '2 yes', '3 bot'];
      assert.deepEqual(
        again.engine.record.map(({ seat, action }) => `${seat} ${action.type}`),
        counted,
      );

      // Or the same one is there again.
      const back = judged(seats, { record: proposed });
      await back.match.begin();
      await back.match.cast(1, move('no'));
      const able = back.engine.bot;
      back.engine.bot = () => Promise.reject(new EngineError(code));
      await back.match.cast(2, move('yes'));
      await settle();
      back.engine.bot = able;
      await back.match.resume();
      await settle();
      assert.deepEqual(
        back.engine.record.map(({ seat, action }) => `${seat} ${action.type}`),
        counted,
      );
    });

test('what the rules will not take is asked anew, once, and is not counted again', async () => {
  const game = judged(PEOPLE, { record: proposed });
  await game.match.begin();
  await game.match.cast(1, move('bad'));
  await game.match.cast(2, move('yes'));
  await settle();
  assert.deepEqual(game.seen.refused, ['illegal']);
  assert.equal(game.stage(), 'ballot');
  assert.equal(answersOf(game), '');
  assert.equal(game.noted.at(-1), null);
  await game.match.cast(1, move('no'));
  await game.match.cast(2, move('yes'));
  await settle();
  assert.equal(game.stage(), 'over');
});

/** A bot thinks about its vote until it is let go, or nobody wants to know any more. */
function thinking({ engine }: ReturnType<typeof judged>): () => void {
  const { bot: asks } = engine;
  let go = (): void => undefined;
  engine.bot = (seat, options = {}) =>
    new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new EngineError('aborted')));
      go = () => void asks(seat, options).then(resolve, reject);
    });
  return () => {
    engine.bot = asks;
    go();
  };
}

for (const [what, happens] of [
  ['a clock runs out', ({ time }: ReturnType<typeof judged>) => time.pass(5000)],
  ['somebody sits down elsewhere', ({ match }: ReturnType<typeof judged>) => match.sit(0, { bot: null, name: 'Rita' })],
  ['the worker comes back', ({ match }: ReturnType<typeof judged>) => match.resume()],
] as const)
  test(`${what} while bots think about their votes: nobody votes again`, async () => {
    const game = judged([...PEOPLE, bot('Rita')], { record: proposed, clock: 4000 });
    const goOn = thinking(game);
    await game.match.begin();
    await game.match.cast(1, move('no'));
    const counted = game.match.cast(2, move('yes'));
    await settle();
    await happens(game);
    await settle();
    goOn();
    await counted;
    await settle();
    assert.deepEqual(
      game.engine.record.filter(({ seat }) => seat !== null).map(({ seat, action }) => `${seat} ${action.type}`),
      ['0 propose', '1 no', '2 yes', '3 bot'],
    );
    assert.deepEqual([game.seen.trouble, game.seen.refused], [[], []]);
  });

test('an answer that comes when the view has gone on, and the question may be another one, is kept as it was asked', async () => {
  const game = judged([...PEOPLE, person('Ugo')], { record: proposed, clock: 4000, shows: 1000 });
  await game.match.begin();
  await game.match.cast(1, move('no'));
  await game.time.pass(4100);
  assert.equal(game.match.view.moves, 2);
  // The clock’s end is still being shown.
  await game.match.cast(2, move('yes'));
  assert.deepEqual([game.noted.at(-1)?.moves, game.noted.at(-1)?.since], [1, 1]);

  const other = judged(PEOPLE, { record: proposed, clock: 4000 });
  await other.match.begin();
  await other.match.cast(1, move('no'));
  await other.time.pass(4100);
  const left = other.noted.at(-1);
  assert.deepEqual([left?.moves, left?.since, left?.answers.length], [2, 1, 1]);
  other.match.stop();
  // The rules ask something else since: that is known after a way out, too.
  const again = judged(PEOPLE, { record: other.engine.record, votes: left ?? null });
  again.engine.script.since = () => 2;
  await again.match.begin();
  await again.match.cast(2, move('yes'));
  await settle();
  assert.equal(again.engine.record.length, 2);
});

test('somebody else sits down in the midst of a ballot: their seat is asked anew, and what the others said stands', async () => {
  const game = judged([...PEOPLE, person('Ugo')], { record: proposed });
  await game.match.begin();
  await game.match.cast(1, move('no'));
  await game.match.cast(2, move('yes'));
  await game.match.sit(2, { bot: null, name: 'Rita' });
  assert.equal(answersOf(game), '1 no');
  await game.match.sit(3, { bot: 'easy' });
  assert.equal(answersOf(game), '1 no');
  assert.ok(game.match.stage.kind === 'ballot' && game.match.stage.ballot.seen);
  assert.deepEqual(game.noted.at(-1)?.answers.length, 1);
});
