// What is drawn on the two cards that bear no letter.

import { html, svg } from 'lit';

export const star = svg`<path fill="currentColor" stroke="currentColor" stroke-width="6" stroke-linejoin="round" d="m50 12 11.2 25.6 27.8 2.7-20.9 18.4 6.1 27.3L50 71.7 25.8 86l6.1-27.3L11 40.3l27.8-2.7Z"/>`;

export const firecracker = svg`<g fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"><rect x="24" y="40" width="36" height="54" rx="5" fill="currentColor"/><path d="M42 40c0-14 5-20 17-22"/><path d="m69 4 2 9M83 11l-7 7M88 26h-9M81 39l-7-6"/></g><path d="M24 58h36M24 75h36" stroke="var(--card-paper)" stroke-width="4"/>`;

const RAYS = 10;

/** What flies off a firecracker that is played, once. */
export const sparks = html`<svg class="sparks" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
  ${Array.from({ length: RAYS }, (_, ray) => svg`<path transform="rotate(${(ray * 360) / RAYS + (ray % 3) * 7})" d="M0 -22V${ray % 2 ? -40 : -47}" pathLength="1" />`)}
</svg>`;
