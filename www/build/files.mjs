import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** What no browser asks for: it is for who puts the site on a host. */
export const isForHosts = (name) => /^hosting\/|^(_headers|digests\.txt)$/.test(name);

/** The engine of all games of the box, which takes the place of each game's own in the copy for offline. */
const BOX = /^engine-box(_loader|_bg)?\.(js|wasm)$/;

/**
 * What a first visit keeps for offline of these files, the whole site: every file but the icons that a system takes once, when somebody puts
 * the game on its home screen, and what is for other pages that show the game, or for who puts it on a host. A visitor who plays one game waits
 * for the engine of that game alone; the engines of all games are much alike, so that one engine of all games is kept in their place. A bundle of
 * some games has no such engine, and keeps those that it has.
 */
export function kept(names) {
  const hasBox = names.some((name) => BOX.test(name));
  return names.filter(
    (name) =>
      !isForHosts(name) &&
      !/^[a-z0-9-]*icon[a-z0-9-]*\.png$|^embed[.-]|^posters\//.test(name) &&
      !(hasBox && name.startsWith('engine-') && !BOX.test(name)),
  );
}

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
