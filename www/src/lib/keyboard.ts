// Where the keyboard is, and how it is given to what would not have it by itself.

/** Nothing on the page has it: what had it is gone. */
export const keyboardLost = (): boolean => !document.activeElement || document.activeElement === document.body;

/** It goes there, to a heading too. */
export function giveKeyboard(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}
