// A button beside a match, which saves the match as a file to take along.

import { html, type TemplateResult } from 'lit';
import { recordText } from '../device/parcel.ts';
import type { MatchHead, StoredMatch } from '../device/rows.ts';
import { download, fileName } from '../lib/download.ts';
import { dates, t, tOf } from '../lib/i18n.ts';
import { icon } from '../pieces/icons.ts';

/** "Plis de lettres – Anna, Bob – 23 nov. 2026.json" */
function matchFile({ game, names, updated }: MatchHead): string {
  const day = dates({ day: 'numeric', month: 'short', year: 'numeric' }).format(updated);
  return fileName([tOf(game, 'name'), names.join(', '), day]);
}

export const deliverMatch = (match: StoredMatch): void => download(matchFile(match), recordText(match));

/** Reads a match with its record, which a list does not have. */
type Read = () => Promise<StoredMatch | null>;

export async function deliverRead(read: Read): Promise<void> {
  const match = await read();
  if (match?.save) deliverMatch(match);
}

export function takeAlong({ game }: MatchHead, read: Read): TemplateResult {
  const label = t('take-along', { game: tOf(game, 'name') });
  return html`<button type="button" class="icon-button" data-testid="take-along" aria-label=${label} title=${label} @click=${() => void deliverRead(read)}>${icon('down')}</button>`;
}
