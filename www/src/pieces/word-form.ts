// A line in which words are typed. It is not a <form>, since a sandboxed frame may forbid forms. It sends `word-typed` with every change, and
// `word-given` when the word is entered.

import sheet from '../../styles/pieces/word-form.css';
import { html, nothing, type TemplateResult } from 'lit';
import { MotsElement } from '../lib/element.ts';
import { t } from '../lib/i18n.ts';
import { isEnter } from '../lib/keyboard.ts';
import { wear } from '../lib/styles.ts';
import { tidied } from '../lib/typed.ts';
import { icon } from './icons.ts';

wear(sheet);

/** What a form tells, as `CustomEvent`s with this detail. */
export interface WordFormEvents {
  /** The text has changed: it is sent exactly as typed. */
  'word-typed': { text: string };
  /** Enter or the button: the text is sent tidied up (lib/typed.ts), never empty. */
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
  /** Shown below the line, and read aloud when the typing pauses. */
  feedback: WordFeedback | null = null;
  /** The most characters that are taken. */
  longest = 40;
  disabled = false;
  /** Whether there is no button: the text counts as it is typed, and only Enter sends `word-given`. */
  quiet = false;
  /** Whether our own keys are beside it, so that the device's keyboard stays away. */
  keyless = false;
  /** Whether the word is on its way to the rules: it can be neither given twice nor changed, and the focus stays. */
  busy = false;
  /** Whether the line was empty when the word was given. */
  protected lacks = false;

  /** With `whole`, the text is selected, so that what is typed next replaces it. */
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
    if (!isEnter(event)) return;
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
