// A question that several seats answer each for itself, the answers being given to the rules when all are in. On one device it
// goes round: a secret one shows nothing of what was answered, an open one everything, and may be answered in any order.

import type { Votes } from '../device/votes.ts';
import type { Action, View } from '../protocol/index.ts';

export interface Answer {
  seat: number;
  action: Action;
}

export class Ballot {
  readonly #answers = new Map<number, Action>();
  #seen = false;
  /** How many actions the match had when it was put first: the rules say whether it is still what they ask. */
  readonly since: number;
  /** How many it had when it was put last, or when the rules were given the last of its answers: a view that has come since may ask something else. */
  moves: number;
  /** The same after the last action of a seat. */
  acted = 0;

  constructor(
    /** Who answers on this device, in the order of the seats. */
    readonly seats: readonly number[],
    readonly secret: boolean,
    /** What people see who have given their answer to the rules already, before the match was left in mid-count: each their own. */
    readonly given: ReadonlyMap<number, View> = new Map(),
    /** The same question as it was put before: what has been answered to it stays answered. */
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

  /** What outlives the page; null where nobody has answered. */
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

  /** An answer has lain open, whatever became of it since: what is asked is not taken back any more. */
  get seen(): boolean {
    return this.#seen;
  }

  has(seat: number): boolean {
    return this.#answers.has(seat);
  }

  /** What a seat has answered, where everybody may know. */
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

  /** Somebody else answers for that seat. */
  drop(seat: number): void {
    this.#answers.delete(seat);
  }

  /** People's answers and those that bots have given, in the order of the seats. */
  all(bots: readonly Answer[]): Answer[] {
    return [...this.answers, ...bots].sort((a, b) => a.seat - b.seat);
  }
}
