// The colour of a house: its hue and chroma replace those of the game. The lightness stays as it is, so that everything is as easy to read as before.

import { wear } from './styles.ts';

/** The largest chroma that is taken: that of the strongest of the games' own colours (styles/games). */
const STRONGEST = 0.15;

/** `#rrggbb` in OKLCH: hue in degrees, and chroma (Ottosson, "A perceptual color space for image processing"). */
export function hueOf(colour: string): { hue: number; chroma: number } {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return { hue: Math.round(hue), chroma: Math.min(STRONGEST, Math.round(Math.hypot(x, y) * 1000) / 1000) };
}

export function tint(colour: string): void {
  const { hue, chroma } = hueOf(colour);
  // The attribute stands twice: this rule prevails over a game's own, whose sheet comes later.
  wear(`:root:root,[data-game][data-game]{--accent-hue:${hue};--accent-chroma:${chroma}}`, 'tint');
}
