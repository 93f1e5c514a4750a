// Where the keyboard focus is, and how it is given to elements that do not get it by themselves.

/** Somebody is at work on the page around this frame: the keyboard is theirs. */
const isElsewhere = (): boolean => globalThis.parent !== globalThis.window && !document.hasFocus();

/** Somebody has written all they want to. While an input method composes, Enter chooses what it proposes; Safari says so
 * by the code 229 alone. */
export const isEnter = ({ key, isComposing, keyCode }: KeyboardEvent): boolean =>
  key === 'Enter' && !isComposing && keyCode !== 229;

/** Whether nothing on the page has the keyboard: its element is gone. */
export const keyboardLost = (): boolean =>
  !isElsewhere() && (!document.activeElement || document.activeElement === document.body);

/** Gives the keyboard to an element, even to one that would not take it (a heading). */
export function giveKeyboard(element: HTMLElement, options?: FocusOptions): void {
  if (isElsewhere()) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}

/** Opens a dialog over the page. The keyboard goes to the first of these selectors that matches in it, unless the page around this frame has the
 * keyboard. */
export function openModal(dialog: HTMLDialogElement, ...first: readonly string[]): void {
  const elsewhere = isElsewhere();
  // A dialog takes the keyboard by itself, unless it is inert.
  dialog.inert = elsewhere;
  dialog.showModal();
  dialog.inert = false;
  if (elsewhere) return;
  const target = first.map((one) => dialog.querySelector<HTMLElement>(one)).find((one) => one !== null);
  target?.focus({ preventScroll: true });
}
