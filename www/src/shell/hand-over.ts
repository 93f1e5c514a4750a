// The device is between two people: whoever is next takes up their hand, from under the curtain or a lid, or ends a turn that is theirs.

import { t } from '../lib/i18n.ts';
import type { MotsElement } from '../lib/element.ts';
import { handOf, settled } from './attention.ts';
import type { Sitting } from './sitting.ts';

/** What stands at the lid over a hand: whose turn it still is, and what they may do yet. */
export function lidPrompt({ match, table, names }: Sitting): string {
  const { stage } = match;
  if (stage.kind !== 'covered') return '';
  return table.atCurtain(stage.next).says ?? t('lid-prompt', { name: names[stage.next] ?? '' });
}

export class HandOver {
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

  /** Whoever is next ends their turn instead, and hands the device on. */
  async end({ match, table }: Sitting): Promise<void> {
    const { stage } = match;
    const { ends } = stage.kind === 'covered' ? table.atCurtain(stage.next) : {};
    if (stage.kind !== 'covered' || !ends) return;
    for (const action of ends.actions) if (!(await match.act(action, stage.next))) return;
  }

  /** The same, by whoever follows: with that touch they take up their own hand. Should the match have come to its end, or somebody else be next, the
   * device stays covered. */
  async follow(sitting: Sitting): Promise<void> {
    const { match, table } = sitting;
    if (match.stage.kind !== 'covered') return;
    const { follows } = table.atCurtain(match.stage.next);
    await this.end(sitting);
    await settled(this.element);
    const { stage } = match;
    if (!follows || stage.kind !== 'covered' || stage.next !== follows.seat) return;
    if (table.atCurtain(stage.next).lifts?.action.type === follows.action.type) await this.lift(sitting);
  }
}
