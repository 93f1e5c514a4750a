// Captions of the first match: what several games say in the same way.

/** What the last of the events says that has something to say. */
export function lastSaid<E>(events: readonly E[], of: (event: E) => string | null): string | null {
  for (const event of [...events].reverse()) {
    const said = of(event);
    if (said !== null) return said;
  }
  return null;
}
