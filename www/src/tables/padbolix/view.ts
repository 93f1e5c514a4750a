// What the table of Padbolix reads, under the names that it has in crates/padbolix.

import type { View } from '../../protocol/index.ts';
import type { Title } from '../../protocol/types.gen.ts';

export type { Formula, PadbolixTurn as Turn } from '../../protocol/types.gen.ts';
export type PadbolixView = View<'padbolix'>;

/** The ranks that there are for so many seats, best first, and what each is worth (PAD-21, PAD-22). */
export function ranksOf(seats: number): { title: Title; points: number }[] {
  const between: { title: Title; points: number }[] = [
    { title: 'ossilix', points: 2 },
    { title: 'pernigagnix', points: 0 },
  ];
  return [
    { title: 'dubolix', points: 4 },
    ...between.slice(0, Math.max(0, seats - 2)),
    { title: 'padbolix', points: -2 },
  ];
}
