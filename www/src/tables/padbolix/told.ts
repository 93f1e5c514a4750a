// Describes the table of Padbolix to people who can't see it: when they ask, or open a match again.

import { t } from '../../lib/i18n.ts';
import { playName } from './faces.ts';
import { lastPlay } from './state.ts';
import type { PadbolixView } from './view.ts';

/** Which deal it is, who has finished, the trick turn by turn, and the formula to follow, unless it is the viewer's turn: the question then says it
 * anyway. */
export function told(view: PadbolixView, names: readonly string[]): string {
  const { round, rounds, finished, trick, formula } = view;
  const name = (seat: number): string => names[seat] ?? '';
  const each = (who: string, what: string): string => t('padbolix-ear-each', { who, what });
  const ranks = finished.map(({ seat, title }) => each(name(seat), t('padbolix-rank', { title })));
  const turns = trick.map(({ seat, play }, index) => {
    if (play === 'pass') return t('padbolix-turn-pass', { name: name(seat), own: 'no' });
    if (play !== 'skipped') return each(name(seat), playName(play === '!' ? ['!'] : play));
    const cause = trick[lastPlay(trick.slice(0, index))]?.play === '!' ? 'firecracker' : 'same-letters';
    return t(`padbolix-turn-skipped-${cause}`, { name: name(seat), own: 'no' });
  });
  const sentences = [
    t('padbolix-deal-of', { deal: round, deals: rounds }),
    ranks.join(', '),
    turns.length > 0 ? turns.join(', ') : t('padbolix-trick-empty'),
    formula && view.turn !== view.seat ? t('padbolix-to-follow', { ...formula }) : '',
  ];
  return sentences
    .filter(Boolean)
    .map((one) => `${one}.`)
    .join(' ');
}
