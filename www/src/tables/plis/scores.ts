// The score sheet and the end of a round, as the rules keep and tell them.

import { html } from 'lit';
import { list, t } from '../../lib/i18n.ts';
import { card } from '../../pieces/card.ts';
import type { Course } from '../../match/course.ts';
import type { Entry } from '../../protocol/index.ts';
import type { Step } from '../../match/step.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import { colourOf } from './cards.ts';
import { face } from './faces.ts';
import type { RoundTitle } from '../table.ts';
import type { PlisView } from './view.ts';

/** What the next round counts, with its cards. */
export const title = ({ round, contract, stakes }: PlisView): RoundTitle => ({
  round: t('round-over', { round }),
  name: t('plis-contract', { contract }),
  text: t('plis-contract-price', { contract }),
  // One row for each colour, so that the six vowels are seen together.
  body: html`<span class="title-stakes small-cards">${(['pink', 'blue'] as const).map((colour) => html`<span class="title-row">${stakes.filter((code) => colourOf(code) === colour).map((code) => card(face(code)))}</span>`)}</span>`,
});

/** The summary of a round that this step ended: the scoring cards that everybody took. */
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
    body: html`<ul role="list" tabindex="0" class="left-hands small-cards">
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

/** One row for each round, with what it counted. */
export function scores(view: PlisView): ScoreSheet {
  return {
    rows: view.sheet.map((line) => ({
      label: t('plis-sheet-row', { round: line.round, contract: line.contract }),
      cells: line.points,
    })),
    totals: view.seats.map((seat) => seat.score),
    few: true,
    note: t('plis-sheet-note'),
  };
}

/** The score of every seat after each round. */
export function course({ sheet, seats }: PlisView): Course {
  const accounts = seats.map(
    (seat, index) => seat.score - sheet.reduce((sum, line) => sum + (line.points[index] ?? 0), 0),
  );
  return sheet.map(({ points }) => {
    points.forEach((more, seat) => (accounts[seat] = (accounts[seat] ?? 0) + more));
    return [...accounts];
  });
}

/** The trick that cost most. */
export function dearest(log: readonly Entry<'plis'>[], names: readonly string[]): string | null {
  const tricks = log.flatMap(({ event }) => (event?.type === 'trick-won' && event.points > 0 ? [event] : []));
  const [most] = tricks.sort((one, other) => other.points - one.points);
  return most ? t('plis-dearest', { name: names[most.seat] ?? '', points: most.points }) : null;
}
