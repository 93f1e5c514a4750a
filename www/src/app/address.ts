// The part of the address after the '#': a screen's name and what stands behind it.

import { ownerOf } from '../tables/registry.ts';

/** `#/rules/<game>/<clause>` → rules, the game, the clause. A clause alone (`#<clause>`) leads to the rules of its game. */
export function read(hash: string): string[] {
  const clause = /^#([A-Z]{3}-\d+)$/.exec(hash)?.[1];
  const game = clause === undefined ? null : ownerOf(clause);
  if (clause !== undefined && game !== null) return ['rules', game, clause];
  return hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded)
    .filter((part) => part !== '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
