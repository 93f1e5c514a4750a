// The offline copy: which files it has to hold, which of them are missing or broken, and fetching those anew.

import { getCacheKeyForURL } from 'workbox-precaching';
import { cacheNames } from 'workbox-core';

export interface Entry {
  url: string;
  revision: string | null;
  /** `sha256-…`. A file of another version, or what a network that wants a password answers, never gets into the copy. */
  integrity: string;
}

/** How long the host may take for one file, in ms. */
const PATIENCE = 15_000;

export class Copy {
  constructor(private readonly entries: readonly Entry[]) {}

  /** The files that are missing. */
  async missing(): Promise<Entry[]> {
    const cache = await caches.open(cacheNames.precache);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    return this.entries.filter((entry) => !there.has(keyOf(entry)));
  }

  /** The files that are missing or damaged. This reads every file, so it is only for when something is wrong. */
  async faulty(): Promise<Entry[]> {
    const cache = await caches.open(cacheNames.precache);
    const faulty: Entry[] = [];
    for (const entry of this.entries) {
      const kept = await cache.match(keyOf(entry));
      if (!kept || (await integrityOf(kept)) !== entry.integrity) faulty.push(entry);
    }
    return faulty;
  }

  /** Fetches these files from the host; returns those that could not be had in this version. */
  async fetch(entries: readonly Entry[]): Promise<Entry[]> {
    const cache = await caches.open(cacheNames.precache);
    const failed = await Promise.all(
      entries.map(async (entry) => {
        try {
          const { integrity } = entry;
          const signal = AbortSignal.timeout(PATIENCE);
          const answer = await fetch(entry.url, { cache: 'reload', credentials: 'same-origin', integrity, signal });
          if (!answer.ok || answer.redirected) return entry;
          await cache.put(keyOf(entry), answer);
          return null;
        } catch {
          return entry;
        }
      }),
    );
    return failed.filter((entry) => entry !== null);
  }
}

const keyOf = ({ url }: Entry): string => getCacheKeyForURL(url) ?? url;

async function integrityOf(response: Response): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
