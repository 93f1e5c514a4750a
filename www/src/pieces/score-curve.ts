// The scores of a match as lines from round to round. Lines differ by their dashes and end at their names, not by colour alone.

import { html, svg, type TemplateResult } from 'lit';
import sheet from '../../styles/pieces/ending.css';
import { colourOf, emblemAt } from './emblems.ts';
import { wear } from '../lib/styles.ts';
import { minus } from '../lib/messages.ts';

export interface Curve {
  /** The points of each seat, by round; the start, 0 for each seat, is added. */
  course: readonly (readonly number[])[];
  names: readonly string[];
  /** The seat whose line is drawn strongest: the only person's, or the winner's. */
  strong: number;
  /** The round in which the match turned, from 1. */
  turned: number | null;
  /** What the curve shows, in words. */
  label: string;
}

wear(sheet);

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 30;
const RIGHT = 96;
const TOP = 12;
const BOTTOM = 22;
const LINE = 15;
const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '5 2', '1 3', '12 4', '3 6'];

/** The rounds whose numbers stand below the lines: there is room for ten. */
export function numbered(rounds: number): number[] {
  const step = [1, 2, 5, 10].find((one) => rounds / one <= 10) ?? Math.ceil(rounds / 10);
  return Array.from({ length: Math.floor(rounds / step) }, (_, index) => (index + 1) * step);
}

export function scoreCurve({ course, names, strong, turned, label }: Curve): TemplateResult {
  const all = [names.map(() => 0), ...course];
  const values = all.flat();
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (round: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * round) / Math.max(1, course.length);
  const y = (points: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (high - points)) / Math.max(1, high - low);
  const last = all.at(-1) ?? [];
  // Names that would lie on each other move apart.
  const ends = names.map((name, seat) => ({ name, seat, at: y(last[seat] ?? 0) })).sort((a, b) => a.at - b.at);
  ends.forEach((end, index) => {
    const above = ends[index - 1];
    if (above) end.at = Math.max(end.at, above.at + LINE);
  });
  const over = (ends.at(-1)?.at ?? 0) - (HEIGHT - BOTTOM / 2);
  if (over > 0) for (const end of ends) end.at -= over;
  return html`<svg class="score-curve" data-testid="score-curve" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label}>
    ${[...new Set([low, high])].map((points) => svg`<text class="curve-scale" x=${LEFT - 6} y=${y(points) + 4}>${minus(String(points))}</text><path class="curve-grid" d=${`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`}/>`)}
    ${numbered(course.length).map((round) => svg`<text class="curve-round" x=${x(round)} y=${HEIGHT - 5}>${round}</text>`)}
    ${turned === null ? svg`` : svg`<path class="curve-turn" d=${`M${x(turned)} ${TOP}V${HEIGHT - BOTTOM}`}/>`}
    ${ends.map(
      ({ name, seat, at }) =>
        svg`<g class=${seat === strong ? 'curve-line strong' : 'curve-line'} data-seat-colour=${colourOf(seat)}><path stroke-dasharray=${DASHES[seat % DASHES.length] ?? 'none'} d=${all.map((accounts, round) => `${round === 0 ? 'M' : 'L'}${x(round).toFixed(1)} ${y(accounts[seat] ?? 0).toFixed(1)}`).join('')}/><circle cx=${x(course.length)} cy=${y(last[seat] ?? 0)} r="3"/>${emblemAt(seat, WIDTH - RIGHT + 6, at - 7, 14)}<text x=${WIDTH - RIGHT + 24} y=${at + 4}>${name.length > 10 ? `${name.slice(0, 9)}…` : name}</text></g>`,
    )}
  </svg>`;
}
