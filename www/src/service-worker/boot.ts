// This script runs first, before the page's own script, and sets the page's policy. Its name has no hash: an outdated copy of index.html names
// scripts and styles that neither the host nor the browser's caches still have, and the page would stay white for good. If the page cannot start:
//
//   1. The service worker mends its copy (service-worker.ts). If the copy is then whole, the page starts again from it.
//   2. Otherwise, the host is asked for index.html, past all caches. Only if it answers with our page, the copies here are given up for the host's.
//      If nobody answers, or somebody else does (a train's login page), nothing changes.
//
// This happens once a minute at most; if it does not help, the page says so. Imports also fail if somebody leaves while the page starts (Firefox,
// WebKit), so nothing is done while the page is being left. The console says what a host may have done wrong.

import { isOurs } from '../lib/ours.ts';
import { atMost, pause } from '../lib/waiting.ts';
import { MEND, type MendAnswer } from './messages.ts';

policy();

const HEALED = 'mots-en-main-healed';
/** The least time between two attempts to heal the page, in ms. */
const ONCE = 60_000;
/** How long it takes at least to know that the page is not being left, in ms. */
const LEAVING = 1000;
/** After how long a page that was about to be left is taken to stay, in ms. */
const STAYING = 10_000;
/** How long worker and host may take to answer, in ms. */
const PATIENCE = 15_000;

/** Opened from a folder: no browser loads modules from there, and there is nothing to mend. */
const FILE = location.protocol === 'file:';

let left = -Infinity;
for (const leaving of ['beforeunload', 'pagehide']) {
  window.addEventListener(leaving, () => {
    left = performance.now();
  });
}

let started = false;
window.addEventListener('mots-started', () => {
  started = true;
});
window.addEventListener('mots-not-started', () => void heal());
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) void heal(target.src);
    else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') void heal(target.href);
  },
  true,
);

// index.html says in both languages that the game is coming; styles/base.css shows one of them.
document.documentElement.lang = language();
preload(document.currentScript?.dataset[language()]);

/**
 * Sets the page's policy: everything comes from its own host, nothing from elsewhere. It is not in index.html for two reasons. In a sandboxed frame
 * without an origin, `'self'` matches nothing in WebKit, but the host's address means the same in every browser. And a browser that finds a policy in
 * a page loads nothing that follows it until the script before it has run.
 */
function policy(): void {
  const { origin: own } = new URL(document.baseURI);
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = [
    "default-src 'none'",
    `script-src ${own} 'wasm-unsafe-eval'`,
    `worker-src ${own} blob:`,
    ...['connect', 'style', 'font', 'img', 'manifest'].map((kind) => `${kind}-src ${own}`),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  document.head.append(meta);
}

/** Preloads the catalogue of the page's language. The build has written its name into this script's element (build/finish.mjs). */
function preload(catalogue: string | undefined): void {
  if (catalogue === undefined) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = catalogue;
  document.head.append(link);
}

let healing = false;

async function heal(failed?: string): Promise<void> {
  if (healing || started || FILE) return;
  healing = true;
  do await pause(LEAVING);
  while (performance.now() - left < STAYING);
  const state = (history.state ?? {}) as Record<string, unknown>;
  if (Date.now() - Number(state[HEALED] ?? 0) < ONCE) return say(failed);
  try {
    if (!(await copyIsWhole())) {
      const ours = partsOf(document);
      const hosts = await page();
      if (hosts === null) return say(failed);
      if (ours !== partsOf(hosts)) await forget();
      // The browser's own cache may be outdated too.
      for (const address of [location.href, ...(failed === undefined ? [] : [failed])])
        await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE) });
    }
    // Kept by the history entry, which survives the reload even where storage is forbidden.
    history.replaceState({ ...state, [HEALED]: Date.now() }, '');
    location.reload();
  } catch {
    say(failed);
  }
}

/** Whether a service worker has everything that the page needs, after it has fetched what was missing. */
async function copyIsWhole(): Promise<boolean> {
  try {
    const worker = navigator.serviceWorker.controller;
    if (!worker) return false;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<MendAnswer>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<MendAnswer>) => resolve(data);
    });
    worker.postMessage({ type: MEND }, [port2]);
    return (await atMost(PATIENCE, answer, { whole: false })).whole;
  } catch {
    return false;
  }
}

/** The host's index.html past all caches, or null where nobody answers or somebody else does. No service worker knows this query. */
async function page(): Promise<Document | null> {
  try {
    const address = new URL(`./?fresh=${Date.now()}`, document.baseURI);
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return null;
    const text = await answer.text();
    return isOurs(text) ? new DOMParser().parseFromString(text, 'text/html') : null;
  } catch {
    return null;
  }
}

/** The scripts and styles that an index.html names: those of another version have other names. */
function partsOf(page: Document): string {
  const named = [...page.querySelectorAll('script[src^="./main-"], link[rel="stylesheet"]')];
  return named.map((part) => part.getAttribute('src') ?? part.getAttribute('href')).join(' ');
}

async function forget(): Promise<void> {
  try {
    const scope = new URL('./', document.baseURI).href;
    for (const registration of await navigator.serviceWorker.getRegistrations())
      if (registration.scope === scope) await registration.unregister();
    for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);
  } catch {
    // No service worker or no caches here (a sandboxed frame, plain http): nothing of them to forget.
  }
}

/** The language that was chosen on this device (device/settings.ts), else the browser's. */
function language(): 'fr' | 'en' {
  // As device/guest.ts reads it.
  const asked = /^\?(?=.*\bembed\b).*\blang=(fr|en)\b/.exec(location.search)?.[1];
  if (asked === 'fr' || asked === 'en') return asked;
  try {
    const { language: chosen } = JSON.parse(localStorage.getItem('mots-en-main.settings') ?? '{}') as {
      language?: unknown;
    };
    if (chosen === 'fr' || chosen === 'en') return chosen;
  } catch {
    // Unreadable or forbidden.
  }
  return navigator.languages
    .find((tag) => /^(fr|en)\b/i.test(tag))
    ?.toLowerCase()
    .startsWith('en')
    ? 'en'
    : 'fr';
}

const TEXTS = {
  fr: ['Le jeu n’a pas pu se charger. Vérifiez la connexion, puis réessayez.', 'Réessayer'],
  en: ['The game couldn’t be loaded. Check your connection and try again.', 'Try again'],
} as const;
const FOLDER = {
  fr: 'Le jeu ne peut pas s’ouvrir directement depuis un dossier : il faut le mettre sur un serveur web.',
  en: 'The game can’t be opened straight from a folder: it has to be put on a web server.',
} as const;

/** Tells whoever put the page there what may be wrong; players see the text above. */
function tell(failed = 'a part of the page'): void {
  const sandboxed = 'a frame without allow-same-origin, and files without Access-Control-Allow-Origin: *';
  const causes = ['no connection', 'an upload that is not complete', 'a wrong Content-Type'];
  if (origin === 'null') causes.unshift(sandboxed);
  console.error(`Mots en main: could not load ${failed}. Likely causes: ${causes.join('; ')}.`);
}

function say(failed?: string): void {
  if (!FILE) tell(failed);
  whenRead(() => {
    if (document.querySelector('mots-app')) return;
    const [text, again] = FILE ? [FOLDER[language()]] : TEXTS[language()];
    const said = document.createElement('div');
    said.id = 'first-aid';
    said.setAttribute('role', 'alert');
    // The style sheet may be what is missing.
    said.style.cssText =
      'margin:20vh auto;max-width:30em;padding:0 1em;font:1.2em/1.5 sans-serif;visibility:visible;animation:none';
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    said.append(paragraph);
    document.getElementById('first-aid')?.remove();
    document.body.append(said);
    if (again === undefined) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button primary';
    button.textContent = again;
    button.style.cssText = 'font:inherit;padding:.6em 1.2em;min-height:44px';
    button.addEventListener('click', () => location.reload());
    said.append(button);
  });
}

function whenRead(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else work();
}

if (FILE) say();
