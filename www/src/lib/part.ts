// Parts of the page that are loaded when they are needed: screens, tables, catalogues. If a part does not come, the place that needs it says so, and
// can ask for it again.

import { isOurs } from './ours.ts';

/** A part of the page did not come. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** Parts that did not come the last time. */
const failed = new Set<string>();

/**
 * Loads a part; rejects with `PartMissing`. A browser may remember a failed import as long as the page lives, and the host may have another version
 * by now. So if a part fails twice although the page itself can be fetched, the page reloads at the same place (the promise then never settles).
 */
export async function part<T>(name: string, load: () => Promise<T>): Promise<T> {
  // Two calls at the same time count as one failure.
  const again = failed.has(name);
  try {
    const loaded = await load();
    failed.delete(name);
    return loaded;
  } catch (error) {
    if (again && (await pageIsThere())) {
      location.reload();
      return await new Promise<never>(() => undefined);
    }
    failed.add(name);
    throw new PartMissing(`${name}: ${String(error)}`);
  }
}

async function pageIsThere(): Promise<boolean> {
  try {
    const answer = await fetch('./', { cache: 'no-cache' });
    return answer.ok && isOurs(await answer.text());
  } catch {
    return false;
  }
}
