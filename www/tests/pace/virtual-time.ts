// Time that stands still while anybody thinks, and else goes on to the next moment that somebody waits for.
import type { Time } from '../../src/match/time.ts';

export class VirtualTime implements Time {
  #now = 0;
  #waits: { at: number; end: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  wait(ms: number, ...signals: readonly AbortSignal[]): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        this.#waits = this.#waits.filter((one) => one !== wait);
        for (const signal of signals) signal.removeEventListener('abort', end);
        resolve();
      };
      const wait = { at: this.#now + ms, end };
      if (signals.some(({ aborted }) => aborted)) return resolve();
      for (const signal of signals) signal.addEventListener('abort', end);
      this.#waits.push(wait);
    });
  }

  /** The next moment that somebody waits for; false where nobody does. */
  turnOn(): boolean {
    const at = Math.min(...this.#waits.map((wait) => wait.at));
    if (!Number.isFinite(at)) return false;
    this.#now = Math.max(this.#now, at);
    // One after the other, as timers are.
    this.#waits.find((wait) => wait.at === at)?.end();
    return true;
  }
}
