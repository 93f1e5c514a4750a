// The time of a match. It is passed in, so that tests can set it.

export interface Time {
  /** Milliseconds, from any beginning; never backwards. */
  now(): number;
  /** Resolves after that many milliseconds, or as soon as one of the signals is raised. Never rejects. */
  wait(ms: number, ...signals: readonly AbortSignal[]): Promise<void>;
}

export const realTime: Time = {
  now: () => performance.now(),
  wait: (ms, ...signals) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        for (const signal of signals) signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      for (const signal of signals) {
        if (signal.aborted) return end();
        signal.addEventListener('abort', end);
      }
    }),
};

interface Wait {
  until: number;
  /** Raised when time was turned on or stopped, because the rest of the wait has changed. */
  turned: AbortController;
}

/** Longer than anybody waits, and short enough for a timer of the browser (32 bits). */
const LONG = 2 ** 31 - 1;

/** The time of one match. It follows another `Time`, stands still while nobody can see the match, and can be turned on to the next moment that
 * somebody waits for. */
export class OwnTime implements Time {
  #ahead = 0;
  /** The moment at which time stands still; null while it passes. */
  #still: number | null;
  readonly #waits = new Set<Wait>();

  constructor(
    private readonly other: Time,
    still = false,
  ) {
    this.#still = still ? other.now() : null;
  }

  /** Time stands still. */
  get still(): boolean {
    return this.#still !== null;
  }

  now(): number {
    return this.#still ?? this.other.now() + this.#ahead;
  }

  async wait(ms: number, ...signals: readonly AbortSignal[]): Promise<void> {
    const wait: Wait = { until: this.now() + ms, turned: new AbortController() };
    this.#waits.add(wait);
    for (
      let left = ms;
      (left > 0 || this.#still !== null) && !signals.some(({ aborted }) => aborted);
      left = wait.until - this.now()
    ) {
      wait.turned = new AbortController();
      await this.other.wait(this.#still === null ? left : LONG, wait.turned.signal, ...signals);
    }
    this.#waits.delete(wait);
  }

  /** Time stands still, or goes on from there. */
  hide(hidden: boolean): void {
    if (hidden === (this.#still !== null)) return;
    if (this.#still === null) this.#still = this.now();
    else {
      this.#ahead = this.#still - this.other.now();
      this.#still = null;
    }
    for (const { turned } of this.#waits) turned.abort();
  }

  /** Turns time on to the next moment that somebody waits for. */
  turnOn(): void {
    const next = Math.min(...[...this.#waits].map(({ until }) => until));
    if (Number.isFinite(next) && this.#still === null) this.turnBy(Math.max(0, next - this.now()));
  }

  /** Turns time on by so many ms. */
  turnBy(ms: number): void {
    if (this.#still === null) this.#ahead += ms;
    else this.#still += ms;
    for (const { turned } of this.#waits) turned.abort();
  }
}
