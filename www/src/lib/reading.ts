// How long people need to read.

/** A text of so many words is read: four a second, and a moment until it is seen. */
export const readMs = (words: number): number => 600 + 250 * words;
