// The dialog that asks which letter a joker stands for.

import { html, type TemplateResult } from 'lit';
import { t } from '../../lib/i18n.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export function letterDialog(choose: (letter: string) => void, close: () => void): TemplateResult {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const columns = 7;
    const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')];
    const at = buttons.indexOf(event.target as HTMLElement);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (step !== undefined && at >= 0) {
      event.preventDefault();
      buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus();
    } else if (/^[a-z]$/i.test(event.key)) {
      event.preventDefault();
      choose(event.key.toUpperCase());
    }
  };
  return html`<mots-modal
    kind="choice"
    .heading=${t('syntax-joker-heading')}
    .body=${html`<div class="letter-grid" role="group" aria-label=${t('syntax-joker-heading')} data-testid="joker-letters" @keydown=${onKey}>
      ${LETTERS.map((letter, index) => html`<button type="button" data-testid=${`letter-${letter}`} ?data-autofocus=${index === 0} @click=${() => choose(letter)}>${letter}</button>`)}
    </div>`}
    @dismiss=${close}
  ></mots-modal>`;
}
