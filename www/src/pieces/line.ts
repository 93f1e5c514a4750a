// A line to write moves on, for whoever plays by ear. It never leaves and is never disabled: the focus stays where it is.

import { html, type TemplateResult } from 'lit';
import { t } from '../lib/i18n.ts';

export interface LineActs {
  /** Enter. */
  submit(text: string): void;
  /** A semicolon and a letter: no Enter is needed. */
  command(letter: string): void;
}

/** `describedBy`: the id of what is asked. */
export function line(acts: LineActs, describedBy: string): TemplateResult {
  const enter = (event: Event): void => {
    event.preventDefault();
    const field = fieldOf(event);
    if (!field) return;
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
  return html`<form class="ear-line" @submit=${enter}>
    <label for="ear-line">${t('ear-line')}</label>
    <input id="ear-line" type="text" data-testid="ear-line" data-focus-home autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="send" aria-describedby=${describedBy} @input=${written} />
  </form>`;
}

const fieldOf = (event: Event): HTMLInputElement | null =>
  (event.currentTarget as HTMLElement).querySelector<HTMLInputElement>('input');
