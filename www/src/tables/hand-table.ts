// What the tables of all games do alike: a hand that lies as its owner left it, cards dragged to somewhere, sounds.

import { settings } from '../lib/settings.ts';
import type { Sound } from '../lib/sound.ts';
import { HandOrder } from '../pieces/hand-order.ts';
import type { GameId, TableEvent, View } from '../protocol/index.ts';
import { newRound, type Step } from '../match/step.ts';
import { cardsFact, scoreFact, type SeatFact } from '../pieces/seats.ts';
import { GameTable } from './table.ts';

/** What is heard of which event. */
export type Sounds<G extends GameId> = { readonly [T in TableEvent<G>['type']]?: Sound };

export abstract class HandTable<G extends GameId> extends GameTable<G> {
  /** One order a seat, so that a hand is found again when the device comes back. */
  #orders = new Map<number, HandOrder>();
  /** Where a dragged card would go. */
  over: string | null = null;
  protected abstract readonly sounds: Sounds<G>;

  /** The viewer's hand. */
  get order(): HandOrder {
    const viewer = this.view.seat ?? -1;
    let order = this.#orders.get(viewer);
    if (!order) {
      order = new HandOrder();
      this.#orders.set(viewer, order);
    }
    return order;
  }

  /** For `update`: from here on this is the view, and its hand is the hand. `gone` names the cards that the viewer played. */
  protected see(view: View<G>, step: Step<G> | null, gone: Iterable<string> = []): void {
    this.view = view;
    this.over = null;
    if (newRound(step)) this.#orders.clear();
    if (!view.hand) return;
    const dealt = this.order.held.length === 0;
    // Without a step it is an undo that brings cards: back to where they lay, or where the order has them.
    const back = step === null && !dealt;
    this.order.take(view.hand, new Set(gone), back);
    if (dealt || (back && this.order.arrived.size > 0)) this.sort(settings.get().handOrder);
  }

  override move(id: string, to: number): void {
    this.order.move(id, to);
    settings.set({ handOrder: 'dealt' });
    this.host.changed(true);
  }

  /** What lies under a dragged card and would take it, by name. */
  protected abstract aim(target: Element, x: number): string | null;

  override dragOver(_id: string, target: Element | null, x: number): void {
    this.#dragTo(target ? this.aim(target, x) : null);
  }

  override dragEnd(): void {
    this.#dragTo(null);
  }

  #dragTo(over: string | null): void {
    if (over === this.over) return;
    this.over = over;
    this.host.changed();
  }

  /** For `origins`: all cards of the hand come from there. */
  protected handFrom(key: string): Map<string, string> {
    return new Map(this.order.held.map(({ id }) => [`card:${id}`, key]));
  }

  override seatFacts(seat: number): SeatFact[] {
    const facts = this.view.seats[seat];
    return facts ? [cardsFact(facts.hand_count), scoreFact(facts.score)] : [];
  }

  override sound(event: TableEvent<G>): Sound | null {
    return this.sounds[event.type as TableEvent<G>['type']] ?? null;
  }
}
