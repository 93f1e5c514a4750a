// The emblem of a seat: an animal on a disc of the seat's colour, the same on its plate, its buzzer, its curve and the curtain. The animal tells
// seats apart for people who do not see the colours. People choose their animals (device/emblems.ts). A bot's emblem has an antenna and a face that
// changes: it blinks when the bot's turn begins, looks pleased, or winces (styles/pieces/emblems.css).

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import sheet from '../../styles/pieces/emblems.css';
import { EMBLEMS, emblemsOf, type Emblem } from '../device/emblems.ts';
import { settings } from '../device/settings.ts';
import { calm } from '../lib/motion.ts';
import { wear } from '../lib/styles.ts';

wear(sheet);

interface Animal {
  /** The light shape. */
  coat: SVGTemplateResult;
  /** The lines on the coat. */
  marks: SVGTemplateResult;
  /** The centre of the left eye; the right eye is its mirror image. */
  eye: readonly [x: number, y: number];
}

/** Drawings in a box of 32 by 32. */
const animals: Readonly<Record<Emblem, Animal>> = {
  fox: {
    coat: svg`<path d="M5.500 5.500 12 10a14 14 0 0 1 8 0l6.500-4.500-.8 12.500c-.4 4.500-5.700 9-9.700 9s-9.300-4.500-9.700-9Z"/>`,
    marks: svg`<path d="M16 27c-3-1-7.500-4-9.200-7.500 4.200 0 7 1.500 9.200 4 2.200-2.500 5-4 9.200-4C23.500 23 19 26 16 27Z" opacity=".35"/><path d="M14 23.500h4l-2 2.300Z"/>`,
    eye: [11.5, 16.5],
  },
  owl: {
    coat: svg`<path d="M6.500 5 11 8.300c3-1.300 7-1.300 10 0L25.500 5c1.300 4 1.500 8 .5 12.500C24.800 23 21 27 16 27S7.200 23 6 17.500C5 13 5.200 9 6.500 5Z"/>`,
    marks: svg`<g fill="none" stroke="currentColor" stroke-width="1.500"><circle cx="11.500" cy="15" r="4.200"/><circle cx="20.500" cy="15" r="4.200"/></g><path d="M14.400 18.500h3.200L16 22.300Z"/>`,
    eye: [11.5, 15],
  },
  frog: {
    coat: svg`<circle cx="10" cy="10.500" r="4.700"/><circle cx="22" cy="10.500" r="4.700"/><ellipse cx="16" cy="18.800" rx="11.500" ry="8.500"/>`,
    marks: svg`<path d="M8.500 19.500c4 4.800 11 4.800 15 0" fill="none" stroke="currentColor" stroke-width="1.600" stroke-linecap="round"/><path d="M14.200 16.300h.01M17.800 16.300h.01" stroke="currentColor" stroke-width="1.300" stroke-linecap="round"/>`,
    eye: [10, 10.5],
  },
  bear: {
    coat: svg`<circle cx="8.500" cy="9" r="4"/><circle cx="23.500" cy="9" r="4"/><circle cx="16" cy="17" r="10.500"/>`,
    marks: svg`<circle cx="8.500" cy="9" r="1.700" opacity=".4"/><circle cx="23.500" cy="9" r="1.700" opacity=".4"/><ellipse cx="16" cy="20" rx="2.400" ry="1.700"/><path d="M16 21.500v1.800m-2.600.6c1.400 1.300 3.800 1.300 5.200 0" fill="none" stroke="currentColor" stroke-width="1.400" stroke-linecap="round"/>`,
    eye: [11.7, 15],
  },
  rabbit: {
    coat: svg`<path d="M11.300 14.500C8 9 7.800 2.500 10.600 2.500s4.600 6 4.200 11Z"/><path d="M20.700 14.500C24 9 24.200 2.500 21.400 2.500s-4.600 6-4.200 11Z"/><ellipse cx="16" cy="20" rx="8.800" ry="7.800"/>`,
    marks: svg`<path d="M14.700 21h2.600L16 22.700Z"/><path d="M16 22.500v1.300M14.800 24h2.400v2.300h-2.400Z" fill="none" stroke="currentColor" stroke-width="1.100"/>`,
    eye: [12.4, 18.3],
  },
  penguin: {
    coat: svg`<circle cx="16" cy="16.500" r="11"/>`,
    marks: svg`<path d="M16 5.500c-6.800 0-11 5-11 11 0 3 1 5.500 2.600 7.300C7.300 17 8.700 12.500 12 12.500c1.800 0 3 1 4 2.300 1-1.300 2.200-2.300 4-2.300 3.300 0 4.700 4.500 4.400 11.300A11 11 0 0 0 27 16.500c0-6-4.200-11-11-11Z" opacity=".45"/><path d="M13.200 19.500h5.600L16 22.800Z"/>`,
    eye: [12.2, 16.7],
  },
  mouse: {
    coat: svg`<circle cx="7.500" cy="10.500" r="5.300"/><circle cx="24.500" cy="10.500" r="5.300"/><path d="M6.500 17.500c0-5 4-8 9.500-8s9.500 3 9.500 8-5.500 10-9.500 10-9.500-5-9.500-10Z"/>`,
    marks: svg`<circle cx="7.500" cy="10.500" r="2.500" opacity=".4"/><circle cx="24.500" cy="10.500" r="2.500" opacity=".4"/><circle cx="16" cy="24.500" r="1.900"/><path d="M12 23 7 22m5 2.500L8 26m12-3 5-1m-5 2.500 4 1.500" stroke="currentColor" stroke-width=".9" stroke-linecap="round"/>`,
    eye: [12, 17.5],
  },
  cat: {
    coat: svg`<path d="m6.500 5.500 6 4.500h7l6-4.500.5 12c0 5.500-4.500 9.500-10 9.500S6 23 6 17.500Z"/>`,
    marks: svg`<path d="M14.400 20h3.200L16 21.800Z"/><path d="M16 21.500v1.200m0 0c-.8 1.200-2.300 1.200-3 .5m3-.5c.8 1.200 2.300 1.200 3 .5M10.500 20.500l-6-1m6 3-5.500 1m16.500-3 6-1m-6 3 5.500 1" fill="none" stroke="currentColor" stroke-width="1.100" stroke-linecap="round"/>`,
    eye: [11.8, 16.5],
  },
};

const antenna = svg`<path d="M16 4V.6" fill="none" stroke="var(--emblem-coat)" stroke-width="1.800" stroke-linecap="round"/><circle cx="16" cy="0" r="2.100" fill="var(--emblem-coat)"/>`;

/** What the seats of the table that is drawn wear, and which of them bots play. */
let worn: readonly Emblem[] = EMBLEMS;
let driven: readonly boolean[] = [];

/** From now on the seats wear what these people wear, and those that bots play an antenna: one table is drawn at a time. */
export function dress(names: readonly string[], bots: readonly boolean[], chosen = settings.get().emblems): void {
  worn = emblemsOf(names, chosen);
  driven = bots;
}

/** The emblem of a seat. */
export const wornAt = (seat: number): Emblem => worn[seat] ?? 'fox';

/** The number of a seat's colour, which goes with its emblem. */
export const colourOf = (seat: number): number => EMBLEMS.indexOf(wornAt(seat));

/** The emblem of a seat. */
export const emblem = (seat: number): TemplateResult => drawEmblem(wornAt(seat), driven[seat]);

/** Draws an emblem, even one of no seat. */
export function drawEmblem(one: Emblem, bot = false): TemplateResult {
  const { coat, marks, eye } = animals[one];
  return html`<svg class="seat-emblem" data-seat-colour=${EMBLEMS.indexOf(one)} data-bot=${bot ? '' : nothing} viewBox="0 0 32 32" aria-hidden="true" focusable="false">${drawn(coat, marks, eye, bot)}</svg>`;
}

/** The emblem of a seat as a part of another drawing, in its units. */
export const emblemAt = (seat: number, x: number, y: number, size: number): SVGTemplateResult => {
  const { coat, marks, eye } = animals[wornAt(seat)];
  return svg`<svg class="seat-emblem" data-seat-colour=${colourOf(seat)} x=${x} y=${y} width=${size} height=${size} viewBox="0 0 32 32">${drawn(coat, marks, eye, driven[seat] ?? false)}</svg>`;
};

const drawn = (
  coat: SVGTemplateResult,
  marks: SVGTemplateResult,
  [x, y]: readonly [number, number],
  bot: boolean,
): SVGTemplateResult =>
  svg`<circle class="emblem-disc" cx="16" cy="16" r="16"/><g transform="translate(16 16) scale(.84) translate(-16 -15.500)"><g class="emblem-coat">${coat}</g><g class="emblem-marks">${marks}</g>
    <g class="emblem-eyes"><circle cx=${x} cy=${y} r="1.900"/><circle cx=${32 - x} cy=${y} r="1.900"/></g>
    ${bot ? svg`${antenna}<g class="emblem-pleased">${brows(x, y, 2.4)}</g><g class="emblem-wince">${brows(x, y, -2.4)}</g>` : svg``}</g>`;

/** Closed eyes, arched upwards (pleased) or downwards (a wince), on a patch of coat that covers the open ones. */
const brows = (x: number, y: number, arch: number): SVGTemplateResult =>
  svg`${[x, 32 - x].map(
    (at) =>
      svg`<circle class="emblem-lid" cx=${at} cy=${y} r="2.700"/><path d=${`M${at - 2.2} ${y + arch / 2}q2.200 ${-arch * 1.5} 4.400 0`}/>`,
  )}`;

/** Who is pleased, who winces. */
export interface Feeling {
  seat: number;
  is: 'pleased' | 'wince';
}

/** Shows the feeling on a bot's face for a moment; people have faces of their own. */
export function react(root: ParentNode, { seat, is }: Feeling): void {
  if (calm()) return;
  for (const face of root.querySelectorAll(`.seat[data-seat="${seat}"] .seat-emblem[data-bot] .emblem-${is}`))
    face.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.08, 0.85, 1] }, { duration: 1600 });
}
