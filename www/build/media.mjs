/** A sheet with its named sizes written out, of the window (`@media (--phone)`) and of the box that a table fills
 * (`@container table (--phone)`). */
export function written(css, breakpoints, name = 'a style sheet') {
  return css.replace(/@(media|container table) \((--[\w-]+)\)( and\b)?/g, (_, rule, size, and = '') => {
    const query = breakpoints[size];
    if (query === undefined) throw new Error(`${name}: no size is called ${size}`);
    if (and && query.includes(', ')) throw new Error(`${name}: ${size} has an “or” in it: nest what it is joined with`);
    return `@${rule} ${rule === 'media' ? query : asked(query)}${and}`;
  });
}

/** A container is not asked several questions, but one with “or” in it. In a media query a rem is the reader's own size of text; the box of a
 * table has that size for its own (styles/base.css), since elsewhere a rem grows with the page's text. */
const asked = (query) => {
  const parts = query.replaceAll('rem)', 'em)').split(', ');
  return parts.length === 1 ? parts[0] : parts.map((part) => `(${part})`).join(' or ');
};
