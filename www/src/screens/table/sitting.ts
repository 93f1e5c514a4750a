// A match and the game's table that shows it: what the table may know of the match (`TableHost`), and what people ask for beside
// the game itself: a hint, an undo, another order of their hand.

import type { MotsElement } from '../../lib/element.ts';
import { say, t } from '../../lib/i18n.ts';
import { alertNow, narrate } from '../../lib/live.ts';
import { paceMs, settings, type HandOrder } from '../../lib/settings.ts';
import { play as sound } from '../../lib/sound.ts';
import {
  Refused,
  type Action,
  type Data,
  type Level,
  type Options,
  type Player,
  type Refusal,
  type Save,
} from '../../protocol/index.ts';
import type { Legal } from '../../match/step.ts';
import type { Capabilities, GameEntry, Keeps, TableModule } from '../../tables/game.ts';
import type { GameTable, TableHost } from '../../tables/table.ts';
import { Match } from '../../match/match.ts';
import type { Spectacle } from '../../match/stage.ts';
import { session, type OpenMatch } from '../../match/session.ts';
import { storage } from '../../match/storage.ts';
import { keptData, keptDecks } from '../kept.ts';
import type { Wording } from './panels.ts';
import { settled } from './attention.ts';
import { Tutor } from './tutor.ts';

/** Why something cannot be done, and the clause that says so. */
export interface Why {
  text: string;
  clause: string | null;
}

export class Sitting implements TableHost {
  readonly game: string;
  readonly can: Capabilities;
  readonly #keeps: Keeps;
  readonly options: Readonly<Options>;
  readonly data: Readonly<Data>;
  readonly match: Match;
  readonly table: GameTable;
  /** Explains the first match. */
  readonly tutor: Tutor;
  /** What happened last, in sentences. */
  said: readonly string[] = [];
  refusal: Why | null = null;
  hinting = false;
  /** What somebody touched that is not played with, explained. */
  about: string | null = null;
  /** Why the last hint proposed what it did. */
  #reason: string | null = null;
  /** Secret ballot: who has said that the device is in their hands. */
  booth: number | null = null;

  /** `redraw` is asked for whenever something of this is other than it was; things travel when its `motion` is set. */
  constructor(
    readonly root: MotsElement,
    open: OpenMatch,
    { id, can, keeps = {} }: GameEntry,
    module: TableModule,
    spectacle: (sitting: Sitting) => Spectacle,
    readonly redraw: (motion?: boolean) => void,
  ) {
    const { engine, stored, view } = open;
    this.game = id;
    this.can = can;
    this.#keeps = keeps;
    this.options = stored.options as Options;
    this.data = ((stored.save as Partial<Save> | null)?.data ?? {}) as Data;
    const seats: Player[] = stored.names.map((name, index) => ({ name, bot: stored.bots[index] ?? null }));
    this.match = new Match({
      engine,
      seats,
      view,
      spectacle: spectacle(this),
      habits: { paceMs, playOnly: () => settings.get().playOnly },
      at_ms: stored.at_ms ?? 0,
      note: (seen, at_ms) => open.note(seen, at_ms),
    });
    this.table = module.table(this);
    this.tutor = new Tutor(this.game, can, this.match, this.table, redraw);
  }

  settled(): Promise<void> {
    return settled(this.root);
  }

  get names(): readonly string[] {
    return this.match.view.seats.map((seat) => seat.name);
  }
  get humans(): readonly number[] {
    return this.match.humans;
  }
  get viewer(): number | null {
    return this.match.viewer;
  }
  get acting(): boolean {
    return this.match.acting;
  }
  get legal(): Legal | null {
    return this.match.legal;
  }

  /** How a value of an event's sentence is drawn. */
  readonly wording: Wording = (event, name, value) => this.table.wording(event, name, value);

  async check(action: Action, seat: number | null = this.viewer): Promise<Refusal | null> {
    return await this.match.check(action, seat);
  }

  async keep(kind: string, change: (kept: unknown) => unknown): Promise<void> {
    const name = this.#keeps[kind]?.(this.options);
    if (name === undefined) return;
    const decks = await storage.decks(this.game);
    const kept = decks.find((deck) => deck.kind === kind && deck.name === name)?.data ?? null;
    await storage.keepDeck({ game: this.game, kind, name, data: change(kept) });
  }

  async take(): Promise<boolean> {
    return await this.match.take();
  }

  get waitsForBots(): boolean {
    return this.match.waitsForBots;
  }

  waitNoLonger(): void {
    void this.match.waitNoLonger();
  }

  async caution(action: Action): Promise<string | null> {
    const caution = await this.match.caution(action);
    return caution && say(caution);
  }

  async lookUp(text: string, lang: string): Promise<readonly { word: string; known: boolean }[]> {
    return await this.match.lookUp(text, lang);
  }

  async act(action: Action, seat: number | null = this.viewer): Promise<boolean> {
    if (seat === null) {
      this.tell(t('wait-turn'));
      return false;
    }
    this.refusal = null;
    return await this.match.act(action, seat);
  }

  enterBooth(seat: number): void {
    this.booth = seat;
    this.redraw();
  }

  tell(text: string, clause: string | null = null): void {
    this.refusal = { text, clause };
    alertNow(text);
    sound('refused');
    this.redraw();
  }

  refused(refusal: Refusal): void {
    this.tell(say(refusal.message), refusal.clause);
  }

  changed(motion = false): void {
    this.refusal = null;
    this.about = null;
    this.redraw(motion);
  }

  explain(about: string | null): void {
    // Asked for again, it is read again.
    if (about !== null) narrate(about);
    if (about === this.about) return;
    this.about = about;
    this.redraw();
  }

  async undo(): Promise<void> {
    this.refusal = null;
    if (!(await this.match.undo())) return;
    this.said = [t('undone')];
    this.tutor.forget();
    narrate(t('undone'));
    this.redraw();
  }

  /** Whether a hint may be asked for now. */
  get mayAsk(): boolean {
    const { match, table, viewer } = this;
    if (match.acting) return true;
    const { stage } = match;
    if (stage.kind !== 'open' || viewer === null || match.busy) return false;
    return stage.lapse ? stage.lapse.own : table.hintable;
  }

  async hint(): Promise<void> {
    const { match } = this;
    const { viewer } = match;
    if (viewer === null || !this.mayAsk || this.hinting) return;
    this.hinting = true;
    this.redraw();
    try {
      // The own move begins with it, and a question that only waits for that is answered.
      if (match.stage.kind === 'open' && match.stage.lapse && !(await match.take())) return;
      const { view } = match;
      const hint = await match.engine.hint(viewer);
      if (match.view !== view || !this.mayAsk) return;
      if (hint === null) return this.tell(t('no-hint'));
      this.refusal = null;
      this.table.suggest(hint.action);
      this.#reason = hint.reason && say(hint.reason);
      // What it proposes, as the button says it, and why.
      const proposed = this.table.bar().actions.find((action) => action.primary);
      narrate([proposed?.label, this.reason ?? this.table.bar().prompt].filter(Boolean).join('. '));
    } catch (error) {
      if (error instanceof Refused) this.refused(error.refusal);
    } finally {
      this.hinting = false;
      this.redraw();
    }
  }

  /** Why the hint proposes what is prepared; null once it is something else, and where there is nothing to say. */
  get reason(): string | null {
    return this.mayAsk && this.table.hinted ? this.#reason : null;
  }

  /** The order that the hand is put into next; undefined where the game has none. */
  get nextSort(): HandOrder | undefined {
    const { sorts } = this.table;
    return sorts[(sorts.indexOf(settings.get().handOrder) + 1) % sorts.length];
  }

  sort(): void {
    const by = this.nextSort;
    if (by === undefined) return;
    this.redraw(true);
    settings.set({ handOrder: by });
    this.table.sort(by);
  }

  /** Starts the same match again, with other cards, or with bots of another level; its id. */
  async rematch(level: Level | null): Promise<string> {
    const { game, options, data } = this;
    const seats = this.match.seats.map((seat) =>
      seat.bot === null || level === null ? seat : { ...seat, bot: level },
    );
    const last = level === null ? null : await storage.setup(game);
    // The next set-up begins with that level too.
    if (last) await storage.keepSetup({ ...last, seats });
    // What was kept during this match is known in the next one.
    const kept = keptData(await keptDecks(game, this.#keeps), this.#keeps, options);
    return await session.start({ game, seats, options, data: { ...data, ...kept } });
  }
}
