// Transactions that are under way. WebKit forgets to end those of a page that is left while they run (seen in WebKitGTK on a busy machine;
// bugs.webkit.org 315804 and 324094 are of the same kind): everything that wants their stores afterwards, in any tab, waits for ever. So the
// page ends them itself as long as it can.

export class UnderWay {
  readonly #open = new Set<IDBTransaction>();

  /** From now on the transactions of this database are known. */
  watch(db: IDBDatabase): void {
    const begin = db.transaction.bind(db);
    db.transaction = (...wanted: Parameters<IDBDatabase['transaction']>) => {
      const transaction = begin(...wanted);
      this.#open.add(transaction);
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => this.#open.delete(transaction), { once: true });
      return transaction;
    };
  }

  /** Ends all of them: what has been asked for is still done. Of what is written to several stores all is done or nothing. */
  end(): void {
    for (const transaction of this.#open) {
      const whole = transaction.mode === 'readwrite' && transaction.objectStoreNames.length > 1;
      try {
        if (whole) transaction.abort();
        else transaction.commit();
      } catch {
        // It has ended by itself.
      }
    }
  }
}
