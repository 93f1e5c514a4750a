// The narrator for screen readers: one polite region for what happens, one assertive for answers and refusals. The page has them, and
// every dialog: while one is open, what lies outside it is inert, and some screen readers hear nothing of it.
// What happens is held until somebody is asked, and written with the question as one paragraph: a reader that is interrupted by every
// sentence says none of them to its end.

import { html, render, type TemplateResult } from 'lit';

type Region = 'narrator' | 'alerts';

/** A sentence; in parts where some of its words are in a language of their own and bear it (`lang`). */
export type Speech = string | readonly (string | TemplateResult)[];

/** What is told: what happened, what is asked, what somebody wanted to know, why something cannot be done. */
export interface Told {
  kind: 'event' | 'question' | 'answer' | 'refusal';
  parts: Speech;
  /** It is a few words ("Ugo B"): brief neighbours become one sentence together. */
  brief?: boolean;
}

/** How long what happened is held for the question that it leads to, in ms. */
const HELD = 4000;
/** How long what is written at once waits for what comes with it, in ms. */
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

/** The same with something else between them. */
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

/** Said as soon as nobody is speaking, after what happened before it. */
export const narrate = (text: string): void => tell({ kind: 'question', parts: text });

export const alertNow = (text: string): void => tell({ kind: 'refusal', parts: text });

/** What is held is written now: nothing will be asked, or not for long. */
export function flush(): void {
  if (held.length > 0) soon(TOGETHER);
}

/** Writes what is held without any wait, before anything is added to it. */
export function flushNow(): void {
  if (timer !== null) clearTimeout(timer.id);
  write();
}

/** What is held did not happen: it was taken back. */
export function unsay(): void {
  held = [];
}

/** The same for events alone: a question that is held is already the new one. */
export function unsayEvents(): void {
  held = held.filter(({ kind }) => kind === 'question');
}

/** What was said and is still held is forgotten: another person is about to use the device. */
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

/** What is held, each sentence a single time, what is brief together in one. */
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
