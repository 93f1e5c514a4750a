// Captions of the first match: what several games say in the same way.

/** The caption of the last event that has one. */
export function lastSaid<E, S>(events: readonly E[], of: (event: E) => S | null): S | null {
  for (const event of [...events].reverse()) {
    const said = of(event);
    if (said !== null) return said;
  }
  return null;
}
