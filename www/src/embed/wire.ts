// What a host's page and the game in its frame say to each other. The frame's window accepts one message per load: a `Hello` with a
// port, from its parent. Everything else goes over that port. Each side checks all that it reads: the other side may be anybody.

/** The version of these messages. A message of any other version is not answered. */
export const VERSION = 1;

/** The most bytes that a record may have, in UTF-8. */
export const LONGEST = 64 * 1024;

export const bytesOf = (text: string): number => new Blob([text]).size;

/** The message to the frame's window; the port travels with it. It is sent again, each time with a new port, until one is answered. */
export interface Hello {
  mots: typeof VERSION;
  /** The frame sends it back over the port. */
  nonce: string;
  /** A match that the host has kept. */
  record?: string | undefined;
  /** The host's own data for every match that begins: a deck (`deck`), a theme card (`card`). */
  data?: Record<string, unknown>;
}

/** The settings of a new match. Those left out are taken from the element's attributes. */
export interface NewMatch {
  seats?: number;
  bots?: 'easy' | 'medium' | 'hard' | 'none';
  words?: 'fr' | 'en';
  options?: Record<string, unknown>;
  names?: string[];
  seed?: string;
  /** A deck (`deck`) or a theme card (`card`) of the host's own. */
  data?: Record<string, unknown>;
}

/** What the element asks for. */
export type Request =
  | { op: 'new'; match: NewMatch }
  | { op: 'load'; record: string }
  | { op: 'save' }
  | { op: 'pause' | 'resume' }
  | { op: 'mute'; on: boolean }
  | { op: 'set'; name: 'lang' | 'theme' | 'accent' | 'sound'; value: string };

/** What everybody may know about a seat. */
export interface PublicSeat {
  /** The level of the bot in this seat; null for a person. */
  bot: string | null;
  score: number;
  /** Only where the host gave the names. */
  name?: string;
}

/** What everybody at the table may know: no cards, no words, and no names but those that the host gave. */
export interface PublicMatch {
  game: string;
  /** How many actions have been performed. */
  moves: number;
  round: number;
  /** The seat whose turn it is; null if it is not one seat's turn. */
  turn: number | null;
  seats: PublicSeat[];
}

export interface Details {
  /** The game is drawn in place of the poster. */
  'first-frame': Record<string, never>;
  /** From now on what methods ask takes effect at once. `resumable`: an unfinished match is kept here. */
  ready: { version: number; game: string | null; resumable: boolean };
  'match-start': PublicMatch & {
    /** It had been begun at another time: told with its first action now. */
    resumed?: true;
  };
  action: PublicMatch & {
    /** The seat that acted, if it was its turn; otherwise null: the table acted, or nobody else may know who did. */
    seat: number | null;
  };
  'match-end': PublicMatch & {
    /** The place of each seat, from 1. */
    places: number[];
    /** How long it was played in this frame. */
    seconds: number;
  };
  /** Only with `storage="host"`: the whole match for the host to keep, hidden cards too (they follow from its seed). */
  save: { game: string; id: string; over: boolean; record: string };
  /** The height that a screen other than the table needs, in CSS pixels. */
  resize: { height: number };
  /** Something does not work. `message` is English text for a console. */
  error: { code: string; message: string };
}

export type EventName = keyof Details;

export const EVENTS: readonly EventName[] = [
  'first-frame',
  'ready',
  'match-start',
  'action',
  'match-end',
  'save',
  'resize',
  'error',
];

/** What the frame says over the port. */
export type Said =
  | { nonce: string }
  | { event: EventName; detail: unknown }
  | { id: number; ok: true; value?: string | null }
  | { id: number; ok: false; code: string };
