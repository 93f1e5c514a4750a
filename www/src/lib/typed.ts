// Words that somebody types. While they are being typed they are left alone: an input method, or a caret in their midst, would
// stumble over any change.

/** Words as they are meant: single spaces between them, typographic apostrophes made plain. */
export const tidied = (text: string): string =>
  text.normalize('NFC').replace(/[’‘ʼ]/g, "'").replace(/\s+/g, ' ').trim();
