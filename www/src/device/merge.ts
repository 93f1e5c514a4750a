// Merges the data of two devices by id, without losing anything. The result does not depend on which device comes first, nor on how often each comes.
// A match that was continued in two places is kept twice, side by side; of a match and its beginning, only the match is kept.

import type { StoredMatch } from './rows.ts';

/** The part of an id that all versions of a match share; what follows the tilde tells them apart. */
export const baseOf = (id: string): string => id.replace(/~[0-9a-z]+$/, '');

/** The id of a version of a match that was played on in two places. */
export const versionOf = ({ id, save }: Pick<StoredMatch, 'id' | 'save'>): string =>
  `${baseOf(id)}~${hash(JSON.stringify(said(save)))}`;

interface Said {
  head: string;
  actions: string[];
}

/** What a record says of the match, without the times of its actions. */
function said(save: unknown): Said {
  const { game, seats, seed, setup, actions } = (save ?? {}) as Record<string, unknown>;
  const list = Array.isArray(actions) ? (actions as unknown[]) : [];
  return {
    head: JSON.stringify([game, seats, seed, setup]),
    actions: list.map((one) => {
      const { seat, action } = (one ?? {}) as Record<string, unknown>;
      return JSON.stringify([seat, action]);
    }),
  };
}

/** Whether all that was played in one record was played in the other. */
export function contains(whole: unknown, part: unknown): boolean {
  const [long, short] = [said(whole), said(part)];
  return long.head === short.head && short.actions.every((action, at) => action === long.actions[at]);
}

/** Whether both say the same of who sat where. */
export const seatedAlike = (one: unknown, other: unknown): boolean => seated(one) === seated(other);

function seated(save: unknown): string {
  const { tenures = [] } = (save ?? {}) as { tenures?: unknown };
  return JSON.stringify(tenures);
}

/** Merges matches by id: each line of play is kept once, and the longest one keeps the id. */
export function mergeMatches(rows: readonly StoredMatch[]): StoredMatch[] {
  return [...grouped(rows, ({ id }) => baseOf(id))].flatMap(([base, all]) => {
    const versions: StoredMatch[] = [];
    const longestFirst = all.map((row) => ({ ...row, id: base })).sort(later);
    for (const row of longestFirst) if (!versions.some(({ save }) => contains(save, row.save))) versions.push(row);
    return versions.map((row, at) => (at === 0 ? row : { ...row, id: versionOf(row) }));
  });
}

function later(a: StoredMatch, b: StoredMatch): number {
  const length = ({ save }: StoredMatch): number => said(save).actions.length;
  return length(b) - length(a) || b.updated - a.updated || descending(a, b);
}

/** Rows of one id that say the same become one; each of the others gets an id of its own. */
export function mergeRows<T extends { id: string }>(rows: readonly T[]): T[] {
  return [...grouped(rows, ({ id }) => baseOf(id))].flatMap(([base, all]) =>
    distinct(all.map((row) => ({ ...row, id: base }))).map((row, at) =>
      at === 0 ? row : { ...row, id: `${base}~${hash(JSON.stringify(row))}` },
    ),
  );
}

/** What is in any of these lists, once, in their order. */
export function union(lists: readonly unknown[][]): unknown[] {
  return [...new Map(lists.flat().map((one) => [JSON.stringify(one), one])).values()];
}

/** A deck's name without the number that tells it from others of that name. */
export const nameOf = (name: string): string => name.replace(/ \(\d+\)$/, '');

function grouped<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

const distinct = <T>(rows: readonly T[]): T[] => (union([[...rows]]) as T[]).sort(descending);

function descending(a: unknown, b: unknown): number {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  return one === other ? 0 : one < other ? 1 : -1;
}

/** A short name for a text: FNV-1a, twice. It tells versions apart and protects nothing. */
export function hash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    one = Math.imul(one ^ sign, 0x01000193);
    other = Math.imul(other ^ sign, 0x85ebca6b);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}
