// The narrator for screen readers: one polite region for what happens, one assertive for refusals. The page has them, and every
// dialog: while one is open, what lies outside it is inert, and some screen readers hear nothing of it.
// Messages that arrive together are read together, in order.

import { html, type TemplateResult } from 'lit';

type Kind = 'narrator' | 'alerts';

let queue: string[] = [];
/** Whether what is queued is about to be read. */
let waiting = false;

/** The two regions, to stand in the page and in each dialog. */
export const liveRegions = (): TemplateResult =>
  html`<div class="visually-hidden" data-live="narrator" role="log" aria-live="polite" aria-relevant="additions"></div>
    <div class="visually-hidden" data-live="alerts" role="alert"></div>`;

/** The region that can be heard now: that of the dialog on top, else the page's. */
function region(kind: Kind): Element | null {
  const selector = `[data-live="${kind}"]`;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return top?.querySelector(selector) ?? document.querySelector(selector);
}

export function narrate(text: string): void {
  if (!text) return;
  queue.push(text);
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    const target = region('narrator');
    if (!target) return;
    const said = document.createElement('p');
    said.textContent = queue.join(' ');
    queue = [];
    target.append(said);
    while (target.childElementCount > 4) target.firstElementChild?.remove();
  }, 80);
}

export function alertNow(text: string): void {
  const target = region('alerts');
  if (!target) return;
  const said = document.createElement('p');
  said.textContent = text;
  target.replaceChildren(said);
}

/** What the narrator still holds is forgotten: another person is about to use the device. */
export function hush(): void {
  queue = [];
  for (const target of document.querySelectorAll('[data-live]')) target.replaceChildren();
}
