// Words that somebody types or has typed, as they are kept and as they are shown. While they are being typed they are left alone: an input
// method, or a caret in their midst, would stumble over any change.

/** Words as they are meant: single spaces between them, typographic apostrophes made plain. */
export const tidied = (text: string): string =>
  text.normalize('NFC').replace(/[’‘ʼ]/g, "'").replace(/\s+/g, ' ').trim();

/** Words as they are printed: decks and lists may have the apostrophe of a keyboard, and records go by what they have. */
export const printed = (text: string): string => text.replaceAll("'", '’');
