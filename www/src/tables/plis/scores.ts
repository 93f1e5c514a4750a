// The score sheet and the end of a round, as the rules keep and tell them.

import { html } from 'lit';
import { list, t } from '../../lib/i18n.ts';
import { card } from '../../pieces/card.ts';
import type { Step } from '../../match/step.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import { face } from './faces.ts';
import type { PlisView } from './view.ts';

/** What a step that ended a round shows: the scoring cards that everybody took. */
export function summary(step: Step<'plis'>, names: readonly string[]): RoundSummary | null {
  const ended = step.events.find((event) => event.type === 'round-ended');
  if (!ended) return null;
  const { before, events } = step;
  const last = events.find((event) => event.type === 'trick-won');
  const taken = (seat: number): string[] => [
    ...(before.captured[seat] ?? []),
    ...(last?.seat === seat ? last.scoring : []),
  ];
  const tricks = (seat: number): number => (before.tricks_won[seat] ?? 0) + (last?.seat === seat ? 1 : 0);
  return {
    heading: t('plis-round-over', { round: ended.round, contract: ended.contract }),
    body: html`<ul role="list" class="left-hands small-cards">
      ${names.map(
        (name, seat) => html`<li>
          <span class="left-name"><strong>${name}</strong> <span>${t('points-added', { points: ended.points[seat] ?? 0 })}</span></span>
          <span class="left-cards">
            ${before.trick_points > 0 ? html`<span class="small">${t('plis-tricks', { count: tricks(seat) })}</span>` : ''}
            ${taken(seat).map((code) => card(face(code)))}
            <span class="visually-hidden">${list(taken(seat).map((code) => face(code).name))}</span>
          </span>
        </li>`,
      )}
    </ul>`,
  };
}

/** A line a round, each with what it counted. */
export function scores(view: PlisView): ScoreSheet {
  return {
    rows: view.sheet.map((line) => ({
      label: t('plis-sheet-row', { round: line.round, contract: line.contract }),
      cells: line.points,
    })),
    totals: view.seats.map((seat) => seat.score),
    note: t('plis-sheet-note'),
  };
}
