// The vote on a sentence: the question and its outcome.

import { html, nothing, type TemplateResult } from 'lit';
import { say, t } from '../../lib/i18n.ts';
import '../../pieces/die.ts';
import { icon } from '../../pieces/icons.ts';
import type { BallotQuestion, BallotResult } from '../table.ts';
import { heard, marked } from './cards.ts';
import { row, speakButton } from './sentence.ts';
import type { Counted, SpikitState } from './state.ts';

const choices = ['accept', 'refuse', 'abstain'] as const;
const accepts = { accept: true, refuse: false, abstain: null };
const icons = { accept: 'check', refuse: 'close', abstain: 'minus' } as const;

export function question(
  state: SpikitState,
  names: readonly string[],
  bots: ReadonlySet<number>,
  silent: number | null,
  together: boolean,
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
    ${advice ? html`<p class="vote-advice" data-testid="advice"><strong>${t(`spikit-soundness-${advice.soundness}`)}</strong> ${advice.reasons.map((reason) => say(reason)).join(' ')}</p>` : nothing}`,
    aloud: marked(faces, sentence.cards, sentence.joker),
    choices: choices.map((id) => ({
      id,
      label: t(`spikit-vote-${id}`),
      given: t(`spikit-voted-${id}`),
      icon: icons[id],
      action: { type: 'vote', accept: accepts[id] },
    })),
    seats: ballots.flatMap((ballot, index) => (ballot === 'none' ? [] : [index])),
    together,
    tells: true,
    ...(advice ? {} : { asker: seat }),
    ...(counted ? { result: result(counted, bots, silent) } : {}),
  };
}

/** The votes, shown all together. Dice decide a tie in sight of everybody. */
function result(
  { event, throws, still, stamped }: NonNullable<SpikitState['counted']>,
  bots: ReadonlySet<number>,
  silent: number | null,
): BallotResult {
  const cast = [...event.ballots.entries()].filter(([, ballot]) => ballot !== 'none' && ballot !== 'open');
  return {
    answers: new Map(cast),
    reasons: reasons(event, cast, bots, silent),
    outcome: still ? say(event.message) : t('spikit-vote-tie'),
    ...(event.rolls.length > 0 ? { body: dice(event.rolls, throws, still) } : {}),
    stamp: stamped ? stamp(event.accepted) : nothing,
  };
}

/** The outcome as an ink stamp with a sign; the sentence beside it says the same. */
const stamp = (accepted: boolean): TemplateResult =>
  html`<span class="vote-stamp" data-accepted=${String(accepted)} aria-hidden="true">${icon(accepted ? 'check' : 'close')}${t(accepted ? 'spikit-stamp-accepted' : 'spikit-stamp-refused')}</span>`;

/** Why each bot voted as it did, and which person said nothing. Bots with the same reason do not repeat it. */
function reasons(
  event: Counted,
  cast: readonly (readonly [number, string])[],
  bots: ReadonlySet<number>,
  silent: number | null,
): Map<number, string> {
  const found = new Map<number, string>();
  const said = new Map<string, number>();
  for (const [seat, ballot] of cast) {
    if (seat === silent) found.set(seat, t('spikit-why-silent'));
    if (!bots.has(seat)) continue;
    const why = reason(event, ballot);
    if (why === null) continue;
    const before = said.get(why) ?? 0;
    said.set(why, before + 1);
    found.set(seat, before === 0 ? why : t('spikit-why-same', { before }));
  }
  return found;
}

/** What the grammar says about the sentence, as a bot's reason in a few words. */
function reason({ advice }: Counted, ballot: string): string | null {
  if (!advice) return null;
  const [worst] = advice.reasons;
  if (ballot === 'accept') return t(worst ? 'spikit-why-lenient' : 'spikit-why-sensible');
  return worst ? say(worst) : t('spikit-why-taste');
}

/** The dice of a tie. Their place is kept until they are thrown; equal numbers are marked when the dice lie still. */
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
