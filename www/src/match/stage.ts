// Where a match stands, how seats are asked, and what a match needs of who draws it and of who begins it.

import type { Votes } from '../device/votes.ts';
import type { MatchEngine } from '../engine/index.ts';
import type { Action, Player, Refusal, View } from '../protocol/index.ts';
import type { Ballot } from './ballot.ts';
import type { Showing } from './presentation.ts';
import type { Step } from './step.ts';
import type { Time } from './time.ts';

/** Where a match stands, as the screen needs it. */
export type Stage =
  /** The device is between two people; `next` is to lift the curtain, or the `lid` over their hand where it was theirs before all were asked. */
  | { kind: 'covered'; next: number; lid?: true }
  /** The viewer is to act. */
  /** `forced`: there is one legal action, and it will be played unasked. */
  | { kind: 'turn'; forced?: true }
  /** The viewer has acted; the device goes to `next` when the viewer says so. */
  | { kind: 'handing'; next: number }
  /** These people may act, in sight of each other: a challenge, buzzers. With `lapse` nobody waits for the answer; the question then
   * `stays` so many ms, or until the own move begins. */
  | { kind: 'open'; seats: readonly number[]; lapse?: Lapse; stays?: number }
  /** People answer each for themselves; the rules hear of it when all have. With `stays`, after so many ms
   * it is answered with `assent` for whoever says nothing. */
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

/** What is answered for a person who plays with bots alone and has nothing to say, when the next move begins. */
export interface Lapse {
  action: Action;
  /** The next move is that person's own: it begins when they begin it. */
  own: boolean;
  /** What of their view is other once it is answered: a hint is for that move, and answers nothing. */
  past?: Readonly<Record<string, unknown>>;
}

/** Whether the viewer may prepare a move: it is their turn, or a question only waits for that move, which answers it when it is made. */
export const prepares = ({ acting, taking, busy, stage }: Preparing): boolean =>
  acting || taking || (stage.kind === 'open' && stage.lapse?.own === true && !busy);

/** Whether others play while the viewer looks at their own hand, or may object for a moment to what somebody has played: where a game lets
 * them (`GameTable.foresees`), they get a move ready for when it is their turn. */
export const watches = ({ stage, viewer }: Pick<Preparing, 'stage' | 'viewer'>): boolean =>
  viewer !== null && (stage.kind === 'waiting' || (stage.kind === 'open' && stage.lapse?.own === false));

/** What that depends on. */
interface Preparing {
  readonly viewer: number | null;
  readonly acting: boolean;
  readonly taking: boolean;
  readonly busy: boolean;
  readonly stage: Stage;
}

/** How the seats that may act are asked. */
export type Manner =
  /** One after the other looks at its hand and acts. Actions of the types of `chance` (a throw, a card from the stock) are never played
   * for anybody, even if no others are legal. `idle`: no person of this device has anything to do in this round any more. `glance`: what a turn comes to
   * is one card, which is read at a glance. `passing`: actions of a turn that leave nothing to be read (a throw, its end): bots do them at once. */
  | {
      kind: 'turn';
      chance?: readonly Action['type'][];
      idle?: boolean;
      glance?: boolean;
      passing?: readonly Action['type'][];
    }
  /** In sight of each other, with no hand in view on a shared device. Bots answer when people have, or race them; `slow` ones take
   * as long as people would. */
  | { kind: 'open'; bots: 'after' | 'beside'; slow?: boolean; lapse?: Lapse }
  /** Each for itself; what bots answer is given to the rules together with people's answers. `lapse` is what a person answers who is alone
   * with bots and says nothing, once they have read the `words` that it is about. */
  | { kind: 'ballot'; secret: boolean; lapse?: Action; words?: number };

/** What a match asks of who draws it. */
export interface Spectacle {
  /** A step is to be shown; resolves when it has been seen. */
  play(step: Step, showing: Showing): Promise<void>;
  /** A step that was shown is about to be taken off the table: what it brought goes where it came from; resolves when it is there. */
  playBack(step: Step, showing: Showing): Promise<void>;
  /** The next round is dealt, after the summary of the last one; resolves when it has been seen. */
  deal(showing: Showing): Promise<void>;
  /** Stage, `legal` or, while nothing is being shown, the view changed. */
  redraw(): void;
  /** Another moment is about to be drawn, to which no step leads: what lies there travels to where it lay then. */
  noteBefore(): void;
  manner(view: View): Manner;
  /** What somebody answers by making their move, at this game; null where no question is answered so. */
  assent?(): Action | null;
  /** How long an action goes on until it counts (dice that roll), in ms: the moment that is named with it is its end. */
  lasts(action: Action): number;
  /** What a person was about to say when that clock ran out: it is tried for them first. */
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
  /** No question lapses: whoever hears it needs longer than whoever reads it. */
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
  /** Seats have hands that others may not see; absent: they have. */
  hands?: boolean;
  view: View;
  habits: Habits;
  time?: Time;
  /** The page is out of sight from the first moment. */
  hidden?: boolean;
  /** Where the watch stood when the match was left, in ms since the deal. */
  at_ms?: number;
  /** Told of each new view and of where the watch stands: what is kept beside the record. */
  note?: (view: View, at_ms: number) => void;
  /** What had been answered to a question when the match was left. */
  votes?: Votes | null;
  /** Told of what people have answered that the rules have not been given yet; null once it is decided, or taken back. */
  noteVotes?: (votes: Votes | null) => void;
}

/** What somebody does; null is the table itself. */
export interface Deed {
  seat: number | null;
  action: Action;
}
