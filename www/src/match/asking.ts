// Who is asked, and asks: people one after the other or together, bots beside or after them, ballots. Each question has a run of its
// own, which is aborted when something has changed: what was under way for it then comes to nothing.

import type { MatchEngine } from '../engine/index.ts';
import { Refused, type Action, type View } from '../protocol/index.ts';
import { Ballot, type Answer } from './ballot.ts';
import type { Deed, Habits, Lapse, Manner, Stage } from './stage.ts';
import type { Legal, Step } from './step.ts';
import type { Time } from './time.ts';

/** More actions than this nobody looks through, and handing them over would take longer than a frame. */
const LEGAL_LIMIT = 1500;
/** How long a question stays that nobody waits for, at least, in ms. */
const LAPSES = 1500;
/** How long what was played stays in sight before the device is covered, at least, in ms. */
const COVERS = 1200;
/** A bot that wants to be asked again is not asked sooner, in ms. */
const LEAST_WAIT = 50;

/** What asking needs of the match. */
export interface Floor {
  readonly engine: MatchEngine;
  readonly seats: readonly { bot: unknown }[];
  readonly habits: Habits;
  readonly time: Time;
  readonly view: View;
  readonly viewer: number | null;
  readonly shared: boolean;
  readonly acting: boolean;
  readonly manner: Manner;
  /** People and bots act at once: what is shown holds back nobody. */
  readonly racing: boolean;
  readonly stopped: boolean;
  /** The step that ended a round that nobody has summed up yet. */
  readonly ended: Step | null;
  /** The `moves` of what people see. */
  readonly seen: number;
  readonly epoch: number;
  /** Resolves when nothing is left to be shown. */
  idle(): Promise<void>;
  /** Does one thing after the other with the engine. */
  serial<T>(work: () => Promise<T>): Promise<T>;
  look(viewer: number | null): Promise<void>;
  perform(deed: Deed, seen: number, epoch: number): Promise<unknown>;
  act(action: Action, seat: number): Promise<boolean>;
  /** The viewer gives the device away. */
  handOver(): Promise<void>;
  /** People wait for something until the answer is called. */
  begins(): () => void;
  stand(stage: Stage): void;
  /** What the viewer may do is known. */
  allow(legal: Legal): void;
  report(error: unknown): void;
  fail(error: unknown): void;
}

export class Asking {
  /** Who is asked now, and all that waits for it. */
  #run = new AbortController();
  /** Since when each bot has been asked, while it races people. */
  #asked = new Map<number, number>();
  /** Ends the pause that lets a bot's turn be read. */
  #hurry = new AbortController();
  /** What is asked next is asked after an undo. */
  #undone = false;
  /** Bots that have not said yet what they will do and when, or that are doing it. */
  #busy = 0;
  #idle: (() => void)[] = [];

  constructor(private readonly floor: Floor) {}

  /** Finds out who is asked now, and asks. */
  async advance(): Promise<void> {
    this.#run.abort();
    const { floor } = this;
    if (floor.stopped) return;
    const run = new AbortController();
    this.#run = run;
    try {
      if (!floor.racing) {
        this.#asked.clear();
        await floor.idle();
      }
      if (!run.signal.aborted) await this.#ask(run);
    } catch (error) {
      if (!run.signal.aborted) floor.fail(error);
    }
  }

  /** Nobody is asked any more. */
  abort(): void {
    this.#run.abort();
  }

  /** The pause that lets a bot's turn be read is over; where it is still to come, it is left out. */
  hurry(): void {
    this.#hurry.abort();
  }

  /** What was hurried is done: the next pause is one again. */
  #rest(): void {
    if (this.#hurry.signal.aborted) this.#hurry = new AbortController();
  }

  /** Whether something has just been taken back. */
  after(undone: boolean): void {
    this.#undone = undone;
  }

  /** Resolves when every bot that is asked has said what it will do and when, and none is doing it. */
  botsWait(): Promise<void> {
    return new Promise((resolve) => (this.#busy === 0 ? resolve() : this.#idle.push(resolve)));
  }

  #rests(): void {
    this.#busy--;
    if (this.#busy === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }

  /** All people have answered a ballot. */
  async count(ballot: Ballot): Promise<void> {
    await this.#count(ballot, this.#run);
  }

  async #ask(run: AbortController): Promise<void> {
    const { view } = this.floor;
    if (view.over) return this.floor.stand({ kind: 'over' });
    if (this.floor.ended) return await this.#summarise(this.floor.ended, run);
    const manner = this.floor.manner;
    const people = view.to_act.filter((seat) => this.floor.seats[seat]?.bot === null);
    const bots = view.to_act.filter((seat) => !people.includes(seat));
    if (manner.kind === 'ballot' && view.to_act.length > 0) return await this.#poll(people, manner.secret, run);
    const beside = manner.kind === 'open' && manner.bots === 'beside';
    if (people.length > 0)
      await (manner.kind === 'open' ? this.#open(people, manner.lapse, run) : this.#askOne(people, run));
    else this.floor.stand({ kind: 'waiting' });
    if (run.signal.aborted) return;
    const [bot] = bots;
    if (beside) {
      for (const seat of [...this.#asked.keys()]) if (!bots.includes(seat)) this.#asked.delete(seat);
      for (const seat of bots) this.#alongside(run, this.#race(seat, run));
    } else if (people.length === 0) {
      if (bot !== undefined) this.#alongside(run, this.#play(bot, manner.kind === 'open' ? 1 / 8 : 1, run));
      else if (!view.clocks.some((clock) => clock.running)) this.floor.fail(new Error('nobody is to act'));
    }
  }

  /** A step that ended a round is followed by the score sheet. Everybody looks at it: on a shared device no hand of the new round
   * may lie under it. */
  async #summarise(step: Step, run: AbortController): Promise<void> {
    if (this.floor.shared && this.floor.viewer !== null) await this.floor.serial(() => this.floor.look(null));
    if (!run.signal.aborted) this.floor.stand({ kind: 'summary', step });
  }

  async #open(people: readonly number[], lapses: Lapse | undefined, run: AbortController): Promise<void> {
    const [only] = people;
    // Where nothing waits, it would be over before it is read.
    const lapse = this.floor.shared || this.floor.habits.paceMs() === 0 ? undefined : lapses;
    const viewer = this.floor.shared || only === undefined ? null : only;
    if (this.floor.viewer !== viewer) {
      await this.floor.idle();
      if (run.signal.aborted) return;
      await this.floor.serial(() => this.floor.look(viewer));
    }
    if (run.signal.aborted) return;
    this.floor.stand({ kind: 'open', seats: people, ...(lapse ? { lapse } : {}) });
    if (viewer !== null) await this.#readLegal(viewer, run);
    if (viewer !== null && lapse && !lapse.own) this.#alongside(run, this.#lapse(viewer, lapse, run));
  }

  /** The question stays as long as it takes to answer it, and then it is answered. */
  async #lapse(seat: number, { action }: Lapse, run: AbortController): Promise<void> {
    this.#rest();
    const stays = Math.max(LAPSES, this.floor.habits.paceMs() * 1.6);
    await this.floor.time.wait(stays, run.signal, this.#hurry.signal);
    if (!run.signal.aborted) void this.floor.act(action, seat);
  }

  async #askOne(people: readonly number[], run: AbortController): Promise<void> {
    this.#rest();
    const { turn } = this.floor.view;
    const seat = turn !== null && people.includes(turn) ? turn : (people[0] as number);
    if (this.floor.viewer !== seat && !this.floor.shared) await this.floor.serial(() => this.floor.look(seat));
    if (run.signal.aborted) return;
    if (this.floor.viewer === seat) {
      this.floor.stand({ kind: 'turn' });
      const legal = await this.#readLegal(seat, run);
      if (legal) this.#alongside(run, this.#playOnly(seat, legal, run));
    } else if (this.floor.viewer === null) this.floor.stand({ kind: 'covered', next: seat });
    else {
      this.floor.stand({ kind: 'handing', next: seat });
      this.#alongside(run, this.#cover(run));
    }
  }

  /** What was played has been seen, then the device is covered; by hand where nothing is waited for. */
  async #cover(run: AbortController): Promise<void> {
    const pace = this.floor.habits.paceMs();
    if (pace === 0) return;
    await this.floor.time.wait(Math.max(COVERS, pace * 1.4), run.signal, this.#hurry.signal);
    if (!run.signal.aborted) await this.floor.handOver();
  }

  async #readLegal(seat: number, run: AbortController): Promise<Legal | null> {
    try {
      const legal = await this.floor.engine.request('legal', { seat, limit: LEGAL_LIMIT });
      if (run.signal.aborted) return null;
      this.floor.allow(legal);
      return legal;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }

  /** Plays the only legal action, if the player wants it so; not right after an undo, which would be undone by it. */
  async #playOnly(seat: number, legal: Legal, run: AbortController): Promise<void> {
    const [action] = legal.actions;
    const undone = this.#undone;
    this.#undone = false;
    if (undone || !this.floor.habits.playOnly() || !legal.complete || legal.actions.length !== 1 || !action) return;
    await this.floor.time.wait(this.floor.habits.paceMs() / 2, run.signal);
    if (!run.signal.aborted && this.floor.acting && this.floor.viewer === seat) void this.floor.act(action, seat);
  }

  /** A ballot goes round; bots make up their minds meanwhile. */
  async #poll(people: readonly number[], secret: boolean, run: AbortController): Promise<void> {
    const ballot = new Ballot(people, secret);
    if (this.floor.shared && this.floor.viewer !== null) await this.floor.serial(() => this.floor.look(null));
    if (run.signal.aborted) return;
    if (ballot.complete) {
      this.floor.stand({ kind: 'waiting' });
      await this.#count(ballot, run);
    } else this.floor.stand({ kind: 'ballot', ballot });
  }

  /** All people have answered: with what bots answer it is given to the rules, until the question is decided. */
  async #count(ballot: Ballot, run: AbortController): Promise<void> {
    const seen = this.floor.seen;
    const epoch = this.floor.epoch;
    const done = this.floor.begins();
    try {
      // Together: several take no longer than one.
      const seats = this.floor.view.to_act.filter((one) => !ballot.seats.includes(one));
      const chosen = await Promise.all(seats.map(async (seat) => ({ seat, action: await this.#choose(seat, run) })));
      const bots = chosen.flatMap(({ seat, action }): Answer[] => (action === null ? [] : [{ seat, action }]));
      if (bots.length < seats.length) return;
      await this.floor.serial(async () => {
        for (const answer of ballot.all(bots)) {
          if (run.signal.aborted || !this.floor.view.to_act.includes(answer.seat)) break;
          await this.floor.perform(answer, seen, epoch);
        }
      });
    } catch (error) {
      // It was decided before the last answer.
      if (!isStale(error)) this.floor.report(error);
    } finally {
      done();
    }
    if (!run.signal.aborted) void this.advance();
  }

  /** A bot plays, while nobody else is asked. `share` of the pace is what its turn takes at least. */
  async #play(seat: number, share: number, run: AbortController): Promise<void> {
    const since = this.floor.time.now();
    const action = await this.#choose(seat, run);
    if (action === null) return;
    const rest = this.floor.habits.paceMs() * share - (this.floor.time.now() - since);
    await this.floor.time.wait(Math.max(0, rest), run.signal, this.#hurry.signal);
    this.#rest();
    await this.#botActs(seat, action, run);
  }

  /** A bot beside people takes its time, and is asked again when something has happened. */
  async #race(seat: number, run: AbortController): Promise<void> {
    const since = this.#asked.get(seat) ?? this.floor.time.now();
    this.#asked.set(seat, since);
    const action = await this.#choose(seat, run, since);
    if (action !== null) await this.#botActs(seat, action, run);
  }

  /** What goes on while somebody is asked; it ends by itself, or with the question. */
  #alongside(run: AbortController, work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (!run.signal.aborted && !isStale(error)) this.floor.fail(error);
    });
  }

  async #botActs(seat: number, action: Action, run: AbortController): Promise<void> {
    const seen = this.floor.view.moves;
    const epoch = this.floor.epoch;
    this.#busy++;
    const acted = await this.floor
      .serial(async () => {
        if (run.signal.aborted) return false;
        this.#asked.delete(seat);
        await this.floor.perform({ seat, action }, seen, epoch);
        return true;
      })
      .finally(() => this.#rests());
    if (acted && !run.signal.aborted) void this.advance();
  }

  /** What a bot does, once its time has come; null when nobody wants to know any more. `since`: how long it has been asked. */
  async #choose(seat: number, run: AbortController, since?: number): Promise<Action | null> {
    const { signal } = run;
    for (;;) {
      const from = this.floor.time.now();
      const waited = since === undefined ? {} : { waited: from - since };
      let comes: Promise<void> = Promise.resolve();
      let action: Action | null = null;
      this.#busy++;
      try {
        const choice = await this.floor.engine.bot(seat, { signal, ...waited });
        ({ action } = choice);
        const rest = choice.after_ms - (this.floor.time.now() - from);
        if (rest > 0 || action === null) comes = this.floor.time.wait(Math.max(rest, action ? 0 : LEAST_WAIT), signal);
      } finally {
        this.#rests();
      }
      await comes;
      if (signal.aborted) return null;
      if (action !== null) return action;
    }
  }
}

export const isStale = (error: unknown): boolean => error instanceof Refused && error.code === 'stale';
