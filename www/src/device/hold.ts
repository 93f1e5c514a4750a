// Only one tab at a time plays a match. That tab holds a lock of the browser's; another tab sees this, and may ask for the match. Where there are no
// locks (a page that is not served securely, an opaque origin), every tab gets the match, and storage alone makes sure that nothing is overwritten.

/** How long a tab that is asked may take to let go, in ms: it may be frozen. Then the match is taken. */
const PATIENCE = 3000;
/** How long a reloaded page waits until its earlier self has released the match, in ms. */
const SOON = 400;
const NAME = 'mots-en-main.match.';

export interface Hold {
  /** Lets go of the match. */
  release(): Promise<void>;
}

/** What is needed of `navigator.locks`. */
export type Locks = Pick<LockManager, 'request'>;
/** What is needed of a `BroadcastChannel`. */
export type Wire = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

interface Mine {
  lost(): Promise<void>;
  release(): Promise<void>;
}

export class Holds {
  readonly #mine = new Map<string, Mine>();

  #wire: Wire | null = null;

  /** `wire` is opened with the first match. */
  constructor(
    private readonly locks: Locks | null,
    private readonly openWire: () => Wire | null,
  ) {}

  #listen(): void {
    const wire = this.openWire();
    this.#wire = wire;
    if (!wire) return;
    wire.onmessage = ({ data }: MessageEvent) => {
      const wanted = (data as { wanted?: unknown } | null)?.wanted;
      const mine = typeof wanted === 'string' ? this.#mine.get(wanted) : undefined;
      if (mine) void mine.lost().finally(() => void mine.release());
    };
  }

  /**
   * Takes the match for this tab; null if another tab has it, unless `take` says to take it from there. `lost` is called when another tab takes the
   * match: it must store what is under way before its promise resolves.
   */
  async hold(id: string, take: boolean, lost: () => Promise<void>): Promise<Hold | null> {
    const { locks } = this;
    if (!locks) return free();
    try {
      if (!this.#wire) this.#listen();
      return (await this.#free(locks, id, lost)) ?? (await this.#wait(locks, id, take, lost));
    } catch {
      // Locks are there, but not for this page.
      return free();
    }
  }

  /** The match, if nobody has it. */
  #free(locks: Locks, id: string, lost: () => Promise<void>): Promise<Hold | null> {
    return this.#request(locks, id, { ifAvailable: true }, lost);
  }

  /** Waits until the other tab releases the match, or takes it by force (`take`). */
  async #wait(locks: Locks, id: string, take: boolean, lost: () => Promise<void>): Promise<Hold | null> {
    if (take) this.#wire?.postMessage({ wanted: id });
    try {
      const signal = AbortSignal.timeout(take ? PATIENCE : SOON);
      return await this.#request(locks, id, { signal }, lost);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
      // A busy device may be slow to give a free lock: we try once more.
      return take ? await this.#request(locks, id, { steal: true }, lost) : await this.#free(locks, id, lost);
    }
  }

  #request(locks: Locks, id: string, options: LockOptions, lost: () => Promise<void>): Promise<Hold | null> {
    return new Promise((resolve, reject) => {
      let mine: Mine | null = null;
      const done: Promise<unknown> = locks.request(NAME + id, options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((letGo) => {
          const release = async (): Promise<void> => {
            letGo();
            await done.catch(() => undefined);
          };
          mine = { lost, release };
          this.#mine.set(id, mine);
          resolve({ release });
        });
      });
      const end = (): void => {
        if (mine && this.#mine.get(id) === mine) this.#mine.delete(id);
      };
      done.then(end, (error: unknown) => {
        end();
        // We held the match; another tab has taken it.
        if (mine) void mine.lost();
        else reject(error as Error);
      });
    });
  }
}

/** A hold that holds nothing, where there are no locks. */
const free = (): Hold => ({ release: () => Promise.resolve() });

/** The holds of this page. */
export function ownHolds(): Holds {
  return new Holds(typeof navigator === 'undefined' ? null : (navigator.locks ?? null), () =>
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('mots-en-main.matches'),
  );
}
