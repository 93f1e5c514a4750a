// Bots of Dés à thèmes in the page's own match beside those of the arena (`mots simulate`): when words come. Prints a table.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Engine } from '../../src/engine/engine.ts';
import { Match } from '../../src/match/match.ts';
import { mannerOf } from '../../src/tables/themes/state.ts';
import type { Action, Level, Save } from '../../src/protocol/index.ts';
import { paceOfSpikit } from './spikit.ts';
import { owed, stdinPort } from './stdin-port.ts';
import { VirtualTime } from './virtual-time.ts';

const { values } = parseArgs({
  options: {
    /** The command-line program; without it, Cargo builds it first. */
    mots: { type: 'string' },
    rounds: { type: 'string', default: '200' },
    /** `spikit`: how long a match takes somebody who never thinks. */
    game: { type: 'string', default: 'themes' },
    matches: { type: 'string', default: '15' },
    /** Of Spikit: what people play, as a bot of that level would, and the options of the match. */
    people: { type: 'string', default: 'easy' },
    options: { type: 'string', default: '{}' },
    seats: { type: 'string', default: 'easy,easy,medium,medium,hard,hard' },
  },
});

const mots = values.mots === undefined ? ['cargo', 'run', '--quiet', '-p', 'cli', '--'] : [values.mots];

const settle = async (): Promise<void> => {
  do for (let n = 0; n < 3; n++) await new Promise((resolve) => setImmediate(resolve));
  while (owed > 0);
};

/** Plays a match of bots to its end; its record, and what went wrong. */
async function play(
  engine: Engine,
  seed: number,
  levels: readonly string[],
): Promise<{ save: Save; trouble: unknown[] }> {
  const time = new VirtualTime();
  const trouble: unknown[] = [];
  const seats = levels.map((bot, index) => ({ name: `${bot} ${index + 1}`, bot }));
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

/** A word that was announced: its round and seat, and how long after the dice lay there it came. */
interface Word {
  round: number;
  seat: number;
  word: string;
  ms: number;
}

/** The words of a match, in the order in which they came. */
function wordsOf({ actions }: Pick<Save, 'actions'>): Word[] {
  const found: Word[] = [];
  let [round, began] = [0, 0];
  for (const { seat, action, at_ms = 0 } of actions as { seat: number; action: Action<'themes'>; at_ms?: number }[]) {
    if (action.type === 'roll') [round, began] = [round + 1, at_ms];
    else if (action.type === 'announce') found.push({ round, seat, word: action.word, ms: at_ms - began });
  }
  return found;
}

/** The same matches among the same bots in the arena, which the ladders are measured in. */
function arena(matches: number): Save[] {
  const [program = '', ...own] = mots;
  const args = [
    ...own,
    'simulate',
    '--game',
    'themes',
    '--seats',
    values.seats,
    '--matches',
    String(matches),
    '--records',
  ];
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Save);
}

if (values.game === 'spikit') {
  await paceOfSpikit(mots, {
    matches: Number(values.matches),
    people: values.people as Level,
    options: JSON.parse(values.options) as object,
  });
  process.exit(0);
}

const engine = await Engine.start({ game: 'themes' }, () => stdinPort(mots));
const levels = values.seats.split(',');
const played: Save[] = [];
let rounds = 0;
for (let number = 0; rounds < Number(values.rounds); number++) {
  // As in the arena, the bots change seats from match to match.
  const seated = levels.map((_, seat) => levels[(seat - number + number * levels.length) % levels.length] ?? '');
  const { save, trouble } = await play(engine, number + 1, seated);
  for (const one of trouble) console.error(`match ${number}`, one);
  played.push(save);
  rounds += (save.actions as { action: Action<'themes'> }[]).filter(({ action }) => action.type === 'roll').length;
}
engine.dispose();
const beside = arena(played.length);

const at = (all: readonly number[], share: number): number =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length * share)] ?? 0;
const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / Math.max(1, all.length);
const row = (name: string, all: readonly number[]): void => {
  const shares = [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => at(all, share));
  console.log(
    name.padEnd(24),
    String(all.length).padStart(6),
    ...[...shares, mean(all)].map((ms) => String(Math.round(ms)).padStart(7)),
  );
};
const firsts = (all: readonly Word[]): number[] =>
  all.filter(({ round }, index) => round !== all[index - 1]?.round).map(({ ms }) => ms);
const apart = (all: readonly Word[]): number[] =>
  all.flatMap(({ round, ms }, index) => {
    const last = all[index - 1];
    return last?.round === round ? [ms - last.ms] : [];
  });

const ours = played.map(wordsOf);
const theirs = beside.map(wordsOf);
console.log(`${rounds} rounds of ${played.length} matches, ${values.seats}`);
console.log(
  'ms'.padEnd(24),
  ' words',
  ...['10 %', '25 %', '50 %', '75 %', '90 %', 'mean'].map((one) => one.padStart(7)),
);
for (const [name, all] of [
  ['in the page', ours],
  ['in the arena', theirs],
] as const) {
  row(`first word, ${name}`, all.flatMap(firsts));
  row(
    `each word, ${name}`,
    all.flat().map(({ ms }) => ms),
  );
  row(`after the last, ${name}`, all.flatMap(apart));
}
const together = ours.flatMap(apart);
console.log(`within 100 ms of the last: ${together.filter((ms) => ms < 100).length} of ${together.length}`);

interface Line {
  seat: number | null;
  action: Action<'themes'>;
  at_ms?: number;
}

/** Where two records of a match part; its length if they do not. */
function parting(one: readonly Line[], other: readonly Line[]): number {
  const at = one.findIndex((line, index) => JSON.stringify(line) !== JSON.stringify(other[index]));
  return at < 0 ? one.length : at;
}

/** What parts them: two bots that are ready in the same millisecond, of whom chance lets one speak first, in the arena and here; or something else. */
let [words, whole, ties] = [0, 0, 0];
for (const [number, { actions }] of played.entries()) {
  const [one, other] = [actions as Line[], (beside[number]?.actions ?? []) as Line[]];
  const parts = parting(one, other);
  words += one.slice(0, parts).filter(({ action }) => action.type === 'announce').length;
  if (parts === one.length && parts === other.length) whole++;
  else if (one[parts]?.at_ms === other[parts]?.at_ms && one[parts]?.seat !== other[parts]?.seat) ties++;
  else console.log(`match ${number} parts at ${parts}:`, JSON.stringify(one[parts]), JSON.stringify(other[parts]));
}
const all = ours.flat().length;
console.log(`the same word of the same bot in the same millisecond: ${words} of ${all}`);
console.log(`matches alike to their end: ${whole} of ${played.length}; ${ties} part where two bots are ready at once`);
process.exit(whole + ties === played.length ? 0 : 1);
