// The near part of a table: what is being made, what can be done now, the viewer's own seat and hand; and the tools above.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { media } from '../lib/breakpoints.ts';
import { list, t, tOf } from '../lib/i18n.ts';
import { rulesHref } from '../lib/router.ts';
import { actionButtons, lapsing as runsFor, running, type ActionButton } from '../pieces/action-button.ts';
import { colourOf } from '../pieces/emblems.ts';
import { icon } from '../pieces/icons.ts';
import { line, type LineActs } from '../pieces/line.ts';
import { seat as seatFace, type SeatFact } from '../pieces/seats.ts';
import type { Conductor } from '../match/conductor.ts';
import { prepares } from '../match/stage.ts';
import type { Clock, View } from '../protocol/index.ts';
import '../pieces/hand.ts';
import '../pieces/clock.ts';
import type { PublicPanel } from '../tables/table.ts';
import { ownerOf } from '../tables/registry.ts';
import type { Side as Edge } from '../pieces/buzzer-order.ts';
import { settings } from '../device/settings.ts';
import { ballotAround, ballotOf, ballotPanel, panelAround } from './ballots.ts';
import { publicPanel } from './panels.ts';
import { lidPrompt, type HandOver } from './hand-over.ts';
import { placesAround } from './seated.ts';
import { ended } from './heard.ts';
import type { Side, Sitting, Why } from './sitting.ts';

/** Where people sit around the table as it lies; null where they don't. */
type Places = ReadonlyMap<number, Edge> | null;

/** Where the line of what happened has no room of its own. */
const small = [media('--phone-short'), media('--lying')];

/** A question to everybody that stands in the place of the bar. */
const questionOf = ({ match: { stage }, table }: Sitting): PublicPanel | null =>
  stage.kind === 'open' && !stage.lapse ? table.panel() : null;

/** Whether something is asked of everybody, so that the sentences of what happened make room. */
export const asks = (sitting: Sitting): boolean =>
  questionOf(sitting) !== null || sitting.match.stage.kind === 'ballot';

/** What all are asked, where it lies over a table which people sit around; null where nothing is. Whoever plays by ear answers on their line. */
export function around(
  sitting: Sitting,
  places: Places,
  showClause: (clause: string) => void,
): TemplateResult | typeof nothing | null {
  const drawn = sitting.table.around;
  if (places === null || drawn === null || settings.get().ear) return null;
  const panel = questionOf(sitting);
  // Once it is answered, what comes of it is seen on the table beneath, which stays as it lies.
  if (panel && sitting.match.busy) return nothing;
  if (panel) return panelAround(drawn, sitting, panel, places, refusedOf(sitting, showClause));
  const question = ballotOf(sitting);
  if (question === null || !question.seats.some((seat) => places.has(seat))) return null;
  return ballotAround(drawn, sitting, question, places, refusedOf(sitting, showClause));
}

const refusedOf = ({ game, refusal }: Sitting, showClause: (clause: string) => void): TemplateResult | null =>
  refusal ? refusalLine(game, refusal, showClause) : null;

/** `showClause` opens the rules at the clause of a refusal; `apart`: what all are asked lies elsewhere. */
export function near(
  sitting: Sitting,
  handOver: HandOver,
  showClause: (clause: string) => void,
  places: Places,
  ear: LineActs | null = null,
  apart = false,
): TemplateResult {
  const { match, table } = sitting;
  if (sitting.side !== null) return watched(sitting, sitting.side);
  const panel = apart ? null : questionOf(sitting);
  const ballot = apart ? null : ballotOf(sitting);
  const refused = apart ? null : refusedOf(sitting, showClause);
  // During a vote the explanation makes room; where the vote lies over the hand its place is kept.
  const explained = ballot !== null && sitting.tutor.explains && asks(sitting);
  return html`<div class=${classMap({ 'table-near': true, balloting: ballot !== null, explained })}>
    ${panel || ballot ? nothing : html`<h2 class="visually-hidden">${t('heading-question')}</h2>`}
    ${coach(sitting)}
    ${
      panel
        ? html`${refused ?? nothing}${publicPanel(panel, match.busy, (acts) => void match.answer(acts))}`
        : ballot
          ? html`${refused ?? nothing}${ballotPanel(sitting, ballot)}`
          : html`<div class="table-tray">${moves(match) || sitting.foresees ? (table.tray() ?? nothing) : nothing}</div>
          ${actionBar(sitting, refused)}`
    }
    ${ear === null ? nothing : line(ear, 'asked')}
    ${match.viewer === null ? html`${seatsAt(sitting, places, 'near')}${lid(sitting, handOver)}` : own(sitting, match.viewer, places)}
  </div>`;
}

/** A match that has been played is shown: what was voted, whose hand it was, and what moves it on. */
function watched(sitting: Sitting, side: Side): TemplateResult {
  const { match, about } = sitting;
  const ballot = ballotOf(sitting);
  return html`<div class="table-near watched">
    ${about === null ? nothing : html`<p class="coach"><span data-testid="about">${about}</span></p>`}
    ${ballot ? ballotPanel(sitting, ballot) : nothing} ${match.viewer === null ? nothing : own(sitting, match.viewer, null)} ${side.bar()}
  </div>`;
}

/** Why a hint proposes what it does; in the first match a line of its own, in which what happens is explained. */
function coach(sitting: Sitting): TemplateResult | typeof nothing {
  const { tutor, reasonSaid, about, match } = sitting;
  const why =
    about !== null
      ? html`<span data-testid="about">${about}</span>`
      : reasonSaid === null
        ? null
        : html`${icon('hint')}<span data-testid="reason">${reasonSaid}</span>`;
  if (!tutor.explains || match.stage.kind === 'covered' || asks(sitting))
    return why ? html`<p class="coach">${why}</p>` : nothing;
  return html`<div class="coach captions" data-testid="captions">
    <p>${why ?? html`<span data-testid="caption">${tutor.caption}</span>`}</p>
    <button type="button" class="icon-button" data-testid="captions-skip" aria-label=${t('caption-skip')} title=${t('caption-skip')} @click=${() => tutor.skip()}>${icon('close')}</button>
  </div>`;
}

/** It is the viewer's turn, or a question only waits for it. */
const moves = (match: Conductor): boolean => match.stage.kind === 'turn' || prepares(match);

function actionBar(sitting: Sitting, refused: TemplateResult | null): TemplateResult {
  const { match, table } = sitting;
  const { stage } = match;
  const { prompt } = table.bar();
  // Once it is answered it is no question any more, though what came of it is still being shown.
  const lapsing = stage.kind === 'open' && stage.lapse && !match.showing ? table.panel() : null;
  const actions = offered(sitting);
  const buttons = [
    ...handOver(sitting),
    // A card goes back by a touch: the row has room for three.
    ...actions.filter(({ id, apart }) => !apart && !(lapsing && actions.length > 2 && id === 'action-release')),
    ...(lapsing ? chips(sitting, lapsing) : []),
  ];
  letGo(buttons);
  const asked = lapsing && actions.length === 0 ? (lapsing.brief ?? lapsing.text) : null;
  // After a vote it is known whose move is next before it is known what they may do.
  const own = match.viewer !== null && match.view.turn === match.viewer && !match.view.over;
  const until =
    lapsing && stage.kind === 'open' && stage.stays !== undefined
      ? { ms: stage.stays, still: match.hidden }
      : undefined;
  return html`<div class=${classMap({ 'action-bar': true, 'own-turn': own })} role="group" aria-label=${t('actions')} data-testid="action-bar">
    ${refused ?? html`<p class=${classMap({ prompt: true, ...running(until) })} ${runsFor(until)} id="asked" data-testid="prompt">${asked ?? promptLine(sitting, prompt, actions.length > 0)}</p>`}
    <div class="action-buttons">${actionButtons(buttons, match.busy)}</div>
  </div>`;
}

/** A button that is about to go gives up the keyboard before anything is changed: to take it from one that is gone the browser lays out all that is. */
function letGo(buttons: readonly ActionButton[]): void {
  const { activeElement: held } = document;
  if (!(held instanceof HTMLButtonElement) || !held.matches('.action-buttons > .button')) return;
  if (!buttons.some(({ id }) => id === held.value)) held.blur();
}

/** What can be done now. */
function offered({ match, table }: Sitting): ActionButton[] {
  if (!moves(match)) return [];
  return table.bar().actions.map((action) => ({ ...action, id: `action-${action.id}` }));
}

/** The device goes to the next. */
function handOver({ match, names, humans }: Sitting): ActionButton[] {
  const { stage } = match;
  if (stage.kind !== 'handing') return [];
  const lies = placesAround(names, humans) !== null;
  const label = t(lies ? 'hand-over-lying' : 'hand-over', { name: names[stage.next] ?? '' });
  return [{ id: 'hand-over', label, primary: true, run: () => void match.handOver() }];
}

/** What can be answered to a question that nobody waits for. What is answered anyway is among it where the time for that runs, for whoever wants to
 * get on: their own move answers it too. */
function chips({ match }: Sitting, { answers }: PublicPanel): ActionButton[] {
  const { stage, hidden: still } = match;
  const ms = stage.kind === 'open' ? stage.stays : undefined;
  return answers
    .filter((one) => ms !== undefined || !one.primary)
    .map(({ id, label, primary, acts }) => ({
      id: `answer-${id}`,
      label,
      ...(ms === undefined || primary ? {} : { lapses: { ms, still } }),
      run: () => void match.answer(acts),
    }));
}

function promptLine(sitting: Sitting, prompt: string, offers: boolean): string {
  const { match, names, said, hinting, reason } = sitting;
  const { stage } = match;
  const { kind } = stage;
  if (kind === 'handing') return t('hand-over-prompt');
  if (stage.kind === 'covered') return stage.lid ? lidPrompt(sitting) : '';
  if (stage.kind === 'turn' && stage.forced) return t('forced-move');
  // On small screens the last two sentences of what happened stand here while nothing else is to be said.
  if (small.some((one) => one.matches) && !offers && said.length > 0) return said.slice(-2).join(' ');
  // Why the hint proposes something stands above; the button says what. Buttons that are there stay while a hint is being looked for.
  if (moves(match)) return hinting && !offers ? t('hint-thinking') : reason === null ? prompt : '';
  const { turn, to_act } = match.view;
  // People are not waited for: before a match is asked what they may do, it only looks as if they were.
  const bots = (turn === null ? to_act : [turn]).filter((seat) => match.seats[seat]?.bot !== null);
  const awaited = bots.map((seat) => names[seat] ?? '');
  // Whoever has just acted does not think: what happened is still being shown.
  return kind === 'waiting' && !match.showing && awaited.length > 0
    ? t('waiting-for', { name: list(awaited), count: awaited.length })
    : '';
}

function refusalLine(game: string, { text, clause }: Why, showClause: (clause: string) => void): TemplateResult {
  const show = (event: Event): void => {
    event.preventDefault();
    if (clause) showClause(clause);
  };
  return html`<p class="refusal" data-testid="refusal">
    ${text}
    ${clause ? html`<a href=${rulesHref(ownerOf(clause) ?? game, clause)} data-testid="refusal-clause" @click=${show}>${t('rule-clause', { clause })}</a>` : nothing}
  </p>`;
}

/** The table lies open, but for the hand of whoever goes on after a question to all. */
function lid(sitting: Sitting, handOver: HandOver): TemplateResult | typeof nothing {
  const { match, names, table } = sitting;
  const { stage } = match;
  if (stage.kind !== 'covered' || !stage.lid) return nothing;
  const { lifts, ends, follows } = table.atCurtain(stage.next);
  return html`<div class="lid" data-seat-colour=${colourOf(stage.next)} data-testid="lid">
    <button type="button" class="button primary large" data-focus-home data-testid="curtain-lift" @click=${() => void handOver.lift(sitting)}>${lifts?.label ?? t('curtain-lift', { name: names[stage.next] ?? '' })}</button>
    ${ends ? html`<button type="button" class="button large" data-testid="curtain-end" @click=${() => void handOver.end(sitting)}>${ends.label}</button>` : nothing}
    ${follows ? html`<button type="button" class="button large" data-testid="curtain-follow" @click=${() => void handOver.follow(sitting)}>${follows.label}</button>` : nothing}
  </div>`;
}

function own(sitting: Sitting, viewer: number, places: Places): TemplateResult {
  const { match, table, names, nextSort, can } = sitting;
  const apart = offered(sitting).filter((action) => action.apart);
  return html`<div class="own">
    ${can.hand ? html`<h2 class="visually-hidden">${t('heading-hand')}</h2>` : nothing}
    ${
      can.hand
        ? html`<mots-hand
          class="own-hand"
          data-testid="hand"
          .cards=${table.hand()}
          .label=${t('hand-of', { name: names[viewer] ?? '' })}
          .keys=${t('hand-keys')}
          .idle=${!moves(match) && !sitting.foresees && !(match.stage.kind === 'open' && match.stage.lapse?.own)}
          .rows=${table.handLies === 'rows'}
        ></mots-hand>`
        : nothing
    }
    <div class="own-line">
      <ul role="list" class="seats own-seats" aria-label=${t('you')}>
        ${face(sitting, viewer)}
      </ul>
      ${seatsAt(sitting, places, 'near')}
      <span class="grow"></span>
      ${actionButtons(apart, match.busy)}
      ${can.undo && sitting.side === null ? undo(sitting, 'own-undo') : nothing}
      ${can.hint ? html`<button type="button" class="icon-button hint-button" data-testid="tool-hint" aria-label=${t('menu-hint')} title=${`${t('menu-hint')} (?)`} aria-keyshortcuts="?" ?disabled=${!sitting.mayAsk || sitting.hinting} @click=${() => void sitting.hint()}>${icon('hint')}</button>` : nothing}
      ${can.hand && nextSort !== undefined ? html`<button type="button" class="button quiet sort" data-testid="sort" aria-label=${t(`sort-${nextSort}`)} @click=${() => sitting.sort()}>${icon('sort')}<span>${t(`sort-${nextSort}`)}</span></button>` : nothing}
    </div>
  </div>`;
}

function face(sitting: Sitting, index: number): TemplateResult {
  const { match, table } = sitting;
  // Of what is drawn: the rules may be ahead of it.
  const view = table.view ?? match.view;
  const seat = view.seats[index];
  if (!seat) return html``;
  return seatFace({
    index,
    name: seat.name,
    bot: match.seats[index]?.bot !== null,
    facts: table.seatFacts(index),
    deals: sitting.dealt,
    turn: !view.over && (view.turn === index || (view.turn === null && awaits(match, view, index))),
    out: table.seatOut(index),
    own: index === match.viewer,
    marks: table.seatMarks(index),
    about: [
      about(seat.name, table.seatFacts(index), index === match.viewer),
      ...table.seatMarks(index).map(({ text }) => ended(text)),
    ].join(' '),
  });
}

/** Of those who may answer a question, bots do after the people, and where nobody waits for an answer only people have one to give. */
function awaits({ stage }: Conductor, view: View, index: number): boolean {
  const asked = stage.kind === 'open' && stage.lapse ? stage.seats : view.to_act;
  return asked.includes(index);
}

/** What a seat has, in a sentence. */
function about(name: string, facts: readonly SeatFact[], own: boolean): string {
  const has = list(facts.map((fact) => fact.name ?? fact.text));
  return t('about-seat', { name, has, own: own ? 'yes' : 'no' });
}

/** The others, in the order in which they play after the viewer. */
function othersOf({ viewer, view }: Conductor): number[] {
  const count = view.seats.length;
  const from = viewer === null ? 0 : viewer + 1;
  return Array.from({ length: viewer === null ? count : count - 1 }, (_, i) => (from + i) % count);
}

/** Those along the far edge: all others, or, where people sit around the table, the bots, and before them who sits across. */
export function others(sitting: Sitting, places: Places): TemplateResult {
  const order = othersOf(sitting.match).filter((seat) => !places?.has(seat));
  return html`<h2 class="visually-hidden">${t('players')}</h2>${seatsAt(sitting, places, 'far')}${
    order.length === 0
      ? nothing
      : html`<ul role="list" class="seats" data-count=${order.length} aria-label=${t('players')}>
    ${order.map((index) => face(sitting, index))}
  </ul>`
  }`;
}

/** The plates of those who sit at one side of the table, towards whom they are turned. */
export function seatsAt(sitting: Sitting, places: Places, side: Edge): TemplateResult | typeof nothing {
  const here = othersOf(sitting.match).filter((seat) => places?.get(seat) === side);
  if (here.length === 0) return nothing;
  return html`<div class="seats-at" data-side=${side} data-testid=${`seats-${side}`}><ul role="list" class="seats" aria-label=${t(`side-${side}`)}>
    ${here.map((index) => face(sitting, index))}
  </ul></div>`;
}

/** How long is left, for whoever sits across: the clock is upside down from there. (Scores are not told twice: whoever sits there has a plate that
 * faces them.) Screen readers read the clock instead. */
export function clocksAcross({ match }: Sitting, places: Places): TemplateResult | typeof nothing {
  const clocks = match.view.over ? [] : match.view.clocks.filter(({ lapses }) => !lapses);
  if (clocks.length === 0 || places === null || ![...places.values()].includes('far')) return nothing;
  return html`<p class="clocks-across" aria-hidden="true" data-testid="clocks-across">
    ${clocks.map((clock) => html`<mots-clock figures data-running=${String(clock.running)} .left=${match.left(clock)} .whole=${clock.ms} .running=${clock.running && !match.hidden}></mots-clock>`)}
  </p>`;
}

/** A clock of the match, fed with what is left of it. */
function clockFace({ game, match }: Sitting, clock: Clock): TemplateResult {
  const { name, ms, running } = clock;
  const label = tOf(game, `clock-${name}`);
  return html`<mots-clock .label=${label} .left=${match.left(clock)} .whole=${ms} .running=${running && !match.hidden}></mots-clock>`;
}

/** Takes the last move back: above the table, on a phone beside the hand, where there is room for it. */
function undo(sitting: Sitting, id: 'tool-undo' | 'own-undo'): TemplateResult {
  const { match, undoless } = sitting;
  const where = id === 'own-undo' ? 'phone-only' : 'wide-only';
  return html`<button type="button" class="icon-button ${where}" data-testid=${id} aria-label=${t('menu-undo')} title=${undoless ?? `${t('menu-undo')} (Ctrl+Z)`} aria-keyshortcuts="Control+Z" aria-disabled=${undoless === null ? nothing : 'true'} ?disabled=${match.stage.kind === 'covered'} @click=${() => void sitting.undo()}>${icon('undo')}</button>`;
}

export function tools(sitting: Sitting, openMenu: () => void): TemplateResult {
  const { match, can } = sitting;
  return html`<div class="table-tools">
    ${match.view.over ? nothing : match.view.clocks.filter(({ lapses }) => !lapses).map((clock) => clockFace(sitting, clock))}
    ${can.undo ? undo(sitting, 'tool-undo') : nothing}
    <button type="button" class="icon-button" data-testid="menu" aria-label=${t('menu')} aria-haspopup="dialog" @click=${openMenu}>${icon('menu')}</button>
  </div>`;
}
