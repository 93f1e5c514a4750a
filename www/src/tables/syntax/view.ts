// The view of Syntax as the table reads it: the generated type, and what the protocol adds to every view.

import type { AnyView } from '../../protocol/index.ts';
import type { SyntaxRoundScore, SyntaxSeatView, SyntaxView as Seen } from '../../protocol/types.gen.ts';

export type SyntaxView = AnyView & Omit<Seen, 'seats'> & { seats: (AnyView['seats'][number] & SyntaxSeatView)[] };

/** A line of the score sheet. */
export type RoundLine = SyntaxRoundScore;
