// What a page that shows this one in a frame has asked for, in the address: `?embed=1&game=…&lang=fr`. A guest touches nothing of the
// house: it writes no history and holds back no scrolling.

/** This page is shown in a frame of another one. */
export const framed = globalThis.parent !== globalThis.window;

export interface Asked {
  /** The one game that is shown; null: the box. Whether there is such a game, the registry says. */
  game: string | null;
  lang: 'fr' | 'en' | null;
  theme: 'auto' | 'light' | 'dark' | null;
  sound: 'on' | 'off' | null;
  /** How many are to sit at the table when it is set up for the first time. */
  seats: number | null;
  /** The level of the bots of that set-up; `none`: all are people. */
  bots: 'easy' | 'medium' | 'hard' | 'none' | null;
}

type Reader<T> = (text: string) => T | null;

const oneOf =
  <T extends string>(...values: T[]): Reader<T> =>
  (text) =>
    values.find((value) => value === text) ?? null;

const readers: { [K in keyof Asked]: Reader<NonNullable<Asked[K]>> } = {
  game: (text) => (/^[a-z]+$/.test(text) ? text : null),
  lang: oneOf('fr', 'en'),
  theme: oneOf('auto', 'light', 'dark'),
  sound: oneOf('on', 'off'),
  seats: (text) => (/^[2-8]$/.test(text) ? Number(text) : null),
  bots: oneOf('easy', 'medium', 'hard', 'none'),
};

/** Reads an address's query. Without `embed` nothing is asked; a value that is none is told and left out. */
export function askedIn(query: string, tell: (what: string) => void): Asked {
  const given = new URLSearchParams(query);
  const read = <K extends keyof Asked>(name: K): Asked[K] => {
    const text = given.has('embed') ? given.get(name) : null;
    if (text === null || text === '') return null as Asked[K];
    const value = readers[name](text);
    if (value === null) tell(`Mots en main: there is no ${name}="${text}"; it is ignored`);
    return value as Asked[K];
  };
  const [game, lang, theme] = [read('game'), read('lang'), read('theme')];
  return { game, lang, theme, sound: read('sound'), seats: read('seats'), bots: read('bots') };
}

export const asked = askedIn(globalThis.location?.search ?? '', (what) => console.warn(what));
