// What a build has worked out and may be asked for again: files in a folder of `target`, each named after a digest of everything that it depends on.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

export class Memory {
  #folder;
  #most;
  /** What is being worked out. */
  #coming = new Map();

  /** `most`: as many files are remembered. */
  constructor(folder, most) {
    this.#folder = folder;
    this.#most = most;
  }

  /** What `work` answers for these parts (texts or bytes), now or the first time. */
  of(parts, work) {
    const digest = createHash('sha256');
    for (const part of parts) digest.update(`${part.length} `).update(part);
    const name = digest.digest('hex');
    const coming = this.#coming.get(name) ?? this.#find(path.join(this.#folder, name), work);
    this.#coming.set(name, coming);
    return coming;
  }

  async #find(file, work) {
    const known = await readFile(file).catch(() => null);
    if (known) {
      const now = new Date();
      // Somebody else may just have forgotten it.
      await utimes(file, now, now).catch(() => undefined);
      return known;
    }
    const made = await work();
    await mkdir(this.#folder, { recursive: true });
    // Whole or not at all, whenever it is stopped or the power fails.
    await writeFile(`${file}.${process.pid}`, made, { flush: true });
    await rename(`${file}.${process.pid}`, file);
    return made;
  }

  /** Forgets what was of use longest ago. */
  async forget() {
    const names = await readdir(this.#folder).catch(() => []);
    if (names.length <= this.#most) return;
    const used = await Promise.all(
      names.map(async (name) => [name, (await stat(path.join(this.#folder, name)).catch(() => null))?.mtimeMs ?? 0]),
    );
    used.sort(([, a], [, b]) => b - a);
    for (const [name] of used.slice(this.#most)) await rm(path.join(this.#folder, name), { force: true });
  }
}
