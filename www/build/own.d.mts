type Both = Record<'fr' | 'en', string>;
export interface BrandFile {
  name: Both | null;
  lead: Both | null;
  legal: Both | null;
  accent: string | null;
  icons: string | null;
  links: { text: Both; href: string }[];
}
/** The games of the box. */
export function gamesOfTheBox(): string[];
/** What the box does not have and a build may be asked for. */
export function gamesAside(): string[];
/** `plis,syntax` → the games, each once; throws a sentence. */
export function readGames(text: string, all?: string[]): string[];
/** A brand file's text → what the page needs of it; throws a sentence. */
export function readBrand(text: string, folder: string): BrandFile;
/** The catalogue's text in the house's name. */
export function namedInCatalogue(
  text: string,
  language: 'fr' | 'en',
  bundle: { games: string[]; brand: BrandFile },
): string;
/** The page's list of games with these alone. */
export function registryOf(source: string, games: string[]): string;
/** Whether one of these games reads that file. */
export function isRead(name: string, games?: string[]): boolean;
