// The one engine of the page, and the matches that this page has open: each is held (hold.ts), and kept as it grows.

import { Engine, EngineError, type MatchEngine } from '../engine/index.ts';
import {
  Refused,
  type Fields,
  type GameInfo,
  type Player,
  type Refusal,
  type Save,
  type View,
} from '../protocol/index.ts';
import { ownHolds, type Hold, type Holds } from './hold.ts';
import { resultOf } from './results.ts';
import { type MatchStorage, Overtaken, storage, type StoredMatch } from './storage.ts';

/** A match that this page plays. */
export interface OpenMatch {
  readonly id: string;
  readonly engine: MatchEngine;
  readonly stored: StoredMatch;
  /** A spectator's. */
  readonly view: View;
  /**
   * What the start screen tells of the match, and where its watch stands, in ms since the deal. It goes with the next record; at
   * once when round or match are over, or when time has gone by.
   */
  note(view: View, at_ms: number): void;
  /** The notice that the record broke off has been read. */
  noticed(): void;
  /** Lets go of the match, once everything under way has been kept. */
  close(): Promise<void>;
}

/** A match that another tab plays: `take` moves it here. */
export const ELSEWHERE = 'elsewhere';

interface Opened {
  row: StoredMatch;
  hold: Hold;
  /** What is being written. */
  writing: Promise<void>;
  /** The record on the device is more than what the engine could replay: it is kept whole once somebody plays on. */
  whole: StoredMatch | null;
  /** Being loaded: what the engine hands out is on the device already, and there may be more of it than can be replayed. */
  loading: boolean;
  /** Dealt by this page, and still in this engine. */
  fresh: Engine | null;
  /** Another tab has the match now. */
  lost: boolean;
  /** Tells the screen so. */
  onLost: () => void;
  closing: Promise<void> | null;
}

/** What a match is begun with. */
export interface NewMatch {
  game: string;
  seats: Player[];
  options: object;
  /** What is brought from outside, by name: a deck of one's own. */
  data?: object;
}

const fieldsOf = ({ game, seats, options, data = {} }: NewMatch): Fields['new'] => ({
  game,
  seats,
  options,
  ...(Object.keys(data).length > 0 ? { data } : {}),
});

export interface Parts {
  start(options: NonNullable<Parameters<typeof Engine.start>[0]>): Promise<Engine>;
  storage: MatchStorage;
  holds: Holds;
}

export class Session {
  #engine: Promise<Engine> | null = null;
  #games: Promise<GameInfo[]> | null = null;
  readonly #open = new Map<string, Opened>();

  constructor(private readonly parts: Parts) {}

  /** The engine, started at the first call. After a failure the next call tries again. */
  engine(): Promise<Engine> {
    this.#engine ??= this.parts
      .start({ onSave: (save, { match }) => (match === null ? undefined : this.#keep(match, save)) })
      .catch((error: unknown) => {
        this.#engine = null;
        throw error;
      });
    return this.#engine;
  }

  /** Ends the engine, so that the next call starts another. */
  async dropEngine(): Promise<void> {
    const old = this.#engine;
    this.#engine = null;
    this.#games = null;
    try {
      (await old)?.dispose();
    } catch {
      // It never started.
    }
  }

  games(): Promise<GameInfo[]> {
    this.#games ??= this.engine()
      .then((started) => started.request('games', {}))
      .then((answer) => answer.games)
      .catch((error: unknown) => {
        this.#games = null;
        throw error;
      });
    return this.#games;
  }

  /**
   * Starts a match and answers its id. What the engine refuses is thrown. With a signal that is raised no match is left behind:
   * rejects with `EngineError('aborted')`.
   */
  async start(match: NewMatch, signal?: AbortSignal): Promise<string> {
    const { game, seats, options } = match;
    const engine = await this.engine();
    const fields = fieldsOf(match);
    await this.#prepared(() => engine.prepare('new', fields, signal), signal);
    const id = crypto.randomUUID?.() ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
    const opened = await this.#hold(id, false, {
      id,
      game,
      names: seats.map((seat) => seat.name),
      bots: seats.map((seat) => seat.bot),
      options,
      round: 1,
      scores: seats.map(() => 0),
      over: false,
      updated: Date.now(),
      save: null,
      revision: 0,
    });
    if (!opened) throw new EngineError('aborted', 'a new match that somebody else has');
    opened.fresh = engine;
    try {
      stopped(signal);
      await engine.request('new', fields, { match: id });
      stopped(signal);
    } catch (error) {
      await this.#close(opened);
      await this.parts.storage.dropMatch(id);
      throw error;
    }
    return id;
  }

  /** Gets ready what a match needs while people still choose. What fails now is asked for again when it is dealt. */
  async foresee(match: NewMatch, signal: AbortSignal): Promise<void> {
    try {
      const engine = await this.engine();
      await engine.prepare('new', fieldsOf(match), signal);
    } catch {
      // Whoever deals is told.
    }
  }

  /**
   * Why a match with such data cannot be begun; null where it can. A match is dealt for it that nobody plays: the rules have
   * read the data whole then. Not while a match is open.
   */
  async refusal(match: NewMatch, signal?: AbortSignal): Promise<Refusal | null> {
    const engine = await this.engine();
    const fields = fieldsOf(match);
    try {
      await this.#prepared(() => engine.prepare('new', fields, signal), signal);
      await engine.request('new', fields, signal ? { signal } : {});
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  }

  /**
   * The match with that id, in the engine and ready to go on. Null when there is none, `ELSEWHERE` when another tab has it and
   * it is not to be taken from there. `onLost` is called when another tab takes it: nothing of it may be played here any more.
   */
  async open(
    id: string,
    { take = false, signal, onLost }: { take?: boolean; signal?: AbortSignal; onLost: () => void },
  ): Promise<OpenMatch | typeof ELSEWHERE | null> {
    await this.#open.get(id)?.closing;
    const engine = await this.engine();
    stopped(signal);
    const dealt = this.#open.get(id);
    if (dealt?.fresh === engine && !dealt.lost) {
      dealt.fresh = null;
      dealt.onLost = onLost;
      const { view } = await engine.request('view', {}, { match: id });
      return this.#opened(engine, dealt, view);
    }
    if (dealt) await this.#close(dealt);
    const opened = await this.#hold(id, take, null);
    if (!opened) return ELSEWHERE;
    opened.onLost = onLost;
    try {
      // Read only now: nobody else writes it any more.
      const row = await this.parts.storage.match(id);
      if (!row?.save) {
        await this.#close(opened);
        return null;
      }
      opened.row = row;
      const save = row.save as object;
      await this.#prepared(() => engine.prepare('load', { save }, signal), signal);
      stopped(signal);
      const { view, warning } = await engine.request('load', { save }, { match: id });
      stopped(signal);
      opened.loading = false;
      if (warning) {
        opened.row = { ...row, shortened: true };
        opened.whole = row;
      }
      return this.#opened(engine, opened, view);
    } catch (error) {
      await this.#close(opened);
      throw error;
    }
  }

  /** The match with that id is forgotten. */
  async drop(id: string): Promise<void> {
    const opened = this.#open.get(id);
    if (opened) await this.#close(opened);
    await this.parts.storage.dropMatch(id);
  }

  #opened(engine: Engine, opened: Opened, view: View): OpenMatch {
    const { row } = opened;
    return {
      id: row.id,
      engine: engine.at(row.id),
      stored: row,
      view,
      note: (seen, at_ms) => this.#note(opened, seen, at_ms),
      noticed: () => {
        opened.row = { ...opened.row, shortened: false };
        // A record that is still whole on the device is not replaced for that.
        if (!opened.whole) void this.#write(opened);
      },
      close: () => this.#close(opened),
    };
  }

  /** A worker that died while it got a word list is there again. */
  async #prepared(prepare: () => Promise<void>, signal: AbortSignal | undefined): Promise<void> {
    try {
      await prepare();
    } catch (error) {
      if (!(error instanceof EngineError && error.code === 'restarted') || signal?.aborted) throw error;
      await prepare();
    }
  }

  async #hold(id: string, take: boolean, row: StoredMatch | null): Promise<Opened | null> {
    const opened = {
      row,
      writing: Promise.resolve(),
      whole: null,
      loading: row === null,
      fresh: null,
      lost: false,
      onLost: () => undefined,
      closing: null,
    } as unknown as Opened;
    const hold = await this.parts.holds.hold(id, take, () => this.#lose(opened));
    if (!hold) return null;
    opened.hold = hold;
    this.#open.set(id, opened);
    return opened;
  }

  /** Another tab takes the match: it gets all that was played here. */
  async #lose(opened: Opened): Promise<void> {
    if (opened.lost) return;
    opened.onLost();
    await this.#settled(opened);
    opened.lost = true;
  }

  async #settled(opened: Opened): Promise<void> {
    try {
      await (await this.#engine)?.settled();
    } catch {
      // It never started.
    }
    await opened.writing;
  }

  #close(opened: Opened): Promise<void> {
    opened.closing ??= (async () => {
      await this.#settled(opened);
      opened.lost = true;
      await opened.hold.release();
      for (const [id, one] of this.#open) if (one === opened) this.#open.delete(id);
    })();
    return opened.closing;
  }

  async #keep(id: string, save: Save): Promise<void> {
    const opened = this.#open.get(id);
    if (!opened?.row || opened.loading) return;
    opened.row = { ...opened.row, save, options: save.options };
    const { whole } = opened;
    opened.whole = null;
    const beside = whole && {
      ...whole,
      id: `${id}.${Date.now().toString(36)}`,
      original: true,
      shortened: false,
      revision: 1,
    };
    await this.#write(opened, beside ?? undefined);
  }

  #note(opened: Opened, view: View, at_ms: number): void {
    const { row } = opened;
    opened.row = { ...row, round: view.round, scores: view.seats.map((seat) => seat.score), over: view.over };
    if (at_ms > 0) opened.row.at_ms = at_ms;
    // Beside the match, which is kept whatever becomes of this.
    const result = view.over && !row.over ? resultOf(row, view, Date.now()) : null;
    if (result) void this.parts.storage.keepResult(result);
    const later = at_ms > 0 && Math.abs(at_ms - (row.at_ms ?? 0)) >= 1000;
    if ((view.over && !row.over) || ((view.round !== row.round || later) && !opened.whole)) void this.#write(opened);
  }

  /** One after the other, each with what there is by then. */
  #write(opened: Opened, beside?: StoredMatch): Promise<void> {
    opened.writing = opened.writing.then(async () => {
      if (opened.lost) return;
      opened.row = { ...opened.row, updated: Date.now(), revision: opened.row.revision + 1 };
      try {
        await this.parts.storage.keepMatch(opened.row, beside);
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
        // No lock told of it: somebody else plays this match.
        opened.lost = true;
        opened.onLost();
      }
    });
    return opened.writing;
  }
}

const stopped = (signal: AbortSignal | undefined): void => {
  if (signal?.aborted) throw new EngineError('aborted');
};

/** The one of this page. */
export const session = new Session({ start: (options) => Engine.start(options), storage, holds: ownHolds() });
