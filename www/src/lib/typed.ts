// Typed words, as they are kept, shown and compared. While somebody is typing, the text is left alone, because any change would disturb input methods
// and the caret.

/** Typed words in their plain form: single spaces, and plain apostrophes. */
export const tidied = (text: string): string =>
  text.normalize('NFC').replace(/[’‘ʼ]/g, "'").replace(/\s+/g, ' ').trim();

/** Words as they are shown, with typographic apostrophes. Decks and lists may have plain ones, and records keep what those have. */
export const printed = (text: string): string => text.replaceAll("'", '’');

/** A text as it is compared: its letters in lower case without accents, œ and æ as two of them. Spaces and other signs stay. */
export const bare = (text: string): string =>
  text
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The seat that a text means: by its number (from 1), by its name, or by a beginning that only its name has; null if there is not exactly one. */
export function meant(text: string, names: readonly string[], seats: readonly number[]): number | null {
  if (/^\d+$/.test(text)) return seats.find((seat) => seat === Number(text) - 1) ?? null;
  const nameOf = (seat: number): string => bare(names[seat] ?? '').trim();
  const written = bare(text).trim();
  const whole = seats.filter((seat) => nameOf(seat) === written);
  const begun = written === '' ? [] : seats.filter((seat) => nameOf(seat).startsWith(written));
  const found = whole.length > 0 ? whole : begun;
  return found.length === 1 ? (found[0] ?? null) : null;
}
