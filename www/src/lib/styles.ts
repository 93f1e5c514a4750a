// Style sheets that come with a script. They are made by script from a text of the page's own, which a strict Content Security
// Policy allows, and take their place in the layers that styles/main.css has put in order.

const worn = new Set<string>();
const named = new Map<string, CSSStyleSheet>();

/** Puts a sheet on the document, once; in the place of the one that had the same name. */
export function wear(text: string, name?: string): void {
  const before = name === undefined ? undefined : named.get(name);
  if (before) return void before.replaceSync(text);
  if (worn.has(text)) return;
  worn.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  if (name !== undefined) named.set(name, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
