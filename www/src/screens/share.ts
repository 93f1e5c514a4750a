// A link to a match or to its cards. People can always share it, copy it, or take it from a text field.

import { html, nothing, type TemplateResult } from 'lit';
import { LONG, linkOf } from '../device/link.ts';
import { MotsElement } from '../lib/element.ts';
import { t, tOf } from '../lib/i18n.ts';
import { icon } from '../pieces/icons.ts';
import type { Save } from '../protocol/index.ts';
import { choices } from '../shell/preferences.ts';
import { asLinked } from './linked.ts';
import '../pieces/modal.ts';

type What = 'match' | 'deal';

export class MotsShare extends MotsElement {
  static override properties = {
    record: { attribute: false },
    at: { type: Number },
    what: { state: true },
    names: { state: true },
    here: { state: true },
    link: { state: true },
    said: { state: true },
  };
  declare record: Save;
  /** The moment that is shown. */
  at = 0;
  protected what: What = 'match';
  protected names = false;
  /** The link opens at the moment that is shown. */
  protected here = false;
  /** Null where the match does not fit into a link. */
  protected link: string | null = '';
  /** What came of sending or copying the link. */
  protected said = '';

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (['record', 'what', 'names', 'here'].some((name) => changed.has(name))) void this.#write();
  }

  async #write(): Promise<void> {
    const { what, names, here, at, record } = this;
    const code = await linkOf(asLinked(record), { names: names && what === 'match', actions: what === 'match' });
    if (what !== this.what || names !== this.names || here !== this.here) return;
    const page = location.href.replace(/[?#].*$/, '');
    const moment = what === 'match' && here ? `/${at}` : '';
    this.link = code === null ? null : `${page}#/${what === 'match' ? 'r' : 'same'}/${code}${moment}`;
    this.said = '';
  }

  protected override render(): TemplateResult {
    const { what, link, at } = this;
    const close = (): void => void this.dispatchEvent(new CustomEvent('dismiss'));
    return html`<mots-modal
      .heading=${t('share-title')}
      .body=${html`<div class="share" data-testid="share">
        ${choices({
          name: 'share-what',
          label: t('share-what'),
          value: what,
          values: [
            { value: 'match', label: t('share-match') },
            { value: 'deal', label: t('share-deal') },
          ],
          onChange: (value) => (this.what = value as What),
        })}
        <p class="small">${t(what === 'match' ? 'share-match-text' : 'share-deal-text')}</p>
        ${
          what === 'match'
            ? html`${this.#switch('names', t('share-names'), this.names, (on) => (this.names = on))}
              ${at > 0 && at < this.record.actions.length ? this.#switch('here', t('share-here', { at }), this.here, (on) => (this.here = on)) : nothing}`
            : nothing
        }
        ${link === null ? html`<p role="alert">${t('share-large')}</p>` : this.#ways(link)}
        <p role="status" class="small" data-testid="share-said">${this.said}</p>
      </div>`}
      @dismiss=${close}
    ></mots-modal>`;
  }

  #switch(id: string, label: string, on: boolean, set: (on: boolean) => void): TemplateResult {
    return html`<label class="switch option-row"
      ><input type="checkbox" role="switch" data-testid=${`share-${id}`} .checked=${on} @change=${(event: Event) => set((event.target as HTMLInputElement).checked)} /><span class="option-name">${label}</span></label
    >`;
  }

  #ways(link: string): TemplateResult {
    return html`<label class="share-link"><span>${t('share-link')}</span>
        <input class="field share-field" type="text" readonly .value=${link} data-testid="share-field" @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
      ${link.length > LONG ? html`<p class="small" data-testid="share-long">${t('share-long', { count: link.length })}</p>` : nothing}
      <p class="modal-actions">
        <button type="button" class="button primary" data-testid="share-send" @click=${() => void this.#send(link)}>${icon('share')} ${t('share')}</button>
        <button type="button" class="button" data-testid="share-copy" @click=${() => void this.#copy(link)}>${icon('link')} ${t('share-copy')}</button>
      </p>`;
  }

  async #send(url: string): Promise<void> {
    const title = tOf(this.record.game, 'name');
    try {
      if (!navigator.share) throw new Error('nothing to share with');
      await navigator.share({
        title,
        text: t(this.what === 'match' ? 'share-says-match' : 'share-says-deal', { game: title }),
        url,
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // This device cannot share: the link is copied instead.
      await this.#copy(url);
    }
  }

  async #copy(url: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      this.said = t('share-copied');
    } catch {
      // Copying is not allowed here (in a frame, or without a secure connection): the link is selected in its field.
      this.querySelector<HTMLInputElement>('.share-field')?.select();
      this.said = t('share-take');
    }
  }
}

customElements.define('mots-share', MotsShare);
