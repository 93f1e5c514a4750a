// As much of a page as the shell asks for without drawing anything. To be imported before what it stands for.

const bare: Record<string, unknown> = {
  window: globalThis,
  parent: globalThis,
  navigator: { languages: ['fr'], language: 'fr' },
  localStorage: { getItem: () => null, setItem: () => undefined },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  addEventListener: () => undefined,
  // The next picture comes with the next task.
  requestAnimationFrame: (draw: () => void) => setTimeout(draw, 0),
  customElements: { define: () => undefined, get: () => undefined },
  CSS: { escape: (text: string) => text },
  HTMLElement: class {},
  CSSStyleSheet: class {
    replaceSync(): void {}
  },
  document: {
    adoptedStyleSheets: [],
    hidden: false,
    documentElement: { dataset: {}, style: {} },
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: () => undefined,
  },
};
for (const [name, value] of Object.entries(bare))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
