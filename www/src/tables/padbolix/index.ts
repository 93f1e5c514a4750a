// The table of Padbolix: the trick as it grows, the formula to follow, and a hand from which several cards are lifted at once and snap into groups.
// The rules say what may be played.

import type { TemplateResult } from 'lit';
import sheet from '../../../styles/tables/padbolix.css';
import worldSheet from '../../../styles/tables/padbolix-world.css';
import { say, t } from '../../lib/i18n.ts';
import { settings, type HandOrder as Order } from '../../device/settings.ts';
import type { Owner } from '../../lib/motion.ts';
import { wear } from '../../lib/styles.ts';
import type { Course } from '../../match/course.ts';
import type { Manner } from '../../match/stage.ts';
import type { Step } from '../../match/step.ts';
import type { Feeling } from '../../pieces/emblems.ts';
import type { HandCard } from '../../pieces/hand.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import type { SeatMark } from '../../pieces/seats.ts';
import type { Action, Entry, GameEvent, TableEvent } from '../../protocol/index.ts';
import type { Sounds } from '../hand-table.ts';
import type { Bar, Read, RoundTitle, TableHost, Topic, Who } from '../table.ts';
import { TrickTable, type Won } from '../trick-table.ts';
import { byLetter } from './arrange.ts';
import { bar, whyNot } from './bar.ts';
import * as ear from './ear.ts';
import { deals, received, showExchange } from './exchange.ts';
import { aCard, handFace, playName } from './faces.ts';
import { lastTrick, middle } from './middle.ts';
import { largest, scores, summary } from './scores.ts';
import { caption, ranked, temptsToEndBadly } from './captions.ts';
import * as padbolix from './state.ts';
import { told } from './told.ts';
import { tray } from './tray.ts';
import type { PadbolixView } from './view.ts';

wear(sheet);
wear(worldSheet);

export const table = (host: TableHost<'padbolix'>): PadbolixTable => new PadbolixTable(host);

export class PadbolixTable extends TrickTable<'padbolix', padbolix.PadbolixState> {
  protected override readonly sounds: Sounds<'padbolix'> = {
    played: 'card',
    firecracker: 'contest',
    'deal-began': 'deal',
    'trick-won': 'won',
  };
  override readonly sorts = ['letters', 'groups'] as const;
  protected override readonly ring = '.pad-trick';

  protected override begin = padbolix.begin;
  /** The deal in which the viewer was advised to keep an ordinary letter, and the events that the advice followed. */
  #kept: { round: number; events: readonly TableEvent<'padbolix'>[] } | null = null;
  /** How much of the trick lay there, and in how high a place, when it was last brought into sight. */
  #shown = '';

  protected override follow(view: PadbolixView, step: Step<'padbolix'> | null): boolean {
    return padbolix.follow(this.state, view, step, this.host.legal);
  }

  /** What the rules allow, while the viewer is asked. */
  get #allowed(): padbolix.Allowed {
    return this.host.acting ? this.host.legal : null;
  }

  /** The manner is `idle` once all people have laid all their cards and wait for the end of the deal. */
  override manner(view: PadbolixView): Manner {
    const { humans } = this.host;
    return { kind: 'turn', idle: humans.length > 0 && humans.every((seat) => view.seats[seat]?.hand_count === 0) };
  }

  /** Where the trick is higher than its place, what is to be beaten is in sight, not how it began. */
  override tidy(middle: HTMLElement): void {
    const trick = middle.querySelector('.pad-trick');
    if (!trick) return;
    // Whoever scrolls back to how it began stays there, until somebody plays or the place changes.
    const shown = `${trick.querySelectorAll('.turn').length} ${trick.clientHeight}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    trick.scrollTop = trick.scrollHeight;
  }

  protected override end(step: Step<'padbolix'>): void {
    padbolix.end(this.state, step);
  }

  override middle(): TemplateResult {
    return middle(this.state, this.host, () => this.#playSelected());
  }

  override tray(): TemplateResult | null {
    return tray(this.state, {
      choose: (way) => this.#choose(way),
      more: () => {
        this.state.everyWay = true;
        this.host.changed();
      },
    });
  }

  override hand(): HandCard[] {
    const { state } = this;
    const useful = padbolix.useful(this.#allowed, padbolix.codes(state));
    const away = new Set(state.swept ? state.left.map((card) => card.id) : []);
    // This card comes with the exchange: until then its place stays free.
    const given = state.dealing ? received(state) : null;
    return this.order.held.map(({ id, code }) => ({
      id,
      code,
      face: handFace(code),
      lifted: state.lifted.has(id),
      away: away.has(id) || id === given,
      dimmed: useful !== null && !state.lifted.has(id) && !useful.has(code),
      fresh: this.order.arrived.has(id),
    }));
  }

  override deals(): void {
    deals(this.state);
  }

  override afterDeal(owner: Owner): Promise<void> {
    return showExchange(this.state, this.host, owner);
  }

  override lastTrick(): TemplateResult | null {
    return lastTrick(this.state.view, this.host.names);
  }

  override bar(): Bar {
    if (!this.host.acting) return { prompt: '', actions: [] };
    this.#weigh();
    return bar(this.state, this.#allowed, {
      act: (action) => void this.host.act(action),
      release: () => this.release(),
    });
  }

  /** Asks for the rules' caution about the lifted play, or about a pass if no card is lifted. */
  #weigh(): void {
    const { state, host } = this;
    const { lifted, view } = state;
    const action = lifted.size > 0 ? padbolix.made(state) : view.may_pass ? ({ type: 'pass' } as const) : null;
    if (!action) return state.caution.forget();
    state.caution.ask(
      [view.moves, action],
      () => host.caution(action),
      (said) => {
        if (said !== null) host.changed();
      },
    );
  }

  /** A tap on the trick plays the lifted cards. */
  #playSelected(): void {
    const action = this.host.acting ? padbolix.made(this.state) : null;
    if (action) void this.host.act(action);
    // With no card lifted and no trick on the table, a tap shows the last trick.
    else if (this.state.lifted.size === 0 && this.state.view.trick.length === 0)
      this.host.root.querySelector('.pad-trick')?.dispatchEvent(new CustomEvent('show-trick', { bubbles: true }));
  }

  override toggle(id: string): void {
    if (padbolix.toggle(this.state, id, this.#allowed)) {
      this.host.changed(true);
      if (settings.get().oneTap && padbolix.answers(this.state, this.#allowed)) this.#playSelected();
    } else this.#whyNot(this.order.get(id)?.code ?? '');
  }

  #whyNot(code: string): void {
    const why = whyNot(code, this.state.view.formula);
    if (why) this.host.tell(...why);
  }

  #choose(way: number): void {
    this.state.way = way;
    this.host.changed();
  }

  #changed(): void {
    padbolix.changed(this.state, this.host.legal);
    this.host.changed(true);
  }

  override release(): void {
    this.state.lifted.clear();
    this.#changed();
  }

  override readonly lettered = true;
  /** A letter lifts a card that bears it; Backspace lays the last one down. */
  override type(key: string): void {
    if (!this.host.acting) return;
    const { lifted } = this.state;
    if (key === 'Backspace') {
      const last = [...lifted].at(-1);
      if (last !== undefined) lifted.delete(last);
      return this.#changed();
    }
    const letter = key.toUpperCase();
    const card = this.order.find(letter, lifted);
    if (card) this.toggle(card.id);
    else this.host.tell(t('padbolix-no-such-card', { letter }));
  }

  override sort(by: Order): void {
    if (by === 'dealt') return;
    if (by !== 'groups') return this.order.sort(byLetter);
    for (const [to, { id }] of padbolix.inRuns(this.order.held).entries()) this.order.move(id, to);
  }

  /** A dragged card takes the lifted ones with it. */
  protected override dropped(id: string): void {
    if (!this.state.lifted.has(id)) this.toggle(id);
    if (this.state.lifted.has(id) && this.state.ways.length < 2) this.#playSelected();
  }

  override seatMarks(seat: number): SeatMark[] {
    const finish = this.state.view.finished.find((one) => one.seat === seat);
    return finish ? [{ text: t('padbolix-rank', { title: finish.title }) }] : [];
  }

  override seatOut(seat: number): boolean {
    const { over, finished } = this.state.view;
    return !over && finished.some((one) => one.seat === seat);
  }

  override goal(): string {
    return t('padbolix-goal');
  }

  /** Once in a deal, the caption is advice for the choice ahead. Where several people share the device, nobody may learn from it what another one
   * holds. */
  override caption(events: readonly TableEvent<'padbolix'>[], before: PadbolixView, who: Who): string | null {
    const first = ranked(events, before, who);
    if (first !== null) return first;
    const { view } = this.state;
    if (this.#kept?.round !== view.round && this.host.humans.length === 1 && temptsToEndBadly(view))
      this.#kept = { round: view.round, events };
    if (this.#kept?.events === events) return t('padbolix-caption-keep');
    return caption(events, this.host.options.free_pass, who);
  }

  override lesson(event: GameEvent<'padbolix'>, who: Who): string | null {
    return event.type === 'trick-won' || event.type === 'skipped'
      ? caption([event], this.host.options.free_pass, who)
      : null;
  }

  override read(line: string): Read<'padbolix'> | null {
    const { formula, hand } = this.state.view;
    const allowed = this.#allowed;
    const found = ear.read(line, hand ?? [], formula, allowed?.complete ? allowed.actions : null);
    switch (found?.kind) {
      case 'action':
        return { action: found.action };
      case 'several':
        return { refusal: t('padbolix-ear-several', { plays: found.plays.slice(0, 4).join(' ; ') }) };
      case 'none':
        return { refusal: t('padbolix-no-such-card', { letter: aCard(found.card) }) };
      case 'unread':
        return { refusal: t('padbolix-ear-unread') };
      default:
        return null;
    }
  }

  override tell(topic: Topic): string | null {
    return topic === 'table' ? told(this.state.view, this.host.names) : null;
  }

  override brief(event: TableEvent<'padbolix'>): string | null {
    if (event.type === 'played') return `${this.host.names[event.seat] ?? ''} ${playName(event.groups)}`;
    return event.type === 'passed' ? say(event.message).replace(/\.$/, '') : null;
  }

  override get hinted(): boolean {
    return this.state.hinted;
  }

  override suggest(action: Action<'padbolix'>): void {
    padbolix.suggest(this.state, action, this.host.legal);
    this.host.changed(true);
  }

  /** Shows a trick that is won, and the last play of a deal. If a Z won the trick, the Z swells. */
  protected override win(step: Step<'padbolix'>): Won | null {
    const seen = padbolix.beforeStep(this.state, step, (event) =>
      event.type === 'trick-won' && this.alone(event.seat)
        ? t('padbolix-own-trick', { z: event.by_z ? 'yes' : 'no' })
        : say(event.message),
    );
    return (
      seen && {
        origins: seen.origins,
        stays: seen.ended,
        to: [`seat:${seen.swept.winner ?? -1}`],
        ...(seen.byZ ? { shows: '.last .is-z' } : {}),
      }
    );
  }

  override origins(step: Step<'padbolix'>): ReadonlyMap<string, string> {
    return padbolix.origins(this.state, step);
  }

  override roundSummary(step: Step<'padbolix'>): RoundSummary | null {
    return summary(step, this.host.names);
  }

  override title({ round, rounds }: PadbolixView): RoundTitle {
    return { round: t('padbolix-deal-of', { deal: round, deals: rounds }) };
  }

  override feels(event: TableEvent<'padbolix'>): Feeling | null {
    if (event.type !== 'ranked') return null;
    const { seat, title } = event;
    return title === 'dubolix' ? { seat, is: 'pleased' } : title === 'padbolix' ? { seat, is: 'wince' } : null;
  }

  override course(log: readonly Entry<'padbolix'>[]): Course {
    return log.flatMap(({ event }) => (event?.type === 'round-ended' ? [event.after] : []));
  }

  override best(log: readonly Entry<'padbolix'>[]): string | null {
    return largest(log, this.host.names);
  }

  override scoreSheet(log: readonly Entry<'padbolix'>[]): ScoreSheet {
    return scores(this.state.view, log);
  }
}
