// Draws a ballot on one device. In an open ballot, each person answers on a line of their own; in a secret one, people answer one after the other,
// each behind a cover. The conductor knows who has answered what, and with what outcome.

import sheet from '../../styles/pieces/ballot.css';
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { list, t } from '../lib/i18n.ts';
import { wear } from '../lib/styles.ts';
import { lapsing, running, type Lapsing } from './action-button.ts';
import { emblem } from './emblems.ts';
import { icon, type Icon } from './icons.ts';

wear(sheet);

/** Something that can be answered. */
export interface BallotChoice {
  id: string;
  label: string;
  /** How the answer is told of somebody, if that differs from the label. */
  given?: string;
  icon?: Icon;
}

/** A seat that is asked. */
export interface BallotSeat {
  index: number;
  name: string;
  bot: boolean;
  /** Whether it has answered; the answer itself may still be hidden. */
  answered: boolean;
  /** Whether the rules have its answer, which is then final. */
  final?: boolean;
  /** The choice's id, once it may be seen; null until then. */
  answer: string | null;
  /** Why it answered so, in a few words: shown with the answer. */
  reason?: string | TemplateResult;
}

export interface Ballot {
  heading: string;
  /** What is asked. */
  text: string;
  /** After `ms`, `choice` is answered for everybody who has said nothing. The other answers show how that time runs out. */
  lapses?: Lapsing & { choice: string | null };
  /** The same time in ms, also before it begins and after its end, so that the line that names it keeps its place. */
  stays?: number;
  /** What the question is about: a sentence as cards, a word. */
  body?: TemplateResult;
  /** The same as text, to be read from far away. */
  aloud?: TemplateResult;
  choices: readonly BallotChoice[];
  seats: readonly BallotSeat[];
  /** Open ballot: whether the first line answers for everybody who has not answered yet. */
  together?: boolean;
  /** Open ballot: whether the outcome is shown here. Its place is kept from the beginning, so that nothing moves. */
  tells?: boolean;
  /** Whether each answer stays hidden from other seats until all have answered. */
  secret: boolean;
  /** Secret ballot: the seat of the person who has the device or gets it next; null if there is none. */
  asked: number | null;
  /** Secret ballot: whether that person says that they have it. */
  open: boolean;
  /** Everybody has answered, and the answers lie open. */
  over: boolean;
  /** The outcome in words, shown when the ballot is over. */
  outcome?: string;
  /** What decided if the answers alone did not, such as dice. */
  decided?: TemplateResult;
  /** The person who asked, and may take the question back. `run` is null once that is no longer possible; the button keeps its place. */
  back?: { seat: number; name: string; run: (() => void) | null };
  /** The outcome as a sign, in the place of the question; `nothing` until it is known. */
  stamp?: TemplateResult | typeof nothing;
}

export interface BallotActs {
  answer(seat: number, choice: string): void;
  /** Secret ballot: the person who is asked has the device. */
  open(seat: number): void;
  /** Open ballot: answers for everybody who has not answered yet. */
  answerAll(choice: string): void;
}

/** How many answers each choice has among those that may be seen. */
export function counted(ballot: Pick<Ballot, 'choices' | 'seats'>): { id: string; count: number }[] {
  return ballot.choices.map(({ id }) => ({ id, count: ballot.seats.filter((seat) => seat.answer === id).length }));
}

/** Seats whose answer is still wanted, people first: bots answer by themselves. */
function waitedFor(seats: readonly BallotSeat[]): BallotSeat[] {
  const left = seats.filter((seat) => !seat.answered);
  return [...left.filter((seat) => !seat.bot), ...left.filter((seat) => seat.bot)];
}

export function ballot(view: Ballot, acts: BallotActs): TemplateResult {
  const asked = view.seats.find((seat) => seat.index === view.asked && !seat.answered);
  return html`<section class="ballot panel" role="group" tabindex="-1" aria-labelledby="ballot-heading" data-testid="ballot">
    <div class="ballot-head">
      <h2 id="ballot-heading">${view.heading}</h2>
      ${back(view, 'quiet')}
    </div>
    <div class=${classMap({ 'ballot-stamp': true, stamped: (view.stamp ?? nothing) !== nothing || view.decided !== undefined })}>
      <p class="ballot-text">${view.text}</p>
      <div class="ballot-sign">${view.decided ?? nothing}${view.stamp ?? nothing}</div>
    </div>
    ${view.body ?? nothing}
    ${
      view.over
        ? result(view)
        : view.secret
          ? html`${asked ? (view.open ? booth(view, asked, acts) : handOver(asked, acts)) : nothing}${turnout(view.seats)}`
          : lines(view, acts)
    }
  </section>`;
}

/** Takes the question back. */
export const back = ({ back: taken }: Ballot, look: string): TemplateResult | typeof nothing =>
  taken
    ? html`<button type="button" class=${classMap({ button: true, [look]: true, 'to-come': !taken.run })} data-testid="ballot-back" @click=${taken.run}>${icon('undo')}${t('ballot-back')}</button>`
    : nothing;

/** Open ballot: a line that says what is awaited, then one line for each seat, on which its answer will be shown. */
function lines(view: Ballot, acts: BallotActs): TemplateResult {
  const { seats, tells = false } = view;
  return html`<div>
    ${tells || (view.together && seats.filter(({ bot }) => !bot).length > 1) ? html`<div class="ballot-came">${together(view, acts, waiting(view))}</div>` : nothing}
    <div class="ballot-lines">${seats.filter(({ bot }) => tells || !bot).map((seat) => (seat.bot ? botLine(seat) : line(view, seat, acts)))}</div>
    ${tells ? nothing : turnout(seats.filter(({ bot }) => bot))}
  </div>`;
}

/** Says what happens without an answer, or who has not answered yet. People are named only after one of several has answered, and bots only after
 * all people have, if no list below names them. */
function waiting({ lapses, stays, seats, tells = false }: Ballot): TemplateResult | typeof nothing {
  if (stays !== undefined)
    return html`<p class=${lapses ? '' : 'to-come'} data-testid=${lapses ? 'ballot-lapses' : nothing}>${t('ballot-lapses', { seconds: stays / 1000 })}</p>`;
  const people = seats.filter(({ bot }) => !bot);
  const begun = people.length > 1 && people.some(({ answered }) => answered);
  const left = waitedFor(seats);
  const names = (begun || left.every(({ bot }) => bot) ? left.filter(({ bot }) => tells || !bot) : []).map(
    ({ name }) => name,
  );
  return names.length === 0 ? nothing : html`<p>${t('waiting-for', { name: list(names), count: names.length })}</p>`;
}

/** Secret ballot, before the person who is asked has the device. */
function handOver(seat: BallotSeat, acts: BallotActs): TemplateResult {
  return html`<p class="ballot-next"><button type="button" class="button primary large" data-testid="ballot-open" @click=${() => acts.open(seat.index)}>${t('ballot-open', { name: seat.name })}</button></p>`;
}

/** Secret ballot: the person who is asked answers. */
function booth(view: Ballot, seat: BallotSeat, acts: BallotActs): TemplateResult {
  return html`<div class="ballot-booth" role="group" aria-label=${t('ballot-asks', { name: seat.name })} data-testid=${`ballot-booth-${seat.index}`}>
    <p class="ballot-who">${seat.name}</p>
    <div class="ballot-choices">
      ${view.choices.map(
        (choice) =>
          html`<button type="button" class="button large" data-testid=${`ballot-${seat.index}-${choice.id}`} @click=${() => acts.answer(seat.index, choice.id)}>${choice.icon ? icon(choice.icon) : nothing}${choice.label}</button>`,
      )}
    </div>
  </div>`;
}

/** Who has answered, but not what: all seats of a secret ballot; of an open one only the bots, which answer by themselves. */
function turnout(seats: readonly BallotSeat[]): TemplateResult | typeof nothing {
  if (seats.length === 0) return nothing;
  return html`<ul role="list" class="ballot-turnout">
    ${seats.map(
      (seat) =>
        html`<li class=${seat.answered ? 'answered' : ''}>${seat.answered ? icon('check') : emblem(seat.index)}<span>${seat.name}</span><span class="visually-hidden">${t(seat.answered ? 'ballot-has-answered' : 'ballot-awaited')}</span></li>`,
    )}
  </ul>`;
}

/** Open ballot: one touch answers for all who are still asked, if two or more are. */
export function together(
  view: Ballot,
  acts: BallotActs,
  otherwise: TemplateResult | typeof nothing = nothing,
): TemplateResult | typeof nothing {
  const left = view.seats.filter((seat) => !seat.bot && !seat.answered);
  if (!view.together || left.length < 2) return otherwise;
  const name = t(left.length === view.seats.filter((seat) => !seat.bot).length ? 'ballot-all' : 'ballot-the-others');
  return html`<div class="ballot-line all" role="group" aria-label=${name}>
    <span class="ballot-name">${icon('people')}<strong>${name}</strong></span>
    <span class="ballot-choices">
      ${view.choices.map(
        (choice) =>
          html`<button type="button" class="button ballot-choice" data-testid=${`ballot-all-${choice.id}`} @click=${() => acts.answerAll(choice.id)}>${choice.icon ? icon(choice.icon) : nothing}${choice.label}</button>`,
      )}
    </span>
  </div>`;
}

/** Open ballot: a bot, which answers by itself. */
const botLine = ({ index, name, answered }: BallotSeat): TemplateResult =>
  html`<div class="ballot-line told"><span class="ballot-name">${emblem(index)}<strong>${name}</strong></span><span class="ballot-reason">${t(answered ? 'ballot-has-answered' : 'ballot-awaited')}</span></div>`;

/** Open ballot: a person and their choices. */
function line(view: Ballot, seat: BallotSeat, acts: BallotActs): TemplateResult {
  const { lapses } = view;
  return html`<div class="ballot-line" role="group" aria-label=${seat.name}>
    <span class="ballot-name">${emblem(seat.index)}<strong>${seat.name}</strong></span>
    <span class="ballot-choices">
      ${view.choices.map(
        (choice) =>
          html`<button
            type="button"
            class=${classMap({ button: true, 'ballot-choice': true, chosen: seat.answer === choice.id, ...running(lapses && !seat.answered && lapses.choice !== choice.id ? lapses : undefined) })}
            ${lapsing(lapses)}
            aria-pressed=${seat.answer === choice.id ? 'true' : 'false'}
            data-testid=${`ballot-${seat.index}-${choice.id}`}
            ?disabled=${seat.final ?? false}
            @click=${() => acts.answer(seat.index, choice.id)}
          >
            ${choice.icon ? icon(choice.icon) : seat.answer === choice.id ? icon('check') : nothing}${choice.label}
          </button>`,
      )}
    </span>
  </div>`;
}

const labelOf = (view: Ballot, id: string | null): string =>
  view.choices.find((choice) => choice.id === id)?.label ?? '';

/** How an answer is told of the seat that gave it. */
export const givenOf = (choice: BallotChoice | undefined): string => choice?.given ?? choice?.label ?? '';

function answerOf(view: Ballot, seat: BallotSeat): TemplateResult {
  const choice = view.choices.find(({ id }) => id === seat.answer);
  return html`${choice?.icon ? icon(choice.icon) : nothing}<span>${givenOf(choice)}</span>`;
}

/** The result: how many answers each choice has, and who gave which. Each answer stands where it was asked for. */
function result(view: Ballot): TemplateResult {
  return html`<div role="status" data-testid="ballot-result">
    <div class="ballot-came">
      ${view.outcome === undefined ? nothing : html`<p class="ballot-outcome">${view.outcome}</p>`}
      <p class="ballot-count">
        ${counted(view)
          .filter(({ count }) => count > 0)
          .map(({ id, count }) => html`<span>${t('ballot-count', { choice: labelOf(view, id), count })}</span>`)}
      </p>
    </div>
    <ul role="list" class="ballot-lines">
      ${view.seats.map(
        (seat) =>
          html`<li class=${classMap({ 'ballot-line': true, told: seat.bot })}><span class="ballot-name">${emblem(seat.index)}<strong>${seat.name}</strong></span><span class="ballot-choice given">${answerOf(view, seat)}</span>${seat.reason === undefined ? nothing : html`<span class="ballot-reason">${seat.reason}</span>`}</li>`,
      )}
    </ul>
  </div>`;
}
