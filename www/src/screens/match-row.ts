/** The row of a list of matches that stands for this one: its element bears `data-match`. */
export const matchRow = (id: string): string => `[data-match="${CSS.escape(id)}"]`;
