// The line of play of one match: its latest view, and all requests to the rules, one after the other. No command is ever dropped. Steps are shown
// from a separate queue (presentation.ts).

import { EngineError, type MatchEngine } from '../engine/index.ts';
import { Refused, type View } from '../protocol/index.ts';
import { Clocks } from './clocks.ts';
import { Presentation } from './presentation.ts';
import { races } from './question.ts';
import type { Circumstances, Deed, Spectacle } from './stage.ts';
import type { Step } from './step.ts';
import { OwnTime, realTime, type Time } from './time.ts';

/** What the line tells the code that asks. */
export interface Heard {
  /** View, viewer or epoch have changed, so the present question may no longer be asked. Called before anything else is done. */
  turned(): void;
  /** All requests to the rules are done, or all steps have been shown: the match goes on. */
  goesOn(): void;
}

/** How often the time on the watch is noted, in ms: a browser may kill a page without warning. */
const NOTES = 2000;

export class Line {
  readonly engine: MatchEngine;
  readonly presentation: Presentation;
  readonly clocks: Clocks;
  readonly time: OwnTime;
  /** The latest view that the rules gave. The screen may still be showing earlier steps. */
  view: View;
  /** The seat whose view is shown; null for a spectator, who sees no hand. */
  viewer: number | null = null;
  /** One person is left of several: no hand is shown before they say that the device is in theirs. */
  veiled = false;
  /** The step that ended a round, until people go on from its summary. */
  ended: Step | null = null;
  /** The `moves` of what people see: their answers are answers to that. */
  seen = 0;
  /** Counts the events that make unshown steps stale, such as an undo or leaving. */
  epoch = 0;
  stopped = false;
  /** How many operations hold the match: an undo, sitting down, a reload after a crash. */
  held = 0;
  /** The seat whose action is the last one of a person; null where there is none, undefined as long as nobody has looked. */
  latest: number | null | undefined;
  /** The `moves` after the last action of a seat. It ignores clocks that run out, since a ballot survives them. */
  acted = 0;
  /** Commands of people under way. */
  commands = 0;

  readonly #note: (view: View, at_ms: number) => void;
  #begins: number;
  #queued = 0;
  readonly #left = new AbortController();
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    { engine, view, time = realTime, at_ms = 0, hidden = false, note }: Circumstances,
    private readonly heard: Heard,
    /** Shows the match. */
    private readonly spectacle: () => Spectacle,
  ) {
    this.engine = engine;
    this.view = view;
    this.time = new OwnTime(time, hidden);
    this.#begins = at_ms;
    this.#note = note ?? (() => undefined);
    this.presentation = new Presentation(
      (error) => this.fail(error),
      (moves) => {
        this.seen = moves;
      },
      () => this.heard.goesOn(),
    );
    this.clocks = new Clocks(this.time, (name) => void this.#timeUp(name));
    void this.#notes(time);
  }

  /** Whether people and bots act at the same time, so that nobody waits for what is being shown. */
  get racing(): boolean {
    const { view, ended } = this;
    return races({ view, manner: this.spectacle().manner(view), ended: ended !== null });
  }

  /** Runs `work` after all earlier work with the engine. When none is left, the match goes on, even after errors. */
  serial<T>(work: () => Promise<T>): Promise<T> {
    this.#queued++;
    const next = this.#last.then(() => {
      if (this.stopped) throw new EngineError('aborted');
      return work();
    });
    const done = (): void => {
      this.#queued--;
      if (this.#queued === 0) this.heard.goesOn();
    };
    this.#last = next.then(done, done);
    return next;
  }

  /** Like `serial`, for work that a person waits for. */
  async command<T>(work: () => Promise<T>): Promise<T> {
    this.commands++;
    this.spectacle().redraw();
    return await this.serial(() => work().finally(() => this.commands--));
  }

  /** Reads and shows the view of `viewer`. `anew`: it follows a load or an undo (see `Clocks.follow`). */
  async look(viewer: number | null, { anew = false } = {}): Promise<void> {
    const { view } = await this.engine.request('view', viewer === null ? {} : { seat: viewer });
    this.viewer = viewer;
    this.#follow(view, anew);
    this.seen = view.moves;
    this.heard.turned();
    this.spectacle().redraw();
  }

  /**
   * Performs an action and queues the step to be shown, unless `epoch` has passed by then. `shown` resolves when it has been shown.
   */
  async perform({ seat, action }: Deed, seen: number, epoch: number): Promise<{ shown: Promise<void> }> {
    const { view: before, viewer } = this;
    const at_ms = this.clocks.at + this.spectacle().lasts(action);
    const { events, view } = await this.engine.request('act', { seat, action, seen, viewer, at_ms });
    if (seat !== null) this.acted = view.moves;
    if (seat !== null && before.seats[seat]?.bot === null) this.latest = seat;
    const step: Step = { seat, action, events, before, after: view };
    this.#follow(view);
    let shown = Promise.resolve();
    if (!this.stopped && epoch === this.epoch) {
      if (this.spectacle().endsRound(step)) this.ended = step;
      shown = this.presentation.show((showing) => this.spectacle().play(step, showing), view.moves);
    }
    this.heard.turned();
    return { shown };
  }

  /** Stops showing steps that have happened, as they may be taken back. */
  interrupt(): void {
    this.epoch++;
    this.heard.turned();
    this.presentation.drop();
  }

  /** Nobody is asked anything while this is done. */
  async holding<T>(work: () => Promise<T>): Promise<T> {
    this.held++;
    this.interrupt();
    return await this.serial(() => work().finally(() => this.held--));
  }

  /** Notes the view and the time on the watch, which are kept beside the record. */
  remember(): void {
    if (this.clocks.set && !this.stopped) this.#note(this.view, this.clocks.at);
  }

  stop(): void {
    this.remember();
    this.stopped = true;
    this.#left.abort();
    this.clocks.stop();
    this.interrupt();
  }

  /** Reports an error that should not happen. A request that ended because it was no longer wanted is no trouble. */
  fail(error: unknown): void {
    if (!this.stopped && !isOver(error)) this.spectacle().trouble(error);
  }

  #follow(view: View, anew = false): void {
    this.view = view;
    this.clocks.follow(view, anew, this.#begins);
    if (anew) this.#begins = 0;
    this.#note(view, this.clocks.set ? this.clocks.at : 0);
  }

  /** Waits by the time outside: in the match's own, `turnOn` would take this for something that somebody waits for. */
  async #notes(time: Time): Promise<void> {
    while (!this.stopped) {
      await time.wait(NOTES, this.#left.signal);
      if (this.clocks.running) this.remember();
    }
  }

  /** The `since` of that clock, if the view has it. */
  #beganOf(name: string): number | undefined {
    return this.view.clocks.find((clock) => clock.name === name)?.since;
  }

  /** Performs what a person was preparing when the clock ran out. The rules decide whether it counts; a refusal changes nothing. */
  async #sayFor(clock: string, epoch: number): Promise<void> {
    const deed = this.spectacle().unsaid?.(clock) ?? null;
    if (deed === null) return;
    try {
      await this.perform(deed, this.view.moves, epoch);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  async #timeUp(clock: string): Promise<void> {
    const action = { type: 'time-up', clock } as unknown as Deed['action'];
    const { epoch } = this;
    const began = this.#beganOf(clock);
    // An action meanwhile may end this run; a clock of that name may by then be in another run.
    const runs = (): boolean => this.#beganOf(clock) === began;
    try {
      await this.serial(async () => {
        if (runs()) await this.#sayFor(clock, epoch);
        if (runs()) await this.perform({ seat: null, action }, this.view.moves, epoch);
      });
    } catch (error) {
      // Somebody was quicker.
      if (!(error instanceof Refused)) this.fail(error);
    }
  }
}

/** Whether an answer came to an old question. */
export const isStale = (error: unknown): boolean => error instanceof Refused && error.code === 'stale';

/** Whether a request ended without trouble: the table was left, or the engine restarts and reports that itself. */
export const isOver = (error: unknown): boolean =>
  error instanceof EngineError && ['aborted', 'restarted', 'disposed'].includes(error.code);
