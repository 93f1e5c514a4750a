// The narrator for screen readers: a polite region for what happens, and an assertive one for answers and refusals. The page has both, and so has
// every dialog: while a dialog is open, everything outside it is inert, and some screen readers do not read it.
// What happens is held until somebody is asked, and is then written in one paragraph with the question: if each sentence interrupted the one before,
// none would be read to its end.

import { html, render, type TemplateResult } from 'lit';

type Region = 'narrator' | 'alerts';

/** A sentence, in parts if some of its words are in another language and marked with it (`lang`). */
export type Speech = string | readonly (string | TemplateResult)[];

/** What is told: what happened, what is asked, what somebody wanted to know, why something cannot be done. */
export interface Told {
  kind: 'event' | 'question' | 'answer' | 'refusal';
  parts: Speech;
  /** Whether this is only a few words ("Ugo B"): brief neighbours become one sentence together. */
  brief?: boolean;
}

/** How long events are held until a question follows, in ms. */
const HELD = 4000;
/** How long other texts wait for more that belongs with them, in ms. */
const TOGETHER = 80;

let held: { kind: Told['kind']; parts: Speech; brief: boolean }[] = [];
/** What was said last. */
let last: Speech = '';

export const lastSaid = (): Speech => last;

/** Sentences one after the other; those that are empty are left out. */
export function inOne(...sentences: readonly (Speech | null | undefined)[]): Speech {
  return joined(
    sentences.filter((one): one is Speech => (one?.length ?? 0) > 0),
    ' ',
  );
}

/** The same with `glue` between the parts. */
export function joined(parts: readonly Speech[], glue: string): Speech {
  if (parts.every((one) => typeof one === 'string')) return parts.join(glue);
  return parts.flatMap((one, index) => [...(index > 0 ? [glue] : []), ...(typeof one === 'string' ? [one] : one)]);
}

let timer: { at: number; id: ReturnType<typeof setTimeout> } | null = null;

/** The two regions, to stand in the page and in each dialog. */
export const liveRegions = (): TemplateResult =>
  html`<div class="visually-hidden" data-live="narrator" role="log" aria-live="polite" aria-relevant="additions"></div>
    <div class="visually-hidden" data-live="alerts" role="alert"></div>`;

/** The region that can be heard now: that of the dialog on top, else the page's. */
function region(kind: Region): Element | null {
  const selector = `[data-live="${kind}"]`;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return top?.querySelector(selector) ?? document.querySelector(selector);
}

export function tell({ kind, parts, brief = false }: Told): void {
  if (parts.length === 0) return;
  if (kind === 'answer' || kind === 'refusal') return region('alerts')?.replaceChildren(paragraph(parts));
  held.push({ kind, parts, brief });
  soon(kind === 'event' ? HELD : TOGETHER);
}

/** Tells a text after the events before it, as soon as the screen reader is free. */
export const narrate = (text: string): void => tell({ kind: 'question', parts: text });

/** Writes what is held without waiting for a question: none will follow for a while. */
export function flush(): void {
  if (held.length > 0) soon(TOGETHER);
}

/** Writes what is held without any wait, before anything is added to it. */
export function flushNow(): void {
  if (timer !== null) clearTimeout(timer.id);
  write();
}

/** Drops everything that is held, because it was taken back. */
export function unsay(): void {
  held = [];
}

/** Drops only the events: a question that is held is already the new one. */
export function unsayEvents(): void {
  held = held.filter(({ kind }) => kind === 'question');
}

/** Forgets what was said and what is held, because another person is about to use the device. */
export function hush(): void {
  unsay();
  last = '';
  for (const target of document.querySelectorAll('[data-live]')) target.replaceChildren();
}

/** Writes what is held in so many ms, or sooner where that is planned already. */
function soon(ms: number): void {
  const at = Date.now() + ms;
  if (timer !== null) {
    if (timer.at <= at) return;
    clearTimeout(timer.id);
  }
  timer = { at, id: setTimeout(write, ms) };
}

function write(): void {
  timer = null;
  const target = region('narrator');
  if (!target || held.length === 0) return;
  last = inOne(...sentences());
  target.append(paragraph(last));
  held = [];
  while (target.childElementCount > 4) target.firstElementChild?.remove();
}

/** The held sentences, each only once; brief ones in a row become one sentence. */
function sentences(): Speech[] {
  const seen = new Set<string>();
  const all: Speech[] = [];
  let short: Speech[] = [];
  const end = (): void => {
    if (short.length > 0) all.push(joined([joined(short, ', '), '.'], ''));
    short = [];
  };
  for (const { parts, brief } of held) {
    if (brief) {
      short.push(parts);
      continue;
    }
    end();
    const key = JSON.stringify(parts);
    if (!seen.has(key)) all.push(parts);
    seen.add(key);
  }
  end();
  return all;
}

function paragraph(parts: Speech): HTMLElement {
  const said = document.createElement('p');
  if (typeof parts === 'string') said.textContent = parts;
  else render(parts, said);
  return said;
}
