// A hand in the protocol is a multiset. On the table, cards keep their identity and the place that their owner gave them: this class maps the hand of
// one view to that of the next.

export interface Held {
  id: string;
  code: string;
}

export class HandOrder {
  #held: Held[] = [];
  #next = 0;
  #arrived = new Set<string>();
  /** Cards that left, the latest last, each with the place that it had. */
  #left: { held: Held; at: number }[] = [];

  get held(): readonly Held[] {
    return this.#held;
  }

  get(id: string | null): Held | undefined {
    return this.#held.find((card) => card.id === id);
  }

  /** The first card with that code, except for the ids in `but`. */
  find(code: string, but: ReadonlySet<string> = new Set()): Held | undefined {
    return this.#held.find((card) => card.code === code && !but.has(card.id));
  }

  /** Cards that the last `take` brought. */
  get arrived(): ReadonlySet<string> {
    return this.#arrived;
  }

  /** Changes the hand to `codes`. Cards that stay keep id and place; ids in `gone` leave first. New cards come last; with `back`, returning cards
   * take the places that they had. */
  take(codes: readonly string[], gone: ReadonlySet<string> = new Set(), back = false): void {
    const left = new Map<string, number>();
    for (const code of codes) left.set(code, (left.get(code) ?? 0) + 1);
    const keep = new Set<string>();
    // Among equal cards those that were not played stay.
    for (const held of [...this.#held].sort((a, b) => Number(gone.has(a.id)) - Number(gone.has(b.id)))) {
      const count = left.get(held.code) ?? 0;
      if (count === 0) continue;
      left.set(held.code, count - 1);
      keep.add(held.id);
    }
    const first = this.#held.length === 0;
    this.#held.forEach((held, at) => {
      if (!keep.has(held.id)) this.#left.push({ held, at });
    });
    this.#held = this.#held.filter((held) => keep.has(held.id));
    this.#arrived = new Set();
    const returned: { held: Held; at: number }[] = [];
    for (const code of codes) {
      const count = left.get(code) ?? 0;
      if (count === 0) continue;
      left.set(code, count - 1);
      const last = back ? this.#left.findLastIndex((one) => one.held.code === code) : -1;
      if (last >= 0) {
        returned.push(...this.#left.splice(last, 1));
        continue;
      }
      const id = `h${this.#next++}`;
      this.#held.push({ id, code });
      if (!first) this.#arrived.add(id);
    }
    for (const { held, at } of returned.sort((a, b) => a.at - b.at)) {
      this.#held.splice(at, 0, held);
      this.#arrived.add(held.id);
    }
  }

  move(id: string, to: number): void {
    const from = this.#held.findIndex((held) => held.id === id);
    const [moved] = from < 0 ? [] : this.#held.splice(from, 1);
    if (moved) this.#held.splice(Math.max(0, Math.min(to, this.#held.length)), 0, moved);
  }

  sort(compare: (a: string, b: string) => number): void {
    this.#held = [...this.#held].sort((a, b) => compare(a.code, b.code));
  }
}
