// The clocks of a match: the rules say which run, this measures. Time stands still while the page is out of sight, and starts
// where the record left it. Times are ms since the deal, as the protocol has them (`at_ms`).

import type { Clock } from '../protocol/index.ts';
import type { Time } from './time.ts';

/** What of a view is about time. */
export interface Timed {
  moves: number;
  at_ms: number;
  clocks: readonly Clock[];
}

export class Clocks {
  #clocks: readonly Clock[] = [];
  /** The watch: what it showed, and since when it has been running; null while it stands still. */
  #base = 0;
  #since: number | null = null;
  #hidden = false;
  /** When the view said what it says of the clocks. */
  #told = 0;
  /** Clocks that have run out already, each told once. */
  #out = new Set<string>();
  #alarm = new AbortController();
  #stopped = false;

  constructor(
    private readonly time: Time,
    /** A clock has run out; called once a run. */
    private readonly runOut: (name: string) => void,
  ) {}

  /** The moment to name to the rules; undefined while no clock is set. */
  get at(): number | undefined {
    return this.#clocks.length === 0 ? undefined : Math.floor(this.#now());
  }

  /** How much of a clock is left, in ms. */
  left({ ms, spent_ms, running }: Clock): number {
    return Math.max(0, ms - spent_ms - (running ? this.#now() - this.#told : 0));
  }

  /** Whether time goes by. */
  get running(): boolean {
    return this.#since !== null && this.#clocks.some((clock) => clock.running);
  }

  /** A new view. `anew` says that the watch goes by it: after a load, an undo. `at` is a later moment that was kept beside. */
  follow(view: Timed, anew = false, at = 0): void {
    this.#clocks = view.clocks;
    this.#told = view.at_ms;
    if (anew) {
      this.#out.clear();
      this.#set(Math.max(view.at_ms, at));
    } else if (view.clocks.length === 0) this.#set(view.at_ms);
    else if (this.#since === null) this.#set(Math.max(this.#base, view.at_ms));
    this.#arm();
  }

  /** The page is out of sight, or back. */
  hide(hidden: boolean): void {
    if (hidden === this.#hidden) return;
    this.#hidden = hidden;
    this.#set(this.#now());
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

  #set(base: number, runs = !this.#hidden && this.#clocks.length > 0): void {
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
