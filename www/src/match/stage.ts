// The stage of a match, how seats are asked (the manner), and what a match needs from the code that draws it and the code that begins it.

import type { Votes } from '../device/votes.ts';
import type { MatchEngine } from '../engine/index.ts';
import type { Action, Player, Refusal, View } from '../protocol/index.ts';
import type { Ballot } from './ballot.ts';
import type { Showing } from './presentation.ts';
import type { Step } from './step.ts';
import type { Time } from './time.ts';

/** What the page is waiting for. */
export type Stage =
  /** The device passes to `next`, who is to lift the curtain. With `lid`, only their hand is covered, because they had the device before all were
   * asked. */
  | { kind: 'covered'; next: number; lid?: true }
  /** The viewer is to act. */
  /** `forced`: there is one legal action, and it will be played unasked. */
  | { kind: 'turn'; forced?: true }
  /** The viewer has acted; the device goes to `next` when the viewer says so, or after a pause. */
  | { kind: 'handing'; next: number }
  /** These people may act in sight of each other: a challenge, buzzers. With `lapse`, the page answers by itself: after `stays` ms, or when the
   * viewer begins their own move. */
  | { kind: 'open'; seats: readonly number[]; lapse?: Lapse; stays?: number }
  /** People answer each for themselves; the rules get the answers when all are in. With `stays`, the page answers `assent` after so many ms for
   * whoever says nothing. */
  | { kind: 'ballot'; ballot: Ballot; assent?: Action; stays?: number }
  /** No person is asked: a bot plays, or a clock runs. */
  | { kind: 'waiting' }
  /** `step` ended a round: the score sheet is shown until somebody goes on. */
  | { kind: 'summary'; step: Step }
  | { kind: 'over' }
  /** A match that has been played is shown: nobody is asked anything. */
  | { kind: 'shown' };

/** A curtain lies over the table: nothing on it is seen. */
export const curtained = (stage: Stage): boolean => stage.kind === 'covered' && !stage.lid;

/** The answer that the page gives for a person who plays alone with bots and says nothing. */
export interface Lapse {
  action: Action;
  /** Whether the next move is that person's own: then the page answers when they begin it. */
  own: boolean;
  /** The fields of their view that change once it is answered. A hint is about the move after the answer, so it needs the changed view. */
  past?: Readonly<Record<string, unknown>>;
}

/** Whether the viewer may prepare a move: it is their turn, or an open question only waits for their move, which also answers it. */
export const prepares = ({ acting, taking, busy, stage }: Preparing): boolean =>
  acting || taking || (stage.kind === 'open' && stage.lapse?.own === true && !busy);

/** Whether the viewer sees their hand while others play, or while they may briefly object to a move. If the game allows it (`GameTable.foresees`),
 * the viewer then prepares a move for their next turn. */
export const watches = ({ stage, viewer }: Pick<Preparing, 'stage' | 'viewer'>): boolean =>
  viewer !== null && (stage.kind === 'waiting' || (stage.kind === 'open' && stage.lapse?.own === false));

/** What `prepares` depends on. */
interface Preparing {
  readonly viewer: number | null;
  readonly acting: boolean;
  readonly taking: boolean;
  readonly busy: boolean;
  readonly stage: Stage;
}

/** How the seats that may act are asked. */
export type Manner =
  /** One seat after the other acts, seeing its hand. `chance`: types of actions (a throw, a card from the stock) that the page never plays for a
   * person, even if nothing else is legal. `idle`: no person on this device has anything left to do in this round. `glance`: the result of a turn is
   * read at a glance (one card). `passing`: types of actions that leave nothing to read (a throw, the end of a turn), so bots hardly pause for
   * them. */
  | {
      kind: 'turn';
      chance?: readonly Action['type'][];
      idle?: boolean;
      glance?: boolean;
      passing?: readonly Action['type'][];
    }
  /** All answer in sight of each other; on a shared device no hand is in view. Bots answer after people, or beside them in a race. With `slow`, bots
   * take as long as people would. */
  | { kind: 'open'; bots: 'after' | 'beside'; slow?: boolean; lapse?: Lapse }
  /** Each seat answers for itself; the rules get all answers together, also those of bots. `lapse`: what the page answers for a person who plays
   * alone with bots and says nothing, after the time to read so many `words`. */
  | { kind: 'ballot'; secret: boolean; lapse?: Action; words?: number };

/** What a match asks of who draws it. */
export interface Spectacle {
  /** A step is to be shown; resolves when it has been seen. */
  play(step: Step, showing: Showing): Promise<void>;
  /** Shows a step backwards before it is taken off the table: all that it moved goes back. Resolves when that is done. */
  playBack(step: Step, showing: Showing): Promise<void>;
  /** The next round is dealt, after the summary of the last one; resolves when it has been seen. */
  deal(showing: Showing): Promise<void>;
  /** Draws again: the stage or `legal` has changed, or the view while no step is being shown. */
  redraw(): void;
  /** Called before another moment is drawn without a step. It notes where things lie, so that they can travel to their new places. */
  noteBefore(): void;
  manner(view: View): Manner;
  /** The answer that a person gives by making their next move; null if the game has no such question. */
  assent?(): Action | null;
  /** How long an action takes until it counts (dice that roll), in ms. The rules are told the moment of its end. */
  lasts(action: Action): number;
  /** The action that a person was preparing when that clock ran out. It is tried before the end of the clock is reported. */
  unsaid?(clock: string): Deed | null;
  /** Whether a round came to its end, so that there is something to sum up. */
  endsRound(step: Step): boolean;
  refused(refusal: Refusal): void;
  trouble(error: unknown): void;
}

/** What people chose for all matches. */
export interface Habits {
  /** How long a bot's turn stays readable, in ms. */
  paceMs(): number;
  /** A single legal action is played without being asked for. */
  playOnly(): boolean;
  /** No question lapses, because people who hear the questions need longer than those who read them. */
  patient?(): boolean;
  /** The device lies between the people who play: nobody hands it on. */
  lies?(): boolean;
}

export interface Circumstances {
  engine: MatchEngine;
  /** Who sits where now. */
  seats: readonly Player[];
  /** The seats at which people sit or have sat; absent: where they sit now. */
  peopled?: readonly number[];
  /** Whether seats have hands that others may not see; true if absent. */
  hands?: boolean;
  view: View;
  habits: Habits;
  time?: Time;
  /** The page is out of sight from the first moment. */
  hidden?: boolean;
  /** Where the watch stood when the match was left, in ms since the deal. */
  at_ms?: number;
  /** Receives each new view and the time on the watch, to be kept beside the record. */
  note?: (view: View, at_ms: number) => void;
  /** What had been answered to a question when the match was left. */
  votes?: Votes | null;
  /** Receives the answers of people that the rules do not have yet; null once the question is decided or taken back. */
  noteVotes?: (votes: Votes | null) => void;
}

/** An action and its seat; null is the table itself. */
export interface Deed {
  seat: number | null;
  action: Action;
}
