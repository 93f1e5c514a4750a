// What the engines answer to `games`, written when the site is built (games.gen.json): the page offers its games, and shows their options,
// before any engine is there.

import type { GameInfo } from './types.gen.ts';
import all from './games.gen.json' with { type: 'json' };

export const games: readonly GameInfo[] = all as unknown as GameInfo[];
