// The games of the page, in the order of the start screen: the one place that names them. Which of them are offered, the engine says.

import { asked } from '../device/guest.ts';
import type { GameEntry } from './game.ts';
import { padbolix } from './padbolix/entry.ts';
import { plis } from './plis/entry.ts';
import { spikit } from './spikit/entry.ts';
import { syntax } from './syntax/entry.ts';
import { themes } from './themes/entry.ts';

export const registry: readonly GameEntry[] = [syntax, spikit, padbolix, plis, themes];

export const entry = (id: string): GameEntry | undefined => registry.find((game) => game.id === id);

/** The one game that the host of a frame shows; null: the box. */
export const alone: GameEntry | null = (asked.game === null ? undefined : entry(asked.game)) ?? null;
if (asked.game !== null && alone === null)
  console.warn(`Mots en main: there is no game="${asked.game}"; it is ignored`);

/** The game that a clause belongs to; null for the clauses of all games (`COM-8`). */
export const ownerOf = (clause: string): string | null =>
  registry.find((game) => game.clauses === clause.split('-')[0])?.id ?? null;
