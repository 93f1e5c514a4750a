// What a turn means, for whoever plays their first match: said of what the rules made happen.

import { t } from '../../lib/i18n.ts';
import type { TableEvent } from '../../protocol/index.ts';
import { lastSaid } from '../captions.ts';
import type { Who } from '../table.ts';

export const caption = (events: readonly TableEvent<'syntax'>[], who: Who): string | null =>
  lastSaid(events, (event) => of(event, who));

function of(event: TableEvent<'syntax'>, who: Who): string | null {
  switch (event.type) {
    case 'laid':
      return t('syntax-caption-laid', { count: event.word.length, ...who(event.seat) });
    case 'inserted':
      return t('syntax-caption-inserted', { before: event.before.toUpperCase(), ...who(event.seat) });
    case 'replaced':
      return t('syntax-caption-replaced', { cards: event.taken.length, ...who(event.seat) });
    case 'exchanged':
      return t('syntax-caption-exchanged', who(event.seat));
    case 'challenged':
      return t(event.valid ? 'syntax-caption-wrongly' : 'syntax-caption-rightly', who(event.seat));
    default:
      return null;
  }
}
