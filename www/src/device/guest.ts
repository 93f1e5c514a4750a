// What a page that shows this one in a frame has asked for, in the address: `?embed=1&game=…&lang=fr`. A guest touches nothing of the
// house: it writes no history and holds back no scrolling.

import { type Wishes, wishesIn } from './wishes.ts';

/** This page is shown in a frame of another one. */
export const framed = globalThis.parent !== globalThis.window;

/** How many characters of a value are told. */
const LONGEST_TOLD = 200;

/** Wishes, and what only a message of the host's brings (app/channel.ts). */
export interface Asked extends Wishes {
  /** What is brought to the match, by the protocol's names of it. */
  data?: Readonly<Record<string, unknown>>;
  /** The set-up that follows deals by itself. */
  deal?: boolean;
  /** What was chosen before on this device does not count for it. */
  anew?: boolean;
}

const told = new Set<string>();

/** The host asks for something else: what is wrong with that is told even where it was told before. */
export const tellAnew = (): void => told.clear();

/** Says on the console that the host has asked for something that there is not; of one thing once, however often a screen reads it. */
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
    // A circle, or a number that JSON does not know.
    return '…';
  }
}

/** Reads an address's query. Without `embed` nothing is asked; a value that is none is told and left out. */
export function askedIn(query: string, tell: (name: string, text: string) => void): Asked {
  const given = new URLSearchParams(query);
  return wishesIn((name) => (given.has('embed') ? given.get(name) : null), tell);
}

const query = globalThis.location?.search ?? '';

/** The address asks for something. */
export const invited = new URLSearchParams(query).has('embed');

/** The host brings something of its own: nothing begins before. */
export const awaited = new URLSearchParams(query).has('house');

export const asked = askedIn(query, tellIgnored);

/** Links and files may be offered to be sent. */
export const maySend = asked.share !== 'off';

/** Nothing is written on this device: the host keeps what there is, or nobody does. */
export const leavesNothing = asked.storage === 'host' || asked.storage === 'none';
