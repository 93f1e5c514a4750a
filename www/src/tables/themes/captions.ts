// Explains what happens in a round to people who play their first match, from the events of the rules.

import { list, t } from '../../lib/i18n.ts';
import type { TableEvent } from '../../protocol/index.ts';
import { lastSaid } from '../captions.ts';
import type { Who } from '../table.ts';
import type { ThemesView } from './view.ts';
import { isPerson } from './words.ts';

export const goal = ({ variant }: ThemesView): string => t('themes-goal', { variant });

export const caption = (events: readonly TableEvent<'themes'>[], before: ThemesView, who: Who): string | null =>
  lastSaid(events, (event) => of(event, before, who, events));

/** `events`: all events of the same step. */
function of(
  event: TableEvent<'themes'>,
  { dice, variant, persons }: ThemesView,
  who: Who,
  events: readonly TableEvent<'themes'>[],
): string | null {
  switch (event.type) {
    case 'rolled': {
      const { colour, letters } = event;
      return colour === 'black'
        ? t('themes-caption-black')
        : t('themes-caption-rolled', { colour, letter: letters[colour] });
    }
    case 'buzzed':
      return t('themes-caption-buzzed', { black: dice?.colour === 'black' ? 'yes' : 'no', ...who(event.seat) });
    case 'withdrew':
    case 'typing-up':
      return t('themes-caption-free');
    case 'judged':
      return event.why === null ? null : t('themes-caption-refused', who(event.seat));
    case 'scored': {
      const { points, votes } = event;
      if (dice?.colour === 'black') return t('themes-caption-scored-black', { points, ...who(event.seat) });
      const letters = list(event.dice.map((die) => dice?.letters[die] ?? ''));
      // Nobody else votes on a word that is on the player's honour.
      const honoured = events.some((one) => one.type === 'judged' && one.honour);
      const voted = votes === null || honoured ? 'no' : 'yes';
      const part = isPerson(event, persons) ? 'yes' : 'no';
      const ended = events.some(({ type }) => type === 'round-ended') ? 'yes' : 'no';
      return t('themes-caption-scored', { letters, points, voted, part, variant, ended, ...who(event.seat) });
    }
    case 'wrong':
      return t('themes-caption-wrong', { out: event.out ? 'yes' : 'no', ...who(event.seat) });
    case 'gave-up':
      return t('themes-caption-gave-up', { variant, ...who(event.seat) });
    default:
      return null;
  }
}
