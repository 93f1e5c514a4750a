// A ballot on a screen that people sit around. What they judge is shown large in the middle, and the text is repeated towards each side at which
// somebody judges. Each person answers at their own side. The answers stay hidden until everybody has answered; then they turn over, one after the
// other.

import sheet from '../../styles/pieces/ballot-around.css';
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { t } from '../lib/i18n.ts';
import { looks } from '../lib/looks.ts';
import { wear } from '../lib/styles.ts';
import { back, givenOf, ballot as lines, together, type Ballot, type BallotActs, type BallotSeat } from './ballot.ts';
import type { Side } from './buzzer-order.ts';
import { colourOf, emblem } from './emblems.ts';
import { icon, type Icon } from './icons.ts';

wear(sheet);

/** The pause between two answers that turn over, in ms; all pauses together take `ALL` at most. */
const APART = 120;
const ALL = 600;
/** How long the last answer turns over and is seen before the outcome is told, in ms. */
const TURNS = 300;

const SIDES: readonly Side[] = ['far', 'left', 'right', 'near'];

/** Only one copy of the text is read aloud and reached by the keyboard: that of the first of these sides at which somebody judges. */
const MAIN: readonly Side[] = ['near', 'left', 'right', 'far'];

/** The sides at which these seats sit; the side whose copy is read aloud comes last. */
function towards(seats: Iterable<number>, places: ReadonlyMap<number, Side>): readonly Side[] {
  const taken = new Set([...seats].flatMap((seat) => places.get(seat) ?? []));
  const main = MAIN.find((side) => taken.has(side));
  return main === undefined ? ['near'] : [...SIDES.filter((side) => side !== main && taken.has(side)), main];
}

/** `places`: at which side of the table each person sits. `refused`: why something could not be done. */
function ballot(
  view: Ballot,
  acts: BallotActs,
  places: ReadonlyMap<number, Side>,
  refused: TemplateResult | null = null,
): TemplateResult {
  const last = view.seats.length - 1;
  const pause = Math.min(APART, ALL / Math.max(1, last));
  const slips = new Map(view.seats.map((seat, nth) => [seat, slip(view, seat, nth, acts)]));
  const sides = towards(
    view.seats.map(({ index }) => index),
    places,
  );
  // Nobody should answer for a judge at another side, so there is no button for all.
  const apart = new Set(places.values()).size > 1;
  return html`<section
    class=${classMap({ 'ballot-around': true, counted: view.over })}
    role="group"
    tabindex="-1"
    aria-labelledby="ballot-heading"
    data-testid="ballot"
    ${looks({ '--apart': `${pause}ms`, '--told': `${last * pause + TURNS}ms` })}
  >
    <div class="ballot-middle">
      <div class="ballot-paper on-paper" data-copies=${sides.length}>
        ${copies(view, sides, 'ballot', (main) => (main ? html`<h2 id="ballot-heading" class="ballot-heading">${view.heading}</h2>` : html`<p class="ballot-heading">${view.heading}</p>`))}
        <div class="ballot-heart">
          ${view.body ?? nothing}
          ${view.decided || view.stamp ? html`<div class="ballot-decided">${view.decided ?? nothing}${view.stamp ?? nothing}</div>` : nothing}
        </div>
        ${bots(view)}${view.over ? told(view) : apart ? nothing : together(view, acts)}
      </div>
      ${refused ?? nothing}
    </div>
    ${SIDES.map(
      (side) =>
        html`<div class="ballot-side" data-side=${side}>${view.seats.filter(({ index }) => places.get(index) === side).map((seat) => slips.get(seat))}${asker(view, side, places)}</div>`,
    )}
  </section>`;
}

/** A question that one person answers for everybody: nothing is hidden, and the first answer counts. */
export interface Asked {
  heading: string;
  text: string;
  answers: readonly {
    id: string;
    label: string;
    unnamed?: string;
    icon?: Icon;
    primary?: boolean;
    /** The seat that may give this answer; null if anybody may. */
    seat: number | null;
    run: () => void;
  }[];
  busy: boolean;
}

/** Keeps words with hyphens on one line, since they are read across a table. */
const unbroken = (text: string): (string | TemplateResult)[] =>
  text.split(/(\S+-\S+)/).map((part, at) => (at % 2 === 1 ? html`<span class="unbroken">${part}</span>` : part));

/** Draws a question that one person answers for all. Answers that anybody may give lie under each copy, towards the people who may give another
 * answer. */
function asked(
  question: Asked,
  names: readonly string[],
  places: ReadonlyMap<number, Side>,
  refused: TemplateResult | null,
): TemplateResult {
  const own = question.answers.flatMap(({ seat }) => seat ?? []);
  const sides = towards(own.length > 0 ? own : places.keys(), places);
  /** `copy`: the side of a copy, which is neither read aloud nor reached by the keyboard; null for the button itself. */
  const button = (
    { id, label, unnamed, icon: sign, primary, seat, run }: Asked['answers'][number],
    copy: Side | null = null,
  ): TemplateResult =>
    html`<button type="button" class=${classMap({ button: true, primary: primary ?? false, 'ballot-choice': seat !== null })} data-testid=${copy === null ? `answer-${id}` : `copied-${id}-${copy}`} tabindex=${copy === null ? nothing : -1} ?disabled=${question.busy} @click=${run}>${sign ? icon(sign) : nothing}<span>${seat === null ? label : (unnamed ?? label)}</span></button>`;
  const of = (seat: number | null, copy: Side | null = null): TemplateResult[] =>
    question.answers.filter((one) => one.seat === seat).map((one) => button(one, copy));
  const anybody = (aloud: boolean, side: Side): TemplateResult | typeof nothing => {
    const answers = of(null, aloud ? null : side);
    return answers.length > 0 ? html`<div class="ballot-anybody">${answers}</div>` : nothing;
  };
  const asks = [...places].filter(([seat]) => question.answers.some((one) => one.seat === seat));
  return html`<section class="ballot-around asked-around" role="group" tabindex="-1" aria-labelledby="public-heading" data-testid="public-panel">
    <div class="ballot-middle">
      <div class="ballot-paper on-paper" data-copies=${sides.length}>
        ${copies(question, sides, 'panel', (aloud) => (aloud ? html`<h2 id="public-heading" class="ballot-aloud">${unbroken(question.heading)}</h2>` : html`<p class="ballot-aloud">${unbroken(question.heading)}</p>`), anybody)}
      </div>
      ${refused ?? nothing}
    </div>
    ${SIDES.map(
      (side) =>
        html`<div class="ballot-side" data-side=${side}>${asks
          .filter(([, at]) => at === side)
          .map(
            ([seat]) =>
              html`<div class="ballot-slip on-paper" role="group" aria-label=${names[seat] ?? ''} data-seat-colour=${colourOf(seat)} data-testid=${`panel-slip-${seat}`}><p class="ballot-name">${emblem(seat)}<strong>${names[seat]}</strong></p><div class="ballot-choices">${of(seat)}</div></div>`,
          )}</div>`,
    )}
  </section>`;
}

type Read = Pick<Ballot, 'aloud' | 'text' | 'outcome'> & { over?: boolean };

/** What is judged, once towards each of these sides; the last copy is read aloud. */
const copies = (
  read: Read,
  sides: readonly Side[],
  of: string,
  heading: (main: boolean) => TemplateResult,
  below: (main: boolean, side: Side) => TemplateResult | typeof nothing = () => nothing,
): TemplateResult[] =>
  sides.map((side, nth) => {
    const main = nth === sides.length - 1;
    return html`<div class="ballot-leaf" data-side=${side} aria-hidden=${main ? nothing : 'true'} data-testid=${side === 'far' ? `${of}-across` : `${of}-${side}`}>${leaf(read, heading(main))}${below(main, side)}</div>`;
  });

/** One copy of the text that everybody reads. The outcome takes the place of the question. */
function leaf({ aloud, text, outcome, over }: Read, heading: TemplateResult): TemplateResult {
  return html`${heading} ${aloud === undefined ? nothing : html`<p class="ballot-aloud">${aloud}</p>`}
    <div class="ballot-text"><p class=${over ? 'over' : ''}>${text}</p>${outcome === undefined ? nothing : html`<p class="ballot-brought" aria-hidden="true">${outcome}</p>`}</div>`;
}

/** The slip on which a person answers. Its buttons look the same after a touch, so that nobody else sees which one was touched. */
function slip(view: Ballot, seat: BallotSeat, nth: number, acts: BallotActs): TemplateResult {
  const { index, name, answered, final } = seat;
  const given = view.over ? view.choices.find(({ id }) => id === seat.answer) : undefined;
  const state = t(answered ? 'ballot-has-answered' : 'ballot-awaited');
  return html`<div class=${classMap({ 'ballot-slip': true, 'on-paper': true, answered })} role="group" aria-label=${name} data-seat-colour=${colourOf(index)} data-testid=${`ballot-slip-${index}`} ${looks({ '--nth': String(nth) })}>
    <p class="ballot-name">${emblem(index)}<strong>${name}</strong><span class="ballot-state">${answered ? icon('check') : nothing}<span class=${answered ? '' : 'visually-hidden'}>${state}</span></span></p>
    <div class="ballot-choices">
      ${view.choices.map(
        (choice) =>
          html`<button type="button" class="button ballot-choice" data-testid=${`ballot-${index}-${choice.id}`} ?disabled=${final ?? false} @click=${() => acts.answer(index, choice.id)}>${choice.icon ? icon(choice.icon) : nothing}<span>${choice.label}</span></button>`,
      )}
      ${given ? html`<p class="ballot-answer" data-answer=${given.id} data-testid=${`ballot-answer-${index}`}>${given.icon ? icon(given.icon) : nothing}<span>${given.label}</span></p>` : nothing}
    </div>
  </div>`;
}

/** The slip of the person who asks: they may take the question back as long as nobody has answered. */
function asker(view: Ballot, side: Side, places: ReadonlyMap<number, Side>): TemplateResult | typeof nothing {
  const { seat = -1, name = '', run = null } = view.back ?? {};
  if (places.get(seat) !== side) return nothing;
  return html`<div class=${classMap({ 'ballot-slip': true, 'ballot-asker': true, 'on-paper': true, 'to-come': run === null })} role="group" aria-label=${name} data-seat-colour=${colourOf(seat)}>
    <p class="ballot-name">${emblem(seat)}<strong>${name}</strong></p>
    <div class="ballot-choices">${back(view, 'ballot-choice')}</div>
  </div>`;
}

/** Bots sit at no side of the table. */
function bots(view: Ballot): TemplateResult | typeof nothing {
  const seats = view.seats.filter(({ bot }) => bot);
  if (seats.length === 0) return nothing;
  return html`<ul role="list" class="ballot-bots">
    ${seats.map((seat) => {
      const given = view.over ? view.choices.find(({ id }) => id === seat.answer) : undefined;
      const nth = String(view.seats.indexOf(seat));
      return html`<li>
        <span class="ballot-name">${emblem(seat.index)}<strong>${seat.name}</strong></span>
        ${given ? html`<span class="ballot-given" data-answer=${given.id} ${looks({ '--nth': nth })}>${given.icon ? icon(given.icon) : nothing}${givenOf(given)}${seat.reason === undefined ? nothing : html` <span class="ballot-reason">${seat.reason}</span>`}</span>` : nothing}
      </li>`;
    })}
  </ul>`;
}

/** The outcome and all answers, for screen readers. */
function told({ outcome, seats, choices }: Ballot): TemplateResult {
  const label = (answer: string | null): string => givenOf(choices.find(({ id }) => id === answer));
  return html`<div class="visually-hidden" role="status" data-testid="ballot-result">
    <p>${outcome ?? nothing}</p>
    <ul>${seats.map(({ name, answer }) => html`<li>${name} ${label(answer)}</li>`)}</ul>
  </div>`;
}

/** Only games that ask everybody a question load this (`GameTable.around`). `lines` is for people who do not sit around the device. */
export const around = { lines, ballot, asked };
export type Around = typeof around;
