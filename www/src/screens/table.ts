// The screen of a match that people play on this device. It opens, holds and leaves the match; the shell draws everything around the table.

import { html, type TemplateResult } from 'lit';
import { device } from '../device/device.ts';
import type { Turning } from '../device/around.ts';
import { maySend } from '../device/guest.ts';
import { settings } from '../device/settings.ts';
import { EngineError, type Engine, type WordsTold } from '../engine/index.ts';
import { MotsElement } from '../lib/element.ts';
import { t, tOf } from '../lib/i18n.ts';
import { part } from '../lib/part.ts';
import { go } from '../lib/router.ts';
import { ELSEWHERE, session, type OpenMatch } from '../match/session.ts';
import type { Level, Save } from '../protocol/index.ts';
import { UnknownGame } from '../shell/engine-panels.ts';
import { Shell } from '../shell/shell.ts';
import { alone, entry } from '../tables/registry.ts';
import { type Instead, shortenedNotice, standsIn, wordsNotice } from './instead.ts';
import { Live } from './live.ts';

/** The match that was begun at another one's table: at its own table the keyboard stays where it was, and it turns like the other. */
let follows: { id: string; turning: Turning } | null = null;

export class MotsTable extends MotsElement {
  static override properties = {
    matchId: {},
    instead: { state: true },
    shortened: { state: true },
    sharing: { state: true },
    words: { state: true },
  };

  matchId = '';
  /** Why there is no table. */
  protected instead: Instead | null = null;
  /** Whether the match's record was cut off, and nobody has read the notice yet. */
  protected shortened = false;
  /** Whether the words of a match that was dealt without them are here, coming or missing. */
  protected words: WordsTold = { state: 'here', wanted: false };
  /** The record of the match that is to be shared in a link; null for none. */
  protected sharing: Save | null = null;

  #opening: AbortController | null = null;
  #opened: OpenMatch | null = null;
  #shell: Shell | null = null;
  #engine: Engine | null = null;
  #rematching = false;
  #stops: (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  #close(why?: typeof ELSEWHERE): void {
    this.#opening?.abort(why);
    this.#shell?.stop();
    void this.#opened?.close();
    this.#opened = null;
    this.#shell = null;
    settings.rise();
    // Whatever replaces the table is not turned towards anybody.
    delete this.dataset['facing'];
    this.sharing = null;
    for (const stop of this.#stops.splice(0)) stop();
  }

  /** `take`: takes the match from another tab that plays it. */
  async #open(take = false): Promise<void> {
    this.#close();
    this.instead = null;
    this.#opening = new AbortController();
    const { signal } = this.#opening;
    try {
      // The game's table loads while the engine starts. Its failure is told below, where the table is awaited.
      const onGame = (id: string): void => {
        const game = entry(id);
        if (!game) throw new UnknownGame(id);
        // The engine is requested first, as soon as this returns.
        queueMicrotask(() => void game.load().catch(() => undefined));
      };
      const open = await session.open(this.matchId, { take, signal, onGame, onLost: () => this.#lost() });
      if (open === ELSEWHERE || !open) {
        this.instead = { kind: open ? 'elsewhere' : 'missing' };
        return;
      }
      if (signal.aborted) return void open.close();
      this.#opened = open;
      const stored = open.keeping.row;
      const game = entry(stored.game);
      if (!game) throw new UnknownGame(stored.game);
      const [module, engine, answers] = await Promise.all([
        part(game.id, () => game.load()),
        session.engine(game.id),
        game.can.ballot
          ? part('votes', () => import('../device/votes.ts')).then((votes) =>
              votes.answered(device.matches.database, open, signal),
            )
          : {},
      ]);
      if (signal.aborted) return;
      // What lies over the table has the game's accent colour too.
      this.dataset['game'] = game.id;
      this.shortened = stored.shortened ?? false;
      const followed = follows?.id === this.matchId ? follows : null;
      follows = null;
      const chosen = stored.turning ?? followed?.turning ?? settings.turning;
      settings.sit(chosen ?? settings.get().turning, (other) => open.keeping.turn(other));
      // What the device only proposes is proposed anew on another screen.
      if (chosen !== null) open.keeping.turn(chosen, true);
      const live = new Live(game, open, answers);
      const { match, options, data } = live;
      const shell = new Shell({
        root: this,
        entry: game,
        module,
        match,
        options,
        data,
        keep: (kind, change) => live.keep(kind, change),
        focused: followed !== null,
        rematch: (level) => void this.#rematch(live, level),
        review: () => go(`#/replay/${this.matchId}`),
        ...(maySend ? { share: () => void this.#share(open, signal) } : {}),
        best: ({ text: best, marks }) => void device.results.update(open.id, (row) => row && { ...row, best, marks }),
        trouble: (error) => this.#fail(error),
      });
      this.#shell = shell;
      this.#engine = engine;
      this.words = engine.words;
      this.#stops = this.#listen(engine, live, shell);
      await shell.begin();
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    delete this.dataset['facing'];
    this.instead = { kind: 'trouble', error };
  }

  /** Another tab has taken the match: it stops here. */
  #lost(): void {
    if (!this.isConnected) return;
    const here = this.contains(document.activeElement);
    this.#close(ELSEWHERE);
    this.instead = { kind: 'elsewhere' };
    if (here) void this.lead('h2');
  }

  #listen(engine: Engine, { match }: Live, shell: Shell): (() => void)[] {
    return [
      engine.on('restarted', ({ view: back }) => {
        shell.sitting.tells = [() => t('engine-back')];
        this.requestUpdate();
        if (back) void match.resume();
      }),
      engine.on('words', (told) => {
        this.words = told;
        if (told.state === 'here') void match.relist();
      }),
      engine.on('lost', () => this.#fail(new EngineError('lost'))),
      engine.on('bot-failed', ({ seat }) =>
        shell.report(() => t('bot-replaced', { name: match.view.seats[seat]?.name ?? '' })),
      ),
    ];
  }

  async #again(): Promise<void> {
    await session.dropEngine();
    await this.#open();
  }

  /** Deals only one match, even if called twice. */
  async #rematch(live: Live, level: Level | null): Promise<void> {
    if (this.#rematching) return;
    this.#rematching = true;
    try {
      const { turning } = settings.get();
      follows = { id: await live.again(level), turning };
      if (this.isConnected) go(`#/table/${follows.id}`);
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#rematching = false;
    }
  }

  /** Shares the whole finished match as a link. */
  async #share({ engine }: OpenMatch, signal: AbortSignal): Promise<void> {
    try {
      const [{ save }] = await Promise.all([engine.request('save', {}), part('share', () => import('./share.ts'))]);
      if (!signal.aborted) this.sharing = save;
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  protected override updated(): void {
    this.#shell?.drawn();
    // The title names the game before the box.
    const game = this.dataset['game'];
    if (this.#shell && game) {
      const [name, box] = [tOf(game, 'name'), t('box-title')];
      const title = alone || name === box ? name : `${name} – ${box}`;
      // Written anew, the same title too has the browser work out styles again.
      if (document.title !== title) document.title = title;
    }
  }

  protected override render(): TemplateResult {
    const notice = this.shortened
      ? shortenedNotice(() => this.#noticed())
      : wordsNotice(this.words, () => void this.#engine?.fetchWords());
    const table = this.instead ? null : this.#shell?.render(notice);
    if (!table) return standsIn(this.instead, { again: () => this.#again(), take: () => this.#take() });
    return html`${table}${this.sharing && html`<mots-share .record=${this.sharing} @dismiss=${() => (this.sharing = null)}></mots-share>`}`;
  }

  #take(): void {
    void this.#open(true);
    void this.lead('h1');
  }

  #noticed(): void {
    this.shortened = false;
    void this.lead('h1');
    this.#opened?.keeping.noticed();
  }
}

customElements.define('mots-table', MotsTable);
