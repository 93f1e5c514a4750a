// Waiting that comes to an end.

/** Waits so many milliseconds, unless somebody wants to get on. */
export const pause = (ms: number, hurried?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (hurried?.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      hurried?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    hurried?.addEventListener('abort', done);
  });

/** Resolves in a task of its own, whether or not the page is seen (a timer would be late where it is not). */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Waits for `wanted`, but at most `ms` milliseconds: then resolves with `otherwise`. Rejects if `wanted` rejects. */
export async function atMost(ms: number, wanted: Promise<void>): Promise<void>;
export async function atMost<T>(ms: number, wanted: Promise<T>, otherwise: T): Promise<T>;
export async function atMost<T>(ms: number, wanted: Promise<T>, otherwise?: T): Promise<T | undefined> {
  const enough = new AbortController();
  try {
    return await Promise.race([wanted, pause(ms, enough.signal).then(() => otherwise)]);
  } finally {
    enough.abort();
  }
}

/** A promise with the functions that settle it. `Promise.withResolvers` is still too new for some browsers. */
export function withResolvers<T>(): { promise: Promise<T>; resolve(value: T): void; reject(error: Error): void } {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
