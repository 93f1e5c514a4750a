// After esbuild, which makes a chunk of each set of modules that the same screens share: the start page asked for some forty scripts of mostly
// less than 3 kB, each a request, each packed for itself. Those that it always loads become two: what main.js imports at once, and all else
// that the first screen needs. Whoever imported one of them imports it from there; every module is still there once.
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, transform } from 'esbuild';

/**
 * Makes one script of each group.
 *
 * @param {string} folder where the bundle is
 * @param {readonly string[]} names its scripts, in the folder: `main.js`, `chunks/…`, none of them outside `chunks` but such as no other imports
 * @param {readonly (readonly string[])[]} groups the scripts that become one, in the order of their evaluation but for what they import
 *   themselves. The first of them gives its name, and its exports stay under theirs.
 * @param {import('esbuild').BuildOptions} options as the bundle was made
 * @param {string} [added] what scripts will get besides, so that their names change with it
 * @returns {Promise<Map<string, string>>} the names of what is left, by what they were
 */
export async function merge(folder, names, groups, options, added = '') {
  const members = new Map(groups.flatMap((group) => group.map((name) => [name, group])));
  const exported = await exportsOf(folder, [...members.keys()], options);
  const order = [...members.keys()];
  const called = (member, name) => (members.get(member)[0] === member ? name : `${name}_${order.indexOf(member)}`);
  const list = (member, pair) => exported.get(member).map(pair).join();

  /** What a merged script is made of. */
  const whole = (group) =>
    group
      .map(
        (member) =>
          `export{${list(member, (name) => `${name} as ${called(member, name)}`)}}from"./${path.posix.basename(member)}"`,
      )
      .join(';');

  /** A member as others see it, with the address of the merged script. */
  const window = (member, address) =>
    `export{${list(member, (name) => `${called(member, name)} as ${name}`)}}from"${address}"`;

  /** A script alone, all others outside but the members of its own group. */
  async function alone(name) {
    const group = members.get(name);
    const contents = group ? whole(group) : await readFile(path.join(folder, name), 'utf8');
    const here = path.posix.dirname(name);
    const outside = (other) => ({
      path: other.replace(/^chunks\//, here === '.' ? './chunks/' : './'),
      external: true,
    });
    const plugin = {
      name: 'merge',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^\.\.?\// }, ({ path: asked, namespace, kind }) => {
          if (namespace === 'window') return { path: asked, external: true };
          const other = path.posix.join(here, asked);
          // What is imported later stays so; only the first of a group keeps what it exports.
          const later = kind === 'dynamic-import' && members.has(other);
          if (later && members.get(other)[0] !== other)
            throw new Error(`${other} is imported later: it cannot be merged`);
          if (later || !members.has(other)) return outside(other);
          if (members.get(other) === group) return { path: path.join(folder, other) };
          return { path: other, namespace: 'window' };
        });
        onLoad({ filter: /^/, namespace: 'window' }, ({ path: member }) => ({
          contents: window(member, outside(members.get(member)[0]).path),
        }));
      },
    };
    const stdin = { contents, resolveDir: path.join(folder, here), sourcefile: name };
    const { outputFiles } = await build({ ...options, stdin, format: 'esm', write: false, plugins: [plugin] });
    return [name, options.minify ? await spare(outputFiles[0].text, options) : outputFiles[0].text];
  }

  const left = names.filter((name) => (members.get(name) ?? [name])[0] === name);
  const written = new Map(await Promise.all(left.map(alone)));
  const fresh = freshNames(written, order, added);
  const named = new RegExp(
    [...fresh.keys()].map((name) => path.posix.basename(name).replace('.', '\\.')).join('|'),
    'g',
  );
  const byBase = new Map([...fresh].map(([old, now]) => [path.posix.basename(old), path.posix.basename(now)]));
  await Promise.all(names.map((name) => rm(path.join(folder, name))));
  for (const [name, text] of written)
    await writeFile(
      path.join(folder, fresh.get(name)),
      text.replace(named, (base) => byBase.get(base)),
    );
  return fresh;
}

/** A window names all that its script exports, so that esbuild imports all of it. What a script uses of another one is imported in one statement, and
 * the rest is not: the names that are left become shorter. */
async function spare(text, { target }) {
  const IMPORT = /import\{([^{}]*)\}from("[^"]*");/g;
  const said = new Set(text.replace(IMPORT, '').match(/[\w$]+/g));
  /** The used names of each address, in the order of the addresses: an address of which nothing is used is still imported. */
  const used = new Map();
  for (const [, names, from] of text.matchAll(IMPORT)) {
    const kept = names.split(',').filter((name) => said.has(name.split(' as ').at(-1)));
    used.set(from, [...(used.get(from) ?? []), ...kept]);
  }
  const once = text.replace(IMPORT, (_, _names, from) => {
    const names = used.get(from);
    used.delete(from);
    return names ? `import{${names}}from${from};` : '';
  });
  const { code } = await transform(once, { minify: true, format: 'esm', target, legalComments: 'none' });
  return code;
}

/** What scripts export, by their names. */
async function exportsOf(folder, names, options) {
  const entryPoints = names.map((name) => path.join(folder, name));
  const how = { ...options, absWorkingDir: folder, bundle: false, format: 'esm', write: false, metafile: true };
  const { metafile } = await build({ ...how, entryPoints, outdir: folder, outbase: folder });
  return new Map(Object.entries(metafile.outputs).map(([name, { exports }]) => [name, exports]));
}

/**
 * A name's hash has to change with the file. Scripts that were merged, or that name others, get one made of their old name and of the names of all
 * that was merged, which hold esbuild's hashes. What names no other script stays as it is.
 */
function freshNames(written, members, added) {
  const made = createHash('sha256').update(members.join()).update(added).update(`${spare}`);
  const bases = [...written.keys()].map((name) => path.posix.basename(name));
  const fresh = (name, text) => {
    const hashed = /-[0-9A-Z]{8}\.js$/.test(name);
    if (!hashed || !(members.includes(name) || bases.some((base) => text.includes(base)))) return name;
    const mark = made.copy().update(name).digest('hex').slice(0, 8).toUpperCase();
    return name.replace(/[0-9A-Z]{8}\.js$/, `${mark}.js`);
  };
  return new Map([...written].map(([name, text]) => [name, fresh(name, text)]));
}
