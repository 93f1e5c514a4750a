// The narrator for screen readers: one polite region for what happens, one assertive for refusals.
// Messages that arrive together are read together, in order.

let queue: string[] = [];
/** Whether what is queued is about to be read. */
let waiting = false;

function region(id: string): HTMLElement | null {
  return document.getElementById(id);
}

export function narrate(text: string): void {
  if (!text) return;
  queue.push(text);
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    const target = region('narrator');
    if (!target) return;
    const said = document.createElement('p');
    said.textContent = queue.join(' ');
    queue = [];
    target.append(said);
    while (target.childElementCount > 4) target.firstElementChild?.remove();
  }, 80);
}

export function alertNow(text: string): void {
  const target = region('alerts');
  if (!target) return;
  const said = document.createElement('p');
  said.textContent = text;
  target.replaceChildren(said);
}

/** What the narrator still holds is forgotten: another person is about to use the device. */
export function hush(): void {
  queue = [];
  region('narrator')?.replaceChildren();
  region('alerts')?.replaceChildren();
}
