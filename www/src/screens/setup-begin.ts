// What a set-up begins with: what was chosen on this device, or the usual. What the host of a frame asks for goes before both, until somebody has
// chosen here.

import { device } from '../device/device.ts';
import { asked, tellIgnored } from '../device/guest.ts';
import type { StoredDeck } from '../device/rows.ts';
import { settings } from '../device/settings.ts';
import type { Wishes } from '../device/wishes.ts';
import { t } from '../lib/i18n.ts';
import { part } from '../lib/part.ts';
import type { GameInfo } from '../protocol/index.ts';
import type { Door } from '../tables/game.ts';
import { entry } from '../tables/registry.ts';
import {
  dataOf,
  getAt,
  languageChoices,
  restore,
  setAt,
  unfit,
  type Field,
  type Options,
  type Schema,
} from './options.ts';
import { joined, seated, type Seats } from './setup-seats.ts';

/** Something that may be brought from a file, and how it is shown. */
export interface Way {
  kind: string;
  door: Door;
}

export interface Beginning {
  options: Options;
  seats: Seats;
  /** What is brought, by kind. */
  brought: Record<string, StoredDeck>;
}

/** What may be brought to a game. */
export async function waysInto({ id, data }: GameInfo): Promise<Way[]> {
  const brings = entry(id)?.brings ?? {};
  const kinds = dataOf(data as Schema).filter((kind) => brings[kind]);
  return await Promise.all(
    kinds.map(async (kind) => {
      const load = brings[kind] as () => Promise<{ door: Door }>;
      return { kind, door: (await part(`${id}-${kind}`, load)).door };
    }),
  );
}

/** The games that somebody has set up since the page was loaded, each with the kinds of the host's data that were played with. */
const begun = new Map<string, readonly string[]>();

/** To be called when what was chosen for a game is kept: until the page is loaded again, the host's wishes for it have been heard. */
export function chose(game: string, brought: Beginning['brought']): void {
  begun.set(
    game,
    Object.keys(brought).filter((kind) => brought[kind]?.data === asked.data?.[kind]),
  );
}

const HEARD = { options: null, words: null, seats: null, bots: null, names: null };

export async function beginning(info: GameInfo, fields: Field[], ways: readonly Way[]): Promise<Beginning> {
  const { id, levels } = info;
  const before = asked.anew ? undefined : begun.get(id);
  const wishes: Pick<Wishes, keyof typeof HEARD> = before ? HEARD : asked;
  // With a seed every reader gets the same deal: nothing that was chosen here before may make another of it.
  const anew = asked.anew || asked.seed !== null;
  const last = anew ? null : await device.setups.get(id);
  const brought = { ...(await restored(id, ways, last?.data ?? {})), ...ofHouse(id, ways, before) };
  for (const [path, value] of unfit(fields, wishes.options ?? {})) tellIgnored(`options.${path}`, value);
  // What the host asks for goes before what was chosen here; what it leaves open stays as it was.
  const chosen = last && { ...last.options, ...(wishes.words === null ? {} : suggested(fields)) };
  let options = restore(fields, { ...(chosen ?? suggested(fields)), ...wishes.options });
  // The family sits down at another game, too.
  const family = anew ? 1 : Math.max(1, settings.get().family.length);
  const usual = last?.seats.length ?? Math.max(3, family);
  const wanted = Math.max(info.seats.min, Math.min(info.seats.max, wishes.seats ?? usual));
  const others = wishes.bots === 'none' ? null : (levels.find((level) => level === wishes.bots) ?? 'easy');
  let seats: Seats = [];
  const kept = [...(last?.seats ?? [])];
  // Bots make room first. Without any (-1) it is whoever sat last.
  while (kept.length > wanted)
    kept.splice(
      kept.findLastIndex(({ bot }) => bot !== null),
      1,
    );
  for (const { name, bot } of kept) {
    const level = wishes.bots === null ? bot : others;
    const sits = bot === null ? null : (levels.find((one) => one === level) ?? null);
    seats = wishes.names === null ? seated(seats, name, sits) : joined(seats, sits);
  }
  while (seats.length < wanted) seats = joined(seats, seats.length < (last ? 1 : family) ? null : others);
  // Whoever began may have no seat any more.
  if (Number(getAt(options, ['first_seat'])) >= wanted) options = setAt(options, ['first_seat'], 0);
  return { options, seats, brought };
}

/** What was brought to the last match, where it is still on the device. */
async function restored(
  game: string,
  ways: readonly Way[],
  names: Record<string, string>,
): Promise<Record<string, StoredDeck>> {
  const decks = await device.decks.all(game);
  const found = ways.flatMap(({ kind }) => {
    const deck = decks.find((one) => one.kind === kind && one.name === names[kind]);
    return deck ? [[kind, deck] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What the host of a frame brings; `only`: of that, the kinds that somebody has played with. */
function ofHouse(game: string, ways: readonly Way[], only?: readonly string[]): Record<string, StoredDeck> {
  const data = asked.data ?? {};
  const name = t('own-data-house');
  // A box of several games takes for each what it knows; who asks for one game is told what it does not.
  for (const [kind, value] of Object.entries(asked.game === game ? data : {}))
    if (!ways.some((way) => way.kind === kind)) tellIgnored(`data.${kind}`, value);
  const brought = ways.filter(({ kind }) => data[kind] !== undefined && (only?.includes(kind) ?? true));
  return Object.fromEntries(brought.map(({ kind }) => [kind, { game, kind, name, data: data[kind] }] as const));
}

/** Words in the language of the interface, until somebody chooses. */
function suggested(fields: readonly Field[]): Options {
  const wanted = asked.words ?? settings.get().language;
  const [words] = languageChoices(fields, wanted);
  return words ? setAt({}, words.path, wanted) : {};
}
