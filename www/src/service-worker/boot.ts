// Runs first, before the page's own script, and is not hashed: an outdated copy of index.html names scripts and styles that
// the host or the browser's caches no longer have, and would stay a white page for good. When one of them does not load:
// forget every copy, fetch index.html anew, start again. Once: if that does not help, say so.
//
// It also reloads a page whose service worker was replaced by a newer one, which happens at the start of a page (register.ts):
// a page and the worker that serves it are always of one version.

const HEALED = 'mots-en-main-healed';

window.addEventListener(
  'error',
  (event) => {
    const failed = event.target;
    const ours =
      failed instanceof HTMLScriptElement || (failed instanceof HTMLLinkElement && failed.rel === 'stylesheet');
    if (ours) void heal();
  },
  true,
);

// The same for a part of the page that is loaded when it is needed.
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (/dynamically imported module|importing a module script failed/i.test(String(reason))) void heal();
});

try {
  // The first worker of a first visit replaces nobody.
  if (navigator.serviceWorker.controller !== null) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  }
} catch {
  // No service worker here.
}

let healing = false;

async function heal(): Promise<void> {
  if (healing) return;
  healing = true;
  const state = (history.state ?? {}) as Record<string, unknown>;
  if (state[HEALED] === true || !navigator.onLine) return say();
  try {
    await forget();
    await fetch(location.href, { cache: 'reload' });
    // Kept by the history entry, which survives the reload even where storage is forbidden.
    history.replaceState({ ...state, [HEALED]: true }, '');
    location.reload();
  } catch {
    say();
  }
}

async function forget(): Promise<void> {
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      if (registration.scope === new URL('./', document.baseURI).href) await registration.unregister();
    }
    const scope = new URL('./', document.baseURI).href;
    for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);
  } catch {
    // No service worker or no caches here (a sandboxed frame, plain http): nothing of them to forget.
  }
}

function say(): void {
  const french = !navigator.language.startsWith('en');
  const text = french
    ? 'Le jeu n’a pas pu se charger. Vérifiez la connexion, puis rechargez la page.'
    : 'The game could not be loaded. Check the connection, then reload the page.';
  const show = (): void => {
    if (document.body.childElementCount > 1) return;
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.style.cssText = 'margin:20vh auto;max-width:30em;padding:0 1em;font:1.2em/1.5 sans-serif';
    message.textContent = text;
    document.body.append(message);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
}
