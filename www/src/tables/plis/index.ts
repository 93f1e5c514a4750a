// The table of Plis de lettres: the trick in a ring, the stakes of the round, the captured cards, and the families with their letters. The rules say
// which cards may be played.

import type { TemplateResult } from 'lit';
import sheet from '../../../styles/tables/plis.css';
import smallSheet from '../../../styles/tables/plis-small.css';
import worldSheet from '../../../styles/tables/plis-world.css';
import { say, t } from '../../lib/i18n.ts';
import { settings, type HandOrder as Order } from '../../device/settings.ts';
import type { Sound } from '../../lib/sound.ts';
import { wear } from '../../lib/styles.ts';
import type { Course } from '../../match/course.ts';
import type { Manner } from '../../match/stage.ts';
import type { Step } from '../../match/step.ts';
import type { Feeling } from '../../pieces/emblems.ts';
import type { HandCard } from '../../pieces/hand.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import type { SeatFact } from '../../pieces/seats.ts';
import type { Action, Entry, GameEvent, TableEvent } from '../../protocol/index.ts';
import type { Sounds } from '../hand-table.ts';
import type { Bar, Read, RoundTitle, TableHost, Topic, Who } from '../table.ts';
import { TrickTable, type Won } from '../trick-table.ts';
import { byFamily, byLetter, familyOf } from './cards.ts';
import { cardName, face, familyName } from './faces.ts';
import { lastTrick, middle } from './middle.ts';
import { course, dearest, scores, summary, title } from './scores.ts';
import * as captions from './captions.ts';
import * as ear from './ear.ts';
import * as plis from './state.ts';
import type { PlisView } from './view.ts';

wear(sheet);
wear(smallSheet);
wear(worldSheet);

const sum = (score: number, points: number): { text: string; name: string } => ({
  text: t('points-short', { points: score + points }),
  name: t('plis-account-name', { score, points }),
});

/** From so many points on, a trick makes a bot wince. */
const DEAR = 20;

export const table = (host: TableHost<'plis'>): PlisTable => new PlisTable(host);

export class PlisTable extends TrickTable<'plis', plis.PlisState> {
  protected override readonly sounds: Sounds<'plis'> = {
    played: 'card',
    'round-began': 'deal',
  };
  override readonly sorts = ['families', 'letters'] as const;
  protected override readonly ring = '.ring';

  protected override begin = plis.begin;

  override manner(): Manner {
    return { kind: 'turn', glance: true };
  }

  override title(view: PlisView): RoundTitle {
    return title(view);
  }

  /** The ground gets a tone deeper with every round; in the round of the blue H it is night. */
  override scene(): string {
    const { contract, round } = this.state.view;
    return contract === 'blue-h' ? 'night' : `round-${round}`;
  }

  protected override follow(view: PlisView, step: Step<'plis'> | null): boolean {
    return plis.follow(this.state, view, step);
  }

  /** Points are bad in this game. */
  override sound(event: TableEvent<'plis'>): Sound | null {
    if (event.type === 'trick-won') return event.points > 0 ? 'penalty' : null;
    return super.sound(event);
  }

  /** One number: the points of the earlier rounds, and those of this round so far. */
  override seatFacts(seat: number): SeatFact[] {
    const { view } = this.state;
    const { score = 0, points = 0 } = view.seats[seat] ?? {};
    const facts = super.seatFacts(seat);
    // Once the round is over its points are in the score.
    if (view.turn === null || points === 0) return facts;
    return facts.map((fact) => (fact.account ? { ...fact, ...sum(score, points) } : fact));
  }

  protected override end(step: Step<'plis'>): void {
    plis.end(this.state, step);
  }

  override middle(): TemplateResult {
    return middle(this.state, this.host, () => this.#playLifted());
  }

  override hand(): HandCard[] {
    const { acting, legal } = this.host;
    const { swept, lifted } = this.state;
    return this.order.held.map(({ id, code }) => ({
      id,
      code,
      face: face(code),
      lifted: id === lifted,
      away: id === swept?.own?.id,
      dimmed: acting && legal !== null && !plis.isAllowed(legal, code),
      fresh: this.order.arrived.has(id),
    }));
  }

  override lastTrick(): TemplateResult | null {
    return lastTrick(this.state.view, this.host.names);
  }

  override bar(): Bar {
    const { acting, legal } = this.host;
    if (!acting) return { prompt: '', actions: [] };
    const code = plis.playable(this.state, legal);
    if (code) {
      return {
        prompt: this.state.hinted ? t('plis-hint', { card: cardName(code) }) : '',
        actions: [
          { id: 'play', label: t('plis-play', { card: cardName(code) }), primary: true, run: () => this.#play(code) },
          { id: 'release', label: t('let-go'), run: () => this.release() },
        ],
      };
    }
    return { prompt: this.#prompt(), actions: [] };
  }

  #prompt(): string {
    const family = this.#familyLed();
    switch (plis.asked(this.state, this.host.legal)) {
      case 'lead':
        return t('plis-prompt-lead');
      case 'follow':
        return t('plis-prompt-follow', { family });
      case 'discard':
        return this.host.legal ? t('plis-prompt-discard', { family }) : '';
    }
  }

  #familyLed(): string {
    const lead = this.state.view.trick[0];
    return lead ? familyName(familyOf(lead.card)) : '';
  }

  #play(code: string): void {
    void this.host.act({ type: 'play', card: code });
  }

  /** A tap on the trick plays the lifted card. */
  #playLifted(): void {
    const code = this.host.acting ? plis.playable(this.state, this.host.legal) : null;
    if (code) this.#play(code);
  }

  override toggle(id: string): void {
    const held = this.order.get(id);
    if (!held) return;
    if (this.host.legal && !plis.isAllowed(this.host.legal, held.code)) return this.#whyNot();
    if (settings.get().oneTap && plis.isAllowed(this.host.legal, held.code)) return this.#play(held.code);
    plis.toggle(this.state, id);
    this.host.changed(true);
  }

  #whyNot(): void {
    this.host.tell(t('plis-must-follow', { family: this.#familyLed() }), 'PLI-6');
  }

  override release(): void {
    this.state.lifted = null;
    this.state.hinted = false;
    this.host.changed(true);
  }

  /** A letter lifts the first card that bears it and may be played, then the next one. */
  override type(key: string): void {
    if (!this.host.acting || key === 'Backspace') return;
    const letter = key.toUpperCase();
    const found = plis.liftLetter(this.state, letter, this.host.legal);
    if (found === 'lifted') this.host.changed(true);
    else if (found === 'forbidden') this.#whyNot();
    else this.host.tell(t('plis-no-such-card', { letter }));
  }

  override sort(by: Order): void {
    if (by === 'letters') this.order.sort(byLetter);
    else if (by !== 'dealt') this.order.sort(byFamily);
  }

  protected override dropped(id: string): void {
    const held = this.order.get(id);
    if (!held) return;
    if (plis.isAllowed(this.host.legal, held.code)) this.#play(held.code);
    else this.#whyNot();
  }

  override goal(): string {
    return captions.goal(this.state.view);
  }

  override caption(events: readonly TableEvent<'plis'>[], before: PlisView, who: Who): string | null {
    return captions.caption(events, before, who);
  }

  override lesson(event: GameEvent<'plis'>, who: Who): string | null {
    return event.type === 'trick-won' ? captions.won(event, who) : null;
  }

  override read(line: string): Read<'plis'> {
    const { legal } = this.host;
    const allowed = legal?.actions.map(({ card }) => card) ?? [];
    const found = ear.read(line, this.state.view.hand ?? [], allowed);
    switch (found.kind) {
      case 'card':
        return { action: { type: 'play', card: found.code } };
      case 'both':
        return { refusal: t('plis-ear-both', { letter: found.letter }) };
      case 'none':
        return { refusal: t('plis-no-such-card', { letter: found.letter }) };
      case 'unread':
        return { refusal: t('plis-ear-unread') };
    }
  }

  override tell(topic: Topic): string {
    const { view } = this.state;
    const { names, legal } = this.host;
    const inGroups = (codes: readonly string[]): string =>
      ear
        .groups(codes)
        .map(({ family, letters }) => t('plis-ear-group', { family: familyName(family), letters: letters.join(', ') }))
        .join('. ');
    if (topic === 'hand') return inGroups(view.hand ?? []);
    if (topic === 'playable') return inGroups(legal?.actions.map(({ card }) => card) ?? []);
    const lie = view.trick.map(({ seat, card }) =>
      t('plis-ear-group', { family: names[seat] ?? '', letters: cardName(card) }),
    );
    const { round, contract } = view;
    const about = `${t('plis-round-of', { round })}. ${t('plis-contract', { contract })}, ${t('plis-contract-price', { contract })}.`;
    return `${about} ${lie.length > 0 ? lie.join(', ') : t('plis-trick-empty')}.`;
  }

  /** The viewer's own hand is seen when it is dealt, and the page tells it. In a new round of several people, this event would be told to the next
   * person. */
  override silent({ type }: TableEvent<'plis'>): boolean {
    return type === 'dealt';
  }

  override brief(event: TableEvent<'plis'>): string | null {
    return event.type === 'played' ? `${this.host.names[event.seat] ?? ''} ${cardName(event.card)}` : null;
  }

  override get hinted(): boolean {
    return this.state.hinted;
  }

  override suggest(action: Action<'plis'>): void {
    if (plis.suggest(this.state, action)) this.host.changed(true);
  }

  protected override win(step: Step<'plis'>): Won | null {
    const last = plis.beforeStep(this.state, step, ({ seat, points, message }) =>
      this.alone(seat) ? t('plis-own-trick', { points }) : say(message),
    );
    const { swept } = this.state;
    if (!last || !swept) return null;
    return {
      origins: new Map([[plis.flipOf(this.state, last.card), `seat:${last.seat}`]]),
      stays: step.events.some((event) => event.type === 'round-ended'),
      to: [`pile:${swept.winner}`, `seat:${swept.winner}`],
    };
  }

  override origins(step: Step<'plis'>): ReadonlyMap<string, string> {
    return plis.origins(this.state, step);
  }

  override roundSummary(step: Step<'plis'>): RoundSummary | null {
    return summary(step, this.host.names);
  }

  override feels(event: TableEvent<'plis'>): Feeling | null {
    return event.type === 'trick-won' && event.points >= DEAR ? { seat: event.seat, is: 'wince' } : null;
  }

  override course(): Course {
    return course(this.state.view);
  }

  override best(log: readonly Entry<'plis'>[]): string | null {
    return dearest(log, this.host.names);
  }

  override scoreSheet(): ScoreSheet {
    return scores(this.state.view);
  }
}
