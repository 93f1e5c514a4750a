// Who pressed first, and who sits where. Pure, so that it can be tested without fingers.

/** A buzzer that was pressed. */
export interface Press {
  seat: number;
  /** The event's `timeStamp`: when the finger came down, not when the page heard of it. */
  at: number;
}

/** The seats in the order in which they pressed, each once. Of presses at the same instant the one heard first comes first. */
export function inOrder(presses: readonly Press[]): number[] {
  const sorted = presses.map((press, heard) => ({ ...press, heard })).sort((a, b) => a.at - b.at || a.heard - b.heard);
  return [...new Set(sorted.map(({ seat }) => seat))];
}

export type Side = 'near' | 'left' | 'far' | 'right';
/** Which edges a screen has room for. */
export type Room = 'all' | 'ends' | 'sides';

/** How many people have room at each side of a screen that has room at all four sides. */
const MOST: Readonly<Record<Side, number>> = { near: 3, left: 2, far: 3, right: 2 };

/** Whether there is room for all where they say that they sit. */
export const roomFor = (sides: readonly Side[]): boolean =>
  (Object.keys(MOST) as Side[]).every((side) => sides.filter((one) => one === side).length <= MOST[side]);

/** The sides at which this many people have their buzzers, clockwise from the near left. On a screen with room at all sides, the long ones are
 * taken first. On a phone, only near and far are used, or only left and right if the phone lies on its side. */
export function sidesOf(count: number, room: Room): Side[] {
  const full: Record<Side, number> = { near: 0, left: 0, far: 0, right: 0 };
  const turns = { ends: ['near', 'far'], sides: ['left', 'right'], all: ['near', 'far', 'left', 'right'] } as const;
  const most = room === 'all' ? MOST : { near: 9, left: 9, far: 9, right: 9 };
  for (let left = count, round = 0; left > 0 && round < 40; round++) {
    const side = turns[room][round % turns[room].length] as Side;
    if (full[side] < most[side]) {
      full[side]++;
      left--;
    }
  }
  return (['near', 'left', 'far', 'right'] as const).flatMap((side) => new Array<Side>(full[side]).fill(side));
}
