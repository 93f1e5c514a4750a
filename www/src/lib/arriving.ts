// What somebody drops or pastes somewhere on the page, on its way to the screen that shows it (`#/open`).

const waiting: (File | string)[] = [];
const listeners = new Set<() => void>();

/** What came in; each thing is handed over once. */
export function taken(): File | string | null {
  return waiting.shift() ?? null;
}

export function hand(...things: (File | string)[]): void {
  waiting.push(...things);
  for (const listener of listeners) listener();
}

export function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes in a file that somebody drops on the page, or what they paste outside a text field, and calls `lead`. `open` says whether the screen allows
 * this: a table does not, so that a dropped file takes nobody away from their match. */
export function welcome(open: () => boolean, lead: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const come = (event: Event, things: (File | string)[]): void => {
    if (things.length === 0 || !open()) return;
    event.preventDefault();
    hand(...things);
    lead();
  };
  const holds = ({ dataTransfer }: DragEvent): boolean =>
    dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain') ?? false;
  addEventListener(
    'dragover',
    (event) => {
      // Otherwise the browser would leave the page for the file.
      if (holds(event) && !writes(event.target)) event.preventDefault();
    },
    { signal },
  );
  addEventListener(
    'drop',
    (event) => {
      if (!holds(event) || writes(event.target)) return;
      event.preventDefault();
      const { files } = event.dataTransfer as DataTransfer;
      const text = event.dataTransfer?.getData('text/plain') ?? '';
      come(event, files.length > 0 ? [files[0] as File] : text.trim() === '' ? [] : [text]);
    },
    { signal },
  );
  addEventListener(
    'paste',
    (event) => {
      if (event.defaultPrevented || writes(event.target)) return;
      const file = event.clipboardData?.files[0];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      come(event, file ? [file] : /^\s*\{|#\/(?:r|same)\//.test(text) ? [text] : []);
    },
    { signal },
  );
  return () => stop.abort();
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="file"]), textarea, [contenteditable]') !== null;
