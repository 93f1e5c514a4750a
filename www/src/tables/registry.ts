// The games that this page has tables for. A new game adds its line; which are offered, the engine says.

import { html } from 'lit';
import { card, cardBack } from '../pieces/card.ts';
import type { GameId } from '../protocol/index.ts';
import type { GameEntry } from './table.ts';

const faces = (letters: [string, number?][]) => () =>
  html`${letters.map(([letter, points]) => card(points === undefined ? { letter, name: letter } : { letter, points, name: letter }))}`;

/** An entry is written in its own game's types. The shell has a table for any game, and hands it nothing but that game's data. */
const of = <G extends GameId>(game: GameEntry<G>): GameEntry => game as unknown as GameEntry;

export const registry: readonly GameEntry[] = [
  of({
    id: 'syntax',
    cover: faces([
      ['A', 10],
      ['I', 10],
      ['R', 8],
    ]),
    load: async () => (await import('./syntax/index.ts')).SyntaxTable,
    appendix: async () => (await import('./syntax/deck.ts')).deckTables,
  }),
  of({
    id: 'padbolix',
    cover: () => html`${card({ letter: 'E', name: 'E' })}${card({ letter: 'F', ornament: 'star', name: 'F' })}${card({ letter: 'Z', name: 'Z' })}`,
    load: async () => (await import('./padbolix/index.ts')).PadbolixTable,
  }),
  of({
    id: 'plis',
    cover: () => html`${['pA', 'bN', 'bH'].map((code) => card({ letter: code.slice(1), tone: `${code.startsWith('p') ? 'pink' : 'blue'}-${code.slice(1) <= 'M' ? 'am' : 'nz'}`, name: code.slice(1) }))}`,
    load: async () => (await import('./plis/index.ts')).PlisTable,
  }),
];

export const entry = (id: string): GameEntry | undefined => registry.find((game) => game.id === id);

/** The cover of a game that the page has no table for. */
export const plainCover = () => html`${cardBack()}${cardBack()}${cardBack()}`;
