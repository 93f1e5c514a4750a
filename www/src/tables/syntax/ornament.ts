// The joker's ornament: two squares turned into an eight-pointed star, as a printer's flower.

import { svg } from 'lit';

export const joker = svg`<g fill="none" stroke="currentColor" stroke-width="3.2" stroke-linejoin="round"><rect x="25" y="25" width="50" height="50"/><rect x="25" y="25" width="50" height="50" transform="rotate(45 50 50)"/></g><circle cx="50" cy="50" r="12" fill="currentColor"/><g fill="currentColor"><circle cx="50" cy="8" r="3.5"/><circle cx="50" cy="92" r="3.5"/><circle cx="8" cy="50" r="3.5"/><circle cx="92" cy="50" r="3.5"/></g>`;
