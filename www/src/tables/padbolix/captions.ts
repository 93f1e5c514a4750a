// Explains a turn to people who play their first match, from the events of the rules.

import { t } from '../../lib/i18n.ts';
import type { GameEvent } from '../../protocol/index.ts';
import { lastSaid } from '../captions.ts';
import type { Who } from '../table.ts';
import { shapeOf } from './arrange.ts';
import type { PadbolixView } from './view.ts';

/** `freePass`: how often somebody who could play may pass (an option of the match). */
export function caption(events: readonly GameEvent<'padbolix'>[], freePass: 'trick' | 'deal', who: Who): string | null {
  const special = events.find((event) => event.type === 'ranked' && event.cause === 'special-last');
  return lastSaid(special ? [special] : events, (event) => of(event, freePass, who));
}

/** Explains the first rank of a match, once. A rank that ends the deal needs no caption: the score sheet says all. */
export function ranked(events: readonly GameEvent<'padbolix'>[], before: PadbolixView, who: Who): string | null {
  const first = events.find((event) => event.type === 'ranked');
  if (events.some(({ type }) => type === 'round-ended')) return null;
  if (first?.cause !== 'out' || before.round > 1 || before.finished.length > 0) return null;
  const { seat, title, points } = first;
  return t('padbolix-caption-first', { title, points, ...who(seat) });
}

/** Whoever spends the last few ordinary letters can only end with a card that makes them Padbolix (PAD-23). This many are few. */
const FEW = 2;

/** Whether it is the viewer's turn with a star, a Z or a firecracker, and few ordinary letters. */
export function temptsToEndBadly({ hand, seat, turn }: Pick<PadbolixView, 'hand' | 'seat' | 'turn'>): boolean {
  const ordinary = (hand ?? []).filter((card) => /^[A-Y]$/.test(card)).length;
  return seat !== null && turn === seat && ordinary > 0 && ordinary <= FEW && ordinary < (hand?.length ?? 0);
}

function of(event: GameEvent<'padbolix'>, freePass: 'trick' | 'deal', who: Who): string | null {
  switch (event.type) {
    case 'ranked':
      return event.cause === 'special-last' ? t('padbolix-caption-special') : null;
    case 'round-ended':
      return t('padbolix-caption-ended');
    case 'trick-won':
      return t(event.by_z ? 'padbolix-caption-won-z' : 'padbolix-caption-won');
    case 'skipped':
      return t(`padbolix-caption-skipped-${event.cause}`, who(event.seat));
    case 'passed':
      return t('padbolix-caption-passed', { free: freePass, ...who(event.seat) });
    case 'played': {
      const { kind, groups, length } = shapeOf(event.groups);
      if (event.lead) return t('padbolix-caption-led', { kind, groups, length, ...who(event.seat) });
      const lowest = [...event.groups.join('').toUpperCase()].sort()[0] ?? '';
      return t('padbolix-caption-played', { lowest, ...who(event.seat) });
    }
    default:
      return null;
  }
}
