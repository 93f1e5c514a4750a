// The type of the view that the table of Syntax reads.

import type { View } from '../../protocol/index.ts';

export type SyntaxView = View<'syntax'>;
