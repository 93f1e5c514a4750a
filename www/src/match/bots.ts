// Finds out what bots will do and when, in the time of their match. The caller performs their actions.

import type { MatchEngine } from '../engine/index.ts';
import type { Action } from '../protocol/index.ts';
import type { Time } from './time.ts';

/** The least time before a bot that named no action is asked again, in ms. */
const LEAST_WAIT = 50;

export class Bots {
  /** Bots that have not said yet what they will do and when, or that are doing it. */
  #busy = 0;
  #waiting: (() => void)[] = [];

  constructor(
    private readonly engine: MatchEngine,
    private readonly time: Time,
    /** The time on the match's watch, from which the rules know how long a seat has been asked. */
    private readonly at: () => number,
  ) {}

  /** The action of a bot, once its time has come; null if the signal was raised meanwhile. */
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

  /** A bot is about to perform its action: it counts as busy until `done`. */
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
