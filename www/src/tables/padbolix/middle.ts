// The middle of the table: the ranks of the deal, the trick as it grew with the play to beat drawn large, the formula to follow in words and as empty
// places, and the exchange before the first lead of a deal.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../../lib/i18n.ts';
import { signed } from '../../lib/messages.ts';
import { looks } from '../../lib/looks.ts';
import { aboutButton } from '../../pieces/about.ts';
import { card, ornament } from '../../pieces/card.ts';
import { icon } from '../../pieces/icons.ts';
import type { TableHost } from '../table.ts';
import { firecracker, sparks } from './ornaments.ts';
import { exchange, exchanged } from './exchange.ts';
import { playName, tableFace } from './faces.ts';
import { flipOf, lastPlay, made, type PadbolixState } from './state.ts';
import type { Formula, PadbolixView, Turn } from './view.ts';

/** So many turns before the play to beat are still drawn; the log has them all. */
const PAST = 4;

type Host = TableHost<'padbolix'>;

/** `play`: called on a tap on the trick, which plays the lifted cards. */
export function middle(state: PadbolixState, host: Host, play: () => void): TemplateResult {
  const { view, swept } = state;
  return html`<div class="pad-middle">
    <div class="pad-head" data-about=${t('padbolix-about-ranks')}>
      ${aboutButton(t('padbolix-ladder'))}
      <p class="deal">${t('padbolix-deal-of', { deal: view.round, deals: view.rounds })}</p>
      ${ladder(view, host)} ${exchanged(state, host)}
    </div>
    <section class=${classMap({ 'pad-trick': true, target: host.acting && made(state) !== null, over: state.over !== null })} tabindex="0" data-testid="trick" data-drop="trick" aria-label=${t('padbolix-trick')} @click=${play}>
      ${trick(state, host)}
    </section>
    ${view.formula ? toFollow(view.formula, swept !== null) : nothing}
  </div>`;
}

/** The ranks, best first, and who has them so far. After a round, everybody reads them, so nobody is "you" (`host.viewer` is null). */
function ladder(view: PadbolixView, host: Host): TemplateResult {
  return html`<ol role="list" class="ladder" data-testid="ladder" aria-label=${t('padbolix-ladder')}>
    ${view.ranks.map(({ title, points }) => {
      const taken = view.finished.find((finish) => finish.title === title);
      return html`<li class=${taken ? 'taken' : ''} data-title=${title}>
        <span class="ladder-title">${t('padbolix-rank', { title })}</span> <span class="ladder-points">${signed(points)}</span>
        ${taken ? html`<strong>${taken.seat === host.viewer ? t('you') : (host.names[taken.seat] ?? '')}</strong>` : nothing}
      </li>`;
    })}
  </ol>`;
}

function trick(state: PadbolixState, host: Host): TemplateResult {
  const { view, swept } = state;
  const turns = swept?.turns ?? view.trick;
  if (turns.length === 0) {
    if (view.turn === null) return html``;
    return html`<div class="no-trick">
      ${exchange(state, host)}
      ${view.turn === view.seat ? nothing : html`<p class="lead-line">${t('padbolix-lead-by', { name: host.names[view.turn] ?? '' })}</p>`}
      ${view.exchange && view.tricks.length === 0 ? nothing : formulas(view)}
    </div>`;
  }
  const standing = lastPlay(turns);
  const left = Math.max(0, standing - PAST);
  return html`<ol role="list" class="turns">
      ${left > 0 ? html`<li class="turn earlier">${t('padbolix-earlier', { count: left })}</li>` : nothing}
      ${repeat(
        turns.map((turn, index) => ({ turn, index })).slice(left),
        ({ index }) => index,
        ({ turn, index }) => line(state, host, turns, turn, index, standing),
      )}
    </ol>
    ${swept ? html`<p class=${classMap({ won: true, unsaid: !swept.lies })} aria-hidden="true">${swept.said}</p>` : nothing}`;
}

/** An example of each formula: what may be led. */
const EXAMPLES = [
  ['single', ['K']],
  ['sequences', ['EFG', 'LMN']],
  ['pairs', ['DD', 'PP']],
] as const;

/** The formulas that may be led, and the points of the ranks. */
function formulas(view: PadbolixView): TemplateResult {
  return html`<ul role="list" class="formulas small-cards" data-testid="formulas" data-example aria-label=${t('padbolix-may')}>
      ${EXAMPLES.map(
        ([kind, groups]) =>
          html`<li><span class="groups" aria-hidden="true">${groups.map((group) => html`<span class="group">${[...group].map((sign) => card(tableFace(sign)))}</span>`)}</span><span>${t(`padbolix-may-${kind}`)}</span></li>`,
      )}
    </ul>
    <p class="rank-stakes" data-testid="rank-stakes" data-about=${t('padbolix-about-ranks')}>
      ${view.ranks.map(({ title, points }) => html`<span>${t('padbolix-rank', { title })} <strong>${signed(points)}</strong></span> `)}
    </p>`;
}

/** The formula in words, and as empty places with its lowest letter. After the trick is won, it is hidden but keeps its room, so that what lies above
 * it does not move. */
function toFollow(formula: Formula, over: boolean): TemplateResult {
  const { kind, groups, length, lowest } = formula;
  return html`<p class=${classMap({ 'to-follow': true, unsaid: over })} data-testid="formula">
    <span class="follow-words">${t('padbolix-to-follow', { kind, groups, length, lowest })}</span>
    <span class="ghosts" aria-hidden="true"
      >${Array.from(
        { length: groups },
        (_, group) =>
          html`<span class="ghost-group">${Array.from({ length }, (_, at) => html`<i>${group === 0 && (at === 0 || kind === 'pairs') ? lowest : ''}</i>`)}</span>`,
      )}</span
    >
  </p>`;
}

/** The last trick of the deal, turn by turn. */
export function lastTrick({ tricks, seat }: PadbolixView, names: readonly string[]): TemplateResult | null {
  const last = tricks.at(-1);
  if (!last) return null;
  const turns = last.turns.filter((turn) => turn.play !== 'pass' && turn.play !== 'skipped');
  const groups = (play: Turn['play']): string[] => (Array.isArray(play) ? play : [play]);
  return html`<ol role="list" class="last-trick" data-testid="last-trick">
    ${turns.map(
      (turn) => html`<li class=${classMap({ 'small-cards': true, winner: turn === turns.at(-1) })}>
        <span class="who">${turn.seat === seat ? t('you') : (names[turn.seat] ?? '')}</span>
        <span class="visually-hidden">${playName(groups(turn.play))}</span>
        <span class="last-groups" aria-hidden="true">${groups(turn.play).map((group) => html`<span>${[...group].map((sign) => card(tableFace(sign)))}</span>`)}</span>
        ${turn === turns.at(-1) ? html`<span class="takes">${icon('check')}${t('padbolix-takes-trick', { own: turn.seat === seat ? 'yes' : 'no' })}</span>` : nothing}
      </li>`,
    )}
  </ol>`;
}

function line(
  state: PadbolixState,
  host: Host,
  turns: readonly Turn[],
  turn: Turn,
  index: number,
  standing: number,
): TemplateResult {
  const own = turn.seat === state.view.seat ? 'yes' : 'no';
  const name = host.names[turn.seat] ?? '';
  if (turn.play === 'pass')
    return html`<li class="turn quiet-turn" data-testid=${`turn-${index}`}>${icon('minus')}<span>${t('padbolix-turn-pass', { name, own })}</span></li>`;
  if (turn.play === 'skipped') {
    const cause = turns[lastPlay(turns.slice(0, index))]?.play === '!' ? 'firecracker' : 'same-letters';
    return html`<li class="turn quiet-turn skipped-turn" data-testid=${`turn-${index}`} data-cause=${cause}>
      ${cause === 'firecracker' ? ornament(firecracker) : icon('skip')}<span>${t(`padbolix-turn-skipped-${cause}`, { name, own })}</span>
    </li>`;
  }
  const groups = turn.play === '!' ? ['!'] : turn.play;
  const last = index === standing;
  const count = groups.join('').length;
  // A few cards lie side by side, many are fanned. `wide` is the width of the play, in cards:
  const open = count <= 6;
  const wide = (open ? count * 1.05 : count * 0.72 + groups.length * 0.28) + (groups.length - 1) * 0.24;
  // On a high table many groups stand in rows, no card over another.
  const rows = last && !open && groups.length > 1;
  const apart = count * 1.05 + (groups.length - 1) * 0.24;
  return html`<li
    class=${classMap({ turn: true, played: true, open, rows, last, 'small-cards': !last, winner: last && state.swept?.lies === true && state.swept.winner === turn.seat })}
    ${looks({ '--wide': wide.toFixed(2), '--apart': apart.toFixed(2) })}
    data-testid=${`turn-${index}`}
    data-play=${groups.join('+')}
  >
    <span class="turn-name">${own === 'yes' ? t('you') : name}</span>
    <span class="visually-hidden">${playName(groups)}</span>
    <span class="groups" aria-hidden="true">
      ${turn.play === '!' && last ? sparks : nothing}${groups.map((group, at) => html`<span class="group">${[...group].map((sign, place) => html`<span class=${sign.toUpperCase() === 'Z' ? 'laid is-z' : 'laid'} data-flip=${flipOf(index, at, place)}>${card(tableFace(sign))}</span>`)}</span>`)}
    </span>
  </li>`;
}
