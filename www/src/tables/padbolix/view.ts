// What the table of Padbolix reads, under the names that it has in crates/padbolix.

import type { View } from '../../protocol/index.ts';

export type { Formula, PadbolixTurn as Turn } from '../../protocol/types.gen.ts';
export type PadbolixView = View<'padbolix'>;
