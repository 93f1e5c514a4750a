// The players' emblems: animals, each with its colour. A choice is kept under the player's name, like the side of the device that they sit at. A
// record contains only names, so resumed matches and replays show the emblems of this device. Pure, so that it can be tested without a browser.

import { personKey } from './around.ts';

export const EMBLEMS = ['fox', 'owl', 'frog', 'bear', 'rabbit', 'penguin', 'mouse', 'cat'] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** The emblems that people have chosen, by name. */
export type Chosen = Readonly<Record<string, Emblem>>;

const chosenBy = (name: string, chosen: Chosen): Emblem | undefined => {
  const key = personKey(name);
  return Object.hasOwn(chosen, key) ? chosen[key] : undefined;
};

/** The emblem of each of these players, no two the same. Chosen emblems come first, then the emblem of each seat; a player whose emblem is taken gets
 * the first that is free. */
export function emblemsOf(names: readonly string[], chosen: Chosen): Emblem[] {
  const worn: (Emblem | undefined)[] = names.map(() => undefined);
  const take = (seat: number, wanted: Emblem | undefined): void => {
    if (worn[seat] === undefined && wanted !== undefined && !worn.includes(wanted)) worn[seat] = wanted;
  };
  names.forEach((name, seat) => take(seat, chosenBy(name, chosen)));
  names.forEach((_, seat) => take(seat, EMBLEMS[seat]));
  names.forEach((_, seat) => {
    take(
      seat,
      EMBLEMS.find((one) => !worn.includes(one)),
    );
  });
  return worn.map((one) => one ?? 'fox');
}

/** The choices after the player at `seat` has chosen `emblem`: a player who had this emblem gets the other one in exchange. */
export function choose(names: readonly string[], chosen: Chosen, seat: number, emblem: Emblem): Chosen {
  const worn = emblemsOf(names, chosen);
  const other = worn.indexOf(emblem);
  const key = (at: number): string => personKey(names[at] ?? '');
  return { ...chosen, ...(other < 0 ? {} : { [key(other)]: worn[seat] ?? emblem }), [key(seat)]: emblem };
}

/** The stored choices that make sense. */
export function readChosen(stored: unknown): Chosen {
  if (!stored || typeof stored !== 'object') return {};
  return Object.fromEntries(Object.entries(stored).filter(([, one]) => EMBLEMS.includes(one as Emblem))) as Chosen;
}
