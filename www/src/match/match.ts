// One match in progress on this device. It conducts the three sources of actions: people, who act whenever the rules let their seat act; bots, which
// are asked beside them; and clocks. It knows seats and turns but no rules, and draws nothing. Requests to the rules go through line.ts; asking.ts
// asks people and bots.

import type { Hint, MatchEngine } from '../engine/index.ts';
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
import { Asking } from './asking.ts';
import type { Answer, Ballot } from './ballot.ts';
import type { Conductor } from './conductor.ts';
import { isStale, Line } from './line.ts';
import type { Circumstances, Lapse, Spectacle, Stage } from './stage.ts';
import type { Legal } from './step.ts';
import { latestOf, takeBack } from './take-back.ts';

/** Before anybody shows the match. */
const nobody: Spectacle = {
  play: () => Promise.resolve(),
  deal: () => Promise.resolve(),
  playBack: () => Promise.resolve(),
  noteBefore: () => undefined,
  redraw: () => undefined,
  manner: () => ({ kind: 'turn' }),
  lasts: () => 0,
  endsRound: () => false,
  refused: () => undefined,
  trouble: () => undefined,
};

export class Match implements Conductor {
  #seats: readonly Player[];
  #humans: readonly number[];
  /** The seats at which people sit or have sat. */
  readonly #peopled: Set<number>;
  /** Seats have hands that others may not see. */
  readonly #hands: boolean;
  readonly #engine: MatchEngine;
  readonly #line: Line;
  readonly #asking: Asking;
  #spectacle = nobody;
  /** A round is being dealt, until somebody has been asked. */
  #dealing: Promise<void> | null = null;
  /** The `take` under way: the viewer's move waits for it. */
  #taking: Promise<boolean> | null = null;
  /** Whether the last action of a person can't be undone, as the rules said at that view. */
  #weighed: { view: View; stays: boolean } | null = null;
  /** Commands under way, by their answers in JSON. */
  readonly #underWay = new Map<string, Promise<boolean>>();

  constructor(circumstances: Circumstances) {
    const { engine, seats, habits, peopled = [], hands = true } = circumstances;
    this.#seats = seats;
    this.#humans = peopleOf(seats);
    this.#peopled = new Set([...peopled, ...this.#humans]);
    this.#hands = hands;
    this.#engine = engine;
    this.#line = new Line(
      circumstances,
      { turned: () => this.#asking.turned(), goesOn: () => void this.advance() },
      () => this.#spectacle,
    );
    // The person who opens the match again may not be the one who is left to play.
    this.#line.veiled = this.#veils(this.#peopled);
    this.#asking = new Asking(
      this.#line,
      {
        humans: () => this.#humans,
        habits,
        manner: (view = this.view) => this.#spectacle.manner(view),
        attempt: (acts) => this.answer(acts),
        redraw: () => this.#spectacle.redraw(),
        report: (error) => this.#report(error),
      },
      circumstances,
    );
  }

  get seats(): readonly Player[] {
    return this.#seats;
  }

  get humans(): readonly number[] {
    return this.#humans;
  }

  get silent(): number | null {
    return this.#asking.silent;
  }

  objects(view: View): number | null {
    return this.#asking.objects(view);
  }

  get peopled(): readonly number[] {
    return [...this.#peopled];
  }

  get view(): View {
    return this.#line.view;
  }

  get viewer(): number | null {
    return this.#line.viewer;
  }

  get legal(): Legal | null {
    return this.#asking.legal;
  }

  get stage(): Stage {
    return this.#asking.stage;
  }

  get shared(): boolean {
    return this.humans.length > 1 || this.#line.veiled;
  }

  get busy(): boolean {
    const { commands, held, presentation, racing } = this.#line;
    return commands > 0 || held > 0 || (presentation.busy && !racing);
  }

  get showing(): boolean {
    return this.#line.presentation.busy;
  }

  get steady(): boolean {
    const { presentation, held, ended } = this.#line;
    return !presentation.busy && held === 0 && ended === null;
  }

  /** The viewer may act, and what they may do is known. */
  get acting(): boolean {
    return this.stage.kind === 'turn' && this.legal !== null && !this.busy;
  }

  get dealing(): boolean {
    return this.#dealing !== null;
  }

  get hidden(): boolean {
    return this.#line.time.still;
  }

  get taking(): boolean {
    return this.#taking !== null;
  }

  get untakeable(): Conductor['untakeable'] {
    const { commands, latest } = this.#line;
    const { stage } = this;
    if (this.#clearable) return null;
    if (this.#answered) return 'seen';
    // An action on its way to the rules can be taken back once it is performed, and answers that the rules don't have yet can be withdrawn.
    if (commands > 0 || (stage.kind === 'ballot' && stage.ballot.begun)) return null;
    if (this.view.moves === 0 || (latest === null && this.humans.length > 0)) return 'nothing';
    const asks = this.#asker;
    if (asks !== null && latest !== undefined && latest !== asks) return 'others';
    return this.#weighed?.view === this.view && this.#weighed.stays ? 'seen' : null;
  }

  /** The ballot whose answers may still be put right. */
  get #clearable(): Ballot | null {
    const { stage } = this;
    return stage.kind === 'ballot' && stage.ballot.begun && !stage.ballot.complete ? stage.ballot : null;
  }

  /** One of several people has answered an open ballot: the action before it is no longer taken back, but answers may still be changed. */
  get #answered(): boolean {
    const { stage } = this;
    return this.#peopled.size > 1 && stage.kind === 'ballot' && stage.ballot.seen;
  }

  /** The seat for which an undo asks: the viewer among several people; null means the table as a whole. */
  get #asker(): number | null {
    return this.#peopled.size > 1 ? this.viewer : null;
  }

  /** Among several people, asks the rules whether the last action can be undone, before anybody tries. */
  async #weigh(): Promise<void> {
    const { view, stage } = this;
    if (this.#peopled.size < 2 || view.moves === 0 || stage.kind === 'waiting' || this.#weighed?.view === view) return;
    const weighed = { view, stays: false };
    this.#weighed = weighed;
    const asks = this.#asker;
    try {
      await this.#engine.request('undo', { ...(asks === null ? {} : { seat: asks }), dry: true });
    } catch (error) {
      weighed.stays = error instanceof Refused;
      this.#spectacle.redraw();
    }
  }

  /** Finds out anew whose the last action of a person is, after an undo or a load. If this fails, the next request will report the trouble. */
  #recalls(): void {
    this.#line.latest = this.view.moves === 0 ? null : undefined;
    if (this.view.moves > 0) this.#recall().catch(() => undefined);
  }

  /** Whose the last action of a person is, which the record says. */
  async #recall(): Promise<void> {
    const { moves } = this.view;
    const { save } = await this.#engine.request('save', { at_ms: this.#line.clocks.at });
    if (this.#line.stopped || this.view.moves !== moves) return;
    this.#line.latest = latestOf(save);
    this.#spectacle.redraw();
  }

  left(clock: Clock): number {
    return this.#line.clocks.left(clock);
  }

  arrive(): void {
    this.#line.time.turnBy(this.#line.clocks.ahead);
  }

  async begin(spectacle: Spectacle): Promise<void> {
    this.#spectacle = spectacle;
    const only = this.humans.length === 1 && !this.shared ? this.humans[0] : undefined;
    await this.#line.serial(() => this.#line.look(only ?? null, { anew: true }));
    await this.advance();
    this.#recalls();
  }

  /** Finds out what is asked now, and asks it unless it is being asked: may be called by anybody at any time. */
  async advance(): Promise<void> {
    await this.#asking.advance();
    void this.#weigh();
  }

  lift(): Promise<void> {
    return this.#asking.lift();
  }

  handOver(): Promise<void> {
    return this.#asking.handOver();
  }

  take(): Promise<boolean> {
    if (this.#taking) return this.#taking;
    const taking = this.#take().finally(() => {
      if (this.#taking === taking) this.#taking = null;
    });
    this.#taking = taking;
    return taking;
  }

  async #take(): Promise<boolean> {
    const { stage, viewer } = this;
    if (this.#dealing) {
      await this.#dealing;
      return this.acting;
    }
    if (stage.kind !== 'open' || !stage.lapse?.own || viewer === null || this.busy) return this.acting;
    if (!(await this.act(stage.lapse.action, viewer))) return false;
    while (!this.#line.stopped) {
      // Something else is asked of the viewer.
      if (this.stage !== stage && this.stage.kind === 'open') return false;
      if (this.stage.kind !== 'open' && this.stage.kind !== 'waiting') break;
      // Somebody else moves first after all; a seat that still has to answer the same question does not count.
      const { turn } = this.view;
      if (this.#spectacle.manner(this.view).kind === 'turn' && turn !== null && turn !== viewer) return false;
      await this.#asking.elsewhere();
    }
    return this.acting;
  }

  async goOn(): Promise<void> {
    // Whoever has read enough need not wait for what is still on its way.
    if (this.#line.ended !== null && this.showing) this.hurry();
    while (this.#line.ended !== null && this.stage.kind !== 'summary' && !this.#line.stopped)
      await this.#asking.elsewhere();
    if (this.stage.kind !== 'summary' || this.#line.ended === null) return;
    this.#line.ended = null;
    this.#asking.stage = { kind: 'waiting' };
    void this.#line.presentation.show((showing) => this.#spectacle.deal(showing), this.view.moves);
    const dealing = this.advance();
    this.#dealing = dealing;
    try {
      await dealing;
    } finally {
      // Whatever came of it, nobody may wait for this deal for ever.
      if (this.#dealing === dealing) this.#dealing = null;
    }
  }

  act(action: Action, seat: number): Promise<boolean> {
    return this.answer([{ seat, action }]);
  }

  answer(acts: readonly Answer[]): Promise<boolean> {
    const { seen, epoch } = this.#line;
    const said = JSON.stringify([acts, seen, epoch]);
    const before = this.#underWay.get(said);
    if (before) return before;
    const attempt = this.#attempt(acts).finally(() => this.#underWay.delete(said));
    this.#underWay.set(said, attempt);
    return attempt;
  }

  async check(action: Action, seat: number | null = this.viewer): Promise<Refusal | null> {
    if (seat === null) return null;
    const { refusal } = await this.#engine.request('check', { seat, action });
    return refusal;
  }

  async caution(action: Action): Promise<Message | null> {
    if (this.viewer === null) return null;
    const { caution } = await this.#engine.request('check', { seat: this.viewer, action });
    return caution;
  }

  async lookUp(text: string, lang: string): Promise<readonly { word: string; known: boolean }[]> {
    const { words } = await this.#engine.request('words', { text, lang });
    return words;
  }

  hint(seat: number, past?: Lapse['past']): Promise<Hint | null> {
    return this.#engine.hint(seat, past === undefined ? {} : { past });
  }

  async cast(seat: number, action: Action): Promise<boolean> {
    const { stage } = this;
    if (stage.kind !== 'ballot' || !stage.ballot.give(seat, action)) return false;
    this.#asking.noteAnswers();
    this.#spectacle.redraw();
    if (stage.ballot.complete) await this.#asking.count(stage.ballot);
    return true;
  }

  async undo(): Promise<boolean> {
    const ballot = this.#clearable;
    if (ballot) {
      ballot.clear();
      this.#asking.noteAnswers();
      this.#spectacle.redraw();
      return true;
    }
    if (this.#answered) return false;
    let undone = false;
    const held = this.#line.holding(async () => {
      const seat = this.#asker;
      // On a shared device, a hand stays in view only if its seat is asked again after the undo.
      let eyes = this.viewer;
      const isTheirs = (by: number, then?: Player): boolean => then?.bot === null || this.seats[by]?.bot === null;
      try {
        const at_ms = this.#line.clocks.at;
        const { turn, moves } = await takeBack(this.#engine, {
          seat,
          at_ms,
          isTheirs: this.humans.length === 0 ? () => true : isTheirs,
          // Several people answer for themselves: no move implies an answer.
          assent: this.humans.length === 1 ? (this.#spectacle.assent?.() ?? null) : null,
        });
        undone = true;
        if (this.shared && turn !== eyes) eyes = null;
        this.#line.ended = null;
        this.#asking.noteUndone(moves);
      } finally {
        await this.#line.look(eyes, { anew: true });
      }
    });
    this.#spectacle.redraw();
    try {
      await held;
    } catch (error) {
      this.#report(error);
    }
    if (this.#line.stopped) return undone;
    this.#spectacle.redraw();
    await this.advance();
    this.#recalls();
    return undone;
  }

  async sit(seat: number, player: { bot: Player['bot']; name?: string }): Promise<boolean> {
    let sat = false;
    const held = this.#line.holding(async () => {
      try {
        const at_ms = this.#line.clocks.at;
        const { view } = await this.#engine.request('seat', { seat, ...player, at_ms, viewer: null });
        sat = true;
        this.#sits(seat, view.seats);
      } finally {
        await this.#line.look(this.viewer);
      }
    });
    this.#spectacle.redraw();
    try {
      await held;
    } catch (error) {
      this.#report(error);
    }
    if (this.#line.stopped) return sat;
    this.#spectacle.redraw();
    await this.advance();
    return sat;
  }

  /** Somebody has sat down at that seat: nobody sees its hand any more, and a person who is left of several lifts the curtain first. */
  #sits(seat: number, seats: readonly Player[]): void {
    const line = this.#line;
    const around = new Set(this.#humans);
    this.#seats = seats.map(({ name, bot }) => ({ name, bot }));
    this.#humans = peopleOf(this.#seats);
    for (const one of this.#humans) this.#peopled.add(one);
    if (line.viewer === seat) line.viewer = null;
    this.#asking.noteSeated(seat);
    line.veiled = this.#veils(new Set([...around, ...this.#humans]));
  }

  /** Whether somebody other than the only person left may have the device in hand. */
  #veils(around: ReadonlySet<number>): boolean {
    const [only, ...more] = this.#humans;
    return this.#hands && around.size > 1 && only !== undefined && more.length === 0 && this.viewer !== only;
  }

  /** The rules have words now that they lacked: what may be done is listed anew. */
  async relist(): Promise<void> {
    try {
      await this.#asking.relist();
    } catch (error) {
      this.#line.fail(error);
    }
  }

  hurry(): void {
    this.#line.presentation.hurry();
    this.#asking.hurry();
  }

  get waitsForBots(): boolean {
    const manner = this.#spectacle.manner(this.view);
    return this.stage.kind === 'waiting' && manner.kind === 'open' && (manner.slow ?? false);
  }

  async waitNoLonger(): Promise<void> {
    const { moves } = this.view;
    await this.#asking.bots.idle();
    // Meanwhile a bot may have acted, by itself or because this was called twice.
    if (this.waitsForBots && this.view.moves === moves) this.#line.time.turnOn();
  }

  hide(hidden: boolean): void {
    this.#line.time.hide(hidden);
    this.remember();
  }

  remember(): void {
    this.#line.remember();
  }

  stop(): void {
    if (this.#line.stopped) return;
    this.#line.stop();
    this.#asking.stop();
  }

  /** Continues after the engine came back from a crash. */
  async resume(): Promise<void> {
    try {
      await this.#line.holding(() => this.#line.look(this.shared ? null : this.viewer, { anew: true }));
    } catch (error) {
      // If the worker dies again meanwhile, it comes back once more, and `resume` is called again.
      return this.#line.fail(error);
    }
    await this.advance();
  }

  async readLog(): Promise<Entry[]> {
    const seat = this.viewer;
    const { entries } = await this.#engine.request('log', seat === null ? {} : { seat });
    return entries;
  }

  async #attempt(acts: readonly Answer[]): Promise<boolean> {
    const { seen, epoch } = this.#line;
    const shown: Promise<void>[] = [];
    let done = true;
    try {
      await this.#line.command(async () => {
        for (const one of acts) {
          if (shown.length > 0 && !this.#asks(one.seat)) break;
          shown.push((await this.#line.perform(one, seen, epoch)).shown);
        }
      });
    } catch (error) {
      // A later answer may be stale: an earlier one ended the question.
      if (shown.length === 0 || !isStale(error)) {
        done = false;
        this.#report(error);
      }
    }
    // An undo has already begun, and the match goes on from there.
    if (this.#line.stopped || epoch !== this.#line.epoch) return done;
    this.#spectacle.redraw();
    await Promise.all(shown);
    return done;
  }

  /** Whether that seat is still asked in sight of everybody. */
  #asks(seat: number): boolean {
    return this.view.to_act.includes(seat) && this.#spectacle.manner(this.view).kind === 'open';
  }

  #report(error: unknown): void {
    if (error instanceof Refused) this.#spectacle.refused(error.refusal);
    else this.#line.fail(error);
  }
}

/** The seats that people play. */
const peopleOf = (seats: readonly Player[]): number[] => seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
