// The types of the view that the table of Spikit reads, named as in crates/spikit.

import type { View } from '../../protocol/index.ts';

export type {
  SpikitBallot as Ballot,
  SpikitFace as CardFace,
  SpikitJoker as JokerWords,
  SpikitSentence as Sentence,
  SpikitTableSentence as TableSentence,
} from '../../protocol/types.gen.ts';
export type SpikitView = View<'spikit'>;

export const isJoker = (code: string): boolean => code.startsWith('joker');

/** The colour of a card's family; `joker` for a joker. */
export const colourOf = (code: string): string => code.split('.')[0] ?? '';

/** The number on a card, as on the die: the card's place in its family's sentence, or six for a joker. */
export const faceOf = (code: string): number => (isJoker(code) ? 6 : Number(code.split('.')[2] ?? 0));
