// Style sheets that come with a script. A script makes them from the page's own text, which a strict Content Security Policy allows. They belong to
// the layers whose order styles/main.css sets.

const worn = new Set<string>();
const named = new Map<string, CSSStyleSheet>();

/** Adds a style sheet to the document, unless it is there already. A sheet with the same name is replaced. */
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
