// What a person chose once for this device: language, theme, sound, pace. Kept in localStorage because it is wanted before
// the first paint; where storage throws (private mode, a sandboxed frame) the choices last as long as the page.

import { readSides, TURNINGS, type Around, type Turning } from './around.ts';
import { readChosen, type Chosen } from './emblems.ts';
import { asked, framed, leavesNothing } from './guest.ts';

export type Language = 'fr' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
/** How long a bot's turn stays readable; `none` waits for nothing. */
export type Pace = 'slow' | 'normal' | 'fast' | 'none';
/** How a hand is put in order: `dealt` as it came and was moved by hand, or a name that a game's table offers (`GameTable.sorts`). */
export type HandOrder = string;

/** How much is said to whoever plays by ear: what others do in a few words, all of it, or with explanations. */
export type SpeechLevel = 'brief' | 'normal' | 'full';

export type Handed = 'right' | 'left';

export interface Settings extends Around {
  language: Language;
  theme: Theme;
  sound: boolean;
  pace: Pace;
  handOrder: HandOrder;
  /** Where the rules leave a single legal action, it is played without being asked for. */
  playOnly: boolean;
  /** A tap on a card of one's hand plays it, where that is all there is to a move. */
  oneTap: boolean;
  /** The first match of each game is explained while it is played. */
  captions: boolean;
  /** Played by ear: moves are written on a line, nothing lapses and nothing is played for anybody. */
  ear: boolean;
  speech: SpeechLevel;
  /** Which hand plays: what it reaches lies at its side. */
  handed: Handed;
  /** Games of which a match was played to its end. */
  explained: readonly string[];
  /** The people of the last match, in their order: they sit down at the next game too. */
  family: readonly string[];
  /** The emblems that people have chosen, by name. */
  emblems: Chosen;
}

const KEY = 'mots-en-main.settings';
const listeners = new Set<() => void>();
const speakers = new Set<(language: Language) => void>();

function fromDevice(): Language {
  const first = (navigator.languages ?? [navigator.language]).find((tag) => /^(fr|en)\b/i.test(tag));
  return first?.toLowerCase().startsWith('en') ? 'en' : 'fr';
}

const allowed: {
  [K in Exclude<keyof Settings, 'handOrder' | 'explained' | 'sides' | 'family' | 'emblems'>]: readonly Settings[K][];
} = {
  language: ['fr', 'en'],
  theme: ['auto', 'light', 'dark'],
  sound: [true, false],
  pace: ['slow', 'normal', 'fast', 'none'],
  playOnly: [true, false],
  oneTap: [true, false],
  captions: [true, false],
  turning: TURNINGS,
  ear: [true, false],
  speech: ['brief', 'normal', 'full'],
  handed: ['right', 'left'],
};

/** A touch screen that several people can sit around. One that is larger hangs on a wall, and nobody sits behind it. */
const isTablet = (): boolean => !framed && matchMedia(TABLET).matches;
const TABLET =
  '(pointer: coarse) and (min-width: 37rem) and (min-height: 37rem) and (max-width: 90rem) and (max-height: 90rem)';

/** Nobody has said on this device how the table turns. */
let unasked = true;

function read(): Settings {
  const settings: Settings = {
    language: fromDevice(),
    theme: 'auto',
    sound: !framed,
    pace: 'normal',
    handOrder: 'dealt',
    playOnly: true,
    oneTap: false,
    captions: true,
    ear: false,
    speech: 'normal',
    handed: 'right',
    explained: [],
    turning: isTablet() ? 'turn' : 'stay',
    sides: {},
    family: [],
    emblems: {},
  };
  if (leavesNothing) return settings;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (stored && typeof stored === 'object') {
      unasked = !('turning' in stored);
      for (const key of Object.keys(allowed) as (keyof typeof allowed)[]) {
        const value = (stored as Record<string, unknown>)[key];
        if ((allowed[key] as readonly unknown[]).includes(value)) Object.assign(settings, { [key]: value });
      }
      const { handOrder, explained, sides, family, emblems } = stored as Record<string, unknown>;
      if (typeof handOrder === 'string') settings.handOrder = handOrder;
      if (Array.isArray(explained)) settings.explained = explained.filter((game) => typeof game === 'string');
      if (Array.isArray(family)) settings.family = family.filter((name) => typeof name === 'string');
      settings.sides = readSides(sides);
      settings.emblems = readChosen(emblems);
    }
  } catch {
    // Unreadable or forbidden: the defaults stand.
  }
  return settings;
}

/** What the host of a frame has asked for goes before what was chosen here, until somebody chooses. */
const wished: Partial<Settings> = {
  ...(asked.lang === null ? {} : { language: asked.lang }),
  ...(asked.theme === null ? {} : { theme: asked.theme }),
  ...(asked.sound === null ? {} : { sound: asked.sound === 'on' }),
};

/** What was chosen for the whole device. */
let ours = read();
/** How the table of the match on the screen turns. */
let turns: { turning?: Turning } = {};
/** Is told how its people want it to turn. */
let keepTurning: (turning: Turning) => void;

let current: Settings = { ...ours, ...wished };
/** The choices are where other tabs find them; once they could not be written there, they last as long as the page. */
let kept = !leavesNothing;

export const settings = {
  get: (): Readonly<Settings> => current,
  set({ turning, ...change }: Partial<Settings>): void {
    const here = turning !== undefined && turns.turning !== undefined;
    if (here) {
      turns = { turning };
      keepTurning(turning);
    }
    // What another tab has chosen meanwhile stays as it is. A language is not shown before its messages are there (lib/i18n.ts).
    ours = { ...(kept ? read() : ours), ...change, ...(here || turning === undefined ? {} : { turning }) };
    if (turning !== undefined && !here) unasked = false;
    for (const name of Object.keys(change) as (keyof Settings)[]) delete wished[name];
    current = { ...ours, ...wished, ...turns, language: change.language ?? current.language };
    try {
      // What was only proposed is proposed anew, on whatever screen that is.
      const { turning: _, ...rest } = ours;
      if (kept) localStorage.setItem(KEY, JSON.stringify(unasked ? rest : ours));
    } catch {
      // Kept in memory only.
      kept = false;
    }
    told();
  },
  /** How tables turn, as somebody has chosen for this device; null as long as it is only proposed. */
  get turning(): Turning | null {
    return unasked ? null : ours.turning;
  },
  /** A match comes on the screen: its table turns like that, whatever is chosen for others, and `keep` is told when that changes. */
  sit(turning: Turning, keep: (turning: Turning) => void): void {
    turns = { turning };
    keepTurning = keep;
    current = { ...current, turning };
  },
  /** It is left. */
  rise(): void {
    turns = {};
    current = { ...current, turning: ours.turning };
  },
  /** What the host of a frame asks for now: nothing of it is kept. */
  wish(change: Partial<Settings>): void {
    Object.assign(wished, change);
    current = { ...current, ...change };
    told();
  },
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Another tab speaks another language now. */
  onLanguage(listener: (language: Language) => void): void {
    speakers.add(listener);
  },
};

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Puts language, theme and the hand that plays on the document, where styles, screen readers and the browser look for them. */
function show(): void {
  const root = document.documentElement;
  root.lang = current.language;
  const theme = current.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : current.theme;
  root.dataset['theme'] = theme;
  root.dataset['handed'] = current.handed;
  // The browser's own frame goes with the page, whatever the device prefers.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media = meta.dataset['of'] === theme ? 'all' : 'not all';
}
dark.addEventListener('change', show);
show();

function told(): void {
  show();
  for (const listener of listeners) listener();
}

// Another tab has chosen something.
addEventListener('storage', ({ key }) => {
  if (key !== KEY && key !== null) return;
  const { language } = current;
  ours = read();
  const chosen = { ...ours, ...wished, ...turns };
  current = { ...chosen, language };
  told();
  if (chosen.language !== language) for (const speak of speakers) speak(chosen.language);
});

/** Milliseconds that a bot's turn stays readable at the chosen pace. */
export function paceMs(): number {
  return { slow: 1900, normal: 1050, fast: 300, none: 0 }[current.pace];
}

/** A share of that, and at least so many milliseconds unless nothing is waited for. */
export function shareOfPace(share: number, least: number): number {
  return current.pace === 'none' ? 0 : Math.max(least, paceMs() * share);
}
