// The others judge a word that the lists lack.

import { html } from 'lit';
import { t } from '../../lib/i18n.ts';
import { printed } from '../../lib/typed.ts';
import type { BallotQuestion } from '../table.ts';
import { judgedBy } from './roll.ts';
import { themeName, type ThemesView } from './view.ts';

export function question(view: ThemesView, names: readonly string[], lang: string): BallotQuestion<'themes'> | null {
  const { judging, seats } = view;
  if (!judging) return null;
  // Of several doubts the gravest is told.
  const doubt = judging.honour
    ? 'honour'
    : ((['root', 'common', 'dictionary', 'list'] as const).find((one) => judging.doubts.includes(one)) ?? 'list');
  const theme = themeName(view, judging.theme);
  const word = printed(judging.word);
  const how = judging.honour
    ? t('themes-vote-honour')
    : judging.unanimous
      ? t('themes-vote-all')
      : t('themes-vote-most', { proper: judging.proper ? 'yes' : 'no' });
  return {
    heading: t('themes-vote', { name: names[judging.seat] ?? '' }),
    text: t(`themes-doubt-${doubt}`),
    said: [html`<span lang=${lang}>${word}, ${theme}.</span> `, t(`themes-doubt-${doubt}`)],
    body: html`<p class="vote-word" data-testid="judged-word"><span lang=${lang}>${word}</span> <span class="vote-theme">${theme}</span></p>
      <p class="vote-how">${how}</p>
      ${judgedBy(view, judging.word, judging.proper)}`,
    aloud: html`<span lang=${lang}>${word}</span> <span class="vote-theme">${theme}</span> <span class="vote-how">${how}</span>`,
    choices: [
      { id: 'accept', label: t('themes-accept'), icon: 'check', action: { type: 'vote', accept: true } },
      { id: 'refuse', label: t('themes-refuse'), icon: 'close', action: { type: 'vote', accept: false } },
    ],
    // A word on somebody's honour is judged by their own seat, any other by the others.
    seats: seats.map((_, seat) => seat).filter((seat) => (seat === judging.seat) === judging.honour),
    together: true,
  };
}
