// A match on the screen: seats, middle, tray, action bar, hand, and what lies over them. The game's own table
// (tables/<game>) says what is in them; whose turn it is and who may look, shell/match.ts says.

import { html, nothing, type TemplateResult } from 'lit';
import { MotsElement } from '../lib/element.ts';
import { say, t } from '../lib/i18n.ts';
import { alertNow, hush, narrate } from '../lib/live.ts';
import { pause, places, swell, travel, type Places } from '../lib/motion.ts';
import { clauseHref, go } from '../lib/router.ts';
import { paceMs, settings, type HandOrder } from '../lib/settings.ts';
import { play as sound, type Sound } from '../lib/sound.ts';
import { EngineError } from '../engine/index.ts';
import { Refused, type Action, type Entry, type Options, type Player, type Refusal } from '../protocol/index.ts';
import type { MotsHand, HandEvents } from '../pieces/hand.ts';
import { icon } from '../pieces/icons.ts';
import { seat as seatFace } from '../pieces/seats.ts';
import { entry } from '../tables/registry.ts';
import type { GameTable, Legal, RoundSummary, Step, TableHost } from '../tables/table.ts';
import { loadingPanel, troublePanel } from './engine-panels.ts';
import { Match, type Spectacle } from './match.ts';
import { dropEngine, note, openMatch, startMatch } from './session.ts';
import { overPanel, logList, menuSheet, scorePanel, summaryPanel, publicPanel } from './table-panels.ts';
import './rules-text.ts';
import '../pieces/hand.ts';
import '../pieces/modal.ts';
import '../pieces/curtain.ts';

type Overlay = 'menu' | 'log' | 'scores' | 'rules' | null;

export class MotsTable extends MotsElement implements TableHost {
  static override properties = {
    matchId: {},
    overlay: { state: true },
    said: { state: true },
    refusal: { state: true },
    trouble: { state: true },
    missing: { state: true },
    hinting: { state: true },
    aside: { state: true },
    shortened: { state: true },
  };

  declare matchId: string;
  declare protected overlay: Overlay;
  /** What happened last, in sentences. */
  declare protected said: string[];
  declare protected refusal: { text: string; clause: string | null } | null;
  declare protected trouble: unknown;
  declare protected missing: boolean;
  declare protected hinting: boolean;
  /** The log has room beside the table. */
  declare protected aside: boolean;
  declare protected shortened: boolean;

  #match: Match | null = null;
  #table: GameTable | null = null;
  #game = '';
  #options!: Options;
  #clause: string | null = null;
  #appendix: ((options: Readonly<Options>) => TemplateResult) | null = null;
  #log: Entry[] = [];
  #before: Places | null = null;
  #stops: (() => void)[] = [];
  #wide = matchMedia('(min-width: 75rem)');
  #small = matchMedia('(max-width: 40rem) and (max-height: 46rem)');

  constructor() {
    super();
    this.matchId = '';
    this.overlay = null;
    this.said = [];
    this.refusal = null;
    this.trouble = null;
    this.missing = false;
    this.hinting = false;
    this.aside = this.#wide.matches;
    this.shortened = false;
  }

  // What a game's table may know: TableHost.
  get names(): readonly string[] {
    return this.#match?.view.seats.map((seat) => seat.name) ?? [];
  }
  get humans(): readonly number[] {
    return this.#match?.humans ?? [];
  }
  get options(): Readonly<Options> {
    return this.#options;
  }
  get viewer(): number | null {
    return this.#match?.viewer ?? null;
  }
  get acting(): boolean {
    return this.#match?.acting ?? false;
  }
  get legal(): Legal | null {
    return this.#match?.legal ?? null;
  }

  async act(action: Action, seat?: number): Promise<boolean> {
    const by = seat ?? this.viewer;
    if (!this.#match || by === null) return false;
    this.refusal = null;
    return await this.#match.act(action, by);
  }

  tell(text: string, clause: string | null = null): void {
    this.refusal = { text, clause };
    alertNow(text);
    sound('refused');
  }

  changed(motion = false): void {
    this.refusal = null;
    if (motion && !this.#before) this.#before = places(this);
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#wide.addEventListener('change', this.#onWide);
    addEventListener('resize', this.#reachMiddle);
    this.addEventListener('focusin', () => {
      this.#focused = true;
    });
    void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#wide.removeEventListener('change', this.#onWide);
    removeEventListener('resize', this.#reachMiddle);
    this.#close();
    hush();
  }

  #onWide = (): void => {
    this.aside = this.#wide.matches;
    if (this.aside) void this.#readLog();
  };

  #close(): void {
    this.#match?.stop();
    this.#match = null;
    this.#table = null;
    for (const stop of this.#stops.splice(0)) stop();
  }

  async #open(): Promise<void> {
    this.#close();
    this.trouble = null;
    try {
      const open = await openMatch(this.matchId);
      if (!this.isConnected) return;
      if (!open) {
        this.missing = true;
        return;
      }
      const { engine, stored, view } = open;
      const game = entry(stored.game);
      if (!game) throw new Error(`no table for ${stored.game}`);
      const Table = await game.load();
      if (!this.isConnected) return;
      this.#game = stored.game;
      // What lies over the table has its accent too.
      this.dataset['game'] = stored.game;
      this.#options = stored.options as Options;
      this.shortened = open.shortened;
      const seats: Player[] = stored.names.map((name, index) => ({ name, bot: stored.bots[index] ?? null }));
      this.#table = new Table(this);
      this.#match = new Match(engine, seats, view, this.#spectacle);
      this.#stops = [
        engine.on('restarted', ({ view: back }) => {
          this.said = [t('engine-back')];
          if (back) void this.#match?.resume();
        }),
        engine.on('lost', () => {
          this.trouble = new EngineError('lost');
        }),
        engine.on('bot-failed', ({ seat }) => {
          this.#reports.push(t('bot-replaced', { name: this.names[seat] ?? '' }));
        }),
      ];
      await this.#match.begin();
    } catch (error) {
      this.trouble = error;
    }
  }

  async #again(): Promise<void> {
    await dropEngine();
    await this.#open();
  }

  readonly #spectacle: Spectacle = {
    play: (step) => this.#play(step),
    redraw: () => {
      const match = this.#match;
      if (!match || !this.#table) return;
      if (this.#table.view !== match.view) {
        this.#table.update(match.view, null);
        this.#spot = this.#table.spot(null);
        void note(match.view);
      }
      // What one person was told is not for the next; what everybody saw may stand on the curtain.
      if (match.shared && this.#told !== match.viewer) {
        if (this.#told !== null) {
          hush();
          this.said = [];
        }
        this.#told = match.viewer;
        this.#log = [];
      }
      if (match.stage.kind === 'covered' && this.overlay !== 'menu') this.overlay = null;
      if (match.stage.kind === 'public' && this.#asked !== match.view) {
        this.#asked = match.view;
        const panel = this.#table.panel();
        if (panel) narrate(`${panel.heading} ${panel.text}`);
      }
      if (match.stage.kind === 'turn' && this.#asked !== match.view) {
        this.#asked = match.view;
        narrate(this.#table.bar().prompt);
        if (match.seats.length > match.humans.length) sound('turn');
      }
      if (this.aside || this.overlay === 'log' || this.overlay === 'scores' || match.stage.kind === 'summary' || match.stage.kind === 'over') void this.#readLog();
      this.requestUpdate();
    },
    isPublic: (view) => this.#table?.isPublic(view) ?? false,
    summary: (step) => this.#table?.roundSummary(step) ?? null,
    refused: (refusal) => this.#refused(refusal),
    trouble: (error) => {
      this.trouble = error;
    },
  };
  /** What is to be said before the next step. */
  #reports: string[] = [];
  #spot: string | null = null;
  #revealed = '';
  #asked: unknown = null;
  #told: number | null = null;
  /** The keyboard was somewhere on the table. */
  #focused = false;

  #refused(refusal: Refusal): void {
    this.tell(say(refusal.message), refusal.clause);
  }

  /** Shows a step: what was, then what is, with everything travelling from one to the other. */
  async #play(step: Step): Promise<void> {
    const table = this.#table;
    if (!table || !this.isConnected) return;
    this.refusal = null;
    await table.before(step);
    const before = places(this);
    this.#before = null;
    table.update(step.after, step);
    this.#spot = table.spot(step);
    this.#revealed = '';
    void note(step.after);
    const sentences = [...this.#reports.splice(0), ...step.events.flatMap((event) => (event.message ? [say(event.message)] : []))];
    this.said = sentences;
    for (const sentence of sentences) narrate(sentence);
    const sounds = new Set<Sound>();
    for (const event of step.events) {
      const made = table.sound(event);
      if (made) sounds.add(made);
    }
    this.requestUpdate();
    await this.#settled();
    for (const made of sounds) sound(made);
    await Promise.race([travel(this, before, { origins: table.origins(step), stagger: 45 }), pause(1600)]);
    const changed = step.after.seats.flatMap((seat, index) => (seat.score === step.before.seats[index]?.score ? [] : [index]));
    for (const index of changed) void swell(this.querySelector(`[data-testid="score-${index}"]`));
    if (changed.length > 0) await pause(paceMs());
    if (this.aside) void this.#readLog();
    // Somebody wants to read what happened before the next thing does.
    const answered = table.isPublic(step.before) && table.isPublic(step.after);
    if (step.seat !== null && !this.humans.includes(step.seat) && !answered) await pause(paceMs() / 4);
  }

  async #settled(): Promise<void> {
    await this.updateComplete;
    await this.querySelector<MotsHand>('mots-hand')?.updateComplete;
  }

  /** The focus was on something that is gone (a button of the bar): it goes where the player goes on. */
  #keepFocus(): void {
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    if (!nowhere || !this.#focused || document.querySelector('dialog[open]')) return;
    const panel = this.querySelector<HTMLElement>('[data-testid="public-panel"]');
    const handOver = this.querySelector<HTMLElement>('[data-testid="hand-over"]');
    if (panel) panel.focus({ preventScroll: true });
    else if (handOver) handOver.focus({ preventScroll: true });
    else if (this.#match?.stage.kind === 'turn') this.querySelector<MotsHand>('mots-hand')?.focusCard();
  }

  protected override updated(): void {
    this.#keepFocus();
    void this.#settled().then(this.#reachMiddle);
    const before = this.#before;
    if (!before) return;
    this.#before = null;
    void this.querySelector<MotsHand>('mots-hand')?.updateComplete.then(() => travel(this, before, { duration: 200 }));
  }

  /** A middle that is too tall for its place scrolls: then the keyboard can get there too. */
  #reachMiddle = (): void => {
    const middle = this.querySelector<HTMLElement>('.table-middle');
    if (!middle) return;
    if (middle.scrollHeight > middle.clientHeight + 1) middle.tabIndex = 0;
    else middle.removeAttribute('tabindex');
    this.#reveal(middle);
  };

  /** What has just changed in such a middle is brought into sight, once a step and stage. */
  #reveal(middle: HTMLElement): void {
    const now = `${this.#match?.stage.kind} ${this.#spot}`;
    const spot = this.#spot === null || now === this.#revealed ? null : middle.querySelector(this.#spot);
    if (!spot) return;
    this.#revealed = now;
    const frame = middle.getBoundingClientRect();
    const box = spot.getBoundingClientRect();
    const margin = 8;
    if (box.top < frame.top) middle.scrollTop -= frame.top - box.top + margin;
    else if (box.bottom > frame.bottom) middle.scrollTop += box.bottom - frame.bottom + margin;
  }

  async #readLog(): Promise<void> {
    const match = this.#match;
    if (!match) return;
    try {
      const viewer = match.viewer;
      const entries = await match.readLog();
      // The device may have changed hands meanwhile.
      if (match.viewer !== viewer || match !== this.#match) return;
      this.#log = entries;
      this.requestUpdate();
    } catch {
      // The log is a comfort; the match goes on without it.
    }
  }

  #overlay(overlay: Overlay): void {
    this.overlay = overlay;
    if (overlay === 'log' || overlay === 'scores') void this.#readLog();
    if (overlay === 'rules' && !this.#appendix) {
      void entry(this.#game)
        ?.appendix?.()
        .then((appendix) => {
          this.#appendix = appendix;
          this.requestUpdate();
        });
    }
  }

  async #undo(): Promise<void> {
    this.overlay = null;
    this.refusal = null;
    if (await this.#match?.undo()) {
      this.said = [t('undone')];
      narrate(t('undone'));
    }
  }

  async #hint(): Promise<void> {
    const match = this.#match;
    const seat = match?.viewer;
    this.overlay = null;
    if (!match || seat === null || seat === undefined || !match.acting || this.hinting) return;
    this.hinting = true;
    const view = match.view;
    try {
      const action = await match.engine.hint(seat);
      if (match.view !== view || !match.acting) return;
      if (action) this.#table?.suggest(action);
      else this.tell(t('no-hint'));
    } catch (error) {
      if (error instanceof Refused) this.#refused(error.refusal);
    } finally {
      this.hinting = false;
    }
  }

  async #rematch(): Promise<void> {
    const match = this.#match;
    if (!match) return;
    try {
      go(`#/table/${await startMatch(this.#game, [...match.seats], this.#options)}`);
    } catch (error) {
      this.trouble = error;
    }
  }

  protected override render(): TemplateResult {
    const match = this.#match;
    const table = this.#table;
    if (this.trouble) return html`<main class="screen waiting"><h1 class="visually-hidden">${t('table-title')}</h1>${troublePanel(this.trouble, () => void this.#again())}</main>`;
    if (this.missing) {
      return html`<main class="screen waiting">
        <div class="panel trouble"><h1>${t('match-missing')}</h1>
        <p class="box-actions"><a class="button primary" href="#/">${t('back-to-games')}</a></p></div>
      </main>`;
    }
    if (!match || !table || table.view === undefined) return html`<main class="screen waiting"><h1 class="visually-hidden">${t('table-title')}</h1>${loadingPanel()}</main>`;
    const covered = match.stage.kind === 'covered';
    return html`<main
        class="table"
        data-game=${this.#game}
        data-stage=${match.stage.kind}
        data-testid="table"
        data-acting=${match.acting ? 'true' : 'false'}
        @card-toggle=${(event: CustomEvent<HandEvents['card-toggle']>) => this.#mayPlay(() => table.toggle(event.detail.id))}
        @hand-act=${() => this.#enter()}
        @hand-release=${() => table.release()}
        @hand-type=${(event: CustomEvent<HandEvents['hand-type']>) => table.type(event.detail.key, event.detail.shift)}
        @card-move=${(event: CustomEvent<HandEvents['card-move']>) => table.move(event.detail.id, event.detail.to)}
        @card-drag=${(event: CustomEvent<HandEvents['card-drag']>) => this.#dragOver(event.detail)}
        @card-drop=${(event: CustomEvent<HandEvents['card-drop']>) => this.#mayPlay(() => table.drop(event.detail.id, event.detail.target, event.detail.x))}
        @card-drag-end=${() => table.dragEnd()}
      >
        <h1 class="visually-hidden">${t(`${this.#game}-name`)}</h1>
        <div class="table-top">${this.#seats()}${this.#tools()}</div>
        <section class="table-middle" aria-label=${t('middle')}>
          ${this.shortened ? this.#notice(t('match-shortened')) : nothing} ${table.middle()}
        </section>
        <p class="table-said" aria-hidden="true" data-testid="said">${match.stage.kind === 'public' ? nothing : this.said.map((sentence) => html`<span>${sentence} </span>`)}</p>
        ${this.#near()} ${this.aside && !covered ? html`<section class="table-log panel" aria-label=${t('log')} tabindex="0"><h2>${t('log')}</h2>${logList(this.#log)}</section>` : nothing}
      </main>
      ${this.#over()}`;
  }

  #notice(text: string): TemplateResult {
    return html`<div class="notice" role="status"><p>${text}</p><button type="button" class="button quiet" @click=${() => (this.shortened = false)}>${t('understood')}</button></div>`;
  }

  #mayPlay(play: () => void): void {
    const match = this.#match;
    if (!match) return;
    if (match.busy) return;
    if (match.stage.kind === 'turn') play();
    else if (match.stage.kind === 'waiting') this.tell(t('wait-turn'));
  }

  #enter(): void {
    const stage = this.#match?.stage;
    if (stage?.kind === 'handing') void this.#match?.handOver();
    else if (stage?.kind === 'turn') this.#table?.enter();
  }

  #dragOver(detail: HandEvents['card-drag']): void {
    if (this.#match?.stage.kind !== 'turn') return;
    const under = document.elementsFromPoint(detail.x, detail.y).find((found) => !found.closest('.dragged')) ?? null;
    this.#table?.dragOver(detail.id, under, detail.x);
  }

  #face(index: number): TemplateResult {
    const match = this.#match as Match;
    const table = this.#table as GameTable;
    const seat = match.view.seats[index];
    if (!seat) return html``;
    return seatFace({
      index,
      name: seat.name,
      bot: match.seats[index]?.bot !== null,
      cards: seat.hand_count,
      score: seat.score,
      turn: !match.view.over && (match.view.turn === index || (match.view.turn === null && match.view.to_act.includes(index))),
      out: table.seatOut(index),
      own: index === match.viewer,
      marks: table.seatMarks(index),
    });
  }

  /** The others, in the order in which they play after the viewer. */
  #seats(): TemplateResult {
    const match = this.#match as Match;
    const count = match.view.seats.length;
    const from = match.viewer === null ? 0 : match.viewer + 1;
    const order = Array.from({ length: match.viewer === null ? count : count - 1 }, (_, i) => (from + i) % count);
    return html`<ul role="list" class="seats" data-count=${order.length} aria-label=${t('players')}>
      ${order.map((index) => this.#face(index))}
    </ul>`;
  }

  #tools(): TemplateResult {
    const match = this.#match as Match;
    return html`<div class="table-tools">
      <button type="button" class="icon-button wide-only" data-testid="tool-hint" aria-label=${t('menu-hint')} title=${t('menu-hint')} ?disabled=${!match.acting || this.hinting} @click=${() => void this.#hint()}>${icon('hint')}</button>
      <button type="button" class="icon-button wide-only" data-testid="tool-undo" aria-label=${t('menu-undo')} title=${t('menu-undo')} ?disabled=${match.stage.kind === 'covered'} @click=${() => void this.#undo()}>${icon('undo')}</button>
      <button type="button" class="icon-button" data-testid="menu" aria-label=${t('menu')} aria-haspopup="dialog" @click=${() => this.#overlay('menu')}>${icon('menu')}</button>
    </div>`;
  }

  #near(): TemplateResult {
    const match = this.#match as Match;
    const table = this.#table as GameTable;
    const { stage } = match;
    if (stage.kind === 'public') {
      const panel = table.panel();
      if (panel) return html`<div class="table-near">${this.refusal ? this.#refusalLine(this.refusal) : nothing}${publicPanel(panel, match.busy, (acts) => void match.answer(acts))}${match.viewer === null ? nothing : this.#hand()}</div>`;
    }
    const bar = table.bar();
    const handing = stage.kind === 'handing';
    const prompt = handing ? t('hand-over-prompt') : stage.kind === 'turn' ? (this.hinting ? t('hint-thinking') : bar.prompt) : stage.kind === 'waiting' ? this.#waitingFor() : '';
    const actions = stage.kind === 'turn' ? bar.actions : [];
    // On a small screen the line of what happened has no room of its own: it stands here while nothing else is to be said.
    const line = this.#small.matches && actions.length === 0 && !handing && this.said.length > 0 ? this.said.join(' ') : prompt;
    return html`<div class="table-near">
      <div class="table-tray">${stage.kind === 'turn' ? (table.tray() ?? nothing) : nothing}</div>
      <div class="action-bar" role="group" aria-label=${t('actions')} data-testid="action-bar">
        ${this.refusal ? this.#refusalLine(this.refusal) : html`<p class="prompt" data-testid="prompt">${line}</p>`}
        <div class="action-buttons">
          ${handing
            ? html`<button type="button" class="button primary" data-testid="hand-over" @click=${() => void match.handOver()}>${t('hand-over', { name: this.names[stage.next] ?? '' })}</button>`
            : nothing}
          ${actions.map(
            (action) =>
              html`<button
                type="button"
                class=${`button ${action.primary ? 'primary' : ''}`}
                data-testid=${`action-${action.id}`}
                ?disabled=${(action.disabled ?? false) || match.busy}
                @click=${action.run}
              >
                ${action.icon ? icon(action.icon) : nothing}${action.label}
              </button>`,
          )}
        </div>
      </div>
      ${match.viewer === null ? nothing : this.#hand()}
    </div>`;
  }

  #refusalLine({ text, clause }: { text: string; clause: string | null }): TemplateResult {
    return html`<p class="refusal" data-testid="refusal">
      ${text}
      ${clause ? html`<a href=${clauseHref(clause, this.#game)} data-testid="refusal-clause" @click=${this.#showClause}>${t('rule-clause', { clause })}</a>` : nothing}
    </p>`;
  }

  #waitingFor(): string {
    const { view } = this.#match as Match;
    const seat = view.turn ?? view.to_act[0];
    return seat === undefined ? '' : t('waiting-for', { name: this.names[seat] ?? '' });
  }

  #hand(): TemplateResult {
    const match = this.#match as Match;
    const table = this.#table as GameTable;
    const viewer = match.viewer as number;
    return html`<div class="own">
      <div class="own-line">
        <ul role="list" class="seats own-seats" aria-label=${t('you')}>
          ${this.#face(viewer)}
        </ul>
        <span class="grow"></span>
        <button type="button" class="button quiet sort" data-testid="sort" aria-label=${t(`sort-${this.#nextSort(table)}`)} @click=${() => this.#sort()}>${icon('sort')}<span>${t(`sort-${this.#nextSort(table)}`)}</span></button>
      </div>
      <mots-hand
        class="own-hand"
        data-testid="hand"
        .cards=${table.hand()}
        .label=${t('hand-of', { name: this.names[viewer] ?? '' })}
        .idle=${match.stage.kind !== 'turn'}
      ></mots-hand>
    </div>`;
  }

  #nextSort(table: GameTable): HandOrder {
    const { sorts } = table;
    return sorts[(sorts.indexOf(settings.get().handOrder) + 1) % sorts.length] ?? 'letters';
  }

  #sort(): void {
    if (!this.#table) return;
    const by = this.#nextSort(this.#table);
    this.#before = places(this);
    settings.set({ handOrder: by });
    this.#table.sort(by);
    this.requestUpdate();
  }

  #showClause = (event: Event): void => {
    event.preventDefault();
    this.#clause = this.refusal?.clause ?? null;
    this.#overlay('rules');
  };

  #over(): TemplateResult | typeof nothing {
    const match = this.#match as Match;
    const table = this.#table as GameTable;
    const { stage } = match;
    if (stage.kind === 'covered' && this.overlay !== 'menu') {
      return html`<mots-curtain
        .name=${this.names[stage.next] ?? ''}
        .news=${this.said.join(' ')}
        @lift=${async () => {
          await match.lift();
          await this.#settled();
          this.querySelector<MotsHand>('mots-hand')?.focusCard();
        }}
      ></mots-curtain>`;
    }
    switch (this.overlay) {
      case 'menu':
        return menuSheet({
          undo: () => void this.#undo(),
          hint: match.acting ? () => void this.#hint() : null,
          rules: () => {
            this.#clause = null;
            this.#overlay('rules');
          },
          log: () => this.#overlay('log'),
          scores: () => this.#overlay('scores'),
          leave: () => go('#/'),
          close: () => this.#overlay(null),
        });
      case 'log':
        return html`<mots-modal kind="sheet" .heading=${t('log')} .body=${logList(this.#log)} @dismiss=${() => this.#overlay(null)}></mots-modal>`;
      case 'scores':
        return html`<mots-modal .heading=${t('score-sheet')} .body=${scorePanel(table.scoreSheet(this.#log), this.names)} @dismiss=${() => this.#overlay(null)}></mots-modal>`;
      case 'rules':
        return html`<mots-modal
          kind="wide"
          .heading=${t('rules-of', { game: t(`${this.#game}-name`) })}
          .body=${html`<mots-rules-text .game=${this.#game} .clause=${this.#clause} .appendix=${this.#appendix?.(this.#options) ?? null}></mots-rules-text>`}
          @dismiss=${() => this.#overlay(null)}
        ></mots-modal>`;
    }
    if (stage.kind === 'summary') return this.#summary(stage.summary);
    if (stage.kind === 'over') {
      return overPanel({
        view: match.view,
        names: this.names,
        sheet: table.scoreSheet(this.#log),
        rematch: () => void this.#rematch(),
        leave: () => go('#/'),
      });
    }
    return (stage.kind === 'turn' ? table.dialog() : null) ?? nothing;
  }

  #summary(summary: RoundSummary): TemplateResult {
    const table = this.#table as GameTable;
    return summaryPanel(summary, table.scoreSheet(this.#log), this.names, () => void this.#match?.goOn());
  }
}

customElements.define('mots-table', MotsTable);
