// What a host's page and the game in its frame say to each other. The frame's window hears one thing, once a load: a `Hello` with a
// port, from its parent. All else goes over that port. Who reads takes nothing for granted: the other side may be anybody.

/** Of what is said here. Another one is not answered. */
export const VERSION = 1;

/** A record is no longer than that, in characters. */
export const LONGEST = 64 * 1024;

/** What the frame's window is told; the port travels with it. Said again with another port until one is answered. */
export interface Hello {
  mots: typeof VERSION;
  /** Answered over the port. */
  nonce: string;
  /** A match that the host has kept. */
  record?: string;
  /** What the host brings to every match that begins: a deck (`deck`), a theme card (`card`). */
  data?: Record<string, unknown>;
}

/** What a match is begun with. What is left out is as the element has it. */
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

/** A seat as everybody may know it. */
export interface PublicSeat {
  /** The level of the bot that sits there; null: a person. */
  bot: string | null;
  score: number;
  /** Only where the host gave the names. */
  name?: string;
}

/** What everybody at the table may know: no card, no word, no name that the host has not given. */
export interface PublicMatch {
  game: string;
  /** How many actions have been performed. */
  moves: number;
  round: number;
  /** Whose turn it is, where one seat has it. */
  turn: number | null;
  seats: PublicSeat[];
}

export interface Details {
  /** Something is drawn where the poster was. */
  'first-frame': Record<string, never>;
  /** Methods work. `resumable`: a match was left here. */
  ready: { version: number; game: string | null; resumable: boolean };
  'match-start': PublicMatch;
  action: PublicMatch & {
    /** Who acted, where it was that seat's turn; null: the table, or nobody else knows. */
    seat: number | null;
  };
  'match-end': PublicMatch & {
    /** The place of each seat, from 1. */
    places: number[];
    /** For how long it was played in this frame. */
    seconds: number;
  };
  /** With `storage="host"` alone: the whole match, hidden cards too (they follow from its seed). It is for the host's store. */
  save: { game: string; id: string; over: boolean; record: string };
  /** How high what stands outside a table would like to be, in CSS pixels. */
  resize: { height: number };
  /** Something does not work. `message` is for a console, in English. */
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
