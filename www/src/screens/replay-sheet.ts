// What can be done with a replayed match: list its moves, play on from here, save it as a file, share a link.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../lib/i18n.ts';
import { icon, type Icon } from '../pieces/icons.ts';
import '../pieces/modal.ts';

export interface SheetActs {
  /** The moment that is shown. */
  at: number;
  moves: () => void;
  /** Null where nothing is left to be played. */
  playOn: (() => void) | null;
  /** Null where nothing may be sent. */
  share: (() => void) | null;
  file: () => void;
  /** Null where the match is kept already. */
  keep: (() => void) | null;
  /** Whether the match could be kept. */
  kept: 'kept' | 'full' | null;
  close: () => void;
}

export function sheet({ at, moves, playOn, share, file, keep, kept, close }: SheetActs): TemplateResult {
  const item = (
    id: 'share' | 'file' | 'keep' | 'moves' | 'play-on',
    name: Icon,
    run: (() => void) | null,
    text = t(`replay-${id}`, { at }),
  ): TemplateResult =>
    html`<li><button type="button" class="menu-item" data-testid=${`replay-${id}`} ?disabled=${run === null && id !== 'keep'} aria-disabled=${run === null ? 'true' : nothing} @click=${run ?? nothing}>${icon(name)}<span>${text}</span></button></li>`;
  return html`<mots-modal
    kind="sheet"
    .heading=${t('replay-more')}
    .body=${html`<ul role="list" class="menu">
        ${share === null ? nothing : item('share', 'link', share)} ${item('file', 'down', file)} ${keep === null ? nothing : item('keep', 'box', kept === 'kept' ? null : keep)}
        ${item('moves', 'log', moves)} ${item('play-on', 'hand', playOn)}
      </ul>
      <p class="small">${t('replay-play-on-text')}</p>
      <p class="small" role="status" data-testid="replay-kept">${kept === null ? '' : t(kept === 'kept' ? 'replay-is-kept' : 'carry-full')}</p>`}
    @dismiss=${close}
  ></mots-modal>`;
}
