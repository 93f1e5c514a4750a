// How an answer is known to be our page. A network that wants a password first answers everything
// with its own page, and 200.

/** Whether that text is an index.html of ours, of whatever version. */
export const isOurs = (text: string): boolean => /<meta\s+name="engine"\s/.test(text);
