// Asks the rules about something that is being prepared: once for each thing. An answer that comes too late is dropped.

export class Asked<T> {
  #of: string | null = null;
  #said: T | undefined;
  #before: T | undefined;

  /** The answer about exactly `of`; undefined while there is none. */
  about(of: unknown): T | undefined {
    return JSON.stringify(of) === this.#of ? this.#said : undefined;
  }

  /** The answer to the last question; undefined while there is none. */
  get last(): T | undefined {
    return this.#said;
  }

  /** The last answer. Until it comes, the answer before it, so that what is shown stays. */
  get latest(): T | undefined {
    return this.#said === undefined ? this.#before : this.#said;
  }

  /** Asks, unless `of` is the same as last time. `heard` gets the answer when it comes, unless something else has been asked since. */
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
