// One worker and the requests to it. A channel lives until its worker dies or the channel is closed; then all open requests reject.
import { Refused, type Refusal } from '../protocol/index.ts';
import { withResolvers } from '../lib/waiting.ts';
import { EngineError } from './errors.ts';
import type { Port } from './port.ts';
import type { EngineEvents } from './types.ts';

/** For how long a worker that owes an answer may be silent before it is asked for a sign of life, in ms. */
export const SILENCE = 4000;
/** How long a sign of life may take, in ms. The worker answers pings even while it waits for the network; `progress` counts too. */
export const PING = 4000;
/** How long the engine's files may take to arrive and start. */
export const START = 60_000;

/** What a worker says by itself (crates/wasm). */
type WorkerEvent =
  | { event: 'ready'; version: string }
  | ({ event: 'progress' } & EngineEvents['progress'])
  /** The resources are there, and the bot of request `id` begins to think: its budget runs from now. */
  | { event: 'thinking'; id: number }
  | { event: 'pong' }
  | { event: 'panic'; message: string };

type Answer = { event?: never; id: number } & ({ ok: true } | { ok: false; error: Refusal });

interface Pending {
  resolve(answer: Record<string, unknown>): void;
  reject(error: Error): void;
  onThinking: (() => void) | undefined;
  /** The worker thinks about this request, or compiles code for it, and is silent meanwhile. The caller limits the time. */
  thinking: boolean;
}

export interface ChannelEvents {
  progress?(data: EngineEvents['progress']): void;
  /** The worker is no more. Not called after `close`. */
  died?(detail: string): void;
}

export class Channel {
  /** Resolves to the engine's version, once requests are accepted. */
  readonly ready: Promise<string>;
  #port: Port;
  #events: ChannelEvents;
  #pending = new Map<number, Pending>();
  #nextId = 1;
  #started: { resolve(version: string): void; reject(error: Error): void } | null;
  #watch: ReturnType<typeof setTimeout> | null = null;
  #closed: EngineError | null = null;

  constructor(port: Port, events: ChannelEvents = {}, start = START) {
    this.#port = port;
    this.#events = events;
    const started = withResolvers<string>();
    this.ready = started.promise;
    this.#started = started;
    // Whoever never asks for `ready` is told by `died`.
    this.ready.catch(() => undefined);
    port.onmessage = ({ data }: MessageEvent) => this.#receive(data as WorkerEvent | Answer);
    port.onerror = (event) => {
      event.preventDefault?.();
      this.#die(event.message || 'the worker did not start');
    };
    port.onmessageerror = () => this.#die('a message could not be read');
    this.#watch = setTimeout(() => this.#die(`not ready after ${start} ms`), start);
  }

  /** Sends a request; to be called once `ready` has resolved. Rejects with `Refused`, with the error given to `close`, or with `restarted`. */
  request(op: string, fields: object, onThinking?: () => void): Promise<Record<string, unknown>> {
    if (this.#closed) return Promise.reject(this.#closed);
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#pending.set(id, { resolve, reject, onThinking, thinking: false });
      if (this.#pending.size === 1) this.#listen();
      try {
        this.#port.postMessage({ ...fields, id, op });
      } catch (error) {
        // What cannot be cloned (a function, a DOM node) is no request.
        this.#pending.delete(id);
        reject(
          new Refused({
            code: 'bad-request',
            clause: null,
            message: { key: 'error-not-json', args: { detail: String(error) } },
          }),
        );
      }
    });
  }

  /** Posts a message that the worker does not answer. Does nothing once the channel is closed. */
  post(op: string, fields: object, transfer: Transferable[] = []): void {
    if (!this.#closed) this.#port.postMessage({ ...fields, op }, transfer);
  }

  /** Ends the worker; everything under way rejects with `error`. */
  close(error: EngineError): void {
    if (this.#closed) return;
    this.#closed = error;
    if (this.#watch !== null) clearTimeout(this.#watch);
    this.#port.onmessage = this.#port.onerror = this.#port.onmessageerror = null;
    this.#port.terminate();
    this.#started?.reject(error);
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(error);
  }

  #receive(data: WorkerEvent | Answer): void {
    if (data.event !== undefined) {
      switch (data.event) {
        case 'ready':
          this.#started?.resolve(data.version);
          this.#started = null;
          break;
        case 'progress':
          this.#events.progress?.({ resource: data.resource, stage: data.stage, done: data.done });
          break;
        case 'thinking': {
          const pending = this.#pending.get(data.id);
          if (!pending?.onThinking) break;
          pending.thinking = true;
          pending.onThinking();
          break;
        }
        case 'panic':
          return this.#die(data.message);
        case 'pong':
          break;
      }
    } else {
      const pending = this.#pending.get(data.id);
      this.#pending.delete(data.id);
      if (pending) {
        if (data.ok) {
          const { id: _, ok: __, ...answer } = data;
          pending.resolve(answer);
        } else pending.reject(new Refused(data.error));
      }
    }
    if (this.#started === null) this.#listen();
  }

  /** Starts the timer for the worker's silence anew, after a message from or to it. No timer runs if no answer is due, or while a bot thinks, whose
   * time the caller limits. */
  #listen(): void {
    if (this.#watch !== null) clearTimeout(this.#watch);
    const rests = this.#pending.size === 0 || [...this.#pending.values()].some(({ thinking }) => thinking);
    this.#watch = rests ? null : setTimeout(() => this.#ping(), SILENCE);
  }

  /** Asks for a sign of life. After the page has slept, the timer of `#listen` is long overdue, so the worker gets a fresh span to answer. */
  #ping(): void {
    this.#watch = setTimeout(() => this.#die(`silent for ${SILENCE + PING} ms`), PING);
    this.#port.postMessage({ op: 'ping' });
  }

  #die(detail: string): void {
    const starting = this.#started !== null;
    if (this.#closed) return;
    this.close(new EngineError(starting ? 'unreachable' : 'restarted', detail));
    this.#events.died?.(detail);
  }
}
