// How a remaining time is written, and when it is worth saying. Pure, so that it can be tested without waiting.

/** Milliseconds → "1:05". A second that has begun still counts, so that 0:00 is the end and nothing before it. */
export function written(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The seconds left at which a clock of `whole` ms is read aloud: half of its time, half a minute, ten seconds. Short clocks leave out some of
 * these. */
export function toldAt(whole: number): number[] {
  const seconds = whole / 1000;
  const marks = [
    ...(seconds >= 90 ? [Math.floor(seconds / 2)] : []),
    ...(seconds >= 60 ? [30] : []),
    ...(seconds >= 20 ? [10] : []),
  ];
  return [...new Set(marks)];
}

/** The mark that the time left has passed between `before` and `after`; null if none. Of several marks, the later one. */
export function passed(before: number, after: number, marks: readonly number[]): number | null {
  return marks.filter((at) => before > at * 1000 && after <= at * 1000).at(-1) ?? null;
}

/** Whether a second is heard that begins with so many milliseconds left: one of the last ten, and of a short clock of its last third, so that
 * no clock ticks most of its time. */
export const ticks = (ms: number, whole: number): boolean => ms > 0 && ms <= Math.min(10_000, whole / 3);
