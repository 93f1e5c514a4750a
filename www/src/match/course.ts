// How a match went, round by round: who was ahead when, and where it turned.

/** The scores after each round, by seat. */
export type Course = readonly (readonly number[])[];

/** Who is ahead, and by how many points of whoever comes next; by none where several are. `few`: few points are good. */
export function leadOf(scores: readonly number[], few: boolean): { seats: number[]; by: number } {
  const [best = 0, next = best] = [...scores].sort((one, other) => (few ? one - other : other - one));
  return { seats: scores.flatMap((score, seat) => (score === best ? [seat] : [])), by: Math.abs(next - best) };
}

/** Whether few points are good: what the ranking says, since no game is known here. Null where all came to the same. */
export function fewIsGood(ranking: readonly (readonly number[])[], last: readonly number[]): boolean | null {
  const best = last[ranking[0]?.[0] ?? -1];
  const worst = last[ranking.at(-1)?.[0] ?? -1];
  return best === undefined || worst === undefined || best === worst ? null : best < worst;
}

/** The round, counted from 1, from which the winner stayed ahead. `always`: the winner was ahead after every round. */
export interface Turning {
  seat: number;
  round: number;
  always: boolean;
}

/** Null where several won, or too few rounds were played to tell. */
export function turningPoint(course: Course, ranking: readonly (readonly number[])[]): Turning | null {
  const [winners] = ranking;
  const seat = winners?.[0];
  const few = fewIsGood(ranking, course.at(-1) ?? []);
  if (seat === undefined || winners?.length !== 1 || course.length < 2 || few === null) return null;
  const ahead = (accounts: readonly number[]): boolean =>
    accounts.every((account, other) => {
      const own = accounts[seat] ?? 0;
      return other === seat || (few ? own < account : own > account);
    });
  const behind = course.findLastIndex((accounts) => !ahead(accounts));
  // The rules may decide a tie.
  if (behind === course.length - 1) return null;
  return { seat, round: behind + 2, always: behind < 0 };
}
