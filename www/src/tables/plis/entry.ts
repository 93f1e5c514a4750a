// Plis de lettres on the page.

import { html } from 'lit';
import { card } from '../../pieces/card.ts';
import type { GameEntry } from '../game.ts';
import { familySign } from './signs.ts';

const covers = [
  { letter: 'A', tone: 'pink-am', name: 'A' },
  { letter: 'N', tone: 'blue-nz', name: 'N' },
  { letter: 'H', tone: 'blue-am', name: 'H' },
];

export const plis: GameEntry<'plis'> = {
  id: 'plis',
  clauses: 'PLI',
  can: { hand: true, oneTap: true, undo: 'alone', hint: true },
  cover: () => html`${covers.map((face) => card(face))}`,
  emblem: () => familySign('pink-nz'),
  // Five rounds, in which all cards are played.
  minutes: ({ people, bots }) => 5 * (1.2 * people + 0.3 * bots),
  load: () => import('./index.ts'),
};
