// The screen stays on while people play: a tablet that lies between them would go dark while somebody thinks (Screen Wake Lock).

/** How long the screen stays on without a touch, in ms: a table that was left alone lets it go dark. */
const PATIENCE = 15 * 60_000;

let wanted = false;
let asking = false;
let held: WakeLockSentinel | null = null;
let letGo: ReturnType<typeof setTimeout> | undefined;

/** Asks for the wake lock, or lets go of it. */
export function stayAwake(awake: boolean): void {
  if (awake === wanted) return;
  wanted = awake;
  for (const touch of ['pointerdown', 'keydown', 'visibilitychange'])
    if (awake) document.addEventListener(touch, renew);
    else document.removeEventListener(touch, renew);
  if (awake) renew();
  else release();
}

/** The browser takes the lock from a page that is out of sight: this asks again once the page is back, and at each touch. */
function renew(): void {
  clearTimeout(letGo);
  letGo = setTimeout(release, PATIENCE);
  if (!document.hidden && !asking && (held === null || held.released)) void ask();
}

/** Whether the host of a frame forbids it: asking would put a complaint on the host's console. Browsers without the policy just refuse. */
const forbidden = (): boolean =>
  (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy?.allowsFeature(
    'screen-wake-lock',
  ) === false;

async function ask(): Promise<void> {
  if (forbidden()) return;
  asking = true;
  try {
    held = await navigator.wakeLock.request('screen');
    if (!wanted) release();
  } catch {
    // The browser has no wake lock, or the battery is low.
  } finally {
    asking = false;
  }
}

function release(): void {
  clearTimeout(letGo);
  void held?.release().catch(() => undefined);
  held = null;
}
