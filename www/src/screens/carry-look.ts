// What came in, as people are shown it before it is kept: the rules read a match once more, and say which game takes a deck.

import type { nothing, TemplateResult } from 'lit';
import { device } from '../device/device.ts';
import type { Brought } from '../device/carrying.ts';
import { hash } from '../device/merge.ts';
import { read, type Backup, type Parcel } from '../device/parcel.ts';
import type { StoredDeck, StoredMatch } from '../device/rows.ts';
import { inRows, sitting } from '../device/tenures.ts';
import { say, t, tOf } from '../lib/i18n.ts';
import { part } from '../lib/part.ts';
import { session } from '../match/session.ts';
import { games } from '../protocol/games.ts';
import { Refused } from '../protocol/index.ts';
import { alone, entry, registry } from '../tables/registry.ts';
import { dataOf, type Schema } from './options.ts';

export type Seen =
  | { kind: 'none'; text: string }
  | { kind: 'link'; hash: string }
  | { kind: 'match'; game: string; match: StoredMatch; shortened: boolean; emblem: TemplateResult | typeof nothing }
  | { kind: 'deck'; game: string; deck: StoredDeck; preview: TemplateResult }
  | { kind: 'backup'; backup: Backup; spoilt: number };

const none = (text: string): Seen => ({ kind: 'none', text });

/** Where the host of a frame shows one game: what there is of that game. */
export function ofShown(backup: Backup): Backup {
  const shown = <T extends { game: string }>(rows: T[]): T[] => rows.filter(({ game }) => !alone || game === alone.id);
  const { matches, results, decks, setups } = backup;
  return { ...backup, matches: shown(matches), results: shown(results), decks: shown(decks), setups: shown(setups) };
}

/** `name`: of the file, where it was one. */
export async function look(text: string, name: string | null): Promise<Seen> {
  const parcel = await read(text);
  switch (parcel.kind) {
    case 'none':
      return none(t(`carry-none-${parcel.why}`));
    case 'link':
      return parcel;
    case 'backup':
      return { ...parcel, backup: ofShown(parcel.backup) };
    case 'record':
    case 'cut':
      return await match(parcel);
    case 'data':
      return await deck(parcel.data, name);
  }
}

async function match(parcel: Parcel & { kind: 'record' | 'cut' }): Promise<Seen> {
  const { game } = parcel;
  const known = entry(game);
  if (!known) return none(t('game-unknown'));
  try {
    const { view, save, shortened } = await session.look(game, parcel.kind === 'cut' ? parcel.text : parcel.save);
    const kept = parcel.kind === 'record' ? parcel.kept : null;
    const row: StoredMatch = {
      ...kept,
      // The same record is the same match, from wherever it comes.
      id: kept?.id ?? `record-${hash(JSON.stringify([game, save.seats, save.seed, save.setup]))}`,
      game,
      ...inRows(sitting(save)),
      options: save.options,
      round: view.round,
      scores: view.seats.map((seat) => seat.score),
      over: view.over,
      updated: kept?.updated ?? Date.now(),
      revision: 1,
      save,
    };
    return { kind: 'match', game, match: row, shortened, emblem: known.emblem() };
  } catch (error) {
    if (error instanceof Refused) return none(say(error.refusal.message));
    throw error;
  }
}

/** The games that may take it, by what their schemas ask for; the rules have the last word. */
async function deck(data: object, file: string | null): Promise<Seen> {
  let why: string | null = null;
  for (const { id, brings = {} } of registry) {
    const info = games.find((game) => game.id === id);
    if (!info || !entry(id)) continue;
    for (const kind of dataOf(info.data as Schema).filter((one) => brings[one])) {
      if (!wants(info.data as Raw, kind, data)) continue;
      const { refusal } = await session.checkData({ game: id, options: {}, data: { [kind]: data }, title: file ?? '' });
      if (refusal) why = say(refusal.message);
      else {
        const { door } = await part(`${id}-${kind}`, brings[kind] as NonNullable<(typeof brings)[string]>);
        const name = door.title(data) || (file ?? '').replace(/\.json$/i, '') || tOf(id, `data-${kind}`);
        return { kind: 'deck', game: id, deck: { game: id, kind, name, data }, preview: door.preview(data) };
      }
    }
  }
  return none(why ?? t('carry-none-foreign'));
}

interface Raw {
  properties?: Record<string, { $ref?: string; anyOf?: { $ref?: string }[] }>;
  $defs?: Record<string, { required?: string[]; properties?: Record<string, unknown> }>;
}

/** Whether it has all that such data must have, and nothing else. */
function wants({ properties = {}, $defs = {} }: Raw, kind: string, data: object): boolean {
  const refs = [properties[kind], ...(properties[kind]?.anyOf ?? [])].flatMap((one) => one?.$ref ?? []);
  return refs.some((ref) => {
    const { required = [], properties: known = {} } = $defs[ref.split('/').at(-1) ?? ''] ?? {};
    return required.every((name) => name in data) && Object.keys(data).every((name) => name in known);
  });
}

/** Keeps it beside what is here; `full` where there is no room. */
export async function keep(seen: Seen): Promise<{ brought: Brought; href: string | null } | 'full'> {
  const nothingElse: Backup = { made: Date.now(), matches: [], results: [], decks: [], setups: [] };
  const [backup, href] = ((): [Backup, string | null] => {
    switch (seen.kind) {
      case 'match':
        return [{ ...nothingElse, matches: [seen.match] }, `#/table/${seen.match.id}`];
      case 'deck':
        return [{ ...nothingElse, decks: [seen.deck] }, `#/new/${seen.game}`];
      case 'backup':
        return [seen.backup, null];
      default:
        return [nothingElse, null];
    }
  })();
  const brought = await device.carrying.bring(backup);
  if (!brought) return 'full';
  const [id] = brought.ids;
  return { brought, href: seen.kind === 'match' && id !== undefined ? `#/table/${id}` : href };
}
