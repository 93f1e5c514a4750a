// What the host page asks for when it shows this page in a frame, in the address: `?embed=1&game=…&lang=fr`. As a guest, this page leaves the host
// page alone: it writes no history and holds back no scrolling.

import { readers, type Wishes, wishesIn } from './wishes.ts';

/** This page is shown in a frame of another one. */
export const framed = globalThis.parent !== globalThis.window;

/** How many characters of a value are told. */
const LONGEST_TOLD = 200;

/** The host's wishes, and what its messages or the address add (app/channel.ts, app/arrive.ts). */
export interface Asked extends Wishes {
  /** Data that the host supplies for the match, by its names in the protocol. */
  data?: Readonly<Record<string, unknown>>;
  /** Whether the next set-up deals by itself. */
  deal?: boolean;
  /** Whether earlier choices on this device do not count for the next set-up. */
  anew?: boolean;
}

const told = new Set<string>();

/** To be called when the host asks for something else: warnings are then given again, even if they were given before. */
export const tellAnew = (): void => told.clear();

/** Warns on the console that the host has asked for an unknown value. Each warning is given only once, however often a screen reads the value. */
export function tellIgnored(name: string, value: unknown): void {
  const text = value !== null && typeof value === 'object' ? written(value) : `"${String(value)}"`;
  const line = `Mots en main: there is no ${name}=${text.slice(0, LONGEST_TOLD)}; it is ignored`;
  if (!told.has(line)) console.warn(line);
  told.add(line);
}

function written(value: object): string {
  try {
    return JSON.stringify(value);
  } catch {
    // A circular object, or a bigint.
    return '…';
  }
}

/** Reads an address's query. Without `embed` nothing is asked; a name or a value that is none is told and left out. */
export function askedIn(query: string, tell: (name: string, text: string) => void): Asked {
  const given = new URLSearchParams(query);
  if (given.has('embed'))
    for (const [name, text] of given) if (!(name in readers) && !['embed', 'house'].includes(name)) tell(name, text);
  return wishesIn((name) => (given.has('embed') ? given.get(name) : null), tell);
}

const query = globalThis.location?.search ?? '';

/** Whether the address contains `embed`. */
export const invited = new URLSearchParams(query).has('embed');

/** Whether the host supplies data of its own: nothing begins before it comes. */
export const awaited = new URLSearchParams(query).has('house');

export const asked = askedIn(query, tellIgnored);

/** Links and files may be offered to be sent. */
export const maySend = asked.share !== 'off';

/** Nothing is written on this device: the host keeps what there is, or nobody does. */
export const leavesNothing = asked.storage === 'host' || asked.storage === 'none';
