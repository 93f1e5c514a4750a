// Small line drawings for the interface. Decorative: the name stands beside them or on their button.

import { svg, html, type TemplateResult } from 'lit';

const shapes = {
  menu: svg`<path d="M4 7h16M4 12h16M4 17h16"/>`,
  undo: svg`<path d="M9 7 4.5 11.5 9 16"/><path d="M5 11.5h9a5 5 0 0 1 0 10h-2"/>`,
  hint: svg`<path d="M9 18h6M10 21h4"/><path d="M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3Z"/>`,
  rules: svg`<path d="M12 6.5C10 5 7 4.6 4 5v13c3-.4 6 0 8 1.5 2-1.5 5-1.9 8-1.5V5c-3-.4-6 0-8 1.5Z"/><path d="M12 6.5V19.5"/>`,
  log: svg`<path d="M7 6h13M7 12h13M7 18h9"/><path d="M3.5 6h.01M3.5 12h.01M3.5 18h.01"/>`,
  scores: svg`<rect x="5" y="3" width="14" height="18" rx="2"/><path d="M9 8h6M9 12h6M9 16h3"/>`,
  leave: svg`<path d="M14 4h4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-4"/><path d="M10 8l-4 4 4 4M6 12h10"/>`,
  sound: svg`<path d="M4 10v4h3.5L12 18V6L7.5 10Z"/><path d="M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>`,
  mute: svg`<path d="M4 10v4h3.5L12 18V6L7.5 10Z"/><path d="m16 9.5 5 5m0-5-5 5"/>`,
  sun: svg`<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>`,
  moon: svg`<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z"/>`,
  device: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5v17a8.5 8.5 0 0 0 0-17Z" fill="currentColor"/>`,
  heart: svg`<path d="M12 20S4 15 4 9.300A4.300 4.300 0 0 1 12 7a4.300 4.300 0 0 1 8 2.300C20 15 12 20 12 20Z"/>`,
  fill: svg`<path d="M4 9.500V4h5.500M20 9.500V4h-5.500M4 14.500V20h5.500M20 14.500V20h-5.500"/>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  back: svg`<path d="M19 12H5M11 6l-6 6 6 6"/>`,
  sort: svg`<path d="M4 6h10M4 12h7M4 18h4"/><path d="M17.5 5v14m0 0-3-3m3 3 3-3"/>`,
  plus: svg`<path d="M12 5v14M5 12h14"/>`,
  skip: svg`<path d="M4 16a8 8 0 0 1 14.6-4.5"/><path d="M19.5 5.5v6h-6"/><circle cx="12" cy="17.5" r="1.5" fill="currentColor"/>`,
  down: svg`<path d="M12 4v11m0 0-4.5-4.5M12 15l4.5-4.5"/><path d="M5 19.5h14"/>`,
  turn: svg`<path d="M5 9a7.5 7.5 0 0 1 13.5-1.5M19 15a7.5 7.5 0 0 1-13.5 1.5"/><path d="M19 3.5v4.500h-4.500M5 20.500v-4.500h4.500"/>`,
  minus: svg`<path d="M5 12h14"/>`,
  check: svg`<path d="m5 12.5 4.5 4.5L19 7.5"/>`,
  bin: svg`<path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13"/>`,
  person: svg`<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5a7.5 7.5 0 0 1 15 0"/>`,
  clock: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.500 2"/>`,
  people: svg`<circle cx="8.5" cy="9" r="3.2"/><path d="M2.500 19.500a6 6 0 0 1 12 0"/><circle cx="16.500" cy="8" r="2.700"/><path d="M16.500 13.500a5.500 5.500 0 0 1 5 6"/>`,
  mic: svg`<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5.500 11.500a6.500 6.500 0 0 0 13 0M12 18v3M9 21h6"/>`,
  keyboard: svg`<rect x="2.500" y="6" width="19" height="12" rx="2"/><path d="M6 10h.01M9 10h.01M12 10h.01M15 10h.01M18 10h.01M6 14h.01M18 14h.01M9 14h6"/>`,
  robot: svg`<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4.5M9.5 13v1M14.5 13v1"/>`,
  share: svg`<circle cx="6" cy="12" r="2.5"/><circle cx="17.500" cy="5.500" r="2.500"/><circle cx="17.500" cy="18.500" r="2.500"/><path d="m8.200 10.800 7-4M8.200 13.200l7 4"/>`,
  link: svg`<path d="M10 14a4 4 0 0 0 5.700 0l3.300-3.300a4 4 0 0 0-5.700-5.700L12 6.300"/><path d="M14 10a4 4 0 0 0-5.700 0L5 13.300A4 4 0 0 0 10.700 19L12 17.700"/>`,
  play: svg`<path d="M8 5.500v13l10.500-6.500Z" fill="currentColor"/>`,
  pause: svg`<path d="M9 6v12M15 6v12" stroke-width="3"/>`,
  first: svg`<path d="M6 5v14M18.500 6 10 12l8.500 6Z"/>`,
  last: svg`<path d="M18 5v14M5.500 6l8.500 6-8.500 6Z"/>`,
  previous: svg`<path d="m15 5.500-8 6.500 8 6.500Z"/>`,
  next: svg`<path d="m9 5.500 8 6.500-8 6.500Z"/>`,
  eye: svg`<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Z"/><circle cx="12" cy="12" r="2.800"/>`,
  chart: svg`<path d="M4 20V4M4 20h16"/><path d="m7 15 4-5 3.500 3L20 6.500"/>`,
  box: svg`<path d="M4 8.500 12 4l8 4.500v7L12 20l-8-4.500Z"/><path d="M4 8.500 12 13l8-4.500M12 13v7"/>`,
  hand: svg`<rect x="4" y="6" width="8" height="13" rx="1.5" transform="rotate(-10 8 12)"/><rect x="12" y="6" width="8" height="13" rx="1.5" transform="rotate(10 16 12)"/>`,
} as const;

export type Icon = keyof typeof shapes;

export const icon = (name: Icon): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${shapes[name]}</svg>`;
