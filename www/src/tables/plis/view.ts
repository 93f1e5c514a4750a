// The types of the view that the table of Plis de lettres reads, named as in crates/plis.

import type { View } from '../../protocol/index.ts';

export type { PlisContract as Contract, PlisPlayed as Played } from '../../protocol/types.gen.ts';
export type PlisView = View<'plis'>;
