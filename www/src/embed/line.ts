// The element's end of the line to the game in its frame. What comes from the frame is checked as if anybody might have sent it.

import { EVENTS, LONGEST, VERSION, type Details, type EventName, type Hello, type Request } from './wire.ts';

/** A frame that is still loading is called at this interval, in ms, and at most so many times: where a policy has blocked it, each call is
 * an error on the console. No more rarely than that: a frame whose house brings something begins when it has been called. */
const AGAIN = 500;
const CALLS = 120;
/** How many requests may wait for an answer at the same time. */
const MOST = 64;

type Heard = <E extends EventName>(event: E, detail: Details[E]) => void;

interface Pending {
  resolve(value: string | null): void;
  reject(error: Error): void;
}

export class Line {
  /** Resolves when the frame has answered, again after each load, and rejects when it is gone or never answers. */
  open!: Promise<void>;
  #opened!: () => void;
  #lost!: (why: Error) => void;
  #port: MessagePort | null = null;
  /** Ports that were handed over and on which no answer has come. */
  #called: MessagePort[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #pending = new Map<number, Pending>();
  #next = 1;

  constructor(
    private readonly frame: HTMLIFrameElement,
    /** The origin that may receive the port; `*` for a frame that has no origin. */
    private readonly origin: string,
    private readonly heard: Heard,
  ) {
    this.#renew();
  }

  #renew(): void {
    this.open = new Promise((resolve, reject) => {
      this.#opened = resolve;
      this.#lost = reject;
    });
    this.open.catch(() => undefined);
  }

  /** Calls a frame that has just loaded, until somebody answers: it may not listen yet. */
  call(kept: Omit<Hello, 'mots' | 'nonce'>): void {
    const nonce = String(crypto.getRandomValues(new Uint32Array(4)));
    let left = CALLS;
    const say = (): void => {
      if (left-- <= 0) return this.close();
      const { port1, port2 } = new MessageChannel();
      this.#called.push(port1);
      port1.onmessage = ({ data }: MessageEvent) => {
        if (this.#port === null && isObject(data) && data['nonce'] === nonce) this.#answered(port1);
      };
      this.frame.contentWindow?.postMessage({ mots: VERSION, nonce, ...kept }, this.origin, [port2]);
    };
    this.#timer = setInterval(say, AGAIN);
    say();
  }

  #answered(port: MessagePort): void {
    clearInterval(this.#timer);
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent) => this.#receive(data);
    for (const other of this.#called.splice(0)) if (other !== port) other.close();
    this.#opened();
  }

  async ask(request: Request): Promise<string | null> {
    const port = this.#port;
    if (!port) throw gone();
    if (this.#pending.size >= MOST) throw new Error('busy');
    return await new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#pending.set(id, { resolve, reject });
      port.postMessage({ id, ...request });
    });
  }

  #receive(data: unknown): void {
    if (!isObject(data)) return;
    const { event, detail, id } = data;
    if (EVENTS.includes(event as EventName)) {
      const read = readDetail(detail);
      if (read) this.heard(event as EventName, read as never);
      return;
    }
    const pending = this.#pending.get(id as number);
    if (!pending) return;
    this.#pending.delete(id as number);
    const { value } = data;
    if (data['ok'] === true) pending.resolve(typeof value === 'string' && value.length <= LONGEST ? value : null);
    else pending.reject(new Error(String(data['code']).slice(0, 40)));
  }

  /** The frame is loading anew, or leaves: what was asked of it is refused, and what is asked from now on waits for it. */
  hangUp(): void {
    clearInterval(this.#timer);
    for (const port of this.#called.splice(0)) port.close();
    if (this.#port) {
      this.#port.close();
      this.#port = null;
      // A frame that loads anew has not answered yet.
      this.#renew();
    }
    for (const { reject } of this.#pending.values()) reject(gone());
    this.#pending.clear();
  }

  close(): void {
    this.hangUp();
    this.#lost(gone());
  }
}

export const gone = (): Error => new Error('the frame is gone');

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** A copy of a detail that holds nothing but JSON, or null if it is too long or is no object. */
function readDetail(detail: unknown): object | null {
  try {
    const text = JSON.stringify(detail);
    // Room for a record of 64 kB in which every character is escaped.
    if (text.length > 3 * LONGEST) return null;
    const read: unknown = JSON.parse(text);
    return isObject(read) ? read : null;
  } catch {
    return null;
  }
}
