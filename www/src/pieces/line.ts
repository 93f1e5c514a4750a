// A line to write moves on, for whoever plays by ear. It never leaves and is never disabled: the focus stays where it is. It is no <form>:
// a sandboxed frame may forbid those.

import { html, type TemplateResult } from 'lit';
import { t } from '../lib/i18n.ts';
import { isEnter } from '../lib/keyboard.ts';

export interface LineActs {
  /** Enter. */
  submit(text: string): void;
  /** A semicolon and a letter: no Enter is needed. */
  command(letter: string): void;
}

/** `describedBy`: the id of what is asked. */
export function line(acts: LineActs, describedBy: string): TemplateResult {
  const key = (event: KeyboardEvent): void => {
    if (!isEnter(event)) return;
    event.preventDefault();
    const field = event.target as HTMLInputElement;
    const text = field.value.trim();
    field.value = '';
    acts.submit(text);
  };
  const written = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const letter = /^;\s*(\S)$/u.exec(field.value)?.[1];
    if (letter === undefined) return;
    field.value = '';
    acts.command(letter.toLowerCase());
  };
  return html`<div class="ear-line">
    <label for="ear-line">${t('ear-line')}</label>
    <input id="ear-line" type="text" data-testid="ear-line" data-focus-home autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="send" aria-describedby=${describedBy} @input=${written} @keydown=${key} />
  </div>`;
}
