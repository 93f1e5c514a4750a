// Our own on-screen keyboard, for a screen that lies between people: the device's keyboard would face one side only. Ours only reports which key is
// touched. A keyboard that is plugged in still works.

import sheet from '../../styles/pieces/keys.css';
import { html, type TemplateResult } from 'lit';
import { media } from '../lib/breakpoints.ts';
import { t } from '../lib/i18n.ts';
import { wear } from '../lib/styles.ts';
import { icon } from './icons.ts';

wear(sheet);

/** Whether the screen has room for these keys; otherwise they are hidden. */
export const roomy = media('--all-edges');

/** Whether the screen probably lies between people: a large touch screen. The device's keyboard would face one side only. */
export const liesBetween = (): boolean => roomy.matches && matchMedia('(pointer: coarse)').matches;

export interface KeyActs {
  /** A letter, a hyphen, an apostrophe, a space. */
  type(sign: string): void;
  erase(): void;
}

/** Rows of keys as people know them in that language. There are no accented letters: the rules ignore accents, and readers know them anyway. */
const layouts: Record<string, readonly string[]> = {
  fr: ['azertyuiop', 'qsdfghjklm', "wxcvbn-'"],
  en: ['qwertyuiop', 'asdfghjkl', "zxcvbnm-'"],
};

export function keys(lang: string, acts: KeyActs): TemplateResult {
  const rows = layouts[lang] ?? layouts['en'] ?? [];
  const key = (sign: string, face: string | TemplateResult, name: string, press: () => void): TemplateResult =>
    html`<button type="button" class="key" data-key=${sign} aria-label=${name} @click=${press}>${face}</button>`;
  return html`<div class="keys" role="group" aria-label=${t('keys')} data-testid="keys" @pointerdown=${keepFocus}>
    ${rows.map(
      (row, index) =>
        html`<div class="key-row">
          ${[...row].map((sign) => key(sign, sign.toUpperCase(), sign === '-' ? t('key-hyphen') : sign === "'" ? t('key-apostrophe') : sign, () => acts.type(sign)))}
          ${
            index === rows.length - 1
              ? html`${key(' ', html`<span class="key-space"></span>`, t('key-space'), () => acts.type(' '))}${key('erase', icon('back'), t('key-erase'), () => acts.erase())}`
              : ''
          }
        </div>`,
    )}
  </div>`;
}

/** The line keeps the focus, so that a keyboard that is plugged in types into it. */
const keepFocus = (event: PointerEvent): void => event.preventDefault();
