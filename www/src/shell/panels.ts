// What lies over a table: menu, log, score sheet, the end of a round and of the match, public questions.

import { settings } from '../device/settings.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import sheet from '../../styles/pieces/round-end.css';
import { list, sayDrawn, t } from '../lib/i18n.ts';
import { filled } from '../lib/fill.ts';
import type { Speech } from '../lib/live.ts';
import { minus } from '../lib/messages.ts';
import { wear } from '../lib/styles.ts';
import { leadOf } from '../match/course.ts';
import { icon, type Icon } from '../pieces/icons.ts';
import { scoreSheet, type RoundSummary, type ScoreSheet } from '../pieces/score-sheet.ts';
import type { Action, Entry, GameEvent } from '../protocol/index.ts';
import type { Capabilities } from '../tables/game.ts';
import type { PublicPanel, RoundTitle } from '../tables/table.ts';
import {
  captionsSwitch,
  earSwitch,
  handedChoice,
  languageChoice,
  oneTapSwitch,
  paceChoice,
  playOnlySwitch,
  soundSwitch,
  speechChoice,
  themeChoice,
  turningChoice,
} from './preferences.ts';

wear(sheet);

/** How a value of an event's sentence is drawn; null: as it is. */
export type Wording = (event: GameEvent, name: string, value: string) => TemplateResult | null;

const sentence = ({ event, message }: Entry, wording: Wording): (string | TemplateResult)[] =>
  sayDrawn(message, (name, value) => (event ? wording(event, name, value) : null));

/** The log in sentences, the latest first, without what is not worth telling. */
export function logList(log: readonly Entry[], wording: Wording, quiet: Telling['quiet']): TemplateResult {
  const lines = toldOf(log, quiet);
  if (lines.length === 0) return html`<p class="small">${t('log-empty')}</p>`;
  return html`<ol role="list" class="log" data-testid="log" reversed>
    ${repeat(
      [...lines].reverse(),
      (line) => line.seq,
      (line) => html`<li class=${line.seat === null ? 'by-table' : ''}>${sentence(line, wording)}</li>`,
    )}
  </ol>`;
}

/** How many sentences a curtain has room for. */
const NEWS = 6;

/** What is told of an event. */
export interface Telling {
  /** What is not worth telling. */
  quiet: (event: GameEvent) => boolean;
  /** What is told of it to whoever is next. */
  isNews: (event: GameEvent) => boolean;
  /** What it means, in the first match. */
  lesson: (event: GameEvent) => Speech | null;
}

/** What everybody saw since somebody's last turn. What they did last themselves, an answer to a question say, is told too. */
export function newsFor(
  seat: number,
  log: readonly Entry[],
  wording: Wording,
  { quiet, isNews, lesson }: Telling,
): TemplateResult | null {
  const told = toldOf(log, quiet);
  const from = told[firstNews(seat, told)];
  const since = (from ? log.slice(log.indexOf(from)) : [])
    .filter(({ event }) => event !== null && isNews(event))
    .slice(-NEWS);
  if (since.length === 0) return null;
  return html`<ul role="list">
    ${since.map((entry) => html`<li>${(entry.event && lesson(entry.event)) ?? sentence(entry, wording)} </li>`)}
  </ul>`;
}

/** Since when the news are: before somebody's first turn there was none, and an answer that is not told is no turn. Nothing as long as the log is
 * not known. */
export function newsSince(seat: number, log: readonly Entry[], quiet: Telling['quiet']): string {
  if (log.length === 0) return '';
  return t(firstNews(seat, toldOf(log, quiet)) > 0 ? 'curtain-since' : 'curtain-so-far');
}

const toldOf = (log: readonly Entry[], quiet: Telling['quiet']): Entry[] =>
  log.filter(({ event }) => event !== null && !quiet(event));

/** The place of the first sentence that is news for somebody: after what they did before others did the last thing. */
function firstNews(seat: number, told: readonly Entry[]): number {
  const others = told.findLastIndex((entry) => entry.seat !== seat);
  return told.slice(0, others + 1).findLastIndex((entry) => entry.seat === seat) + 1;
}

export interface MenuActions {
  /** What the game has: the rest is not offered. */
  can: Capabilities;
  /** A tap may play a card. */
  oneTap: boolean;
  /** Some seat is a bot's: how fast they play may be set. */
  bots: boolean;
  /** People sit around the device: the table may turn towards them. */
  turns: boolean;
  /** Null when there is none yet; absent where a game has no tricks. */
  trick?: (() => void) | null;
  undo: () => void;
  /** Why it cannot be done now. */
  undoless: string | null;
  /** Null when it is not the viewer's turn. */
  hint: (() => void) | null;
  /** Null once nobody sits down any more; absent where a match is shown. */
  seats?: (() => void) | null;
  rules: () => void;
  /** Absent where a browser, or the page around this one, does not let it fill the screen. */
  fill?: () => void;
  log: () => void;
  scores: () => void;
  leave: () => void;
  close: () => void;
}

type MenuItem = 'hint' | 'undo' | 'scores' | 'log' | 'trick' | 'seats' | 'rules' | 'fill' | 'leave';

export function menuSheet(actions: MenuActions): TemplateResult {
  const item = (
    id: MenuItem,
    name: Icon,
    run: (() => void) | null,
    label: `menu-${MenuItem | 'window'}` = `menu-${id}`,
    why: string | null = null,
  ): TemplateResult =>
    html`<li>
      <button type="button" class="menu-item" data-testid=${`menu-${id}`} ?disabled=${run === null} aria-disabled=${why === null ? nothing : 'true'} @click=${why === null && run ? run : nothing}>${icon(name)}<span>${t(label)}${why === null ? nothing : html`<small>${why}</small>`}</span></button>
    </li>`;
  const row = (label: string, control: TemplateResult): TemplateResult =>
    html`<div class="menu-row"><span aria-hidden="true">${label}</span>${control}</div>`;
  return html`<mots-modal
    kind="sheet"
    .heading=${t('menu')}
    .body=${html`<ul role="list" class="menu">
        ${actions.can.hint ? item('hint', 'hint', actions.hint) : nothing} ${actions.can.undo ? item('undo', 'undo', actions.undo, 'menu-undo', actions.undoless) : nothing} ${item('scores', 'scores', actions.scores)} ${item('log', 'log', actions.log)} ${actions.trick === undefined ? nothing : item('trick', 'hand', actions.trick)}
        ${actions.seats === undefined ? nothing : item('seats', 'people', actions.seats)} ${item('rules', 'rules', actions.rules)}
        ${actions.fill === undefined ? nothing : item('fill', 'fill', actions.fill, filled() ? 'menu-window' : 'menu-fill')} ${item('leave', 'leave', actions.leave)}
      </ul>
      <div class="menu-preferences">
        ${row(t('preference-language'), languageChoice())} ${row(t('preference-theme'), themeChoice())} ${actions.bots ? row(t('preference-pace'), paceChoice()) : nothing}
        ${row(t('preference-sound'), soundSwitch())}
        ${row(t('preference-handed'), handedChoice())}
        ${actions.turns ? row(t('preference-turning'), turningChoice()) : nothing}
        ${playOnlySwitch()} ${actions.oneTap ? oneTapSwitch() : nothing} ${captionsSwitch()} ${earSwitch()}
        ${settings.get().ear ? row(t('preference-speech'), speechChoice()) : nothing}
      </div>
      <p class="small">${t('menu-kept')}</p>`}
    @dismiss=${actions.close}
  ></mots-modal>`;
}

export const scorePanel = (sheet: ScoreSheet, names: readonly string[]): TemplateResult => scoreSheet(sheet, names);

/** Who leads after a round: `own` is the viewer's seat, where one person plays alone. */
function leads(scores: readonly number[], few: boolean, names: readonly string[], own: number | undefined): string {
  const { seats, by } = leadOf(scores, few);
  const is = seats.some((seat) => seat === own) ? 'yes' : 'no';
  const name = list(seats.filter((seat) => seat !== own).map((seat) => names[seat] ?? ''));
  return seats.length > 1 ? t('round-level', { own: is, name }) : t('round-leads', { own: is, name, points: by });
}

export function summaryPanel(
  summary: RoundSummary,
  sheet: ScoreSheet,
  names: readonly string[],
  {
    scores,
    own,
    goOn,
    turn,
  }: { scores: readonly number[]; own: number | undefined; goOn: () => void; turn: (() => void) | null },
): TemplateResult {
  return html`<mots-modal
    firm
    kind="result"
    .heading=${summary.heading}
    .body=${html`<div class="round-summary" data-testid="round-summary">
      <p class="lead" id="round-lead">${summary.text} <strong data-testid="round-leads">${leads(scores, sheet.few, names, own)}</strong></p>
      ${summary.body ?? nothing} <div class="round-sheet">${scoreSheet(sheet, names)}</div>
      <p class="visually-hidden" id="round-totals">${t('totals-said', { totals: list(names.map((name, seat) => `${name} ${minus(String(sheet.totals[seat] ?? ''))}`)) })}</p>
      <p class="modal-actions"><button type="button" class="button primary" data-testid="go-on" data-autofocus aria-describedby="round-lead round-totals" @click=${goOn}>${t('next-round')}</button>${turnButton(turn)}</p>
    </div>`}
  ></mots-modal>`;
}

/** The button that turns a dialog to the next of those who sit around the table. */
export const turnButton = (turn: (() => void) | null): TemplateResult | typeof nothing =>
  turn === null
    ? nothing
    : html`<button type="button" class="button" data-testid="turn-around" @click=${turn}>${icon('turn')} ${t('turn-around')}</button>`;

/** Which round comes. It is read aloud when it is shown. */
export const titleCard = ({ round, name, text, body }: RoundTitle): TemplateResult =>
  html`<div class="title-card" aria-hidden="true" data-testid="title-card"><div class="title-face">
    <span class="title-round">${round}</span>
    ${name === undefined ? nothing : html`<strong class="title-name">${name}</strong>`}
    ${text === undefined ? nothing : html`<span class="title-text">${text}</span>`} ${body ?? nothing}
  </div></div>`;

/** A question to everybody: in the place of the action bar, so that the word in question stays in sight. */
export function publicPanel(
  panel: PublicPanel,
  busy: boolean,
  answer: (acts: { seat: number; action: Action }[]) => void,
): TemplateResult {
  return html`<section class="public-panel panel" role="group" tabindex="-1" aria-labelledby="public-heading" data-testid="public-panel">
    <h2 id="public-heading">${panel.heading}</h2>
    <p>${panel.text}</p>
    ${panel.body ?? nothing}
    <div class="public-answers">
      ${panel.answers.map(
        (one) =>
          html`<button type="button" class=${`button ${one.primary ? 'primary' : ''}`} data-testid=${`answer-${one.id}`} ?disabled=${busy} @click=${() => answer(one.acts)}>${one.label}</button>`,
      )}
    </div>
  </section>`;
}
