// Who sits where in a match: as it was dealt, and who has sat down there since (`tenures` of a record).

import type { Player, Save } from '../protocol/index.ts';

type Seated = Pick<Save, 'seats' | 'tenures'>;

/** Who sits at each seat after so many actions; without a number, now. */
export function sitting({ seats, tenures = [] }: Seated, at = Number.POSITIVE_INFINITY): Player[] {
  const players = seats.map(({ name, bot }) => ({ name, bot }));
  for (const { from, seat, bot, name } of tenures) {
    const player = players[seat];
    if (player && from <= at) players[seat] = { name: name ?? player.name, bot };
  }
  return players;
}

/** The first `at` actions of a record, with the tenures up to then. */
export function upTo(save: Save, at: number): Save {
  const { tenures, ...head } = save;
  const by = (tenures ?? []).filter(({ from }) => from <= at);
  return { ...head, ...(by.length > 0 ? { tenures: by } : {}), actions: save.actions.slice(0, at) };
}

/** The seats at which a person sits or has sat: what a person has seen of a hand stays known. */
export const peopled = ({ seats, tenures = [] }: Seated): number[] =>
  seats.flatMap(({ bot }, seat) =>
    bot === null || tenures.some((one) => one.seat === seat && one.bot === null) ? [seat] : [],
  );

/** The players as the rows of the device store them. */
export const inRows = (players: readonly Player[]): { names: string[]; bots: Player['bot'][] } => ({
  names: players.map(({ name }) => name),
  bots: players.map(({ bot }) => bot),
});

/** The player of each seat who played most of its actions. The result counts for them. If a person and a bot played equally many, the person is named. */
export function mostly(save: Pick<Save, 'seats' | 'tenures' | 'actions'>): Player[] {
  const { seats, tenures = [], actions } = save;
  return sitting({ seats }).map((dealt, seat) => {
    const held = tenures.filter((one) => one.seat === seat);
    const shares = new Map<string, { player: Player; count: number }>();
    // In the order in which they sat down.
    for (const player of [dealt, ...held.map(({ from }) => sitting(save, from)[seat] as Player)])
      shares.set(JSON.stringify(player), { player, count: 0 });
    actions.forEach((action, at) => {
      if (action.seat !== seat) return;
      const share = shares.get(JSON.stringify(sitting({ seats, tenures: held }, at)[seat]));
      if (share) share.count++;
    });
    const all = [...shares.values()];
    const most = Math.max(...all.map(({ count }) => count));
    const first = all.filter(({ count }) => count === most);
    return (first.find(({ player }) => player.bot === null) ?? (first[0] as { player: Player })).player;
  });
}
