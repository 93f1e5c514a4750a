// What somebody brings to a match from a file: a deck of their own. The file is read whole and shown to the rules before it counts;
// what is wrong with it is told with its line. What is right is kept on the device, by name.

import { html, nothing, type TemplateResult } from 'lit';
import { download } from '../lib/download.ts';
import { MotsElement } from '../lib/element.ts';
import { say, t } from '../lib/i18n.ts';
import { lineAt, lineOf, locate, NoJson, type Located } from '../lib/json-lines.ts';
import { device } from '../device/device.ts';
import type { StoredDeck } from '../device/rows.ts';
import { icon } from '../pieces/icons.ts';
import type { Refusal } from '../protocol/index.ts';
import type { Door } from '../tables/game.ts';

/** Larger files are none that somebody wrote, in bytes. */
const LARGEST = 1_000_000;

/** What is wrong with a file. */
interface Fault {
  file: string;
  /** From 1; null where it is the file as a whole. */
  line: number | null;
  /** What stands there. */
  quote: string;
  reason: string;
}

export class MotsOwnData extends MotsElement {
  static override properties = {
    game: {},
    kind: {},
    door: { attribute: false },
    chosen: { attribute: false },
    refusal: { attribute: false },
    kept: { state: true },
    fault: { state: true },
    reading: { state: true },
    namesake: { state: true },
  };

  declare game: string;
  /** Which of the game's data it is, as the protocol names it. */
  declare kind: string;
  declare door: Door;
  /** What the match is begun with; null is the box's own. Another choice is told as `data-chosen`. */
  declare chosen: StoredDeck | null;
  /** Asks the rules. */
  declare refusal: (data: unknown) => Promise<Refusal | null>;
  declare protected kept: StoredDeck[];
  declare protected fault: Fault | null;
  declare protected reading: boolean;
  /** What was brought last has another's name, and was given one of its own: the name that it came with. */
  declare protected namesake: string | null;

  constructor() {
    super();
    this.game = '';
    this.kind = '';
    this.chosen = null;
    this.kept = [];
    this.fault = null;
    this.reading = false;
    this.namesake = null;
  }

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
    return html`<div class="own-data" role="group" aria-label=${t(`${this.game}-data-${this.kind}`)} data-testid=${`own-${this.kind}`}>
      <div class="deck-options" role="radiogroup" aria-label=${t(`${this.game}-data-${this.kind}`)}>
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
          >${icon('plus')}<span>${t('own-data-bring')}</span><input class="visually-hidden" type="file" accept=".json,application/json" data-testid="own-file" ?disabled=${this.reading} @change=${this.#onFile}
        /></label>
        <button type="button" class="button quiet" data-testid="own-template" @click=${this.#template}>${icon('down')}<span>${t('own-data-template')}</span></button>
      </p>
      <p class="option-help">${t(`${this.game}-data-${this.kind}-help`)}</p>
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
      ${
        chosen
          ? html`<details class="own-data-preview" data-testid="own-preview" ?open=${this.fault === null}>
              <summary>${t('own-data-preview', { name: chosen.name })}</summary>
              ${this.#preview(door, chosen)}
            </details>`
          : nothing
      }
    </div>`;
  }

  /** What was kept may be none of the game's any more: the rules say so when it is dealt; here it can be taken out. */
  #preview(door: Door, { data }: StoredDeck): TemplateResult {
    try {
      return door.preview(data);
    } catch {
      return html`<p>${t('own-data-none')}</p>`;
    }
  }

  /** It takes the place of the one that had its name. */
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
    try {
      this.fault = await this.#take(file);
    } catch {
      this.fault = { file: file.name, line: null, quote: '', reason: t('own-data-unread') };
    } finally {
      this.reading = false;
    }
  }

  /** Keeps and chooses what the file holds; or says what is wrong with it, and changes nothing. */
  async #take(file: File): Promise<Fault | null> {
    const whole = (reason: string): Fault => ({ file: file.name, line: null, quote: '', reason });
    if (file.size > LARGEST) return whole(t('own-data-large'));
    const text = await file.text();
    const at = (line: number, reason: string): Fault => {
      const quote = (text.split('\n')[line - 1] ?? '').trim();
      return { file: file.name, line, quote: quote.length > 160 ? `${quote.slice(0, 160)}…` : quote, reason };
    };
    let located: Located;
    try {
      located = locate(text);
    } catch (error) {
      if (!(error instanceof NoJson)) throw error;
      return at(lineAt(text, error.at), t('own-data-no-json'));
    }
    const refusal = await this.refusal(located.value);
    if (refusal) {
      const inside = `/${this.kind}`;
      const { place } = refusal;
      return place?.startsWith(inside)
        ? at(lineOf(text, located, place.slice(inside.length)), say(refusal.message))
        : whole(say(refusal.message));
    }
    const name = this.door.title(located.value) || file.name.replace(/\.json$/i, '');
    const deck = await device.decks.add({ game: this.game, kind: this.kind, name, data: located.value });
    await this.#readKept();
    this.#choose(deck);
    const named = this.kept.find((one) => one !== deck && deck.name.startsWith(`${one.name} (`));
    this.namesake = named?.name ?? null;
    return null;
  }
}

customElements.define('mots-own-data', MotsOwnData);
