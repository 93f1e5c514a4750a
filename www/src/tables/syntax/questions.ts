// The questions that everybody hears: is the word contested, does whoever left come back?

import type { TemplateResult } from 'lit';
import { aroundAll, t } from '../../lib/i18n.ts';
import { inOne } from '../../lib/live.ts';
import type { PublicPanel, TableHost } from '../table.ts';
import type { SyntaxView } from './view.ts';

type Host = Pick<TableHost<'syntax'>, 'names' | 'humans' | 'options'>;

/** Who plays after a word that nobody contests; null where it was the last one of the round. */
export function next({ pending, seats }: SyntaxView): number | null {
  if (!pending || seats[pending.seat]?.hand_count === 0) return null;
  const after = seats.map((_, steps) => (pending.seat + steps + 1) % seats.length);
  return after.find((seat) => !seats[seat]?.out) ?? null;
}

/** `word` marks a word as being in its language, for speech. */
export function question(
  view: SyntaxView,
  host: Host,
  word: (word: string) => string | TemplateResult,
): PublicPanel<'syntax'> | null {
  const people = view.to_act.filter((seat) => host.humans.includes(seat));
  const name = (seat: number): string => host.names[seat] ?? '';
  const { pending } = view;
  if (view.phase === 'challenge' && pending) {
    const after = pending.after.toUpperCase();
    const said = { name: name(pending.seat), word: after, before: (pending.before ?? '').toUpperCase() };
    const heading = aroundAll('syntax-challenge-heading', {}, { word: word(said.word) });
    return {
      heading: t('syntax-challenge-heading', { word: after }),
      // How the word was made has just been told.
      said: heading,
      full: inOne(heading, t('syntax-challenge-price')),
      text: t(`syntax-challenge-${pending.kind}`, said),
      brief: `${t(`syntax-brief-${pending.kind}`, said)} ${t(people.includes(next(view) ?? -1) ? 'syntax-brief-own' : 'syntax-brief-other')}`,
      answers: [
        {
          id: 'accept',
          label: t(people.length > 1 ? 'syntax-accept-all' : 'syntax-accept'),
          primary: true,
          icon: 'check' as const,
          acts: people.map((seat) => ({ seat, action: { type: 'accept' as const } })),
        },
        ...people.map((seat) => ({
          id: `contest-${seat}`,
          label: host.humans.length > 1 ? t('syntax-contest-by', { name: name(seat) }) : t('syntax-contest'),
          price: t('syntax-challenge-price'),
          unnamed: t('syntax-contest'),
          icon: 'close' as const,
          acts: [{ seat, action: { type: 'challenge' as const } }],
        })),
      ],
    };
  }
  const seat = people[0];
  if (view.phase !== 're-entry' || seat === undefined) return null;
  const highest = Math.max(...view.seats.filter((one) => !one.out).map((one) => one.score));
  return {
    heading: t('syntax-re-entry-heading', { name: name(seat) }),
    text: t('syntax-re-entry-text', { points: highest, price: host.options.re_entry?.price ?? 0 }),
    answers: [
      { id: 're-enter', label: t('syntax-re-enter'), primary: true, acts: [{ seat, action: { type: 're-enter' } }] },
      { id: 'retire', label: t('syntax-retire'), acts: [{ seat, action: { type: 'retire' } }] },
    ],
  };
}
