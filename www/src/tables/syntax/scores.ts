// The score sheet and the end of a round, from what the rules said happened.

import { t } from '../../lib/i18n.ts';
import type { LogEntry } from '../../protocol/index.ts';
import type { RoundSummary, ScoreSheet, Step } from '../table.ts';
import type { SyntaxView } from './view.ts';

export function summary(_step: Step<SyntaxView>, _names: readonly string[]): RoundSummary | null {
  return null;
}

export function scores(_log: readonly LogEntry[], view: SyntaxView): ScoreSheet {
  return { rows: [], totals: view.seats.map((seat) => seat.score), note: t('syntax-sheet-note') };
}
