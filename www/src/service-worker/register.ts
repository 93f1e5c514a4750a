// The page's side of working offline. In a sandboxed frame, over plain http or in a browser that forbids it there is no
// service worker: the page then works with the network, and nothing is said about it.
import { TAKE_OVER, type TakeOverAnswer } from './messages.ts';

/** How long a waiting version may take to answer and to take over before the page starts with the old one, in ms. */
const PATIENCE = 4000;

/**
 * To be awaited as the first thing that the page does, before any match is loaded: where a newer version has been waiting and
 * this is the only page, the newer one takes over and the page reloads (boot.ts; the promise then never settles). Otherwise it
 * returns at once; the registration goes on in the background.
 */
export async function startOffline(): Promise<void> {
  const container = access();
  if (container === undefined) return;
  try {
    const registration = await container.getRegistration('./');
    if (registration?.waiting && (await takeOver(container, registration.waiting)))
      return await new Promise(() => undefined);
  } catch {
    return;
  }
  const register = (): void => {
    // The script itself never from the HTTP cache: it names the versions of all the rest.
    container.register('./service-worker.js', { scope: './', updateViaCache: 'none' }).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

function access(): ServiceWorkerContainer | undefined {
  try {
    // A getter that throws in a sandboxed frame.
    return navigator.serviceWorker as ServiceWorkerContainer | undefined;
  } catch {
    return undefined;
  }
}

async function takeOver(container: ServiceWorkerContainer, waiting: ServiceWorker): Promise<boolean> {
  const changed = new Promise<boolean>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(true), { once: true });
  });
  const answer = new Promise<TakeOverAnswer>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<TakeOverAnswer>) => resolve(event.data);
    waiting.postMessage({ type: TAKE_OVER }, [port2]);
  });
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE));
  return await Promise.race([answer.then(({ takesOver }) => (takesOver ? changed : false)), late]);
}
