/** The selector of this match's row in a list of matches. */
export const matchRow = (id: string): string => `[data-match="${CSS.escape(id)}"]`;
