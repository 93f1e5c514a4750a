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
  /** What keeps it: its row as it is by now, and what goes there besides the record. */
  readonly keeping: Keeping;
  /** A spectator's. */
  readonly view: View;
  /** Lets go of the match, once everything under way has been kept. */
  close(): Promise<void>;
}

/** Whoever watches what is kept learns of each record. */
export interface Kept {
  /** As it is kept, with its record. */
  readonly row: StoredMatch;
  /** What everybody may see of it, asked for by whoever wants to know. */
  view(): Promise<View>;
}

/** A match that another tab plays: `take` moves it here. */
export const ELSEWHERE = 'elsewhere';

/** A match that this page holds. */
interface Held {
  hold: Hold;
  /** What is kept of it; null while it is being loaded: what the engine hands out is on the device already then, and there may be
   * more of it than can be replayed. */
  keeping: Keeping | null;
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
  /** How it is dealt, where that is known: otherwise chance decides. */
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

/** What a record says. */
export interface Looked {
  /** The engine with that match, until another one is asked for. */
  engine: MatchEngine;
  /** A spectator's, of its end. */
  view: View;
  /** As this version writes it. */
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

  /** Told of each record, when it is kept, or given to keep. */
  onKept: (kept: Kept) => void = () => undefined;
  /** Told what is wrong with an engine that did not come, and why the rules refuse the match that a house has asked for. */
  onTrouble: (error: unknown) => void = () => undefined;

  /** The engine of that game, started at the first call, with the files that it will want `first`; that of another game ends once it has answered all it was asked. After a failure
   * the next call tries again. */
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

  /** The page is about another game: what was asked of this one is still answered, and kept. */
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
   * Starts a match and answers its id. What the engine refuses is thrown. With a signal that is raised no match is left behind:
   * rejects with `EngineError('aborted')`.
   */
  async start(match: NewMatch, signal?: AbortSignal): Promise<string> {
    const { game, seats, options } = match;
    const engine = await this.engine(game);
    const fields = { ...fieldsOf(match), early: true };
    await this.#prepared(() => engine.prepare('new', fields, signal), signal);
    // Its words come while it is dealt; whoever waits for them asks again.
    engine.prepare('new', fieldsOf(match), signal).catch(() => undefined);
    const id = crypto.randomUUID?.() ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
    const opened = await this.#hold(id, false);
    // Somebody else has it, though its name is new.
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
      // Whoever deals is told.
    }
  }

  /** What the rules say of data that a match may be begun with; texts among them are read. No match is touched. */
  async checkData(of: { game: string; options: object; data: object; title: string }): Promise<Answers['check-data']> {
    const engine = await this.engine(of.game);
    const ask = () => engine.request('check-data', of);
    try {
      return await ask();
    } catch (error) {
      // A worker that died while it got a word list is there again.
      if (error instanceof EngineError && error.code === 'restarted') return await ask();
      throw error;
    }
  }

  /**
   * What a record says: the rules play it once more, and nothing of it is kept. A text that breaks off is read as far as it goes. What the
   * rules refuse is thrown. Not while a match is open.
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
   * The match with that id, in the engine and ready to go on. Null when there is none, `ELSEWHERE` when another tab has it and
   * it is not to be taken from there. `onGame` is told which game it is of as soon as that is known: the engine takes its time. `onLost` is
   * called when another tab takes it: nothing of it may be played here any more.
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
      // Read only now: nobody else writes it any more.
      const { matches, archive } = this.parts.device;
      const live = await matches.get(id);
      const row = live ?? (await archive.get(id));
      if (!row?.save) {
        await this.#close(opened);
        return null;
      }
      const save = row.save as object;
      const started = this.engine(row.game);
      onGame(row.game);
      const engine = await started;
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

  /** Puts matches away that are over, and were left in a moment in which that could not be done; not those that another tab shows. */
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

  /** Prepares, once more where the worker died while it got a word list: it is there again. */
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

/** An engine, once the page can say what it tells of its game. */
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

/** The one of this page. */
export const session = new Session({ start, device, holds: ownHolds() });
