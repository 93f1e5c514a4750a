// The functions of a wasm module in an order that gzip packs better. Gzip finds a repetition only within 32 kB, and an engine has ten to forty
// times as much code, much of which is alike: what reads one type or another, what drops one list or another. So each function comes soon
// after those that it repeats.
import { bodiesOf, FUNCTION, importsOf, leb, moduleOf, sections, written } from './wasm.mjs';

/** How many bytes make a repetition that is worth while. */
const LONG = 6;
/** How far back gzip sees, less what the largest functions need. */
const WINDOW = 30_000;
/** What is found in more functions than this is found everywhere. */
const COMMON = 200;
/** Bytes that are added to every function's length, so that short ones do not all come first. */
const SHORT = 100;

/**
 * The same module with names for its functions by which they are in the order that packs well. `wasm-opt --reorder-functions-by-name` then
 * sorts them, and keeps no names.
 */
export function named(module) {
  const found = sections(module);
  const content = (id) => found.find((section) => section.id === id)?.content ?? Buffer.from([0]);
  const imported = importsOf(content(2)).filter(({ kind }) => kind === FUNCTION).length;
  const names = order(bodiesOf(content(10))).map((which, at) => [which, String(at).padStart(6, '0')]);
  names.sort(([a], [b]) => a - b);
  const map = [...leb(names.length), ...names.flatMap(([which, name]) => [...leb(imported + which), ...written(name)])];
  return moduleOf([...found, { id: 0, content: Buffer.from([...written('name'), 1, ...leb(map.length), ...map]) }]);
}

/** An order of these functions, as indices: next comes always the one of which most is within the window. */
export function order(bodies) {
  const pieces = bodies.map(piecesOf);
  const holders = new Map();
  for (const [which, found] of pieces.entries())
    for (const piece of found) {
      const there = holders.get(piece);
      if (there) there.push(which);
      else holders.set(piece, [which]);
    }
  for (const [piece, which] of holders) if (which.length < 2 || which.length > COMMON) holders.delete(piece);
  const shared = pieces.map((found) => [...found].filter((piece) => holders.has(piece)));

  const score = new Float64Array(bodies.length);
  const seen = new Map();
  /** A function enters the window, or leaves it. */
  const passes = (which, by) => {
    for (const piece of shared[which]) {
      const before = seen.get(piece) ?? 0;
      seen.set(piece, before + by);
      if (before > 0 && before + by > 0) continue;
      const others = holders.get(piece);
      // What few functions have in common is worth more: there will be fewer chances to repeat it.
      for (const other of others) score[other] += by / others.length;
    }
  };
  const left = new Set(bodies.keys());
  const ordered = [];
  let [first, bytes] = [0, 0];
  let next = bodies.reduce((largest, body, which) => (body.length > bodies[largest].length ? which : largest), 0);
  while (left.size > 0) {
    ordered.push(next);
    left.delete(next);
    passes(next, 1);
    bytes += bodies[next].length;
    for (; bytes - bodies[ordered[first]].length > WINDOW; first++) {
      bytes -= bodies[ordered[first]].length;
      passes(ordered[first], -1);
    }
    let best = Number.NEGATIVE_INFINITY;
    for (const which of left) {
      const worth = score[which] / (pieces[which].size + SHORT);
      if (worth > best) [best, next] = [worth, which];
    }
  }
  return ordered;
}

/** All runs of LONG bytes in a function, as numbers. */
function piecesOf(body) {
  const found = new Set();
  for (let at = 0; at + LONG <= body.length; at++) found.add(body.readUIntBE(at, LONG));
  return found;
}
