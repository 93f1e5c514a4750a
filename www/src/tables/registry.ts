// The games of the page, in the order of the start screen. Only this file names them; the engine says which of them are offered.

import { asked, invited, tellIgnored } from '../device/guest.ts';
import type { GameEntry } from './game.ts';
import { padbolix } from './padbolix/entry.ts';
import { plis } from './plis/entry.ts';
import { spikit } from './spikit/entry.ts';
import { syntax } from './syntax/entry.ts';
import { themes } from './themes/entry.ts';

export const registry: readonly GameEntry[] = [syntax, spikit, padbolix, plis, themes];

const known = (id: string): GameEntry | undefined => registry.find((game) => game.id === id);

/** The only game of a bundle; null if the bundle has several. */
export const sole: GameEntry | null = registry.length === 1 ? (registry[0] ?? null) : null;

/** The only game that the host of a frame shows; null if the frame shows the box. A bundle of one game has no other to show. */
export const alone: GameEntry | null = (asked.game === null ? (invited ? sole : undefined) : known(asked.game)) ?? null;
if (asked.game !== null && alone === null) tellIgnored('game', asked.game);

/** A game of the page; where the host of a frame shows one game, there is no other. */
export const entry = (id: string): GameEntry | undefined => (alone && id !== alone.id ? undefined : known(id));

/** The game that a clause belongs to; null for the clauses of all games (`COM-8`). */
export const ownerOf = (clause: string): string | null =>
  registry.find((game) => game.clauses === clause.split('-')[0])?.id ?? null;
