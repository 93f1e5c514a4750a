// Bots: what they would do and when, in the time of their match. What they say is performed by whoever asked.

import type { MatchEngine } from '../engine/index.ts';
import type { Action } from '../protocol/index.ts';
import type { Time } from './time.ts';

/** A bot that wants to be asked again is not asked sooner, in ms. */
const LEAST_WAIT = 50;

export class Bots {
  /** Bots that have not said yet what they will do and when, or that are doing it. */
  #busy = 0;
  #waiting: (() => void)[] = [];

  constructor(
    private readonly engine: MatchEngine,
    private readonly time: Time,
    /** The moment by the match's watch: the rules know by it for how long a seat has been asked. */
    private readonly at: () => number,
  ) {}

  /** What a bot does, once its time has come; null when nobody wants to know any more. */
  async answer(seat: number, signal: AbortSignal): Promise<Action | null> {
    for (;;) {
      const from = this.time.now();
      let after = 0;
      let action: Action | null = null;
      this.#busy++;
      try {
        const choice = await this.engine.bot(seat, { signal, at_ms: this.at() });
        ({ action, after_ms: after } = choice);
      } finally {
        this.#rested();
      }
      const rest = after - (this.time.now() - from);
      await this.time.wait(Math.max(rest, action ? 0 : LEAST_WAIT), signal);
      if (signal.aborted) return null;
      if (action !== null) return action;
    }
  }

  /** A bot is about to do what it said, or to be asked again. */
  async doing(done: Promise<void>): Promise<void> {
    this.#busy++;
    await done.finally(() => this.#rested());
  }

  /** Resolves when every bot that is asked has said what it will do and when, and none is doing it. */
  idle(): Promise<void> {
    return new Promise((resolve) => (this.#busy === 0 ? resolve() : this.#waiting.push(resolve)));
  }

  #rested(): void {
    this.#busy--;
    if (this.#busy === 0) for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
