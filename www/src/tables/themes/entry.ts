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
  // A word takes a bit more than two tokens, and in a round all find one but the last (THE-12). Everybody thinks at once, people say and type
  // their words one after the other, and then all is read.
  minutes: ({ people, bots }, { tokens = 90, timer = 60 }) => {
    const seats = people + bots;
    const found = seats - (seats > 4 ? 2 : 1);
    const thinking = timer === null ? 60 : 20 + Math.min(timer, 160) / 4;
    return ((tokens / (2.3 * found)) * (15 + thinking + (15 * found * people) / seats)) / 60;
  },
  load: () => import('./index.ts'),
  brings: { card: () => import('./card.ts') },
  first: (language) => [`dictionaries/${language}.themes`],
  keeps: { words: (options) => (options as Options<'themes'>).words },
};
