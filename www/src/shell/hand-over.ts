// The device passes from one person to the next, who lifts the curtain or the lid over their hand, or ends their turn.

import { t } from '../lib/i18n.ts';
import type { MotsElement } from '../lib/element.ts';
import { handOf, settled } from './attention.ts';
import type { Sitting } from './sitting.ts';

/** The text at the lid over a hand: whose turn it still is, and what that person may still do. */
export function lidPrompt({ match, table, names }: Sitting): string {
  const { stage } = match;
  if (stage.kind !== 'covered') return '';
  return table.atCurtain(stage.next).says ?? t('lid-prompt', { name: names[stage.next] ?? '' });
}

export class HandOver {
  constructor(private readonly element: MotsElement) {}

  /** Shows the next person their hand. If their turn begins without a choice, its first action is performed. */
  async lift({ match, table }: Sitting): Promise<void> {
    const { stage } = match;
    if (stage.kind !== 'covered') return;
    const { lifts } = table.atCurtain(stage.next);
    await match.lift();
    await settled(this.element);
    handOf(this.element)?.focusCard();
    if (lifts && match.viewer === stage.next) await match.act(lifts.action, stage.next);
  }

  /** The next person ends their turn instead of seeing their hand, and hands the device on. */
  async end({ match, table }: Sitting): Promise<void> {
    const { stage } = match;
    const { ends } = stage.kind === 'covered' ? table.atCurtain(stage.next) : {};
    if (stage.kind !== 'covered' || !ends) return;
    for (const action of ends.actions) if (!(await match.act(action, stage.next))) return;
  }

  /** Like `end`, but the person who follows ends that turn, and sees their own hand by the same touch. If the match is then over, or somebody else
   * is next, the device stays covered. */
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
