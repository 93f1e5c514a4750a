// What lies over a table, one thing at a time: what somebody opened, or the curtain, the end of a round or of the match, a
// question of the game.

import { html, nothing, render, type TemplateResult } from 'lit';
import type { MotsElement } from '../lib/element.ts';
import { t, tOf } from '../lib/i18n.ts';
import { fill, mayFill } from '../lib/fill.ts';
import { marked, type Marked } from '../lib/marked.ts';
import { part } from '../lib/part.ts';
import { cleared, closedByBack } from '../lib/history.ts';
import { go } from '../lib/router.ts';
import { atMost } from '../lib/waiting.ts';
import { curtained, type Stage } from '../match/stage.ts';
import type { Appendix } from '../tables/game.ts';
import { entry } from '../tables/registry.ts';
import { lastFirst, nextLevel, type StoredResult } from '../device/results.ts';
import { device } from '../device/device.ts';
import type { Level } from '../protocol/index.ts';
import type { HandOver } from './hand-over.ts';
import { endingPanel } from './ending.ts';
import type { TableLog } from './log.ts';
import { canTurn, facingOf } from './seated.ts';
import { logList, menuSheet, newsFor, newsSince, scorePanel, summaryPanel } from './panels.ts';
import { placesPanel } from './places.ts';
import type { Sitting } from './sitting.ts';
import { lyingMs } from './times.ts';
import { missingNotice } from './engine-panels.ts';
import './rules-text.ts';
import '../pieces/modal.ts';
import '../pieces/curtain.ts';

type Overlay = 'menu' | 'log' | 'scores' | 'rules' | 'trick' | 'seats' | null;

/** The overlays that show no hand, and so may lie over the curtain. */
const OPEN: readonly Overlay[] = ['menu', 'seats'];

/** How long the end of a match may wait for the log and the results that it shows, in ms. */
const SOON = 800;

/** What follows the end of a match. */
export interface EndActs {
  rematch: (level: Level | null) => void;
  /** Null where the match cannot be looked at again. */
  review: (() => void) | null;
  /** Null if the match may not be shared. */
  share: (() => void) | null;
  /** Receives the best of the match; null if that is not kept. */
  best: ((told: Marked) => void) | null;
}

export class Over {
  #open: Overlay = null;
  #closeEntry: () => void = () => undefined;
  /** The clause at which the rules open. */
  #clause: string | null = null;
  #appendix: Appendix | null = null;
  /** How matches on this device ended, read when this one is over; null until then. */
  #results: readonly StoredResult[] | null = null;
  /** Whether log and results have been read, or waited for long enough. The end is shown only then, so that no button moves under a finger. */
  #known = false;
  /** The stage in which an ended round is shown; `#flows` is the timer that ends it. */
  #resting: Stage | null = null;
  #flows: ReturnType<typeof setTimeout> | undefined;
  /** The stage for which the curtain is down. */
  #covered: Stage | null = null;

  constructor(
    private readonly element: MotsElement,
    private readonly log: TableLog,
    private readonly handOver: HandOver,
    private readonly acts: EndActs,
  ) {}

  openMenu(): void {
    this.#show('menu');
  }

  openLog(): void {
    this.#show('log');
  }

  openTrick({ table }: Sitting): void {
    if (table.lastTrick()) this.#show('trick');
  }

  openRules({ game }: Sitting, clause: string | null): void {
    this.#clause = clause;
    this.#show('rules');
    if (this.#appendix) return;
    void this.#readAppendix(game);
  }

  async #readAppendix(game: string): Promise<void> {
    const load = entry(game)?.appendix;
    if (!load) return;
    try {
      this.#appendix = await part(`${game}-appendix`, load);
    } catch {
      this.#appendix = { draw: () => missingNotice(() => this.#readAppendix(game)) };
    }
    this.element.requestUpdate();
  }

  /** Goes on to the next round when the ended one has been shown for long enough. Without pauses (`pace`), or if perhaps nobody is watching
   * (`GameTable.attended`), the next round waits for a touch. */
  #flow({ match, table }: Sitting): void {
    const { stage } = match;
    if (stage === this.#resting) return;
    clearTimeout(this.#flows);
    this.#resting = stage.kind === 'summary' && table.flows ? stage : null;
    if (stage.kind !== 'summary' || this.#resting === null || !table.attended(stage.step)) return;
    const ms = lyingMs(table.toRead);
    if (ms === 0) return;
    this.#flows = setTimeout(() => {
      if (match.stage === stage && this.element.isConnected) void match.goOn();
    }, ms);
  }

  /** Whether somebody has opened something over the table. */
  get reads(): boolean {
    return this.#open !== null;
  }

  /** To be called after a change of the stage. */
  staged(sitting: Sitting): void {
    const { match } = sitting;
    const { kind } = match.stage;
    this.#flow(sitting);
    const covered = curtained(match.stage);
    if (covered && this.#open !== null && !OPEN.includes(this.#open)) this.#close();
    if (kind === 'over' && this.#open === 'seats') this.#close();
    // The curtain tells news from the log.
    const lowered = covered && this.#covered !== match.stage;
    this.#covered = covered ? match.stage : null;
    if (kind === 'over' && this.#results === null) void this.#readEnd();
    if (kind !== 'over') {
      this.#results = null;
      this.#known = false;
    }
    if (
      lowered ||
      this.log.aside ||
      this.#open === 'log' ||
      this.#open === 'scores' ||
      kind === 'summary' ||
      kind === 'over'
    )
      void this.log.read().then(() => kind === 'over' && this.#tellBest(sitting));
  }

  /** A table returns the best of the match as a drawing. Kept is the text, with the language of each of its parts. */
  #tellBest({ table }: Sitting): void {
    const best = this.acts.best && table.best(this.log.entries);
    if (!best || !this.acts.best) return;
    const drawn = document.createElement('div');
    render(best, drawn);
    this.acts.best(marked(drawn, document.documentElement.lang));
  }

  #show(overlay: Overlay): void {
    // The browser's way back closes what is open; it leaves the table only if nothing is.
    if (overlay !== null && this.#open === null) this.#closeEntry = closedByBack(() => this.#shut());
    if (overlay === null) this.#closeEntry();
    this.#open = overlay;
    if (overlay === 'log' || overlay === 'scores') void this.log.read();
    this.element.requestUpdate();
  }

  #close = (): void => this.#show(null);

  #shut(): void {
    this.#open = null;
    this.element.requestUpdate();
  }

  /** `turn` shows the end of a round or of the match to the next side where somebody sits; null where people don't sit around it. */
  render(sitting: Sitting, turn: (() => void) | null): TemplateResult | typeof nothing {
    const { match, names, table } = sitting;
    const { stage } = match;
    if (stage.kind === 'covered' && curtained(stage) && !OPEN.includes(this.#open)) {
      const { entries } = this.log;
      const { quiet, news: isNews, wording, tutor } = sitting;
      const { lifts, begun } = table.atCurtain(stage.next);
      const told = sitting.said.join(' ');
      // Until the log is there nobody knows what is new.
      const known = begun || entries.length > 0 ? told || null : null;
      const news = begun ? null : newsFor(stage.next, entries, wording, { quiet, isNews, lesson: tutor.lesson });
      return html`<mots-curtain .name=${names[stage.next] ?? ''} .seat=${stage.next} .passed=${this.element.dataset['lies'] !== 'yes'} .since=${newsSince(stage.next, entries, quiet)} .news=${news ?? known} .told=${told} .trick=${table.lastTrick()} .lifts=${lifts?.label ?? ''} @lift=${() => this.handOver.lift(sitting)} @places=${() => this.#show('seats')}></mots-curtain>`;
    }
    const sheet = () => table.scoreSheet(this.log.entries);
    switch (this.#open) {
      case 'menu':
        return this.#menu(sitting);
      case 'log':
        return html`<mots-modal kind="sheet" .heading=${t('log')} .body=${sitting.side?.log() ?? logList(this.log.entries, sitting.wording, sitting.quiet)} @dismiss=${this.#close}></mots-modal>`;
      case 'trick':
        return html`<mots-modal .heading=${t('last-trick')} .body=${table.lastTrick() ?? html``} @dismiss=${this.#close}></mots-modal>`;
      case 'seats':
        return placesPanel(match, facingOf(this.element), {
          sit: (seat, player) => {
            this.#close();
            void sitting.sit(seat, player);
          },
          close: this.#close,
        });
      case 'scores':
        return html`<mots-modal .heading=${t('score-sheet')} .body=${scorePanel(sheet(), names)} @dismiss=${this.#close}></mots-modal>`;
      case 'rules':
        return html`<mots-modal
          kind="wide"
          .heading=${t('rules-of', { game: tOf(sitting.game, 'name') })}
          .body=${html`<mots-rules-text .game=${sitting.game} .clause=${this.#clause} .appendix=${this.#appendix?.draw(sitting.options, sitting.data) ?? null}></mots-rules-text>`}
          @dismiss=${this.#close}
        ></mots-modal>`;
    }
    if (stage.kind === 'summary' && !table.flows) {
      const summary = table.roundSummary(stage.step);
      if (summary) {
        const [own] = sitting.humans.length === 1 ? sitting.humans : [];
        const scores = stage.step.after.seats.map(({ score }) => score);
        return summaryPanel(summary, sheet(), names, { scores, own, goOn: () => void match.goOn(), turn });
      }
    }
    if (stage.kind === 'over' && this.#known)
      return endingPanel(sitting, this.log.entries, {
        next: this.#next(sitting),
        rematch: this.acts.rematch,
        review: this.acts.review,
        share: this.acts.share,
        leave: () => void leave(),
        turn,
      });
    // The game's dialog must not hide the answers to a question that nobody has to answer.
    const asks = stage.kind === 'turn' || (sitting.composes && (stage.kind === 'waiting' || !sitting.foresees));
    return (asks ? table.dialog() : null) ?? nothing;
  }

  async #readEnd(): Promise<void> {
    this.#results = [];
    const read = async (): Promise<void> => {
      await Promise.allSettled([this.log.read(), this.#readResults()]);
    };
    await atMost(SOON, read());
    // Meanwhile the end may have been taken back.
    if (this.#results === null) return;
    this.#known = true;
    this.element.requestUpdate();
  }

  async #readResults(): Promise<void> {
    this.#results = lastFirst(await device.results.all());
    this.element.requestUpdate();
  }

  /** The level to try next: after some matches won against bots of this one. */
  #next({ match, game, humans }: Sitting): Level | null {
    const bots = match.seats.flatMap(({ bot }) => bot ?? []);
    const same = bots.every((bot) => bot === bots[0]);
    return humans.length === 1 && same ? nextLevel(this.#results ?? [], game, bots[0] ?? null) : null;
  }

  #menu(sitting: Sitting): TemplateResult {
    const closing = (run: () => void) => () => {
      this.#close();
      run();
    };
    return menuSheet({
      can: sitting.can,
      oneTap: sitting.table.takesOneTap,
      turns: canTurn(sitting.humans.length),
      bots: sitting.humans.length < sitting.match.seats.length,
      ...(sitting.table.takesOneTap ? { trick: sitting.table.lastTrick() ? () => this.#show('trick') : null } : {}),
      undo: closing(() => void sitting.undo()),
      undoless: sitting.undoless,
      hint: sitting.mayAsk ? closing(() => void sitting.hint()) : null,
      rules: () => this.openRules(sitting, null),
      ...(mayFill() ? { fill: closing(fill) } : {}),
      ...(sitting.side === null
        ? { seats: sitting.match.stage.kind === 'over' ? null : () => this.#show('seats') }
        : {}),
      log: () => this.#show('log'),
      scores: () => this.#show('scores'),
      leave: closing(() => void leave()),
      close: this.#close,
    });
  }
}

/** Closes what lies over the table first, so that the way back from the games leads to the table, not to an empty menu. */
async function leave(): Promise<void> {
  await cleared();
  go('#/');
}
