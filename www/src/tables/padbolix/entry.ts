// Padbolix on the page.

import { html } from 'lit';
import { card, ornament } from '../../pieces/card.ts';
import type { GameEntry } from '../game.ts';
import { star } from './ornaments.ts';

const covers = [
  { letter: 'E', name: 'E' },
  { letter: 'F', ornament: star, name: 'F' },
  { letter: 'Z', name: 'Z' },
];

export const padbolix: GameEntry<'padbolix'> = {
  id: 'padbolix',
  clauses: 'PAD',
  can: { hand: true, oneTap: true, undo: true, hint: true },
  cover: () => html`${covers.map((face) => card(face))}`,
  emblem: () => ornament(star),
  // As many deals as seats (PAD-26).
  minutes: ({ people, bots }) => (people + bots) * (3.2 * people + 0.7 * bots),
  load: () => import('./index.ts'),
};
