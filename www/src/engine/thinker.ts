// The worker that bots and hints think in, so that the table always answers. It holds no match: a task has all it needs.
import { Refused, type BotTask } from '../protocol/index.ts';
import { Channel } from './channel.ts';
import { EngineError } from './errors.ts';
import type { OpenPort } from './port.ts';
import type { BotChoice, BotFailure, Hint } from './types.ts';

/** How many ms a bot may exceed its budget before it is stopped. A slow device checks the time late, and the first thought in a game waits until the
 * code is compiled (0.3 to 0.5 s for Spikit's on two busy cores, several times that on an old phone). */
export const GRACE = 3000;
/** The most that the grace can grow to. After a worker was stopped, the next one gets twice the time. Every new worker has to compile again, so on a
 * very slow device all of them would be stopped otherwise, and no bot would ever answer. */
const MOST_GRACE = 24_000;
/** How many ms the worker may take to start. The time is short, because the table worker has just fetched the same files, and somebody waits for a
 * bot. */
export const THINKER_START = 15_000;

/** A request whose resources a worker should have at hand. */
export type Opening = { op: 'new' | 'load' } & object;

/** Gets the resources of a request from the table worker, except those named in `without`: `{"dictionary-fr": bytes}`. */
export type HandOn = (opening: Opening, without: string[]) => Promise<Record<string, ArrayBuffer>>;

/** The parts of a request that decide which resources it needs. Seats, seed and set-up do not. */
const about = (opening: Opening): string =>
  JSON.stringify({ ...opening, seats: undefined, seed: undefined, setup: undefined });

/** A bot's answer: `BotChoice` without `replaced`, but with its reason. */
export type Thought = Omit<BotChoice, 'replaced'> & Pick<Hint, 'reason'>;

export class Thinker {
  #open: OpenPort;
  #handOn: HandOn;
  #channel: Channel | null = null;
  /** The request whose word lists this worker should have at hand. */
  #match: Opening | null = null;
  /** Resolves when the worker has got all that the table worker has for it. A thought before that would fetch the same files again. */
  #handed: Promise<void> = Promise.resolve();
  /** The request that the worker was prepared for (see `about`); null if none. */
  #prepared: string | null = null;
  /** The names of what it has been handed. */
  #has = new Set<string>();
  /** Checksums of the data of the worker's last task, which the next task need not include. */
  #known: readonly string[] = [];
  #last: Promise<unknown> = Promise.resolve();
  /** What the next bot may take over its budget. */
  #grace = GRACE;
  #disposed = false;

  constructor(open: OpenPort, handOn: HandOn) {
    this.#open = open;
    this.#handOn = handOn;
  }

  /** Data that a task need not include. */
  get known(): readonly string[] {
    return this.#channel ? this.#known : [];
  }

  /** Starts the worker and lets it build the word lists of a `new` or `load` request, so that the first move does not wait. A repeated request (the
   * deal repeats that of the set-up) does nothing. */
  prepare(opening: Opening): void {
    this.#match = opening;
    const running = this.#channel;
    if (!running) this.warm();
    else if (this.#prepared !== about(opening)) this.#supply(running, opening);
  }

  /** Starts the worker, so that resources can be handed to it as soon as they are there. */
  warm(): void {
    try {
      this.#start();
    } catch {
      // The next thought will report it.
    }
  }

  /**
   * Lets one bot think at a time, in order, so that stopping one stops no other. A thought that is aborted before its turn never begins. One that has
   * begun goes on to its end: the worker can't receive messages meanwhile, and the budget ends the thought sooner than a new worker could load its
   * word lists. `unavailable`: the worker lacks a resource, or data that the task did not include.
   */
  think(task: BotTask, budget: number, signal?: AbortSignal): Promise<Thought | BotFailure | 'unavailable'> {
    const thought = this.#last.then(() => {
      if (signal?.aborted) throw new EngineError('aborted');
      return this.#think(task, budget);
    });
    this.#last = thought.catch(() => undefined);
    return thought;
  }

  dispose(): void {
    this.#disposed = true;
    this.#channel?.close(new EngineError('disposed'));
    this.#channel = null;
  }

  #start(): Channel {
    if (this.#disposed) throw new EngineError('disposed');
    if (this.#channel) return this.#channel;
    const died = (): void => {
      if (this.#channel === channel) this.#channel = null;
    };
    const channel: Channel = new Channel(this.#open(), { died }, THINKER_START);
    this.#channel = channel;
    this.#known = [];
    this.#has = new Set();
    if (this.#match) this.#supply(channel, this.#match);
    return channel;
  }

  /** Hands a worker the resources that the table worker has, and lets it fetch the rest. */
  #supply(channel: Channel, opening: Opening): void {
    const [before, has] = [this.#handed, this.#has];
    const prepared = about(opening);
    this.#prepared = prepared;
    // What failed is tried again when it is asked for again.
    const failed = (): void => {
      if (this.#prepared === prepared) this.#prepared = null;
    };
    this.#handed = (async () => {
      await before;
      await channel.ready;
      // If the table worker fails, this worker fetches the resources itself.
      const resources = await this.#handOn(opening, [...has]).catch(() => ({}));
      const names = Object.keys(resources);
      for (const name of names) has.add(name);
      if (names.length > 0) channel.post('handed', { resources }, Object.values(resources));
      void channel.request('prepare', { for: opening }).catch(failed);
    })().catch(failed);
  }

  async #think(task: BotTask, budget: number): Promise<Thought | BotFailure | 'unavailable'> {
    let deadline: ReturnType<typeof setTimeout> | undefined;
    let late = false;
    try {
      const channel = this.#start();
      await channel.ready;
      await this.#handed;
      const stop = (): void => {
        late = true;
        this.#grace = Math.min(2 * this.#grace, MOST_GRACE);
        channel.close(new EngineError('aborted', 'the bot outstayed its budget'));
        if (this.#channel === channel) this.#channel = null;
      };
      const answer = await channel.request('think', { task }, () => {
        deadline = setTimeout(stop, budget + this.#grace);
      });
      this.#grace = GRACE;
      this.#known = Object.values(task.data ?? {});
      const { action = null, after_ms = 0, reason = null } = answer as Partial<Thought>;
      // A bot that names a time but no action wants to be asked again at that time.
      return action === null && after_ms === 0 ? 'no-action' : { action, after_ms, reason };
    } catch (error) {
      if (this.#disposed) throw new EngineError('disposed');
      if (late) return 'timeout';
      if (!(error instanceof Refused)) return 'crashed';
      return error.code === 'resource-unavailable' ? 'unavailable' : 'no-action';
    } finally {
      clearTimeout(deadline);
      // The next bot should not have to wait for a new worker.
      if (late && this.#match) this.warm();
    }
  }
}
