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

/** Waits for something, but no longer than so many milliseconds. Rejects as it does. */
export async function atMost(ms: number, wanted: Promise<void>): Promise<void> {
  const enough = new AbortController();
  try {
    await Promise.race([wanted, pause(ms, enough.signal)]);
  } finally {
    enough.abort();
  }
}
