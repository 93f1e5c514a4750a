// The clocks of a match: the rules say which run, this measures, in the time of the match, and from where the record left it.
// Times are ms since the deal, as the protocol has them (`at_ms`).

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
  /** The moment of the last view, at which the clocks stood as it says. */
  #told = 0;
  /** Runs that have run out and whose end has been told, as long as the rules say that they run. */
  #out = new Set<string>();
  #alarm = new AbortController();
  #stopped = false;

  constructor(
    private readonly time: Time,
    /** A clock has run out; called once a run. */
    private readonly runOut: (name: string) => void,
  ) {}

  /** The moment to name to the rules, with everything that is done and with every question to a bot. Sums of fractions may lie a hair
   * below a moment that has come. */
  get at(): number {
    return Math.floor(this.#now() + 0.001);
  }

  /** A clock is set: what it has used is to be kept. */
  get set(): boolean {
    return this.#clocks.length > 0;
  }

  /** How long it is until a clock runs out, in ms: longer than its whole run while the moment is still to come from which on it runs. */
  left({ ms, spent_ms, running }: Clock): number {
    return Math.max(0, ms - spent_ms - (running ? this.#now() - this.#told : 0));
  }

  /** How far ahead the moment lies that was named last, in ms: of a throw it is the one at which the dice lie. */
  get ahead(): number {
    return Math.max(0, this.#told - this.#now());
  }

  /** Whether time goes by. */
  get running(): boolean {
    return this.#since !== null && this.#clocks.some((clock) => clock.running);
  }

  /** A new view. `anew` says that clocks may stand otherwise than before: after a load, an undo. The first one sets the watch, with `at`,
   * a later moment that was kept beside; from then on it goes by itself, whatever moments are named. */
  follow(view: Timed, anew = false, at = 0): void {
    this.#clocks = view.clocks;
    this.#told = view.at_ms;
    // A run that stands was stopped before its end was told, which the rules then refused: where it goes on, it runs out once more.
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
