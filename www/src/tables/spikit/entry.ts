// Spikit on the page.

import { html } from 'lit';
import { card, ornament } from '../../pieces/card.ts';
import type { GameEntry } from '../game.ts';
import { bubble } from './ornament.ts';

const covers = [
  { text: 'ma grand-mère', lang: 'fr', tone: 'orange', corner: '1', name: 'ma grand-mère' },
  { text: 'is eating', lang: 'en', tone: 'brown', corner: '2', name: 'is eating' },
  { text: 'du chocolat', lang: 'fr', tone: 'red', corner: '3', name: 'du chocolat' },
];

export const spikit: GameEntry<'spikit'> = {
  id: 'spikit',
  clauses: 'SPI',
  can: { hand: true, undo: true, hint: true, ballot: true, clocks: true, words: true },
  cover: () => html`${covers.map((face) => card(face))}`,
  emblem: () => ornament(bubble),
  // A round ends when a hand of ten cards is empty, after about seven turns each. The seat with the most points gains about seven in each round: five
  // bots reach 30 points in three rounds, two bots in five, and 60 points take twice as many rounds.
  minutes: ({ people, bots }, { end = { rounds: 2 } }) => {
    if ('minutes' in end) return end.minutes;
    const rounds = 'rounds' in end ? end.rounds : Math.max(1, end.points / 7.5);
    return rounds * (4.5 * people + 1.1 * bots);
  },
  load: () => import('./index.ts'),
  brings: { deck: () => import('./deck.ts') },
  first: () => ['decks/spikit.fr-en.json'],
  appendix: () => import('./deck.ts'),
};
