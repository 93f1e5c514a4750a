// What the table of Dés à thèmes reads, under the names that it has in crates/themes.

import type { View } from '../../protocol/index.ts';

export type {
  ThemesAnnounced as Announced,
  ThemesColour as Colour,
  ThemesDie as Die,
  ThemesKeptWord as KeptWord,
  ThemesLetters as Letters,
  ThemesRefused as RefusedWord,
  ThemesStanding as Standing,
} from '../../protocol/types.gen.ts';
export type ThemesView = View<'themes'>;

/** The letter dice in their order. */
export const dice = ['green', 'white', 'yellow', 'red', 'blue'] as const;
