// The oldest browsers that have all that the page needs (docs/HOSTING.md, "Browsers"): modules in workers, colours in OKLCH and mixed,
// `in srgb` in gradients, `:has()`, sheets made by script.
export const targets = ['chrome111', 'firefox127', 'safari16.4'];
