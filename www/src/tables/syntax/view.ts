// The view of Syntax as the table reads it (crates/syntax; the generated types are the authority).

import type { AnyView } from '../../protocol/index.ts';

export interface SyntaxWord {
  word: string;
  by: number;
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
  dealer: number | null;
}
