// When a match stands still: while nobody can see the page, and while the host of a frame has asked for a pause.

let paused = false;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of [...listeners]) listener();
};
globalThis.document?.addEventListener('visibilitychange', tell);

export const still = {
  get now(): boolean {
    return document.hidden || paused;
  },
  get paused(): boolean {
    return paused;
  },
  pause(on: boolean): void {
    if (paused === on) return;
    paused = on;
    tell();
  },
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
