// The score sheet and the end of a round. Points count the cards that were left, so they are bad.

import { html, nothing, type TemplateResult } from 'lit';
import { around, say, t } from '../../lib/i18n.ts';
import { card } from '../../pieces/card.ts';
import type { Entry } from '../../protocol/index.ts';
import type { Step } from '../../match/step.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import { face, marked, type Faces } from './cards.ts';
import { languagesOf } from './state.ts';
import { isJoker, type SpikitView } from './view.ts';

export function summary(step: Step<'spikit'>, names: readonly string[], faces: Faces): RoundSummary | null {
  const ended = step.events.find((event) => event.type === 'round-ended');
  if (!ended) return null;
  const { score } = ended;
  return {
    heading: t('round-over', { round: score.round }),
    text: say(ended.message),
    body: html`<ul role="list" tabindex="0" class="left-hands worded">
      ${score.hands.map(
        (hand, seat) => html`<li>
          <span class="left-name"><strong>${names[seat] ?? ''}</strong> <span>${t('points-added', { points: score.counted[seat] ?? 0 })}</span></span>
          ${hand.length > 0 ? html`<span class="left-how">${counts(hand, faces)}</span>` : nothing}
          <span class="spikit-row left-row">${hand.map((code) => html`<span class="spikit-card">${card(face(faces, code))}<span class="visually-hidden">${face(faces, code).name} </span></span>`)}</span>
        </li>`,
      )}
    </ul>`,
  };
}

/** How the cards of a hand that was left were counted. */
const counts = (hand: readonly string[], faces: Faces): string =>
  t('spikit-left', {
    count: hand.length,
    jokers: hand.filter(isJoker).length,
    languages: languagesOf({ faces }, { cards: [...hand], joker: null }),
  });

/** One row for each round: the points for the cards that were left. */
export const scores = (view: SpikitView): ScoreSheet => ({
  rows: view.sheet.map(({ round, counted }) => ({ label: String(round), cells: counted.map((points) => points) })),
  totals: view.seats.map(({ score }) => score),
  few: true,
  note: t('spikit-sheet-note'),
});

/** The sentence of most cards, among those whose cards are all known. */
export function longest(
  log: readonly Entry<'spikit'>[],
  names: readonly string[],
  faces: Faces,
): TemplateResult | null {
  const made = log.flatMap(({ event }) => (event?.type === 'laid' || event?.type === 'completed' ? [event] : []));
  const read = made.filter(({ sentence }) =>
    sentence.cards.every((code) => code.startsWith('joker') || faces.has(code)),
  );
  const [most] = read.sort((one, other) => other.sentence.cards.length - one.sentence.cards.length);
  if (!most) return null;
  const { cards, joker } = most.sentence;
  return html`${around('spikit-longest', { name: names[most.seat] ?? '' }, 'sentence', marked(faces, cards, joker))}`;
}
