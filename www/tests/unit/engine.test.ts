// The engine's host: queue, watchdog, restarts. The workers here are made up; the real ones are tested in a browser (tests/e2e).
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { Channel, PING, SILENCE, START } from '../../src/engine/channel.ts';
import { Engine, KEEPING } from '../../src/engine/engine.ts';
import { EngineError } from '../../src/engine/errors.ts';
import type { Port } from '../../src/engine/port.ts';
import { GRACE } from '../../src/engine/thinker.ts';
import { UNTOLD } from '../../src/engine/words.ts';
import { Refused, type Action, type Player, type Save } from '../../src/protocol/index.ts';

interface Message {
  id: number;
  op: string;
  [field: string]: unknown;
}

/** A worker that does what the test says. */
class FakeWorker implements Port {
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;
  onmessageerror: Port['onmessageerror'] = null;
  readonly got: Message[] = [];
  terminated = false;

  /** `answer` gives the fields of an answer, an Error that is posted as a refusal, or nothing where the worker says nothing. */
  constructor(
    private readonly answer: (message: Message, worker: FakeWorker) => object | Refused | undefined = () => undefined,
  ) {}

  postMessage(message: unknown): void {
    if (typeof (message as Message)['poison'] === 'function') throw new TypeError('could not be cloned');
    const got = structuredClone(message) as Message;
    this.got.push(got);
    const answer = this.answer(got, this);
    if (answer instanceof Refused) this.say({ id: got.id, ok: false, error: answer.refusal });
    else if (answer) this.say({ id: got.id, ok: true, ...answer });
  }

  say(data: object): void {
    queueMicrotask(() => {
      if (!this.terminated) this.onmessage?.({ data } as MessageEvent);
    });
  }

  ready(): this {
    this.say({ event: 'ready', version: '1' });
    return this;
  }

  crash(): void {
    this.onerror?.({ message: 'boom' } as ErrorEvent);
  }

  terminate(): void {
    this.terminated = true;
  }

  ops(): string[] {
    return this.got.map(({ op }) => op);
  }
}

/** Lets everything happen that is only waiting for its turn. Real: only `setTimeout` is mocked. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function pass(ms: number): Promise<void> {
  mock.timers.tick(ms);
  await settle();
}

/** How a promise stands: its value, its error's code, or `waiting`. */
async function standing(promise: Promise<unknown>): Promise<unknown> {
  const error = (reason: unknown): unknown =>
    reason instanceof EngineError || reason instanceof Refused ? reason.code : reason;
  return await Promise.race([promise.catch(error), settle().then(() => 'waiting')]);
}

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

const no = (code: 'illegal' | 'no-match' | 'resource-unavailable'): Refused =>
  new Refused({ code, clause: 'SYN-1', message: { key: 'no', args: {} } });

// The channel

test('answers find their requests, refusals reject', async () => {
  const worker = new FakeWorker(({ op }) => (op === 'bad' ? no('illegal') : undefined)).ready();
  const channel = new Channel(worker);
  assert.equal(await channel.ready, '1');
  const [first, second, bad] = [channel.request('a', { x: 1 }), channel.request('b', {}), channel.request('bad', {})];
  worker.say({ id: 2, ok: true, is: 'second' });
  worker.say({ id: 1, ok: true, is: 'first' });
  worker.say({ id: 77, ok: true });
  assert.deepEqual(await first, { is: 'first' });
  assert.deepEqual(await second, { is: 'second' });
  assert.equal(await standing(bad), 'illegal');
  assert.deepEqual(worker.got[0], { x: 1, id: 1, op: 'a' });
});

test('what cannot be sent is refused, and the next request goes through', async () => {
  const worker = new FakeWorker(() => ({ fine: true })).ready();
  const channel = new Channel(worker);
  await channel.ready;
  assert.equal(await standing(channel.request('a', { poison: () => 0 })), 'bad-request');
  assert.deepEqual(await channel.request('a', {}), { fine: true });
});

test('a worker that owes an answer and is silent is asked for a sign of life, and dies without one', async () => {
  const deaths: string[] = [];
  const worker = new FakeWorker().ready();
  const channel = new Channel(worker, { died: (detail) => deaths.push(detail) });
  await channel.ready;
  await pass(SILENCE * 10);
  assert.deepEqual(worker.ops(), [], 'an idle worker is left alone');
  const asked = channel.request('a', {});
  asked.catch(() => undefined);
  await pass(SILENCE);
  assert.deepEqual(worker.ops(), ['a', 'ping']);
  worker.say({ event: 'pong' });
  await settle();
  await pass(SILENCE - 1);
  worker.say({ event: 'progress', resource: 'dictionary-fr', stage: 'fetch', done: 0.5 });
  await settle();
  await pass(SILENCE - 1);
  assert.deepEqual(worker.ops(), ['a', 'ping'], 'progress is a sign of life');
  await pass(1);
  await pass(PING - 1);
  assert.equal(worker.terminated, false);
  await pass(1);
  assert.equal(worker.terminated, true);
  assert.equal(deaths.length, 1);
  assert.equal(await standing(asked), 'restarted');
  assert.equal(await standing(channel.request('b', {})), 'restarted');
});

test('a worker that does not start is unreachable: at once with an error, or after a while', async () => {
  const [failing, silent] = [new FakeWorker(), new FakeWorker()];
  const channels = [new Channel(failing), new Channel(silent)];
  failing.crash();
  assert.equal(await standing(channels[0]!.ready), 'unreachable');
  assert.equal(await standing(channels[1]!.ready), 'waiting');
  await pass(START);
  assert.equal(await standing(channels[1]!.ready), 'unreachable');
});

// The engine

const seats: Player[] = [
  { name: 'Anna', bot: null },
  { name: 'Bert', bot: 'hard' },
];

/** What a table has that read one dictionary. */
const handOn = (without: string[]): Record<string, ArrayBuffer> =>
  without.includes('dictionary-fr') ? {} : { 'dictionary-fr': new ArrayBuffer(8) };

/** A table whose match is the number of its actions. `think` and `prepare` are answered as a thinker would. */
function match(
  thinks: (worker: FakeWorker, message: Message) => object | undefined = () => ({ action: { type: 'thought' } }),
  deck?: string,
  prepares: (of: number) => boolean = () => true,
) {
  const workers: FakeWorker[] = [];
  const open = (): FakeWorker => {
    const number = workers.length;
    let acts = -1;
    let players = seats;
    const save = (from: number): object => ({
      version: 1,
      game: 'g',
      seats: players,
      actions: Array(acts - from).fill(act),
    });
    const worker = new FakeWorker((message, self) => {
      switch (message.op) {
        case 'new':
          acts = 0;
          players = message['seats'] as typeof seats;
          return { view: { acts } };
        case 'load':
          ({ seats: players } = message['save'] as { seats: typeof seats });
          acts = (message['save'] as Save).actions.length;
          return { view: { acts } };
        case 'act':
          if (acts < 0) return no('no-match');
          if ((message['action'] as Action).type === 'retire') return no('illegal');
          acts++;
          return { view: { acts }, events: [] };
        case 'view':
          return { view: { acts } };
        case 'save':
          return { save: save((message['from'] as number | undefined) ?? 0) };
        case 'legal':
          return { actions: [{ type: 'legal' }], complete: true };
        case 'bot-task': {
          const task = { level: message['level'] ?? 'seat' };
          if (deck === undefined) return { task };
          const brought = (message['known'] as string[]).includes(deck) ? {} : { brought: { deck: 'cards' } };
          return { task: { ...task, data: { deck }, ...brought } };
        }
        case 'prepare':
          return prepares(number) ? {} : no('resource-unavailable');
        case 'hand-on':
          return { resources: handOn(message['without'] as string[]) };
        case 'think':
          return thinks(self, message);
        default:
          return undefined;
      }
    });
    workers.push(worker.ready());
    return worker;
  };
  const saves: unknown[] = [];
  const start = (): Promise<Engine> =>
    Engine.start({ game: 'tally', onSave: (save) => void saves.push(save.actions.length) }, open);
  return { workers, saves, start, open };
}

const act = { seat: 0, action: { type: 'pass' } as const };

test('every change is handed out to be kept, in order, and a refusal changes nothing', async () => {
  const { start, saves } = match();
  const engine = await start();
  assert.equal(await standing(engine.request('act', act)), 'no-match');
  await engine.request('new', { game: 'g', seats });
  const both = [engine.request('act', act), engine.request('act', act)];
  await Promise.all(both);
  assert.equal(await standing(engine.request('act', { seat: 0, action: { type: 'retire' } })), 'illegal');
  assert.equal(saves[0], 0);
  assert.equal(saves.at(-1), 2);
  assert.deepEqual(saves, [...saves].sort());
});

test('of a match that has only grown the table is asked for what is new, and the record handed out is whole', async () => {
  const asked: unknown[] = [];
  const given: Save[] = [];
  const deck = { deck: 'cards' };
  const open = (): FakeWorker =>
    new FakeWorker((message) => {
      if (message.op !== 'save') return { view: {}, events: [] };
      asked.push(message['from']);
      const from = message['from'] as number | undefined;
      const count = asked.length - 1;
      const actions = Array.from({ length: count - (from ?? 0) }, (_, at) => at + (from ?? 0));
      return {
        save: { version: 1, game: 'g', seats, ...(from === undefined ? { data: deck } : {}), seed: '7', actions },
      };
    }).ready();
  const engine = await Engine.start({ game: 'tally', onSave: (save) => void given.push(save) }, open);
  await engine.request('new', { game: 'g', seats });
  await engine.request('act', act);
  await engine.request('act', act);
  await engine.request('undo', {});
  assert.deepEqual(asked, [undefined, 0, 1, undefined]);
  assert.deepEqual(
    given.map((save) => JSON.stringify(save)),
    [[], [0], [0, 1], [0, 1, 2]].map((actions) =>
      JSON.stringify({ version: 1, game: 'g', seats, data: deck, seed: '7', actions }),
    ),
  );
});

test('what changed the match is answered once it is kept, and a disk that does not answer stops nobody', async () => {
  const { open } = match();
  let written: () => void = () => undefined;
  const disk = (): Promise<void> => new Promise((resolve) => (written = resolve));
  const engine = await Engine.start({ game: 'tally', onSave: disk }, open);
  const begun = engine.request('new', { game: 'g', seats });
  assert.equal(await standing(begun), 'waiting');
  written();
  assert.notEqual(await standing(begun), 'waiting');
  const acted = engine.request('act', act);
  await settle();
  await pass(KEEPING - 1);
  assert.equal(await standing(acted), 'waiting');
  await pass(1);
  assert.notEqual(await standing(acted), 'waiting');
});

test('a table that dies is replaced and its match loaded again', async () => {
  const { start, workers } = match();
  const engine = await start();
  const views: unknown[] = [];
  engine.on('restarted', ({ view }) => views.push(view));
  await engine.request('new', { game: 'g', seats: [seats[0]!] });
  await engine.request('act', act);
  const first = workers[0]!;
  first.onmessage = null;
  const lost = engine.request('act', act);
  await settle();
  first.crash();
  const next = engine.request('view', {});
  assert.equal(await standing(lost), 'restarted');
  assert.deepEqual(await next, { view: { acts: 1 } });
  assert.deepEqual(views, [{ acts: 1 }]);
  assert.equal(first.terminated, true);
  const second = workers.find((worker) => worker.ops().includes('load'));
  assert.deepEqual(second?.ops(), ['load', 'view'], 'the match first, then what was asked meanwhile');
});

test('a table that dies without a match comes back empty', async () => {
  const { start, workers } = match();
  const engine = await start();
  const views: unknown[] = [];
  engine.on('restarted', ({ view }) => views.push(view));
  workers[0]!.crash();
  await settle();
  assert.deepEqual(views, [null]);
  await engine.request('new', { game: 'g', seats });
});

test('a table that dies again and again is lost, and says so once', async () => {
  const { start, workers } = match();
  const engine = await start();
  const lost: unknown[] = [];
  engine.on('lost', ({ code }) => lost.push(code));
  await engine.request('new', { game: 'g', seats: [seats[0]!] });
  for (let n = 0; n < 6; n++) {
    workers.at(-1)!.crash();
    await settle();
  }
  assert.deepEqual(lost, ['lost']);
  assert.equal(await standing(engine.request('view', {})), 'lost');
});

test('a bot thinks in a worker of its own, which has been told of the match', async () => {
  const { start, workers } = match();
  const engine = await start();
  await engine.request('new', { game: 'g', seats });
  assert.deepEqual(await engine.bot(1, { level: 'easy' }), {
    action: { type: 'thought' },
    after_ms: 0,
    replaced: null,
  });
  const [table, thinker] = workers;
  assert.ok(!table!.ops().includes('think'));
  assert.deepEqual(thinker!.ops(), ['handed', 'prepare', 'think'], 'what the table has need not be fetched again');
  assert.deepEqual(Object.keys(thinker!.got[0]!['resources'] as object), ['dictionary-fr']);
  assert.deepEqual(thinker!.got[2]!['task'], { level: 'easy' });
  await engine.request('new', { game: 'h', seats });
  await settle();
  const ops = ['handed', 'prepare', 'think', 'prepare'];
  assert.deepEqual(thinker!.ops(), ops, 'another match may need more; what it was handed once it has');
});

test('a thinker gets ready while people still choose, where bots are to play', async () => {
  const { start, workers } = match();
  const engine = await start();
  await engine.prepare('new', { game: 'g', seats: [seats[0]!] });
  await settle();
  assert.equal(workers.length, 1);
  await engine.prepare('new', { game: 'g', seats });
  await settle();
  assert.deepEqual(workers[1]!.ops(), ['handed', 'prepare']);
});

test('a thinker is prepared once for a match, however often it is announced: chosen, dealt, dealt anew', async () => {
  const { start, workers } = match();
  const engine = await start();
  const fields = { game: 'g', seats, options: { words: 'fr' } };
  await engine.prepare('new', fields);
  await settle();
  // Somebody writes their name, then deals.
  const dealt = { ...fields, seats: [{ ...seats[0]!, name: 'Zoé' }, ...seats.slice(1)] };
  await engine.prepare('new', dealt);
  await engine.request('new', dealt);
  await settle();
  assert.deepEqual(workers[1]!.ops(), ['handed', 'prepare']);
  assert.equal(workers[0]!.ops().filter((op) => op === 'hand-on').length, 1);
  await engine.request('new', { ...fields, options: { words: 'en' } });
  await settle();
  assert.deepEqual(workers[1]!.ops(), ['handed', 'prepare', 'prepare'], 'another language is another matter');
});

test('a thinker that could not be prepared is prepared when it is asked for again', async () => {
  let fails = true;
  const { start, workers } = match(undefined, undefined, (of) => of === 0 || !fails);
  const engine = await start();
  await engine.prepare('new', { game: 'g', seats });
  await settle();
  fails = false;
  await engine.request('new', { game: 'g', seats });
  await settle();
  assert.deepEqual(workers[1]!.ops(), ['handed', 'prepare', 'prepare']);
});

test('a task brings a deck of one’s own once to each worker, and again to one that has lost it', async () => {
  const decks = new Set<FakeWorker>();
  const { start, workers } = match((worker, { task }) => {
    if ((task as { brought?: object }).brought) decks.add(worker);
    if (decks.has(worker)) return { action: { type: 'thought' } };
    const message = { key: 'error-resource-unavailable', args: { name: 'data-deck' } };
    return new Refused({ code: 'resource-unavailable', clause: null, message });
  }, 'checksum');
  const engine = await start();
  await engine.request('new', { game: 'g', seats });
  const brought = (worker: FakeWorker): boolean[] =>
    worker.got.filter(({ op }) => op === 'think').map(({ task }) => 'brought' in (task as object));
  const choice = { action: { type: 'thought' }, after_ms: 0, replaced: null };
  assert.deepEqual(await engine.bot(1), choice);
  assert.deepEqual(await engine.bot(1), choice);
  assert.deepEqual(brought(workers[1]!), [true, false]);
  decks.clear();
  assert.deepEqual(await engine.bot(1), choice);
  assert.deepEqual(brought(workers[1]!), [true, false, false, true]);
  workers[1]!.crash();
  assert.deepEqual(await engine.bot(1), choice);
  assert.deepEqual(brought(workers[2]!), [true]);
});

test('a bot that outstays its budget is replaced by a legal action; the budget runs from where it thinks', async () => {
  const { start, workers } = match((worker, { id }) => {
    setTimeout(() => worker.say({ event: 'thinking', id }), 3000);
    return undefined;
  });
  const engine = await start();
  const failures: unknown[] = [];
  engine.on('bot-failed', (failure) => failures.push(failure));
  await engine.request('new', { game: 'g', seats });
  const choice = engine.bot(1, { budget: 100 });
  await settle();
  await pass(3000);
  await pass(100 + GRACE - 1);
  assert.equal(await standing(choice), 'waiting');
  await pass(1);
  assert.deepEqual(await choice, { action: { type: 'legal' }, after_ms: 0, replaced: 'timeout' });
  assert.deepEqual(failures, [{ seat: 1, reason: 'timeout' }]);
  assert.equal(workers[1]!.terminated, true);
  assert.equal(workers[0]!.terminated, false, 'the table has noticed nothing');
  assert.deepEqual(workers[2]!.ops(), ['handed', 'prepare'], 'the next thinker is getting ready');
});

test('a slow device: who was stopped leaves the next one twice the time, until one has answered', async () => {
  let takes = 5000;
  const { start, workers } = match((worker, { id }) => {
    worker.say({ event: 'thinking', id });
    setTimeout(() => worker.say({ id, ok: true, action: { type: 'late' } }), takes);
    return undefined;
  });
  const engine = await start();
  await engine.request('new', { game: 'g', seats });
  const after = async (ms: number): Promise<unknown> => {
    const choice = engine.bot(1, { budget: 0 });
    await settle();
    await pass(ms);
    return (await choice).replaced;
  };
  assert.equal(await after(GRACE), 'timeout');
  assert.equal(await after(takes), null);
  assert.equal(await after(GRACE), 'timeout', 'once answered, no more than anybody');
  takes = 1e6;
  for (const grace of [2, 4, 8, 8]) assert.equal(await after(grace * GRACE), 'timeout');
  assert.equal(workers.length, 8, 'the table, and a new one for each that was stopped');
});

test('a slow device: a worker that thinks cannot answer a ping, and has all the time that its caller gives it', async () => {
  const takes = SILENCE + PING + 2000;
  const { start, workers } = match((worker, { id }) => {
    worker.say({ event: 'thinking', id });
    setTimeout(() => worker.say({ id, ok: true, action: { type: 'late' } }), takes);
    return undefined;
  });
  const engine = await start();
  await engine.request('new', { game: 'g', seats });
  const said: (string | null)[] = [];
  for (const grace of [GRACE, 2 * GRACE, takes]) {
    const choice = engine.bot(1, { budget: 0 });
    await settle();
    for (let ms = 0; ms < grace; ms += 1000) await pass(1000);
    said.push((await choice).replaced);
  }
  assert.deepEqual(said, ['timeout', 'timeout', null]);
  assert.equal(workers.length, 4, 'the table, and a new one for each that was stopped');
});

test('a bot that dies or has nothing to say is replaced; a hint is left out', async () => {
  let dies = true;
  const { start } = match((worker) => {
    if (!dies) return { action: null };
    worker.crash();
    return undefined;
  });
  const engine = await start();
  await engine.request('new', { game: 'g', seats });
  assert.deepEqual(await engine.bot(1), { action: { type: 'legal' }, after_ms: 0, replaced: 'crashed' });
  assert.equal(await engine.hint(0), null);
  dies = false;
  assert.deepEqual(await engine.bot(1), { action: { type: 'legal' }, after_ms: 0, replaced: 'no-action' });
});

test('waiting can be given up, and what is given up disturbs nobody', async () => {
  const { start } = match((worker, { id }) => {
    setTimeout(() => worker.say({ id, ok: true, action: { type: 'late' } }), 50);
    return undefined;
  });
  const engine = await start();
  await engine.request('new', { game: 'g', seats });
  const stop = new AbortController();
  const given = engine.bot(1, { signal: stop.signal });
  await settle();
  stop.abort();
  assert.equal(await standing(given), 'aborted');
  const second = engine.bot(1);
  await settle();
  await pass(50);
  await pass(50);
  assert.deepEqual(await second, { action: { type: 'late' }, after_ms: 0, replaced: null });
  assert.equal(await standing(engine.request('view', {}, { signal: AbortSignal.abort() })), 'aborted');
});

test('what is given up before its turn is never thought', async () => {
  const { start, workers } = match((worker, { id }) => {
    setTimeout(() => worker.say({ id, ok: true, action: { type: 'late' } }), 250);
    return undefined;
  });
  const engine = await start();
  await engine.request('new', { game: 'g', seats });
  const stop = new AbortController();
  const given = [1, 2, 3].map(() => engine.bot(1, { signal: stop.signal }));
  await settle();
  stop.abort();
  for (const one of given) assert.equal(await standing(one), 'aborted');
  const next = engine.bot(1);
  await settle();
  await pass(250);
  await pass(250);
  assert.deepEqual(await next, { action: { type: 'late' }, after_ms: 0, replaced: null });
  assert.deepEqual(
    workers[1]!.ops(),
    ['handed', 'prepare', 'think', 'think'],
    'the one under way, and the one that is wanted',
  );
});

test('the end: both workers stop, everything rejects', async () => {
  const { start, workers } = match(() => undefined);
  const engine = await start();
  await engine.request('new', { game: 'g', seats });
  const thinking = engine.bot(1);
  await settle();
  engine.dispose();
  engine.dispose();
  assert.equal(await standing(thinking), 'disposed');
  assert.equal(await standing(engine.request('view', {})), 'disposed');
  await settle();
  assert.deepEqual(
    workers.map(({ terminated }) => terminated),
    [true, true],
  );
});

// A match that is dealt before its words are there

/** A table whose words come when the test says so. */
function early() {
  let words = false;
  const preparing: { worker: FakeWorker; id: number }[] = [];
  const workers: FakeWorker[] = [];
  const saves: unknown[] = [];
  const open = (): FakeWorker => {
    const worker = new FakeWorker((message, self) => {
      const asked = message['for'] as { early?: boolean } | undefined;
      switch (message.op) {
        case 'prepare':
          if (words || asked?.early) return {};
          preparing.push({ worker: self, id: message.id });
          return undefined;
        case 'new':
        case 'load':
          return { view: {}, ...(words || !message['early'] ? {} : { lacks: ['dictionary-fr'] }) };
        case 'act':
          if ((message['action'] as Action).type === 'lay' && !words) return no('resource-unavailable');
          return { view: {}, events: [] };
        case 'save':
          return { save: { seats, words, actions: [] } };
        case 'bot-task':
          return { task: {} };
        case 'think':
          return { action: { type: 'thought' } };
        default:
          return { view: {}, resources: {} };
      }
    });
    workers.push(worker.ready());
    return worker;
  };
  const come = async (there: boolean): Promise<void> => {
    words = there;
    for (const { worker, id } of preparing.splice(0)) {
      if (there) worker.say({ id, ok: true });
      else worker.say({ id, ok: false, error: no('resource-unavailable').refusal });
    }
    await settle();
  };
  const onSave = (save: object): void => void saves.push((save as { words: boolean }).words);
  return { come, saves, workers, start: () => Engine.start({ game: 'syntax', onSave }, open) };
}

const fields = { game: 'g', seats, early: true };
const lay = { seat: 0, action: { type: 'lay', word: 'AIR' } as const };
const exchange = { seat: 0, action: { type: 'exchange', discard: 'K', take: 'stock' } as const };

test('a match without its words: what looks something up waits, all else is answered, and the record is kept anew', async () => {
  const { come, saves, workers, start } = early();
  const engine = await start();
  const told: unknown[] = [];
  engine.on('words', ({ state, wanted }) => told.push(wanted ? `${state}, wanted` : state));
  await engine.request('new', fields, { match: 'm' });
  assert.deepEqual(told, ['coming']);
  await engine.request('act', exchange);
  const laid = engine.request('act', lay);
  assert.equal(await standing(laid), 'waiting');
  assert.equal(await standing(engine.request('view', {}).then(() => 'seen')), 'seen', 'nobody waits behind it');
  const thought = engine.bot(1);
  assert.equal(await standing(thought), 'waiting');
  const [, thinks] = workers;
  assert.deepEqual(thinks?.got, [], 'it starts, and nobody has it fetch the words a second time');
  await pass(UNTOLD);
  assert.deepEqual(told, ['coming', 'coming, wanted']);
  assert.deepEqual(saves, [false, false]);
  await come(true);
  assert.deepEqual(told.slice(2), ['here']);
  assert.deepEqual(await laid, { view: {}, events: [] });
  assert.deepEqual((await thought).action, { type: 'thought' });
  assert.deepEqual(saves, [false, false, true, true], 'as it came, and after the word');
});

test('words that do not come are told as missing, and come when they are asked for again', async () => {
  const { come, start } = early();
  const engine = await start();
  await engine.request('new', fields, { match: 'm' });
  const laid = standing(engine.request('act', lay));
  const thought = engine.bot(1);
  assert.equal(await laid, 'waiting');
  await come(false);
  assert.equal(engine.words.state, 'missing');
  assert.equal(await standing(thought), 'waiting', 'a bot waits for another attempt');
  // Asking for something asks for them again, and so does whoever presses the button.
  const again = assert.rejects(engine.request('act', lay), Refused);
  await settle();
  assert.equal(engine.words.state, 'coming');
  await come(false);
  await again;
  void engine.fetchWords();
  await settle();
  await come(true);
  assert.equal(engine.words.state, 'here');
  assert.deepEqual((await thought).action, { type: 'thought' });
  await engine.request('act', lay);
});

test('another match, the end, a table that dies: nobody waits for words that are of no use', async () => {
  const { workers, start, come } = early();
  const engine = await start();
  await engine.request('new', fields, { match: 'm' });
  const laid = engine.request('act', lay);
  await settle();
  await engine.request('new', fields, { match: 'n' });
  assert.equal(await standing(laid), 'aborted');
  workers[0]!.crash();
  await settle();
  assert.equal(workers[1]!.got.find(({ op }) => op === 'load')?.['early'], true);
  const later = engine.request('act', lay);
  assert.equal(await standing(later), 'waiting');
  await come(true);
  assert.deepEqual(await later, { view: {}, events: [] });
  await come(false);
  await engine.request('new', fields, { match: 'o' });
  const last = engine.request('act', lay);
  await settle();
  engine.dispose();
  assert.equal(await standing(last), 'disposed');
});
