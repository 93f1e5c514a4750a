// Time as a match sees it: handed in, so that tests turn the hands.

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
  /** Raised when the hands were turned: what is left is another time now. */
  turned: AbortController;
}

/** The time of one match: it goes by another one, and can be turned on to the next moment that somebody waits for. */
export class OwnTime implements Time {
  #ahead = 0;
  readonly #waits = new Set<Wait>();

  constructor(private readonly other: Time) {}

  now(): number {
    return this.other.now() + this.#ahead;
  }

  async wait(ms: number, ...signals: readonly AbortSignal[]): Promise<void> {
    const wait: Wait = { until: this.now() + ms, turned: new AbortController() };
    this.#waits.add(wait);
    let left = ms;
    do {
      wait.turned = new AbortController();
      await this.other.wait(left, wait.turned.signal, ...signals);
      left = wait.until - this.now();
    } while (left > 0 && !signals.some(({ aborted }) => aborted));
    this.#waits.delete(wait);
  }

  /** It is the next moment that somebody waits for. */
  turnOn(): void {
    const next = Math.min(...[...this.#waits].map(({ until }) => until));
    if (!Number.isFinite(next)) return;
    this.#ahead += Math.max(0, next - this.now());
    for (const { turned } of this.#waits) turned.abort();
  }
}
