// A match as a file that somebody takes along: a button beside it.

import { html, type TemplateResult } from 'lit';
import { recordText } from '../device/parcel.ts';
import type { StoredMatch } from '../device/rows.ts';
import { download, fileName } from '../lib/download.ts';
import { dates, t, tOf } from '../lib/i18n.ts';
import { icon } from '../pieces/icons.ts';

/** "Plis de lettres – Anna, Bob – 23 nov. 2026.json" */
export function matchFile({ game, names, updated }: StoredMatch): string {
  const day = dates({ day: 'numeric', month: 'short', year: 'numeric' }).format(updated);
  return fileName([tOf(game, 'name'), names.join(', '), day]);
}

export const deliverMatch = (match: StoredMatch): void => download(matchFile(match), recordText(match));

/** `read`: with its record, which a list does not have. */
export function takeAlong(match: StoredMatch, read: () => StoredMatch | Promise<StoredMatch | null>): TemplateResult {
  const label = t('take-along', { game: tOf(match.game, 'name') });
  const take = async (): Promise<void> => {
    const whole = await read();
    if (whole?.save) deliverMatch(whole);
  };
  return html`<button type="button" class="icon-button" data-testid="take-along" aria-label=${label} title=${label} @click=${() => void take()}>${icon('down')}</button>`;
}
