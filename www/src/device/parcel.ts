// What is taken along as a file, and how one is known that comes in: by its content, never by its name. A match is the engine's own
// record with what the page keeps beside it (`kept`, which the rules do not read); everything together is a backup.

import type { Packed } from './packing.ts';
import { LONGEST, pack, unpack } from './packing.ts';
import type { StoredResult } from './results.ts';
import {
  readDeck,
  readMatch,
  readResult,
  readSetup,
  type StoredDeck,
  type StoredMatch,
  type StoredSetup,
} from './rows.ts';

/** The version of the backups that are written. */
export const FORMAT = 1;
const MARK = 'mots-en-main';
/** The largest file that is read, in bytes: two hundred long matches, packed, are half as large. */
export const LARGEST = 24_000_000;
/** How many characters the records of a file may have together when they are unpacked: those of a thousand matches have some 10 million. */
export const UNPACKED = 32 * LONGEST;

/** Everything that a device keeps of its people. */
export interface Backup {
  /** When it was made, in ms since 1970. */
  made: number;
  /** With their records. */
  matches: StoredMatch[];
  results: StoredResult[];
  decks: StoredDeck[];
  setups: StoredSetup[];
}

export type Parcel =
  | { kind: 'backup'; backup: Backup; spoilt: number }
  /** A match: what the page keeps of it, where that came with it, and its record. */
  | { kind: 'record'; game: string; kept: StoredMatch | null; save: object }
  /** The beginning of a record, which breaks off. */
  | { kind: 'cut'; game: string; text: string }
  /** Something that a game may take: a deck, a theme card. Which, the rules say. */
  | { kind: 'data'; data: object }
  /** An address of a page of ours. */
  | { kind: 'link'; hash: string }
  | { kind: 'none'; why: 'empty' | 'large' | 'newer' | 'foreign' | 'spoilt' };

/** A match as a file: its record, which the rules read, and beside it what the page knows of it. The actions stand last, so that a file
 * that breaks off has lost only its end. */
export function recordText({ save, ...kept }: StoredMatch): string {
  const { actions, ...head } = save as { actions?: unknown };
  return `${JSON.stringify({ ...head, kept, actions })}\n`;
}

/** Everything as a file. Records are packed one by one. */
export async function backupText({ made, matches, ...rest }: Backup): Promise<string> {
  const packed = await Promise.all(
    matches.map(async ({ save, ...row }) => ({ ...row, save: asText(await pack(save)) })),
  );
  return `${JSON.stringify({ [MARK]: FORMAT, made, ...rest, matches: packed })}\n`;
}

/** What a text is. Nothing is kept, and nothing is asked of the rules. */
export async function read(text: string): Promise<Parcel> {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return { kind: 'none', why: 'empty' };
  if (trimmed.length > LARGEST) return { kind: 'none', why: 'large' };
  const link = /#\/(?:r|same)\/[\w.~%&=-]+/.exec(trimmed.slice(0, 40_000));
  if (link && !trimmed.startsWith('{')) return { kind: 'link', hash: link[0] };
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    return beginning(trimmed);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return { kind: 'none', why: 'foreign' };
  if (MARK in value) return await readBackup(value as Record<string, unknown>);
  const { game, actions, seed, kept } = value as Record<string, unknown>;
  if (typeof game !== 'string' || !Array.isArray(actions) || seed === undefined) return { kind: 'data', data: value };
  const row = readMatch({ ...(kept as object | null), save: null });
  const { kept: _, ...save } = value as Record<string, unknown>;
  return { kind: 'record', game, kept: row?.game === game ? row : null, save };
}

/** A text that is no JSON may be the beginning of a record. */
function beginning(text: string): Parcel {
  const game = /^\{[^[]{0,200}"game"\s*:\s*"([a-z]{1,20})"/.exec(text)?.[1];
  if (game !== undefined && /"seed"\s*:/.test(text) && /"actions"\s*:\s*\[/.test(text))
    return { kind: 'cut', game, text };
  return { kind: 'none', why: text.startsWith('{') ? 'spoilt' : 'foreign' };
}

async function readBackup(raw: Record<string, unknown>): Promise<Parcel> {
  const version = raw[MARK];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return { kind: 'none', why: 'foreign' };
  if (version > FORMAT) return { kind: 'none', why: 'newer' };
  let spoilt = 0;
  const rows = <T>(name: string, readRow: (row: unknown) => T | null): T[] => {
    const all = raw[name];
    return (Array.isArray(all) ? all : []).flatMap((one) => {
      const row = readRow(one);
      if (row === null) spoilt++;
      return row === null ? [] : [row];
    });
  };
  const matches: StoredMatch[] = [];
  const room = { left: UNPACKED };
  for (const row of rows('matches', readMatch)) {
    const save = await unpack(fromText(row.save), room);
    if (save !== null && typeof save === 'object') matches.push({ ...row, save });
    else spoilt++;
  }
  const backup: Backup = {
    made: typeof raw['made'] === 'number' ? raw['made'] : 0,
    matches,
    results: rows('results', readResult),
    decks: rows('decks', readDeck),
    setups: rows('setups', readSetup),
  };
  return { kind: 'backup', backup, spoilt };
}

/** Bytes in a text of JSON. */
function asText(packed: Packed): object {
  if (packed.packed === null) return packed;
  let signs = '';
  for (const byte of packed.bytes) signs += String.fromCharCode(byte);
  return { packed: packed.packed, base64: btoa(signs) };
}

function fromText(row: unknown): unknown {
  const { packed, base64 } = (row ?? {}) as { packed?: unknown; base64?: unknown };
  if (typeof base64 !== 'string') return row;
  try {
    return { packed, bytes: Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)) };
  } catch {
    return null;
  }
}
