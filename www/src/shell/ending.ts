// The end of a match: who won, how it went, what was best of it, and what may be played next.

import { html, nothing, type TemplateResult } from 'lit';
import { list, t } from '../lib/i18n.ts';
import { calm } from '../lib/motion.ts';
import { turningPoint, type Turning } from '../match/course.ts';
import { card } from '../pieces/card.ts';
import { icon } from '../pieces/icons.ts';
import { scoreCurve } from '../pieces/score-curve.ts';
import { rankingList, scoreSheet } from '../pieces/score-sheet.ts';
import type { Entry, Level } from '../protocol/index.ts';
import { turnButton } from './panels.ts';
import type { Sitting } from './sitting.ts';

/** A name is dealt in no more cards than this. */
const NAME = 12;

export interface EndingActs {
  /** The level to try next; null where none is proposed. */
  next: Level | null;
  rematch: (level: Level | null) => void;
  /** Null where the match cannot be looked at again. */
  review: (() => void) | null;
  /** Null where nobody may be shown it. */
  share: (() => void) | null;
  leave: () => void;
  /** Null where people don't sit around the table. */
  turn: (() => void) | null;
}

export function endingPanel(sitting: Sitting, log: readonly Entry[], acts: EndingActs): TemplateResult {
  const { match, names, table, humans } = sitting;
  const { view } = match;
  const ranking = view.ranking ?? [];
  const [winners = []] = ranking;
  const [only] = humans;
  const alone = humans.length === 1 && only !== undefined;
  const place =
    1 +
    ranking
      .slice(
        0,
        ranking.findIndex((group) => group.includes(only ?? -1)),
      )
      .flat().length;
  const won = winners.length === 1 ? t('match-won', { name: names[winners[0] ?? 0] ?? '' }) : null;
  const shared = t('match-shared', { names: list(winners.map((seat) => names[seat] ?? '')) });
  const best = table.best(log);
  return html`<mots-modal
    firm
    kind="result"
    .heading=${alone ? t('match-place', { place, shared: (ranking[place - 1]?.length ?? 1) > 1 ? 'yes' : 'no' }) : (won ?? shared)}
    .body=${html`<div class="ending" data-testid="match-over" @pointerdown=${skip} @click=${unfold}>
      ${winners.length === 1 ? ceremony(names[winners[0] ?? 0] ?? '') : nothing}
      ${alone && place > 1 ? html`<p class="lead">${won ?? shared}</p>` : nothing}
      ${rankingList(ranking, names, (seat) => table.account(view.seats[seat]?.score ?? 0))}
      ${curve(sitting, log, ranking)}
      ${best === null ? nothing : html`<p class="ending-best" data-testid="best">${best}</p>`}
      ${table.atEnd(log) ?? nothing}
      ${acts.next === null ? nothing : html`<p class="ending-next">${t('level-next', { level: t(`level-${acts.next}`) })}</p>`}
      <p class="modal-actions">
        <button type="button" class="button primary" data-testid="rematch" data-autofocus @click=${() => acts.rematch(null)}>${t('rematch')}</button>
        ${acts.next === null ? nothing : html`<button type="button" class="button" data-testid="step-up" @click=${() => acts.rematch(acts.next)}>${t('rematch-level', { level: t(`level-${acts.next}`) })}</button>`}
        ${acts.review === null ? nothing : html`<button type="button" class="button" data-testid="review" @click=${acts.review}>${t('review')}</button>`}
        ${acts.share === null ? nothing : html`<button type="button" class="button" data-testid="share-end" @click=${acts.share}>${icon('share')} ${t('share')}</button>`}
        <button type="button" class="button" data-testid="leave" @click=${acts.leave}>${t('back-to-games')}</button>
        ${turnButton(acts.turn)}
      </p>
      <details class="ending-rounds" data-testid="ending-rounds">
        <summary class="button quiet">${icon('scores')} ${t('menu-scores')}</summary>
        ${scoreSheet(table.scoreSheet(log), names)}
      </details>
    </div>`}
  ></mots-modal>`;
}

/** A touch of anything but a button ends the ceremony: medals and cards are where they are going. */
function skip({ currentTarget, target }: Event): void {
  if ((target as Element).closest('button, a')) return;
  for (const one of (currentTarget as Element).getAnimations({ subtree: true })) one.finish();
}

/** What unfolds leaves the head of the dialog where it is (pieces/ending.css), and is scrolled into sight. */
function unfold({ target }: Event): void {
  const unfolding = (target as Element).closest('summary')?.parentElement;
  const dialog = unfolding?.closest('dialog');
  if (!unfolding || !dialog) return;
  const { style } = dialog;
  if (!style.getPropertyValue('--held')) style.setProperty('--held', `${dialog.offsetHeight}px`);
  requestAnimationFrame(() => {
    const { offsetTop, offsetHeight } = unfolding;
    const under = Math.min(offsetTop + offsetHeight - dialog.clientHeight, offsetTop) + 8;
    if (under > dialog.scrollTop) dialog.scrollTo({ top: under, behavior: calm() ? 'auto' : 'smooth' });
  });
}

/** The winner's name, dealt in cards. */
function ceremony(name: string): TemplateResult {
  const letters = [...name].slice(0, NAME);
  return html`<div class="winner-cards small-cards" aria-hidden="true">${letters.map((letter) => (letter.trim() === '' ? html`<i></i>` : card({ letter: letter.toLocaleUpperCase(), name: letter })))}</div>`;
}

function curve(
  { table, names, humans }: Sitting,
  log: readonly Entry[],
  ranking: readonly (readonly number[])[],
): TemplateResult | typeof nothing {
  const course = table.course(log);
  if (course.length < 2) return nothing;
  const turning = turningPoint(course, ranking);
  const words = turning ? wordsOf(turning, names[turning.seat] ?? '') : null;
  const strong = (humans.length === 1 ? humans[0] : undefined) ?? ranking[0]?.[0] ?? 0;
  const turned = turning && !turning.always ? turning.round : null;
  return html`<figure class="course">
    ${scoreCurve({ course, names, strong, turned, label: t('course-label') })}
    ${words === null ? nothing : html`<figcaption data-testid="turning-point">${words}</figcaption>`}
  </figure>`;
}

const wordsOf = ({ round, always }: Turning, name: string): string =>
  always ? t('course-always', { name }) : t('course-turned', { name, round });
