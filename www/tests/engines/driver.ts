// What the smoke walk needs of a browser, the same for all engines. Everything else it does inside the page.

/** A value that can travel to a page and back. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export interface Tab {
  goto(address: string): Promise<void>;
  /** Runs in the page; a promise is waited for. The function sees nothing of its surroundings but `args`. */
  run<A extends Plain[], R>(work: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** From now on `run` works in the first frame of the page, whatever its origin; until the next `goto`. */
  enterFrame(): Promise<void>;
  /** A real click at a point of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
}

export interface Browser {
  /** A browser of a fresh profile. */
  tab(): Promise<Tab>;
  close(): Promise<void>;
}

export type Key = 'Tab' | 'ArrowRight' | 'ArrowLeft' | ' ' | 'Enter' | 'Escape';

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until the answer is yes; a question that the page cannot be asked just now (it is loading) counts as no. */
export async function until(what: string, ask: () => Promise<boolean>, patience = 20_000): Promise<void> {
  const end = Date.now() + patience;
  let trouble = '';
  for (;;) {
    try {
      if (await ask()) return;
      trouble = '';
    } catch (error) {
      trouble = ` (${String(error).slice(0, 300)})`;
    }
    if (Date.now() > end) throw new Error(`not within ${patience} ms: ${what}${trouble}`);
    await sleep(50);
  }
}
