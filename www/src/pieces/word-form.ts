// A line for words that are typed. It is no <form>: a sandboxed frame may forbid those. What it hears it tells: `word-typed` with
// every change, `word-given` when the word is meant.

import sheet from '../../styles/pieces/word-form.css';
import { html, nothing, type TemplateResult } from 'lit';
import { MotsElement } from '../lib/element.ts';
import { t } from '../lib/i18n.ts';
import { wear } from '../lib/styles.ts';
import { tidied } from '../lib/typed.ts';
import { icon } from './icons.ts';

wear(sheet);

/** What a form tells, as `CustomEvent`s with this detail. */
export interface WordFormEvents {
  /** The words have changed: they are given as they stand there, to the letter. */
  'word-typed': { text: string };
  /** Enter, or the button: the words as they are meant (lib/typed.ts). Never empty. */
  'word-given': { text: string };
}

/** What is said of the words while they are typed. */
export interface WordFeedback {
  /** `bad` and `good` have a sign of their own besides their colour. */
  kind: 'plain' | 'good' | 'bad';
  body: string | TemplateResult;
}

export class MotsWordForm extends MotsElement {
  static override properties = {
    label: {},
    language: {},
    text: {},
    action: {},
    feedback: { attribute: false },
    longest: { type: Number },
    disabled: { type: Boolean },
    quiet: { type: Boolean },
    keyless: { type: Boolean },
    busy: { type: Boolean },
    lacks: { state: true },
  };

  /** What is to be typed. */
  label = '';
  /** The language of the words: keyboards and screen readers follow it. */
  language = '';
  text = '';
  /** What the button says. */
  action = '';
  /** Below the line, and heard when the typing pauses. */
  feedback: WordFeedback | null = null;
  /** The most characters that are taken. */
  longest = 40;
  disabled = false;
  /** No button: what is typed counts at once, and only Enter gives it. */
  quiet = false;
  /** There are keys beside it: the device's keyboard stays away. */
  keyless = false;
  /** The word was given and is on its way: it is not given twice, and stays as it is; the focus stays too. */
  busy = false;
  /** Nothing was written yet when the word was given. */
  protected lacks = false;

  /** With `whole`, what is typed next takes the place of what stands there. */
  focusLine(whole = false): void {
    const line = this.querySelector('input');
    line?.focus();
    if (whole) line?.select();
  }

  protected override render(): TemplateResult {
    const empty = tidied(this.text) === '';
    const feedback: WordFeedback | null = this.lacks && empty ? { kind: 'bad', body: t('word-lacks') } : this.feedback;
    return html`<div class="word-form" role="group" aria-label=${this.label}>
      <label class="word-label"
        ><span>${this.label}</span>
        <input
          class="field"
          type="text"
          lang=${this.language || nothing}
          .value=${this.text}
          maxlength=${this.longest}
          enterkeyhint="send"
          inputmode=${this.keyless ? 'none' : 'text'}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck="false"
          aria-describedby="word-feedback"
          aria-invalid=${feedback?.kind === 'bad' ? 'true' : nothing}
          ?disabled=${this.disabled}
          ?readonly=${this.busy}
          data-testid="word-line"
          @input=${this.#onInput}
          @keydown=${this.#onKey}
        /></label>
      ${
        this.quiet
          ? nothing
          : html`<button type="button" class="button primary" data-testid="word-give" ?disabled=${this.disabled} aria-disabled=${empty || this.busy ? 'true' : nothing} @click=${this.#give}>
              ${this.action || t('word-give')}
            </button>`
      }
      <p id="word-feedback" class=${`word-feedback ${feedback?.kind ?? 'plain'}`} aria-live="polite" data-testid="word-feedback">
        ${feedback ? html`${feedback.kind === 'plain' ? nothing : icon(feedback.kind === 'good' ? 'check' : 'close')}<span>${feedback.body}</span>` : nothing}
      </p>
    </div>`;
  }

  #onInput = (event: Event): void => {
    this.text = (event.target as HTMLInputElement).value;
    this.lacks = false;
    this.#tell('word-typed', this.text);
  };

  #onKey = (event: KeyboardEvent): void => {
    // While an input method composes, Enter chooses what it proposes.
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    this.#give();
  };

  #give = (): void => {
    const text = tidied(this.text);
    if (this.disabled || this.busy) return;
    this.lacks = text === '';
    if (this.lacks) this.focusLine();
    else this.#tell('word-given', text);
  };

  #tell(type: keyof WordFormEvents, text: string): void {
    this.dispatchEvent(new CustomEvent(type, { detail: { text }, bubbles: true }));
  }
}

customElements.define('mots-word-form', MotsWordForm);

declare global {
  interface HTMLElementTagNameMap {
    'mots-word-form': MotsWordForm;
  }
}
