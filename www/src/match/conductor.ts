// What the shell around a table reads and asks, whoever conducts: a live match, or one that has been played and is shown (replay.ts).

import type { Hint } from '../engine/index.ts';
import type { Action, Clock, Entry, Message, Player, Refusal, View } from '../protocol/index.ts';
import type { Answer } from './ballot.ts';
import type { Lapse, Spectacle, Stage } from './stage.ts';
import type { Legal } from './step.ts';

export interface Conductor {
  /** What the rules said last. What is shown may still be on its way there. */
  readonly view: View;
  /** Whose eyes: null is a spectator's, with no hand in it. */
  readonly viewer: number | null;
  readonly seats: readonly Player[];
  /** The seats that people of this device play. */
  readonly humans: readonly number[];
  /** The seat that said nothing to the ballot that is counted. */
  readonly silent: number | null;
  /** How long a person alone with bots has to object to what that view puts to the vote, in ms; null where they are waited for. */
  objects(view: View): number | null;
  /** The seats at which people sit or have sat. */
  readonly peopled: readonly number[];
  /** Several people share the device, or did until the one who is left has lifted the curtain. */
  readonly shared: boolean;
  readonly stage: Stage;
  /** What the viewer may do; null until it is known. */
  readonly legal: Legal | null;
  /** It is the viewer's turn, and nothing is under way. */
  readonly acting: boolean;
  /** Something is being done or shown that people wait for. */
  readonly busy: boolean;
  /** Steps are being shown: what is drawn is not yet where the match is. */
  readonly showing: boolean;
  /** What the rules said last may be drawn: nothing that led there is still being shown, nothing is being taken back, and no
   * round lies there to be seen that has come to its end. */
  readonly steady: boolean;
  /** A round is being dealt: whose turn it will be has not been said. */
  readonly dealing: boolean;
  /** The viewer's move begins: what is touched meanwhile belongs to it. */
  readonly taking: boolean;
  /** Nobody can see the page: time stands still. */
  readonly hidden: boolean;
  /** Why an action cannot be taken back now, as far as that is known: no person has done anything yet, somebody else did the last thing, or what came
   * of it has been seen. */
  readonly untakeable: 'nothing' | 'others' | 'seen' | null;
  /** How long it is until a clock runs out, in ms: longer than its whole run until what lasts is at its end (`Spectacle.lasts`). */
  left(clock: Clock): number;
  /** What lasts is seen to be at its end, though its time was not up: time goes on to that moment. */
  arrive(): void;

  /** Starts, or goes on after a load, before whoever shows it. */
  begin(spectacle: Spectacle): Promise<void>;
  /** The page is out of sight, or back: for clocks and bots time stands still meanwhile. */
  hide(hidden: boolean): void;
  /** The page may be gone at once: what is kept beside the record is noted in this tick. */
  remember(): void;
  /** Nothing more happens: the screen is left. */
  stop(): void;
  /** What is being shown comes to its end at once, and so does the pause after it. */
  hurry(): void;

  /**
   * Performs an action of a person, after what was asked before it; resolves when it has been shown. False when the rules refuse
   * it, which the spectacle is told: whether the seat may act at all, the rules say too. The same action twice at once is performed once.
   */
  act(action: Action, seat: number): Promise<boolean>;
  /** Answers of several seats, one after the other, until one of them ends the question. */
  answer(acts: readonly Answer[]): Promise<boolean>;
  /** Somebody answers a ballot. False when that seat is not asked now. */
  cast(seat: number, action: Action): Promise<boolean>;
  /** The viewer wants to move: what is still being dealt is waited for, a question that only waits for that is answered. Resolves to
   * whether it is their turn then. What is wanted meanwhile waits with it. */
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
   * Somebody else sits down at a seat: a bot of a level, or a person (`bot` null), with another name or with that of the seat. What the seat is
   * asked is asked of them. False where the rules refuse it.
   */
  sit(seat: number, player: { bot: Player['bot']; name?: string }): Promise<boolean>;
  /** Bots take their time as people do, and no person has anything to do meanwhile. */
  readonly waitsForBots: boolean;
  /** Where `waitsForBots`: time goes on to the moment at which the first of them has something, or a clock runs out. */
  waitNoLonger(): Promise<void>;

  /** What the rules would say to an action that is being prepared, of the viewer or of a seat that acts in sight of everybody; null
   * where they would allow it, or there is no such seat. Rejects, as all that is asked in passing, where the match is left meanwhile or
   * the engine starts again. */
  check(action: Action, seat?: number | null): Promise<Refusal | null>;
  /** What an action brings on the viewer that they may overlook; null where there is nothing. */
  caution(action: Action): Promise<Message | null>;
  /** The words of a text that somebody is writing, each with whether it is one. */
  lookUp(text: string, lang: string): Promise<readonly { word: string; known: boolean }[]>;
  /** What the hard bot would do in that seat and why; null where it has no answer in time. `past`: what of the view is other when the move
   * is made that it is for. */
  hint(seat: number, past?: Lapse['past']): Promise<Hint | null>;
  readLog(): Promise<Entry[]>;
}
