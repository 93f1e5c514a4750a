// The vote on a sentence: the question, and what came of it.

import { html, nothing, type TemplateResult } from 'lit';
import { say, t } from '../../lib/i18n.ts';
import '../../pieces/die.ts';
import { icon } from '../../pieces/icons.ts';
import type { BallotQuestion, BallotResult } from '../table.ts';
import { heard, marked } from './cards.ts';
import { row, speakButton } from './sentence.ts';
import type { Counted, SpikitState } from './state.ts';

const choices: BallotQuestion<'spikit'>['choices'][number]['id'][] = ['accept', 'refuse', 'abstain'];
const accepts: Record<string, boolean | null> = { accept: true, refuse: false, abstain: null };
const icons = { accept: 'check', refuse: 'close', abstain: 'minus' } as const;

export function question(
  state: SpikitState,
  names: readonly string[],
  bots: ReadonlySet<number>,
): BallotQuestion<'spikit'> | null {
  const { view, faces, counted } = state;
  const { proposal, ballots, advice } = view;
  if (!proposal) return null;
  const { sentence, seat, kind, cards } = proposal;
  const name = names[seat] ?? '';
  const how = kind === 'lay' ? 'lay' : 'complete' in kind ? 'complete' : 'swap';
  return {
    heading: t(`spikit-vote-${how}`, { name }),
    text: t('spikit-vote-text'),
    said: [...heard(faces, sentence.cards, sentence.joker), ' ', t('spikit-vote-text')],
    body: html`<div class="vote-sentence" data-testid="proposal" data-cards=${sentence.cards.join(' ')}>
      <p class="visually-hidden">${marked(faces, sentence.cards, sentence.joker)}</p>
      ${row(faces, sentence.cards, sentence.joker, kind === 'lay' ? [] : cards)}${speakButton(faces, sentence)}
    </div>
    ${advice && !counted ? html`<p class="vote-advice" data-testid="advice"><strong>${t(`spikit-soundness-${advice.soundness}`)}</strong> ${advice.reasons.map((reason) => say(reason)).join(' ')}</p>` : nothing}`,
    aloud: marked(faces, sentence.cards, sentence.joker),
    choices: choices.map((id) => ({
      id,
      label: t(`spikit-vote-${id}`),
      icon: icons[id as keyof typeof icons],
      action: { type: 'vote', accept: accepts[id] ?? null },
    })),
    seats: ballots.flatMap((ballot, index) => (ballot === 'none' ? [] : [index])),
    ...(counted ? { result: result(counted, bots) } : {}),
  };
}

/** Votes lie open together; a tie is decided by dice in sight of all. */
function result(
  { event, throws, still, stamped }: NonNullable<SpikitState['counted']>,
  bots: ReadonlySet<number>,
): BallotResult {
  const cast = [...event.ballots.entries()].filter(([, ballot]) => ballot !== 'none' && ballot !== 'open');
  return {
    answers: new Map(cast),
    reasons: new Map(cast.flatMap(([seat, ballot]) => reason(event, ballot, bots.has(seat)).map((why) => [seat, why]))),
    outcome: still ? say(event.message) : t('spikit-vote-tie'),
    ...(event.rolls.length > 0 ? { body: dice(event.rolls, throws, still) } : {}),
    stamp: stamped ? stamp(event.accepted) : nothing,
  };
}

/** What the vote came to, in ink, each with its sign; the sentence beside it says the same. */
const stamp = (accepted: boolean): TemplateResult =>
  html`<span class="vote-stamp" data-accepted=${String(accepted)} aria-hidden="true">${icon(accepted ? 'check' : 'close')}${t(accepted ? 'spikit-stamp-accepted' : 'spikit-stamp-refused')}</span>`;

/** Why a bot voted as it did: what the grammar made of the sentence, in a few words. */
function reason({ advice }: Counted, ballot: string, bot: boolean): string[] {
  if (!bot || !advice) return [];
  const [worst] = advice.reasons;
  if (ballot === 'accept') return [t(worst ? 'spikit-why-lenient' : 'spikit-why-sensible')];
  return [worst ? say(worst) : t('spikit-why-taste')];
}

/** Until they are thrown their place is kept; which of them are alike is marked when they lie. */
const dice = (rolls: readonly number[], throws: number, still: boolean): TemplateResult =>
  html`<mots-dice
    class="tie-dice"
    data-testid="tie-dice"
    data-rolls=${still ? rolls.join(' ') : ''}
    .label=${t('spikit-tie-dice')}
    .throw=${throws}
    .dice=${(throws > 0 || still ? rolls : []).map((number, index) => ({
      id: `tie${index}`,
      face: { kind: 'number' as const, number },
      name: t('spikit-die', { face: number }),
      counted: still && (rolls.indexOf(number) < index || rolls.lastIndexOf(number) > index),
    }))}
  ></mots-dice>`;
