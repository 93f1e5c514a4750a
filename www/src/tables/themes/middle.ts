// The middle of Dés à thèmes: what is asked, the dice, the word that is typed, tokens and words. Where several people play it lies between
// their buzzers.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { say, t } from '../../lib/i18n.ts';
import { icon } from '../../pieces/icons.ts';
import '../../pieces/clock.ts';
import './turntable.ts';
import type { Side } from '../../pieces/buzzer-order.ts';
import { roomy } from '../../pieces/keys.ts';
import { looks } from '../../lib/looks.ts';
import { sidesNow, type Buzzer, type BuzzerEvents } from '../../pieces/buzzers.ts';
import type { TableHost } from '../table.ts';
import { token } from './drawings.ts';
import { form, type FormActs } from './form.ts';
import { asked, roll } from './roll.ts';
import { allThemes, said, verdict, type SaidActs } from './said.ts';
import { elsewhere, lockOf, nearestTurn, turnsOf, type ThemesState } from './state.ts';

type Host = TableHost<'themes'>;

export interface MiddleActs extends FormActs, SaidActs {
  roll(): void;
  buzz(seat: number): void;
  /** Called when a buzzer is pressed that does not count now. */
  early(seat: number): void;
  /** A person gives up the round, for themselves. */
  pass(seat: number): void;
  /** Called when the dice lie still. */
  still(): void;
  turn(): void;
  /** Called when the board has turned and what is new on it is there. */
  turned(): void;
}

/** A key for each seat, at places that both common keyboards share, far from each other. */
const KEYS = 'slxneo';

export function middle(state: ThemesState, host: Host, acts: MiddleActs): TemplateResult {
  const { view, flying } = state;
  const { humans } = host;
  const shared = humans.length > 1;
  const turned = turns(state, host);
  const along = [...(taken(host) ?? [])].filter((side) => (turnsOf(side) + turned) % 2 === 1);
  const inside = shared ? turntable(state, host, turned, along, acts) : board(state, host, null, acts);
  const clock = around(view);
  return html`${clock ? html`<mots-clock ring .left=${host.left(clock)} .whole=${clock.ms} .running=${clock.running && !host.hidden}></mots-clock>` : nothing}<div class="themes-middle" data-scrolls role="group" aria-label=${t('themes-tray')} data-phase=${view.phase} data-variant=${view.variant} data-shared=${String(shared)} data-elsewhere=${elsewhere(state, host.refusal) ?? nothing}>
    ${
      shared && !view.calm
        ? html`<mots-buzzers
          .buzzers=${humans.map((seat) => buzzer(state, host, seat))}
          .sides=${host.sides}
          .open=${view.phase === 'open' && !state.tumbling}
          .middle=${inside}
          @buzz=${({ detail }: CustomEvent<BuzzerEvents['buzz']>) => acts.buzz(detail.seat)}
          @buzz-early=${({ detail }: CustomEvent<BuzzerEvents['buzz-early']>) => acts.early(detail.seat)}
          @buzz-pass=${({ detail }: CustomEvent<BuzzerEvents['buzz-pass']>) => acts.pass(detail.seat)}
        ></mots-buzzers>`
        : inside
    }
    ${flying ? html`<p class="themes-flying" aria-hidden="true">${flying.map((die) => html`<span class="flying" data-from=${die ?? nothing}>${token}</span>`)}</p>` : nothing}
  </div>`;
}

/** The board and what stands beside it: it turns as a whole (`turntable.ts`). */
function turntable(
  state: ThemesState,
  host: Host,
  turned: number,
  along: readonly Side[],
  acts: MiddleActs,
): TemplateResult {
  const quarters = nearest(state, turned);
  return html`<mots-turntable
    .quarters=${quarters}
    .board=${html`<div class=${classMap({ turntable: true, sided: along.length > 0 })} data-turned=${turned} ${looks({ '--quarters': String(quarters) })}>${board(state, host, turned, acts)}${beside(state, host, along)}</div>`}
    @board-turned=${() => acts.turned()}
  ></mots-turntable>`;
}

/** The clock that runs, else the one that stands: it is read from all sides along the rim of the tray. */
function around({ clocks, over }: ThemesState['view']): ThemesState['view']['clocks'][number] | undefined {
  const all = over ? [] : clocks.filter(({ lapses }) => !lapses);
  return all.find(({ running }) => running) ?? all[0];
}

/** How the board is turned on a screen between people: towards the person who types on the page's own keyboard; else, if people said where they sit,
 * towards the person who is to roll, unless somebody has turned it in this round; else as somebody turned it. */
export function turns({ view, typist, turned, turnedIn, keys }: ThemesState, { humans, sides }: Host): number {
  const types = typist !== null && keys && !view.calm && roomy.matches;
  const rolls = view.phase === 'rolling' && sides !== null && turnedIn !== view.round;
  const seat = types ? typist : rolls ? view.roller : null;
  const side = seat === null ? undefined : sidesNow(humans.length, sides)[humans.indexOf(seat)];
  return side === undefined ? turned : turnsOf(side);
}

/** The same turn as a number of quarters that is nearest to the one before, so that the board never goes the long way round. */
function nearest(state: ThemesState, turned: number): number {
  state.quarters = nearestTurn(state.quarters, turned);
  return state.quarters;
}

/** The sides at which people sit; null if they have not said. */
const taken = ({ humans, sides }: Host): ReadonlySet<Side> | null =>
  sides === null ? null : new Set(sidesNow(humans.length, sides));

/** Repeats the question for people at the sides along which the board lies. It is left out where it would be in the way of a person who types. */
function beside({ view, typist }: ThemesState, { names }: Host, along: readonly Side[]): TemplateResult[] {
  if ((typist !== null && !view.calm) || view.phase === 'judging') return [];
  return along.map(
    (side) =>
      html`<div class="themes-beside" data-side=${side} data-testid=${`asked-${side}`}>${asked(view, names, true)}</div>`,
  );
}

/** Whether somebody may sit opposite the person whom the board faces. */
function across(host: Host, turned: number): boolean {
  const sides = taken(host);
  return sides === null || [...sides].some((side) => (turnsOf(side) - turned + 4) % 4 === 2);
}

function buzzer({ view, tumbling }: ThemesState, host: Host, seat: number): Buzzer {
  const name = host.names[seat] ?? '';
  const one = view.seats[seat];
  const standing = one?.state ?? 'playing';
  const tokens = t('themes-tokens', { count: one?.tokens ?? 0 });
  const key = KEYS.charAt(seat);
  const clock = lockOf(view, seat);
  return {
    seat,
    name,
    ...(key === '' ? {} : { key }),
    pass: {
      label: t('themes-pass'),
      name: t('themes-pass-name', { name }),
      may: view.phase === 'open' && !tumbling && view.to_act.includes(seat),
    },
    state:
      view.typing === seat
        ? 'first'
        : standing === 'playing'
          ? clock
            ? 'locked'
            : 'ready'
          : standing === 'done'
            ? 'done'
            : 'out',
    ...(clock ? { lock: { left: host.left(clock), whole: clock.ms, running: clock.running && !host.hidden } } : {}),
    brief: html`${view.typing === seat ? icon('play') : standing === 'done' ? icon('check') : standing === 'playing' ? nothing : icon('close')}${token}${one?.tokens ?? 0}`,
    note:
      standing === 'playing' || view.phase === 'rolling' ? tokens : `${t(`themes-standing-${standing}`)} · ${tokens}`,
  };
}

/** `turned`: the quarter turns of the board for several people; null if one person plays alone. */
function board(state: ThemesState, host: Host, turned: number | null, acts: MiddleActs): TemplateResult {
  const shared = turned !== null;
  const { view, typist } = state;
  const { names, options } = host;
  const typing = typist !== null;
  return html`<div class="themes-board" data-testid="board" role="group" aria-label=${t('middle')} data-focus-home tabindex="-1" data-typing=${String(typing)}>
    <div class="themes-above">
      ${shared ? html`<div class=${classMap({ 'themes-across': true, nobody: !across(host, turned) })}>${asked(view, names, true)}${typing ? nothing : html`<div class="themes-told" aria-hidden="true" data-testid="told-across">${told(state, options.words, false)}</div>`}</div>` : nothing}
      <div class="themes-centre-line">
        ${state.verdict && typing ? verdict(state.verdict, options.words, true) : heap(state)}
        ${shared ? goesOn(state, host) : nothing}
        ${shared ? html`<button type="button" class="icon-button themes-turn" data-testid="turn-board" aria-label=${t('themes-turn')} title=${t('themes-turn')} @click=${() => acts.turn()}>${icon('turn')}</button>` : nothing}
      </div>
    </div>
    <div class="themes-question" aria-live="off" @dice-still=${() => acts.still()}>
      ${roll(state)}
      ${view.variant === 'open' && !typing && view.phase !== 'judging' ? allThemes(state, names, null) : nothing}
    </div>
    <div class="themes-below">
      ${asked(view, names)}
      ${typist === null ? waiting(state, host, acts) : form(state, typist, names, options.words, shared, turned ? timeLeft(state, host) : nothing, acts)}
      ${said(state, names, options.words, host.data.card || view.over ? null : acts, shared)}
    </div>
  </div>`;
}

/** The time that is left to the person who types, shown once more because the table's clock is upright for others. */
function timeLeft({ view, typist }: ThemesState, host: Host): TemplateResult | typeof nothing {
  const clock = view.clocks.find(({ seat, lapses }) => seat === typist && !lapses);
  return clock
    ? html`<span class="themes-time" aria-hidden="true" data-testid="typing-time">${icon('clock')}<mots-clock figures .left=${host.left(clock)} .whole=${clock.ms} .running=${clock.running && !host.hidden}></mots-clock></span>`
    : nothing;
}

/** Tokens of the centre, and of the reserve. */
function heap({ view }: ThemesState): TemplateResult {
  const { centre, reserve, variant } = view;
  return html`<p class="themes-heap" data-testid="centre" data-tokens=${centre}>
    <span class="heap-drawn" aria-hidden="true">${token}${token}${token}</span>
    <span><strong>${centre}</strong> <span class="heap-where">${t('themes-centre', { count: centre })}</span></span>
    ${variant === 'limited' ? html`<span class="heap-reserve" data-testid="reserve" data-tokens=${reserve}>${t('themes-reserve', { count: reserve })}</span>` : nothing}
  </p>`;
}

/** The button for the next round, once the round has ended: in the middle between people, or else where the next button would appear. */
const goesOn = ({ view }: ThemesState, { goOn }: Host): TemplateResult | typeof nothing =>
  goOn && view.phase === 'over' && !view.over
    ? html`<button type="button" class="button primary" data-testid="go-on" @click=${goOn}>${t('next-round')}</button>`
    : nothing;

/** What happened last: the outcome of a vote, as a sign, and the news. */
const told = ({ verdict: came, news }: ThemesState, lang: string, links = true): TemplateResult =>
  html`${came ? verdict(came, lang, links) : nothing}${news.length > 0 ? html`<p class="themes-news">${news.map((message) => say(message)).join(' ')}</p>` : nothing}`;

/** Shown while nobody types here: who is to roll, who has the floor, and the last news. */
function waiting(state: ThemesState, host: Host, acts: MiddleActs): TemplateResult {
  const { view, news, typist } = state;
  const { humans, options } = host;
  const mine = humans.includes(view.roller) && view.phase === 'rolling';
  // The button goes with the throw. It gives up the focus before that is drawn: taking the focus from a button that is gone would make the browser
  // lay out everything that has changed. If the rules would refuse the throw, the button keeps the focus, since a focus that was given up goes to the
  // board in the next frame and is not called back.
  const rolled = async ({ currentTarget }: Event): Promise<void> => {
    const button = currentTarget as HTMLElement;
    const refusal = await host.check({ type: 'roll' }, view.roller).catch(() => null);
    if (refusal === null) button.blur();
    acts.roll();
  };
  const playing = humans.filter((seat) => view.to_act.includes(seat));
  const open = view.phase === 'open' && typist === null;
  return html`<div class="themes-waiting">
    ${
      news.length > 0 || state.verdict
        ? html`<div class="themes-told" data-testid="news">${told(state, options.words)}</div>`
        : open && playing.length > 0
          ? html`<p class="themes-news hint">${t('themes-buzz')}</p>`
          : nothing
    }
    ${humans.length > 1 ? nothing : goesOn(state, host)}
    ${mine ? html`<button type="button" class="button primary large" data-testid="roll" @click=${rolled}>${t('themes-roll')}</button>` : nothing}
    ${host.waitsForBots ? html`<button type="button" class="button" data-testid="no-waiting" @click=${() => host.waitNoLonger()}>${t('no-waiting')}</button>` : nothing}
  </div>`;
}
