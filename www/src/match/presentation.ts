// The queue of steps and deals to be shown, one after the other. They may be hurried, or dropped when they have been taken back. Actions need not
// wait for this queue.

/** What a step that is being shown listens to. */
export interface Showing {
  /** Raised when the step is no more (undone, left): nothing of it may be drawn from then on. */
  readonly signal: AbortSignal;
  /** Raised when somebody wants to get on: what moves is at its end at once. Raised with `signal` too. */
  readonly hurried: AbortSignal;
  /** Must be called when people see the view after the step: from then on their answers count as answers to that view. */
  drew(): void;
}

/** Shows something: a step, a deal. */
export type ShowStep = (showing: Showing) => Promise<void>;

interface Shown extends Showing {
  play: ShowStep;
  /** How many actions people have seen when it is drawn. */
  moves: number;
  stop: AbortController;
  hurry: AbortController;
  seen: () => void;
}

export class Presentation {
  #queue: Shown[] = [];
  #waiting: (() => void)[] = [];

  constructor(
    private readonly trouble: (error: unknown) => void,
    private readonly drew: (moves: number) => void = () => undefined,
    /** Called when nothing is left to be shown. */
    private readonly rests: () => void = () => undefined,
  ) {}

  /** Something is being shown, or waits for that. */
  get busy(): boolean {
    return this.#queue.length > 0;
  }

  /** Queues `play`; resolves when it has been seen or dropped. */
  show(play: ShowStep, moves: number): Promise<void> {
    return new Promise((seen) => {
      const [stop, hurry] = [new AbortController(), new AbortController()];
      const drew = (): void => {
        if (!stop.signal.aborted) this.drew(moves);
      };
      this.#queue.push({ play, moves, stop, hurry, seen, drew, signal: stop.signal, hurried: hurry.signal });
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

  /** Empties the queue: what has not been seen is no longer shown. */
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
        await next.play(next);
      } catch (error) {
        if (!next.signal.aborted) this.trouble(error);
      }
      // `drop` has emptied the queue meanwhile. What came after it is shown by a run of its own.
      if (next.signal.aborted) return;
      this.drew(next.moves);
      this.#queue.shift();
      next.seen();
    }
  }

  #rest(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
    this.rests();
  }
}
