// Draws everything around a table: puts the parts of the page together, and passes on what people do with the hand. The conductor says whose turn it
// is and who may look; the game's own table (../tables) draws the middle.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import sheet from '../../styles/table.css';
import worldSheet from '../../styles/worlds.css';
import { settings } from '../device/settings.ts';
import type { MotsElement } from '../lib/element.ts';
import { t, tOf } from '../lib/i18n.ts';
import { giveKeyboard, keyboardLost } from '../lib/keyboard.ts';
import { hush, inOne, tell } from '../lib/live.ts';
import type { Marked } from '../lib/marked.ts';
import { part } from '../lib/part.ts';
import { FAR_ENOUGH } from '../lib/drag.ts';
import { settleAll, underWayAt } from '../lib/motion.ts';
import { still } from '../lib/stillness.ts';
import { wear } from '../lib/styles.ts';
import { dress } from '../pieces/emblems.ts';
import type { HandEvents } from '../pieces/hand.ts';
import type { LineActs } from '../pieces/line.ts';
import { curtained } from '../match/stage.ts';
import type { Level } from '../protocol/index.ts';
import { HandOver } from './hand-over.ts';
import { Attention, handOf, settled } from './attention.ts';
import { Facing } from './facing.ts';
import type { Ear } from './ear.ts';
import { again } from './heard.ts';
import { Guard } from './guard.ts';
import { TableLog } from './log.ts';
import { around, asks, near, others, clocksAcross, seatsAt, tools } from './near.ts';
import { Over } from './over.ts';
import { logList, titleCard } from './panels.ts';
import { Show } from './show.ts';
import { Sitting, type Place } from './sitting.ts';

wear(sheet);
wear(worldSheet);

type Told<E extends keyof HandEvents> = CustomEvent<HandEvents[E]>;

const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const;

export interface Surroundings extends Omit<Place, 'redraw'> {
  /** Whether the keyboard focus was at the table before this one. */
  focused: boolean;
  /** Plays the same game again, with bots of that level if one is given. */
  rematch: (level: Level | null) => void;
  /** Opens the replay of the match, when it is over. */
  review?: () => void;
  /** Shares a link to the match, when it is over. */
  share?: () => void;
  /** Receives the best of the match when it is over. */
  best?: (told: Marked) => void;
  trouble: (error: unknown) => void;
}

/** Whether a key press does something: it is no repetition, and no modifier key. */
const acts = (event: KeyboardEvent): boolean => !event.repeat && !event.getModifierState(event.key);

/** Whether a letter or Backspace was typed. */
const typed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && /^([a-z]|Backspace)$/i.test(key);

export class Shell {
  readonly sitting: Sitting;
  readonly #root: MotsElement;
  readonly #attention: Attention;
  readonly #facing: Facing;
  readonly #guard: Guard;
  readonly #log: TableLog;
  readonly #handOver: HandOver;
  readonly #over: Over;
  readonly #show: Show;
  /** Whether the line has had the focus once. */
  #begun = false;
  /** Whether the focus was on what stood here before the table was drawn; it then moves to the heading. */
  #headed: boolean;
  /** Handles the line of people who play by ear; loaded when the line first gets the focus, or when somebody writes on it. */
  #ear: Promise<Ear> | null = null;
  readonly #line: LineActs = {
    submit: (text) => void this.#hear((ear) => ear.submit(text)),
    command: (letter) => void this.#hear((ear) => ear.command(letter)),
  };
  /** Stops listening for changes of `still`. */
  readonly #forgetStillness: () => void;
  /** The hand card that a finger came down on, and where. The touch ends all motion, so another card may lie there when the finger goes up; the
   * browser then sends no click to either. A moving card lets touches through (`at` is null): it was meant if it lies there in the end. */
  #meant: { card: HTMLElement; at: { x: number; y: number } | null } | null = null;
  /** Cards touched while the viewer's last action is being performed or shown; they are lifted once the viewer may move again. */
  #early: (() => void)[] = [];

  constructor(place: Surroundings) {
    const { root, match, focused, rematch, review = null, share = null, best = null, trouble } = place;
    this.#root = root;
    this.#headed = root.contains(document.activeElement);
    this.#attention = new Attention(
      root,
      () => match.stage.kind,
      () => this.sitting.table,
      focused,
    );
    this.#facing = new Facing(root);
    this.#guard = new Guard(root);
    this.#log = new TableLog(root, match);
    this.#handOver = new HandOver(root);
    this.#over = new Over(root, this.#log, this.#handOver, { rematch, review, share, best });
    const redraw = (motion = false): void => {
      // While actions of others are being shown, these move; what the viewer prepares appears at once.
      if (motion && this.sitting.foresees && match.showing) settleAll();
      else if (motion) this.#show.noteBefore();
      root.requestUpdate();
    };
    this.sitting = new Sitting({ ...place, redraw });
    this.#show = new Show(root, this.sitting, this.#attention, this.#log, {
      changed: () => {
        this.#over.staged(this.sitting);
        root.requestUpdate();
      },
      trouble,
    });
    root.addController(this.#attention);
    root.addController(this.#log);
    this.#forgetStillness = still.onChange(this.#onHidden);
    document.addEventListener('keydown', this.#onKey);
    for (const type of TOUCHES) document.addEventListener(type, this.#guard.touched, { capture: true });
    document.addEventListener('click', this.#guard.clicked, { capture: true });
    addEventListener('pagehide', this.#onLeave);
  }

  async begin(): Promise<void> {
    await this.sitting.match.begin(this.#show);
  }

  /** The table is left. */
  stop(): void {
    this.#forgetStillness();
    document.removeEventListener('keydown', this.#onKey);
    for (const type of TOUCHES) document.removeEventListener(type, this.#guard.touched, { capture: true });
    document.removeEventListener('click', this.#guard.clicked, { capture: true });
    removeEventListener('pagehide', this.#onLeave);
    for (const part of [this.#attention, this.#log]) {
      this.#root.removeController(part);
      part.hostDisconnected();
    }
    this.#show.stop();
    this.sitting.match.stop();
    hush();
  }

  /** The table was drawn. */
  drawn(): void {
    this.#show.drawn();
    this.#liftEarly();
    if (settings.get().ear && !this.#begun) this.#takeUp();
    if (this.#headed) void this.#lead();
    void this.#guard.look();
  }

  async #hear(what: (ear: Ear) => void): Promise<void> {
    try {
      what(await this.#listening());
    } catch {
      this.#ear = null;
      this.sitting.tell(t('ear-missing'));
    }
  }

  #listening(): Promise<Ear> {
    const middle = (): string => this.#root.querySelector<HTMLElement>('.table-middle')?.innerText ?? '';
    this.#ear ??= part('ear', () => import('./ear.ts')).then(
      (loaded) => new loaded.Ear(this.sitting, middle, () => this.#over.openLog()),
    );
    return this.#ear;
  }

  /** Gives the keyboard to the line when somebody plays by ear. */
  #takeUp(): void {
    const line = this.#root.querySelector<HTMLElement>('#ear-line');
    if (!line) return;
    this.#begun = true;
    // Loads the code for the line in advance; if it does not load, the first line that is entered says so.
    this.#listening().catch(() => (this.#ear = null));
    giveKeyboard(line, { preventScroll: true });
  }

  /** Moves the focus from a heading that has disappeared to the table's. This waits for the next layout, because a focus forces one. */
  async #lead(): Promise<void> {
    await settled(this.#root);
    const heading = this.#root.querySelector<HTMLElement>('.table h1');
    if (!heading || !this.#headed) return;
    this.#headed = false;
    if (keyboardLost()) giveKeyboard(heading, { preventScroll: true });
  }

  /** Opens the log over the table. */
  openLog(): void {
    this.#over.openLog();
  }

  /** Says something with the next step. */
  report(sentence: () => string): void {
    this.#show.report(sentence);
  }

  #onHidden = (): void => {
    this.#rest();
    // Redraws the clocks, which stop or run again.
    this.#root.requestUpdate();
  };

  /** Stops the match's time while nobody sees the page. It also stops while a person alone with bots reads something over the table and a clock or
   * a question with a time limit is running: nobody else waits, and the person sees neither dice, buzzer nor question. */
  #rest(): void {
    const { match } = this.sitting;
    const runs = 'stays' in match.stage || match.view.clocks.some(({ running }) => running);
    const rests = still.now || (runs && match.humans.length === 1 && this.#over.reads);
    if (rests !== match.hidden) match.hide(rests);
  }

  #onLeave = (): void => this.sitting.match.remember();

  /** Ctrl+Z takes back, a question mark asks for a hint, Escape ends an explanation; but not while somebody types, or while a dialog is open. Any
   * key ends what lies over a deal, so that the keyboard moves through a visible hand. */
  #onKey = (event: KeyboardEvent): void => {
    const { sitting } = this;
    if (document.querySelector('dialog[open]')) return;
    if (acts(event)) {
      this.#show.hurry();
      if (this.sitting.title !== null) this.sitting.match.hurry();
    }
    const writing = (event.target as Element).closest('input, select, textarea, [contenteditable]');
    if (writing || event.defaultPrevented) return;
    const { can, match } = sitting;
    if (event.key === 'Escape' && sitting.about !== null) return sitting.explain(null);
    // The semicolon opens the line, which then receives the key itself.
    if (event.key === ';') return this.#root.querySelector<HTMLInputElement>('#ear-line')?.focus();
    const back = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (back && can.undo && match.stage.kind !== 'covered') void sitting.undo();
    else if (event.key === '?' && can.hint) this.#askHint();
    // Letters go to the hand, wherever the focus is on the table.
    else if (can.hand && sitting.composes && typed(event)) this.#type(event);
    else return;
    event.preventDefault();
  };

  #type({ key, shiftKey }: { key: string; shiftKey: boolean }): void {
    void this.#mayPlay(() => this.#prepare(() => this.sitting.table.type(key, shiftKey)), false);
  }

  /** The key for a hint gives nothing up. If the hint would begin the viewer's move, and so end a question that waits only for that move, the
   * question is said again instead. */
  #askHint(): void {
    const { stage } = this.sitting.match;
    const panel = stage.kind === 'open' && stage.lapse ? this.sitting.table.panel() : null;
    if (panel) tell({ kind: 'answer', parts: inOne(again(this.sitting), t('hint-later')) });
    else void this.sitting.hint();
  }

  /** `notice`: a message about the match itself. Returns null before there is a view. The parts are in the order in which screen readers read
   * them: the question and the hand, then the middle and the seats; styles/table.css decides where each is seen. */
  render(notice: TemplateResult | typeof nothing): TemplateResult | null {
    const { sitting } = this;
    const { game, match, table, said } = sitting;
    if (table.view === null) return null;
    const { kind } = match.stage;
    const hand = handOf(this.#root);
    if (hand?.contains(document.activeElement)) hand.leave(table.hand());
    dress(
      sitting.names,
      match.seats.map(({ bot }) => bot !== null),
    );
    this.#rest();
    this.#facing.look(sitting, this.#over.reads);
    const showClause = (clause: string): void => this.#over.openRules(sitting, clause);
    const { places } = this.#facing;
    const ballot = around(sitting, places, showClause);
    const logged = this.#log.aside && !curtained(match.stage);
    return html`<main
        class=${classMap({ table: true, around: places !== null, logged })}
        data-game=${game}
        data-stage=${kind}
        data-scene=${table.scene() ?? nothing}
        data-testid="table"
        data-acting=${match.acting ? 'true' : 'false'}
        data-moves=${table.view.moves}
        @card-toggle=${({ detail }: Told<'card-toggle'>) => this.#toggle(detail.id)}
        @pointerdown=${(event: PointerEvent) => this.#hurry(event)}
        @click=${(event: MouseEvent) => this.#clicked(event)}
        @show-trick=${() => this.#over.openTrick(sitting)}
        @hand-act=${({ detail }: Told<'hand-act'>) => this.#enter(detail.id)}
        @hand-release=${() => table.release()}
        @hand-type=${({ detail }: Told<'hand-type'>) => this.#type({ key: detail.key, shiftKey: detail.shift })}
        @card-move=${({ detail }: Told<'card-move'>) => table.move(detail.id, detail.to)}
        @card-drag=${({ detail }: Told<'card-drag'>) => this.#dragOver(detail)}
        @card-drop=${({ detail }: Told<'card-drop'>) => void this.#mayPlay(() => table.drop(detail.id, detail.target, detail))}
        @card-drag-end=${() => table.dragEnd()}
      >
        <h1 class="visually-hidden">${tOf(game, 'name')}</h1>
        <button type="button" class="button skip" data-testid="skip" @click=${() => this.#attention.goOn()}>${t('skip-to-question')}</button>
        ${near(sitting, this.#handOver, showClause, places, settings.get().ear && sitting.side === null && kind !== 'covered' ? this.#line : null, ballot !== null)}
        <section class="table-middle" aria-label=${t('middle')} ?inert=${ballot !== null}>
          <h2 class="visually-hidden">${t('heading-middle')}</h2>
          ${notice} ${table.middle()}
        </section>
        <p class="table-said" aria-hidden="true" data-testid="said">${asks(sitting) && !(kind === 'open' && match.busy) ? nothing : said.slice(-3).map((sentence) => html`<span>${sentence} </span>`)}</p>
        <div class="table-top">${clocksAcross(sitting, places)}${others(sitting, places)}${tools(sitting, () => this.#over.openMenu())}</div>
        ${seatsAt(sitting, places, 'left')}${seatsAt(sitting, places, 'right')}
        ${sitting.side?.hands() ?? nothing}
        ${sitting.title === null ? nothing : titleCard(sitting.title)}
        ${ballot ?? nothing}
        ${logged ? html`<section class="table-log panel" aria-label=${t('log')} tabindex="0"><h2>${t('log')}</h2>${sitting.side?.log() ?? logList(this.#log.entries, sitting.wording, sitting.quiet)}</section>` : nothing}
      </main>
      ${this.#over.render(sitting, places === null ? null : () => this.#facing.turn())}`;
  }

  /** A touch of the table hurries things on, unless it touches something that answers a question. A vote is cast only in its panel. */
  #hurry({ target, clientX, clientY }: PointerEvent): void {
    const { match } = this.sitting;
    const { stage, showing } = match;
    const touched = target as Element;
    const cards = this.#root.querySelectorAll<HTMLElement>('mots-hand .slot');
    const pressed = touched.closest<HTMLElement>('mots-hand .slot');
    const card = pressed ?? (touched.closest('button, a, input') ? null : underWayAt(cards, clientX, clientY));
    this.#meant = card && { card, at: pressed && { x: clientX, y: clientY } };
    this.#show.hurry();
    if (stage.kind === 'summary' && this.sitting.flows && !touched.closest('button, a')) void match.goOn();
    if (match.acting || (stage.kind === 'open' && stage.lapse?.own)) return;
    if (this.sitting.foresees && !match.dealing && touched.closest('mots-hand, .table-tray, [data-drop]')) return;
    if (!touched.closest('.action-buttons, .public-panel, .ballot, .ballot-side, .table-tools, a')) match.hurry();
    if (!showing && !touched.closest('button, a')) void match.waitNoLonger();
  }

  #clicked(event: MouseEvent): void {
    const { target, clientX, clientY } = event;
    const { sitting } = this;
    const meant = this.#meant;
    this.#meant = null;
    const clause = (target as Element).closest<HTMLElement>('a[data-clause]')?.dataset['clause'];
    if (clause !== undefined) {
      event.preventDefault();
      return this.#over.openRules(sitting, clause);
    }
    sitting.explain((target as Element).closest<HTMLElement>('[data-about]')?.dataset['about'] ?? null);
    if (!meant || meant.card.contains(target as Element) || (settings.get().oneTap && sitting.table.takesOneTap))
      return;
    const { card, at } = meant;
    const same = at
      ? Math.hypot(clientX - at.x, clientY - at.y) < FAR_ENOUGH
      : card.contains(document.elementFromPoint(clientX, clientY));
    if (same) card.click();
  }

  #toggle(id: string): void {
    const { match, table } = this.sitting;
    const lift = (): void => this.#prepare(() => table.toggle(id));
    // A tap that would play the card at once is not kept for later.
    const waits = match.stage.kind === 'turn' && match.busy && !(settings.get().oneTap && table.takesOneTap);
    // What was touched first is lifted first.
    if (waits || this.#early.length > 0) this.#early.push(lift);
    else void this.#mayPlay(lift);
  }

  #liftEarly(): void {
    const { match, foresees } = this.sitting;
    if (match.stage.kind !== 'turn' && !foresees) this.#early = [];
    // One card at a time: the next one is lifted after this one is drawn.
    else if (match.acting || foresees) this.#early.shift()?.();
  }

  /** Performs `play` if the viewer may use their cards now. During a deal, it waits until they are dealt; a tap that would play a card only
   * hurries the deal. `tells`: a viewer who is not on turn is told so. */
  async #mayPlay(play: () => void, tells = true): Promise<void> {
    const { sitting } = this;
    const { match, table } = sitting;
    if (match.dealing) {
      // The hand that is drawn still belongs to the round before.
      if (table.view !== match.view) return;
      if (!(settings.get().oneTap && table.takesOneTap) && ((await match.take()) || sitting.foresees)) play();
      return;
    }
    // Preparing gives nothing up, and what is touched while the viewer's move begins is part of it.
    if (sitting.composes) return play();
    if (match.busy) return;
    const { kind } = match.stage;
    if (kind === 'turn') play();
    else if (tells && kind === 'waiting') sitting.tell(t('wait-turn'));
  }

  /** Makes a change by hand, and says what is prepared unless the change was refused. */
  #prepare(change: () => void): void {
    this.sitting.refusal = null;
    change();
    this.sitting.sayPrepared();
  }

  /** Enter does what the bar offers first; where it offers nothing yet, it lifts the card that it was pressed on, or says what is asked. */
  #enter(id: string): void {
    const { sitting } = this;
    const { match, table } = sitting;
    const { kind } = match.stage;
    if (kind === 'handing') return void match.handOver();
    const panel = kind === 'open' ? table.panel() : null;
    const lifted = table.hand().some((card) => card.lifted || card.away);
    const begun = sitting.composes && lifted;
    if (panel && !begun) return tell({ kind: 'answer', parts: again(sitting) });
    if (sitting.foresees ? begun : kind === 'waiting') return sitting.tell(t('wait-turn'));
    if (kind !== 'turn' && !begun && !sitting.foresees) return;
    const ready = table.bar().actions.some(({ primary }) => primary);
    if (!ready && !lifted) return this.#prepare(() => table.toggle(id));
    // The last letter was refused, so the prepared move may not be the one that is meant: it is said first.
    if (sitting.refusal !== null) return this.#prepare(() => undefined);
    table.enter();
    if (!ready) sitting.sayPrepared();
  }

  #dragOver({ id, x, y }: HandEvents['card-drag']): void {
    const { match, table } = this.sitting;
    if (match.stage.kind !== 'turn' && !this.sitting.composes) return;
    const under = document.elementsFromPoint(x, y).find((found) => !found.closest('.dragged')) ?? null;
    table.dragOver(id, under, { x, y });
  }
}
