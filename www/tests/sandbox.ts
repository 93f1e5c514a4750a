// What the frame of `<mots-en-main>` may do (src/embed/element.ts, docs/PUBLISHERS.md): tests of frames give theirs no more.
export const SANDBOX = 'allow-scripts allow-downloads allow-same-origin';
/** With `storage="host"` or `"none"`. */
export const KEEPS_NOTHING = 'allow-scripts allow-downloads';
