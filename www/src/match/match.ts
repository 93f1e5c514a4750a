// One running match on this device. It conducts the three sources of actions: people, who act whenever the rules let their seat
// act; bots, which are asked beside them; clocks. Commands go to the rules one after the other and are never swallowed; what is
// shown follows in a queue of its own (presentation.ts). It knows seats and turns but no rules; it draws nothing.

import { EngineError, type MatchEngine } from '../engine/index.ts';
import {
  Refused,
  type Action,
  type Clock,
  type Entry,
  type Message,
  type Player,
  type Refusal,
  type View,
} from '../protocol/index.ts';
import { Asking, isStale, type Floor } from './asking.ts';
import type { Answer } from './ballot.ts';
import { Clocks } from './clocks.ts';
import { Presentation } from './presentation.ts';
import type { Circumstances, Deed, Habits, Spectacle, Stage } from './stage.ts';
import type { Legal, Step } from './step.ts';
import { OwnTime, realTime } from './time.ts';

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
  readonly #time: OwnTime;
  readonly #note: (view: View, at_ms: number) => void;
  readonly #presentation: Presentation;
  readonly #clocks: Clocks;
  #begins: number;
  #stopped = false;
  /** Raised by what makes steps stale that have not been shown yet: undo, leaving. */
  #epoch = 0;
  /** What is asked of the engine, one thing after the other. */
  #last: Promise<unknown> = Promise.resolve();
  /** The `moves` of what people see: their answers are answers to that. */
  #seen = 0;
  /** Commands of people under way. */
  #commands = 0;
  /** The step that ended a round that nobody has summed up yet. */
  #ended: Step | null = null;
  #takingBack = false;
  /** A round is being dealt, until somebody has been asked. */
  #dealing: Promise<void> | null = null;
  /** Who wants to know when the match stands somewhere else. */
  #standing: (() => void)[] = [];
  readonly #asking: Asking;

  constructor({ engine, seats, view, spectacle, habits, time = realTime, at_ms = 0, note }: Circumstances) {
    this.engine = engine;
    this.seats = seats;
    this.view = view;
    this.#spectacle = spectacle;
    this.#habits = habits;
    this.#time = new OwnTime(time);
    this.#begins = at_ms;
    this.#note = note ?? (() => undefined);
    this.#presentation = new Presentation(
      (error) => this.#fail(error),
      (moves) => {
        this.#seen = moves;
      },
    );
    this.#clocks = new Clocks(this.#time, (name) => void this.#timeUp(name));
    this.#asking = new Asking(this.#floor());
  }

  /** What asking may do with the match. */
  #floor(): Floor {
    const match = this;
    return {
      engine: match.engine,
      seats: match.seats,
      habits: match.#habits,
      time: match.#time,
      shared: match.shared,
      get view() {
        return match.view;
      },
      get viewer() {
        return match.viewer;
      },
      get acting() {
        return match.acting;
      },
      get manner() {
        return match.#spectacle.manner(match.view);
      },
      get racing() {
        return match.#racing;
      },
      get stopped() {
        return match.#stopped;
      },
      get ended() {
        return match.#ended;
      },
      get seen() {
        return match.#seen;
      },
      get epoch() {
        return match.#epoch;
      },
      idle: () => match.#presentation.idle(),
      serial: (work) => match.#serial(work),
      look: (viewer) => match.#look(viewer),
      perform: (deed, seen, epoch) => match.#perform(deed, seen, epoch),
      act: (action, seat) => match.act(action, seat),
      handOver: () => match.handOver(),
      begins: () => match.#begin(),
      stand: (stage) => match.#stand(stage),
      allow: (legal) => match.#allow(legal),
      report: (error) => match.#report(error),
      fail: (error) => match.#fail(error),
    };
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

  /** What the rules said last may be drawn: nothing that led there is still being shown, nothing is being taken back, and no
   * round lies there to be seen that has come to its end. */
  get steady(): boolean {
    return !this.#presentation.busy && !this.#takingBack && this.#ended === null;
  }

  get acting(): boolean {
    return this.stage.kind === 'turn' && !this.busy;
  }

  /** A round is being dealt: whose turn it will be has not been said. */
  get dealing(): boolean {
    return this.#dealing !== null;
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

  /** The viewer wants to move: what is still being dealt is waited for, a question that only waits for that is answered. Resolves to
   * whether it is their turn then. */
  async take(): Promise<boolean> {
    const { stage, viewer } = this;
    if (this.#dealing) {
      await this.#dealing;
      return this.acting;
    }
    if (stage.kind !== 'open' || !stage.lapse?.own || viewer === null || this.busy) return this.acting;
    await this.act(stage.lapse.action, viewer);
    while (!this.#stopped && (this.stage.kind === 'open' || this.stage.kind === 'waiting')) {
      // Somebody else moves first after all.
      if (this.view.turn !== null && this.view.turn !== viewer) return false;
      await new Promise<void>((resolve) => this.#standing.push(resolve));
    }
    return this.acting;
  }

  /** The viewer gives the device away. */
  async handOver(): Promise<void> {
    const { stage } = this;
    if (stage.kind !== 'handing') return;
    await this.#serial(() => this.#look(null));
    if (this.stage === stage) this.#stand({ kind: 'covered', next: stage.next });
  }

  /** The round's summary has been read: the next round is dealt. */
  async goOn(): Promise<void> {
    if (this.stage.kind !== 'summary') return;
    this.#ended = null;
    this.stage = { kind: 'waiting' };
    void this.#presentation.show((showing) => this.#spectacle.deal(showing), this.view.moves);
    const dealing = this.#advance();
    this.#dealing = dealing;
    try {
      await dealing;
    } finally {
      // Whatever came of it, nobody may wait for this deal for ever.
      if (this.#dealing === dealing) this.#dealing = null;
    }
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

  /** What the rules would say to an action that is being prepared, of the viewer or of a seat that acts in sight of everybody; null
   * where they would allow it, or there is no such seat. */
  async check(action: Action, seat: number | null = this.viewer): Promise<Refusal | null> {
    if (seat === null) return null;
    const { refusal } = await this.engine.request('check', { seat, action });
    return refusal;
  }

  /** What an action brings on the viewer that they may overlook; null where there is nothing. */
  async caution(action: Action): Promise<Message | null> {
    if (this.viewer === null) return null;
    const { caution } = await this.engine.request('check', { seat: this.viewer, action });
    return caution;
  }

  /** The words of a text that somebody is writing, each with whether it is one. */
  async lookUp(text: string, lang: string): Promise<readonly { word: string; known: boolean }[]> {
    const { words } = await this.engine.request('words', { text, lang });
    return words;
  }

  /** Somebody answers a ballot. False when that seat is not asked now. */
  async cast(seat: number, action: Action): Promise<boolean> {
    const { stage } = this;
    if (stage.kind !== 'ballot' || !stage.ballot.give(seat, action)) return false;
    this.#spectacle.redraw();
    if (stage.ballot.complete) await this.#asking.count(stage.ballot);
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
    this.#asking.after(undone);
    this.#spectacle.redraw();
    await this.#advance();
    return undone;
  }

  /** What is being shown comes to its end at once, and so does the pause after it. */
  hurry(): void {
    this.#presentation.hurry();
    this.#asking.hurry();
  }

  /** Bots take their time as people do, and no person has anything to do meanwhile. */
  get waitsForBots(): boolean {
    const manner = this.#spectacle.manner(this.view);
    return this.stage.kind === 'waiting' && manner.kind === 'open' && (manner.slow ?? false);
  }

  /** Where `waitsForBots`: time goes on to the moment at which the first of them has something, or a clock runs out. */
  async waitNoLonger(): Promise<void> {
    const { moves } = this.view;
    await this.#asking.botsWait();
    // Meanwhile one of them may have been ready, by itself or because it was asked for twice.
    if (this.waitsForBots && this.view.moves === moves) this.#time.turnOn();
  }

  /** The page is out of sight, or back: clocks stand still, and bots race nobody who does not look. */
  hide(hidden: boolean): void {
    this.#clocks.hide(hidden);
    this.#remember();
    if (!this.#racing) return;
    if (hidden) this.#asking.abort();
    else void this.#advance();
  }

  /** Nothing more happens: the screen is left. */
  stop(): void {
    if (this.#stopped) return;
    this.#remember();
    this.#stopped = true;
    this.#clocks.stop();
    this.#interrupt();
    this.#stood();
  }

  /** After the engine came back from a crash. */
  async resume(): Promise<void> {
    this.#interrupt();
    try {
      await this.#serial(() => this.#look(this.shared ? null : this.viewer, true));
    } catch (error) {
      // A worker that dies again while it is looked at comes back once more, and this is called again.
      return this.#fail(error);
    }
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
    this.#asking.abort();
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
    return { shown: this.#presentation.show((showing) => this.#spectacle.play(step, showing), view.moves) };
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
      // Who asks: who has the device in hand. Where nobody has, the table as a whole.
      const asks = this.shared && this.viewer !== null ? { seat: this.viewer } : {};
      do {
        await this.engine.request('undo', { ...asks, viewer: null });
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

  #advance(): Promise<void> {
    return this.#asking.advance();
  }

  /** Something begins that people wait for, until the answer is called. */
  #begin(): () => void {
    this.#commands++;
    this.#spectacle.redraw();
    return () => void this.#commands--;
  }

  #allow(legal: Legal): void {
    this.legal = legal;
    this.#spectacle.redraw();
  }

  #stand(stage: Stage): void {
    this.stage = stage;
    this.#spectacle.redraw();
    this.#stood();
  }

  #stood(): void {
    for (const resolve of this.#standing.splice(0)) resolve();
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
