// What the table of Dés à thèmes reads, under the names that it has in crates/themes.

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

/** The letter dice in their order. */
export const dice = ['green', 'white', 'yellow', 'red', 'blue'] as const;

/** A theme of the card, counted from one, as it is printed. */
export const themeName = ({ themes }: Pick<ThemesView, 'themes'>, number: number | null): string =>
  printed(themes[(number ?? 0) - 1] ?? '');
