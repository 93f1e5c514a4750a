// Bots that race each other have their words when a simulation says: who is ready first acts first, and a word of one sets off none of
// the others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, play } from './played.ts';
import { settle } from './scripted.ts';

const SEATS = 6;
const ROUNDS = 60;

/** A number that follows from others, and looks like chance. */
function drawn(...from: readonly number[]): number {
  let hash = 2166136261;
  for (const one of from) hash = Math.imul(hash ^ one, 16777619) ^ (hash >>> 13);
  return hash >>> 0;
}

/** Since which action all are asked what they are asked: a round's first, or the last word that was judged. */
function since(moves: number): number {
  for (let at = moves; at > moves - (moves % SEATS); at--) if (drawn(at) % 3 === 0) return at;
  return moves - (moves % SEATS);
}

/** How long a seat thinks about a question. All of them end at another moment. */
const thinks = (seat: number, asked: number): number => 500 + (drawn(seat, asked) % 20_000) * SEATS + seat;

/** Everybody has one word a round. */
const toAct = (spoken: readonly (number | null)[]): number[] => {
  const round = spoken.slice(spoken.length - (spoken.length % SEATS));
  return Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => !round.includes(seat));
};

/** When each word comes, in virtual time: nobody waits, and who is ready first acts first. */
function simulated(): { seat: number; at_ms: number }[] {
  const acts: { seat: number; at_ms: number }[] = [];
  let now = 0;
  while (acts.length < SEATS * ROUNDS) {
    const asked = since(acts.length);
    const began = asked === 0 ? 0 : (acts[asked - 1]?.at_ms ?? 0);
    const ready = toAct(acts.map(({ seat }) => seat)).map((seat) => ({
      seat,
      at_ms: Math.max(now, began + thinks(seat, asked)),
    }));
    const first = ready.reduce((one, other) => (other.at_ms < one.at_ms ? other : one));
    now = first.at_ms;
    acts.push(first);
  }
  return acts;
}

test('sixty rounds of six bots: each word comes at the millisecond at which a simulation has it', async () => {
  const { match, engine, time, seen } = play(
    {
      seats: Array.from({ length: SEATS }, (_, seat) => bot(`Bot ${seat + 1}`)),
      toAct: (_, { record }) => toAct(record.map(({ seat }) => seat)),
      since,
      over: (moves) => moves === SEATS * ROUNDS,
      bot: (seat, waited = 0, { record }) => ({ after_ms: Math.max(0, thinks(seat, since(record.length)) - waited) }),
    },
    { manner: { kind: 'open', bots: 'beside', slow: true }, pace: 0 },
  );
  await match.begin();
  for (let hours = 0; hours < 20 && match.stage.kind !== 'over'; hours++) await time.pass(3_600_000);
  await settle();
  assert.deepEqual(seen.trouble, []);
  assert.deepEqual(
    engine.record.map(({ seat, at_ms }) => ({ seat, at_ms })),
    simulated(),
  );
  // What used to happen: half of all words within a tenth of a second of the one before.
  const apart = engine.record.slice(1).map(({ at_ms = 0 }, index) => at_ms - (engine.record[index]?.at_ms ?? 0));
  assert.ok(apart.filter((ms) => ms < 100).length < apart.length / 10);
});
