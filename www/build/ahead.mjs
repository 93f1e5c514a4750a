// After merge.mjs. A script that is imported later names what it needs itself, and a browser hears of that only when the script is there: one more
// round trip to the host for each set-up and table. So whoever imports a script later asks for all of that at once; what is asked for so is
// fetched and not yet run. What nearly everybody wants next is asked for as soon as the texts of the start screen are there: they run
// before the importer does, which the line would only wait for.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What is written into the importer: asks for scripts beside the one that it stands in, each once. */
export const ASK = `const ahead=(asked=>(...names)=>{for(const name of names)if(!asked.has(name)){asked.add(name);const link=document.createElement("link");link.rel="modulepreload";link.href=new URL(name,import.meta.url).href;document.head.append(link)}})(new Set);`;
const LATER = /import\("\.\/([^"]+\.js)"\)/g;
const AT_ONCE = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/** The screens that nearly everybody wants next. */
const NEXT = /^(?:setup|table)-\w+\.js$/;

/**
 * @param {string} folder where the bundle is, its scripts in `chunks`
 * @param {string} importer the script that imports others later, `chunks/…`
 * @param {readonly string[]} there the scripts that have come by then, itself among them
 * @param {readonly string[]} texts the catalogues, `chunks/…`: whichever comes asks for what is wanted next
 * @returns what is asked for so, `chunks/…`
 */
export async function askAhead(folder, importer, there, texts) {
  const text = await readFile(path.join(folder, importer), 'utf8');
  if (/\bahead\b/.test(text)) throw new Error(`ahead: ${importer} has that name already`);
  /** What a script needs, and what that needs in its turn. */
  const needs = async (name, found = new Set(there)) => {
    const code = await readFile(path.join(folder, 'chunks', name), 'utf8');
    for (const [, next] of code.matchAll(AT_ONCE)) {
      if (found.has(`chunks/${next}`)) continue;
      found.add(`chunks/${next}`);
      await needs(next, found);
    }
    return [...found].slice(there.length).map((found) => JSON.stringify(`./${path.posix.basename(found)}`));
  };
  const needed = new Map();
  for (const [, name] of text.matchAll(LATER)) needed.set(name, await needs(name));
  const ahead = (asked, name) => (needed.get(name).length > 0 ? `(ahead(${needed.get(name)}),${asked})` : asked);
  const next = [...needed].filter(([name]) => NEXT.test(name));
  if (next.length === 0) throw new Error(`ahead: ${importer} imports neither set-up nor table`);
  const wanted = new Set(next.flatMap(([name, needs]) => [JSON.stringify(`./${name}`), ...needs]));
  await writeFile(path.join(folder, importer), `${ASK}${text.replace(LATER, ahead)}`);
  for (const catalogue of texts) {
    const file = path.join(folder, catalogue);
    await writeFile(file, `{${ASK}ahead(${[...wanted]})}${await readFile(file, 'utf8')}`);
  }
  return Array.from(wanted, (name) => path.posix.join('chunks', JSON.parse(name)));
}
