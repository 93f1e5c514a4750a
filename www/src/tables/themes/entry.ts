// Dés à thèmes on the page.

import { ornament } from '../../pieces/card.ts';
import type { Options } from '../../protocol/index.ts';
import type { GameEntry } from '../game.ts';
import { cover, emblem } from './drawings.ts';

export const themes: GameEntry<'themes'> = {
  id: 'themes',
  clauses: 'THE',
  can: { hint: true, ballot: true, clocks: true, words: true, buzzers: true },
  cover: () => cover,
  emblem: () => ornament(emblem),
  minutes: ({ people, bots }) => 8 * people + 4 * bots,
  load: () => import('./index.ts'),
  brings: { card: () => import('./card.ts') },
  first: (language) => [`dictionaries/${language}.themes`],
  keeps: { words: (options) => (options as Options<'themes'>).words },
};
