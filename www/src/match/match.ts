// One running match on this device: whose hand is shown, who is asked next, when bots play, what is kept.
// It knows seats and turns but no rules; it draws nothing. The table screen listens.

import { Refused, type Action, type Entry, type Player, type Refusal, type View } from '../protocol/index.ts';
import { EngineError, type MatchEngine } from '../engine/index.ts';
import { paceMs, settings } from '../lib/settings.ts';
import { pause } from '../lib/motion.ts';
import type { Legal, Step } from './step.ts';

/** Where a match stands, as the screen needs it. */
export type Stage =
  /** The device is between two people; `next` is to lift the curtain. */
  | { kind: 'covered'; next: number }
  /** The viewer is to act. */
  | { kind: 'turn' }
  /** The viewer has acted; the device goes to `next` when the viewer says so. */
  | { kind: 'handing'; next: number }
  /** The seats to act answer in public. */
  | { kind: 'public' }
  /** A bot plays. */
  | { kind: 'waiting' }
  /** `step` ended a round: the score sheet is shown until somebody goes on. */
  | { kind: 'summary'; step: Step }
  | { kind: 'over' };

/** What a match asks of who draws it. */
export interface Spectacle {
  /** A step is to be shown; resolves when it has been seen. */
  play(step: Step): Promise<void>;
  /** View, stage or `legal` changed without a step. */
  redraw(): void;
  /** The seats to act answer in public. */
  isPublic(view: View): boolean;
  /** Whether a round came to its end, so that there is something to sum up. */
  endsRound(step: Step): boolean;
  refused(refusal: Refusal): void;
  trouble(error: unknown): void;
}

/** More actions than this nobody looks through, and handing them over would take longer than a frame. */
const LEGAL_LIMIT = 1500;

export class Match {
  view: View;
  /** Whose eyes: null is a spectator's, with no hand in it. */
  viewer: number | null = null;
  legal: Legal | null = null;
  stage: Stage = { kind: 'waiting' };
  busy = false;

  #stopped = false;
  /** Raised by whatever makes work under way stale: undo, leaving. */
  #turn = 0;
  #thinking: AbortController | null = null;
  #undone = false;

  constructor(
    readonly engine: MatchEngine,
    readonly seats: readonly Player[],
    view: View,
    private readonly spectacle: Spectacle,
  ) {
    this.view = view;
  }

  get humans(): number[] {
    return this.seats.flatMap((seat, index) => (seat.bot === null ? [index] : []));
  }

  get shared(): boolean {
    return this.humans.length > 1;
  }

  get acting(): boolean {
    return this.stage.kind === 'turn' && !this.busy;
  }

  /** Starts, or goes on after a load. */
  async begin(): Promise<void> {
    const only = this.humans.length === 1 ? this.humans[0] : undefined;
    await this.#look(only ?? null);
    await this.#advance();
  }

  /** The next player has the device and wants to see. */
  async lift(): Promise<void> {
    if (this.stage.kind !== 'covered') return;
    await this.#look(this.stage.next);
    await this.#advance();
  }

  /** The viewer gives the device away. */
  async handOver(): Promise<void> {
    if (this.stage.kind !== 'handing') return;
    const next = this.stage.next;
    await this.#look(null);
    this.#stand({ kind: 'covered', next });
  }

  /** The round's summary has been read. */
  async goOn(): Promise<void> {
    if (this.stage.kind !== 'summary') return;
    this.stage = { kind: 'waiting' };
    await this.#advance();
  }

  /** Performs an action of a person. False when the rules refuse it. */
  async act(action: Action, seat: number): Promise<boolean> {
    if (this.busy || (this.stage.kind !== 'turn' && this.stage.kind !== 'public')) return false;
    return await this.#attempt(() => this.#perform(seat, action));
  }

  /** Answers of several seats, one after the other, until one of them ends the phase. */
  async answer(acts: readonly { seat: number; action: Action }[]): Promise<void> {
    if (this.stage.kind !== 'public' || this.busy) return;
    await this.#attempt(async (turn) => {
      let last: Step | null = null;
      for (const { seat, action } of acts) {
        if (turn !== this.#turn || !this.view.to_act.includes(seat) || !this.spectacle.isPublic(this.view)) break;
        last = await this.#perform(seat, action);
      }
      return last;
    });
  }

  /** Takes back the last action of a person, and what bots did since. */
  async undo(): Promise<boolean> {
    this.#turn++;
    this.#thinking?.abort();
    this.busy = true;
    let undone = false;
    try {
      for (;;) {
        const { save } = await this.engine.request('save', {});
        const last = save.actions.at(-1);
        if (last === undefined && undone) break;
        await this.engine.request('undo', { viewer: null });
        undone = true;
        this.#undone = true;
        if (last?.seat !== null && last?.seat !== undefined && this.seats[last.seat]?.bot === null) break;
      }
    } catch (error) {
      this.#report(error);
    }
    this.busy = false;
    // On a shared device the hand shown may not be that of who is asked now. After a refusal everything stays as it was.
    if (undone) await this.#look(this.shared ? null : this.viewer);
    await this.#advance();
    return undone;
  }

  /** Nothing more happens: the screen is left. */
  stop(): void {
    this.#stopped = true;
    this.#turn++;
    this.#thinking?.abort();
  }

  /** After the engine came back from a crash. */
  async resume(): Promise<void> {
    this.#turn++;
    this.busy = false;
    await this.#look(this.shared ? null : this.viewer);
    await this.#advance();
  }

  async readLog(): Promise<Entry[]> {
    const seat = this.viewer;
    const { entries } = await this.engine.request('log', seat === null ? {} : { seat });
    return entries;
  }

  async #look(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    this.legal = null;
    const { view } = await this.engine.request('view', viewer === null ? {} : { seat: viewer });
    this.view = view;
    this.spectacle.redraw();
  }

  async #perform(seat: number, action: Action): Promise<Step> {
    const before = this.view;
    const { events, view } = await this.engine.request('act', { seat, action, viewer: this.viewer });
    const step: Step = { seat, action, events, before, after: view };
    this.legal = null;
    this.view = view;
    if (this.#stopped) return step;
    await this.spectacle.play(step);
    return step;
  }

  /** What people set off: nothing else begins before it is done. False when the rules refuse it. */
  async #attempt(run: (turn: number) => Promise<Step | null>): Promise<boolean> {
    const turn = ++this.#turn;
    this.busy = true;
    this.spectacle.redraw();
    try {
      const step = await run(turn);
      if (turn !== this.#turn) return true;
      this.busy = false;
      if (step && !(await this.#summarise(step))) await this.#advance();
      return true;
    } catch (error) {
      this.busy = false;
      this.#report(error);
      this.spectacle.redraw();
      return false;
    }
  }

  /** A step that ended a round is followed by the score sheet. Everybody looks at it: on a shared device no hand of the new round
   * may lie under it. */
  async #summarise(step: Step): Promise<boolean> {
    if (this.view.over || !this.spectacle.endsRound(step)) return false;
    if (this.shared && this.viewer !== null) await this.#look(null);
    this.#stand({ kind: 'summary', step });
    return true;
  }

  /** Finds out who is asked now and lets bots play until a person is. */
  async #advance(): Promise<void> {
    const turn = ++this.#turn;
    while (!this.#stopped && turn === this.#turn) {
      if (this.view.over) return this.#stand({ kind: 'over' });
      const people = this.view.to_act.filter((seat) => this.seats[seat]?.bot === null);
      if (people.length > 0) return this.#askPeople(people);
      const bot = this.view.to_act[0];
      if (bot === undefined) return this.#fail(new Error('nobody is to act'));
      this.#stand({ kind: 'waiting' });
      try {
        this.#thinking = new AbortController();
        const since = performance.now();
        const { action } = await this.engine.bot(bot, { signal: this.#thinking.signal });
        // People answer in public at their own pace; bots that only agree need not be waited for one by one.
        const least = this.spectacle.isPublic(this.view) ? paceMs() / 8 : paceMs();
        await pause(Math.max(0, least - (performance.now() - since)));
        if (turn !== this.#turn || this.#stopped) return;
        const step = await this.#perform(bot, action);
        if (turn !== this.#turn || this.#stopped) return;
        if (await this.#summarise(step)) return;
      } catch (error) {
        return this.#fail(error);
      }
    }
  }

  async #askPeople(people: number[]): Promise<void> {
    if (this.spectacle.isPublic(this.view)) {
      if (this.shared && this.viewer !== null) await this.#look(null);
      return this.#stand({ kind: 'public' });
    }
    const seat = this.view.turn !== null && people.includes(this.view.turn) ? this.view.turn : (people[0] as number);
    if (this.viewer === seat) {
      this.#stand({ kind: 'turn' });
      await this.#readLegal(seat);
    } else if (!this.shared) {
      await this.#look(seat);
      this.#stand({ kind: 'turn' });
      await this.#readLegal(seat);
    } else if (this.viewer !== null) {
      this.#stand({ kind: 'handing', next: seat });
    } else {
      this.#stand({ kind: 'covered', next: seat });
    }
  }

  async #readLegal(seat: number): Promise<void> {
    const turn = this.#turn;
    try {
      const legal = await this.engine.request('legal', { seat, limit: LEGAL_LIMIT });
      if (turn !== this.#turn) return;
      this.legal = legal;
      this.spectacle.redraw();
      await this.#playOnly(seat, legal);
    } catch (error) {
      if (!(error instanceof Refused)) this.#fail(error);
    }
  }

  /** Plays the only legal action, if the player wants it so; not right after an undo, which would be undone by it. */
  async #playOnly(seat: number, legal: Legal): Promise<void> {
    const [action] = legal.actions;
    const undone = this.#undone;
    this.#undone = false;
    if (undone || !settings.get().playOnly || !legal.complete || legal.actions.length !== 1 || !action) return;
    const turn = this.#turn;
    await pause(paceMs() / 2);
    if (turn === this.#turn && this.stage.kind === 'turn' && this.viewer === seat) await this.act(action, seat);
  }

  #stand(stage: Stage): void {
    this.stage = stage;
    this.spectacle.redraw();
  }

  #report(error: unknown): void {
    if (error instanceof Refused) this.spectacle.refused(error.refusal);
    else this.#fail(error);
  }

  #fail(error: unknown): void {
    if (this.#stopped) return;
    if (
      error instanceof EngineError &&
      (error.code === 'aborted' || error.code === 'restarted' || error.code === 'disposed')
    )
      return;
    this.spectacle.trouble(error);
  }
}
