// The middle of Tally: the subject and what it is worth, the words that were said, the line for a word.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../lib/i18n.ts';
import { die } from '../../pieces/die.ts';
import '../../pieces/word-form.ts';
import type { TableHost } from '../table.ts';
import { speakers, type TallyState } from './state.ts';

export interface MiddleActs {
  type(text: string): void;
  say(seat: number): void;
  pass(seat: number): void;
}

export function middle(state: TallyState, host: TableHost<'tally'>, acts: MiddleActs): TemplateResult {
  const { subject, worth, said, round, rounds } = state.view;
  return html`<div class="tally-middle" data-testid="board" data-focus-home tabindex="-1" data-phase=${state.view.phase}>
    <p class="tally-round">${t('tally-round-of', { round, rounds })}</p>
    <p class="tally-subject" data-testid="subject"><span lang="en">${subject}</span></p>
    <p class="tally-worth" data-testid="worth" data-worth=${worth}>
      ${die({ id: 'worth', face: { kind: 'number', number: worth }, name: String(worth) })}
      <span>${t('tally-worth', { worth })}</span>
    </p>
    ${said.length > 0 ? html`<ul role="list" class="tally-said" aria-label=${t('tally-said')} data-testid="words">${said.map((word) => html`<li>${word}</li>`)}</ul>` : nothing}
    ${form(state, host, acts)}
    ${host.waitsForBots ? html`<button type="button" class="button" data-testid="no-waiting" @click=${() => host.waitNoLonger()}>${t('no-waiting')}</button>` : nothing}
  </div>`;
}

/** One line for all who share the device; where there are several, whoever says the word touches their own name. */
function form(state: TallyState, host: TableHost<'tally'>, acts: MiddleActs): TemplateResult | typeof nothing {
  const seats = speakers(state.view, host.humans);
  const [first] = seats;
  if (first === undefined) return nothing;
  const alone = host.humans.length === 1;
  const name = (seat: number): string => host.names[seat] ?? '';
  return html`<section class="tally-form" data-testid="form">
    <mots-word-form
      .label=${t('tally-word')}
      .text=${state.text}
      .action=${t('tally-say')}
      .longest=${20}
      .quiet=${!alone}
      @word-typed=${({ detail }: CustomEvent<{ text: string }>) => acts.type(detail.text)}
      @word-given=${() => alone && acts.say(first)}
    ></mots-word-form>
    ${seats.map(
      (seat) => html`<div class="tally-speaker">
        ${alone ? nothing : html`<button type="button" class="button primary" data-testid=${`say-${seat}`} @click=${() => acts.say(seat)}>${t('tally-say-as', { name: name(seat) })}</button>`}
        <button type="button" class="button quiet" data-testid=${`pass-${seat}`} @click=${() => acts.pass(seat)}>${alone ? t('tally-pass') : t('tally-pass-as', { name: name(seat) })}</button>
      </div>`,
    )}
  </section>`;
}
