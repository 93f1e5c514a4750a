// Explains a turn to people who play their first match, from the events of the rules.

import type { TemplateResult } from 'lit';
import { aroundAll, say, t } from '../../lib/i18n.ts';
import type { Speech } from '../../lib/live.ts';
import type { TableEvent } from '../../protocol/index.ts';
import { lastSaid } from '../captions.ts';
import type { Who } from '../table.ts';

type Worded = (word: string) => string | TemplateResult;

/** `word` marks a word as being in its language. */
export const caption = (events: readonly TableEvent<'syntax'>[], who: Who, word: Worded): Speech | null =>
  lastSaid(events, (event) => of(event, who, word));

function of(event: TableEvent<'syntax'>, who: Who, word: Worded): Speech | null {
  switch (event.type) {
    case 'laid':
      return t('syntax-caption-laid', { count: event.word.length, ...who(event.seat) });
    case 'inserted':
      return aroundAll('syntax-caption-inserted', {}, { before: word(event.before.toUpperCase()) });
    case 'replaced':
      return t('syntax-caption-replaced', who(event.seat));
    case 'exchanged':
      return t('syntax-caption-exchanged');
    case 'round-ended':
      return say(event.message);
    case 'challenged':
      return t(event.valid ? 'syntax-caption-wrongly' : 'syntax-caption-rightly');
    default:
      return null;
  }
}
