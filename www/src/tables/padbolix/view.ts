// The view of Padbolix as the table reads it (crates/padbolix; the generated types are the authority).

import type { AnyView } from '../../protocol/index.ts';

export type Kind = 'single' | 'sequences' | 'pairs';
export type Title = 'dubolix' | 'ossilix' | 'pernigagnix' | 'padbolix';

export interface Formula {
  kind: Kind;
  groups: number;
  length: number;
  /** The lowest letter: the strength. */
  lowest: string;
}

export interface Turn {
  seat: number;
  /** The groups of a formula (lower case: a star), or what else became of the turn. */
  play: string[] | '!' | 'pass' | 'skipped';
}

export interface Finish {
  seat: number;
  rank: number;
  title: Title;
  points: number;
}

export interface Exchange {
  dubolix: number;
  padbolix: number;
  /** Only for the two seats that made it. */
  worst: string | null;
  best: string | null;
}

export interface PadbolixView extends AnyView {
  /** How many deals the match has. */
  rounds: number;
  trick: Turn[];
  formula: Formula | null;
  finished: Finish[];
  /** Only in the own view of the seat to act. */
  may_pass?: boolean;
  /** The tricks of this deal that are over. */
  tricks: unknown[];
  exchange: Exchange | null;
}

/** The ranks that there are for so many seats, best first, and what each is worth (PAD-21, PAD-22). */
export function ranksOf(seats: number): { title: Title; points: number }[] {
  const between: { title: Title; points: number }[] = [
    { title: 'ossilix', points: 2 },
    { title: 'pernigagnix', points: 0 },
  ];
  return [{ title: 'dubolix', points: 4 }, ...between.slice(0, Math.max(0, seats - 2)), { title: 'padbolix', points: -2 }];
}
