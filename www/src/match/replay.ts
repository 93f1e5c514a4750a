// The conductor for a match that has been played. It shows the match step by step, forwards or backwards, or any moment at once, from any seat.
// Nobody is asked anything, and nothing is performed.

import type { Action, Clock, Entry, Message, Player, Refusal, View } from '../protocol/index.ts';
import type { Conductor } from './conductor.ts';
import type { Moments } from './moments.ts';
import { Presentation } from './presentation.ts';
import type { Spectacle, Stage } from './stage.ts';
import type { Step } from './step.ts';
import { realTime, type Time } from './time.ts';

export interface Shown {
  moments: Moments;
  /** The replay begins after so many actions. */
  at: number;
  viewer: number | null;
  view: View;
  /** How long a move stays to be read while it plays by itself, in ms. */
  dwell: () => number;
  time?: Time;
  /** Called when the moment, the viewer, or `playing` has changed. */
  changed: () => void;
}

export class Replay implements Conductor {
  view: View;
  viewer: number | null;
  /** The shown moment, as a number of actions. */
  at: number;
  readonly humans: readonly number[] = [];
  readonly silent = null;
  readonly objects = (): null => null;
  readonly peopled: readonly number[] = [];
  readonly shared = false;
  readonly stage: Stage = { kind: 'shown' };
  readonly legal = null;
  readonly acting = false;
  readonly busy = false;
  readonly dealing = false;
  readonly taking = false;
  readonly waitsForBots = false;
  readonly #shown: Shown;
  readonly #presentation: Presentation;
  #spectacle: Spectacle | null = null;
  /** The step that ended a round, while the end of that round is shown. */
  #ended: Step | null = null;
  #playing: AbortController | null = null;
  /** Requests are carried out one after the other. If several moments were asked for meanwhile, only the last one (`#wanted`) counts. */
  #last: Promise<void> = Promise.resolve();
  #wanted: number | null = null;
  #stopped = false;

  constructor(shown: Shown) {
    const { at, viewer, view } = shown;
    this.#shown = shown;
    this.at = at;
    this.viewer = viewer;
    this.view = view;
    this.#presentation = new Presentation((error) => this.#fail(error));
  }

  /** The players at that moment. */
  get seats(): readonly Player[] {
    return this.view.seats;
  }
  get total(): number {
    return this.#shown.moments.total;
  }
  get playing(): boolean {
    return this.#playing !== null;
  }
  get showing(): boolean {
    return this.#presentation.busy;
  }
  get steady(): boolean {
    return !this.#presentation.busy && this.#ended === null;
  }
  /** Clocks stand still. */
  get hidden(): boolean {
    return true;
  }

  left({ ms, spent_ms }: Clock): number {
    return Math.max(0, ms - spent_ms);
  }

  begin(spectacle: Spectacle): Promise<void> {
    this.#spectacle = spectacle;
    spectacle.redraw();
    return Promise.resolve();
  }

  stop(): void {
    this.#stopped = true;
    this.pause();
    this.#presentation.drop();
  }

  hurry(): void {
    this.#presentation.hurry();
  }

  /** The next move, as it was played; what is still being shown comes to its end. */
  step(): Promise<void> {
    this.hurry();
    return this.#serial(() => this.#step());
  }

  /** Shows the moment after so many actions. */
  goTo(at: number): Promise<void> {
    this.pause();
    this.#presentation.drop();
    this.#wanted = Math.max(0, Math.min(this.total, Math.round(at)));
    return this.#serial(async () => {
      const wanted = this.#wanted;
      this.#wanted = null;
      if (wanted !== null) await this.#jump(wanted, this.viewer);
    });
  }

  back(): Promise<void> {
    return this.goTo((this.#wanted ?? this.at) - 1);
  }

  /** Changes the viewer. */
  look(viewer: number | null): Promise<void> {
    this.#presentation.drop();
    return this.#serial(() => this.#jump(this.at, viewer));
  }

  /** Runs by itself; starts from the beginning if the match is at its end. */
  play(): void {
    if (this.#playing || this.#stopped) return;
    const playing = new AbortController();
    this.#playing = playing;
    this.#shown.changed();
    void this.#run(playing.signal);
  }

  pause(): void {
    if (!this.#playing) return;
    this.#playing.abort();
    this.#playing = null;
    if (!this.#stopped) this.#shown.changed();
  }

  async #run(signal: AbortSignal): Promise<void> {
    const { time = realTime, dwell } = this.#shown;
    if (this.at >= this.total) await this.#serial(() => this.#jump(0, this.viewer));
    while (!signal.aborted && (this.at < this.total || this.#ended)) {
      await this.#serial(() => this.#step());
      if (!signal.aborted) await time.wait(dwell(), signal);
    }
    if (!signal.aborted) this.pause();
  }

  async #step(): Promise<void> {
    const { moments } = this.#shown;
    const spectacle = this.#spectacle;
    if (!spectacle || this.#stopped) return;
    // After the end of a round, the next deal is a step of its own.
    if (this.#ended) {
      this.#ended = null;
      await this.#presentation.show((showing) => spectacle.deal(showing), this.view.moves);
      spectacle.redraw();
      return this.#shown.changed();
    }
    const move = moments.save.actions[this.at];
    if (!move) return;
    const at = this.at + 1;
    const [after, events] = await Promise.all([moments.view(this.viewer, at), moments.events(this.viewer, at)]);
    if (this.#stopped) return;
    const step: Step = { seat: move.seat, action: move.action as Action, events, before: this.view, after };
    this.view = after;
    this.at = at;
    if (spectacle.endsRound(step) && !after.over) this.#ended = step;
    this.#shown.changed();
    await this.#presentation.show((showing) => spectacle.play(step, showing), at);
    if (!this.#stopped) spectacle.redraw();
  }

  async #jump(at: number, viewer: number | null): Promise<void> {
    const { moments } = this.#shown;
    const last = at === this.at - 1 && viewer === this.viewer && !this.#ended ? moments.save.actions[at] : undefined;
    const [view, events] = await Promise.all([
      moments.view(viewer, at),
      last ? moments.events(viewer, this.at) : Promise.resolve([]),
    ]);
    if (this.#stopped) return;
    if (last) {
      const { seat, action } = last;
      await this.#playBack({ seat, action: action as Action, events, before: view, after: this.view });
      if (this.#stopped) return;
    }
    this.#ended = null;
    this.#spectacle?.noteBefore();
    [this.view, this.viewer, this.at] = [view, viewer, at];
    this.#spectacle?.redraw();
    this.#shown.changed();
  }

  /** Shows one step backwards, unless another moment has been asked for meanwhile. */
  async #playBack(step: Step): Promise<void> {
    const spectacle = this.#spectacle;
    if (!spectacle || this.#wanted !== null || spectacle.endsRound(step)) return;
    await this.#presentation.show((showing) => spectacle.playBack(step, showing), step.before.moves);
  }

  #serial(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last
      .then(() => (this.#stopped ? undefined : work()))
      .catch((error: unknown) => this.#fail(error));
    return this.#last;
  }

  #fail(error: unknown): void {
    this.pause();
    if (!this.#stopped) this.#spectacle?.trouble(error);
  }

  async readLog(): Promise<Entry[]> {
    const { viewer, at } = this;
    return (await this.#shown.moments.log(viewer)).filter(({ moves }) => moves <= at);
  }

  // Nobody is asked anything.

  arrive(): void {}
  hide(): void {}
  remember(): void {}
  act(): Promise<boolean> {
    return Promise.resolve(false);
  }
  answer(): Promise<boolean> {
    return Promise.resolve(false);
  }
  cast(): Promise<boolean> {
    return Promise.resolve(false);
  }
  take(): Promise<boolean> {
    return Promise.resolve(false);
  }
  lift(): Promise<void> {
    return Promise.resolve();
  }
  handOver(): Promise<void> {
    return Promise.resolve();
  }
  goOn(): Promise<void> {
    return this.step();
  }
  get untakeable(): null {
    return null;
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
  sit(): Promise<boolean> {
    return Promise.resolve(false);
  }
  waitNoLonger(): Promise<void> {
    return Promise.resolve();
  }
  check(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }
  caution(): Promise<Message | null> {
    return Promise.resolve(null);
  }
  lookUp(): Promise<readonly { word: string; known: boolean }[]> {
    return Promise.resolve([]);
  }
  hint(): Promise<null> {
    return Promise.resolve(null);
  }
}
