/** The build makes these from www/i18n/<language>/*.ftl (build/catalogues.mjs). */
declare module 'catalogues' {
  /** Messages in each language: what brings them. */
  export type Catalogue = Readonly<Record<'fr' | 'en', () => Promise<{ default: string }>>>;
  /** What the page says before it is about a game. */
  export const box: Catalogue;
  /** What games say, by their ids; a page with one game has none: its box says all. */
  export const games: Readonly<Partial<Record<string, Catalogue>>>;
}
