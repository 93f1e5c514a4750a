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

/** Where so many people find their buzzers, clockwise from the near left. Where there is room they sit on all sides, the long
 * ones first; on a phone only near and far. */
export function sidesOf(count: number, room: 'all' | 'ends'): Side[] {
  const full: Record<Side, number> = { near: 0, left: 0, far: 0, right: 0 };
  const turns: Side[] = room === 'ends' ? ['near', 'far'] : ['near', 'far', 'left', 'right'];
  // The two short sides take one person each before a long side takes its third.
  const most: Record<Side, number> =
    room === 'ends' ? { near: 9, left: 0, far: 9, right: 0 } : { near: 3, left: 2, far: 3, right: 2 };
  for (let left = count, round = 0; left > 0 && round < 40; round++) {
    const side = turns[round % turns.length] as Side;
    if (full[side] < most[side]) {
      full[side]++;
      left--;
    }
  }
  return (['near', 'left', 'far', 'right'] as const).flatMap((side) => new Array<Side>(full[side]).fill(side));
}
