// Transactions that are under way. If a page is left while they run, WebKit forgets to end them (seen in WebKitGTK on a busy machine; bugs.webkit.org
// 315804 and 324094 are of the same kind), and every later access to their stores, in any tab, waits for ever. So the page ends them itself while it
// still can.

import { wrap } from 'idb';

export class UnderWay {
  readonly #open = new Set<IDBTransaction>();

  /** From now on the transactions of this database are known. */
  watch(db: IDBDatabase): void {
    const begin = db.transaction.bind(db);
    db.transaction = (...wanted: Parameters<IDBDatabase['transaction']>) => {
      const transaction = begin(...wanted);
      this.#open.add(transaction);
      // The caller hears of a failure from its own requests.
      wrap(transaction).done.catch(() => undefined);
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => this.#open.delete(transaction), { once: true });
      return transaction;
    };
  }

  /** Ends all transactions. A write to a single store is committed; reads are aborted, and so are writes to several stores, which belong together. */
  end(): void {
    for (const transaction of this.#open) {
      const { mode, objectStoreNames } = transaction;
      try {
        // Committing would not end a transaction that reads: it would wait for the answers.
        if (mode === 'readwrite' && objectStoreNames.length === 1) transaction.commit();
        else transaction.abort();
      } catch {
        // It has ended by itself.
      }
    }
  }
}
