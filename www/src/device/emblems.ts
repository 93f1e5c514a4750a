// The emblem of whoever plays: an animal with its colour, kept by name like the side that somebody sits at. A record knows the names alone,
// so a match that is taken up again and a replay show what each wears on this device. Pure, so that it can be tested without a browser.

import { personKey } from './around.ts';

export const EMBLEMS = ['fox', 'owl', 'frog', 'bear', 'rabbit', 'penguin', 'mouse', 'cat'] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** What somebody has chosen, by name. */
export type Chosen = Readonly<Record<string, Emblem>>;

const chosenBy = (name: string, chosen: Chosen): Emblem | undefined => {
  const key = personKey(name);
  return Object.hasOwn(chosen, key) ? chosen[key] : undefined;
};

/** What each of these wears, no two the same: first comes what somebody has chosen, then the emblem of the seat; whoever finds theirs worn takes
 * the first that is left. */
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

/** What has been chosen, once one of them has chosen more: who wears that emblem gets theirs for it. */
export function choose(names: readonly string[], chosen: Chosen, seat: number, emblem: Emblem): Chosen {
  const worn = emblemsOf(names, chosen);
  const other = worn.indexOf(emblem);
  const key = (at: number): string => personKey(names[at] ?? '');
  return { ...chosen, ...(other < 0 ? {} : { [key(other)]: worn[seat] ?? emblem }), [key(seat)]: emblem };
}

/** What was kept, as far as it can be read. */
export function readChosen(stored: unknown): Chosen {
  if (!stored || typeof stored !== 'object') return {};
  return Object.fromEntries(Object.entries(stored).filter(([, one]) => EMBLEMS.includes(one as Emblem))) as Chosen;
}
