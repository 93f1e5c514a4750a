// The device is between two people: whoever is next takes up their hand, from under the curtain or a lid, or ends a turn that is theirs.

import type { MotsElement } from '../lib/element.ts';
import { handOf, settled } from './attention.ts';
import type { Sitting } from './sitting.ts';

export class HandOver {
  /** Who takes up their hand as soon as it is their turn: they have said that they have the device. */
  #awaited: number | null = null;

  constructor(private readonly element: MotsElement) {}

  /** Whoever is next sees their hand; a turn that begins with no choice has begun. */
  async lift({ match, table }: Sitting): Promise<void> {
    const { stage } = match;
    if (stage.kind !== 'covered') return;
    const { lifts } = table.atCurtain(stage.next);
    await match.lift();
    await settled(this.element);
    handOf(this.element)?.focusCard();
    if (lifts && match.viewer === stage.next) await match.act(lifts.action, stage.next);
  }

  /** Whoever is next ends their turn instead; a person who comes after them has the device at once. */
  async end(sitting: Sitting): Promise<void> {
    const { match, table } = sitting;
    const { stage } = match;
    const { ends } = stage.kind === 'covered' ? table.atCurtain(stage.next) : {};
    if (stage.kind !== 'covered' || !ends) return;
    for (const action of ends.actions) if (!(await match.act(action, stage.next))) return;
    this.#awaited = ends.next;
    this.arrived(sitting);
  }

  /** Somebody else is next: their hand is seen at once where they have said that they have the device. */
  arrived(sitting: Sitting): void {
    const { stage } = sitting.match;
    const arrived = stage.kind === 'covered' && stage.next === this.#awaited;
    // Where somebody else is asked after all, nobody has said that they have the device.
    if (arrived || (stage.kind !== 'covered' && stage.kind !== 'waiting')) this.#awaited = null;
    if (arrived) void this.lift(sitting);
  }
}
