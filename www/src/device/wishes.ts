// What the host of a frame may ask for, under the names that are used in the frame's address and on the element `<mots-en-main>`: the possible
// values, and how they are read. Nothing here touches a page, so that the host's page (embed) can use it too.

export interface Wishes {
  /** The one game that is shown; null: the box. Whether there is such a game, the registry says. */
  game: string | null;
  lang: 'fr' | 'en' | null;
  theme: 'auto' | 'light' | 'dark' | null;
  /** The host's colour. The page takes its hue and chroma, but not its lightness. */
  accent: string | null;
  sound: 'on' | 'off' | null;
  /** How many are to sit at the table when it is set up for the first time. */
  seats: number | null;
  /** The level of the bots of that set-up; `none`: all are people. */
  bots: 'easy' | 'medium' | 'hard' | 'none' | null;
  /** The language of the words that are played. */
  words: 'fr' | 'en' | null;
  /** Options of the game, by their names in the protocol. */
  options: Readonly<Record<string, unknown>> | null;
  /** The seed of the first match: all its randomness comes from it. */
  seed: string | null;
  /** `table` opens a match at once. `poster` and `now` tell the element when to load the frame. */
  start: 'poster' | 'now' | 'table' | null;
  /** Who keeps matches: this device under the game's address, the host, or nobody. */
  storage: 'own' | 'host' | 'none' | null;
  /** The players' names, from the first seat on; `off`: nobody is asked for a name. */
  names: 'off' | readonly string[] | null;
  /** `off`: nothing offers to send anything to anybody. */
  share: 'on' | 'off' | null;
}

type Reader<T> = (text: string) => T | null;

/** The longest name, in characters, as in the fields of the set-up. */
const NAME = 24;
const SEATS = 8;
/** The longest text of options, in characters; the options of all games together need a tenth of this. */
const OPTIONS = 4096;

const oneOf =
  <T extends string>(...values: T[]): Reader<T> =>
  (text) =>
    values.find((value) => value === text) ?? null;

const like =
  (form: RegExp): Reader<string> =>
  (text) =>
    form.test(text) ? text : null;

function names(text: string): 'off' | string[] | null {
  if (text === 'off') return 'off';
  const all = text.split(',').map((name) => name.trim());
  const good = all.every((name) => name !== '' && name.length <= NAME && !/\p{C}/u.test(name));
  const others = new Set(all.map((name) => name.toLocaleLowerCase()));
  return good && all.length <= SEATS && others.size === all.length ? all : null;
}

function options(text: string): Record<string, unknown> | null {
  if (text.length > OPTIONS) return null;
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

export const readers: { [K in keyof Wishes]: Reader<NonNullable<Wishes[K]>> } = {
  game: like(/^[a-z]{1,20}$/),
  lang: oneOf('fr', 'en'),
  theme: oneOf('auto', 'light', 'dark'),
  accent: (text) => (/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : null),
  sound: oneOf('on', 'off'),
  seats: (text) => (/^[2-8]$/.test(text) ? Number(text) : null),
  bots: oneOf('easy', 'medium', 'hard', 'none'),
  words: oneOf('fr', 'en'),
  options,
  seed: like(/^\d{1,19}$/),
  start: oneOf('poster', 'now', 'table'),
  storage: oneOf('own', 'host', 'none'),
  names,
  share: oneOf('on', 'off'),
};

export const WISHES = Object.keys(readers) as (keyof Wishes)[];

/** Reads wishes by their names. A faulty value is passed to `tell` and left out; an empty one counts as no wish. */
export function wishesIn(
  given: (name: keyof Wishes) => string | null,
  tell: (name: string, text: string) => void,
): Wishes {
  const read = <K extends keyof Wishes>(name: K): [K, Wishes[K]] => {
    const text = given(name);
    if (text === null || text === '') return [name, null as Wishes[K]];
    const value = readers[name](text);
    if (value === null) tell(name, text);
    return [name, value as Wishes[K]];
  };
  return Object.fromEntries(WISHES.map(read)) as unknown as Wishes;
}
