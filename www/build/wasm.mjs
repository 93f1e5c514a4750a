// A wasm module as bytes: its sections, and the few of them that the build looks into.

/** The sections of a module: their ids and contents. */
export function sections(module) {
  const found = [];
  for (let at = 8; at < module.length; ) {
    const [length, start] = number(module, at + 1);
    found.push({ id: module[at], content: module.subarray(start, start + length) });
    at = start + length;
  }
  return found;
}

/** A module of these sections. */
export function moduleOf(found) {
  const written = found.flatMap(({ id, content }) => [Buffer.from([id, ...leb(content.length)]), content]);
  return Buffer.concat([Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), ...written]);
}

/** What a module imports: in which module, under which name, and what, as `rest` says in bytes. */
export function importsOf(content) {
  let [count, at] = number(content, 0);
  const text = () => {
    const [length, start] = number(content, at);
    at = start + length;
    return content.toString('utf8', start, at);
  };
  const skip = () => {
    [, at] = number(content, at);
  };
  const limits = () => {
    const most = content[at++] & 1;
    skip();
    if (most) skip();
  };
  const found = [];
  for (; count > 0; count--) {
    const [from, name, start] = [text(), text(), at];
    const kind = content[at++];
    if (kind === FUNCTION) skip();
    else if (kind === 1) {
      at++;
      limits();
    } else if (kind === 2) limits();
    else if (kind === 3) at += 2;
    else throw new Error(`wasm: an import of kind ${kind}`);
    found.push({ from, name, kind, rest: content.subarray(start, at) });
  }
  return found;
}

/** What a module exports: under which name, and what, as `rest` says in bytes. */
export function exportsOf(content) {
  let [count, at] = number(content, 0);
  const found = [];
  for (; count > 0; count--) {
    const [length, start] = number(content, at);
    const [, end] = number(content, start + length + 1);
    found.push({ name: content.toString('utf8', start, start + length), rest: content.subarray(start + length, end) });
    at = end;
  }
  return found;
}

/** The kind of an import that is a function. */
export const FUNCTION = 0;

/** The bodies of a module's own functions. */
export function bodiesOf(content) {
  let [count, at] = number(content, 0);
  const bodies = [];
  for (; count > 0; count--) {
    const [length, start] = number(content, at);
    at = start + length;
    bodies.push(content.subarray(start, at));
  }
  return bodies;
}

/** A number in LEB128, and where it ends. */
export function number(bytes, at) {
  let [value, factor] = [0, 1];
  for (;;) {
    const byte = bytes[at++];
    value += (byte & 127) * factor;
    if (byte < 128) return [value, at];
    factor *= 128;
  }
}

/** A number in LEB128. */
export function leb(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return [...bytes, value];
}

/** A text with its length before it. */
export const written = (text) => [...leb(Buffer.byteLength(text)), ...Buffer.from(text)];
