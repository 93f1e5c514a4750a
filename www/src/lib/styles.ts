// Style sheets that come with a script. They are made by script from a text of the page's own, which a strict Content Security
// Policy allows, and take their place in the layers that styles/main.css has put in order.

const worn = new Set<string>();

/** Puts a sheet on the document, once. */
export function wear(text: string): void {
  if (worn.has(text)) return;
  worn.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
