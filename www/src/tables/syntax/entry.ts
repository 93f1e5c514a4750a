// Syntax on the page.

import { html } from 'lit';
import { card, ornament } from '../../pieces/card.ts';
import type { GameEntry } from '../game.ts';
import { joker } from './ornament.ts';

const covers = [
  { letter: 'A', points: 10, name: 'A' },
  { letter: 'I', points: 10, name: 'I' },
  { letter: 'R', points: 8, name: 'R' },
];

export const syntax: GameEntry<'syntax'> = {
  id: 'syntax',
  clauses: 'SYN',
  can: { hand: true, undo: true, hint: true },
  cover: () => html`${covers.map((face) => card(face))}`,
  emblem: () => ornament(joker),
  // The more players, the longer it takes until all but one have a hundred points (SYN-27).
  minutes: ({ people, bots }) => 9 * people + 3 * bots,
  load: () => import('./index.ts'),
  brings: { deck: () => import('./deck.ts') },
  first: (language) => [`decks/syntax.${language}.json`],
  appendix: () => import('./deck.ts'),
};
