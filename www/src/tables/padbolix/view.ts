// The types of the view that the table of Padbolix reads, named as in crates/padbolix.

import type { View } from '../../protocol/index.ts';

export type { Formula, PadbolixTurn as Turn } from '../../protocol/types.gen.ts';
export type PadbolixView = View<'padbolix'>;
