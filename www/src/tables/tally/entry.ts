// Tally on the page.

import { html, svg } from 'lit';
import { card, ornament } from '../../pieces/card.ts';
import type { GameEntry } from '../game.ts';

/** A speech bubble: somebody says a word. */
const emblem = svg`<path d="M14 18h72a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H46L26 88V70H14a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8Z" fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round"/>`;

export const tally: GameEntry<'tally'> = {
  id: 'tally',
  clauses: 'TAL',
  can: { undo: true, ballot: true, clocks: true, words: true },
  cover: () => html`${['A', 'B', 'C'].map((letter) => card({ letter, name: letter }))}`,
  emblem: () => ornament(emblem),
  minutes: ({ people, bots }) => 3 * people + bots,
  load: () => import('./index.ts'),
};
