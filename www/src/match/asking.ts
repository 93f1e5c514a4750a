// Puts the question (question.ts) to people and bots, and carries out ballots. Each question has its own `Run`. When another question is asked, the
// run ends, and whatever was still under way for it has no effect.

import { EngineError } from '../engine/index.ts';
import { Refused, type Action, type View } from '../protocol/index.ts';
import { readMs } from '../lib/reading.ts';
import type { Votes } from '../device/votes.ts';
import { Ballot, type Answer } from './ballot.ts';
import { Bots } from './bots.ts';
import { isStale, type Line } from './line.ts';
import { next, objection, OBJECTS, passes, PASSING, same, type Circle, type Question } from './question.ts';
import type { Circumstances, Habits, Lapse, Manner, Stage } from './stage.ts';
import type { Legal } from './step.ts';

/** The most legal actions to ask for: nobody looks through more, and passing them to the page would take longer than a frame. */
const LEGAL_LIMIT = 1500;
/** The least time that a move stays in view before the table is covered, in ms: enough to read who gets the device, and to take the move back. */
const COVERS = readMs(8);

/** A question that is put. */
interface Run {
  readonly question: Question;
  /** The line's epoch, and the `moves` of its view, when the question was put. */
  readonly epoch: number;
  readonly moves: number;
  /** Raised when something else is asked. */
  readonly signal: AbortSignal;
  end(): void;
  /** Resolves when the question has been put, or the run has ended. */
  put: Promise<void>;
  /** The actions that may answer it; null until they are known, and while no seat's view is shown. */
  legal: Legal | null;
}

/** What asking needs of the match around it. */
export interface AskingHost {
  /** The seats that people of this device play. */
  humans(): readonly number[];
  readonly habits: Habits;
  manner(view?: View): Manner;
  /** Performs actions of people; whether the rules let them. */
  attempt(acts: readonly Answer[]): Promise<boolean>;
  redraw(): void;
  /** Tells people about a refusal, or about trouble. */
  report(error: unknown): void;
}

export class Asking {
  stage: Stage = { kind: 'waiting' };
  readonly bots: Bots;
  /** The seat for which the page answered the latest ballot. */
  silent: number | null = null;
  #run: Run | null = null;
  /** Ends the pause that lets a bot's turn be read. */
  #hurry = new AbortController();
  /** How many actions the last undo left; at that point, the page plays nothing for people. */
  #undone = -1;
  /** The seat whose hand was in view before a question was put to all. */
  #kept: number | null = null;
  /** The ballot that was put last, perhaps before the match was left. */
  #polled: Ballot | null;
  /** Answers are on their way to the rules. */
  #counting = false;
  readonly #noteVotes: (votes: Votes | null) => void;
  /** Those who wait for the next stage (`elsewhere`). */
  #waiting: (() => void)[] = [];

  constructor(
    private readonly line: Line,
    private readonly host: AskingHost,
    { votes = null, noteVotes = () => undefined }: Pick<Circumstances, 'votes' | 'noteVotes'> = {},
  ) {
    this.bots = new Bots(line.engine, line.time, () => line.clocks.at);
    this.#polled =
      votes &&
      new Ballot(
        votes.answers.map(({ seat }) => seat),
        false,
        undefined,
        votes,
      );
    this.#noteVotes = noteVotes;
  }

  /** What the viewer may answer to what is asked; null until it is known. */
  get legal(): Legal | null {
    return this.#run && !this.#run.signal.aborted ? this.#run.legal : null;
  }

  /** Finds out what is asked now, and asks it unless it is being asked. May be called by anybody at any time; resolves when the
   * question has been put. */
  async advance(): Promise<void> {
    for (let run = this.#renewed(); run; ) {
      await run.put;
      if (run === this.#run) return;
      run = this.#run;
    }
  }

  /** Something has changed: ends the run of a question that is no longer asked. */
  turned(): void {
    if (this.#run && !this.#isAsked(this.#run)) this.#run.end();
  }

  /** Ends or skips the pause that lets a bot's turn be read. Questions to people are not hurried, since a tap that was meant for something else would
   * then be an answer. */
  hurry(): void {
    const { kind } = this.stage;
    if (kind !== 'ballot' && kind !== 'open') this.#hurry.abort();
  }

  /** Something has just been taken back. */
  noteUndone(moves: number): void {
    this.#undone = moves;
    this.#decided();
  }

  /** The answers of the ballot have changed: keeps them on the device. */
  noteAnswers(): void {
    // When a match has been left, what was kept last stays.
    if (!this.line.stopped) this.#noteVotes(this.#polled?.kept ?? null);
  }

  /** Somebody else sits there now: drops the answer of the player before. */
  noteSeated(seat: number): void {
    this.#polled?.drop(seat);
    this.noteAnswers();
  }

  /** The ballot is decided or taken back: its answers no longer count. */
  #decided(): void {
    this.#polled = null;
    this.noteAnswers();
  }

  /** Asks for the legal actions again, because the rules now have words that they lacked. */
  async relist(): Promise<void> {
    const run = this.#run;
    const { viewer } = this.line;
    if (!run?.legal || viewer === null) return;
    const legal = await this.#readLegal(viewer, run);
    // Only now may it be known that there is a single legal action.
    if (legal && this.stage.kind === 'turn') this.#turns(viewer, legal, run);
  }

  /** Resolves at the next stage, or when the match is left. */
  elsewhere(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Nobody waits any longer. */
  stop(): void {
    this.#run?.end();
    this.#wake();
  }

  /** All people have answered a ballot: their answers and those of bots are given to the rules, until the question is decided. */
  async count(ballot: Ballot): Promise<void> {
    if (this.#run) await this.#count(ballot, this.#run);
  }

  /** How many ms a person alone with bots has to object in the ballot of that view; null if the page waits for their answer. */
  objects(view: View): number | null {
    return objection(this.#circle(view))?.stays ?? null;
  }

  #question(): Question {
    return next(this.#circle());
  }

  #circle(view = this.line.view): Circle {
    const { line, host } = this;
    return {
      view,
      viewer: line.viewer,
      manner: host.manner(view),
      humans: host.humans(),
      veiled: line.veiled,
      kept: this.#kept,
      lies: host.habits.lies?.() ?? false,
      ended: line.ended !== null,
      showing: line.presentation.busy,
      held: line.held > 0,
      paced: host.habits.paceMs() > 0 && !(host.habits.patient?.() ?? false),
    };
  }

  /** Whether that run's question is still asked. */
  #isAsked({ question, epoch, moves, signal }: Run, now = this.#question()): boolean {
    const { line } = this;
    return !signal.aborted && epoch === line.epoch && moves === line.view.moves && same(question, now);
  }

  #renewed(): Run | null {
    const { line } = this;
    if (line.stopped) return null;
    const question = this.#question();
    if (this.#run && this.#isAsked(this.#run, question)) return this.#run;
    this.#run?.end();
    const ended = new AbortController();
    const run: Run = {
      question,
      epoch: line.epoch,
      moves: line.view.moves,
      signal: ended.signal,
      end: () => ended.abort(),
      put: Promise.resolve(),
      legal: null,
    };
    this.#run = run;
    const over = new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()));
    run.put = Promise.race([this.#put(run).catch((error: unknown) => this.#failed(error, run)), over]);
    return run;
  }

  async #put(run: Run): Promise<void> {
    const { line } = this;
    const { question } = run;
    const lidded = question.kind === 'covered' && question.lid;
    if (['over', 'summary', 'covered', 'handing'].includes(question.kind) && !lidded) this.#kept = null;
    switch (question.kind) {
      case 'held':
        return await new Promise<void>(() => undefined);
      case 'look':
        await line.serial(async () => {
          if (run.signal.aborted) return;
          this.#kept = question.viewer === null && line.ended === null ? line.viewer : null;
          await line.look(question.viewer);
        });
        // The next question follows by itself, because `serial` calls `goesOn` at its end.
        return;
      case 'over':
        return this.#stand({ kind: 'over' });
      case 'summary':
        return this.#stand(line.ended ? { kind: 'summary', step: line.ended } : { kind: 'waiting' });
      case 'turn':
        return await this.#turn(question.seat, run);
      case 'covered':
        this.#renewPause();
        return this.#stand(question);
      case 'handing':
        this.#renewPause();
        this.#stand({ kind: 'handing', next: question.next });
        return this.#beside(run, this.#cover(run));
      case 'open':
        return await this.#open(question, run);
      case 'ballot':
        return await this.#poll(question, run);
      case 'bot':
        this.#stand({ kind: 'waiting' });
        return this.#beside(run, this.#play(question.seat, question.share, run));
      case 'race':
        this.#stand({ kind: 'waiting' });
        return this.#race(question.bots, run);
      case 'clock':
        return this.#stand({ kind: 'waiting' });
      case 'nobody':
        throw new Error('nobody is to act');
    }
  }

  async #turn(seat: number, run: Run): Promise<void> {
    this.#renewPause();
    // The legal actions are read first, since the player is shown them with the question.
    const legal = await this.#readLegal(seat, run);
    if (run.signal.aborted) return;
    // Where the rules do not list what is legal, anything may be tried: they judge it.
    if (legal === null) run.legal = { actions: [], complete: false };
    this.#turns(seat, legal, run);
  }

  /** The seat may act. A single legal action may be played for it. */
  #turns(seat: number, legal: Legal | null, run: Run): void {
    const only = legal && this.#onlyOf(legal);
    this.#stand({ kind: 'turn', ...(only ? { forced: true } : {}) });
    if (only) this.#beside(run, this.#playOnly({ seat, action: only }, run));
  }

  async #open({ seats, bots, lapse }: Question & { kind: 'open' }, run: Run): Promise<void> {
    const { viewer } = this.line;
    const stays = Math.max(OBJECTS, this.host.habits.paceMs() * 3);
    this.#stand({ kind: 'open', seats, ...(lapse ? { lapse } : {}), ...(lapse && !lapse.own ? { stays } : {}) });
    this.#race(bots, run);
    if (viewer === null) return;
    await this.#readLegal(viewer, run);
    if (lapse && !lapse.own && !run.signal.aborted) this.#beside(run, this.#lapse(viewer, lapse, stays, run));
  }

  /** The question stays long enough to be answered by the person; then it is answered for them. */
  async #lapse(seat: number, { action }: Lapse, stays: number, run: Run): Promise<void> {
    this.#renewPause();
    await this.line.time.wait(stays, run.signal);
    if (!run.signal.aborted) await this.host.attempt([{ seat, action }]);
  }

  /** Covers the table once people have seen the move. Without pauses (pace 0), people cover it themselves. */
  async #cover(run: Run): Promise<void> {
    const pace = this.host.habits.paceMs();
    if (pace === 0) return;
    await this.line.time.wait(Math.max(COVERS, pace * 1.4), run.signal, this.#hurry.signal);
    if (!run.signal.aborted) await this.handOver();
  }

  /** The viewer gives the device away. */
  async handOver(): Promise<void> {
    if (this.stage.kind === 'handing') await this.#look(null);
  }

  /** The next player has the device and wants to see. */
  async lift(): Promise<void> {
    const { stage } = this;
    if (stage.kind !== 'covered') return;
    this.line.veiled = false;
    await this.#look(stage.next);
  }

  async #look(viewer: number | null): Promise<void> {
    try {
      await this.line.serial(() => this.line.look(viewer));
      await this.advance();
    } catch (error) {
      this.line.fail(error);
    }
  }

  async #readLegal(seat: number, run: Run): Promise<Legal | null> {
    try {
      const legal = await this.line.engine.request('legal', { seat, limit: LEGAL_LIMIT });
      if (run.signal.aborted) return null;
      run.legal = legal;
      this.host.redraw();
      return legal;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }

  /** The only legal action, if the player wants it played for them; null right after an undo, because playing it would cancel the undo. */
  #onlyOf({ actions, complete }: Legal): Action | null {
    const { habits } = this.host;
    const [action] = actions;
    const manner = this.host.manner();
    // Players make throws and other actions of chance themselves.
    if (action && manner.kind === 'turn' && manner.chance?.includes(action.type)) return null;
    const undone = this.#undone === this.line.view.moves;
    return action && !undone && habits.playOnly() && complete && actions.length === 1 ? action : null;
  }

  /** It is read that there is no other action, and then it is played. */
  async #playOnly(only: Answer, run: Run): Promise<void> {
    const { habits, attempt } = this.host;
    await this.line.time.wait(habits.paceMs(), run.signal);
    if (!run.signal.aborted && this.line.commands === 0) await attempt([only]);
  }

  /** A ballot goes round; bots are asked once all people have answered. */
  async #poll(question: Question & { kind: 'ballot' }, run: Run): Promise<void> {
    const { seats, secret, lapse } = question;
    const given = secret ? new Map<number, View>() : await this.#given(seats);
    if (run.signal.aborted) return;
    const { acted, view } = this.line;
    const before = this.#polled?.acted === acted ? this.#polled : { since: view.moves };
    const ballot = new Ballot(seats, secret, given, before);
    this.#noteBallot(ballot);
    this.noteAnswers();
    if (!ballot.complete) {
      this.silent = null;
      this.#renewPause();
      this.#stand({ kind: 'ballot', ballot, ...(lapse ? { assent: lapse.action, stays: lapse.stays } : {}) });
      if (lapse) this.#beside(run, this.#assent(ballot, lapse.action, lapse.stays, run));
      return;
    }
    this.#stand({ kind: 'waiting' });
    if (!this.#counting) this.#beside(run, this.#count(ballot, run));
  }

  /** Remembers the ballot, and how far the match is by now. */
  #noteBallot(ballot: Ballot): void {
    this.#polled = ballot;
    ballot.acted = this.line.acted;
    ballot.moves = this.line.view.moves;
  }

  /** After the time to object, gives `action` for whoever said nothing. */
  async #assent(ballot: Ballot, action: Action, stays: number, run: Run): Promise<void> {
    await this.line.time.wait(stays, run.signal);
    const { asking } = ballot;
    if (run.signal.aborted || asking === null || !ballot.give(asking, action)) return;
    this.silent = asking;
    this.noteAnswers();
    this.host.redraw();
    await this.#count(ballot, run);
  }

  /** What the people see who are not asked. */
  async #given(asked: readonly number[]): Promise<Map<number, View>> {
    const seats = this.host.humans().filter((seat) => !asked.includes(seat));
    const views = await Promise.all(seats.map((seat) => this.line.engine.request('view', { seat })));
    return new Map(views.map(({ view }, at) => [seats[at] as number, view]));
  }

  async #count(ballot: Ballot, run: Run): Promise<void> {
    const { line, host } = this;
    const { epoch } = line;
    let stuck = false;
    this.#counting = true;
    line.commands++;
    host.redraw();
    try {
      // All bots are asked together: several take no longer than one.
      const seats = line.view.to_act.filter((one) => !ballot.seats.includes(one));
      const chosen = await Promise.all(
        seats.map(async (seat) => ({ seat, action: await this.bots.answer(seat, run.signal) })),
      );
      const bots = chosen.filter((one): one is Answer => one.action !== null);
      const given = async (): Promise<void> => {
        for (const answer of ballot.all(bots)) {
          const open = host.manner().kind === 'ballot' && line.view.to_act.includes(answer.seat);
          if (!open) break;
          // The match was left, or loaded again after a crash. The rules get the remaining answers when it continues.
          if (epoch !== line.epoch) return;
          await line.perform(answer, ballot.since, epoch);
          this.#noteBallot(ballot);
        }
        this.#decided();
      };
      if (bots.length === seats.length) await line.serial(given);
    } catch (error) {
      // The engine failed, so the rules have judged nothing. They get these answers once the engine is back, or the match is opened again. Until
      // then, counting again would fail too, unless something has happened meanwhile.
      if (error instanceof EngineError) stuck = !run.signal.aborted;
      // An answer was refused: the ballot is asked anew, not counted again.
      else this.#decided();
      // A stale answer came after the ballot was decided, which is no fault.
      if (!isStale(error)) host.report(error);
    } finally {
      line.commands--;
      this.#counting = false;
    }
    host.redraw();
    if (stuck) return;
    // These answers are used up, whatever the rules said. Whoever still has to answer is asked anew.
    run.end();
    this.#run?.end();
    void this.advance();
  }

  /** A bot plays, while nobody else is asked. Its turn takes at least `share` of the pace. */
  async #play(seat: number, share: number, run: Run): Promise<void> {
    const { time } = this.line;
    const since = time.now();
    const action = await this.bots.answer(seat, run.signal);
    if (action === null) return;
    const least = passes(this.host.manner(), action) ? Math.min(share, PASSING) : share;
    const rest = this.host.habits.paceMs() * least - (time.now() - since);
    await time.wait(Math.max(0, rest), run.signal, this.#hurry.signal);
    this.#renewPause();
    await this.#botActs(seat, action, run);
  }

  /** Bots take their time, and are asked again when something has happened. */
  #race(seats: readonly number[], run: Run): void {
    for (const seat of seats)
      this.#beside(
        run,
        this.bots.answer(seat, run.signal).then(async (action) => {
          if (action !== null) await this.bots.doing(this.#botActs(seat, action, run));
        }),
      );
  }

  async #botActs(seat: number, action: Action, run: Run): Promise<void> {
    const { line } = this;
    await line.serial(async () => {
      // Another one was quicker: this one is asked again.
      if (!run.signal.aborted) await line.perform({ seat, action }, run.moves, run.epoch);
    });
  }

  /** What goes on while somebody is asked; it ends by itself, or with the question. */
  #beside(run: Run, work: Promise<void>): void {
    work.catch((error: unknown) => this.#failed(error, run));
  }

  /** Reports a failure, unless the question has meanwhile become old: then it is asked again silently. */
  async #failed(error: unknown, run: Run): Promise<void> {
    if (run.signal.aborted) return;
    if (error instanceof Refused) {
      // An action that is under way may make the question old.
      await this.line.serial(() => Promise.resolve()).catch(() => undefined);
      if (run.signal.aborted) return;
    }
    run.end();
    this.line.fail(error);
  }

  /** Makes the next pause as long as any other, after one that was hurried. */
  #renewPause(): void {
    if (this.#hurry.signal.aborted) this.#hurry = new AbortController();
  }

  #stand(stage: Stage): void {
    this.stage = stage;
    this.host.redraw();
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
