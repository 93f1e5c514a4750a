import type { Answers, Fields, Op } from '../protocol/index.ts';
import type { BotChoice, BotOptions, EngineEvents, EngineOptions, RequestOptions } from './types.ts';

/** The rules, in a worker, and the bots, in another. One engine holds one match at a time. */
export class Engine {
  private constructor() {}

  /**
   * Starts the table's worker and waits until it is ready; no dictionary is loaded yet. Rejects with an `EngineError` whose
   * code says what is wrong (`no-workers`, `no-wasm`, `unreachable`).
   */
  static async start(_options: EngineOptions = {}): Promise<Engine> {
    throw new Error('to come');
  }

  /** The engine's version. */
  readonly version: string = '';

  /**
   * Asks the table. Answers come in the order of requests. `new` and `load` fetch the word lists that the match needs and
   * report `progress`; without network and cache they are refused with `dictionary-unavailable`, and asking again is all
   * that is needed to try again. Rejects with `Refused` or `EngineError`.
   */
  async request<O extends Op>(_op: O, _fields: Fields[O], _options: RequestOptions = {}): Promise<Answers[O]> {
    throw new Error('to come');
  }

  /**
   * What the bot in that seat would do, thought out in a worker of its own so that the table always answers. Never fails for
   * the bot's sake: a bot that outstays its budget or dies is replaced by the first legal action, and `bot-failed` says so.
   * Not performed. Rejects with `Refused` when the seat may not act, with `EngineError` when the table is in trouble or the
   * signal aborts.
   */
  async bot(_seat: number, _options: BotOptions = {}): Promise<BotChoice> {
    throw new Error('to come');
  }

  /** What the hard bot would do in that seat, from that seat's view alone; null when it has no answer in time. */
  async hint(_seat: number, _options: Omit<BotOptions, 'level'> = {}): Promise<BotChoice['action'] | null> {
    throw new Error('to come');
  }

  /** Listens; the answer stops it. */
  on<E extends keyof EngineEvents>(_event: E, _listener: (data: EngineEvents[E]) => void): () => void {
    throw new Error('to come');
  }

  /** Ends both workers. Everything under way rejects with `disposed`. May be called twice. */
  dispose(): void {}
}
