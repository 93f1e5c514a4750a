// A match that has been played, at any moment of it: what a seat saw then, and what happened in between. The engine holds the record.

import type { MatchEngine } from '../engine/index.ts';
import type { Entry, Fields, Save, TableEvent, View } from '../protocol/index.ts';

/** A line of the log, with how many actions had been performed when it came about: 0 is the deal. */
export interface Told extends Entry {
  moves: number;
}

/** How many views are held: those around where somebody looks. */
const HELD = 64;

export class Moments {
  /** How many actions there are. */
  readonly total: number;
  readonly #views = new Map<string, Promise<View>>();
  readonly #logs = new Map<number | null, Promise<readonly Told[]>>();

  constructor(
    private readonly engine: MatchEngine,
    readonly save: Save,
  ) {
    this.total = save.actions.length;
  }

  /** What that seat saw after so many actions; null is a spectator. */
  view(seat: number | null, at: number): Promise<View> {
    const key = `${seat} ${at}`;
    const held = this.#views.get(key);
    if (held) return held;
    const fields = { ...(seat === null ? {} : { seat }), at, open: true } as Fields['view'];
    const asked = this.engine.request('view', fields).then(({ view }) => view);
    this.#views.set(key, asked);
    asked.catch(() => this.#views.delete(key));
    for (const old of this.#views.keys()) {
      if (this.#views.size <= HELD) break;
      this.#views.delete(old);
    }
    return asked;
  }

  /** All that the seat was told, from the deal to the end. */
  log(seat: number | null): Promise<readonly Told[]> {
    const held = this.#logs.get(seat);
    if (held) return held;
    const asked = this.engine
      .request('log', { ...(seat === null ? {} : { seat }), open: true } as Fields['log'])
      .then(({ entries }) => entries as Told[]);
    this.#logs.set(seat, asked);
    asked.catch(() => this.#logs.delete(seat));
    return asked;
  }

  /** What the seat was told of that action, from 1. */
  async events(seat: number | null, move: number): Promise<TableEvent[]> {
    const log = await this.log(seat);
    return log.flatMap(({ moves, event, message }) => (moves === move && event ? [{ ...event, message }] : []));
  }

  /** After how many actions each round began, the first one left out: looked for where the number of the round changes. `enough` ends the
   * search. */
  async rounds(enough: AbortSignal): Promise<number[]> {
    const round = async (at: number): Promise<number> => (await this.view(null, at)).round;
    const found: number[] = [];
    const search = async (low: number, lowRound: number, high: number, highRound: number): Promise<void> => {
      if (lowRound === highRound || enough.aborted) return;
      if (high - low === 1) return void found.push(high);
      const middle = (low + high) >> 1;
      const middleRound = await round(middle);
      await search(low, lowRound, middle, middleRound);
      await search(middle, middleRound, high, highRound);
    };
    await search(0, await round(0), this.total, await round(this.total));
    return found;
  }
}
