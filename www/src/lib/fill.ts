// The page fills the whole screen, without the bars of the browser, as long as somebody wants it to: Escape ends it too, and nothing of it is kept.

/** Whether the browser, and the page around this one, let it. */
export const mayFill = (): boolean => document.fullscreenEnabled;

export const filled = (): boolean => document.fullscreenElement !== null;

/** Fills it, or no longer. A browser that refuses leaves all as it is. */
export function fill(): void {
  const done = filled() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => undefined);
}
