// What the shell reads from a conductor and asks of it. A conductor is a match in progress (match.ts) or the replay of a finished one (replay.ts).

import type { Hint } from '../engine/index.ts';
import type { Action, Clock, Entry, Message, Player, Refusal, View } from '../protocol/index.ts';
import type { Answer } from './ballot.ts';
import type { Lapse, Spectacle, Stage } from './stage.ts';
import type { Legal } from './step.ts';

export interface Conductor {
  /** The latest view that the rules gave. The screen may still be showing earlier steps. */
  readonly view: View;
  /** The seat whose view is shown; null for a spectator, who sees no hand. */
  readonly viewer: number | null;
  readonly seats: readonly Player[];
  /** The seats that people of this device play. */
  readonly humans: readonly number[];
  /** The seat for which the page answered the latest ballot; its person said nothing. */
  readonly silent: number | null;
  /** How many ms a person who plays alone with bots has to object in the ballot of that view; null if the page waits for their answer. */
  objects(view: View): number | null;
  /** The seats at which people sit or have sat. */
  readonly peopled: readonly number[];
  /** Whether several people share the device. If only one of them is left, it stays true until that person lifts the curtain. */
  readonly shared: boolean;
  readonly stage: Stage;
  /** What the viewer may do; null until it is known. */
  readonly legal: Legal | null;
  /** It is the viewer's turn, and nothing is under way. */
  readonly acting: boolean;
  /** Something is being done or shown that people wait for. */
  readonly busy: boolean;
  /** Steps are being shown, so the drawn table is behind the match. */
  readonly showing: boolean;
  /** The latest view may be drawn: no step is being shown, no action is being taken back, and no finished round is still on the table. */
  readonly steady: boolean;
  /** A round is being dealt: whose turn it will be has not been said. */
  readonly dealing: boolean;
  /** The viewer has begun a move that cannot be made yet: what they touch meanwhile belongs to that move. */
  readonly taking: boolean;
  /** Nobody can see the page: time stands still. */
  readonly hidden: boolean;
  /** Why nothing can be taken back now, as far as is known: no person has acted yet, the last action was somebody else's, or people have seen its
   * result. */
  readonly untakeable: 'nothing' | 'others' | 'seen' | null;
  /** The ms until a clock runs out. This is more than its whole run while an action that starts it still lasts (`Spectacle.lasts`). */
  left(clock: Clock): number;
  /** An action that lasts (dice that roll) is seen to have ended early: the time of the match moves on to its planned end. */
  arrive(): void;

  /** Starts the match, or continues it after a load. The spectacle shows it from then on. */
  begin(spectacle: Spectacle): Promise<void>;
  /** The page is out of sight, or back: for clocks and bots time stands still meanwhile. */
  hide(hidden: boolean): void;
  /** Notes at once what is kept beside the record, because the page may be closed at any moment. */
  remember(): void;
  /** Nothing more happens: the screen is left. */
  stop(): void;
  /** What is being shown comes to its end at once, and so does the pause after it. */
  hurry(): void;

  /**
   * Performs an action of a person, after all earlier requests, and resolves when it has been shown. If the rules refuse it, the spectacle is told
   * and the result is false. The rules also judge whether the seat may act. If the same action comes twice at once, it is performed once.
   */
  act(action: Action, seat: number): Promise<boolean>;
  /** Answers of several seats, one after the other, until one of them ends the question. */
  answer(acts: readonly Answer[]): Promise<boolean>;
  /** Somebody answers a ballot. False when that seat is not asked now. */
  cast(seat: number, action: Action): Promise<boolean>;
  /** The viewer wants to move. Waits for the end of a deal, or answers a question that only waits for this move (`Lapse.own`). Resolves to whether it
   * is then the viewer's turn. Calls that come meanwhile get the same promise. */
  take(): Promise<boolean>;
  /** The next player has the device and wants to see. */
  lift(): Promise<void>;
  /** The viewer gives the device away. */
  handOver(): Promise<void>;
  /** The round's summary has been read: the next round is dealt. */
  goOn(): Promise<void>;
  /** Takes back the last action of a person, and what bots did since; in a match of bots the last action. */
  undo(): Promise<boolean>;
  /**
   * Somebody else sits down at a seat: a bot (`bot` is its level) or a person (`bot` null). Without a `name`, they take that of the seat. They are
   * asked what the seat is asked. False if the rules refuse it.
   */
  sit(seat: number, player: { bot: Player['bot']; name?: string }): Promise<boolean>;
  /** Bots take their time as people do, and no person has anything to do meanwhile. */
  readonly waitsForBots: boolean;
  /** If `waitsForBots`, time moves on to the moment at which the first bot acts or a clock runs out. */
  waitNoLonger(): Promise<void>;

  /** The refusal that the rules would give to an action that is being prepared, by the viewer or by a seat that acts in sight of everybody. Null if
   * the rules would allow it, or if there is no such seat. This and the methods below reject if the match is left or the engine restarts. */
  check(action: Action, seat?: number | null): Promise<Refusal | null>;
  /** A message about a result of the action that the viewer may overlook; null if there is none. */
  caution(action: Action): Promise<Message | null>;
  /** The words in a text that somebody is writing, and whether the rules know them. */
  lookUp(text: string, lang: string): Promise<readonly { word: string; known: boolean }[]>;
  /** What the hard bot would do in that seat and why; null if it has no answer in time. `past`: the fields of the view that will have changed when
   * the move is made. */
  hint(seat: number, past?: Lapse['past']): Promise<Hint | null>;
  readLog(): Promise<Entry[]>;
}
