// The page's entry: language first (everything shows words), then the screens; the engine starts behind them.

import { startOffline } from './service-worker/register.ts';
import { load } from './lib/i18n.ts';
import { settings } from './lib/settings.ts';

async function start(): Promise<void> {
  await startOffline();
  await Promise.all([load(settings.get().language), import('./app/app.ts')]);
  if (!document.querySelector('mots-app')) document.body.append(document.createElement('mots-app'));
}

void start();
