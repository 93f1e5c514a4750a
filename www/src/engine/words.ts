// The word lists of a match that was dealt before they arrived (`early`). Requests that look up words wait for them.
import { withResolvers } from '../lib/waiting.ts';
import { EngineError } from './errors.ts';
import type { WordsTold } from './types.ts';

/** How long somebody waits for words before the page says so, in ms. A copy on the device arrives sooner than a notice could be read. */
export const UNTOLD = 400;

/** A promise for the words' arrival. It may reject while nobody waits for it. */
function arrival(): ReturnType<typeof withResolvers<void>> {
  const awaited = withResolvers<void>();
  awaited.promise.catch(() => undefined);
  return awaited;
}

export class WordLists {
  /** Fetches the words; null if the match has had them from the beginning. */
  #fetch: (() => Promise<void>) | null = null;
  /** The attempt under way, or the one that brought the words. */
  #attempt: Promise<void> | null = null;
  #arrival = arrival();
  #told: WordsTold = { state: 'here', wanted: false };

  constructor(private readonly tell: (words: WordsTold) => void) {}

  get told(): WordsTold {
    return this.#told;
  }

  /** The match was dealt without its words. */
  get late(): boolean {
    return this.#fetch !== null;
  }

  /** Begins another match and ends all waiting for the words of the previous one. `fetch` gets the words that the new match lacks. */
  begin(fetch: (() => Promise<void>) | null): void {
    this.end(new EngineError('aborted', 'another match is at the table'));
    this.#arrival = arrival();
    [this.#fetch, this.#attempt] = [fetch, null];
    if (fetch) void this.again().catch(() => undefined);
    else this.#come();
  }

  /** Rejects for all who wait. */
  end(error: EngineError): void {
    this.#arrival.reject(error);
  }

  /** Fetches the words, unless they are here or on their way. Rejects with the error if this fails. */
  again(): Promise<void> {
    if (!this.#fetch || this.#attempt) return this.#attempt ?? Promise.resolve();
    const awaited = this.#arrival;
    this.#turn({ ...this.#told, state: 'coming' });
    const attempt = this.#fetch().then(
      () => {
        if (awaited === this.#arrival) this.#come();
      },
      (error: unknown) => {
        if (awaited === this.#arrival) {
          this.#attempt = null;
          this.#turn({ ...this.#told, state: 'missing' });
        }
        throw error;
      },
    );
    attempt.catch(() => undefined);
    this.#attempt = attempt;
    return attempt;
  }

  /** Resolves when the words are here, however many attempts it takes. */
  arrived(): Promise<void> {
    this.#want();
    return this.#arrival.promise;
  }

  /** Resolves when the words are here; rejects if this attempt fails. */
  async wanted(): Promise<void> {
    this.#want();
    await Promise.race([this.again(), this.#arrival.promise]);
  }

  #want(): void {
    const awaited = this.#arrival;
    if (this.#told.state === 'here' || this.#told.wanted) return;
    setTimeout(() => {
      if (awaited === this.#arrival && this.#told.state !== 'here') this.#turn({ ...this.#told, wanted: true });
    }, UNTOLD);
  }

  #come(): void {
    this.#turn({ state: 'here', wanted: false });
    this.#arrival.resolve();
  }

  #turn(told: WordsTold): void {
    if (told.state === this.#told.state && told.wanted === this.#told.wanted) return;
    this.#told = told;
    this.tell(told);
  }
}
