// One running match on this device. It conducts the three sources of actions: people, who act whenever the rules let their seat
// act; bots, which are asked beside them; clocks. Commands go to the rules one after the other and are never swallowed; what is
// shown follows in a queue of its own (presentation.ts). It knows seats and turns but no rules; it draws nothing.

import { EngineError, type MatchEngine } from '../engine/index.ts';
import {
  Refused,
  type Action,
  type Clock,
  type Entry,
  type Player,
  type Refusal,
  type View,
} from '../protocol/index.ts';
import { Ballot, type Answer } from './ballot.ts';
import { Clocks } from './clocks.ts';
import { Presentation, type Showing } from './presentation.ts';
import type { Legal, Step } from './step.ts';
import { realTime, type Time } from './time.ts';

/** Where a match stands, as the screen needs it. */
export type Stage =
  /** The device is between two people; `next` is to lift the curtain. */
  | { kind: 'covered'; next: number }
  /** The viewer is to act. */
  | { kind: 'turn' }
  /** The viewer has acted; the device goes to `next` when the viewer says so. */
  | { kind: 'handing'; next: number }
  /** These people may act, in sight of each other: a challenge, buzzers. */
  | { kind: 'open'; seats: readonly number[] }
  /** People answer each for themselves; the rules hear of it when all have. */
  | { kind: 'ballot'; ballot: Ballot }
  /** A bot plays. */
  | { kind: 'waiting' }
  /** `step` ended a round: the score sheet is shown until somebody goes on. */
  | { kind: 'summary'; step: Step }
  | { kind: 'over' };

/** How the seats that may act are asked. */
export type Manner =
  /** One after the other looks at its hand and acts. */
  | { kind: 'turn' }
  /** In sight of each other, with no hand in view on a shared device. Bots answer when people have, or race them. */
  | { kind: 'open'; bots: 'after' | 'beside' }
  /** Each for itself; what bots answer is given to the rules together with people's answers. */
  | { kind: 'ballot'; secret: boolean };

/** What a match asks of who draws it. */
export interface Spectacle {
  /** A step is to be shown; resolves when it has been seen. */
  play(step: Step, showing: Showing): Promise<void>;
  /** Stage, `legal` or, while nothing is being shown, the view changed. */
  redraw(): void;
  manner(view: View): Manner;
  /** Whether a round came to its end, so that there is something to sum up. */
  endsRound(step: Step): boolean;
  refused(refusal: Refusal): void;
  trouble(error: unknown): void;
}

/** What people chose for all matches. */
export interface Habits {
  /** How long a bot's turn stays readable, in ms. */
  paceMs(): number;
  /** A single legal action is played without being asked for. */
  playOnly(): boolean;
}

export interface Circumstances {
  engine: MatchEngine;
  seats: readonly Player[];
  view: View;
  spectacle: Spectacle;
  habits: Habits;
  time?: Time;
  /** Where the watch stood when the match was left, in ms since the deal. */
  at_ms?: number;
  /** Told of each new view and of where the watch stands: what is kept beside the record. */
  note?: (view: View, at_ms: number) => void;
}

/** More actions than this nobody looks through, and handing them over would take longer than a frame. */
const LEGAL_LIMIT = 1500;
/** A bot that wants to be asked again is not asked sooner, in ms. */
const LEAST_WAIT = 50;

export class Match {
  readonly engine: MatchEngine;
  readonly seats: readonly Player[];
  /** What the rules said last. What is shown may still be on its way there. */
  view: View;
  /** Whose eyes: null is a spectator's, with no hand in it. */
  viewer: number | null = null;
  legal: Legal | null = null;
  stage: Stage = { kind: 'waiting' };

  readonly #spectacle: Spectacle;
  readonly #habits: Habits;
  readonly #time: Time;
  readonly #note: (view: View, at_ms: number) => void;
  readonly #presentation: Presentation;
  readonly #clocks: Clocks;
  #begins: number;
  #stopped = false;
  /** Raised by what makes steps stale that have not been shown yet: undo, leaving. */
  #epoch = 0;
  /** Who is asked now, and all that waits for it; aborted when something has changed. */
  #run = new AbortController();
  /** What is asked of the engine, one thing after the other. */
  #last: Promise<unknown> = Promise.resolve();
  /** The `moves` of what people see: their answers are answers to that. */
  #seen = 0;
  /** Commands of people under way. */
  #commands = 0;
  /** The step that ended a round that nobody has summed up yet. */
  #ended: Step | null = null;
  #undone = false;
  #takingBack = false;
  /** Since when each bot has been asked, while it races people. */
  #asked = new Map<number, number>();
  /** Ends the pause that lets a bot's turn be read. */
  #hurry = new AbortController();

  constructor({ engine, seats, view, spectacle, habits, time = realTime, at_ms = 0, note }: Circumstances) {
    this.engine = engine;
    this.seats = seats;
    this.view = view;
    this.#spectacle = spectacle;
    this.#habits = habits;
    this.#time = time;
    this.#begins = at_ms;
    this.#note = note ?? (() => undefined);
    this.#presentation = new Presentation(
      (step, showing) => spectacle.play(step, showing),
      (error) => this.#fail(error),
      (step) => {
        this.#seen = step.after.moves;
      },
    );
    this.#clocks = new Clocks(time, (name) => void this.#timeUp(name));
  }

  get humans(): number[] {
    return this.seats.flatMap((seat, index) => (seat.bot === null ? [index] : []));
  }

  get shared(): boolean {
    return this.humans.length > 1;
  }

  /** Something is being done or shown that people wait for. */
  get busy(): boolean {
    return this.#commands > 0 || (this.#presentation.busy && !this.#racing);
  }

  /** Steps are being shown: what is drawn is not yet where the match is. */
  get showing(): boolean {
    return this.#presentation.busy;
  }

  /** What the rules said last may be drawn: nothing that led there is still being shown, nothing is being taken back. */
  get steady(): boolean {
    return !this.#presentation.busy && !this.#takingBack;
  }

  get acting(): boolean {
    return this.stage.kind === 'turn' && !this.busy;
  }

  /** How much of a clock is left, in ms. */
  left(clock: Clock): number {
    return this.#clocks.left(clock);
  }

  /** Starts, or goes on after a load. */
  async begin(): Promise<void> {
    const only = this.humans.length === 1 ? this.humans[0] : undefined;
    await this.#serial(() => this.#look(only ?? null, true));
    await this.#advance();
  }

  /** The next player has the device and wants to see. */
  async lift(): Promise<void> {
    const { stage } = this;
    if (stage.kind !== 'covered') return;
    await this.#serial(() => this.#look(stage.next));
    await this.#advance();
  }

  /** The viewer gives the device away. */
  async handOver(): Promise<void> {
    const { stage } = this;
    if (stage.kind !== 'handing') return;
    await this.#serial(() => this.#look(null));
    if (this.stage === stage) this.#stand({ kind: 'covered', next: stage.next });
  }

  /** The round's summary has been read. */
  async goOn(): Promise<void> {
    if (this.stage.kind !== 'summary') return;
    this.#ended = null;
    this.stage = { kind: 'waiting' };
    await this.#advance();
  }

  /**
   * Performs an action of a person, after what was asked before it; resolves when it has been shown. False when the rules refuse
   * it, which the spectacle is told: whether the seat may act at all, the rules say too.
   */
  async act(action: Action, seat: number): Promise<boolean> {
    return await this.#attempt([{ seat, action }]);
  }

  /** Answers of several seats, one after the other, until one of them ends the question. */
  async answer(acts: readonly Answer[]): Promise<boolean> {
    return await this.#attempt(acts);
  }

  /** Somebody answers a ballot. False when that seat is not asked now. */
  async cast(seat: number, action: Action): Promise<boolean> {
    const { stage } = this;
    if (stage.kind !== 'ballot' || !stage.ballot.give(seat, action)) return false;
    this.#spectacle.redraw();
    if (stage.ballot.complete) await this.#count(stage.ballot, this.#run);
    return true;
  }

  /** Takes back the last action of a person, and what bots did since; in a match of bots the last action. */
  async undo(): Promise<boolean> {
    if (this.stage.kind === 'ballot' && this.stage.ballot.begun && !this.stage.ballot.complete) {
      this.stage.ballot.clear();
      this.#spectacle.redraw();
      return true;
    }
    // From here on nothing is shown of what has happened: it may be taken back.
    this.#interrupt();
    this.#commands++;
    this.#takingBack = true;
    this.#spectacle.redraw();
    let undone = false;
    try {
      undone = await this.#serial(() => this.#takeBack());
    } catch (error) {
      this.#report(error);
    }
    this.#commands--;
    this.#takingBack = false;
    if (this.#stopped) return undone;
    if (undone) this.#ended = null;
    this.#undone = undone;
    this.#spectacle.redraw();
    await this.#advance();
    return undone;
  }

  /** What is being shown comes to its end at once, and so does the pause after it. */
  hurry(): void {
    this.#presentation.hurry();
    this.#hurry.abort();
    this.#hurry = new AbortController();
  }

  /** The page is out of sight, or back: clocks stand still, and bots race nobody who does not look. */
  hide(hidden: boolean): void {
    this.#clocks.hide(hidden);
    this.#remember();
    if (!this.#racing) return;
    if (hidden) this.#run.abort();
    else void this.#advance();
  }

  /** Nothing more happens: the screen is left. */
  stop(): void {
    if (this.#stopped) return;
    this.#remember();
    this.#stopped = true;
    this.#clocks.stop();
    this.#interrupt();
  }

  /** After the engine came back from a crash. */
  async resume(): Promise<void> {
    this.#interrupt();
    await this.#serial(() => this.#look(this.shared ? null : this.viewer, true));
    await this.#advance();
  }

  async readLog(): Promise<Entry[]> {
    const seat = this.viewer;
    const { entries } = await this.engine.request('log', seat === null ? {} : { seat });
    return entries;
  }

  /** People and bots act at once: what is shown holds back nobody. */
  get #racing(): boolean {
    const manner = this.#spectacle.manner(this.view);
    return manner.kind === 'open' && manner.bots === 'beside' && this.#ended === null && !this.view.over;
  }

  #interrupt(): void {
    this.#epoch++;
    this.#run.abort();
    this.#presentation.drop();
  }

  #remember(): void {
    const at = this.#clocks.at;
    if (at !== undefined && !this.#stopped) this.#note(this.view, at);
  }

  /** Does one thing after the other with the engine. */
  #serial<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(() => {
      if (this.#stopped) throw new EngineError('aborted');
      return work();
    });
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Another pair of eyes, or another line of play: `anew` says that the clocks go by what the rules say. */
  async #look(viewer: number | null, anew = false): Promise<void> {
    const { view } = await this.engine.request('view', viewer === null ? {} : { seat: viewer });
    this.viewer = viewer;
    this.legal = null;
    this.view = view;
    this.#seen = view.moves;
    this.#clocks.follow(view, anew, this.#begins);
    if (anew) this.#begins = 0;
    this.#note(view, this.#clocks.at ?? 0);
    this.#spectacle.redraw();
  }

  /**
   * Performs an action and hands the step on to be shown, unless all that was asked at that time is stale by then; `shown`
   * resolves when it has been.
   */
  async #perform({ seat, action }: Deed, seen: number, epoch: number): Promise<{ shown: Promise<void> }> {
    const { view: before, viewer } = this;
    const at = this.#clocks.at;
    const fields = { seat, action, seen, viewer, ...(at === undefined ? {} : { at_ms: at }) };
    const { events, view } = await this.engine.request('act', fields);
    const step: Step = { seat, action, events, before, after: view };
    this.legal = null;
    this.view = view;
    this.#clocks.follow(view);
    this.#note(view, this.#clocks.at ?? 0);
    if (this.#stopped || epoch !== this.#epoch) return { shown: Promise.resolve() };
    if (this.#spectacle.endsRound(step)) this.#ended = step;
    return { shown: this.#presentation.show(step) };
  }

  async #attempt(acts: readonly Answer[]): Promise<boolean> {
    const seen = this.#seen;
    const epoch = this.#epoch;
    const shown: Promise<void>[] = [];
    let done = true;
    this.#commands++;
    this.#spectacle.redraw();
    try {
      await this.#serial(async () => {
        for (const one of acts) {
          if (shown.length > 0 && !this.#asks(one.seat)) break;
          shown.push((await this.#perform(one, seen, epoch)).shown);
        }
      });
    } catch (error) {
      // An answer before it has ended the question.
      if (shown.length === 0 || !isStale(error)) {
        done = false;
        this.#report(error);
      }
    }
    this.#commands--;
    // Somebody takes it back already, and goes on from there.
    if (this.#stopped || epoch !== this.#epoch) return done;
    if (shown.length > 0) void this.#advance();
    else this.#spectacle.redraw();
    await Promise.all(shown);
    return done;
  }

  /** Whether that seat is still asked in sight of everybody. */
  #asks(seat: number): boolean {
    return this.view.to_act.includes(seat) && this.#spectacle.manner(this.view).kind === 'open';
  }

  /** All or nothing: when the last action of a person may not be taken back, what bots did since is there again. */
  async #takeBack(): Promise<boolean> {
    const { save } = await this.engine.request('save', {});
    const actions = [...save.actions];
    let undone = false;
    try {
      do {
        await this.engine.request('undo', { viewer: null });
        undone = true;
        const seat = actions.pop()?.seat ?? null;
        if (this.humans.length === 0 || (seat !== null && this.seats[seat]?.bot === null)) break;
      } while (actions.length > 0);
    } catch (error) {
      if (undone && error instanceof Refused) {
        await this.engine.request('load', { save });
        await this.#look(this.viewer, true);
      }
      throw error;
    }
    // On a shared device the hand shown may not be that of who is asked now.
    await this.#look(this.shared ? null : this.viewer, true);
    return true;
  }

  async #timeUp(clock: string): Promise<void> {
    try {
      const action = { type: 'time-up', clock } as unknown as Action;
      const epoch = this.#epoch;
      await this.#serial(() => this.#perform({ seat: null, action }, this.view.moves, epoch));
      await this.#advance();
    } catch (error) {
      // Somebody was quicker.
      if (!(error instanceof Refused)) this.#fail(error);
    }
  }

  /** Finds out who is asked now, and asks. */
  async #advance(): Promise<void> {
    this.#run.abort();
    if (this.#stopped) return;
    const run = new AbortController();
    this.#run = run;
    try {
      if (!this.#racing) {
        this.#asked.clear();
        await this.#presentation.idle();
      }
      if (!run.signal.aborted) await this.#ask(run);
    } catch (error) {
      if (!run.signal.aborted) this.#fail(error);
    }
  }

  async #ask(run: AbortController): Promise<void> {
    const { view } = this;
    if (view.over) return this.#stand({ kind: 'over' });
    if (this.#ended) return await this.#summarise(this.#ended, run);
    const manner = this.#spectacle.manner(view);
    const people = view.to_act.filter((seat) => this.seats[seat]?.bot === null);
    const bots = view.to_act.filter((seat) => !people.includes(seat));
    if (manner.kind === 'ballot' && view.to_act.length > 0) return await this.#poll(people, manner.secret, run);
    const beside = manner.kind === 'open' && manner.bots === 'beside';
    if (people.length > 0) await (manner.kind === 'open' ? this.#open(people, run) : this.#askOne(people, run));
    else this.#stand({ kind: 'waiting' });
    if (run.signal.aborted) return;
    const [bot] = bots;
    if (beside) {
      for (const seat of [...this.#asked.keys()]) if (!bots.includes(seat)) this.#asked.delete(seat);
      for (const seat of bots) this.#alongside(run, this.#race(seat, run));
    } else if (people.length === 0) {
      if (bot !== undefined) this.#alongside(run, this.#play(bot, manner.kind === 'open' ? 1 / 8 : 1, run));
      else if (!view.clocks.some((clock) => clock.running)) this.#fail(new Error('nobody is to act'));
    }
  }

  /** A step that ended a round is followed by the score sheet. Everybody looks at it: on a shared device no hand of the new round
   * may lie under it. */
  async #summarise(step: Step, run: AbortController): Promise<void> {
    if (this.shared && this.viewer !== null) await this.#serial(() => this.#look(null));
    if (!run.signal.aborted) this.#stand({ kind: 'summary', step });
  }

  async #open(people: readonly number[], run: AbortController): Promise<void> {
    const [only] = people;
    const viewer = this.shared || only === undefined ? null : only;
    if (this.viewer !== viewer) {
      await this.#presentation.idle();
      if (run.signal.aborted) return;
      await this.#serial(() => this.#look(viewer));
    }
    if (run.signal.aborted) return;
    this.#stand({ kind: 'open', seats: people });
    if (viewer !== null) await this.#readLegal(viewer, run);
  }

  async #askOne(people: readonly number[], run: AbortController): Promise<void> {
    const { turn } = this.view;
    const seat = turn !== null && people.includes(turn) ? turn : (people[0] as number);
    if (this.viewer !== seat && !this.shared) await this.#serial(() => this.#look(seat));
    if (run.signal.aborted) return;
    if (this.viewer === seat) {
      this.#stand({ kind: 'turn' });
      const legal = await this.#readLegal(seat, run);
      if (legal) this.#alongside(run, this.#playOnly(seat, legal, run));
    } else this.#stand({ kind: this.viewer === null ? 'covered' : 'handing', next: seat });
  }

  async #readLegal(seat: number, run: AbortController): Promise<Legal | null> {
    try {
      const legal = await this.engine.request('legal', { seat, limit: LEGAL_LIMIT });
      if (run.signal.aborted) return null;
      this.legal = legal;
      this.#spectacle.redraw();
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
    if (undone || !this.#habits.playOnly() || !legal.complete || legal.actions.length !== 1 || !action) return;
    await this.#time.wait(this.#habits.paceMs() / 2, run.signal);
    if (!run.signal.aborted && this.acting && this.viewer === seat) void this.act(action, seat);
  }

  /** A ballot goes round; bots make up their minds meanwhile. */
  async #poll(people: readonly number[], secret: boolean, run: AbortController): Promise<void> {
    const ballot = new Ballot(people, secret);
    if (this.shared && this.viewer !== null) await this.#serial(() => this.#look(null));
    if (run.signal.aborted) return;
    if (ballot.complete) {
      this.#stand({ kind: 'waiting' });
      await this.#count(ballot, run);
    } else this.#stand({ kind: 'ballot', ballot });
  }

  /** All people have answered: with what bots answer it is given to the rules, until the question is decided. */
  async #count(ballot: Ballot, run: AbortController): Promise<void> {
    const seen = this.#seen;
    const epoch = this.#epoch;
    const bots: Answer[] = [];
    this.#commands++;
    this.#spectacle.redraw();
    try {
      for (const seat of this.view.to_act.filter((one) => !ballot.seats.includes(one))) {
        const action = await this.#choose(seat, run);
        if (action === null) return;
        bots.push({ seat, action });
      }
      await this.#serial(async () => {
        for (const answer of ballot.all(bots)) {
          if (run.signal.aborted || !this.view.to_act.includes(answer.seat)) break;
          await this.#perform(answer, seen, epoch);
        }
      });
    } catch (error) {
      // It was decided before the last answer.
      if (!isStale(error)) this.#report(error);
    } finally {
      this.#commands--;
    }
    if (!run.signal.aborted) void this.#advance();
  }

  /** A bot plays, while nobody else is asked. `share` of the pace is what its turn takes at least. */
  async #play(seat: number, share: number, run: AbortController): Promise<void> {
    const since = this.#time.now();
    const action = await this.#choose(seat, run);
    if (action === null) return;
    const rest = this.#habits.paceMs() * share - (this.#time.now() - since);
    await this.#time.wait(Math.max(0, rest), run.signal, this.#hurry.signal);
    await this.#botActs(seat, action, run);
  }

  /** A bot beside people takes its time, and is asked again when something has happened. */
  async #race(seat: number, run: AbortController): Promise<void> {
    const since = this.#asked.get(seat) ?? this.#time.now();
    this.#asked.set(seat, since);
    const action = await this.#choose(seat, run, since);
    if (action !== null) await this.#botActs(seat, action, run);
  }

  /** What goes on while somebody is asked; it ends by itself, or with the question. */
  #alongside(run: AbortController, work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (!run.signal.aborted && !isStale(error)) this.#fail(error);
    });
  }

  async #botActs(seat: number, action: Action, run: AbortController): Promise<void> {
    const seen = this.view.moves;
    const epoch = this.#epoch;
    const acted = await this.#serial(async () => {
      if (run.signal.aborted) return false;
      this.#asked.delete(seat);
      await this.#perform({ seat, action }, seen, epoch);
      return true;
    });
    if (acted && !run.signal.aborted) void this.#advance();
  }

  /** What a bot does, once its time has come; null when nobody wants to know any more. `since`: how long it has been asked. */
  async #choose(seat: number, run: AbortController, since?: number): Promise<Action | null> {
    const { signal } = run;
    for (;;) {
      const from = this.#time.now();
      const waited = since === undefined ? {} : { waited: from - since };
      const { action, after_ms } = await this.engine.bot(seat, { signal, ...waited });
      const rest = after_ms - (this.#time.now() - from);
      if (rest > 0 || action === null) await this.#time.wait(Math.max(rest, action ? 0 : LEAST_WAIT), signal);
      if (signal.aborted) return null;
      if (action !== null) return action;
    }
  }

  #stand(stage: Stage): void {
    this.stage = stage;
    this.#spectacle.redraw();
  }

  #report(error: unknown): void {
    if (error instanceof Refused) this.#spectacle.refused(error.refusal);
    else this.#fail(error);
  }

  #fail(error: unknown): void {
    if (this.#stopped) return;
    if (
      error instanceof EngineError &&
      (error.code === 'aborted' || error.code === 'restarted' || error.code === 'disposed')
    )
      return;
    this.#spectacle.trouble(error);
  }
}

/** What somebody does; null is the table itself. */
interface Deed {
  seat: number | null;
  action: Action;
}

const isStale = (error: unknown): boolean => error instanceof Refused && error.code === 'stale';
