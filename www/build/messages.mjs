// The type of all messages (i18n/messages.gen.ts): every key of the French catalogue with the variables that its message takes, so that tsc
// checks what the page asks for. `npm run messages` writes it, `npm run types` compares it (`--check`). That English has the same messages with
// the same variables is checked by `cargo xtask tidy`.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { APART, variables } from './catalogues.mjs';
import { www } from './paths.mjs';

const GENERATED = path.join(www, 'i18n', 'messages.gen.ts');
const french = path.join(www, 'i18n', 'fr');

// Games that are not in the box say something, too.
const files = (await readdir(french)).filter((name) => name.endsWith('.ftl') && name !== APART).sort();
const texts = await Promise.all(files.map((name) => readFile(path.join(french, name), 'utf8')));
const lines = [...variables(texts.join('\n'))]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([key, names]) => `  '${key}': ${names.map((name) => `'${name}'`).join(' | ') || 'never'};\n`);
const text = `// Written by \`npm run messages\` from fr/*.ftl, never edited by hand.

/** The variables of each message, by its key. */
export interface Messages {
${lines.join('')}}
`;
if (!process.argv.includes('--check')) await writeFile(GENERATED, text);
else if ((await readFile(GENERATED, 'utf8').catch(() => '')) !== text) {
  console.error('i18n/messages.gen.ts is not what i18n/fr says: npm run messages');
  process.exit(1);
}
