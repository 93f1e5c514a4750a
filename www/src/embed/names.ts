// The texts of the poster. The build (build/embed.mjs) takes them from the catalogues, for the games that are in the bundle.

interface PosterTexts {
  box: string;
  play: string;
  /** `*` stands for the name of the game. */
  playGame: string;
}

declare const __EMBED__: {
  texts: Record<'fr' | 'en', PosterTexts>;
  /** A name that is the same in both languages is there once. */
  games: Record<string, string | Record<'fr' | 'en', string>>;
};

export const texts = __EMBED__.texts;

/** The games of this bundle, by their ids. */
export const games: readonly string[] = /* @__PURE__ */ Object.keys(__EMBED__.games);

export const known = (game: string): boolean => Object.hasOwn(__EMBED__.games, game);

/** The name of a game; without a game, the name of the box. */
export function names(game: string | null, lang: 'fr' | 'en'): string {
  const name = game === null ? undefined : __EMBED__.games[game];
  return (typeof name === 'object' ? name[lang] : name) ?? texts[lang].box;
}
