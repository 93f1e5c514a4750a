// wasm-bindgen's script and its module know each other by names with digests in them (`__wbg_get_646ffc7f71f64d2b`), which nothing can pack.
// Both are always of one build, so short names do.
import { exportsOf, importsOf, leb, moduleOf, sections, written } from './wasm.mjs';

/** The same script and module, with short names for what one takes from the other. */
export function shortNames(script, module) {
  const found = sections(module);
  const names = new Map();
  const shorter = (name) => {
    const known = names.get(name) ?? `$${names.size.toString(36)}`;
    names.set(name, known);
    return known;
  };
  const list = (parts) => Buffer.concat([Buffer.from(leb(parts.length)), ...parts.flat()]);
  const contents = {
    2: (content) =>
      list(
        importsOf(content).map(({ from, name, rest }) => [
          Buffer.from([...written(shorter(from)), ...written(shorter(name))]),
          rest,
        ]),
      ),
    7: (content) =>
      list(
        exportsOf(content).map(({ name, rest }) => [
          Buffer.from(written(/__h[0-9a-f]{16}$/.test(name) ? shorter(name) : name)),
          rest,
        ]),
      ),
  };
  const shortened = found.map(({ id, content }) => ({ id, content: contents[id]?.(content) ?? content }));
  let text = script;
  for (const [name, short] of names) {
    // A name in quotes, before a colon, or behind a point.
    const quoted = new RegExp(`(["'.\\s])${name.replace(/[.$/]/g, '\\$&')}(?=["':(,)\\s;])`, 'g');
    if (!quoted.test(text))
      throw new Error(`imports: the script does not know ${name}; has wasm-bindgen changed what it writes?`);
    text = text.replace(quoted, (_, before) => before + short);
  }
  return { script: text, module: moduleOf(shortened) };
}
