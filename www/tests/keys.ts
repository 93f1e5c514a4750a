// Where the keyboard is and where it has been, asked inside a page, in whatever engine. Each function sees nothing of its surroundings.

/** A hook, else what it is called; null where it is nowhere. */
export function focused(): string | null {
  const one = document.activeElement as HTMLElement | null;
  if (one === null || one === document.body) return null;
  return one.dataset['testid'] ?? (one.getAttribute('aria-label') || one.innerText.trim() || one.id || one.localName);
}

/** It has been here before. */
export const again = (): boolean => document.activeElement?.hasAttribute('data-toured') ?? false;

/** What is wrong with where the keyboard is: it is not to be seen there, something covers it, or it is out of the window. */
export function unseen(): string | null {
  const one = document.activeElement as HTMLElement | null;
  if (one === null || one === document.body) return 'nowhere';
  one.setAttribute('data-toured', '');
  // What is drawn in place of a box of the browser's own stands beside it or around it; of a place in the hand its card.
  const label = one.closest('label');
  const shown = [one.nextElementSibling, label, one, one.querySelector('.card')].filter((each) => each !== null);
  const ring = shown.find((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!ring) return 'no ring';
  const { left, right, top, bottom } = ring.getBoundingClientRect();
  if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) return 'out of the window';
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (there && ((label ?? ring.parentElement ?? ring).contains(there) || there.contains(ring))) return null;
  return `under ${there?.outerHTML.slice(0, 60) ?? 'nothing'}`;
}

/** Everything that can be used on the page, or in the dialog over it, and that Tab has not led to; and what would come before its turn. Of a group
 * of choices and of a list that arrows walk through, Tab leads to one. */
export function leftOut(): string[] {
  const top: Element = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const all = [...top.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')];
  const group = (one: HTMLElement): boolean =>
    one.matches('[type=radio]') &&
    top.querySelector(`[name="${CSS.escape((one as HTMLInputElement).name)}"][data-toured]`) !== null;
  const left = all.filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.matches(':disabled') &&
      one.closest('[inert], [aria-hidden="true"]') === null &&
      one.tabIndex >= 0 &&
      !one.hasAttribute('data-toured') &&
      !group(one),
  );
  const early = all.filter((one) => one.tabIndex > 0);
  return [...left, ...early].map((one) => one.dataset['testid'] ?? one.outerHTML.slice(0, 90));
}

/** Another tour begins. */
export function forget(): void {
  for (const one of document.querySelectorAll('[data-toured]')) one.removeAttribute('data-toured');
}
