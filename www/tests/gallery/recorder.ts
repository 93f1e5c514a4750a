// Plays the record of a match in the real engine, and notes what its table is told: whoever records, and whoever looks whether what was recorded is still
// what the engine says.

import { Engine, type MatchEngine } from '../../src/engine/index.ts';
import { peopled, upTo } from '../../src/device/tenures.ts';
import { Match } from '../../src/match/match.ts';
import type { Time } from '../../src/match/time.ts';
import type { Step } from '../../src/match/step.ts';
import type { Action, Save } from '../../src/protocol/index.ts';
import { entry } from '../../src/tables/registry.ts';
import type { Asked, Look, Moment, Recorded } from './recorded.ts';
import { standsAt, type Ask } from './still.ts';
import { GalleryTable } from './table.ts';
import type { Tables } from './tables.ts';

export interface Recorder {
  record(save: Save, look: Look, asked: readonly Asked[]): Promise<Recorded>;
}

const engines = new Map<string, Promise<Engine>>();
let loads = 0;

async function open(save: Save): Promise<MatchEngine> {
  const { game } = save;
  if (!engines.has(game)) engines.set(game, Engine.start({ game }));
  const engine = (await engines.get(game)) as Engine;
  const match = `recorded.${++loads}`;
  await engine.prepare('load', { save });
  await engine.request('load', { save }, { match });
  return engine.at(match);
}

/** Time stands still, so that the same is noted each time. */
const noTime: Time = {
  now: () => 0,
  wait: (_ms, ...signals) =>
    new Promise((resolve) => {
      for (const signal of signals) {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => resolve(), { once: true });
      }
    }),
};

const soon = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** The match at the end of that record, at a table that nobody sees; no bot plays, and nothing is played for anybody. */
async function begin(
  save: Save,
): Promise<{ match: Match; engine: MatchEngine; steps: Step[]; settled: () => Promise<void> }> {
  const whole = await open(save);
  const engine: MatchEngine = { ...whole, bot: () => new Promise(() => undefined) };
  const { view } = await engine.request('view', {});
  const steps: Step[] = [];
  const match = new Match({
    engine,
    seats: view.seats.map(({ name, bot }) => ({ name, bot })),
    peopled: peopled(save),
    hands: entry(save.game)?.can.hand ?? false,
    view,
    habits: { paceMs: () => 0, playOnly: () => false },
    time: noTime,
  });
  const begins = match.begin.bind(match);
  match.begin = (spectacle) =>
    begins(
      new Proxy(spectacle, {
        get(shell, name) {
          if (name === 'play')
            return (step: Step, showing: Parameters<typeof shell.play>[1]) => {
              steps.push(step);
              return shell.play(step, showing);
            };
          const value: unknown = Reflect.get(shell, name);
          return typeof value === 'function' ? (value.bind(shell) as unknown) : value;
        },
      }),
    );
  await new GalleryTable().sit(match, save, (error) => {
    throw error;
  });
  /** What is asked now is known, and so is whether the last action stays. */
  const settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < 3; ) {
      await soon();
      await match.advance();
      await engine.request('view', {});
      quiet = match.busy || match.showing ? 0 : quiet + 1;
    }
  };
  await settled();
  return { match, engine, steps, settled };
}

const noted = async (match: Match, step: Step | null): Promise<Moment> => {
  const { view, viewer, stage, legal, seats, humans, silent, peopled, shared, steady, untakeable, waitsForBots } =
    match;
  return {
    stage: standsAt(stage),
    viewer,
    seats,
    humans,
    silent,
    peopled,
    shared,
    steady,
    untakeable,
    waitsForBots,
    view,
    legal,
    log: await match.readLog(),
    step,
  };
};

const recorder: Recorder = {
  async record(save, { lifted, first }, asked) {
    const total = save.actions.length;
    const last = save.actions[total - 1];
    const { match, engine, steps, settled } = await begin(last ? upTo(save, total - 1) : save);
    const lift = async (): Promise<boolean> => {
      if (match.stage.kind !== 'covered') return false;
      await match.lift();
      await settled();
      return true;
    };
    if (last) await lift();
    // What leads to what is looked at is only passed through: what might have been done there would be most of the record.
    const from = await noted(match, null);
    const moments = [last && !first ? { ...from, legal: null } : from];
    if (last) {
      await match.act(last.action as Action, last.seat as number);
      await settled();
      moments.push(await noted(match, steps.at(-1) ?? null));
    }
    if (lifted && (await lift())) moments.push(await noted(match, null));
    const again: Asked[] = [];
    for (const { op, fields } of asked) again.push({ op, fields, answer: await engine.request(op, fields) });
    match.stop();
    // As it is written down.
    return JSON.parse(JSON.stringify({ save, moments, asked: again })) as Recorded;
  },
};

const { tables } = window as unknown as { tables: Tables };
// An engine holds one match: whoever asks puts theirs there, one after the other.
let last: Promise<unknown> = Promise.resolve();
tables.answers = (save): Ask => {
  return (op, fields) => {
    const answer = last.then(async () => (await open(save)).request(op, fields));
    last = answer.catch(() => undefined);
    return answer;
  };
};
Object.assign(window, { recorder });
