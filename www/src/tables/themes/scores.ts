// The end of a round, and the score sheet: what each round brought to each seat.

import { html, nothing, type TemplateResult } from 'lit';
import { around, say, t } from '../../lib/i18n.ts';
import { printed } from '../../lib/typed.ts';
import type { Course } from '../../match/course.ts';
import type { Step } from '../../match/step.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import type { Entry } from '../../protocol/index.ts';
import { said, type SaidActs } from './said.ts';
import type { ThemesState } from './state.ts';
import { themeName, type ThemesView } from './view.ts';

export function summary(
  step: Step<'themes'>,
  state: ThemesState,
  names: readonly string[],
  lang: string,
  acts: SaidActs | null,
): RoundSummary | null {
  const ended = step.events.find((event) => event.type === 'round-ended');
  if (!ended) return null;
  const { announced, refused, theme } = step.after;
  const nobody = announced.length + refused.length === 0;
  return {
    heading: t('round-over', { round: ended.round }),
    text: say(ended.message),
    body: html`${theme === null ? nothing : html`<p class="summary-theme">${themeName(step.after, theme)}</p>`}
      ${nobody ? html`<p class="small">${t('themes-no-word')}</p>` : nothing}
      ${said({ ...state, view: step.after }, names, lang, acts, false)}`,
  };
}

/** The tokens of each seat after each round. */
export function course(view: ThemesView, log: readonly Entry<'themes'>[]): Course {
  const { rows, totals } = scores(view, log);
  // The rows don't contain the tokens with which somebody began.
  const sum = (seat: number, until: number): number =>
    rows.slice(0, until).reduce((tokens, { cells }) => tokens + Number(cells[seat] ?? 0), 0);
  return rows.map((_, round) =>
    totals.map((tokens, seat) => Number(tokens) - sum(seat, rows.length) + sum(seat, round + 1)),
  );
}

/** The word with the most letters of the dice. */
export function best(log: readonly Entry<'themes'>[], names: readonly string[], lang: string): TemplateResult | null {
  const words = log.flatMap(({ event }) => (event?.type === 'scored' ? [event] : []));
  const most = words.sort((a, b) => b.points - a.points || b.word.length - a.word.length)[0];
  if (!most) return null;
  const word = html`<strong lang=${lang}>${printed(most.full ?? most.word)}</strong>`;
  const args = { name: names[most.seat] ?? '', count: most.points };
  return html`${around('themes-best', args, 'word', word)}`;
}

/** One row for each round. Tokens are points; a seat that was wrong on black paid some back. */
export function scores(view: ThemesView, log: readonly Entry<'themes'>[]): ScoreSheet {
  const rows: { label: string; cells: number[] }[] = [];
  const add = (seat: number, tokens: number): void => {
    const cells = rows.at(-1)?.cells;
    if (cells) cells[seat] = (cells[seat] ?? 0) + tokens;
  };
  for (const { event } of log) {
    if (event?.type === 'round-began') rows.push({ label: String(event.round), cells: view.seats.map(() => 0) });
    else if (event?.type === 'scored') add(event.seat, event.points);
    else if (event?.type === 'wrong') add(event.seat, -event.paid);
  }
  // A round whose dice have not been thrown is not in the sheet yet.
  const last = view.phase === 'rolling' ? view.round - 1 : view.round;
  const begun = rows.filter(({ label }) => Number(label) <= last);
  return { rows: begun, totals: view.seats.map(({ tokens }) => tokens), few: false, note: t('themes-sheet-note') };
}
