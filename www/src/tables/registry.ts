// The games that this page has tables for. A new game adds its line; which are offered, the engine says.

import { html } from 'lit';
import { card, cardBack } from '../pieces/card.ts';
import type { GameEntry } from './table.ts';

const faces = (letters: [string, number?][]) => () =>
  html`${letters.map(([letter, points]) => card(points === undefined ? { letter, name: letter } : { letter, points, name: letter }))}`;

/** Each entry is written in its own game's types. The shell has a table for any game, and hands it nothing but that game's data. */
export const registry = [
  {
    id: 'syntax',
    cover: faces([
      ['A', 10],
      ['I', 10],
      ['R', 8],
    ]),
    load: async () => (await import('./syntax/index.ts')).SyntaxTable,
    appendix: async () => (await import('./syntax/deck.ts')).deckTables,
  } satisfies GameEntry<'syntax'>,
  {
    id: 'padbolix',
    cover: () =>
      html`${card({ letter: 'E', name: 'E' })}${card({ letter: 'F', ornament: 'star', name: 'F' })}${card({ letter: 'Z', name: 'Z' })}`,
    load: async () => (await import('./padbolix/index.ts')).PadbolixTable,
  } satisfies GameEntry<'padbolix'>,
  {
    id: 'plis',
    cover: () =>
      html`${['pA', 'bN', 'bH'].map((code) => card({ letter: code.slice(1), tone: `${code.startsWith('p') ? 'pink' : 'blue'}-${code.slice(1) <= 'M' ? 'am' : 'nz'}`, name: code.slice(1) }))}`,
    load: async () => (await import('./plis/index.ts')).PlisTable,
  } satisfies GameEntry<'plis'>,
] as unknown as readonly GameEntry[];

export const entry = (id: string): GameEntry | undefined => registry.find((game) => game.id === id);

/** The cover of a game that the page has no table for. */
export const plainCover = () => html`${cardBack()}${cardBack()}${cardBack()}`;
