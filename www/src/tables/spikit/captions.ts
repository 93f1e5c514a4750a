// Explains a turn to people who play their first match, from the events of the rules.

import { t } from '../../lib/i18n.ts';
import type { Message, TableEvent } from '../../protocol/index.ts';
import { lastSaid } from '../captions.ts';
import type { Who } from '../table.ts';

export const caption = (events: readonly TableEvent<'spikit'>[], who: Who): string | null =>
  lastSaid(events, (event) => of(event, who));

/** Reasons to end a turn that are no merit: the bot saw nothing, or only what could have been tried before the turn ended. */
const NO_MERIT: readonly string[] = ['spikit-reason-end', 'spikit-reason-end-refused', 'spikit-reason-try'];

export const praises = ({ key }: Message): boolean => !NO_MERIT.includes(key);

function of(event: TableEvent<'spikit'>, who: Who): string | null {
  switch (event.type) {
    // The caption about the others' turns is replaced: the number that they threw is not the viewer's.
    case 'turn-began':
      return who(event.seat).own === 'yes' ? t('spikit-caption-turn') : null;
    // The person who has thrown learns what the number allows before they choose.
    case 'rolled':
      return t('spikit-caption-rolled', { face: event.face, ...who(event.seat) });
    case 'drew':
      return who(event.seat).own === 'yes' ? t('spikit-caption-drew') : null;
    case 'took':
      return t('spikit-caption-took', who(event.seat));
    case 'proposed':
      return t('spikit-caption-proposed');
    case 'laid':
      return t('spikit-caption-laid', { count: event.sentence.cards.length, ...who(event.seat) });
    case 'completed':
    case 'swapped':
      return t(`spikit-caption-${event.type}`, who(event.seat));
    case 'family':
      return t('spikit-caption-family');
    case 'refused':
      return t('spikit-caption-refused', who(event.seat));
    case 'fished':
      return t('spikit-caption-fished');
    default:
      return null;
  }
}
