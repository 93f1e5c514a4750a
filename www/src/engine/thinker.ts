// The worker that bots and hints think in, so that the table always answers. It holds no match: a task has all it needs.
import { Refused, type BotTask } from '../protocol/index.ts';
import { Channel } from './channel.ts';
import { EngineError } from './errors.ts';
import type { OpenPort } from './port.ts';
import type { BotChoice, BotFailure, Hint } from './types.ts';

/** What a bot may take over its budget before it is stopped, in ms: a slow device looks at its clock late, and the first thought of a
 * game waits for its code to be compiled (0.3 to 0.5 s for Spikit's on two busy cores, several times that on an old phone). */
export const GRACE = 3000;
/** The most that this grows to: a device so slow that its worker was stopped over compiling gives the next one twice the time. Each
 * begins anew, so all would be stopped otherwise, and no bot of that device would ever answer. */
const MOST_GRACE = 24_000;
/** How long its worker may take to start, in ms: the table's has just fetched the same files, and somebody waits for a bot. */
export const THINKER_START = 15_000;

/** A request whose resources a worker should have at hand. */
export type Opening = { op: 'new' | 'load' } & object;

/** What the table's worker has of the resources of a request, without some: `{"dictionary-fr": bytes}`. */
export type HandOn = (opening: Opening, without: string[]) => Promise<Record<string, ArrayBuffer>>;

/** What of a request decides which resources it needs: who sits there, and how the match is dealt, do not. */
const about = (opening: Opening): string =>
  JSON.stringify({ ...opening, seats: undefined, seed: undefined, setup: undefined });

/** What a bot says: `BotChoice` without what became of it, and why. */
export type Thought = Omit<BotChoice, 'replaced'> & Pick<Hint, 'reason'>;

export class Thinker {
  #open: OpenPort;
  #handOn: HandOn;
  #channel: Channel | null = null;
  /** The request whose word lists this worker should have at hand. */
  #match: Opening | null = null;
  /** Done when the worker has been handed what there is for it: a thought that came sooner would fetch all of it once more. */
  #handed: Promise<void> = Promise.resolve();
  /** What the worker has been prepared for, as `about` has it; null while it has not. */
  #prepared: string | null = null;
  /** The names of what it has been handed. */
  #has = new Set<string>();
  /** Checksums of the data that this worker was brought with its last task: the next need not bring it again. */
  #known: readonly string[] = [];
  #last: Promise<unknown> = Promise.resolve();
  /** What the next bot may take over its budget. */
  #grace = GRACE;
  #disposed = false;

  constructor(open: OpenPort, handOn: HandOn) {
    this.#open = open;
    this.#handOn = handOn;
  }

  /** What a task need not bring. */
  get known(): readonly string[] {
    return this.#channel ? this.#known : [];
  }

  /** Starts the worker and lets it build the word lists of a `new` or `load` request, so that the first move does not wait. Asked for
   * the same again, as the deal asks after the set-up, it has nothing to do. */
  prepare(opening: Opening): void {
    this.#match = opening;
    const running = this.#channel;
    if (!running) this.warm();
    else if (this.#prepared !== about(opening)) this.#supply(running, opening);
  }

  /** Starts the worker: what it is to have can be handed to it as soon as that is there. */
  warm(): void {
    try {
      this.#start();
    } catch {
      // The next thought will tell.
    }
  }

  /**
   * One thought at a time, in order: only then does stopping a bot stop nobody else. A thought that is given up before its turn
   * comes is never begun. One that has begun is left to its end: the worker cannot hear of it meanwhile, and the budget ends it
   * sooner than another worker would have its word lists. `unavailable`: the worker lacks data that the task did not bring, or a
   * resource.
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

  /** Hands a worker what the table's has, and lets it get the rest. */
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
      // Whatever goes wrong at the table: the worker can fetch for itself.
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
      // The next bot should not wait for what this one has lost.
      if (late && this.#match) this.warm();
    }
  }
}
