// Time as a match sees it: handed in, so that tests turn the hands.

export interface Time {
  /** Milliseconds, from any beginning; never backwards. */
  now(): number;
  /** Resolves after that many milliseconds, or as soon as one of the signals is raised. Never rejects. */
  wait(ms: number, ...signals: readonly AbortSignal[]): Promise<void>;
}

export const realTime: Time = {
  now: () => performance.now(),
  wait: (ms, ...signals) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        for (const signal of signals) signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      for (const signal of signals) {
        if (signal.aborted) return end();
        signal.addEventListener('abort', end);
      }
    }),
};
