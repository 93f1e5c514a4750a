// Links: a match in an address and back; what was cut says so; nothing that anybody writes there throws or fills the memory.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { crc32, linkOf, opened, PACKED, UNPACKED, type Linked } from '../../src/device/link.ts';
import { GAMES } from '../games.ts';

const PORTABLE = path.join(process.cwd(), '../crates/protocol/tests/portable');

/** A whole match of that game. */
const record = (game: string): Linked =>
  (JSON.parse(readFileSync(path.join(PORTABLE, `${game}.json`), 'utf8')) as { save: Linked }).save;

const plain = ({ game, seats, options, seed, setup, data, actions }: Linked): Linked => ({
  game,
  seats,
  options,
  seed,
  setup,
  ...(data ? { data } : {}),
  actions: actions.map(({ seat, action }) => ({ seat, action })),
});

test('a whole match goes into a link and comes back, with names or without', async () => {
  for (const game of GAMES) {
    const whole = record(game);
    const link = (await linkOf(whole, { names: true, actions: true })) ?? '';
    assert.ok(link.length < 4000, `${game}: ${link.length}`);
    assert.match(link, /^1\.[\w.-]+$/);
    assert.deepEqual(await opened(link), { kind: 'whole', linked: plain(whole) });
    const nameless = await opened((await linkOf(whole, { names: false, actions: true })) ?? '');
    assert.ok(nameless.kind === 'whole' && nameless.linked.seats.every(({ name }) => name === ''));
    const deal = await opened((await linkOf(whole, { names: false, actions: false })) ?? '');
    assert.ok(deal.kind === 'whole' && deal.linked.actions.length === 0 && deal.linked.seed === whole.seed);
  }
});

test('a link that was cut says so, and offers what is whole', async () => {
  const whole = record('plis');
  const link = (await linkOf(whole, { names: true, actions: true })) ?? '';
  const half = await opened(link.slice(0, Math.floor(link.length * 0.6)));
  assert.equal(half.kind, 'cut');
  if (half.kind !== 'cut') return;
  const { actions } = half.linked;
  assert.ok(actions.length > 20 && actions.length < whole.actions.length, String(actions.length));
  assert.deepEqual(actions, plain(whole).actions.slice(0, actions.length));
  for (const few of [link.slice(0, 12), '1.', '1', '1.x3'])
    assert.deepEqual(await opened(few), { kind: 'none', why: 'cut' }, few);
});

test('a link of a later version, a foreign one and one that is too long are told apart', async () => {
  const why = async (code: string): Promise<string> => {
    const found = await opened(code);
    return found.kind === 'none' ? found.why : found.kind;
  };
  assert.equal(await why('2.1.1.AAAA'), 'newer');
  assert.equal(await why(''), 'foreign');
  assert.equal(await why('hello'), 'foreign');
  assert.equal(await why('1.2.3.<script>'), 'foreign');
  assert.equal(await why(`1.2.3.${'A'.repeat(3 * PACKED)}`), 'large');
  const bomb = Buffer.alloc(UNPACKED * 40, 'a');
  const { deflateRawSync } = await import('node:zlib');
  const packed = deflateRawSync(bomb);
  assert.ok(packed.length < PACKED);
  assert.equal(
    await why(`1.${packed.length.toString(36)}.${crc32(packed).toString(36)}.${packed.toString('base64url')}`),
    'large',
  );
  assert.equal(
    await linkOf({ ...record('plis'), options: { long: 'x'.repeat(UNPACKED) } }, { names: true, actions: true }),
    null,
  );
});

test('ten thousand links that somebody has changed are read as far as they make sense, and never throw', async () => {
  let state = 7;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const links = await Promise.all(
    GAMES.map(async (game) => {
      const { actions, ...head } = record(game);
      return (await linkOf({ ...head, actions: actions.slice(0, 25) }, { names: true, actions: true })) ?? '';
    }),
  );
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.%/ é\0';
  const seen = new Map<string, number>();
  // A fifth of them at a commit, by its number (why, `tests/turns.ts` says); without a number, all.
  const turn = process.env['TURN'];
  for (let n = 0; n < 10_000; n++) {
    let link = links[n % links.length] as string;
    for (let times = random(3); times >= 0; times--) {
      const at = random(link.length);
      link = [
        link.slice(0, at),
        link.slice(0, at) + signs[random(signs.length)] + link.slice(at + 1),
        link.slice(0, at) + link.slice(at + 1 + random(5)),
        link.slice(0, at) + link.slice(random(link.length)),
      ][random(4)] as string;
    }
    if (turn && Math.floor(n / 2_000) !== Number(turn) % 5) continue;
    const found = await opened(link);
    seen.set(found.kind, (seen.get(found.kind) ?? 0) + 1);
    if (found.kind === 'none') continue;
    const { game, seats, options, actions } = found.linked;
    assert.ok(typeof game === 'string' && typeof options === 'object');
    for (const { name, bot } of seats) assert.ok(typeof name === 'string' && (bot === null || typeof bot === 'string'));
    for (const { seat, action } of actions)
      assert.ok((seat === null || Number.isInteger(seat)) && typeof action === 'object');
  }
  assert.ok((seen.get('cut') ?? 0) > 100 && (seen.get('none') ?? 0) > 100, JSON.stringify([...seen]));
});
