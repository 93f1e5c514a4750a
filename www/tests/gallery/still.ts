// A match that stands still: what a table is told was recorded. It conducts no engine; whatever is done leads to what was recorded next, or is no part
// of the record, which is an error.

import { Ballot, type Answer } from '../../src/match/ballot.ts';
import type { Conductor } from '../../src/match/conductor.ts';
import { Presentation } from '../../src/match/presentation.ts';
import type { Spectacle, Stage } from '../../src/match/stage.ts';
import type { Step } from '../../src/match/step.ts';
import type {
  Action,
  Answers,
  Clock,
  Entry,
  Fields,
  Message,
  Op,
  Player,
  Refusal,
  View,
} from '../../src/protocol/index.ts';
import { written, type Moment, type Recorded, type Stands } from './recorded.ts';

/** Answers what was not recorded. */
export type Ask = <O extends Op>(op: O, fields: Fields[O]) => Promise<Answers[O]>;

export class Still implements Conductor {
  readonly hidden = false;
  readonly dealing = false;
  readonly taking = false;
  readonly objects = (): null => null;
  stage: Stage;
  #at = 0;
  /** The step that is being shown: the match has come to where it leads, and nobody is asked yet. */
  #step: Step | null = null;
  #spectacle: Spectacle | null = null;
  readonly #presentation: Presentation;

  constructor(
    private readonly recorded: Recorded,
    private readonly ask: Ask,
    trouble: (error: unknown) => void,
  ) {
    this.#presentation = new Presentation(trouble);
    this.stage = stageOf(this.#moment);
  }

  get #moment(): Moment {
    return this.recorded.moments[this.#at] as Moment;
  }
  get #next(): Moment | undefined {
    return this.recorded.moments[this.#at + 1];
  }

  get view(): View {
    return this.#step?.after ?? this.#moment.view;
  }
  get viewer(): number | null {
    return this.#moment.viewer;
  }
  get seats(): readonly Player[] {
    return this.#moment.seats;
  }
  get humans(): readonly number[] {
    return this.#moment.humans;
  }
  get silent(): number | null {
    return this.#moment.silent;
  }
  get peopled(): readonly number[] {
    return this.#moment.peopled;
  }
  get shared(): boolean {
    return this.#moment.shared;
  }
  get untakeable(): Conductor['untakeable'] {
    return this.#moment.untakeable;
  }
  get waitsForBots(): boolean {
    return this.#moment.waitsForBots;
  }
  get legal(): Conductor['legal'] {
    return this.#step ? null : this.#moment.legal;
  }
  get acting(): boolean {
    return this.stage.kind === 'turn' && this.legal !== null && !this.busy;
  }
  get busy(): boolean {
    return this.#presentation.busy;
  }
  get showing(): boolean {
    return this.#presentation.busy;
  }
  get steady(): boolean {
    return !this.#presentation.busy && this.#moment.steady;
  }

  left({ ms, spent_ms }: Clock): number {
    return Math.max(0, ms - spent_ms);
  }

  begin(spectacle: Spectacle): Promise<void> {
    this.#spectacle = spectacle;
    spectacle.redraw();
    return Promise.resolve();
  }

  /** Goes on to the last moment. */
  async end(): Promise<void> {
    while (this.#next) await this.#goOn();
  }

  async #goOn(): Promise<void> {
    const [next, spectacle] = [this.#next, this.#spectacle];
    if (!next || !spectacle) throw new Error('nothing was recorded from here on');
    const { step } = next;
    if (step) {
      this.#step = step;
      await this.#presentation.show((showing) => spectacle.play(step, showing), step.after.moves);
      this.#step = null;
    }
    this.#at++;
    this.stage = stageOf(next);
    spectacle.redraw();
  }

  act(action: Action, seat: number): Promise<boolean> {
    return this.answer([{ seat, action }]);
  }
  async answer(acts: readonly Answer[]): Promise<boolean> {
    const step = this.#next?.step;
    const done =
      step && acts.some(({ seat, action }) => seat === step.seat && written(action) === written(step.action));
    if (!done) throw new Error(`nothing was recorded of ${written(acts)}`);
    await this.#goOn();
    return true;
  }
  cast(seat: number, action: Action): Promise<boolean> {
    const { stage } = this;
    const given = stage.kind === 'ballot' && stage.ballot.give(seat, action);
    if (given) this.#spectacle?.redraw();
    return Promise.resolve(given);
  }
  async lift(): Promise<void> {
    await this.#goOn();
  }
  async handOver(): Promise<void> {
    await this.#goOn();
  }
  async goOn(): Promise<void> {
    await this.#goOn();
  }

  async check(action: Action, seat: number | null = this.viewer): Promise<Refusal | null> {
    return seat === null ? null : (await this.#asks('check', { seat, action })).refusal;
  }
  async caution(action: Action): Promise<Message | null> {
    return this.viewer === null ? null : (await this.#asks('check', { seat: this.viewer, action })).caution;
  }
  async lookUp(text: string, lang: string): Promise<readonly { word: string; known: boolean }[]> {
    return (await this.#asks('words', { text, lang })).words;
  }
  readLog(): Promise<Entry[]> {
    return Promise.resolve(this.#moment.log);
  }

  async #asks<O extends Op>(op: O, fields: Fields[O]): Promise<Answers[O]> {
    const known = this.recorded.asked.find((one) => one.op === op && written(one.fields) === written(fields));
    return (known?.answer as Answers[O] | undefined) ?? (await this.ask(op, fields));
  }

  // Nobody waits for anything, and nothing is taken back.

  take(): Promise<boolean> {
    return Promise.resolve(this.acting);
  }
  hint(): Promise<null> {
    return Promise.resolve(null);
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
  arrive(): void {}
  hide(): void {}
  remember(): void {}
  hurry(): void {
    this.#presentation.hurry();
  }
  stop(): void {
    this.#presentation.drop();
  }
}

function stageOf({ stage, step }: Moment): Stage {
  if (stage.kind === 'ballot')
    return { kind: 'ballot', ballot: new Ballot(stage.seats, stage.secret, new Map(stage.given)) };
  if (stage.kind !== 'summary') return stage;
  if (!step) throw new Error('a round ends with a step');
  return { kind: 'summary', step };
}

/** The same as it is written down. */
export function standsAt(stage: Stage): Stands {
  if (stage.kind === 'summary') return { kind: 'summary' };
  if (stage.kind !== 'ballot') return stage;
  const { seats, secret, given } = stage.ballot;
  return { kind: 'ballot', seats, secret, given: [...given] };
}
