// Measures the clocks of a match, in the time of the match, from where the record stopped. The rules say which clocks run. Times are ms since the
// deal, as in the protocol (`at_ms`).

import type { Clock } from '../protocol/index.ts';
import type { Time } from './time.ts';

/** The fields of a view that concern time. */
export interface Timed {
  moves: number;
  at_ms: number;
  clocks: readonly Clock[];
}

export class Clocks {
  #clocks: readonly Clock[] = [];
  /** The watch: the time that it showed at the moment `#since`, when it was started. `#since` is null while it stands still. */
  #base = 0;
  #since: number | null = null;
  /** The moment of the latest view, to which its `spent_ms` refers. */
  #told = 0;
  /** Runs whose end has been reported, while the rules still say that the clock runs. */
  #out = new Set<string>();
  #alarm = new AbortController();
  #stopped = false;

  constructor(
    private readonly time: Time,
    /** A clock has run out; called once a run. */
    private readonly runOut: (name: string) => void,
  ) {}

  /** The time on the watch, which the rules get with every action and every question to a bot. The sum of fractions may lie slightly below a whole
   * millisecond that has been reached. */
  get at(): number {
    return Math.floor(this.#now() + 0.001);
  }

  /** Whether the match has clocks, so that the watch must be kept. */
  get set(): boolean {
    return this.#clocks.length > 0;
  }

  /** The ms until a clock runs out. This is more than its whole run if the clock starts at a moment that is still to come. */
  left({ ms, spent_ms, running }: Clock): number {
    return Math.max(0, ms - spent_ms - (running ? this.#now() - this.#told : 0));
  }

  /** How many ms the moment of the latest view lies ahead. For a throw, it is the moment at which the dice come to rest. */
  get ahead(): number {
    return Math.max(0, this.#told - this.#now());
  }

  /** Whether time goes by. */
  get running(): boolean {
    return this.#since !== null && this.#clocks.some((clock) => clock.running);
  }

  /** Takes a new view. `anew`: the clocks may have changed otherwise than by an action (a load, an undo). The first view sets the watch, or `at` does
   * if it is later (it was kept beside the record). From then on the watch runs by itself. */
  follow(view: Timed, anew = false, at = 0): void {
    this.#clocks = view.clocks;
    this.#told = view.at_ms;
    // If a run has been stopped, the rules refused to end it. Should it continue, its end must be reported again.
    const running = new Set(view.clocks.filter((clock) => clock.running).map(run));
    for (const one of this.#out) if (anew || !running.has(one)) this.#out.delete(one);
    if (this.#since === null && !this.#stopped) this.#set(Math.max(this.#base, view.at_ms, at));
    this.#arm();
  }

  stop(): void {
    this.#stopped = true;
    this.#set(this.#now(), false);
    this.#alarm.abort();
  }

  #now(): number {
    return this.#base + (this.#since === null ? 0 : this.time.now() - this.#since);
  }

  #set(base: number, runs = true): void {
    this.#base = base;
    this.#since = runs ? this.time.now() : null;
  }

  /** Waits for the next clock to run out. */
  #arm(): void {
    this.#alarm.abort();
    if (this.#stopped || this.#since === null) return;
    const alarm = new AbortController();
    this.#alarm = alarm;
    const pending = this.#clocks.filter((clock) => clock.running && !this.#out.has(run(clock)));
    if (pending.length === 0) return;
    const next = Math.min(...pending.map((clock) => this.left(clock)));
    void this.time.wait(next, alarm.signal).then(() => {
      if (alarm.signal.aborted) return;
      for (const clock of pending) {
        if (this.left(clock) > 0) continue;
        this.#out.add(run(clock));
        this.runOut(clock.name);
      }
      this.#arm();
    });
  }
}

const run = ({ name, since }: Clock): string => `${since} ${name}`;
