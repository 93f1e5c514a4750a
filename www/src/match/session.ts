// The engine of the game that the page is about, and the matches that this page has open: each is held (hold.ts), and kept as it grows.

import { Engine, EngineError, tellHost, type MatchEngine } from '../engine/index.ts';
import type { Answers, Fields, Player, Save, View } from '../protocol/index.ts';
import { device, type Device } from '../device/device.ts';
import { ownHolds, type Hold, type Holds } from '../device/hold.ts';
import { Keeping } from '../device/keeping.ts';
import { loadGame } from '../lib/i18n.ts';
import type { StoredMatch } from '../device/rows.ts';

/** A match that this page plays. */
export interface OpenMatch {
  readonly id: string;
  readonly engine: MatchEngine;
  /** Keeps the match on the device: its row, with the record and all that goes beside it. */
  readonly keeping: Keeping;
  /** A spectator's view. */
  readonly view: View;
  /** Lets go of the match, once everything under way has been kept. */
  close(): Promise<void>;
}

/** What `onKept` is told of each record that is kept. */
export interface Kept {
  /** The row as it is kept, with its record. */
  readonly row: StoredMatch;
  /** A spectator's view, which is requested only when somebody calls this. */
  view(): Promise<View>;
}

/** A match that another tab plays: `take` moves it here. */
export const ELSEWHERE = 'elsewhere';

/** A match that this page holds. */
interface Held {
  hold: Hold;
  /** Keeps the match on the device. It is null while the match is being loaded, because the record is on the device already and may be longer there
   * than what could be replayed. */
  keeping: Keeping | null;
  /** The engine that has just dealt the match; null once it is opened. */
  fresh: Engine | null;
  /** Another tab has the match now. */
  lost: boolean;
  /** Tells the screen about `lost`. */
  onLost: () => void;
  closing: Promise<void> | null;
}

/** What a match is begun with. */
export interface NewMatch {
  game: string;
  seats: Player[];
  options: object;
  /** Data that the host supplies, by name: for example, the players' own deck. */
  data?: object;
  /** `seed` and `setup` fix the deal; without them, chance decides. */
  seed?: string;
  setup?: object;
}

const fieldsOf = ({ game, seats, options, data = {}, seed, setup }: NewMatch): Fields['new'] => ({
  game,
  seats,
  options,
  ...(seed === undefined ? {} : { seed }),
  ...(setup === undefined ? {} : { setup: setup as NonNullable<Fields['new']['setup']> }),
  ...(Object.keys(data).length > 0 ? { data } : {}),
});

/** A replayed record. */
export interface Looked {
  /** The engine that holds this match, until another match is loaded. */
  engine: MatchEngine;
  /** A spectator's view of its end. */
  view: View;
  /** The record, as this version writes it. */
  save: Save;
  /** Only its beginning could be read. */
  shortened: boolean;
}

export interface Parts {
  start(options: Parameters<typeof Engine.start>[0]): Promise<Engine>;
  device: Device;
  holds: Holds;
}

export class Session {
  #engine: { game: string; started: Promise<Engine> } | null = null;
  readonly #open = new Map<string, Held>();
  #looks = 0;

  constructor(private readonly parts: Parts) {}

  /** Called with each record when it is handed over to be kept. */
  onKept: (kept: Kept) => void = () => undefined;
  /** Called with the error if an engine does not start, or if the rules refuse a match that the host asked for. */
  onTrouble: (error: unknown) => void = () => undefined;

  /** The engine of that game. The first call starts it, and fetches the files that it needs `first`. The engine of another game ends once it has
   * answered all its requests. After a failure, the next call tries again. */
  engine(game: string, first: readonly string[] = []): Promise<Engine> {
    if (this.#engine?.game === game) return this.#engine.started;
    void this.#retire();
    const started = this.parts
      .start({
        game,
        first,
        onSave: (save, { match }) => (match === null ? undefined : this.#keeps(match, save)),
      })
      .catch((error: unknown) => {
        tellHost(error);
        this.onTrouble(error);
        if (this.#engine?.started === started) this.#engine = null;
        throw error;
      });
    this.#engine = { game, started };
    return started;
  }

  /** The engine that is there or on its way; null where nobody has asked for any. */
  get running(): Promise<Engine> | null {
    return this.#engine?.started ?? null;
  }

  /** Ends the engine, so that the next call starts another. */
  async dropEngine(): Promise<void> {
    const old = this.#engine;
    this.#engine = null;
    try {
      (await old?.started)?.dispose();
    } catch {
      // It never started.
    }
  }

  /** Ends the engine of the previous game, once its requests are answered and their results kept. */
  async #retire(): Promise<void> {
    const old = this.#engine;
    try {
      const engine = await old?.started;
      await engine?.settled();
      engine?.dispose();
    } catch {
      // It never started.
    }
  }

  /**
   * Starts a match and resolves to its id. Rejects if the engine refuses the match. If the signal is raised, no match is left behind: then it rejects
   * with `EngineError('aborted')`.
   */
  async start(match: NewMatch, signal?: AbortSignal): Promise<string> {
    const { game, seats, options } = match;
    const engine = await this.engine(game);
    const fields = { ...fieldsOf(match), early: true };
    await this.#prepared(() => engine.prepare('new', fields, signal), signal);
    // The match's words arrive during the deal. Code that needs them asks again, so a failure is ignored.
    engine.prepare('new', fieldsOf(match), signal).catch(() => undefined);
    const id = crypto.randomUUID?.() ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
    const opened = await this.#hold(id, false);
    // Another tab holds this id, although it is new.
    if (!opened) throw new EngineError('aborted');
    opened.fresh = engine;
    this.#keep(opened, {
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
    try {
      stopped(signal);
      await engine.request('new', fields, { match: id });
      stopped(signal);
    } catch (error) {
      await this.#close(opened);
      await this.parts.device.matches.drop(id);
      throw error;
    }
    return id;
  }

  /** Gets ready what a match needs while people still choose. What fails now is asked for again when it is dealt. */
  async foresee(match: NewMatch, signal: AbortSignal): Promise<void> {
    try {
      const engine = await this.engine(match.game);
      const fields = fieldsOf(match);
      // First what the deal needs.
      await engine.prepare('new', { ...fields, early: true }, signal);
      await engine.prepare('new', fields, signal);
    } catch {
      // `start` will report the error.
    }
  }

  /** Lets the rules check data for a new match, and read the texts among the data. No match is touched. */
  async checkData(of: { game: string; options: object; data: object; title: string }): Promise<Answers['check-data']> {
    const engine = await this.engine(of.game);
    const ask = () => engine.request('check-data', of);
    try {
      return await ask();
    } catch (error) {
      // The worker died while it fetched a word list, and has been replaced.
      if (error instanceof EngineError && error.code === 'restarted') return await ask();
      throw error;
    }
  }

  /**
   * Replays a record, and keeps nothing of it. A text that breaks off is read as far as it goes. Rejects if the rules refuse the record. Must not be
   * called while a match is open.
   */
  async look(game: string, save: object | string, signal?: AbortSignal): Promise<Looked> {
    const engine = await this.engine(game);
    const fields = { save: save as object };
    const match = `look.${++this.#looks}`;
    const options = { match };
    await this.#prepared(() => engine.prepare('load', fields, signal), signal);
    const { view } = await engine.request('load', fields, options);
    const { save: whole } = await engine.request('save', {}, options);
    stopped(signal);
    const { actions } = (typeof save === 'string' ? {} : save) as { actions?: unknown[] };
    return {
      engine: engine.at(match),
      view,
      save: whole,
      shortened: actions === undefined || whole.actions.length < actions.length,
    };
  }

  /**
   * Loads the match with that id. Null if there is none; `ELSEWHERE` if another tab has it and `take` is false. `onGame` is called with its game
   * before an engine is requested; what it throws ends the opening. `onLost` is called when another tab takes the match, which may then no longer be played here.
   */
  async open(
    id: string,
    {
      take = false,
      signal,
      onGame = () => undefined,
      onLost,
    }: { take?: boolean; signal?: AbortSignal; onGame?: (game: string) => void; onLost: () => void },
  ): Promise<OpenMatch | typeof ELSEWHERE | null> {
    await this.#open.get(id)?.closing;
    const dealt = this.#open.get(id);
    const there = await this.#engine?.started.catch(() => null);
    stopped(signal);
    if (there && dealt?.fresh === there && dealt.keeping && !dealt.lost) {
      dealt.fresh = null;
      dealt.onLost = onLost;
      const { view } = await there.request('view', {}, { match: id });
      return this.#opened(there, dealt, dealt.keeping, view);
    }
    if (dealt) await this.#close(dealt);
    const opened = await this.#hold(id, take);
    if (!opened) return ELSEWHERE;
    opened.onLost = onLost;
    try {
      // The row is read only now, when no other tab writes it any more.
      const { matches, archive } = this.parts.device;
      const live = await matches.get(id);
      const row = live ?? (await archive.get(id));
      if (!row?.save) {
        await this.#close(opened);
        return null;
      }
      const save = row.save as object;
      onGame(row.game);
      const engine = await this.engine(row.game);
      stopped(signal);
      const fields = { save, early: true };
      await this.#prepared(() => engine.prepare('load', fields, signal), signal);
      stopped(signal);
      const { view, warning } = await engine.request('load', fields, { match: id });
      stopped(signal);
      const keeping = this.#keep(opened, row, live === null);
      if (warning) keeping.shorten();
      return this.#opened(engine, opened, keeping, view);
    } catch (error) {
      await this.#close(opened);
      throw error;
    }
  }

  /** The match with that id is forgotten; `ELSEWHERE` when another tab plays it, which would bring it back with its next move. */
  async drop(id: string): Promise<typeof ELSEWHERE | null> {
    const mine = this.#open.get(id);
    if (mine) await this.#close(mine);
    const opened = await this.#hold(id, false);
    if (!opened) return ELSEWHERE;
    await this.parts.device.matches.drop(id);
    await this.#close(opened);
    return null;
  }

  /** Puts finished matches into the archive if that could not be done when they were left. Matches that another tab shows are left alone. */
  async putAway(ids: readonly string[]): Promise<void> {
    const { matches, archive } = this.parts.device;
    for (const id of ids) {
      if (this.#open.has(id)) continue;
      const opened = await this.#hold(id, false);
      if (!opened) continue;
      const match = await matches.get(id);
      if (match?.over) await archive.take(match);
      await this.#close(opened);
    }
  }

  #opened(engine: Engine, opened: Held, keeping: Keeping, view: View): OpenMatch {
    const { id } = keeping.row;
    return {
      id,
      engine: engine.at(id),
      keeping,
      view,
      close: () => this.#close(opened),
    };
  }

  /** Calls `prepare`, and once more if the worker died while it fetched a word list and was replaced. */
  async #prepared(prepare: () => Promise<void>, signal: AbortSignal | undefined): Promise<void> {
    try {
      await prepare();
    } catch (error) {
      if (!(error instanceof EngineError && error.code === 'restarted') || signal?.aborted) throw error;
      await prepare();
    }
  }

  async #hold(id: string, take: boolean): Promise<Held | null> {
    const opened = {
      keeping: null,
      fresh: null,
      lost: false,
      onLost: () => undefined,
      closing: null,
    } as unknown as Held;
    const hold = await this.parts.holds.hold(id, take, () => this.#lose(opened));
    if (!hold) return null;
    opened.hold = hold;
    this.#open.set(id, opened);
    return opened;
  }

  #keep(opened: Held, row: StoredMatch, archived = false): Keeping {
    const overtaken = (): void => {
      opened.lost = true;
      opened.onLost();
    };
    opened.keeping = new Keeping(this.parts.device, row, { archived, overtaken });
    return opened.keeping;
  }

  async #keeps(match: string, save: Save): Promise<void> {
    const keeping = this.#open.get(match)?.keeping;
    if (!keeping) return;
    const kept = keeping.keep(save);
    const view = async (): Promise<View> => {
      const engine = await this.#engine?.started;
      if (!engine) throw new EngineError('aborted');
      return (await engine.request('view', {}, { match })).view;
    };
    this.onKept({ row: keeping.row, view });
    await kept;
  }

  /** Another tab takes the match: it gets all that was played here. */
  async #lose(opened: Held): Promise<void> {
    if (opened.lost) return;
    opened.onLost();
    await this.#settled();
    await opened.keeping?.settled();
    opened.lost = true;
    opened.keeping?.stop();
  }

  async #settled(): Promise<void> {
    try {
      await (await this.#engine?.started)?.settled();
    } catch {
      // It never started.
    }
  }

  #close(opened: Held): Promise<void> {
    opened.closing ??= (async () => {
      await this.#settled();
      await opened.keeping?.end();
      opened.lost = true;
      await opened.hold.release();
      for (const [id, one] of this.#open) if (one === opened) this.#open.delete(id);
    })();
    return opened.closing;
  }
}

const stopped = (signal: AbortSignal | undefined): void => {
  if (signal?.aborted) throw new EngineError('aborted');
};

/** Starts an engine and loads the messages of its game. */
async function start(options: Parameters<typeof Engine.start>[0]): Promise<Engine> {
  const started = Engine.start(options);
  try {
    const [engine] = await Promise.all([started, loadGame(options.game)]);
    return engine;
  } catch (error) {
    started.then(
      (engine) => engine.dispose(),
      () => undefined,
    );
    throw error;
  }
}

/** The only session of this page. */
export const session = new Session({ start, device, holds: ownHolds() });
