// What the tables of all games do alike: a hand that lies as its owner left it, cards dragged to somewhere, sounds.

import { settings } from '../device/settings.ts';
import type { Point } from '../lib/boxes.ts';
import type { Sound } from '../lib/sound.ts';
import type { Step } from '../match/step.ts';
import type { HandOrder } from '../pieces/hand-order.ts';
import { cardsFact, scoreFact, type SeatFact } from '../pieces/seats.ts';
import type { GameId, TableEvent, View } from '../protocol/index.ts';
import { handFrom, orderOf, type HandGame, type HandState } from './hand-state.ts';
import { GameTable } from './table.ts';

/** What is heard of which event. */
export type Sounds<G extends GameId> = { readonly [T in TableEvent<G>['type']]?: Sound };

export abstract class HandTable<G extends HandGame, S extends HandState<G>> extends GameTable<G> {
  /** Begins with the first view. */
  declare protected state: S;
  protected abstract readonly sounds: Sounds<G>;

  protected abstract begin(view: View<G>): S;
  /** The state follows a new view; `true` when the hand is to be put in order (`see`). */
  protected abstract follow(view: View<G>, step: Step<G> | null): boolean;

  override get view(): View<G> | null {
    return (this.state as S | undefined)?.view ?? null;
  }

  override update(view: View<G>, step: Step<G> | null): void {
    if (this.view?.round !== view.round) this.#begins = view.turn;
    this.state ??= this.begin(view);
    if (this.follow(view, step)) this.sort(settings.get().handOrder);
  }

  /** The view as the round left it, with the last play on the table (`hand-state.ts`, `ended`). */
  protected abstract end(step: Step<G>): void;

  override close(step: Step<G>): boolean {
    this.end(step);
    return true;
  }

  /** Who began the round: bots may have played before a hand is seen for the first time. */
  #begins: number | null = null;

  /** Who deals. Where the rules name nobody it is, as at any table, whoever sits before the one who begins. */
  protected get dealer(): number {
    const { length } = this.state.view.seats;
    return ((this.#begins ?? 0) + length - 1) % length;
  }

  override dealt(): ReadonlyMap<string, string> {
    return handFrom(this.state, `seat:${this.dealer}`);
  }

  protected get order(): HandOrder {
    return orderOf(this.state);
  }

  override move(id: string, to: number): void {
    this.order.move(id, to);
    settings.set({ handOrder: 'dealt' });
    this.host.changed(true);
  }

  /** What lies under a dragged card and would take it, by name. */
  protected abstract aim(target: Element, at: Point): string | null;

  override dragOver(_id: string, target: Element | null, at: Point): void {
    this.#dragTo(target ? this.aim(target, at) : null);
  }

  override dragEnd(): void {
    this.#dragTo(null);
  }

  #dragTo(over: string | null): void {
    if (over === this.state.over) return;
    this.state.over = over;
    this.host.changed();
  }

  override seatFacts(seat: number): SeatFact[] {
    const facts = this.state.view.seats[seat];
    return facts ? [cardsFact(facts.hand_count), scoreFact(facts.score)] : [];
  }

  override sound(event: TableEvent<G>): Sound | null {
    return this.sounds[event.type as TableEvent<G>['type']] ?? null;
  }
}
