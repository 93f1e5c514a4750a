// What a person chose once for this device: language, theme, sound, pace. Kept in localStorage because it is wanted before
// the first paint; where storage throws (private mode, a sandboxed frame) the choices last as long as the page.

export type Language = 'fr' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
/** How long a bot's turn stays readable; `none` waits for nothing. */
export type Pace = 'slow' | 'normal' | 'fast' | 'none';
/** How a hand is put in order: `dealt` as it came and was moved by hand, or a name that a game's table offers (`GameTable.sorts`). */
export type HandOrder = string;

export interface Settings {
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
  /** Games of which a match was played to its end. */
  explained: readonly string[];
}

const KEY = 'mots-en-main.settings';
const listeners = new Set<() => void>();

function fromDevice(): Language {
  const first = (navigator.languages ?? [navigator.language]).find((tag) => /^(fr|en)\b/i.test(tag));
  return first?.toLowerCase().startsWith('en') ? 'en' : 'fr';
}

const allowed: { [K in Exclude<keyof Settings, 'handOrder' | 'explained'>]: readonly Settings[K][] } = {
  language: ['fr', 'en'],
  theme: ['auto', 'light', 'dark'],
  sound: [true, false],
  pace: ['slow', 'normal', 'fast', 'none'],
  playOnly: [true, false],
  oneTap: [true, false],
  captions: [true, false],
};

function read(): Settings {
  const framed = window.parent !== window;
  const settings: Settings = {
    language: fromDevice(),
    theme: 'auto',
    sound: !framed,
    pace: 'normal',
    handOrder: 'dealt',
    playOnly: true,
    oneTap: false,
    captions: true,
    explained: [],
  };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (stored && typeof stored === 'object') {
      for (const key of Object.keys(allowed) as (keyof typeof allowed)[]) {
        const value = (stored as Record<string, unknown>)[key];
        if ((allowed[key] as readonly unknown[]).includes(value)) Object.assign(settings, { [key]: value });
      }
      const { handOrder, explained } = stored as { handOrder?: unknown; explained?: unknown };
      if (typeof handOrder === 'string') settings.handOrder = handOrder;
      if (Array.isArray(explained)) settings.explained = explained.filter((game) => typeof game === 'string');
    }
  } catch {
    // Unreadable or forbidden: the defaults stand.
  }
  return settings;
}

let current = read();

export const settings = {
  get: (): Readonly<Settings> => current,
  set(change: Partial<Settings>): void {
    current = { ...current, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(current));
    } catch {
      // Kept in memory only.
    }
    show();
    for (const listener of listeners) listener();
  },
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Puts language and theme on the document's root, where styles and screen readers look for them. */
function show(): void {
  const root = document.documentElement;
  root.lang = current.language;
  const theme = current.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : current.theme;
  root.dataset['theme'] = theme;
}
dark.addEventListener('change', show);
show();

/** Milliseconds that a bot's turn stays readable at the chosen pace. */
export function paceMs(): number {
  return { slow: 1900, normal: 1050, fast: 300, none: 0 }[current.pace];
}

/** A share of that, and at least so many milliseconds unless nothing is waited for. */
export function shareOfPace(share: number, least: number): number {
  return current.pace === 'none' ? 0 : Math.max(least, paceMs() * share);
}
