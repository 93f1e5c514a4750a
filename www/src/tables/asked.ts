// What the rules say of something that is being prepared: asked once for each thing, and what comes too late is dropped.

export class Asked<T> {
  #of: string | null = null;
  #said: T | undefined;
  #before: T | undefined;

  /** What is known of exactly `of`; undefined while nothing is. */
  about(of: unknown): T | undefined {
    return JSON.stringify(of) === this.#of ? this.#said : undefined;
  }

  /** What is known of what was asked last; undefined while nothing is. */
  get last(): T | undefined {
    return this.#said;
  }

  /** The same, or what was known before that: until something else is known, what is shown stays. */
  get latest(): T | undefined {
    return this.#said === undefined ? this.#before : this.#said;
  }

  /** Asks, unless it was asked last time. `heard` gets the answer when it comes, unless something else has been asked since. */
  ask(of: unknown, question: () => Promise<T>, heard: (said: T) => void): void {
    const key = JSON.stringify(of);
    if (key === this.#of) return;
    this.#of = key;
    this.#before = this.latest;
    this.#said = undefined;
    question().then(
      (said) => {
        if (this.#of !== key) return;
        this.#said = said;
        heard(said);
      },
      // Nobody could say: it may be asked again.
      () => {
        if (this.#of === key) this.#of = null;
      },
    );
  }

  /** Nothing is being prepared any more. */
  forget(): void {
    this.#of = null;
    this.#said = undefined;
    this.#before = undefined;
  }
}
