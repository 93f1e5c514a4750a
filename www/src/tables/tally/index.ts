// The table of Tally: a subject, a line for a word, a vote of the others.

import { html, type TemplateResult } from 'lit';
import sheet from '../../../styles/tables/tally.css';
import { t } from '../../lib/i18n.ts';
import type { Sound } from '../../lib/sound.ts';
import { wear } from '../../lib/styles.ts';
import type { Course } from '../../match/course.ts';
import type { Manner } from '../../match/stage.ts';
import type { Step } from '../../match/step.ts';
import { around } from '../../pieces/ballot-around.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import { scoreFact, type SeatFact } from '../../pieces/seats.ts';
import type { Entry, GameEvent, TableEvent } from '../../protocol/index.ts';
import { GameTable, type BallotQuestion, type Bar, type TableHost } from '../table.ts';
import { middle } from './middle.ts';
import { course, scores, summary } from './scores.ts';
import * as tally from './state.ts';

wear(sheet);

const sounds: { readonly [T in TableEvent<'tally'>['type']]?: Sound } = {
  round: 'die',
  claimed: 'contest',
  'time-up': 'refused',
};

export const table = (host: TableHost<'tally'>): TallyTable => new TallyTable(host);

export class TallyTable extends GameTable<'tally'> {
  #state: tally.TallyState | null = null;

  override get view(): tally.TallyView | null {
    return this.#state?.view ?? null;
  }

  private get state(): tally.TallyState {
    return this.#state as tally.TallyState;
  }

  override update(view: tally.TallyView, step: Step<'tally'> | null): void {
    this.#state ??= tally.begin(view);
    tally.follow(this.state, view, step);
  }

  override close(step: Step<'tally'>): boolean {
    this.update(tally.asItLies(step), step);
    return true;
  }

  override middle(): TemplateResult {
    const { state, host } = this;
    return middle(state, host, {
      type: (text) => {
        state.text = text;
        host.changed();
      },
      say: (seat) => void host.act(tally.claim(state), seat),
      pass: (seat) => void host.act({ type: 'pass' }, seat),
    });
  }

  override manner(view: tally.TallyView): Manner {
    return tally.mannerOf(view);
  }

  override readonly around = around;
  override ballot(): BallotQuestion<'tally'> | null {
    const { claim, said, seats, subject } = this.state.view;
    if (!claim) return null;
    return {
      heading: t('tally-vote', { name: this.host.names[claim.seat] ?? '' }),
      text: t('tally-vote-text'),
      body: html`<p class="vote-word" data-testid="judged-word"><strong>${said.at(-1)}</strong> <span lang="en">${subject}</span></p>`,
      choices: [
        { id: 'accept', label: t('tally-accept'), icon: 'check', action: { type: 'vote', accept: true } },
        { id: 'refuse', label: t('tally-refuse'), icon: 'close', action: { type: 'vote', accept: false } },
      ],
      seats: seats.map((_, seat) => seat).filter((seat) => seat !== claim.seat),
    };
  }

  override answered({ claim }: tally.TallyView): string | null {
    const own = claim?.own ?? null;
    return own === null ? null : own ? 'accept' : 'refuse';
  }

  override bar(): Bar {
    return { prompt: '', actions: [] };
  }

  override release(): void {
    this.state.text = '';
    this.host.changed();
  }

  override seatFacts(seat: number): SeatFact[] {
    return [scoreFact(this.state.view.seats[seat]?.score ?? 0)];
  }

  override seatOut(seat: number): boolean {
    return this.state.view.seats[seat]?.out ?? false;
  }

  override sound(event: TableEvent<'tally'>): Sound | null {
    if (event.type === 'judged') return event.accepted ? 'won' : 'refused';
    return sounds[event.type] ?? null;
  }

  override wording(_event: GameEvent<'tally'>, name: string, value: string): TemplateResult | null {
    return name === 'subject' ? html`<span lang="en">${value}</span>` : null;
  }

  override roundSummary(step: Step<'tally'>): RoundSummary | null {
    return summary(step);
  }

  override course(log: readonly Entry<'tally'>[]): Course {
    return course(this.state.view, log);
  }

  override scoreSheet(log: readonly Entry<'tally'>[]): ScoreSheet {
    return scores(this.state.view, log);
  }
}
