/** A sheet with its named media queries (`@media (--phone)`) written out. */
export function written(css, breakpoints, name = 'a style sheet') {
  return css.replace(/@media \((--[\w-]+)\)/g, (_, query) => {
    if (!(query in breakpoints)) throw new Error(`${name}: no media query is called ${query}`);
    return `@media ${breakpoints[query]}`;
  });
}
