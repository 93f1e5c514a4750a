// The table of Padbolix for somebody who asks what lies there, or opens a match again, without seeing it.

import { t } from '../../lib/i18n.ts';
import { playName } from './faces.ts';
import { lastPlay } from './state.ts';
import type { PadbolixView } from './view.ts';

/** Which deal it is, who has finished, the trick turn by turn, and what is to be followed: whoever is on turn is asked for that anyway. */
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
