// The view of Plis de lettres as the table reads it (crates/plis; the generated types are the authority).

import type { AnyView } from '../../protocol/index.ts';

export type Contract = 'tricks' | 'vowels' | 'm-n' | 'blue-h' | 'everything';

export interface Played {
  seat: number;
  card: string;
}

export type PlisSeat = AnyView['seats'][number] & {
  /** Points taken so far in this round. */
  points: number;
};

export interface PlisView extends AnyView {
  seats: PlisSeat[];
  contract: Contract;
  leader: number;
  trick: Played[];
  /** By seat: the captured cards that lie face up. */
  captured: string[][];
  tricks_won: number[];
  /** Scoring cards of this round that have fallen. */
  fallen: string[];
  /** The tricks of the round that are taken. */
  history: { cards: Played[]; winner: number }[];
  out_of_play: string[];
  sheet: SheetLine[];
}

export interface SheetLine {
  round: number;
  contract: Contract;
  points: number[];
}
