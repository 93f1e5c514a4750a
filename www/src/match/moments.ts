// A match that has been played, at any moment of it: what a seat saw then, and what happened in between. The engine holds the record.

import { upTo } from '../device/tenures.ts';
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
  /** The engine, and how many actions of the match it holds. */
  #there: { engine: MatchEngine; at: number };
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    engine: MatchEngine,
    readonly save: Save,
    /** Puts a record into the engine. */
    private readonly load: (save: Save) => Promise<MatchEngine>,
  ) {
    this.total = save.actions.length;
    this.#there = { engine, at: this.total };
  }

  /** What that seat saw after so many actions; null is a spectator. */
  view(seat: number | null, at: number): Promise<View> {
    const key = `${seat} ${at}`;
    const held = this.#views.get(key);
    if (held) return held;
    const asked = this.#serial(() => this.#look(seat, at));
    this.#views.set(key, asked);
    asked.catch(() => this.#views.delete(key));
    for (const old of this.#views.keys()) {
      if (this.#views.size <= HELD) break;
      this.#views.delete(old);
    }
    return asked;
  }

  async #look(seat: number | null, at: number): Promise<View> {
    const fields = { ...(seat === null ? {} : { seat }), at, open: true } as Fields['view'];
    const { view } = await this.#there.engine.request('view', fields);
    if (view.moves === at) return view;
    // An engine that ignores `at` is given the record up to that moment.
    await this.#load(at);
    return (await this.#there.engine.request('view', fields)).view;
  }

  async #load(at: number): Promise<void> {
    if (this.#there.at === at) return;
    const { at_ms: _, taken_back: __, ...save } = this.save;
    this.#there = { engine: await this.load(upTo(save, at)), at };
  }

  /** All that the seat was told, from the deal to the end. */
  log(seat: number | null): Promise<readonly Told[]> {
    const held = this.#logs.get(seat);
    if (held) return held;
    const asked = this.#serial(async () => {
      await this.#load(this.total);
      const fields = { ...(seat === null ? {} : { seat }), open: true } as Fields['log'];
      const { entries } = await this.#there.engine.request('log', fields);
      return numbered(entries as Told[], this.save);
    });
    this.#logs.set(seat, asked);
    asked.catch(() => this.#logs.delete(seat));
    return asked;
  }

  /** The events that the seat saw of that action, counted from 1. */
  async events(seat: number | null, move: number): Promise<TableEvent[]> {
    const log = await this.log(seat);
    return log.flatMap(({ moves, event, message }) => (moves === move && event ? [{ ...event, message }] : []));
  }

  /** The number of actions before each round but the first. A binary search finds where the round's number changes; `enough` ends it early. */
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

  #serial<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }
}

/** Gives each entry its number of actions. An entry with an action begins that action; the entries after it belong to the same action. Numbers that
 * are there already are kept. */
function numbered(entries: readonly Told[], { actions }: Save): Told[] {
  const told = actions.map(({ seat, action }) => JSON.stringify([seat, action]));
  let moves = 0;
  return entries.map((entry) => {
    if (typeof entry.moves === 'number') return entry;
    if (entry.action !== null) {
      const next = told.indexOf(JSON.stringify([entry.seat, entry.action]), moves);
      if (next >= 0) moves = next + 1;
    }
    return { ...entry, moves };
  });
}
