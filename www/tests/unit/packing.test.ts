import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { shortNames } from '../../build/imports.mjs';
import { Memory } from '../../build/memory.mjs';
import { named, order } from '../../build/order.mjs';

const text = (said: string) => [said.length, ...Buffer.from(said)];
const section = (id: number, content: number[]) => [id, content.length, ...content];

/** It imports a function and a memory, calls the function, and exports that call under a name with a digest, and again under a plain one. */
const module = Buffer.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [1, 0x60, 0, 0]),
  ...section(2, [
    2,
    ...[...text('./engine_bg.js'), ...text('memory'), 2, 1, 1, 2],
    ...[...text('./engine_bg.js'), ...text('__wbg_get_0123456789abcdef'), 0, 0],
  ]),
  ...section(3, [2, 0, 0]),
  ...section(7, [2, ...text('invoke__h0123456789abcdef'), 0, 1, ...text('main'), 0, 2]),
  ...section(10, [2, 4, 0, 0x10, 0, 0x0b, 5, 0, 0x10, 0, 1, 0x0b]),
]);

const SCRIPT = `let wasm;
const import0 = { memory: given, __wbg_get_0123456789abcdef: function() { called(); } };
const imports = { "./engine_bg.js": import0 };
export const start = () => { wasm.invoke__h0123456789abcdef(); wasm.main(); };
`;

test('an engine and its script know each other by short names', async () => {
  const short = shortNames(SCRIPT, module);
  assert.doesNotMatch(short.script + short.module.toString('latin1'), /0123456789abcdef|engine_bg/);
  assert.ok(short.module.length < module.length - 60);
  // They still fit together: run, the script's function is called twice.
  const script = `${short.script}\nexport { imports };\nexport const use = (of) => { wasm = of; };`;
  const calls: string[] = [];
  Object.assign(globalThis, {
    given: new WebAssembly.Memory({ initial: 1, maximum: 2 }),
    called: () => calls.push('called'),
  });
  const { imports, use, start } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(short.module)), imports);
  use(exports);
  start();
  assert.deepEqual(calls, ['called', 'called']);
  assert.throws(() => shortNames('nothing', module), /does not know/);
});

test('functions that are alike come together, each once', () => {
  const families = Array.from({ length: 30 }, () => randomBytes(900));
  const bodies = Array.from({ length: 120 }, (_, which) => {
    const own = randomBytes(300);
    return Buffer.concat([own, families[which % families.length] ?? own]);
  });
  const ordered = order(bodies);
  assert.deepEqual(
    ordered.toSorted((a, b) => a - b),
    [...bodies.keys()],
  );
  const packed = (list: readonly Buffer[]) => gzipSync(Buffer.concat(list), { level: 9 }).length;
  const arranged = packed(ordered.map((which) => bodies[which] ?? Buffer.alloc(0)));
  assert.ok(arranged < packed(bodies) * 0.7, `${arranged} of ${packed(bodies)}`);
});

test('the names by which functions are sorted are the module’s own', () => {
  const [custom] = WebAssembly.Module.customSections(new WebAssembly.Module(new Uint8Array(named(module))), 'name');
  // Two functions, the longer one first. The one that is imported has no name.
  assert.equal(
    Buffer.from(custom ?? new ArrayBuffer(0)).toString('latin1'),
    '\x01\x11\x02\x01\x06000001\x02\x06000000',
  );
});

test('what was worked out is asked for once, until it is forgotten for something newer', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mots-memory-'));
  t.after(() => rm(folder, { recursive: true }));
  let memory = new Memory(folder, 2);
  const worked: string[] = [];
  const ask = async (...parts: string[]): Promise<string> => {
    const work = async (): Promise<Uint8Array> => {
      worked.push(parts.join());
      return Buffer.from(parts.join('+'));
    };
    return Buffer.from(await memory.of(parts, work)).toString();
  };
  // At the same time too. Where one part ends and the next begins makes a difference.
  assert.deepEqual(await Promise.all([ask('a', 'b'), ask('a', 'b'), ask('ab', '')]), ['a+b', 'a+b', 'ab+']);
  assert.deepEqual(worked, ['a,b', 'ab,']);
  // Another build.
  memory = new Memory(folder, 2);
  for (const name of await readdir(folder)) await utimes(path.join(folder, name), 1, 1);
  await ask('a', 'b');
  await ask('c');
  await memory.forget();
  assert.equal((await readdir(folder)).length, 2);
  memory = new Memory(folder, 2);
  await ask('a', 'b');
  await ask('ab', '');
  assert.deepEqual(worked, ['a,b', 'ab,', 'c', 'ab,']);
});
