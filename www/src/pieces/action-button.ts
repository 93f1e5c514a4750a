// Buttons of a bar whose actions come and go.

import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { classMap } from 'lit/directives/class-map.js';
import { looks } from '../lib/looks.ts';
import { icon, type Icon } from './icons.ts';

/** How many ms a button can still be pressed: it shows them running out. While `still` is true, they do not run. */
export interface Lapsing {
  ms: number;
  still: boolean;
}

/** The classes of such a button; `lapsing` gives its style. */
export const running = (lapses: Lapsing | undefined): Record<string, boolean> => ({
  lapses: lapses !== undefined,
  still: lapses?.still === true,
});
export const lapsing = (lapses: Lapsing | undefined): ReturnType<typeof looks> =>
  looks(lapses === undefined ? {} : { '--lapses': `${lapses.ms}ms` });

export interface ActionButton {
  /** Identity: the button's value, and its test hook. */
  id: string;
  label: string;
  icon?: Icon;
  primary?: boolean;
  /** The time after which it disappears by itself. */
  lapses?: Lapsing;
  /** Whether it stands apart from the other buttons. */
  apart?: boolean;
  /** Whether the action is not possible yet; the button looks so, and `run` says why. */
  disabled?: boolean;
  run: () => void;
}

/** While the match is `busy`, no button takes a touch. */
export function actionButtons(buttons: readonly ActionButton[], busy: boolean): TemplateResult {
  return html`${repeat(
    buttons,
    ({ id }) => id,
    ({ id, label, icon: sign, primary = false, lapses, apart = false, disabled = false, run }) =>
      html`<button
        type="button"
        class=${classMap({ button: true, primary, apart, ...running(lapses) })}
        ${lapsing(lapses)}
        data-testid=${id}
        value=${id}
        ?disabled=${busy}
        aria-disabled=${disabled ? 'true' : nothing}
        @click=${run}
      >
        ${sign ? icon(sign) : nothing}${label}
      </button>`,
  )}`;
}
