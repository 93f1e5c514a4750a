import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** What no browser asks for: it is for who puts the site on a host. */
export const isForHosts = (name) => /^hosting\/|^(_headers|digests\.txt)$/.test(name);

/** What a first visit keeps for offline: every file but the icons that a system takes once, when somebody puts the game on its home
 * screen, and what is for other pages that show the game, or for who puts it on a host. */
export const isKept = (name) =>
  !isForHosts(name) && !/^[a-z0-9-]*icon[a-z0-9-]*\.png$|^embed[.-]|^posters\//.test(name);

/** All files of a folder, as addresses relative to it, sorted. */
export async function files(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .sort();
}
