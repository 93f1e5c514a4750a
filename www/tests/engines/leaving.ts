// Leaving while the page starts makes what it is loading fail. That is no reason to throw the offline copy away.
import { sleep, type Tab, until } from './driver.ts';
import type { Host } from './host.ts';
import { has, offlineReady } from './walk.ts';

/** Entries of the offline copy, and whether its worker is registered. */
const kept = (tab: Tab): Promise<string> =>
  tab.run(async () => {
    let entries = 0;
    for (const name of await caches.keys()) entries += (await (await caches.open(name)).keys()).length;
    return `${entries} files, ${(await navigator.serviceWorker.getRegistrations()).length} worker`;
  });

/** Trials in which the copy was lost. In a frame, so that the moment is the same in each engine. */
export async function leaveByLink(tab: Tab, { address }: Host, delays: readonly number[]): Promise<string[]> {
  await tab.goto(address);
  await offlineReady(tab);
  await tab.goto(`${address}control.html`);
  const before = await kept(tab);
  const losses: string[] = [];
  for (const delay of delays) {
    await tab.run(
      async (site, wait) => {
        const frame = document.querySelector('iframe');
        if (!frame) throw new Error('no frame');
        const loaded = (): Promise<unknown> =>
          new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
        const open = loaded();
        frame.src = site;
        await open;
        await new Promise((resolve) => setTimeout(resolve, 300));
        frame.contentWindow?.location.reload();
        await new Promise((resolve) => setTimeout(resolve, wait));
        const left = loaded();
        if (frame.contentWindow) frame.contentWindow.location.href = `${site}licences.txt`;
        await left;
        await new Promise((resolve) => setTimeout(resolve, 300));
      },
      address,
      delay,
    );
    const after = await kept(tab);
    if (after === before) continue;
    losses.push(`after ${delay} ms: ${after} instead of ${before}`);
    await tab.goto(address);
    await offlineReady(tab);
    await tab.goto(`${address}control.html`);
  }
  return losses;
}

/** The host is dead and somebody reloads twice, impatiently: trials after which the page does not start any more. */
export async function reloadTwice(tab: Tab, host: Host, delays: readonly number[]): Promise<string[]> {
  const losses: string[] = [];
  for (const delay of delays) {
    await tab.goto(host.address);
    await offlineReady(tab);
    await host.die();
    try {
      await tab.run((wait) => {
        setTimeout(() => location.reload(), 0);
        return wait;
      }, delay);
      await sleep(delay);
      await tab.run(() => location.reload()).catch(() => undefined);
      await sleep(500);
      await tab.goto(`${host.address}?after`).catch(() => undefined);
      await until('the start screen', () => has(tab, '[data-testid="play-plis"]'), 4000).catch(() =>
        losses.push(`after ${delay} ms`),
      );
    } finally {
      await host.live();
    }
  }
  return losses;
}
