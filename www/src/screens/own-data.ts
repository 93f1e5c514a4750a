// Data that somebody brings to a match from a file: a deck of their own. The rules check the whole file first; faults are told with their lines.
// People look through a correct file, and may still change things, before it is kept on the device under its name.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { download } from '../lib/download.ts';
import { MotsElement } from '../lib/element.ts';
import { say, t, tOf } from '../lib/i18n.ts';
import { device } from '../device/device.ts';
import { framed } from '../device/guest.ts';
import type { StoredDeck } from '../device/rows.ts';
import { icon } from '../pieces/icons.ts';
import type { Door } from '../tables/game.ts';
import { alone } from '../tables/registry.ts';
import { decode, isFault, LARGEST, read, type Brought, type Check, type Fault } from './bring.ts';

/** How many remarks are shown; of the others, only their number. */
const REMARKS = 12;

/** Data that is reviewed before it is kept. */
interface Draft extends Brought {
  /** The kept deck that is being corrected; null for a deck from a file. */
  of: StoredDeck | null;
}

/** Nothing is printed from a frame: in a sandbox, printing would fail silently. */
const PRINTS = !framed;

export class MotsOwnData extends MotsElement {
  static override properties = {
    game: {},
    kind: {},
    door: { attribute: false },
    chosen: { attribute: false },
    check: { attribute: false },
    kept: { state: true },
    draft: { state: true },
    told: { state: true },
    fault: { state: true },
    reading: { state: true },
    namesake: { state: true },
  };

  game = '';
  /** Which of the game's data it is, as the protocol names it. */
  kind = '';
  declare door: Door;
  /** The deck with which the match begins; null is the box's own. Another choice is reported as `data-chosen`. */
  chosen: StoredDeck | null = null;
  /** Asks the rules. */
  declare check: Check;
  protected kept: StoredDeck[] = [];
  protected draft: Draft | null = null;
  /** Remarks on the chosen deck as a whole. */
  protected told: string[] = [];
  protected fault: Fault | null = null;
  protected reading = false;
  /** The original name of the deck brought last, if that deck was renamed because another one has the name; else null. */
  protected namesake: string | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#readKept();
    this.#stop = device.decks.onChange(() => void this.#readKept());
  }

  #stop: () => void = () => undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('chosen') && this.chosen !== changed.get('chosen')) void this.#tell();
  }

  /** Asks for remarks on the chosen deck as a whole (what bots will do with it). If that fails, nothing is said here: the deal will report the
   * fault. */
  async #tell(): Promise<void> {
    const { chosen } = this;
    let told: string[] = [];
    try {
      const checked = chosen && (await this.check(chosen.data, chosen.name));
      told = (checked?.remarks ?? [])
        .filter(({ place }) => place === `/${this.kind}`)
        .map(({ message }) => say(message));
    } catch {
      // As above.
    }
    if (this.chosen === chosen) this.told = told;
  }

  async #readKept(): Promise<void> {
    const decks = await device.decks.all(this.game);
    this.kept = decks.filter((deck) => deck.kind === this.kind);
  }

  protected override render(): TemplateResult {
    const { chosen, fault, door } = this;
    const option = (deck: StoredDeck | null, label: string, index: number): TemplateResult =>
      html`<label class=${`deck-option ${deck?.name === chosen?.name ? 'chosen' : ''}`}
        ><input type="radio" name=${`own-${this.kind}`} .checked=${deck?.name === chosen?.name} data-testid=${`own-${this.kind}-${index}`} @change=${() => this.#choose(deck)} /><span>${label}</span></label
      >`;
    return html`<div class="own-data" role="group" aria-label=${tOf(this.game, `data-${this.kind}`)} data-testid=${`own-${this.kind}`}>
      <div class="deck-options" role="radiogroup" aria-label=${tOf(this.game, `data-${this.kind}`)}>
        ${option(null, t('own-data-box'), 0)}
        ${this.kept.map(
          (deck, index) => html`<span class="deck-kept">
            ${option(deck, deck.name, index + 1)}
            <button type="button" class="icon-button" aria-label=${t('own-data-forget', { name: deck.name })} @click=${() => void this.#forget(deck)}>${icon('bin')}</button>
          </span>`,
        )}
      </div>
      <p class="own-data-files">
        <label class="button" data-testid="own-file-label"
          >${icon('plus')}<span>${t('own-data-bring')}</span><input class="visually-hidden" type="file" accept=".json,.txt,.csv,.tsv,application/json,text/plain,text/csv,text/tab-separated-values" data-testid="own-file" ?disabled=${this.reading} @change=${this.#onFile}
        /></label>
        <button type="button" class="button quiet" data-testid="own-template" @click=${this.#template}>${icon('down')}<span>${t('own-data-template')}</span></button>
        ${alone ? nothing : html`<a class="button quiet" href="#/guide" data-testid="own-guide">${t('own-data-guide')}</a>`}
      </p>
      <p class="option-help">${tOf(this.game, `data-${this.kind}-help`)}</p>
      ${door.writes?.((data, name) => void this.#look(data, name), chosen?.data ?? null) ?? nothing}
      ${
        chosen && this.namesake !== null
          ? html`<p role="status" class="option-help" data-testid="own-same-name">${t('own-data-same-name', { name: this.namesake, other: chosen.name })}
              <button type="button" class="button quiet" data-testid="own-replace" @click=${() => void this.#replace(chosen)}>${t('own-data-replace', { name: this.namesake })}</button></p>`
          : nothing
      }
      <div role="alert" class="own-data-fault" data-testid="own-fault">${
        fault
          ? html`<p><strong>${fault.line === null ? fault.file : t('own-data-line', { file: fault.file, line: fault.line })}</strong> ${fault.reason}</p>
              ${fault.quote === '' ? nothing : html`<pre><code>${fault.quote}</code></pre>`}`
          : nothing
      }</div>
      ${this.draft ? this.#review(door, this.draft) : nothing}
      ${this.told.map((line) => html`<p role="status" class="own-data-told" data-testid="own-told">${line}</p>`)}
      ${
        chosen && !this.draft
          ? html`<details class="own-data-preview" data-testid="own-preview" ?open=${this.fault === null}>
              <summary>${t('own-data-preview', { name: chosen.name })}</summary>
              <p class="own-data-files">
                ${door.review ? html`<button type="button" class="button quiet" data-testid="own-correct" @click=${() => void this.#look(chosen.data, chosen.name, chosen)}>${t('own-data-correct')}</button>` : nothing}
                ${PRINTS && door.sheets ? html`<a class="button quiet" data-testid="own-print" href=${`#/print/${this.game}/${this.kind}/${encodeURIComponent(chosen.name)}`}>${t('own-data-print')}</a>` : nothing}
              </p>
              ${this.#preview(door, chosen)}
            </details>`
          : nothing
      }
      ${
        !chosen && !this.draft && PRINTS && door.sheets
          ? html`<p><a class="button quiet" data-testid="own-print" href=${`#/print/${this.game}/${this.kind}`}>${t('own-data-print')}</a></p>`
          : nothing
      }
    </div>`;
  }

  /** The draft before it is kept: remarks on likely slips, and how the rules understand the data. */
  #review(door: Door, draft: Draft): TemplateResult {
    const { remarks, preview } = draft.checked;
    const name = this.#nameOf(draft);
    const remark = ({ line, message }: (typeof remarks)[number]): TemplateResult =>
      html`<li>${line === null ? nothing : html`<strong>${t('own-data-at-line', { line })}</strong> `}${say(message)}</li>`;
    return html`<section class="own-draft" aria-labelledby=${`own-draft-${this.kind}`} data-testid="own-draft">
      <h3 id=${`own-draft-${this.kind}`} tabindex="-1">${t('own-data-draft', { name })}</h3>
      ${
        remarks.length > 0
          ? html`<ul class="own-remarks" data-testid="own-remarks">
              ${remarks.slice(0, REMARKS).map(remark)}
              ${remarks.length > REMARKS ? html`<li>${t('own-data-more', { count: remarks.length - REMARKS })}</li>` : nothing}
            </ul>`
          : nothing
      }
      ${door.review ? door.review(draft.data, preview, (data) => void this.#change(data)) : door.preview(draft.data)}
      <p class="own-data-files">
        <button type="button" class="button primary" data-testid="own-keep" ?disabled=${this.reading} @click=${() => void this.#keep(draft)}>${t('own-data-keep')}</button>
        <button type="button" class="button quiet" data-testid="own-discard" @click=${() => (this.draft = null)}>${t('own-data-discard')}</button>
      </p>
    </section>`;
  }

  #nameOf(draft: Draft): string {
    return draft.of?.name ?? (this.door.title(draft.data) || draft.name);
  }

  /** Shows what the rules make of this. `of` is the kept deck that it replaces, if any. */
  async #look(data: unknown, name: string, of: StoredDeck | null = null): Promise<void> {
    this.fault = null;
    try {
      const checked = await this.check(data, name);
      if (checked.refusal) {
        this.fault = { file: name, line: null, quote: '', reason: say(checked.refusal.message) };
      } else await this.#show({ name, data, checked, of });
    } catch {
      this.fault = { file: name, line: null, quote: '', reason: t('own-data-unread') };
    }
  }

  /** Sends a corrected draft to the rules again. The correction counts at once, so that people can already make the next one. */
  async #change(data: unknown): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    this.draft = { ...draft, data };
    this.reading = true;
    try {
      const checked = await this.check(data, draft.name);
      if (this.draft?.data === data) this.draft = checked.refusal ? draft : { ...this.draft, checked };
    } catch {
      this.fault = { file: draft.name, line: null, quote: '', reason: t('own-data-unread') };
    } finally {
      this.reading = false;
    }
  }

  async #show(draft: Draft): Promise<void> {
    this.draft = draft;
    await this.updateComplete;
    this.querySelector<HTMLElement>('.own-draft h3')?.focus();
  }

  /** Keeps the draft and chooses it. A corrected deck replaces the kept one; a new deck is kept beside a namesake. */
  async #keep(draft: Draft): Promise<void> {
    const deck = { game: this.game, kind: this.kind, name: this.#nameOf(draft), data: draft.data };
    if (draft.of) await device.decks.put(deck);
    const kept = draft.of ? deck : await device.decks.add(deck);
    this.draft = null;
    await this.#readKept();
    this.#choose(kept);
    const named = this.kept.find((one) => one.name !== kept.name && kept.name.startsWith(`${one.name} (`));
    this.namesake = named?.name ?? null;
  }

  /** A kept deck may no longer fit the game. The rules say so at the deal; here it can still be removed. */
  #preview(door: Door, { data }: StoredDeck): TemplateResult {
    try {
      return door.preview(data);
    } catch {
      return html`<p>${t('own-data-none')}</p>`;
    }
  }

  /** The deck takes the place of the one that had its name first. */
  async #replace(deck: StoredDeck): Promise<void> {
    const { namesake } = this;
    if (namesake === null) return;
    const renamed = { ...deck, name: namesake };
    await device.decks.put(renamed);
    await device.decks.drop(deck);
    await this.#readKept();
    this.#choose(renamed);
  }

  #choose(deck: StoredDeck | null): void {
    this.fault = null;
    this.draft = null;
    this.namesake = null;
    this.dispatchEvent(new CustomEvent('data-chosen', { detail: { kind: this.kind, deck }, bubbles: true }));
  }

  async #forget(deck: StoredDeck): Promise<void> {
    await device.decks.drop(deck);
    if (this.chosen?.name === deck.name) this.#choose(null);
    await this.#readKept();
  }

  #template = (): void => {
    const { name, text } = this.door.template();
    download(name, text);
  };

  #onFile = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    // The same file may be chosen again, once it has been mended.
    if (file) void this.#read(file).finally(() => (input.value = ''));
  };

  async #read(file: File): Promise<void> {
    this.reading = true;
    this.fault = null;
    this.draft = null;
    try {
      this.fault = await this.#take(file);
    } catch {
      this.fault = { file: file.name, line: null, quote: '', reason: t('own-data-unread') };
    } finally {
      this.reading = false;
    }
  }

  /** Shows what the file holds; or says what is wrong with it, and changes nothing. */
  async #take(file: File): Promise<Fault | null> {
    if (file.size > LARGEST) return { file: file.name, line: null, quote: '', reason: t('own-data-large') };
    const found = await read({ name: file.name, text: await decode(file) }, this.kind, this.check);
    if (isFault(found)) return found;
    await this.#show({ ...found, of: null });
    return null;
  }
}

customElements.define('mots-own-data', MotsOwnData);
