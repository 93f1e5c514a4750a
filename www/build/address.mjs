// What index.html says of the place where the site stands.

/**
 * Not every program that shows the preview of a link takes a relative address for its picture, so that a house can name its own. Throws
 * where that is no full address, or where the page names no picture.
 */
export function withAddress(html, address) {
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new Error(`--address: ${address} is no full address such as https://example.org/games/`);
  // Of `…/games` a browser would take `games` for a file, and leave it out.
  const site = new URL(address.endsWith('/') ? address : `${address}/`);
  const picture = '<meta property="og:image" content="';
  if (!html.includes(`${picture}./`)) throw new Error('index.html names no picture for the preview of a link');
  const url = `<meta property="og:url" content="${site.href}" />`;
  return html.replace(`${picture}./`, () => `${url}\n    ${picture}${site.href}`);
}
