// The exchange before the first lead of a deal (PAD-24). First the deal is seen, then what was exchanged, and why. Once the trick has begun,
// whoever gave a card can still read which.

import { html, nothing, type TemplateResult } from 'lit';
import { shareOfPace } from '../../device/settings.ts';
import { t } from '../../lib/i18n.ts';
import { places, travel, type Owner } from '../../lib/motion.ts';
import { pause } from '../../lib/waiting.ts';
import { card } from '../../pieces/card.ts';
import { orderOf } from '../hand-state.ts';
import type { TableHost } from '../table.ts';
import { aCard, handFace } from './faces.ts';
import type { PadbolixState } from './state.ts';
import type { PadbolixView } from './view.ts';

/** How long the exchange can be read before somebody else leads: a share of the pace, and the least in ms. */
const READ = { share: 3.2, least: 2800 };

type Host = TableHost<'padbolix'>;
type Made = NonNullable<PadbolixView['exchange']>;

/** The viewer's role in the exchange. */
const roleOf = ({ dubolix, padbolix }: Made, viewer: number | null): 'dubolix' | 'padbolix' | 'other' =>
  viewer === dubolix ? 'dubolix' : viewer === padbolix ? 'padbolix' : 'other';

/** The exchange of the current deal, until its first trick is over. */
const madeOf = ({ view, dealing }: PadbolixState): Made | null =>
  dealing || view.tricks.length > 0 ? null : view.exchange;

/** The card that the viewer was given, by its id in the hand; null where they were given none. */
export function received(state: PadbolixState): string | null {
  const { exchange: made, seat } = state.view;
  if (!made) return null;
  const role = roleOf(made, seat);
  const code = role === 'dubolix' ? made.best : role === 'padbolix' ? made.worst : null;
  return (code !== null && orderOf(state).find(code)?.id) || null;
}

/** Called before a hand is dealt: until the hand lies there, the exchange is not shown. */
export function deals(state: PadbolixState): void {
  state.dealing = state.view.exchange !== null && state.view.tricks.length === 0;
}

/** Called after the deal: each exchanged card now comes from its giver, and the exchange can be read before somebody else leads. */
export async function showExchange(state: PadbolixState, host: Host, owner: Owner): Promise<void> {
  const { exchange: made, seat, turn } = state.view;
  if (!state.dealing || !made) return;
  const { dubolix, padbolix } = made;
  const noted = places(host.root);
  state.dealing = false;
  host.redraw();
  await host.settled();
  const giver = seat === dubolix ? padbolix : dubolix;
  const origins = new Map([
    ['exchange:worst', `seat:${dubolix}`],
    ['exchange:best', `seat:${padbolix}`],
    [`card:${received(state)}`, `seat:${giver}`],
  ]);
  await travel(host.root, noted, owner, { origins });
  if (host.viewer !== null && turn !== host.viewer) await pause(shareOfPace(READ.share, READ.least), owner.hurried);
}

/** Who gives which card to whom, and why, drawn where the trick will lie. */
export function exchange(state: PadbolixState, host: Host): TemplateResult | typeof nothing {
  const made = madeOf(state);
  if (!made) return nothing;
  const { seat } = state.view;
  const { dubolix, padbolix, worst, best } = made;
  const name = (who: number): string => host.names[who] ?? '';
  const who = (one: number, title: 'dubolix' | 'padbolix'): TemplateResult =>
    html`<span class="exchange-who"><strong>${one === seat ? t('you') : name(one)}</strong><small>${t('padbolix-rank', { title })}</small></span>`;
  const given = (key: string, code: string | null, from: number, to: number): TemplateResult => {
    const words = t('padbolix-gives', { from: name(from), to: name(to), card: code === null ? 'hidden' : aCard(code) });
    return html`<li><span class="given" data-flip=${`exchange:${key}`} aria-hidden="true">${code === null ? html`<span class="card back unseen"></span>` : card(handFace(code))}</span><span class="visually-hidden">${words}</span></li>`;
  };
  return html`<section class="exchange small-cards" data-testid="exchange" aria-label=${t('padbolix-exchange')}>
    <h3>${t('padbolix-exchange')}</h3>
    <div class="exchange-row">
      ${who(dubolix, 'dubolix')}
      <ul role="list" class="exchange-cards">
        ${given('worst', worst, dubolix, padbolix)} ${given('best', best, padbolix, dubolix)}
      </ul>
      ${who(padbolix, 'padbolix')}
    </div>
    <p class="exchange-why">${t('padbolix-exchange-why', { role: roleOf(made, seat), dubolix: name(dubolix), padbolix: name(padbolix) })}</p>
  </section>`;
}

/** The exchange in one line, for people who gave a card, during the first trick. */
export function exchanged(state: PadbolixState, host: Host): TemplateResult | typeof nothing {
  const made = madeOf(state);
  if (!made || made.worst === null || made.best === null || (state.swept?.turns ?? state.view.trick).length === 0)
    return nothing;
  const [gave, got] = made.dubolix === state.view.seat ? [made.worst, made.best] : [made.best, made.worst];
  const other = host.names[made.dubolix === state.view.seat ? made.padbolix : made.dubolix] ?? '';
  return html`<p class="exchanged" data-testid="exchanged">${t('padbolix-exchanged-short', { gave: aCard(gave), got: aCard(got), name: other })}</p>`;
}
