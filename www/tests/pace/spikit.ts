// How long a match of Spikit takes somebody who never thinks: who plays what a bot would, a tap at a time, accepts every sentence, and
// waits for all that is shown; in the page's own match, in virtual time around `mots table`. And how many taps a turn takes.
import '../unit/bare-page.ts';
import { paceMs } from '../../src/device/settings.ts';
import { Engine } from '../../src/engine/engine.ts';
import { Match } from '../../src/match/match.ts';
import { passes } from '../../src/match/question.ts';
import type { Showing } from '../../src/match/presentation.ts';
import type { Step } from '../../src/match/step.ts';
import { TRAVEL } from '../../src/lib/motion.ts';
import { throwMs } from '../../src/pieces/die.ts';
import type { Action, Level, View } from '../../src/protocol/index.ts';
import { othersMs, roundMs, scoresMs, STAGGER, titleMs } from '../../src/shell/times.ts';
import { mannerOf, readingOf } from '../../src/tables/spikit/state.ts';
import { answersMs, countedMs, tieMs } from '../../src/tables/spikit/times.ts';
import { owed, stdinPort } from './stdin-port.ts';
import { VirtualTime } from './virtual-time.ts';

/** From one tap of a person to the next, in ms. */
const TAP = 600;
/** The level that people play like, and the options of the match. */
interface Wish {
  people: Level;
  options: object;
}

interface Played {
  minutes: number;
  rounds: number;
  /** Taps of each turn of a person by what they do, from the lifted curtain to the end of the turn, votes on it among them. */
  turns: Record<string, number>[];
  /** Minutes by what was done meanwhile, by people and by bots: what comes before an action, and its being shown. */
  spent: Record<string, number>;
  trouble: unknown[];
}

const settle = async (): Promise<void> => {
  for (;;) {
    for (let n = 0; n < 3; n++) await new Promise((resolve) => setImmediate(resolve));
    if (owed === 0) return;
    // The other process needs the processor.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
};

/** What an action costs by touch: cards and places, then the button; an exchange has none. Who takes no advantage ends the turn with the same touch. */
function tapsOf(action: Action<'spikit'>, before: string): number {
  switch (action.type) {
    case 'take':
    case 'free-choice':
      return 2;
    case 'end-turn':
      return before === 'decline' ? 0 : 1;
    case 'lay':
      return action.cards.length + 1;
    case 'complete':
      return 1 + (action.head?.length ?? 0) + (action.tail?.length ?? 0) + 1;
    case 'swap':
      return 3;
    case 'discard':
      return action.cards.length + 1;
    default:
      return 1;
  }
}

/** How long so many cards are on their way, one after the other. */
const travelMs = (cards: number): number => (cards === 0 ? 0 : TRAVEL + STAGGER * (cards - 1));

/** How many cards an action moves. */
function moved(action: Action<'spikit'>): number {
  if (action.type === 'complete') return (action.head?.length ?? 0) + (action.tail?.length ?? 0);
  if (action.type === 'lay' || action.type === 'discard') return action.cards.length;
  if (['take', 'free-choice', 'swap'].includes(action.type)) return 2;
  return ['draw', 'fish'].includes(action.type) ? 1 : 0;
}

/** How long a step is shown before the next thing is asked, as the shell and the table do (shell/show.ts, tables/spikit/index.ts). */
function shown({ seat, action, events, before, after }: Step<'spikit'>, people: readonly number[]): number {
  let ms = travelMs(moved(action as Action<'spikit'>));
  if (events.some(({ type }) => type === 'rolled')) ms += throwMs(1);
  const counted = events.find((event) => event.type === 'counted');
  if (counted) {
    const { glance, alike } = readingOf(counted, people);
    if (counted.rolls.length > 0) ms += tieMs() + throwMs(counted.rolls.length);
    if (!glance) ms += answersMs();
    ms += countedMs(alike);
  }
  if (after.seats.some(({ score }, at) => score !== before.seats[at]?.score)) ms += scoresMs();
  if (events.some(({ type }) => type === 'round-ended')) ms += roundMs();
  // What follows a vote is not read once more.
  const passing = before.phase === 'vote' || passes(mannerOf(before), action as never);
  if (seat !== null && !people.includes(seat) && !passing) ms += othersMs();
  return ms;
}

/** One match; a seat that is `null` is a person's. */
async function play(
  engine: Engine,
  levels: readonly (string | null)[],
  seed: number,
  { people: level, options }: Wish,
): Promise<Played> {
  const time = new VirtualTime();
  const trouble: unknown[] = [];
  const seats = levels.map((bot, index) => ({ name: `${bot ?? 'person'} ${index + 1}`, bot }));
  const people = levels.flatMap((bot, seat) => (bot === null ? [seat] : []));
  const id = `${seats.map(({ name }) => name).join()} ${seed}`;
  const { view } = await engine.request('new', { game: 'spikit', seats, options, seed: String(seed) } as never, {
    match: id,
  });
  const table = engine.at(id);
  const match = new Match({
    engine: table,
    seats: seats as never,
    view,
    time,
    habits: { paceMs, playOnly: () => true },
  });
  const [turns, rounds] = [[] as Record<string, number>[], new Set<number>()];
  const spent: Record<string, number> = {};
  let since = 0;
  const spend = (what: string): void => {
    spent[what] = (spent[what] ?? 0) + (time.now() - since) / 60_000;
    since = time.now();
  };
  let taps: Record<string, number> = {};
  /** The touch that lifted the curtain throws too. */
  let lifted = false;
  /** What was earned is given up at the lid: with the touch that ends the turn there, or with one more if it goes on. */
  let declined = false;
  let last = '';
  const wait = (ms: number, { hurried, signal }: Showing): Promise<void> => time.wait(ms, hurried, signal);
  await match.begin({
    play: async (step, showing) => {
      const one = step as unknown as Step<'spikit'>;
      rounds.add(one.before.round);
      await wait(shown(one, people), showing);
      showing.drew();
      const who = one.seat !== null && people.includes(one.seat) ? 'person' : 'bot';
      spend(`${who} ${one.before.phase === 'vote' ? 'vote' : one.action.type}`);
      if (one.before.active === one.after.active && !one.events.some(({ type }) => type === 'round-ended')) return;
      if (people.includes(one.before.active)) turns.push(taps);
      taps = {};
    },
    deal: async (showing) => {
      await wait(titleMs(), showing);
      showing.drew();
      await wait(travelMs((view as unknown as View<'spikit'>).seats[0]?.hand_count ?? 0), showing);
      spend('deal');
    },
    playBack: () => Promise.resolve(),
    noteBefore: () => undefined,
    redraw: () => undefined,
    manner: (seen) => mannerOf(seen as unknown as View<'spikit'>),
    lasts: () => 0,
    endsRound: (step) => step.events.some(({ type }) => (type as string) === 'round-ended'),
    refused: (refusal) => void trouble.push(refusal),
    trouble: (error) => void trouble.push(error),
  });
  const tap = async (what: string, count = 1): Promise<void> => {
    taps[what] = (taps[what] ?? 0) + count;
    let over = false;
    void time.wait(count * TAP).then(() => (over = true));
    while (!over) {
      await settle();
      if (!over && !time.turnOn()) break;
    }
  };
  for (let turn = 0; turn < 20_000 && match.stage.kind !== 'over' && trouble.length === 0; turn++) {
    await settle();
    const { stage } = match;
    if (stage.kind === 'summary') {
      await tap('go-on');
      void match.goOn();
    } else if (stage.kind === 'covered' && !match.busy) {
      const { phase } = match.view as unknown as View<'spikit'>;
      // After a vote the turn may be ended at the lid (`atCurtain`).
      const asks = phase === 'play' || phase === 'advantage';
      const wants: string | undefined = asks ? (await table.bot(stage.next, { level })).action?.type : undefined;
      if (wants === 'decline') {
        declined = true;
        void match.act({ type: 'decline' } as never, stage.next);
      } else if (wants === 'end-turn') {
        // Whoever follows ends it with the touch that lifts their own curtain (`follows`), but where something is given up with it.
        if (declined) await tap('end-turn');
        declined = false;
        await settle();
        void match.act({ type: 'end-turn' } as never, stage.next);
      } else {
        await tap('curtain');
        if (declined) await tap('decline');
        declined = false;
        lifted = phase === 'roll';
        void match.lift();
      }
    } else if (stage.kind === 'ballot' && stage.ballot.asking !== null) {
      // One tap for all who are asked.
      await tap('vote');
      for (const seat of stage.ballot.seats) void match.cast(seat, { type: 'vote', accept: true } as never);
    } else if (stage.kind === 'turn' && !stage.forced && match.viewer !== null && !match.busy) {
      const { action } = await table.bot(match.viewer, { level });
      if (!action) break;
      const touches = lifted ? 0 : tapsOf(action as unknown as Action<'spikit'>, last);
      last = action.type;
      lifted = false;
      if (touches > 0) await tap(action.type, touches);
      if (match.stage.kind === 'turn' && match.viewer !== null) void match.act(action, match.viewer);
    } else if (!time.turnOn()) break;
  }
  await settle();
  if (match.stage.kind !== 'over') trouble.push(new Error(`stands still: ${match.stage.kind}`));
  match.stop();
  await settle();
  return { minutes: time.now() / 60_000, rounds: rounds.size, turns, spent, trouble };
}

const sum = (turn: Record<string, number>): number => Object.values(turn).reduce((a, b) => a + b, 0);
const mean = (all: readonly number[]): number =>
  Math.round((10 * all.reduce((a, b) => a + b, 0)) / Math.max(1, all.length)) / 10;
const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Prints a line for one and for two bots, and for three people who pass the device round. */
export async function paceOfSpikit(mots: readonly string[], wish: Wish & { matches: number }): Promise<void> {
  const level = 'easy';
  const engine = await Engine.start({ game: 'spikit' }, () => stdinPort(mots));
  console.log(
    'spikit'.padEnd(22),
    'median',
    '   10 %',
    '   90 %',
    ' min,',
    'taps a turn: median, mean; where there was a vote: the same',
  );
  for (const levels of [
    [null, level],
    [null, level, level],
    [null, null, null],
  ]) {
    const minutes: number[] = [];
    const turns: Record<string, number>[] = [];
    const spent: Record<string, number> = {};
    for (let seed = 1; seed <= wish.matches; seed++) {
      const played = await play(engine, levels, seed, wish);
      for (const one of played.trouble) console.error(`seed ${seed}`, one);
      console.error(`seed ${seed}: ${played.minutes.toFixed(1)} min, ${played.rounds} rounds`);
      minutes.push(played.minutes);
      turns.push(...played.turns);
      for (const [what, ms] of Object.entries(played.spent)) spent[what] = (spent[what] ?? 0) + ms;
    }
    const sorted = [...minutes].sort((a, b) => a - b);
    const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1).padStart(7);
    const name = levels.map((one) => one ?? 'person').join(', ');
    const taps = turns.map(sum);
    const voted = turns.filter((turn) => 'vote' in turn).map(sum);
    console.log(
      name.padEnd(22),
      at(0.5),
      at(0.1),
      at(0.9),
      ...[taps, voted].flatMap((all) => [median(all), mean(all)]),
    );
    const kinds = [...new Set(turns.flatMap((turn) => Object.keys(turn)))];
    const each = (some: readonly Record<string, number>[]): string =>
      kinds.map((kind) => `${kind} ${mean(some.map((turn) => turn[kind] ?? 0)).toFixed(1)}`).join(', ');
    console.log(`  on average: ${each(turns)}`);
    if (voted.length > 0) console.log(`  with a vote: ${each(turns.filter((turn) => 'vote' in turn))}`);
    const costs = Object.entries(spent).sort(([, a], [, b]) => b - a);
    console.log(
      `  min a match: ${costs.map(([what, min]) => `${what} ${(min / wish.matches).toFixed(2)}`).join(', ')}`,
    );
  }
  engine.dispose();
}
