import { sitting } from '../device/tenures.ts';
import { atMost } from '../lib/waiting.ts';
import { Refused, type Answers, type View, type Fields, type Op, type Save } from '../protocol/index.ts';
import { Channel } from './channel.ts';
import { EngineError } from './errors.ts';
import { workers, type OpenPort } from './port.ts';
import { Thinker, type Thought } from './thinker.ts';
import type {
  BotChoice,
  BotFailure,
  BotOptions,
  EngineEvents,
  EngineOptions,
  Hint,
  MatchEngine,
  RequestOptions,
  WordsTold,
} from './types.ts';
import { WordLists } from './words.ts';

/** A bot's budget where nobody names one, in ms. */
const BUDGET = 250;
/** How long an answer waits for the record to be kept, in ms: a disk that does not answer must not stop a match. */
export const KEEPING = 1000;
/** If the table worker dies more often than this within `DEATHS_WITHIN` ms, it is not started again. */
const DEATHS = 3;
const DEATHS_WITHIN = 60_000;

/** The requests that may look up words. */
const LOOKS_UP: ReadonlySet<Op> = new Set<Op>(['act', 'check', 'words']);
const CHANGES: ReadonlySet<Op> = new Set<Op>(['new', 'load', 'act', 'undo', 'seat']);
/** The changes that leave earlier actions as they are. */
const ADDS: ReadonlySet<Op> = new Set<Op>(['act', 'seat']);

/** The rules, in a worker, and the bots, in another. One engine holds one match at a time. */
export class Engine {
  #open: OpenPort;
  #onSave: EngineOptions['onSave'];
  /** The table's worker; while a dead one is being replaced, a promise of the next. */
  #table: Promise<Channel>;
  #thinker: Thinker;
  readonly #words = new WordLists((told) => this.emit('words', told));
  #save: Save | null = null;
  /** The page's name for the match that the table holds. */
  #match: string | null = null;
  /** The last request, with its save. The next request begins when it is done. */
  #last: Promise<unknown> = Promise.resolve();
  #deaths: number[] = [];
  #listeners = new Map<keyof EngineEvents, Set<(data: never) => void>>();
  #over: EngineError | null = null;

  private constructor(channel: Channel, open: OpenPort, options: EngineOptions) {
    this.#open = open;
    this.#onSave = options.onSave;
    this.#table = Promise.resolve(channel);
    this.#thinker = new Thinker(open, (opening, without) => this.#handOn(opening, without));
  }

  /**
   * Starts the table's worker and waits until it is ready; no resource is loaded yet. Rejects with an `EngineError` whose
   * code says what is wrong (`no-workers`, `no-wasm`, `unreachable`).
   */
  static async start(options: EngineOptions, open: OpenPort = workers(options.game, options.first)): Promise<Engine> {
    let engine: Engine | null = null;
    const channel: Channel = new Channel(open(), {
      progress: (data) => engine?.emit('progress', data),
      died: (detail) => engine?.revive(detail),
    });
    await channel.ready;
    engine = new Engine(channel, open, options);
    return engine;
  }

  /**
   * Asks the table. Answers come in the order of requests. `new` and `load` fetch the resources that the match needs and report `progress`; without
   * network and cache they are refused with `resource-unavailable`, and may simply be sent again. If they are `early`, they are answered before the
   * match's words arrive; requests that look up words then wait for them, and hold up nothing else. Rejects with `Refused` or `EngineError`.
   */
  async request<O extends Op>(op: O, fields: Fields[O], options: RequestOptions = {}): Promise<Answers[O]> {
    const { signal } = options;
    for (let once = false; ; ) {
      if (signal?.aborted) throw new EngineError('aborted');
      const asked = this.#last.then(() => this.#ask(op, fields, options));
      this.#last = asked.catch(() => undefined);
      try {
        return await abortable(asked, signal);
      } catch (error) {
        const lacks = error instanceof Refused && error.code === 'resource-unavailable';
        if (!lacks || once || !this.#words.late || !LOOKS_UP.has(op)) throw error;
        // The words may have come meanwhile: then the request is made a last time.
        once = this.#words.told.state === 'here';
        await abortable(this.#words.wanted(), signal);
      }
    }
  }

  /** Whether the words of the match are here, coming or missing. */
  get words(): WordsTold {
    return this.#words.told;
  }

  /** Fetches once more words that did not come. A failure is reported as `missing`. */
  async fetchWords(): Promise<void> {
    await this.#words.again().catch(() => undefined);
  }

  async #ask<O extends Op>(op: O, fields: Fields[O], { signal, match }: RequestOptions): Promise<Answers[O]> {
    if (signal?.aborted) throw new EngineError('aborted');
    const table = await this.#table;
    if (this.#over) throw this.#over;
    const begins = op === 'new' || op === 'load';
    if (!begins && match !== undefined && match !== this.#match)
      throw new EngineError('aborted', 'another match is at the table');
    const answer = await table.request(op, fields);
    if (begins) this.#match = match ?? null;
    // An undo that only asks whether it could be done changes nothing.
    if (CHANGES.has(op) && !('dry' in fields)) await this.#keep(table, ADDS.has(op));
    if (op === 'new' || op === 'load') this.#opened(op, fields, (answer as Partial<Answers['new']>).lacks);
    // The player who sat down may be the match's first bot.
    if (op === 'seat' && this.#save) this.#warm('load', { save: this.#save });
    return answer as Answers[O];
  }

  /** Resolves when everything asked so far has been answered, and handed out to be kept. */
  async settled(): Promise<void> {
    await this.#last;
  }

  /**
   * Gets the word lists of a `new` or `load` ready, for bots too. Whatever else is asked meanwhile is answered, so that a list that
   * does not come holds nobody up. Rejects as `new` and `load` do.
   */
  async prepare<O extends 'new' | 'load'>(op: O, fields: Fields[O], signal?: AbortSignal): Promise<void> {
    const prepared = this.#table.then((table) => table.request('prepare', { for: { ...fields, op } }));
    await abortable(prepared, signal);
    if (op === 'new' && !fields.early && (fields as Fields['new']).seats.some((seat) => seat.bot != null))
      this.#thinker.prepare({ ...fields, op });
  }

  /** The engine for one match: `match` is what its `new` or `load` was given. */
  at(match: string): MatchEngine {
    return {
      request: (op, fields, options = {}) => this.request(op, fields, { ...options, match }),
      bot: (seat, options = {}) => this.bot(seat, { ...options, match }),
      hint: (seat, options = {}) => this.hint(seat, { ...options, match }),
    };
  }

  /**
   * What the bot in that seat would do. It thinks in a separate worker, so that the table always answers. If the bot exceeds its budget or dies, the
   * first legal action takes its place, and `bot-failed` says so. The action is not performed. Rejects with `Refused` if the seat may not act, with
   * `EngineError` if the table is in trouble or the signal aborts.
   */
  async bot(seat: number, options: BotOptions = {}): Promise<BotChoice> {
    const thought = await this.#think(seat, options);
    if (typeof thought !== 'string') return { action: thought.action, after_ms: thought.after_ms, replaced: null };
    const { actions } = await this.request('legal', { seat, limit: 1 }, requestOptions(options));
    const action = actions[0];
    if (action === undefined) throw new EngineError('aborted', `seat ${seat} may not act any more`);
    this.emit('bot-failed', { seat, reason: thought });
    return { action, after_ms: 0, replaced: thought };
  }

  /** What the hard bot would do in that seat and why, from that seat's view alone; null when it has no answer in time. */
  async hint(seat: number, options: Omit<BotOptions, 'level'> = {}): Promise<Hint | null> {
    const thought = await this.#think(seat, { ...options, level: 'hard' });
    if (typeof thought === 'string' || thought.action === null) return null;
    return { action: thought.action, reason: thought.reason };
  }

  /** Calls `listener` at each such event, until the function that this returns is called. */
  on<E extends keyof EngineEvents>(event: E, listener: (data: EngineEvents[E]) => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Ends both workers. Everything under way rejects with `disposed`. May be called twice. */
  dispose(): void {
    this.#end(new EngineError('disposed'));
  }

  async #think(seat: number, options: BotOptions): Promise<Thought | BotFailure> {
    const { level, budget = BUDGET, at_ms, iterations, past, signal } = options;
    // Without words there is nothing to think about. The worker starts while they are on their way.
    if (this.#words.told.state !== 'here') {
      this.#thinker.warm();
      await abortable(this.#words.arrived(), signal);
    }
    const fields: Fields['bot-task'] = { seat, budget_ms: budget };
    if (level !== undefined) fields.level = level;
    if (at_ms !== undefined) fields.at_ms = at_ms;
    if (iterations !== undefined) fields.iterations = iterations;
    const ask = async (known: readonly string[]): Promise<Thought | BotFailure | 'unavailable'> => {
      const { task } = await this.request('bot-task', { ...fields, known: [...known] }, requestOptions(options));
      const seen = past === undefined ? task : { ...task, view: { ...(task['view'] as object), ...past } };
      const thought = this.#thinker.think(seen, budget, signal);
      return await abortable(thought, signal);
    };
    const { known } = this.#thinker;
    let thought = await ask(known);
    // The bots' worker was replaced or thought about another match meanwhile: this time the task brings all its data.
    if (thought === 'unavailable' && known.length > 0) thought = await ask([]);
    return thought === 'unavailable' ? 'no-action' : thought;
  }

  /** Reads the record, which the page keeps and a new worker would be given. If it has only grown, the table sends only the new actions. */
  async #keep(table: Channel, grown = false): Promise<void> {
    const before = grown ? this.#save : null;
    const since = before ? { from: before.actions.length } : {};
    const answer = (await table.request('save', since)) as unknown as Answers['save'];
    const save = before ? joined(before, answer.save) : answer.save;
    this.#save = save;
    try {
      const kept = this.#onSave?.(save, { match: this.#match });
      if (kept) await atMost(KEEPING, kept);
    } catch (error) {
      console.warn('the match could not be kept', error);
    }
  }

  /** The resources for that request that the table worker has. */
  async #handOn(opening: object, without: string[]): Promise<Record<string, ArrayBuffer>> {
    const table = await this.#table;
    const answer = await table.request('hand-on', { for: opening, without });
    return (answer as { resources?: Record<string, ArrayBuffer> }).resources ?? {};
  }

  /** A match has begun. Words that it `lacks` are fetched; then the record, which names them, is kept, and the bots' worker gets them. */
  #opened(op: 'new' | 'load', asked: object, lacks: readonly string[] = []): void {
    const { early: _, ...fields } = asked as { early?: boolean };
    if (lacks.length === 0) {
      this.#words.begin(null);
      return this.#warm(op, fields);
    }
    const match = this.#match;
    this.#words.begin(async () => {
      await (await this.#table).request('prepare', { for: { ...fields, op } });
      if (this.#match !== match) return;
      // The record names the words that it is played with.
      const kept = this.#last.then(async () => {
        if (this.#match === match) await this.#keep(await this.#table, true);
      });
      this.#last = kept.catch(() => undefined);
      this.#warm(op, fields);
    });
  }

  /** Where bots play, their worker gets ready while people still look at their cards. */
  #warm(op: 'new' | 'load', fields: object): void {
    if (this.#save && sitting(this.#save).some(({ bot }) => bot !== null)) this.#thinker.prepare({ ...fields, op });
  }

  private revive(detail: string): void {
    if (this.#over) return;
    const now = Date.now();
    this.#deaths = [...this.#deaths.filter((death) => now - death < DEATHS_WITHIN), now];
    if (this.#deaths.length > DEATHS) {
      this.#lose(detail);
      return;
    }
    let view: View | null = null;
    let lacks: readonly string[] | undefined;
    const next = this.#next().then(async (channel) => {
      if (this.#save) {
        const answer = (await channel.request('load', { save: this.#save, early: true })) as unknown as Answers['load'];
        ({ view, lacks } = answer);
      }
      return channel;
    });
    this.#table = next;
    next.then(
      () => {
        if (this.#save) this.#opened('load', { save: this.#save }, lacks);
        this.emit('restarted', { view });
      },
      (error: unknown) => {
        // Another death while it was being brought back has already started the next attempt.
        if (this.#table === next) this.#lose(error instanceof Refused ? error.code : String(error));
      },
    );
  }

  async #next(): Promise<Channel> {
    const channel: Channel = new Channel(this.#open(), {
      progress: (data) => this.emit('progress', data),
      died: (detail) => this.revive(detail),
    });
    if (this.#over) channel.close(this.#over);
    await channel.ready;
    return channel;
  }

  #lose(detail: string): void {
    if (this.#over) return;
    this.#end(new EngineError('lost', detail));
    this.emit('lost', { code: 'lost', detail });
  }

  #end(error: EngineError): void {
    if (this.#over) return;
    this.#over = error;
    this.#words.end(error);
    this.#thinker.dispose();
    this.#table.then(
      (table) => table.close(error),
      () => undefined,
    );
    this.#table = Promise.reject(error);
    this.#table.catch(() => undefined);
  }

  private emit<E extends keyof EngineEvents>(event: E, data: EngineEvents[E]): void {
    for (const listener of this.#listeners.get(event) ?? []) (listener as (data: EngineEvents[E]) => void)(data);
  }
}

/** Joins an earlier record and its later actions, as the table would have written them together. */
function joined({ data, actions }: Save, { version, game, seats, ...later }: Save): Save {
  const head = { version, game, seats, ...(data === undefined ? {} : { data }), ...later };
  return { ...head, actions: [...actions, ...later.actions] };
}

const requestOptions = ({ signal, match }: BotOptions): RequestOptions => ({
  ...(signal ? { signal } : {}),
  ...(match === undefined ? {} : { match }),
});

async function abortable<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return await promise;
  if (signal.aborted) {
    promise.catch(() => undefined);
    throw new EngineError('aborted');
  }
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new EngineError('aborted'));
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}
