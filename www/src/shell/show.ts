// A match as people see and hear it: steps as motion, sentences and sounds, one after the other, and what is asked of whom.

import { say } from '../lib/i18n.ts';
import { flush, flushNow, hush, tell } from '../lib/live.ts';
import type { MotsElement } from '../lib/element.ts';
import {
  countAll,
  dealAround,
  firstInSight,
  holdBack,
  places,
  swell,
  sweep,
  travel,
  type Owner,
  type Places,
} from '../lib/motion.ts';
import { nextTask, pause } from '../lib/waiting.ts';
import { react } from '../pieces/emblems.ts';
import { paceMs, settings, shareOfPace } from '../device/settings.ts';
import { play as sound } from '../lib/sound.ts';
import type { Action, Refusal, TableEvent, View } from '../protocol/index.ts';
import type { Step } from '../match/step.ts';
import { passes } from '../match/question.ts';
import type { Stage } from '../match/stage.ts';
import type { Deed, Manner, Spectacle } from '../match/stage.ts';
import type { Showing } from '../match/presentation.ts';
import { asked, briefly, cards as named, fully, happened, within, withOffers } from './heard.ts';
import type { Attention } from './attention.ts';
import type { TableLog } from './log.ts';
import type { Sitting } from './sitting.ts';
import { othersMs, roundMs, scoresMs, STAGGER, titleMs } from './times.ts';
import { lidPrompt } from './hand-over.ts';

export interface ShowEvents {
  /** Stage, view or what is said are other than they were. */
  changed(): void;
  trouble(error: unknown): void;
}

export class Show implements Spectacle {
  /** What is to be said before the next step. */
  #reports: (() => string)[] = [];
  /** Where things lay before what is about to be drawn. */
  #before: Places | null = null;
  /** Cards are dealt in what is about to be drawn. */
  #dealing = false;
  /** Aborted when the table is left: stops every motion that no step waits for. */
  readonly #left = new AbortController();
  /** Ends the motion of a first deal, for which nothing waits. */
  #firstDeal = new AbortController();
  /** Takes away what lies over the table as a match begins. */
  readonly #seen = new AbortController();
  /** The seats whose hand of this round has not been seen yet. */
  #undealt = new Set<number>();
  /** What the step that ended a round led to: it is told when the next one is dealt. */
  #next: readonly TableEvent[] = [];
  #asked: View | null = null;
  /** The stage of the lid that was told of last. */
  #lid: Stage | null = null;
  /** The question that stays open, as it was put. */
  #stays = '';
  #told: number | null = null;
  /** A hand lies there that its owner has not been told of: it was just dealt, or the match was opened again. */
  #handUntold = false;
  #resumed = false;
  /** What lies over the table before the first deal, and that deal: until then nothing else is shown. */
  #opened: Promise<void> = Promise.resolve();
  /** How the match opens has not been told yet: the question follows it. */
  #opens = false;
  #first: Promise<void> = Promise.resolve();

  constructor(
    private readonly root: MotsElement,
    private readonly sitting: Sitting,
    private readonly attention: Attention,
    private readonly log: TableLog,
    private readonly events: ShowEvents,
  ) {}

  /** Says something with the next step. */
  report(sentence: () => string): void {
    this.#reports.push(sentence);
  }

  /** What is about to change its place without a step is to travel there. */
  noteBefore(): void {
    this.#before ??= places(this.root);
  }

  /** The table was drawn. */
  drawn(): void {
    const dealing = this.#dealing;
    const before = this.#before;
    this.#dealing = false;
    this.#before = null;
    if (dealing) this.#first = this.#dealt().catch(() => undefined);
    else if (before)
      void this.attention.settled().then(() => travel(this.root, before, this.#own(), { duration: 200 }));
  }

  /** A hand that lies there for the first time comes to where it lies. */
  async #dealt(): Promise<void> {
    const { root, sitting } = this;
    const { dealt } = sitting;
    await this.attention.settled();
    const before = places(root);
    for (const key of sitting.table.dealt().keys()) before.delete(key);
    this.#firstDeal = new AbortController();
    const owner = this.#own(this.#firstDeal.signal);
    await this.#dealOut(before, dealt, owner, this.#opened);
    if (!owner.signal.aborted) await sitting.table.afterDeal(owner);
  }

  /** The own cards come from whoever deals, and if that is the deal of the whole round, cards go from there to everybody else meanwhile. Whoever looks
   * at their hand later has it from their own seat. */
  async #dealOut(before: Places, all: boolean, owner: Owner, opened = Promise.resolve()): Promise<void> {
    const { root, sitting } = this;
    const origins = sitting.table.dealt();
    const seat = `seat:${sitting.match.viewer}`;
    const from = origins.size === 0 ? null : firstInSight(root, [...new Set(origins.values()), seat]);
    const place = (from?.querySelector('[data-flip-from]') ?? from)?.getBoundingClientRect();
    const way = all ? origins : new Map([...origins.keys()].map((key) => [key, seat]));
    await holdBack(root, origins.keys(), owner, opened);
    const others = all && place ? dealAround(root, place, origins.size * STAGGER, owner) : undefined;
    await Promise.all([travel(root, before, owner, { origins: way, stagger: STAGGER }), others]);
    sitting.dealt = false;
    countAll(root);
  }

  /** The owner of motions that belong to no step: they end when the table is left. */
  #own(hurried?: AbortSignal): Owner {
    return { signal: this.#left.signal, ...(hurried ? { hurried } : {}) };
  }

  /** The table is left: nothing moves any more. */
  stop(): void {
    this.#left.abort();
    this.#seen.abort();
  }

  /** Puts the cards of a first deal at once where they are going. */
  hurry(): void {
    this.#firstDeal.abort();
    this.#seen.abort();
  }

  /** The next round: what the last one left goes, and the cards come. */
  async deal(showing: Showing): Promise<void> {
    const { signal, drew } = showing;
    const { root, sitting } = this;
    const { match, table } = sitting;
    if (!root.isConnected) return;
    await this.#title(showing);
    await nextTask();
    if (signal.aborted) return;
    const before = places(root);
    this.#before = null;
    table.update(match.view, null);
    if (match.viewer !== null) {
      table.deals();
      sitting.dealt = true;
    }
    drew();
    this.#begins(match.view);
    if (match.viewer !== null) this.#undealt.delete(match.viewer);
    if (this.#next.length > 0) this.#tell(this.#next);
    this.#tellHand();
    // What the round before was about has been said.
    sitting.tutor.forget();
    void sitting.tutor.explain(this.#next, match.view, null);
    root.requestUpdate();
    await this.attention.settled();
    if (signal.aborted) {
      sitting.dealt = false;
      return;
    }
    this.#sound(this.#next);
    this.#next = [];
    await Promise.race([this.#dealOut(before, sitting.dealt, showing), pause(2400)]);
    if (!signal.aborted) await table.afterDeal(showing);
  }

  /** What was drawn before the first deal lies over the table for a moment; then the cards are dealt, and what happens is shown. A touch or a key
   * takes it away. */
  async #open(): Promise<void> {
    const { root, sitting } = this;
    const { signal } = this.#seen;
    const title = sitting.table.opening(await sitting.match.readLog().catch(() => []));
    if (signal.aborted) return;
    if (title) tell({ kind: 'event', parts: [title.round, title.text].filter(Boolean).join('. ') });
    this.#opens = false;
    this.#ask();
    if (!title || paceMs() === 0) return;
    sitting.title = title;
    root.requestUpdate();
    await pause(shareOfPace(2.6, 2600), signal);
    if (sitting.title !== title) return;
    sitting.title = null;
    root.requestUpdate();
  }

  /** What the next round is called lies over the table for a moment; a touch takes it away. */
  async #title({ hurried }: Showing): Promise<void> {
    const { root, sitting } = this;
    const { match, table } = sitting;
    sitting.title = match.view.over ? null : table.title(match.view);
    if (!sitting.title) return;
    const { round, name, text } = sitting.title;
    tell({ kind: 'event', parts: [round, name, text].filter(Boolean).join('. ') });
    root.requestUpdate();
    await pause(titleMs(round, name, text), hurried);
    sitting.title = null;
    root.requestUpdate();
  }

  /** A round begins: nobody has seen their hand. */
  #begins(view: View): void {
    this.#undealt = new Set(view.seats.keys());
  }

  /** Shows a step: what was, then what is, with everything travelling from one to the other. */
  async play(step: Step, showing: Showing): Promise<void> {
    const { root, sitting } = this;
    const { table } = sitting;
    await this.#first;
    // The engine's answer was read in this task: a step is drawn in one of its own.
    await nextTask();
    const { signal, hurried } = showing;
    // Whoever has gone elsewhere in a replay meanwhile sees another moment already.
    if (signal.aborted || !root.isConnected) return;
    sitting.refusal = null;
    sitting.about = null;
    await table.before(step, showing);
    // It has been taken back meanwhile: what is drawn is another line of play.
    if (signal.aborted) return;
    const before = places(root);
    this.#before = null;
    const lies = this.endsRound(step) && table.close(step);
    if (!lies) table.update(step.after, step);
    showing.drew();
    this.attention.turnTo(table.spot(step), true);
    const [events, next] = lies ? sitting.untilDeal(step.events) : [step.events, []];
    this.#next = next;
    const own = step.seat !== null && step.seat === sitting.match.viewer;
    this.#tell(events, own);
    if (own) this.#answer(events);
    void sitting.tutor.explain(events, step.before, step);
    root.requestUpdate();
    await this.attention.settled();
    if (signal.aborted) return;
    this.#sound(events);
    const origins = table.origins(lies ? { ...step, after: table.view ?? step.after } : step);
    await Promise.race([travel(root, before, showing, { origins, stagger: STAGGER }), pause(1600)]);
    for (const event of events) {
      const feeling = table.feels(event);
      if (feeling) react(root, feeling);
    }
    await this.#swellScores(step, showing);
    this.log.follow();
    // The table stays until it has been seen.
    if (lies) await pause(roundMs(), hurried);
    // Somebody wants to read what happened before the next thing does.
    const manner = table.manner(step.before);
    const answered = manner.kind !== 'turn' && table.manner(step.after).kind !== 'turn';
    const reads = step.seat !== null && !sitting.humans.includes(step.seat) && !answered;
    // What comes of it besides (sentences that leave the table) is read.
    const passing = passes(manner, step.action) && events.length < 2;
    if (reads && !passing) await pause(othersMs(), hurried);
  }

  /** What a step brought goes where it came from, or to the seat of whoever brought it. */
  async playBack(step: Step, showing: Showing): Promise<void> {
    const { root, sitting } = this;
    const seat = step.seat === null ? [] : [`seat:${step.seat}`];
    const ways = [...sitting.table.origins(step)].flatMap(([key, from]) => {
      const thing = firstInSight(root, [key]);
      const to = firstInSight(root, [from, ...seat]);
      return thing instanceof HTMLElement && to ? [{ thing, to }] : [];
    });
    await Promise.all(ways.map(({ thing, to }) => sweep([thing], to, showing)));
  }

  /** Tells the events of a step; `own`: the viewer did it. */
  #tell(all: readonly TableEvent[], own = false): void {
    const { sitting } = this;
    const events = all.filter((event) => !sitting.table.silent(event));
    const reports = this.#reports.splice(0);
    sitting.tells = [...reports, ...events.flatMap(({ message }) => (message ? [() => say(message)] : []))];
    const sentences = events.flatMap((event) =>
      event.message && (own || !sitting.table.quiet(event)) ? [{ event, parts: happened(sitting.table, event) }] : [],
    );
    sitting.heard = [...reports.map((sentence) => sentence()), ...sentences.map(({ parts }) => parts)];
    for (const sentence of reports) tell({ kind: 'event', parts: sentence() });
    for (const { event, parts } of sentences) {
      const brief = own || !briefly() ? null : sitting.table.brief(event);
      tell({ kind: 'event', parts: brief ?? parts, brief: brief !== null });
    }
    // Nothing is asked of whoever only watches.
    if (sitting.match.stage.kind === 'shown') flush();
  }

  /** Whoever has done something hears at once what came of it, and is told the same if it is taken back. */
  #answer(events: readonly TableEvent[]): void {
    const event = events.find(({ message }) => message);
    this.sitting.own = event?.message ? { message: event.message, heard: happened(this.sitting.table, event) } : null;
    flushNow();
  }

  /** What lies there when a match is opened again, for whoever plays by ear. */
  #tellTable(): void {
    const parts = settings.get().ear ? this.sitting.table.tell('table') : null;
    if (parts !== null) tell({ kind: 'event', parts });
  }

  /** The hand that was just dealt. */
  #tellHand(): void {
    const { can, match, table } = this.sitting;
    if (!can.hand || match.viewer === null || match.stage.kind === 'shown') return;
    const faces = table.hand().map(({ face }) => face);
    if (faces.length > 0)
      tell({ kind: 'event', parts: within('hand-said', { count: faces.length }, 'cards', named(faces)) });
  }

  #sound(events: readonly TableEvent[]): void {
    for (const made of new Set(events.flatMap((event) => this.sitting.table.sound(event) ?? []))) sound(made);
  }

  async #swellScores(step: Step, showing: Showing): Promise<void> {
    const changed = step.after.seats.flatMap((seat, index) =>
      seat.score === step.before.seats[index]?.score ? [] : [index],
    );
    for (const index of changed) void swell(this.root.querySelector(`[data-seat="${index}"] [data-account]`), showing);
    if (changed.length > 0) await pause(scoresMs(), showing.hurried);
  }

  redraw(): void {
    const { sitting } = this;
    const { match, table } = sitting;
    if (match.steady && table.view !== match.view) {
      if (table.view === null && match.view.moves === 0) this.#begins(match.view);
      table.update(match.view, null);
      const first = this.#told === null && match.view.moves > 0;
      const all = this.#undealt.size === match.view.seats.length;
      if (match.viewer !== null && this.#undealt.delete(match.viewer)) {
        this.#dealing = true;
        sitting.dealt = all;
        if (all && match.view.moves === 0 && table.opens) {
          this.#opens = true;
          this.#opened = this.#open();
        }
        this.#handUntold = true;
        table.deals();
      } else if (first && !this.#resumed) this.#handUntold = true;
      if (first && !this.#resumed) this.#tellTable();
      this.#resumed = true;
      this.attention.turnTo(table.spot(null), false);
    }
    // What one person was told is not for the next; what everybody saw may stand on the curtain.
    if (match.shared && this.#told !== match.viewer) {
      if (this.#told !== null) {
        hush();
        sitting.own = null;
        sitting.tells = [];
        sitting.heard = [];
        sitting.tutor.forget();
      }
      this.#told = match.viewer;
      this.log.forget();
    }
    if (this.#handUntold && match.viewer !== null && table.view !== null) {
      this.#handUntold = false;
      this.#tellHand();
    }
    if (match.stage.kind === 'over') sitting.tutor.over();
    if (!match.showing && match.stage.kind !== 'waiting' && match.stage.kind !== 'turn') flush();
    this.#ask();
    this.events.changed();
  }

  /** Says once what somebody is asked for. */
  #ask(): void {
    const { match } = this.sitting;
    const { stage } = match;
    const { kind } = stage;
    if (stage.kind === 'covered' && stage.lid && this.#lid !== stage) {
      tell({ kind: 'question', parts: lidPrompt(this.sitting) });
      this.#lid = stage;
    }
    if ((kind !== 'open' && kind !== 'turn' && kind !== 'ballot') || this.#asked === match.view) return;
    if (this.#opens) return;
    // A step waits to be drawn: the table would ask what it asked before it.
    if (this.sitting.table.view !== match.view) return;
    // What is asked of the viewer follows from what they may do.
    if (kind === 'turn' && match.legal === null) return;
    const question = asked(this.sitting);
    if (kind === 'ballot') this.sitting.booth = null;
    if (question !== null) {
      const { text, full = text } = question;
      // What the question is about has been told, but not to whoever opens the match again.
      const parts = fully() ? withOffers(question) : this.#asked === null ? full : text;
      // A question that stays while others act, or while votes are counted, is not asked again with each thing that they do.
      const key = kind === 'turn' ? '' : JSON.stringify(full);
      if (key === '' || key !== this.#stays) tell({ kind: 'question', parts });
      this.#stays = key;
    }
    this.#asked = match.view;
    if (kind !== 'turn') return;
    const about = this.sitting.table.asksAbout();
    if (about !== null) this.attention.turnTo(about, true);
    this.sitting.tutor.ponder();
    if (match.seats.length > match.humans.length) sound('turn');
  }

  manner(view: View): Manner {
    return this.sitting.table.manner(view);
  }

  assent(): Action | null {
    return this.sitting.table.assent;
  }

  lasts(action: Action): number {
    return this.sitting.table.lasts(action);
  }

  unsaid(clock: string): Deed | null {
    return this.sitting.table.unsaid(clock);
  }

  endsRound(step: Step): boolean {
    return this.sitting.table.roundSummary(step) !== null;
  }

  refused(refusal: Refusal): void {
    this.sitting.refused(refusal);
  }

  trouble(error: unknown): void {
    this.events.trouble(error);
  }
}
