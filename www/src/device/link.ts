// A match, or only its deal, written in an address: after the '#', which browsers do not send to the host. Names are included only on request. A link
// gives its version, its length and a checksum, so that a link that was cut is noticed; its whole lines are still offered. Nothing in a link is
// trusted: the rules check it like any record.

import type { Player, Tenure } from '../protocol/index.ts';
import { deflated, inflated } from './packing.ts';

/** The version of links that are written. */
export const LINKS = 1;
/** How long a link may be, packed and unpacked, in bytes. */
export const PACKED = 16_000;
export const UNPACKED = 256_000;
/** How much of a link is unpacked at a time, in bytes: little, so that all that is whole is read before the place where a link breaks. */
const SLICE = 64;
/** Some programs cut longer addresses, or do not recognise them as links. */
export const LONG = 2000;

/** As much of a record as a link has. */
export interface Linked {
  game: string;
  seats: Player[];
  options: object;
  seed: string;
  setup: object | null;
  data?: object;
  /** Who has sat down since it was dealt. */
  tenures?: Tenure[];
  /** Empty if the link contains only the deal. */
  actions: { seat: number | null; action: object }[];
}

export type Unpacked =
  | { kind: 'whole' | 'cut'; linked: Linked }
  | { kind: 'none'; why: 'newer' | 'foreign' | 'large' | 'cut' };

interface Wishes {
  names: boolean;
  /** Whether the link contains the actions, or only the deal. */
  actions: boolean;
}

/** A record, written as a part of an address; null if it is too long. */
export async function linkOf(record: Linked, wishes: Wishes): Promise<string | null> {
  const { game, options, seed, setup, data } = record;
  const seats = record.seats.map(({ name, bot }) => [wishes.names ? name : '', bot]);
  const tenures = (wishes.actions ? (record.tenures ?? []) : []).map(({ from, seat, bot, name = '' }) => [
    from,
    seat,
    bot,
    wishes.names ? name : '',
  ]);
  const head = {
    game,
    options,
    seats,
    seed,
    ...(setup ? { setup } : {}),
    ...(data ? { data } : {}),
    ...(tenures.length > 0 ? { tenures } : {}),
  };
  const actions = wishes.actions ? record.actions : [];
  // One line per action: a link that was cut still has whole lines.
  const lines = actions.map(({ seat, action }) => `${seat ?? 't'}${JSON.stringify(action)}`);
  const text = [JSON.stringify(head), ...lines, ''].join('\n');
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > UNPACKED) return null;
  const packed = await deflated(bytes as BlobPart);
  if (packed.length > PACKED) return null;
  return `${LINKS}.${packed.length.toString(36)}.${crc32(packed).toString(36)}.${base64(packed)}`;
}

/** Reads a link. Never throws. */
export async function opened(code: string): Promise<Unpacked> {
  const none = (why: (Unpacked & { kind: 'none' })['why']): Unpacked => ({ kind: 'none', why });
  if (code.length > 2 * PACKED) return none('large');
  const [version = '', length = '', sum = '', body = ''] = code.split('.');
  if (!/^\d{1,4}$/.test(version) || version === '0') return none('foreign');
  if (Number(version) > LINKS) return none('newer');
  if (!/^[0-9a-z]{1,5}$/.test(length)) return none('cut');
  const packed = bytesOf(body);
  if (packed === null) return none('foreign');
  const said = Number.parseInt(length, 36);
  if (packed.length > PACKED || said > PACKED) return none('large');
  const whole = packed.length === said && crc32(packed) === Number.parseInt(sum, 36);
  const text = await inflated(packed, UNPACKED, SLICE);
  if (text === null) return none('large');
  const linked = read(text);
  if (!linked) return none(whole ? 'foreign' : 'cut');
  return { kind: whole ? 'whole' : 'cut', linked };
}

/** Reads whole lines only: what follows the last line break was cut. */
function read(text: string): Linked | null {
  const [first, ...lines] = text.split('\n').slice(0, -1);
  const head = json(first ?? '');
  if (!isObject(head)) return null;
  const { game, options, seats, seed, setup, data, tenures } = head;
  if (typeof game !== 'string' || !/^[a-z]{1,20}$/.test(game) || typeof seed !== 'string' || !/^\d{1,20}$/.test(seed))
    return null;
  if (!isObject(options) || !Array.isArray(seats) || seats.length > 12) return null;
  const players = seats.map((seat: unknown): Player | null => {
    const [name, bot] = (Array.isArray(seat) ? seat : []) as unknown[];
    if (typeof name !== 'string' || (bot !== null && typeof bot !== 'string')) return null;
    return { name: name.slice(0, 60), bot: bot as Player['bot'] };
  });
  if (!players.every((player) => player !== null)) return null;
  const actions: Linked['actions'] = [];
  for (const line of lines) {
    const action = json(line.slice(1));
    const seat = line[0] === 't' ? null : Number.parseInt(line[0] ?? '', 10);
    // After a faulty line, the later actions make no sense either.
    if (!isObject(action) || Number.isNaN(seat)) break;
    actions.push({ seat, action });
  }
  return {
    game,
    seats: players,
    options,
    seed,
    setup: isObject(setup) ? setup : null,
    ...(isObject(data) ? { data } : {}),
    ...tenuresOf(tenures, actions.length),
    actions,
  };
}

/** The tenures that make sense and begin within the actions. */
function tenuresOf(list: unknown, actions: number): Pick<Linked, 'tenures'> {
  const told = Array.isArray(list) ? (list as unknown[]).slice(0, 1000) : [];
  const tenures = told.flatMap((one) => {
    const [from, seat, bot, name] = (Array.isArray(one) ? one : []) as unknown[];
    if (!isCount(from) || !isCount(seat) || from > actions) return [];
    if (bot !== null && typeof bot !== 'string') return [];
    const named = typeof name === 'string' && name !== '' ? { name: name.slice(0, 60) } : {};
    return [{ from, seat, bot: bot as Player['bot'], ...named }];
  });
  return tenures.length > 0 ? { tenures } : {};
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function base64(bytes: Uint8Array): string {
  let signs = '';
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Null if the text is not base64url. A last character that makes no whole byte is left out, because the link was cut there. */
function bytesOf(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text)) return null;
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  try {
    return Uint8Array.from(atob(whole.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The check sum of zip and PNG (ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
