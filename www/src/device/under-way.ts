// Transactions that are under way. WebKit forgets to end those of a page that is left while they run (seen in WebKitGTK on a busy machine;
// bugs.webkit.org 315804 and 324094 are of the same kind): everything that wants their stores afterwards, in any tab, waits for ever. So the
// page ends them itself as long as it can.

import { wrap } from 'idb';

export class UnderWay {
  readonly #open = new Set<IDBTransaction>();

  /** From now on the transactions of this database are known. */
  watch(db: IDBDatabase): void {
    const begin = db.transaction.bind(db);
    db.transaction = (...wanted: Parameters<IDBDatabase['transaction']>) => {
      const transaction = begin(...wanted);
      this.#open.add(transaction);
      // Whoever asked is told by what was asked for.
      wrap(transaction).done.catch(() => undefined);
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => this.#open.delete(transaction), { once: true });
      return transaction;
    };
  }

  /** Ends all of them. What is read is read in vain; what is written to one store is still written, and of what belongs together nothing. */
  end(): void {
    for (const transaction of this.#open) {
      const { mode, objectStoreNames } = transaction;
      try {
        // To commit would not do for those that read: it waits for what they have asked for.
        if (mode === 'readwrite' && objectStoreNames.length === 1) transaction.commit();
        else transaction.abort();
      } catch {
        // It has ended by itself.
      }
    }
  }
}
