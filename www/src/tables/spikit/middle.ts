// The middle of Spikit: the die, the display of six face-up cards, the stock and the discard pile, the fished cards, and the sentences.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../../lib/i18n.ts';
import { aboutButton } from '../../pieces/about.ts';
import { card, cardBack } from '../../pieces/card.ts';
import '../../pieces/die.ts';
import type { TableHost } from '../table.ts';
import { face } from './cards.ts';
import { sentence, type SentenceActs } from './sentence.ts';
import { composing, FISHED, taking, type SpikitState } from './state.ts';

type Host = TableHost<'spikit'>;

export interface MiddleActs extends SentenceActs {
  /** The die is touched where it is to be thrown. */
  roll(): void;
  /** A card of the display is touched. */
  want(place: number): void;
  /** A card of one's own line or the card just fished goes into the line, or out of it. */
  toggle(id: string): void;
}

export function middle(state: SpikitState, host: Host, acts: MiddleActs): TemplateResult {
  const { view } = state;
  return html`<div class="spikit-middle" data-carries="middle" data-phase=${view.phase}>
    <section class="spikit-top" aria-label=${t('spikit-display')}>
      <div class="spikit-side">${turnDie(state, host, acts)}${piles(state)}</div>
      ${display(state, host, acts)}
    </section>
    ${pond(state, host, acts)}
    ${
      view.table.length === 0
        ? html`<p class="no-sentences"><strong>${t('spikit-goal')}</strong> <span class="goal-how">${t('spikit-goal-how')}</span></p>`
        : html`<ul role="list" class="sentences" aria-label=${t('spikit-sentences')}>
          ${repeat(
            view.table,
            ({ cards }) => cards[0],
            (_, index) => sentence(state, index, host.names, host.acting && composing(state), host.across, acts),
          )}
        </ul>`
    }
  </div>`;
}

/** Milliseconds that the die of a turn tumbles. */
const TUMBLE = 600;

/** The die of this turn; before the throw its place, with its name. What it shows is told when it lies. A touch throws it where that is to be done,
 * but not a touch that began before; for the keyboard there is the button. */
function turnDie({ view, throws, tumbling }: SpikitState, host: Host, acts: MiddleActs): TemplateResult {
  const mine = host.acting && (host.legal?.actions.some(({ type }) => type === 'roll') ?? false);
  const number = tumbling ?? view.die;
  const one = number === null ? [] : [{ id: 'turn', face: { kind: 'number' as const, number }, name: dieName(number) }];
  return html`<span class="turn-die" data-testid="turn-die" data-face=${tumbling === null ? (number ?? '') : ''} data-throws=${mine ? '' : nothing} data-about=${mine ? nothing : t('spikit-die-about')} @pointerdown=${({ currentTarget }: Event) => (currentTarget as Element).toggleAttribute('data-aimed', mine)} @click=${({ currentTarget }: Event) => mine && (currentTarget as Element).hasAttribute('data-aimed') && acts.roll()}>
    ${mine ? nothing : aboutButton(t('spikit-die-label'))}
    ${number === null ? html`<span class="die-place"><span aria-hidden="true">${t('spikit-die-place')}</span><span class="visually-hidden">${t('spikit-die-none')}</span></span>` : nothing}
    <mots-dice ?hidden=${number === null} .dice=${one} .label=${t('spikit-die-label')} .throw=${throws} .tumble=${TUMBLE}></mots-dice>
  </span>`;
}

const dieName = (face: number): string => t('spikit-die', { face });

function piles({ view }: SpikitState): TemplateResult {
  const { stock_count: stock, discard_count: discard } = view;
  return html`<ul role="list" class="spikit-piles">
    <li data-testid="stock"><span class="small-cards" data-flip="stock">${stock > 0 ? cardBack() : html`<span class="card-place"></span>`}</span><span aria-hidden="true">${stock}</span><span class="visually-hidden">${t('spikit-stock', { count: stock })}</span></li>
    <li data-testid="discards"><span aria-hidden="true">${t('spikit-discards-short', { count: discard })}</span><span class="visually-hidden">${t('spikit-discards', { count: discard })}</span></li>
  </ul>`;
}

/** The places of the display whose cards the rules allow the viewer to take. */
export function free(host: Host): Set<number> {
  const actions = host.acting ? (host.legal?.actions ?? []) : [];
  return new Set(actions.flatMap((one) => (one.type === 'take' || one.type === 'free-choice' ? [one.display] : [])));
}

function display(state: SpikitState, host: Host, acts: MiddleActs): TemplateResult {
  const { view, faces } = state;
  const mayTake = free(host);
  const asked = host.acting && taking(state);
  return html`<ul role="list" class="spikit-display" data-testid="display">
    ${view.display.map((code, place) => {
      const printed = face(faces, code);
      const dimmed = asked && host.legal !== null && !mayTake.has(place);
      const wanted = state.taking === place;
      return html`<li>
        <button
          type="button"
          class=${classMap({ 'display-card': true, target: asked && mayTake.has(place), wanted, dimmed })}
          data-testid=${`display-${place}`}
          data-index=${place}
          data-card=${code}
          data-flip=${`face:${code}`}
          aria-pressed=${wanted ? 'true' : 'false'}
          aria-label=${dimmed ? `${printed.name}, ${t('card-dimmed')}` : printed.name}
          @click=${() => acts.want(place)}
        >
          ${card(printed)}
        </button>
      </li>`;
    })}
  </ul>`;
}

/** How many backs are drawn of the cards that are still in the pond. */
const SWIM = 5;

/** The card just fished, and those before it. */
function pond(state: SpikitState, host: Host, acts: MiddleActs): TemplateResult | typeof nothing {
  const { view, faces, line } = state;
  const { fished } = view;
  if (!fished) return nothing;
  const inLine = line.cells.some((cell) => cell.from === 'hand' && cell.id === FISHED);
  const printed = face(faces, fished.card);
  return html`<section class="spikit-pond" aria-label=${t('spikit-pond')} data-testid="pond">
    <p class="pond-text"><span class="pond-backs small-cards" aria-hidden="true">${Array.from({ length: Math.min(fished.left, SWIM) }, cardBack)}</span>${t('spikit-pond-left', { left: fished.left })}</p>
    <div class="pond-cards">
      ${fished.aside.map((code) => html`<span class="spikit-card aside" data-flip=${`face:${code}`}>${card(face(faces, code))}<span class="visually-hidden">${face(faces, code).name}</span></span>`)}
      <button
        type="button"
        class=${classMap({ 'display-card': true, fished: true, wanted: inLine })}
        data-testid="fished"
        data-card=${fished.card}
        data-flip=${`face:${fished.card}`}
        aria-pressed=${inLine ? 'true' : 'false'}
        aria-label=${printed.name}
        ?disabled=${!host.acting}
        @click=${() => acts.toggle(FISHED)}
      >
        ${keyed(fished.card, html`<span class="turned-up">${card(printed)}</span>`)}
      </button>
    </div>
  </section>`;
}
