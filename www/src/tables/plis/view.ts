// What the table of Plis de lettres reads, under the names that it has in crates/plis.

import type { View } from '../../protocol/index.ts';

export type { PlisContract as Contract, PlisPlayed as Played } from '../../protocol/types.gen.ts';
export type PlisView = View<'plis'>;
