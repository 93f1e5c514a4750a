// The score sheet and the end of a deal, as the rules tell them.

import { html, nothing } from 'lit';
import { t } from '../../lib/i18n.ts';
import { signed } from '../../lib/messages.ts';
import type { Entry } from '../../protocol/index.ts';
import type { Step } from '../../match/step.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import type { PadbolixView } from './view.ts';

export function summary(step: Step<'padbolix'>, names: readonly string[]): RoundSummary | null {
  const ended = step.events.find((event) => event.type === 'round-ended');
  if (!ended) return null;
  const { deal, ranks } = ended;
  // The causes of ranks that came with the end. A seat without cards needs no cause.
  const causes = new Map(
    step.events.flatMap((event) =>
      event.type === 'ranked' && event.cause !== 'out' ? [[event.seat, event.cause]] : [],
    ),
  );
  return {
    heading: t('padbolix-deal-over', { deal }),
    body: html`<ol role="list" tabindex="0" class="ranks round-body">
      ${ranks.map((finish) => {
        const cause = causes.get(finish.seat);
        return html`<li data-title=${finish.title}>
            <span class="rank-title">${t('padbolix-rank', { title: finish.title })}</span>
            <strong>${names[finish.seat] ?? ''}</strong>
            <span class="rank-points">${signed(finish.points)}</span>
            ${cause ? html`<small class="rank-why">${t(`padbolix-why-${cause}`)}</small>` : nothing}
          </li>`;
      })}
    </ol>`,
  };
}

/** One row for each deal, from the log: the points that it gave to each seat. */
export function scores(view: PadbolixView, log: readonly Entry<'padbolix'>[]): ScoreSheet {
  const deals = log.flatMap((entry) => (entry.event?.type === 'round-ended' ? [entry.event] : []));
  return {
    rows: deals.map((ended) => ({
      label: t('padbolix-sheet-row', { deal: ended.deal }),
      cells: ended.after.map((points, seat) => signed(points - (ended.before[seat] ?? 0))),
    })),
    totals: view.seats.map((seat) => (seat.score < 0 ? signed(seat.score) : seat.score)),
    few: false,
    note: t('padbolix-sheet-note'),
  };
}

/** The play of most cards. */
export function largest(log: readonly Entry<'padbolix'>[], names: readonly string[]): string | null {
  const plays = log.flatMap(({ event }) => (event?.type === 'played' ? [event] : []));
  const count = (groups: readonly string[]): number => groups.join('').length;
  const [most] = plays.sort((one, other) => count(other.groups) - count(one.groups));
  return most
    ? t('padbolix-largest', { name: names[most.seat] ?? '', play: most.groups.join(' + ').toUpperCase() })
    : null;
}
