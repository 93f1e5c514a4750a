// What is kept of a match: rows find their match by name, two tabs on one database, device that fails, records that break off.
import './bare-page.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import type { Engine } from '../../src/engine/index.ts';
import { EngineError } from '../../src/engine/index.ts';
import { Holds, type Locks, type Wire } from '../../src/device/hold.ts';
import { ELSEWHERE, Session, type OpenMatch } from '../../src/match/session.ts';
import { DATABASE } from '../../src/device/database.ts';
import { Device } from '../../src/device/device.ts';
import { Overtaken } from '../../src/device/matches.ts';
import type { StoredMatch } from '../../src/device/rows.ts';
import type { Player, Refusal, Save, View } from '../../src/protocol/index.ts';
import { settle } from './scripted.ts';
import { row as rowOf } from './stored.ts';

/** The browser's locks, as far as they are used; shared by all tabs. */
class FakeLocks {
  #held = new Map<string, { lose: () => void }>();
  #queue = new Map<string, (() => void)[]>();

  request = (async (name: string, options: LockOptions, work: (lock: unknown) => unknown): Promise<unknown> => {
    if (options.steal) this.#held.get(name)?.lose();
    while (this.#held.has(name)) {
      if (options.ifAvailable) return work(null);
      await new Promise<void>((resolve, reject) => {
        this.#queue.set(name, [...(this.#queue.get(name) ?? []), resolve]);
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      });
    }
    return await new Promise((resolve, reject) => {
      const mine = {
        lose: (): void => {
          this.#held.delete(name);
          reject(new DOMException('stolen', 'AbortError'));
        },
      };
      this.#held.set(name, mine);
      void Promise.resolve(work({ name })).then((value) => {
        if (this.#held.get(name) === mine) this.#held.delete(name);
        for (const next of this.#queue.get(name) ?? []) next();
        this.#queue.delete(name);
        resolve(value);
      });
    });
  }) as unknown as Locks['request'];
}

/** One channel for all tabs: what one says, the others hear. */
class Air {
  #wires: Wire[] = [];
  wire(): Wire {
    const wire: Wire = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of this.#wires)
          if (other !== wire) queueMicrotask(() => (other.onmessage as ((event: unknown) => void) | null)?.({ data }));
      },
    };
    this.#wires.push(wire);
    return wire;
  }
}

const SEATS: Player[] = [{ name: 'Zoé', bot: null }];

/** An engine whose match is a count of actions. `whole`: how many actions of a record it can replay. */
class FakeEngine {
  match: string | null = null;
  acts = 0;
  whole = Number.POSITIVE_INFINITY;
  /** Held back until the test lets go. */
  gate: Promise<void> = Promise.resolve();
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly onSave: (save: Save, of: { match: string | null }) => unknown) {}

  async prepare(_op: string, _fields: object, signal?: AbortSignal): Promise<void> {
    await this.gate;
    if (signal?.aborted) throw new EngineError('aborted');
  }

  /** What `new` was asked with. */
  begun: object[] = [];
  /** What is wrong with data. */
  refuses: Refusal | null = null;

  request(op: string, fields: { save?: Save; match?: string }, { match }: { match?: string } = {}): Promise<object> {
    const asked = this.#last.then(() => {
      if (op === 'check-data') return { refusal: this.refuses };
      if (op === 'new') this.begun.push(fields);
      if (op === 'new' || op === 'load') this.match = match ?? null;
      else if (match !== undefined && match !== this.match) throw new EngineError('aborted');
      const all = fields.save?.actions.length ?? 0;
      if (op === 'new') this.acts = 0;
      if (op === 'load') this.acts = Math.min(all, this.whole);
      if (op === 'act') this.acts++;
      if (op !== 'view') this.onSave(this.save(), { match: this.match });
      return { view: this.view(), ...(op === 'load' && all > this.acts ? { warning: {} } : {}) };
    });
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  async settled(): Promise<void> {
    await this.#last;
  }

  at(match: string): object {
    return { request: (op: string, fields: object) => this.request(op, fields, { match }) };
  }

  dispose(): void {}

  save(): Save {
    const actions = Array.from({ length: this.acts }, () => ({ seat: 0, action: { type: 'pass' } }));
    return { game: 'plis', seats: SEATS, options: {}, actions } as unknown as Save;
  }

  view(): View {
    return { round: 1, over: false, seats: [{ score: 0 }], moves: this.acts } as unknown as View;
  }
}

/** A tab: a page with its own memory, on the device's database. */
function tab(locks: Locks | null, air: Air) {
  const device = new Device();
  let engine: FakeEngine | undefined;
  const wire = air.wire();
  const session = new Session({
    start: async ({ onSave }) => {
      engine = new FakeEngine(onSave as never);
      return engine as unknown as Engine;
    },
    device,
    holds: new Holds(locks, () => wire),
  });
  return { device, session, engine: () => engine as FakeEngine };
}

const match = { game: 'plis', seats: SEATS, options: {} };
const act = (open: OpenMatch): Promise<unknown> => open.engine.request('act', {} as never);
const kept = async (device: Device, id: string): Promise<number | undefined> =>
  ((await device.matches.get(id))?.save as Save | undefined)?.actions.length;
const opened = (open: OpenMatch | typeof ELSEWHERE | null): OpenMatch => {
  assert.ok(open !== null && open !== ELSEWHERE);
  return open;
};
const quiet = { onLost: () => undefined };

// What waits for a lock keeps no process alive.
const alive = setInterval(() => undefined, 1000);
after(() => clearInterval(alive));

// Another device for each test.
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** Waits until the row holds that many actions. */
async function stored(device: Device, id: string, acts: number): Promise<void> {
  for (let n = 0; n < 50 && (await kept(device, id)) !== acts; n++) await settle();
  assert.equal(await kept(device, id), acts);
}

test('a save goes to the match that it is of, whatever else is being opened', async () => {
  const { session, engine, device } = tab(new FakeLocks(), new Air());
  const m0 = await session.start(match);
  const first = opened(await session.open(m0, quiet));
  await act(first);
  // A second match hangs while it gets its words; somebody goes back to the first.
  let arrive = (): void => undefined;
  const m1 = await session.start(match);
  await session.open(m1, quiet).then((open) => opened(open).close());
  engine().gate = new Promise((resolve) => (arrive = resolve));
  const stop = new AbortController();
  const hanging = session.open(m1, { ...quiet, signal: stop.signal });
  await settle();
  stop.abort();
  arrive();
  await assert.rejects(hanging, (error) => error instanceof EngineError && error.code === 'aborted');
  const again = opened(await session.open(m0, quiet));
  await act(again);
  await again.close();
  assert.deepEqual([await kept(device, m0), await kept(device, m1)], [2, 0]);
  await assert.rejects(act(first).then(() => act({ ...first, engine: engine().at('other') as never })));
});

test('what is brought to a match goes with it; what the rules say of it is told without a match', async () => {
  const { session, engine, device } = tab(new FakeLocks(), new Air());
  const data = { deck: { id: 'mine' } };
  const ask = { game: match.game, options: {}, data, title: 'classe' };
  assert.equal((await session.checkData(ask)).refusal, null);
  const refusal: Refusal = {
    code: 'bad-data',
    clause: null,
    message: { key: 'error-bad-data', args: {} },
    place: '/deck/id',
  };
  engine().refuses = refusal;
  assert.deepEqual((await session.checkData(ask)).refusal, refusal);
  assert.deepEqual(engine().begun, []);
  assert.deepEqual(await device.matches.all(), []);
  await session.start({ ...match, data });
  await session.start({ ...match, data: {} });
  assert.deepEqual(engine().begun.slice(-2), [
    { ...match, data, early: true },
    { ...match, early: true },
  ]);
});

test('a deal that is called off leaves nothing behind', async () => {
  const { session, engine, device } = tab(new FakeLocks(), new Air());
  await session.engine(match.game);
  let arrive = (): void => undefined;
  engine().gate = new Promise((resolve) => (arrive = resolve));
  const stop = new AbortController();
  const dealing = session.start(match, stop.signal);
  await settle();
  stop.abort();
  arrive();
  await assert.rejects(dealing);
  assert.deepEqual(await device.matches.all(), []);
});

test('two tabs: the second one is told, and gets every move when it takes the match', async () => {
  const [locks, air] = [new FakeLocks(), new Air()];
  const [a, b] = [tab(locks, air), tab(locks, air)];
  const id = await a.session.start(match);
  let lost = 0;
  const first = opened(await a.session.open(id, { onLost: () => lost++ }));
  await act(first);
  assert.equal(await b.session.open(id, quiet), ELSEWHERE);
  const last = act(first);
  const second = opened(await b.session.open(id, { ...quiet, take: true }));
  await last;
  assert.equal(lost, 1);
  assert.equal(second.view.moves, 2, 'the move under way came along');
  await act(second);
  // Whatever the first tab still does is not stored.
  await act(first);
  await settle();
  assert.equal(await kept(b.device, id), 3);
});

test('a tab that does not answer is relieved by force', async () => {
  const [locks, air] = [new FakeLocks(), new Air()];
  const [a, b] = [tab(locks, new Air()), tab(locks, air)];
  const id = await a.session.start(match);
  let lost = 0;
  await a.session.open(id, { onLost: () => lost++ });
  const second = opened(await b.session.open(id, { ...quiet, take: true }));
  await act(second);
  assert.equal(lost, 1);
  assert.equal(await kept(b.device, id), 1);
});

test('without locks the device alone sees to it that nothing is overwritten', async () => {
  const [a, b] = [tab(null, new Air()), tab(null, new Air())];
  const id = await a.session.start(match);
  let lost = 0;
  const first = opened(await a.session.open(id, { onLost: () => lost++ }));
  await act(first);
  await stored(a.device, id, 1);
  const second = opened(await b.session.open(id, quiet));
  await act(second);
  await act(second);
  await stored(b.device, id, 3);
  await act(first);
  for (let n = 0; n < 50 && lost === 0; n++) await settle();
  assert.equal(await kept(b.device, id), 3);
  assert.equal(lost, 1);
});

test('who comes back finds what another tab has played meanwhile', async () => {
  const [locks, air] = [new FakeLocks(), new Air()];
  const [a, b] = [tab(locks, air), tab(locks, air)];
  const id = await a.session.start(match);
  await opened(await a.session.open(id, quiet)).close();
  const there = opened(await b.session.open(id, quiet));
  for (let n = 0; n < 5; n++) await act(there);
  await there.close();
  const back = opened(await a.session.open(id, quiet));
  assert.equal(back.view.moves, 5);
  await act(back);
  await back.close();
  assert.equal(await kept(b.device, id), 6);
});

test('a record that breaks off is left alone until somebody plays on, then kept beside', async () => {
  const { session, engine, device } = tab(new FakeLocks(), new Air());
  const id = await session.start(match);
  const whole = opened(await session.open(id, quiet));
  for (let n = 0; n < 9; n++) await act(whole);
  await whole.close();
  engine().whole = 4;
  const part = opened(await session.open(id, quiet));
  assert.equal(part.keeping.row.shortened, true);
  part.keeping.note({ ...part.view, round: 2 }, 0);
  await part.close();
  assert.equal(await kept(device, id), 9, 'looking takes nothing away');
  const again = opened(await session.open(id, quiet));
  await act(again);
  await act(again);
  await again.close();
  assert.equal(await kept(device, id), 6);
  const [original, ...more] = (await device.matches.all()).filter((row) => row.id !== id);
  assert.deepEqual(more, []);
  assert.ok(original);
  assert.equal(await kept(device, original.id), 9);
  assert.equal(original.original, true);
  const played = await device.matches.get(id);
  assert.equal(played?.shortened, true, 'the notice outlives a reload');
});

// The device

const row = (id: string, revision: number, more: Partial<StoredMatch> = {}): StoredMatch =>
  rowOf(id, { revision, ...more });

test('a row is only replaced by who has read it', async () => {
  const device = new Device();
  await device.matches.keep(row('a', 1));
  await device.matches.keep(row('a', 2));
  await assert.rejects(device.matches.keep(row('a', 2), row('b', 1)), Overtaken);
  assert.equal(await device.matches.get('b'), null, 'both or none');
});

test('what cannot be put stays in memory, said once; memory alone is no better than what was stored later', async () => {
  const [device, other] = [new Device(), new Device()];
  let said = 0;
  device.onTrouble(() => said++);
  await device.matches.keep(row('a', 1));
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    await device.matches.keep(row('a', 2));
    await device.matches.keep(row('a', 3));
    await device.setups.put({ game: 'plis', seats: [], options: { a: 1 } });
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  assert.equal(said, 1);
  assert.equal((await device.matches.get('a'))?.revision, 3);
  assert.deepEqual((await device.setups.get('plis'))?.options, { a: 1 });
  await other.matches.keep(row('a', 4));
  assert.equal((await device.matches.get('a'))?.revision, 4);
  await device.matches.keep(row('a', 5));
  assert.equal((await other.matches.get('a'))?.revision, 5, 'once it can be stored, it is');
});

test('rows that make no sense are left out; what only serves to show them is mended', async () => {
  const device = new Device();
  await device.matches.keep(row('good', 1));
  const odd = (id: string, more: object): Promise<void> => device.matches.keep(row(id, 1, more));
  await odd('nan', { updated: Number.NaN });
  await odd('late', { updated: 1e300 });
  await odd('text', { updated: 'soon', revision: 1, scores: 'x', bots: 7, round: null });
  await odd('names', { names: [{}] });
  await odd('game', { game: 7 });
  const rows = await device.matches.all();
  assert.deepEqual(rows.map(({ id }) => id).sort(), ['good', 'late', 'nan', 'text']);
  for (const { updated } of rows) assert.doesNotThrow(() => new Intl.DateTimeFormat('fr').format(updated));
});

test('an older page lets go of the database when a newer one wants it', async () => {
  const device = new Device();
  await device.matches.keep(row('a', 1));
  const newer = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 99);
    opening.onsuccess = () => resolve(opening.result);
    opening.onblocked = () => reject(new Error('blocked'));
  });
  newer.close();
});

test('behind an older page that does not let go, memory has to do until it is gone', async () => {
  const older = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
    opening.onsuccess = () => resolve(opening.result);
  });
  const device = new Device();
  let said = 0;
  device.onTrouble(() => said++);
  await device.matches.keep(row('a', 1));
  assert.equal(said, 1);
  assert.equal((await device.matches.get('a'))?.revision, 1);
  older.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await device.matches.keep(row('a', 2));
  assert.equal((await new Device().matches.get('a'))?.revision, 2);
});

test('decks of one’s own are kept by game, kind and name', async () => {
  const device = new Device();
  const deck = { game: 'plis', kind: 'deck', name: 'B', data: { cards: [1] } };
  await device.decks.put(deck);
  await device.decks.put({ ...deck, name: 'A' });
  await device.decks.put({ ...deck, game: 'syntax' });
  assert.deepEqual(
    (await device.decks.all('plis')).map(({ name }) => name),
    ['A', 'B'],
  );
  await device.decks.drop(deck);
  assert.equal((await device.decks.all('plis')).length, 1);
});
