// How long people need to read.

/** How long it takes to read so many words, in ms: four words a second, and a moment until the text is seen. */
export const readMs = (words: number): number => 600 + 250 * words;
