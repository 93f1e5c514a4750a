// The words of a match that was dealt before they were there (`early`): what looks something up waits for them.
import { withResolvers } from '../lib/waiting.ts';
import { EngineError } from './errors.ts';
import type { WordsTold } from './types.ts';

/** How long they may be wanted before anybody is told, in ms: from a copy on the device they come sooner than a notice is read. */
export const UNTOLD = 400;

/** What is waited for until the words come; it may reject with nobody waiting. */
function arrival(): ReturnType<typeof withResolvers<void>> {
  const awaited = withResolvers<void>();
  awaited.promise.catch(() => undefined);
  return awaited;
}

export class WordLists {
  /** Gets them; null in a match that has had them from the beginning. */
  #fetch: (() => Promise<void>) | null = null;
  /** The attempt under way, or the one that they came with. */
  #attempt: Promise<void> | null = null;
  #arrival = arrival();
  #told: WordsTold = { state: 'here', wanted: false };

  constructor(private readonly tell: (words: WordsTold) => void) {}

  get told(): WordsTold {
    return this.#told;
  }

  /** The match was dealt without. */
  get late(): boolean {
    return this.#fetch !== null;
  }

  /** Another match: nobody waits any more for the words of the one before. `fetch` gets those that it lacks. */
  begin(fetch: (() => Promise<void>) | null): void {
    this.end(new EngineError('aborted', 'another match is at the table'));
    this.#arrival = arrival();
    [this.#fetch, this.#attempt] = [fetch, null];
    if (fetch) void this.again().catch(() => undefined);
    else this.#come();
  }

  /** Nobody waits any more. */
  end(error: EngineError): void {
    this.#arrival.reject(error);
  }

  /** Gets them, unless they are here or on their way. Rejects with what was in the way. */
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

  /** Resolves when they are here, however often they have to be asked for. */
  arrived(): Promise<void> {
    this.#want();
    return this.#arrival.promise;
  }

  /** Resolves when they are here; rejects when they do not come this time. */
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
