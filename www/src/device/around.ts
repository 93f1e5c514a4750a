// How people sit around one device: who at which of its sides, and whether the table turns towards who acts. Pure, so that it can be
// tested without a browser; the choices themselves are kept with the other settings of the device.

/** A side of the device, as who holds it upright sees it. */
export type Side = 'near' | 'left' | 'far' | 'right';
/** The table stays as it lies, turns towards the side that each sits at, or turns between two who face each other. */
export type Turning = 'stay' | 'turn' | 'facing';

/** The sides in the order of play, which goes clockwise. */
export const SIDES: readonly Side[] = ['near', 'left', 'far', 'right'];

/** A side of the device, as whoever sits at another one sees it. */
export const seenFrom = (from: Side, side: Side): Side =>
  SIDES[(SIDES.indexOf(side) - SIDES.indexOf(from) + SIDES.length) % SIDES.length] ?? 'near';

/** The sides at which somebody sits, clockwise from this one, which comes first; where all sit there, the one across comes too. */
export function turnsFrom(side: Side, taken: ReadonlySet<Side>): Side[] {
  const all = SIDES.map((_, n) => SIDES[(SIDES.indexOf(side) + n) % SIDES.length] ?? side);
  const sides = all.filter((one) => one === side || taken.has(one));
  return sides.length === 1 ? [...sides, ...all.slice(2, 3)] : sides;
}

export const TURNINGS: readonly Turning[] = ['stay', 'turn', 'facing'];

export interface Around {
  turning: Turning;
  /** Where somebody has sat before, by name. */
  sides: Readonly<Record<string, Side>>;
}

export const personKey = (name: string): string => name.trim().toLocaleLowerCase();

/** Which side is taken first where one is as good as another: people face each other. */
const FREE: readonly Side[] = ['near', 'far', 'left', 'right'];

/** Where the nth of so many people sits until somebody says otherwise: two face each other, more sit all around. */
const usual = (nth: number, count: number): Side =>
  (count === 2 ? (['near', 'far'] as const)[nth] : SIDES[nth % SIDES.length]) ?? 'near';

/** Towards which side the table turns for the nth of these people. */
export function sideOf({ turning, sides }: Around, people: readonly string[], nth: number): Side {
  if (turning === 'stay' || people.length < 2 || nth < 0) return 'near';
  if (turning === 'facing') return nth % 2 === 0 ? 'near' : 'far';
  return placeOf(sides, people, nth);
}

/** Where the nth of these people sits: where they have sat before, else at the side that is theirs by their number, else at one that is free. */
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

/** What was kept, as far as it can be read. */
export function readSides(stored: unknown): Record<string, Side> {
  if (!stored || typeof stored !== 'object') return {};
  return Object.fromEntries(Object.entries(stored).filter(([, side]) => SIDES.includes(side as Side))) as Record<
    string,
    Side
  >;
}
