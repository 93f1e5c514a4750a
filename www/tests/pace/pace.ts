// Bots of Dés à thèmes in the page's own match beside those of the arena (`mots simulate`): when words come. Prints a table.
import { parseArgs } from 'node:util';
import { Engine } from '../../src/engine/engine.ts';
import { Match } from '../../src/match/match.ts';
import { mannerOf } from '../../src/tables/themes/state.ts';
import type { Action, Save } from '../../src/protocol/index.ts';
import { paceOfSpikit } from './spikit.ts';
import { owed, stdinPort } from './stdin-port.ts';
import { VirtualTime } from './virtual-time.ts';

const { values } = parseArgs({
  options: {
    mots: { type: 'string', default: '../target/release/mots' },
    rounds: { type: 'string', default: '200' },
    /** `spikit`: how long a match takes somebody who never thinks. */
    game: { type: 'string', default: 'themes' },
    matches: { type: 'string', default: '15' },
    seats: { type: 'string', default: 'easy,easy,medium,medium,hard,hard' },
  },
});

const settle = async (): Promise<void> => {
  do for (let n = 0; n < 3; n++) await new Promise((resolve) => setImmediate(resolve));
  while (owed > 0);
};

/** Plays a match of bots to its end; its record, and what went wrong. */
async function play(engine: Engine, seed: number): Promise<{ save: Save; trouble: unknown[] }> {
  const time = new VirtualTime();
  const trouble: unknown[] = [];
  const seats = values.seats.split(',').map((bot, index) => ({ name: `${bot} ${index + 1}`, bot }));
  const { view } = await engine.request('new', { game: 'themes', seats, seed: String(seed) } as never, {
    match: `${seed}`,
  });
  const match = new Match({
    engine: engine.at(`${seed}`),
    seats: seats as never,
    view,
    time,
    habits: { paceMs: () => 0, playOnly: () => false },
  });
  await match.begin({
    play: async (_, { drew }) => drew(),
    deal: async ({ drew }) => drew(),
    playBack: () => Promise.resolve(),
    noteBefore: () => undefined,
    redraw: () => undefined,
    manner: (seen) => mannerOf(seen as never),
    lasts: () => 0,
    endsRound: (step) => step.events.some(({ type }) => (type as string) === 'round-ended'),
    refused: (refusal) => void trouble.push(refusal),
    trouble: (error) => void trouble.push(error),
  });
  for (let turns = 0; turns < 20_000 && match.stage.kind !== 'over' && trouble.length === 0; turns++) {
    await settle();
    if (match.stage.kind === 'summary') void match.goOn();
    else if (!time.turnOn()) break;
  }
  await settle();
  if (match.stage.kind !== 'over') trouble.push(new Error(`stands still: ${match.stage.kind}`));
  const { save } = await engine.request('save', {}, { match: `${seed}` });
  match.stop();
  return { save, trouble };
}

/** How long after the dice lay there each word of a round came, in ms. */
function words(save: Save): { rounds: number; first: number[]; all: number[]; apart: number[] } {
  const found = { rounds: 0, first: [] as number[], all: [] as number[], apart: [] as number[] };
  let began = 0;
  let last: number | null = null;
  for (const { action, at_ms = 0 } of save.actions as { action: Action; at_ms?: number }[]) {
    const type = action.type as string;
    if (type === 'roll') {
      found.rounds++;
      began = at_ms;
      last = null;
    } else if (type === 'announce') {
      found.all.push(at_ms - began);
      if (last === null) found.first.push(at_ms - began);
      else found.apart.push(at_ms - last);
      last = at_ms;
    }
  }
  return found;
}

if (values.game === 'spikit') {
  await paceOfSpikit(values.mots, Number(values.matches), 'easy');
  process.exit(0);
}

const engine = await Engine.start({ game: 'themes' }, () => stdinPort(values.mots));
const sum = { rounds: 0, first: [] as number[], all: [] as number[], apart: [] as number[] };
for (let seed = 1; sum.rounds < Number(values.rounds); seed++) {
  const { save, trouble } = await play(engine, seed);
  for (const one of trouble) console.error(`seed ${seed}`, one);
  const { rounds, first, all, apart } = words(save);
  sum.rounds += rounds;
  sum.first.push(...first);
  sum.all.push(...all);
  sum.apart.push(...apart);
}
engine.dispose();
const at = (all: readonly number[], share: number): number =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length * share)] ?? 0;
const row = (name: string, all: readonly number[]): void =>
  console.log(
    name.padEnd(16),
    String(all.length).padStart(6),
    ...[0.1, 0.25, 0.5, 0.75, 0.9].map((share) => String(Math.round(at(all, share))).padStart(7)),
    String(Math.round(all.reduce((a, b) => a + b, 0) / Math.max(1, all.length))).padStart(7),
  );
console.log(`${sum.rounds} rounds, ${values.seats}`);
console.log(
  'ms'.padEnd(16),
  ' words',
  ...['10 %', '25 %', '50 %', '75 %', '90 %', 'mean'].map((one) => one.padStart(7)),
);
row('first word', sum.first);
row('each word', sum.all);
row('after the last', sum.apart);
console.log(`within 100 ms of the last: ${sum.apart.filter((ms) => ms < 100).length} of ${sum.apart.length}`);
