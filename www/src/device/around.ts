// How people sit around one device: at which side each person sits, and whether the table turns towards the person who acts. Pure, so that it can be
// tested without a browser; the choices themselves are kept with the other settings of the device.

/** A side of the device, as seen by a person who holds it upright. */
export type Side = 'near' | 'left' | 'far' | 'right';
/** The table stays as it lies, turns towards the side of the person who acts, or turns between two people who face each other. */
export type Turning = 'stay' | 'turn' | 'facing';

/** The sides in the order of play, which goes clockwise. */
export const SIDES: readonly Side[] = ['near', 'left', 'far', 'right'];

/** Which side `side` is, as seen by a person who sits at the side `from`. */
export const seenFrom = (from: Side, side: Side): Side =>
  SIDES[(SIDES.indexOf(side) - SIDES.indexOf(from) + SIDES.length) % SIDES.length] ?? 'near';

/** The sides at which somebody sits, clockwise from `side`, which comes first. If nobody sits elsewhere, the opposite side is added. */
export function turnsFrom(side: Side, taken: ReadonlySet<Side>): Side[] {
  const all = SIDES.map((_, n) => SIDES[(SIDES.indexOf(side) + n) % SIDES.length] ?? side);
  const sides = all.filter((one) => one === side || taken.has(one));
  return sides.length === 1 ? [...sides, ...all.slice(2, 3)] : sides;
}

export const TURNINGS: readonly Turning[] = ['stay', 'turn', 'facing'];

export interface Around {
  turning: Turning;
  /** The side at which each person sat before, by name. */
  sides: Readonly<Record<string, Side>>;
}

export const personKey = (name: string): string => name.trim().toLocaleLowerCase();

/** The order in which free sides are taken: first two that face each other. */
const FREE: readonly Side[] = ['near', 'far', 'left', 'right'];

/** The usual side of the nth of `count` people: two people face each other, more people sit all around. */
const usual = (nth: number, count: number): Side =>
  (count === 2 ? (['near', 'far'] as const)[nth] : SIDES[nth % SIDES.length]) ?? 'near';

/** Towards which side the table turns for the nth of these people. */
export function sideOf({ turning, sides }: Around, people: readonly string[], nth: number): Side {
  if (turning === 'stay' || people.length < 2 || nth < 0) return 'near';
  if (turning === 'facing') return nth % 2 === 0 ? 'near' : 'far';
  return placeOf(sides, people, nth);
}

/** The side of the nth of these people: the side at which they sat before, else the usual one for their number, else the first that is free. */
export function placeOf(sides: Around['sides'], people: readonly string[], nth: number): Side {
  const before = (at: number): Side | undefined => {
    const key = personKey(people[at] ?? '');
    return Object.hasOwn(sides, key) ? sides[key] : undefined;
  };
  const own = before(nth);
  if (own !== undefined) return own;
  const taken = new Set(
    people
      .map((_, at) => before(at) ?? (at < nth ? placeOf(sides, people, at) : undefined))
      .filter((_, at) => at !== nth),
  );
  const wanted = usual(nth, people.length);
  return taken.has(wanted) ? (FREE.find((side) => !taken.has(side)) ?? wanted) : wanted;
}

/** The stored sides that make sense. */
export function readSides(stored: unknown): Record<string, Side> {
  if (!stored || typeof stored !== 'object') return {};
  return Object.fromEntries(Object.entries(stored).filter(([, side]) => SIDES.includes(side as Side))) as Record<
    string,
    Side
  >;
}
