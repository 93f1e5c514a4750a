// The types of the view that the table of Dés à thèmes reads, named as in crates/themes.

import { printed } from '../../lib/typed.ts';
import type { View } from '../../protocol/index.ts';

export type {
  ThemesAnnounced as Announced,
  ThemesColour as Colour,
  ThemesDie as Die,
  ThemesKeptWord as KeptWord,
  ThemesLetters as Letters,
  ThemesMissed as MissedWord,
  ThemesRefused as RefusedWord,
  ThemesStanding as Standing,
} from '../../protocol/types.gen.ts';
export type ThemesView = View<'themes'>;

/** The letter dice, in the order in which they are shown. */
export const dice = ['green', 'white', 'yellow', 'red', 'blue'] as const;

/** The name of a theme on the card. Themes are counted from one. */
export const themeName = ({ themes }: Pick<ThemesView, 'themes'>, number: number | null): string =>
  printed(themes[(number ?? 0) - 1] ?? '');
