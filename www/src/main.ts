// The page's entry: language first (everything shows words), then the screens; the engine starts behind them.

import { startOffline } from './service-worker/register.ts';
import { keepHistory } from './lib/history.ts';
import { asked, framed, leavesNothing } from './device/guest.ts';
import { brand } from './lib/brand.ts';
import { load } from './lib/i18n.ts';
import { tint } from './lib/tint.ts';
import { settings } from './device/settings.ts';

let touched = false;
for (const touch of ['pointerdown', 'keydown']) {
  addEventListener(
    touch,
    () => {
      touched = true;
    },
    { once: true, capture: true },
  );
}
/** Nobody has begun anything: the page may be reloaded. */
const calm = (): boolean => !touched && /^(#\/?)?$/.test(location.hash);

async function start(): Promise<void> {
  keepHistory();
  const parts = Promise.all([import('./app/app.ts'), load(settings.get().language)]);
  // Errors are reported where `parts` is awaited.
  parts.catch(() => undefined);
  // A page that is to leave nothing here keeps no copy for offline either.
  if (!leavesNothing) await startOffline(calm);
  const accent = asked.accent ?? brand.accent;
  if (accent !== null) tint(accent);
  document.documentElement.toggleAttribute('data-framed', framed);
  const [{ arrive, channel }] = await parts;
  await arrive();
  document.getElementById('first-aid')?.remove();
  if (!document.querySelector('mots-app')) document.body.append(document.createElement('mots-app'));
  dispatchEvent(new Event('mots-started'));
  // For measurements.
  performance.mark('mots-started');
  await (await channel)?.started();
}

// boot.ts knows what to do.
start().catch((error: unknown) => {
  console.warn('the page could not start', error);
  dispatchEvent(new Event('mots-not-started'));
});
