// A match on the screen: it opens the match, puts the parts of its table together, and hands on what people do with the hand.
// Each part is a room of its own (table-….ts); whose turn it is and who may look, match.ts says; what lies in the middle, the
// game's own table (tables/<game>).

import { html, nothing, type TemplateResult } from 'lit';
import { MotsElement } from '../../lib/element.ts';
import { t } from '../../lib/i18n.ts';
import { hush } from '../../lib/live.ts';
import { part } from '../../lib/part.ts';
import { go } from '../../lib/router.ts';
import { settings } from '../../lib/settings.ts';
import { EngineError, type Engine } from '../../engine/index.ts';
import type { Level } from '../../protocol/index.ts';
import type { HandEvents } from '../../pieces/hand.ts';
import { entry } from '../../tables/registry.ts';
import { loadingPanel, troublePanel } from '../engine-panels.ts';
import { ELSEWHERE, session, type OpenMatch } from '../../match/session.ts';
import { Attention } from './attention.ts';
import { TableLog } from './log.ts';
import { asks, near, others, tools } from './near.ts';
import { Over } from './over.ts';
import { logList } from './panels.ts';
import { Show } from './show.ts';
import { Sitting } from './sitting.ts';

type Told<E extends keyof HandEvents> = CustomEvent<HandEvents[E]>;

export class MotsTable extends MotsElement {
  static override properties = {
    matchId: {},
    trouble: { state: true },
    missing: { state: true },
    elsewhere: { state: true },
    shortened: { state: true },
  };

  declare matchId: string;
  declare protected trouble: unknown;
  declare protected missing: boolean;
  /** Another tab plays this match. */
  declare protected elsewhere: boolean;
  declare protected shortened: boolean;

  #opening: AbortController | null = null;
  #opened: OpenMatch | null = null;
  #sitting: Sitting | null = null;
  #show: Show | null = null;
  #log = new TableLog(this, () => this.#sitting?.match ?? null);
  #attention = new Attention(this, () => this.#sitting?.match.stage.kind);
  #over = new Over(this, this.#log, (level) => void this.#rematch(level));
  #stops: (() => void)[] = [];

  constructor() {
    super();
    this.matchId = '';
    this.trouble = null;
    this.missing = false;
    this.elsewhere = false;
    this.shortened = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#onHidden);
    document.addEventListener('keydown', this.#onKey);
    void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#onHidden);
    document.removeEventListener('keydown', this.#onKey);
    this.#close();
    hush();
  }

  /** Ctrl+Z takes back, a question mark asks for a hint, Escape ends an explanation; not while something is written, nor below a dialog. */
  #onKey = (event: KeyboardEvent): void => {
    const sitting = this.#sitting;
    const writing = (event.target as Element).closest('input, textarea, [contenteditable]');
    if (!sitting || writing || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const { can, match } = sitting;
    if (event.key === 'Escape' && sitting.about !== null) return sitting.explain(null);
    const back = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (back && can.undo && match.stage.kind !== 'covered') void sitting.undo();
    else if (event.key === '?' && can.hint) void sitting.hint();
    else return;
    event.preventDefault();
  };

  #onHidden = (): void => {
    this.#sitting?.match.hide(document.hidden);
    // Clocks are told anew how they stand.
    this.requestUpdate();
  };

  #close(): void {
    this.#opening?.abort();
    this.#sitting?.match.stop();
    void this.#opened?.close();
    this.#opened = null;
    this.#sitting = null;
    this.#show = null;
    for (const stop of this.#stops.splice(0)) stop();
  }

  /** `take`: from another tab that plays it. */
  async #open(take = false): Promise<void> {
    this.#close();
    this.trouble = null;
    this.elsewhere = false;
    this.#opening = new AbortController();
    const { signal } = this.#opening;
    try {
      const open = await session.open(this.matchId, { take, signal, onLost: () => this.#lost() });
      if (open === ELSEWHERE) {
        this.elsewhere = true;
        return;
      }
      if (!open) {
        this.missing = true;
        return;
      }
      if (signal.aborted) return void open.close();
      this.#opened = open;
      const game = entry(open.stored.game);
      if (!game) throw new Error(`no table for ${open.stored.game}`);
      const [module, engine] = await Promise.all([part(game.id, () => game.load()), session.engine()]);
      if (signal.aborted) return;
      // What lies over the table has its accent too.
      this.dataset['game'] = game.id;
      this.shortened = open.stored.shortened ?? false;
      const sitting = new Sitting(
        this,
        open,
        game,
        module,
        (sat) => this.#showOf(sat),
        (motion) => {
          if (motion) this.#show?.stir();
          this.requestUpdate();
        },
      );
      this.#sitting = sitting;
      this.#stops = this.#listen(engine, sitting);
      await sitting.match.begin();
    } catch (error) {
      if (!signal.aborted) this.trouble = error;
    }
  }

  /** Another tab plays on: here the match stands still. */
  #lost(): void {
    if (!this.isConnected) return;
    this.#close();
    this.elsewhere = true;
  }

  #showOf(sitting: Sitting): Show {
    this.#show = new Show(this, sitting, this.#attention, this.#log, {
      changed: () => {
        this.#over.staged(sitting);
        this.requestUpdate();
      },
      trouble: (error) => {
        this.trouble = error;
      },
    });
    return this.#show;
  }

  #listen(engine: Engine, sitting: Sitting): (() => void)[] {
    return [
      engine.on('restarted', ({ view: back }) => {
        sitting.said = [t('engine-back')];
        this.requestUpdate();
        if (back) void sitting.match.resume();
      }),
      engine.on('lost', () => {
        this.trouble = new EngineError('lost');
      }),
      engine.on('bot-failed', ({ seat }) => this.#show?.report(t('bot-replaced', { name: sitting.names[seat] ?? '' }))),
    ];
  }

  async #again(): Promise<void> {
    await session.dropEngine();
    await this.#open();
  }

  async #rematch(level: Level | null): Promise<void> {
    try {
      const id = await this.#sitting?.rematch(level);
      if (id !== undefined) go(`#/table/${id}`);
    } catch (error) {
      this.trouble = error;
    }
  }

  protected override updated(): void {
    this.#show?.drawn();
  }

  protected override render(): TemplateResult {
    const sitting = this.#sitting;
    if (this.trouble) return this.#waiting(troublePanel(this.trouble, () => this.#again()));
    if (this.missing) {
      return html`<main class="screen waiting">
        <div class="panel trouble"><h1>${t('match-missing')}</h1>
        <p class="box-actions"><a class="button primary" href="#/">${t('back-to-games')}</a></p></div>
      </main>`;
    }
    if (this.elsewhere) {
      return this.#waiting(html`<div class="panel trouble" data-testid="elsewhere">
        <h2>${t('match-elsewhere')}</h2>
        <p>${t('match-elsewhere-text')}</p>
        <p class="box-actions">
          <button type="button" class="button primary" data-testid="take-over" @click=${() => void this.#open(true)}>${t('match-take')}</button>
          <a class="button quiet" href="#/">${t('back-to-games')}</a>
        </p>
      </div>`);
    }
    if (!sitting || sitting.table.view === null)
      return this.#waiting(
        html`${loadingPanel()}<p class="box-actions"><a class="button quiet" href="#/">${t('back-to-games')}</a></p>`,
      );
    const { game, match, table, said } = sitting;
    const { kind } = match.stage;
    return html`<main
        class="table"
        data-game=${game}
        data-stage=${kind}
        data-testid="table"
        data-acting=${match.acting ? 'true' : 'false'}
        data-moves=${table.view?.moves ?? nothing}
        @card-toggle=${({ detail }: Told<'card-toggle'>) => void this.#mayPlay(sitting, () => table.toggle(detail.id))}
        @pointerdown=${(event: PointerEvent) => this.#hurry(sitting, event)}
        @click=${({ target }: MouseEvent) => sitting.explain((target as Element).closest<HTMLElement>('[data-about]')?.dataset['about'] ?? null)}
        @show-trick=${() => this.#over.openTrick(sitting)}
        @hand-act=${() => this.#enter(sitting)}
        @hand-release=${() => table.release()}
        @hand-type=${({ detail }: Told<'hand-type'>) => void this.#mayPlay(sitting, () => table.type(detail.key, detail.shift), false)}
        @card-move=${({ detail }: Told<'card-move'>) => table.move(detail.id, detail.to)}
        @card-drag=${({ detail }: Told<'card-drag'>) => this.#dragOver(sitting, detail)}
        @card-drop=${({ detail }: Told<'card-drop'>) => void this.#mayPlay(sitting, () => table.drop(detail.id, detail.target, detail.x, detail.y))}
        @card-drag-end=${() => table.dragEnd()}
      >
        <h1 class="visually-hidden">${t(`${game}-name`)}</h1>
        <div class="table-top">${others(sitting)}${tools(sitting, () => this.#over.openMenu())}</div>
        <section class="table-middle" aria-label=${t('middle')}>
          ${this.shortened ? this.#shortenedNotice() : nothing} ${table.middle()}
        </section>
        <p class="table-said" aria-hidden="true" data-testid="said">${asks(sitting) ? nothing : said.slice(-3).map((sentence) => html`<span>${sentence} </span>`)}</p>
        ${near(sitting, (clause) => this.#over.openRules(sitting, clause))}
        ${this.#log.aside && kind !== 'covered' ? html`<section class="table-log panel" aria-label=${t('log')} tabindex="0"><h2>${t('log')}</h2>${logList(this.#log.entries, sitting.wording)}</section>` : nothing}
      </main>
      ${this.#over.render(sitting)}`;
  }

  #waiting(panel: TemplateResult): TemplateResult {
    return html`<main class="screen waiting"><h1 class="visually-hidden">${t('table-title')}</h1>${panel}</main>`;
  }

  #shortenedNotice(): TemplateResult {
    return html`<div class="notice" role="status"><p>${t('match-shortened')}</p><button type="button" class="button quiet" @click=${() => this.#noticed()}>${t('understood')}</button></div>`;
  }

  #noticed(): void {
    this.shortened = false;
    this.#opened?.noticed();
  }

  /** A touch of the table wants to get on; not one of what stands there to be answered. */
  #hurry({ match }: Sitting, { target }: PointerEvent): void {
    const { stage, showing } = match;
    const touched = target as Element;
    this.#show?.hurry();
    if (match.acting || (stage.kind === 'open' && stage.lapse?.own)) return;
    if (!touched.closest('.action-buttons, .public-panel, .ballot, .table-tools, a')) match.hurry();
    if (!showing && !touched.closest('button, a')) void match.waitNoLonger();
  }

  /** Cards of a deal are played with as soon as they lie there; where one tap would play a card, it only hurries the deal. `tells`: who is
   * not on turn is told so. */
  async #mayPlay(sitting: Sitting, play: () => void, tells = true): Promise<void> {
    const { match, table } = sitting;
    if (match.dealing) {
      if (!(settings.get().oneTap && table.takesOneTap) && (await match.take())) play();
      return;
    }
    if (match.busy) return;
    const { kind } = match.stage;
    if (kind === 'turn' || (kind === 'open' && (await match.take()))) play();
    else if (tells && kind === 'waiting') sitting.tell(t('wait-turn'));
  }

  #enter({ match, table }: Sitting): void {
    if (match.stage.kind === 'handing') void match.handOver();
    else if (match.stage.kind === 'turn') table.enter();
  }

  #dragOver({ match, table }: Sitting, { id, x, y }: HandEvents['card-drag']): void {
    if (match.stage.kind !== 'turn') return;
    const under = document.elementsFromPoint(x, y).find((found) => !found.closest('.dragged')) ?? null;
    table.dragOver(id, under, x);
  }
}

customElements.define('mots-table', MotsTable);
