// A match that people play on this device: its conductor, what it keeps for later matches, and its rematch.

import { device } from '../device/device.ts';
import { keptData, keptDecks } from '../device/kept.ts';
import { paceMs, settings } from '../device/settings.ts';
import { peopled } from '../device/tenures.ts';
import { still } from '../lib/stillness.ts';
import { Match } from '../match/match.ts';
import { session, type OpenMatch } from '../match/session.ts';
import type { Circumstances } from '../match/stage.ts';
import { placesAround } from '../shell/seated.ts';
import type { Data, Level, Options, Player, Save } from '../protocol/index.ts';
import type { GameEntry } from '../tables/game.ts';

export class Live {
  readonly match: Match;
  readonly options: Readonly<Options>;
  readonly data: Readonly<Data>;

  constructor(
    readonly entry: GameEntry,
    { engine, keeping, view }: OpenMatch,
    /** People's answers to a ballot that is not decided yet. */
    answered: Pick<Circumstances, 'votes' | 'noteVotes'> = {},
  ) {
    const stored = keeping.row;
    this.options = stored.options as Options;
    this.data = ((stored.save as Partial<Save> | null)?.data ?? {}) as Data;
    const seats: Player[] = view.seats.map(({ name, bot }) => ({ name, bot }));
    this.match = new Match({
      engine,
      seats,
      peopled: peopled((stored.save ?? { seats }) as Save),
      hands: entry.can.hand ?? false,
      view,
      habits: {
        paceMs,
        playOnly: () => settings.get().playOnly && !settings.get().ear,
        patient: () => settings.get().ear,
        lies: () => {
          const { view: now, humans } = this.match;
          const names = now.seats.map(({ name }) => name);
          return !settings.get().ear && placesAround(names, humans) !== null;
        },
      },
      hidden: still.now,
      at_ms: stored.at_ms ?? 0,
      note: (seen, at_ms) => keeping.note(seen, at_ms),
      ...answered,
    });
  }

  /** Keeps something for the matches to come. */
  async keep(kind: string, change: (kept: unknown) => unknown): Promise<void> {
    const game = this.entry.id;
    const name = this.entry.keeps?.[kind]?.(this.options);
    if (name === undefined) return;
    await device.decks.update(game, kind, name, change);
  }

  /** Starts the same match again with other cards, perhaps with bots of another level; returns its id. */
  async again(level: Level | null): Promise<string> {
    const { options, data } = this;
    const { id: game, keeps = {} } = this.entry;
    const seats = this.match.seats.map((seat) =>
      seat.bot === null || level === null ? seat : { ...seat, bot: level },
    );
    const last = level === null ? null : await device.setups.get(game);
    // The next set-up begins with that level too.
    if (last) await device.setups.put({ ...last, seats });
    // What was kept during this match is known in the next one.
    const kept = keptData(await keptDecks(game, keeps), keeps, options);
    return await session.start({ game, seats, options, data: { ...data, ...kept } });
  }
}
