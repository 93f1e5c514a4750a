// The line of play of one match: what the rules said last, and everything that is asked of them, one thing after the other. Commands
// are never swallowed; what is shown follows in a queue of its own (presentation.ts).

import { EngineError, type MatchEngine } from '../engine/index.ts';
import { Refused, type View } from '../protocol/index.ts';
import { Clocks } from './clocks.ts';
import { Presentation } from './presentation.ts';
import { races } from './question.ts';
import type { Circumstances, Deed, Spectacle } from './stage.ts';
import type { Step } from './step.ts';
import { OwnTime, realTime, type Time } from './time.ts';

/** What whoever asks learns of the line. */
export interface Heard {
  /** Another view, other eyes, another line: what is being asked may be no question any more. Called before anything else is done. */
  turned(): void;
  /** All that was asked of the rules is done, or all that happened has been shown: the match goes on. */
  goesOn(): void;
}

/** How often it is noted how far the clocks are, in ms: a page may be killed without a word. */
const NOTES = 2000;

export class Line {
  readonly engine: MatchEngine;
  readonly presentation: Presentation;
  readonly clocks: Clocks;
  readonly time: OwnTime;
  /** What the rules said last. What is shown may still be on its way there. */
  view: View;
  /** Whose eyes: null is a spectator's, with no hand in it. */
  viewer: number | null = null;
  /** One person is left of several: no hand is shown before they say that the device is in theirs. */
  veiled = false;
  /** The step that ended a round that nobody has summed up yet. */
  ended: Step | null = null;
  /** The `moves` of what people see: their answers are answers to that. */
  seen = 0;
  /** Raised by what makes steps stale that have not been shown yet: undo, leaving. */
  epoch = 0;
  stopped = false;
  /** Something is being taken back, or looked at anew after a crash. */
  held = 0;
  /** The seat whose action is the last one of a person; null where there is none, undefined as long as nobody has looked. */
  latest: number | null | undefined;
  /** The `moves` after the last action of a seat: a clock that the table ends need not ask anybody anew. */
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
    /** Who shows it. */
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

  /** People and bots act at once: what is shown holds back nobody. */
  get racing(): boolean {
    const { view, ended } = this;
    return races({ view, manner: this.spectacle().manner(view), ended: ended !== null });
  }

  /** Does one thing after the other with the engine; when all is done the match goes on, whatever came of it. */
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

  /** The same for what a person asks for and waits for. */
  async command<T>(work: () => Promise<T>): Promise<T> {
    this.commands++;
    this.spectacle().redraw();
    return await this.serial(() => work().finally(() => this.commands--));
  }

  /** Another pair of eyes, or another line of play: `anew` says that the clocks go by what the rules say. */
  async look(viewer: number | null, anew = false): Promise<void> {
    const { view } = await this.engine.request('view', viewer === null ? {} : { seat: viewer });
    this.viewer = viewer;
    this.#follow(view, anew);
    this.seen = view.moves;
    this.heard.turned();
    this.spectacle().redraw();
  }

  /**
   * Performs an action and hands the step on to be shown, unless all that was asked at that time is stale by then; `shown`
   * resolves when it has been.
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

  /** Nothing is shown any more of what has happened: it may be taken back. */
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

  /** What is kept beside the record: where the watch stands. */
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

  /** Something did not go as the rules and the page understand each other. What ended because it was no longer wanted is no trouble. */
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

  /** With which action the run of a clock began, if it runs. */
  #beganOf(name: string): number | undefined {
    return this.view.clocks.find((clock) => clock.name === name)?.since;
  }

  /** What a person was about to say is said for them. Whether it counts, the rules know; where they refuse it, nothing has happened. */
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
    // What is done meanwhile may end it: a clock of that name may be another one's by then.
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

/** What was asked is no longer asked. */
export const isStale = (error: unknown): boolean => error instanceof Refused && error.code === 'stale';

/** It ended because whoever asked for it is gone: the table is left, or the engine starts again and says so itself. */
export const isOver = (error: unknown): boolean =>
  error instanceof EngineError && ['aborted', 'restarted', 'disposed'].includes(error.code);
