// The one way out and the one door in: everything as a file; and whatever comes as a file, a drop or a paste, known by its content,
// shown before it is kept. Nothing that is here is overwritten.

import { html, nothing, type TemplateResult } from 'lit';
import sheet from '../../styles/carry.css';
import { device } from '../device/device.ts';
import type { Brought } from '../device/carrying.ts';
import { maySend } from '../device/guest.ts';
import { backupText, LARGEST, type Backup } from '../device/parcel.ts';
import { hand, onArrival, taken } from '../lib/arriving.ts';
import { fileName } from '../lib/download.ts';
import { MotsElement } from '../lib/element.ts';
import { dates, t, tOf } from '../lib/i18n.ts';
import { go } from '../lib/router.ts';
import { deliver, canSendFiles, sendFile } from '../lib/sending.ts';
import { wear } from '../lib/styles.ts';
import { card } from '../pieces/card.ts';
import { icon } from '../pieces/icons.ts';
import { alone } from '../tables/registry.ts';
import { keep, look, ofShown, type Seen } from './carry-look.ts';

wear(sheet);

export class MotsCarry extends MotsElement {
  static override properties = {
    has: { state: true },
    making: { state: true },
    reading: { state: true },
    seen: { state: true },
    over: { state: true },
    done: { state: true },
  };
  /** What there is to take along; null before it is known. */
  protected has: Backup | null = null;
  protected making = false;
  protected reading = false;
  /** What came in, and is not kept yet. */
  protected seen: Seen | null = null;
  /** Something is held over the page. */
  protected over = false;
  /** What was kept last; `full` where there was no room. */
  protected done: { brought: Brought; href: string | null } | 'full' | null = null;
  #stops: (() => void)[] = [];
  /** Counts what comes in: what is read late of something earlier is dropped. */
  #latest = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    const count = (): void => void device.carrying.everything().then((has) => (this.has = ofShown(has)));
    count();
    this.#stops = [onArrival(() => this.#arrived()), device.matches.onChange(count), device.results.onChange(count)];
    this.#arrived();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stops) stop();
  }

  #arrived(): void {
    const thing = taken();
    if (thing !== null) void this.#read(thing);
  }

  async #read(thing: File | string): Promise<void> {
    const mine = ++this.#latest;
    this.reading = true;
    this.done = null;
    this.seen = null;
    const name = typeof thing === 'string' ? null : thing.name;
    let seen: Seen;
    try {
      const text = typeof thing === 'string' ? thing : thing.size > LARGEST ? null : await thing.text();
      seen = text === null ? { kind: 'none', text: t('carry-none-large') } : await look(text, name);
    } catch {
      seen = { kind: 'none', text: t('own-data-unread') };
    }
    if (mine !== this.#latest || !this.isConnected) return;
    this.reading = false;
    if (seen.kind === 'link') return go(seen.hash);
    this.seen = seen;
    await this.lead('.seen h2');
  }

  protected override render(): TemplateResult {
    return html`<div class="screen carry">
      <header class="screen-head">
        <a class="icon-button" href="#/" aria-label=${t('back-to-games')}>${icon('back')}</a>
        <h1>${t('carry-title')}</h1>
      </header>
      <main class="setup-form">
        <div aria-live="polite">${this.reading ? html`<p class="panel">${t('loading')}</p>` : this.#result()}</div>
        ${this.seen ? this.#preview(this.seen) : nothing} ${this.#in()} ${this.#out()}
      </main>
    </div>`;
  }

  #in(): TemplateResult {
    return html`<section class="panel" aria-labelledby="carry-in">
      <h2 id="carry-in">${t('carry-in')}</h2>
      <div class=${`drop-place ${this.over ? 'over' : ''}`} data-testid="drop-place" @dragenter=${() => (this.over = true)} @dragleave=${() => (this.over = false)} @drop=${() => (this.over = false)}>
        <p>${t('carry-in-text')}</p>
        <label class="button primary">${icon('plus')}<span>${t('carry-choose')}</span><input class="visually-hidden" type="file" data-testid="carry-file" @change=${this.#onFile} /></label>
      </div>
      <div class="paste-row">
        <label for="carry-paste">${t('carry-paste')}</label>
        <textarea id="carry-paste" class="field" rows="2" spellcheck="false" autocomplete="off" data-testid="carry-paste" @paste=${this.#onPaste}></textarea>
        <button type="button" class="button" data-testid="carry-read" @click=${this.#onText}>${t('carry-read')}</button>
      </div>
    </section>`;
  }

  #out(): TemplateResult {
    const { has } = this;
    const some = has !== null && has.matches.length + has.results.length + has.decks.length > 0;
    return html`<section class="panel" aria-labelledby="carry-out">
      <h2 id="carry-out">${t('carry-out')}</h2>
      <p>${t('carry-out-text')}</p>
      <p class="small" data-testid="carry-has">${has === null ? t('loading') : some ? t('carry-counts', counts(has)) : t('carry-nothing')}</p>
      <p class="box-actions">
        <button type="button" class="button primary" data-testid="carry-all" ?disabled=${!some} aria-disabled=${this.making ? 'true' : nothing} @click=${() => void this.#out_(deliver)}>${icon('down')}<span>${t('carry-all')}</span></button>
        ${maySend && canSendFiles() ? html`<button type="button" class="button" data-testid="carry-send" ?disabled=${!some} aria-disabled=${this.making ? 'true' : nothing} @click=${() => void this.#out_(sendFile)}>${icon('share')}<span>${t('share-file')}</span></button>` : nothing}
      </p>
    </section>`;
  }

  async #out_(send: (name: string, text: string) => void | Promise<void>): Promise<void> {
    // A button that cannot be used meanwhile would lose the keyboard.
    if (this.making) return;
    this.making = true;
    try {
      const backup = ofShown(await device.carrying.everything());
      const day = dates({ day: 'numeric', month: 'short', year: 'numeric' }).format(backup.made);
      await send(
        fileName([alone ? tOf(alone.id, 'name') : t('box-title'), t('carry-file-all'), day]),
        await backupText(backup),
      );
    } finally {
      this.making = false;
    }
  }

  #preview(seen: Seen): TemplateResult {
    const heading = seen.kind === 'none' ? t('carry-none') : t('carry-seen');
    return html`<section class="panel seen" data-game=${seen.kind === 'match' || seen.kind === 'deck' ? seen.game : nothing} aria-labelledby="carry-seen" data-testid="carry-seen">
      <h2 id="carry-seen" tabindex="-1">${heading}</h2>
      ${this.#content(seen)}
      <p class="box-actions">
        ${seen.kind === 'none' ? nothing : html`<button type="button" class="button primary" data-testid="carry-keep" @click=${() => void this.#keep(seen)}>${t('carry-keep')}</button>`}
        <button type="button" class="button quiet" data-testid="carry-drop" @click=${() => this.#drop()}>${t(seen.kind === 'none' ? 'understood' : 'carry-not')}</button>
      </p>
    </section>`;
  }

  #content(seen: Seen): TemplateResult {
    switch (seen.kind) {
      case 'none':
        return html`<p role="alert">${seen.text}</p>`;
      case 'link':
        return html``;
      case 'match': {
        const { match, shortened } = seen;
        return html`<p class="seen-line"><span class="emblem" aria-hidden="true">${seen.emblem}</span><strong>${tOf(match.game, 'name')}</strong></p>
          <ul role="list" class="seen-seats">
            ${match.names.map((name, seat) => html`<li>${icon(match.bots[seat] === null ? 'person' : 'robot')} ${t('archive-score', { name, score: match.scores[seat] ?? 0 })}</li>`)}
          </ul>
          <p class="small">${t(match.over ? 'carry-match-over' : 'carry-match-on', { round: match.round })} ${shortened ? t('carry-match-cut') : ''}</p>`;
      }
      case 'deck':
        return html`<p><strong>${seen.deck.name}</strong> · ${tOf(seen.game, 'name')}</p>${seen.preview}`;
      case 'backup': {
        const { backup, spoilt } = seen;
        const day = dates({ dateStyle: 'long' });
        return html`<p>${t('carry-backup', { day: day.format(backup.made) })}</p>
          <p>${t('carry-counts', counts(backup))}</p>
          <div class="seen-cards" aria-hidden="true">${['M', 'E', 'M'].map((letter) => card({ letter, name: letter }))}</div>
          <p class="small">${t('carry-merge')}</p>
          ${spoilt > 0 ? html`<p class="small">${t('carry-spoilt', { count: spoilt })}</p>` : nothing}`;
      }
    }
  }

  #result(): TemplateResult | typeof nothing {
    const { done } = this;
    if (done === null) return nothing;
    if (done === 'full')
      return html`<p class="panel carry-full" role="alert" tabindex="-1" data-testid="carry-full">${t('carry-full')}</p>`;
    const { brought, href } = done;
    const all = brought.matches + brought.grown + brought.beside;
    const some = all + brought.results + brought.decks > 0;
    return html`<div class="panel carry-done" data-testid="carry-done">
      <p>${some ? t('carry-done', { all, results: brought.results, decks: brought.decks }) : t('carry-known')}</p>
      ${brought.beside > 0 ? html`<p class="small">${t('carry-beside', { count: brought.beside })}</p>` : nothing}
      <p class="box-actions">${href === null ? nothing : html`<a class="button primary" href=${href} data-testid="carry-go">${t('carry-go')}</a>`} <a class="button quiet" href="#/">${t('back-to-games')}</a></p>
    </div>`;
  }

  async #keep(seen: Seen): Promise<void> {
    this.seen = null;
    this.reading = true;
    this.done = await keep(seen);
    this.reading = false;
    await this.lead('.carry-done a', '.carry-full');
  }

  /** Drops what came in: something else may be chosen. */
  #drop(): void {
    this.seen = null;
    void this.lead('input[type="file"]');
  }

  #onFile = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) hand(file);
    // The same file may be chosen again.
    input.value = '';
  };

  #onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() === '') return;
    // A whole backup in a field would be slow to draw.
    event.preventDefault();
    // Nor is it to be read twice, by the page around.
    event.stopPropagation();
    hand(text);
  };

  #onText = (): void => {
    const field = this.querySelector<HTMLTextAreaElement>('#carry-paste');
    if (!field || field.value.trim() === '') return field?.focus();
    hand(field.value);
    field.value = '';
  };
}

const counts = ({ matches, results, decks }: Backup) => ({
  matches: matches.filter(({ over }) => !over).length,
  over: matches.filter(({ over }) => over).length,
  results: results.length,
  decks: decks.length,
});

customElements.define('mots-carry', MotsCarry);
