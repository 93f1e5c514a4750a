// Words that somebody types or has typed, as they are kept and as they are shown. While they are being typed they are left alone: an input
// method, or a caret in their midst, would stumble over any change.

/** Words as they are meant: single spaces between them, typographic apostrophes made plain. */
export const tidied = (text: string): string =>
  text.normalize('NFC').replace(/[’‘ʼ]/g, "'").replace(/\s+/g, ' ').trim();

/** Words as they are printed: decks and lists may have the apostrophe of a keyboard, and records go by what they have. */
export const printed = (text: string): string => text.replaceAll("'", '’');

/** A text as it is compared: its letters in lower case without accents, œ and æ as two of them. Spaces and other signs stay. */
export const bare = (text: string): string =>
  text
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Which of these seats is meant by its number (from 1), or by as much of its name as no other begins with; null where that is not one. */
export function meant(text: string, names: readonly string[], seats: readonly number[]): number | null {
  if (/^\d+$/.test(text)) return seats.find((seat) => seat === Number(text) - 1) ?? null;
  const nameOf = (seat: number): string => bare(names[seat] ?? '').trim();
  const written = bare(text).trim();
  const whole = seats.filter((seat) => nameOf(seat) === written);
  const begun = written === '' ? [] : seats.filter((seat) => nameOf(seat).startsWith(written));
  const found = whole.length > 0 ? whole : begun;
  return found.length === 1 ? (found[0] ?? null) : null;
}
