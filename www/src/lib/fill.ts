// The page can fill the whole screen, without the browser's bars. Escape ends this too, and the choice is not kept.

/** Whether the browser, and the page around this frame, allow full screen. */
export const mayFill = (): boolean => document.fullscreenEnabled;

export const filled = (): boolean => document.fullscreenElement !== null;

/** Fills the screen, or ends this. If the browser refuses, nothing changes. */
export function fill(): void {
  const done = filled() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => undefined);
}
