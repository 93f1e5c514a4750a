// Drawings of Dés à thèmes: the second sign of each colour, a token, dice for the box.

import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

const shapes: Record<string, SVGTemplateResult> = {
  green: svg`<path d="M12 3 21 20H3Z"/>`,
  white: svg`<circle cx="12" cy="12" r="9"/>`,
  yellow: svg`<path d="M4 4h16v16H4Z"/>`,
  red: svg`<path d="m12 2 10 10-10 10L2 12Z"/>`,
  blue: svg`<path d="M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13Z"/>`,
  black: svg`<path d="M5 2 12 9l7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7Z"/>`,
};

/** The sign by which people can tell a colour who don't see it. */
export const sign = (colour: string): TemplateResult =>
  html`<svg class="die-sign" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">${shapes[colour]}</svg>`;

export const token = html`<svg class="token" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="10.500" class="token-rim" /><circle cx="12" cy="12" r="6.500" class="token-heart" /></svg>`;

const face = (x: number, y: number, turn: number, body: SVGTemplateResult): SVGTemplateResult =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-21" y="-21" width="42" height="42" rx="9" />${body}</g>`;

/** Three dice as they fell: two letters and a colour. */
export const cover = html`<svg class="cover-dice" viewBox="0 0 150 84" aria-hidden="true" focusable="false">
  <g stroke-width="2">
    <g fill="oklch(0.87 0.09 150)" stroke="oklch(0.6 0.11 150)">${face(32, 50, -14, svg`<text class="cover-letter" y="11">D</text>`)}</g>
    <g fill="oklch(0.9 0.12 95)" stroke="oklch(0.7 0.13 90)">${face(78, 34, 5, svg`<text class="cover-letter" y="11">É</text>`)}</g>
    <g fill="oklch(0.87 0.07 250)" stroke="oklch(0.6 0.12 250)">${face(121, 52, 17, svg`<path class="cover-drop" transform="translate(-12 -12)" d="M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13Z"/>`)}</g>
  </g>
</svg>`;

/** A die that shows five: the game's emblem. */
export const emblem = svg`<rect x="12" y="12" width="76" height="76" rx="16" fill="none" stroke="currentColor" stroke-width="7"/>${[
  [32, 32],
  [68, 32],
  [50, 50],
  [32, 68],
  [68, 68],
].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="7.500" fill="currentColor"/>`)}`;
