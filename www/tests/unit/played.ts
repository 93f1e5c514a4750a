// A match with an engine and a clock that do what a test says, and what is seen of it.
import type { Votes } from '../../src/device/votes.ts';
import { Match } from '../../src/match/match.ts';
import type { Deed, Manner, Spectacle, Stage } from '../../src/match/stage.ts';
import type { Showing } from '../../src/match/presentation.ts';
import type { Step } from '../../src/match/step.ts';
import type { Action, Player, View } from '../../src/protocol/index.ts';
import { ScriptedEngine, ScriptedTime, type Script } from './scripted.ts';

export const person = (name: string): Player => ({ name, bot: null });
export const bot = (name: string): Player => ({ name, bot: 'easy' });

/** Begins before what the test sees of it. */
type Played = Omit<Match, 'begin'> & { begin(): Promise<void> };

/** A match, and what is seen of it. Each step is shown for `shows` ms. */
export function play(
  script: Script,
  {
    shows = 0,
    manner = { kind: 'turn' } as Manner | ((view: View) => Manner),
    playOnly = false,
    pace = 100,
    hidden = false,
    patient = false,
    lasts = (_action: Action): number => 0,
    unsaid = (_clock: string): Deed | null => null,
    votes = null as Votes | null,
    noteVotes = (_votes: Votes | null): void => undefined,
  } = {},
) {
  const engine = new ScriptedEngine(script);
  const time = new ScriptedTime();
  const seen = {
    /** The actions whose steps were shown to their end. */
    steps: [] as string[],
    /** How many actions what is drawn knows of. */
    drawn: 0,
    stages: [] as string[],
    refused: [] as string[],
    trouble: [] as unknown[],
    notes: [] as number[],
  };
  const look = (stage: Stage): string => ('next' in stage ? `${stage.kind} ${stage.next}` : stage.kind);
  const match: Match = new Match({
    engine,
    seats: script.seats,
    view: engine.view(),
    time,
    hidden,
    habits: { paceMs: () => pace, playOnly: () => playOnly, patient: () => patient },
    note: (_view: View, at: number) => void seen.notes.push(at),
    votes,
    noteVotes,
  });
  const spectacle: Spectacle = {
    async play(step: Step, { signal, hurried, drew }: Showing) {
      if (shows > 0) await time.wait(shows / 2, hurried);
      if (signal.aborted) return;
      seen.drawn = step.after.moves;
      drew();
      if (shows > 0) await time.wait(shows / 2, hurried);
      if (!signal.aborted) seen.steps.push(step.action.type);
    },
    async deal({ drew }: Showing) {
      seen.drawn = match.view.moves;
      drew();
      seen.steps.push('deal');
    },
    playBack: () => Promise.resolve(),
    noteBefore: () => undefined,
    redraw() {
      if (match.steady) seen.drawn = match.view.moves;
      if (seen.stages.at(-1) !== look(match.stage)) seen.stages.push(look(match.stage));
    },
    manner: (view) => (typeof manner === 'function' ? manner(view) : manner),
    lasts: (action) => lasts(action),
    unsaid: (clock) => unsaid(clock),
    endsRound: (step) => step.before.round !== step.after.round,
    refused: (refusal) => void seen.refused.push(refusal.code),
    trouble: (error) => void seen.trouble.push(error),
  };
  const played = Object.assign(match, { begin: () => Match.prototype.begin.call(match, spectacle) }) as Played;
  return { match: played, engine, time, seen, stage: () => look(match.stage) };
}

export const turns = (count: number) => (moves: number) => [moves % count];
