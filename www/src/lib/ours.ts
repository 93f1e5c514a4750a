// Tells whether an answer is our page. A network with a login page answers every request with that page, and status 200.

/** Whether that text is an index.html of ours, of whatever version. */
export const isOurs = (text: string): boolean => /<meta\s+name="engine"\s/.test(text);
