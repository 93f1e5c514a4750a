// The end of a round of Tally, and the score sheet: what each round brought to each seat.

import { say, t } from '../../lib/i18n.ts';
import type { Course } from '../../match/course.ts';
import type { Step } from '../../match/step.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import type { Entry } from '../../protocol/index.ts';
import { ends, type TallyView } from './state.ts';

export function summary(step: Step<'tally'>): RoundSummary | null {
  if (!ends(step)) return null;
  const told = step.events.find(({ type }) => type === 'judged' || type === 'time-up' || type === 'passed');
  const text = told && say(told.message);
  return { heading: t('round-over', { round: step.before.round }), ...(text === undefined ? {} : { text }) };
}

/** One row for each round, with the points that its word brought. */
export function scores(view: TallyView, log: readonly Entry<'tally'>[]): ScoreSheet {
  const rows: { label: string; cells: number[] }[] = [];
  let worth = 0;
  for (const { event } of log) {
    if (event?.type === 'round') {
      rows.push({ label: String(event.round), cells: view.seats.map(() => 0) });
      worth = event.worth;
    } else if (event?.type === 'judged' && event.accepted) {
      const cells = rows.at(-1)?.cells;
      if (cells) cells[event.seat] = worth;
    }
  }
  // A round that has only been dealt has nothing to tell yet.
  const told = rows.filter(({ label }) => Number(label) <= view.round);
  return { rows: told, totals: view.seats.map(({ score }) => score), few: false, note: t('tally-sheet-note') };
}

/** The scores after each round. */
export function course(view: TallyView, log: readonly Entry<'tally'>[]): Course {
  const { rows } = scores(view, log);
  const until = (round: number, seat: number): number =>
    rows.slice(0, round + 1).reduce((sum, { cells }) => sum + Number(cells[seat] ?? 0), 0);
  return rows.map((_, round) => view.seats.map((_, seat) => until(round, seat)));
}
