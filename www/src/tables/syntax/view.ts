// The view of Syntax as the table reads it (crates/syntax; the generated types are the authority).

import type { AnyView } from '../../protocol/index.ts';

export interface SyntaxWord {
  word: string;
  by: number | null;
}

export interface SyntaxPending {
  seat: number;
  kind: 'lay' | 'insert' | 'replace';
  index: number;
  before: string | null;
  after: string;
}

export type SyntaxSeat = AnyView['seats'][number] & {
  out: boolean;
  re_entries: number;
  price: number;
  has_laid: boolean;
};

export interface SyntaxView extends AnyView {
  seats: SyntaxSeat[];
  table: SyntaxWord[];
  pending: SyntaxPending | null;
  face_up: string | null;
  stock_count: number;
  discard_count: number;
  dealer: number;
  /** The score sheet: a line a round. */
  sheet: RoundLine[];
}

export interface RoundLine {
  round: number;
  went_out: number | null;
  /** The cards that each seat was left with. */
  hands: string[][];
  /** What they cost; null for a seat that was out. */
  counted: (number | null)[];
  challenges: number[];
  /** The accounts after it. */
  scores: number[];
}
