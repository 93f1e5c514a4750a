// What the table of Tally remembers, without a DOM: the view, and the word that is being written.

import { tidied } from '../../lib/typed.ts';
import type { Manner } from '../../match/stage.ts';
import { newRound, type Step } from '../../match/step.ts';
import type { Action, View } from '../../protocol/index.ts';

export type TallyView = View<'tally'>;

export interface TallyState {
  view: TallyView;
  /** The word that is being written. */
  text: string;
}

export const begin = (view: TallyView): TallyState => ({ view, text: '' });

/** Follows a new view. What somebody is writing stays while others act. */
export function follow(state: TallyState, view: TallyView, step: Step<'tally'> | null): void {
  const said = step?.action.type === 'claim' && step.action.word === wordOf(state.text);
  if (step === null || said || newRound(step)) state.text = '';
  state.view = view;
}

/** The people of this device who may say a word now. */
export const speakers = ({ phase, to_act }: TallyView, people: readonly number[]): number[] =>
  phase === 'open' ? people.filter((seat) => to_act.includes(seat)) : [];

/** What is written, as the rules read it: capitals without accents. */
export const wordOf = (text: string): string => tidied(text).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

export const claim = ({ text }: TallyState): Action<'tally'> => ({ type: 'claim', word: wordOf(text) });

/** How the seats are asked: all at once for a word, each in secret for a vote. */
export const mannerOf = ({ phase }: TallyView): Manner =>
  phase === 'judging' ? { kind: 'ballot', secret: true } : { kind: 'open', bots: 'beside', slow: true };

/** Whether a step ended a round. */
export const ends = (step: Step<'tally'>): boolean => newRound(step) || step.after.over;

/** The table as a round left it: nothing of the next one is to be seen yet. */
export const asItLies = ({ before, after }: Step<'tally'>): TallyView => ({
  ...before,
  seats: after.seats,
  phase: 'over',
  turn: null,
  to_act: [],
  claim: null,
});
