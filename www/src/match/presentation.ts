// What is shown follows what happened, in a queue of its own: it may be hurried, or dropped when what it would show is no more.
// Nobody who acts waits for it unless they want to.

import type { Step } from './step.ts';

/** What a step that is being shown listens to. */
export interface Showing {
  /** Raised when the step is no more (undone, left): nothing of it may be drawn from then on. */
  readonly signal: AbortSignal;
  /** Raised when somebody wants to get on: what moves is at its end at once. Raised with `signal` too. */
  readonly hurried: AbortSignal;
  /** To be called when the view after the step is what people see: from then on they answer to that. */
  drew(): void;
}

interface Shown extends Showing {
  step: Step;
  stop: AbortController;
  hurry: AbortController;
  seen: () => void;
}

export class Presentation {
  #queue: Shown[] = [];
  #waiting: (() => void)[] = [];

  constructor(
    private readonly play: (step: Step, showing: Showing) => Promise<void>,
    private readonly trouble: (error: unknown) => void,
    private readonly drew: (step: Step) => void = () => undefined,
  ) {}

  /** Something is being shown, or waits for that. */
  get busy(): boolean {
    return this.#queue.length > 0;
  }

  /** Resolves when the step has been seen, or dropped. */
  show(step: Step): Promise<void> {
    return new Promise((seen) => {
      const [stop, hurry] = [new AbortController(), new AbortController()];
      const drew = (): void => {
        if (!stop.signal.aborted) this.drew(step);
      };
      this.#queue.push({ step, stop, hurry, seen, drew, signal: stop.signal, hurried: hurry.signal });
      if (this.#queue.length === 1) void this.#run();
    });
  }

  /** Resolves when nothing is left to be shown. */
  idle(): Promise<void> {
    if (!this.busy) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Everything that waits is shown at once. */
  hurry(): void {
    for (const one of this.#queue) one.hurry.abort();
  }

  /** What has not been seen yet is not shown any more. */
  drop(): void {
    const dropped = this.#queue;
    this.#queue = [];
    for (const one of dropped) {
      one.stop.abort();
      one.hurry.abort();
      one.seen();
    }
    this.#rest();
  }

  async #run(): Promise<void> {
    for (;;) {
      const next = this.#queue[0];
      if (!next) return this.#rest();
      try {
        await this.play(next.step, next);
      } catch (error) {
        if (!next.signal.aborted) this.trouble(error);
      }
      // What was dropped meanwhile has made room for what came after it, which runs by itself.
      if (next.signal.aborted) return;
      this.drew(next.step);
      this.#queue.shift();
      next.seen();
    }
  }

  #rest(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
