// The others judge a word that the lists lack.

import { html } from 'lit';
import { t } from '../../lib/i18n.ts';
import type { BallotQuestion } from '../table.ts';
import type { ThemesView } from './view.ts';

export function question(view: ThemesView, names: readonly string[], lang: string): BallotQuestion<'themes'> | null {
  const { judging, themes, seats } = view;
  if (!judging) return null;
  // What is gravest is told.
  const doubt = judging.honour
    ? 'honour'
    : ((['root', 'common', 'dictionary', 'list'] as const).find((one) => judging.doubts.includes(one)) ?? 'list');
  const how = judging.honour ? 'honour' : judging.unanimous ? 'all' : 'most';
  return {
    heading: t('themes-vote', { name: names[judging.seat] ?? '' }),
    text: t(`themes-doubt-${doubt}`, { theme: themes[judging.theme - 1] ?? '' }),
    said: [html`<span lang=${lang}>${judging.word}, ${themes[judging.theme - 1]}.</span> `, t(`themes-doubt-${doubt}`)],
    body: html`<p class="vote-word" data-testid="judged-word"><span lang=${lang}>${judging.word}</span> <span class="vote-theme">${themes[judging.theme - 1]}</span></p>
      <p class="vote-how">${t(`themes-vote-${how}`)}</p>`,
    aloud: html`<span lang=${lang}>${judging.word}</span> <span class="vote-theme">${themes[judging.theme - 1]}</span>`,
    choices: [
      { id: 'accept', label: t('themes-accept'), icon: 'check', action: { type: 'vote', accept: true } },
      { id: 'refuse', label: t('themes-refuse'), icon: 'close', action: { type: 'vote', accept: false } },
    ],
    // Of a word that nobody else judges its own seat is asked.
    seats: seats.map((_, seat) => seat).filter((seat) => (seat === judging.seat) === judging.honour),
    together: true,
  };
}
