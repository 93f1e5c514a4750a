// A question that several seats answer, each for itself. The rules get the answers when all are in. A secret ballot goes round the device and hides
// the answers; an open ballot shows them all, and may be answered in any order.

import type { Votes } from '../device/votes.ts';
import type { Action, View } from '../protocol/index.ts';

export interface Answer {
  seat: number;
  action: Action;
}

export class Ballot {
  readonly #answers = new Map<number, Action>();
  #seen = false;
  /** How many actions the match had when the ballot was first put. The rules get it as `seen` with each answer, and tell from it whether that is
   * stale. */
  readonly since: number;
  /** How many actions the match had when the ballot was last put, or when the rules last got one of its answers. A later view may ask something
   * else. */
  moves: number;
  /** The number of actions up to the last one by a seat. */
  acted = 0;

  constructor(
    /** Who answers on this device, in the order of the seats. */
    readonly seats: readonly number[],
    readonly secret: boolean,
    /** The views of people of this device who are not asked, perhaps because the rules already have their answers. */
    readonly given: ReadonlyMap<number, View> = new Map(),
    /** The ballot as it was put before, if any: its answers stay given. */
    { answers = [], seen = false, since = 0, moves = since }: Partial<Votes> = {},
  ) {
    for (const { seat, action } of answers) if (seats.includes(seat)) this.#answers.set(seat, action);
    this.#seen = seen;
    this.since = since;
    this.moves = moves;
  }

  get answers(): Answer[] {
    return [...this.#answers].map(([seat, action]) => ({ seat, action }));
  }

  /** What is kept on the device; null if nobody has answered. */
  get kept(): Votes | null {
    const { moves, since, seen, answers } = this;
    return seen || this.begun ? { moves, since, seen, answers } : null;
  }

  /** Who is asked next; null when all have answered. */
  get asking(): number | null {
    return this.seats.find((seat) => !this.#answers.has(seat)) ?? null;
  }

  get complete(): boolean {
    return this.asking === null;
  }

  /** Somebody has answered. */
  get begun(): boolean {
    return this.#answers.size > 0;
  }

  /** An answer has been seen, even if it was withdrawn later: the action before the ballot can no longer be taken back. */
  get seen(): boolean {
    return this.#seen;
  }

  has(seat: number): boolean {
    return this.#answers.has(seat);
  }

  /** A seat's answer; null if it is secret or not given yet. */
  answer(seat: number): Action | null {
    return this.secret && this.seats.length > 1 ? null : (this.#answers.get(seat) ?? null);
  }

  /** Takes an answer; false when the seat is not asked: it has no say, or in a secret ballot it is not its turn. */
  give(seat: number, action: Action): boolean {
    if (!this.seats.includes(seat) || this.complete || (this.secret && seat !== this.asking)) return false;
    this.#answers.set(seat, action);
    this.#seen ||= !this.secret;
    return true;
  }

  /** Everybody is asked again. */
  clear(): void {
    this.#answers.clear();
  }

  /** Another player sits there now: the answer is dropped. */
  drop(seat: number): void {
    this.#answers.delete(seat);
  }

  /** People's answers and those that bots have given, in the order of the seats. */
  all(bots: readonly Answer[]): Answer[] {
    return [...this.answers, ...bots].sort((a, b) => a.seat - b.seat);
  }
}
