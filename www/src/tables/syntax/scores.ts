// The score sheet and the end of a round, as the rules keep and tell them.

import { html, nothing, type TemplateResult } from 'lit';
import { around, list, say, t } from '../../lib/i18n.ts';
import { signed } from '../../lib/messages.ts';
import { card } from '../../pieces/card.ts';
import type { Entry } from '../../protocol/index.ts';
import type { Step } from '../../match/step.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import { handFace, pointsOf, type Deck } from './deck.ts';
import type { SyntaxView } from './view.ts';

/** The summary of a round that this step ended: the cards that were left, and what they cost. */
export function summary(step: Step<'syntax'>, names: readonly string[], deck: Deck): RoundSummary | null {
  const ended = step.events.find((event) => event.type === 'round-ended');
  if (!ended) return null;
  const { line, unknown } = ended;
  const left = step.events.filter((event) => event.type === 'left').map((event) => names[event.seat] ?? '');
  const text = [
    say(ended.message),
    left.length > 0 ? t('syntax-round-left', { names: list(left), count: left.length }) : '',
    unknown.length > 0
      ? t('syntax-unknown', { words: list(unknown.map((word) => word.toUpperCase())), count: unknown.length })
      : '',
  ]
    .filter(Boolean)
    .join(' ');
  return {
    heading: t('round-over', { round: line.round }),
    text,
    body: html`<ul role="list" tabindex="0" class="left-hands small-cards">
      ${line.hands.map((hand, seat) => {
        const points = line.counted[seat];
        if (points === null || points === undefined) return nothing;
        const challenges = line.challenges[seat] ?? 0;
        const sum = points + challenges;
        return html`<li>
          <span class="left-name"><strong>${names[seat] ?? ''}</strong> <span>${sum < 0 ? t('syntax-points-off', { points: -sum }) : t('points-added', { points: sum })}</span></span>
          <span class="left-cards">${hand.length === 0 ? html`<span class="small">${t('syntax-no-cards')}</span>` : hand.map((code) => card(handFace(deck, code)))}</span>
          ${sumOf(points, challenges)}
          <span class="visually-hidden">${hand.map((code) => handFace(deck, code).name).join('; ')}</span>
        </li>`;
      })}
    </ul>`,
  };
}

/** The two parts of the points, if words were contested: cards and challenges. */
const sumOf = (cards: number, challenges: number): TemplateResult | typeof nothing =>
  challenges === 0
    ? nothing
    : html`<span class="small">${t('syntax-sum-of', { cards: signed(cards), challenges: signed(challenges) })}</span>`;

/** One row for each round: what it added. The totals stand below; for a player who was out and came back, they differ from the sum of the rows. */
export function scores(view: SyntaxView): ScoreSheet {
  const { sheet } = view;
  const changes = sheet.map(({ counted, challenges }) =>
    counted.map((points, seat) => (points === null ? null : points + (challenges[seat] ?? 0))),
  );
  const back = view.seats.some(({ re_entries: times }) => times > 0);
  return {
    rows: sheet.map(({ round }, at) => ({
      label: String(round),
      cells: (changes[at] ?? []).map((change) => (change === null ? null : signed(change))),
    })),
    totals: view.seats.map((seat) => seat.score),
    few: true,
    note: [t('syntax-sheet-note'), back ? t('syntax-sheet-back') : ''].filter(Boolean).join(' '),
  };
}

/** The word that was worth most, among those that were not taken back. */
export function best(
  log: readonly Entry<'syntax'>[],
  names: readonly string[],
  deck: Deck,
  lang: string | null,
): TemplateResult | null {
  const made: { word: string; seat: number }[] = [];
  for (const { event } of log) {
    if (event?.type === 'laid') made.push({ word: event.word, seat: event.seat });
    else if (event?.type === 'inserted' || event?.type === 'replaced')
      made.push({ word: event.after, seat: event.seat });
    // The word taken back is the last one that was made.
    else if (event?.type === 'taken-back') made.pop();
  }
  const worth = (word: string): number =>
    [...word].reduce((sum, sign) => sum + (sign === sign.toUpperCase() ? pointsOf(deck, sign) : 0), 0);
  const [most] = made.sort((one, other) => worth(other.word) - worth(one.word));
  if (!most) return null;
  const word = html`<strong lang=${lang ?? nothing}>${most.word.toUpperCase()}</strong>`;
  return html`${around('syntax-best', { name: names[most.seat] ?? '' }, 'word', word)}`;
}
