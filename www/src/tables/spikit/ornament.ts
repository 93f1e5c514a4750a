import { svg } from 'lit';

/** The ornament of the joker. */
export const star = svg`<path fill="currentColor" d="M50 6 62 37 95 39 69 60 78 93 50 74 22 93 31 60 5 39 38 37Z"/>`;
/** A speech bubble: the game's emblem. */
export const bubble = svg`<path fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round" d="M14 20h72v46H52L32 86V66H14Z"/><path fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round" d="M30 37h40M30 50h24"/>`;
