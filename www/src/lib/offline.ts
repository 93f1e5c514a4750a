// The state of the copy for playing offline, for whatever shows it: the copy is being made at a first visit, is whole, or a newer one waits until it
// may take over (service-worker/register.ts sees to that when the page starts).

export type Offline =
  /** No copy: a browser that forbids it, a frame, plain http. */
  | { kind: 'none' }
  /** `files` of the `of` files are kept already. */
  | { kind: 'preparing'; files: number; of: number }
  | { kind: 'ready' }
  | { kind: 'newer' };

/** The time between two looks while the copy is being made, in ms. */
const LOOK = 1000;
/** After so many looks without a copy, we take it that there will be none. */
const LOOKS = 20;

/** Calls `tell` at once, with each look while the copy is being made, and when a newer one comes. Returns a function that ends this. */
export function watchOffline(tell: (offline: Offline) => void): () => void {
  let ended = false;
  let looks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = new WeakSet<ServiceWorkerRegistration>();
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    const found = await stateOf((registration) => {
      if (heard.has(registration)) return;
      heard.add(registration);
      registration.addEventListener('updatefound', () => {
        // A newer version has come, and is being kept.
        registration.installing?.addEventListener('statechange', () => void look());
      });
    });
    if (ended) return;
    tell(found);
    looks++;
    const waits = found.kind === 'preparing' || (found.kind === 'none' && looks < LOOKS);
    if (waits) timer = setTimeout(() => void look(), LOOK);
  };
  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

async function stateOf(hear: (registration: ServiceWorkerRegistration) => void): Promise<Offline> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('./');
    if (!registration) return { kind: 'none' };
    hear(registration);
    if (registration.waiting && registration.active) return { kind: 'newer' };
    if (registration.active) return { kind: 'ready' };
    const of = filesInAll();
    return { kind: 'preparing', files: Math.min(of, await filesKept()), of };
  } catch {
    // Not here: a sandboxed frame has no such thing.
    return { kind: 'none' };
  }
}

/** The number of files to keep, which the build counts and writes into index.html (`<meta name="offline-files">`). */
function filesInAll(): number {
  return Number(document.querySelector<HTMLMetaElement>('meta[name="offline-files"]')?.content);
}

async function filesKept(): Promise<number> {
  const names = await caches.keys();
  const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  return counts.reduce((sum, count) => sum + count, 0);
}
