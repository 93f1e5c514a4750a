// Who sits where around one tablet.

import { seenFrom, sideOf, type Side } from '../device/around.ts';
import { settings } from '../device/settings.ts';
import { media } from '../lib/breakpoints.ts';

const lies = media('--lies-between');

/** Whether so many people can sit around this screen: only then do set-up and menu ask how the table turns. */
export const canTurn = (people: number): boolean => people > 1 && lies.matches;

/** Where each of these people sits, by seat. Null if they don't sit around the device: it is handed on, or stands in front of all of them. */
export function placesAround(names: readonly string[], humans: readonly number[]): ReadonlyMap<number, Side> | null {
  const kept = settings.get();
  if (kept.turning === 'stay' || !canTurn(humans.length)) return null;
  const people = humans.map((human) => names[human] ?? '');
  return new Map(humans.map((human, nth) => [human, sideOf(kept, people, nth)]));
}

/** The same places, as a person at the side `facing` sees them. */
export const placesFrom = (facing: Side, places: ReadonlyMap<number, Side>): ReadonlyMap<number, Side> =>
  new Map([...places].map(([seat, side]) => [seat, seenFrom(facing, side)]));

/** The side that the page faces, as `Facing` has noted it on the element that shows the match. */
export const facingOf = ({ dataset }: HTMLElement): Side => (dataset['facing'] as Side | undefined) ?? 'near';
