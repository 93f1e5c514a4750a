// What a link brings to the person who opens it: a match to look at, or the cards of a match, dealt anew.

import { opened, type Linked, type Unpacked } from '../device/link.ts';
import type { StoredMatch } from '../device/rows.ts';
import { t } from '../lib/i18n.ts';
import type { Player, Save } from '../protocol/index.ts';

/** Names seats by their numbers if the link left out their names; people and bots get different words. */
export function named(seats: readonly Player[]): Player[] {
  return seats.map(({ name, bot }, index) => ({
    name: name.trim() || t(bot === null ? 'seat-number' : 'share-bot', { number: index + 1 }),
    bot,
  }));
}

/** Why a link leads nowhere, in words. */
export const whyNot = ({ why }: Unpacked & { kind: 'none' }): string => t(`link-${why}`);

/** The record, as the rules read it. */
export const recordOf = (linked: Linked): object => ({
  version: 1,
  ...linked,
  seats: named(linked.seats),
  checksums: {},
});

export const asLinked = ({ game, seats, options, seed, setup, data, tenures, actions }: Save): Linked => ({
  game,
  seats,
  options: options as object,
  seed,
  setup: setup as object | null,
  ...(data ? { data: data as object } : {}),
  ...(tenures ? { tenures } : {}),
  actions: actions.map(({ seat, action }) => ({ seat, action: action as object })),
});

/** A record to be shown, and what else the page knows of it. */
export interface Source {
  game: string;
  save: object | string;
  kept: StoredMatch | null;
  /** After how many actions to begin; null for the beginning. */
  at: number | null;
  /** A notice that is shown first, for example that the record was cut. */
  notice?: string;
}

/** Finds a record. Null if there is no such match; a string says why the match cannot be shown. */
export type Find = () => Promise<Source | string | null>;

/** The match in a link, at the move that the address names. */
export const linkSource =
  (code: string, move: string | undefined): Find =>
  async () => {
    const found = await opened(code);
    if (found.kind === 'none') return whyNot(found);
    const at = /^\d{1,5}$/.test(move ?? '') ? Number(move) : null;
    const { game } = found.linked;
    return {
      game,
      save: recordOf(found.linked),
      kept: null,
      at,
      ...(found.kind === 'cut' ? { notice: t('link-cut-notice') } : {}),
    };
  };
