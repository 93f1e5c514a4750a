// The one thing that a game's table implements. README.md in this folder has the contract and a checklist.

import type { nothing, TemplateResult } from 'lit';
import type {
  Action,
  Clock,
  Data,
  Entry,
  GameEvent,
  GameId,
  Message,
  Options,
  Refusal,
  TableEvent,
  View,
} from '../protocol/index.ts';
import type { Side } from '../device/around.ts';
import type { HandOrder } from '../device/settings.ts';
import type { Point } from '../lib/boxes.ts';
import { t, type EndOf } from '../lib/i18n.ts';
import type { Speech } from '../lib/live.ts';
import type { Owner } from '../lib/motion.ts';
import type { Sound } from '../lib/sound.ts';
import type { Course } from '../match/course.ts';
import type { Manner } from '../match/stage.ts';
import type { Showing } from '../match/presentation.ts';
import type { Legal, Step } from '../match/step.ts';
import type { Around } from '../pieces/ballot-around.ts';
import type { Feeling } from '../pieces/emblems.ts';
import type { HandCard } from '../pieces/hand.ts';
import type { Icon } from '../pieces/icons.ts';
import type { RoundSummary, ScoreSheet } from '../pieces/score-sheet.ts';
import type { SeatFact, SeatMark } from '../pieces/seats.ts';

/** What the page does for a table. Nothing else of the page is within its reach. */
export interface TableHost<G extends GameId = GameId> {
  /** The element that the table is drawn in. The table looks up and moves only what is inside it. */
  readonly root: HTMLElement;
  readonly names: readonly string[];
  /** The seats played by people on this device. */
  readonly humans: readonly number[];
  /** The person for whom the page answered the ballot that is counted, because they had said nothing; null if there is none. */
  readonly silent: number | null;
  /** The sides of the device at which these people sit, in the same order; null if they don't sit around it. */
  readonly sides: readonly Side[] | null;
  /** For each of these seats, its side as seen from where the table faces; null if people don’t sit around the device. */
  readonly seated: ReadonlyMap<number, Side> | null;
  /** Whether somebody sits, or may sit, opposite the side that the table faces. */
  readonly across: boolean;
  /** The match's options as the engine completed them. */
  readonly options: Readonly<Options<G>>;
  /** The match's data, such as a deck of one's own. */
  readonly data: Readonly<Data<G>>;
  /** Whose hand is shown; null while nobody's is. */
  readonly viewer: number | null;
  /** It is the viewer's turn and the engine waits for an action. */
  readonly acting: boolean;
  /** Cards may be lifted: the viewer prepares a move (`preparing`), or gets one ready while others play (`GameTable.foresees`). */
  readonly composing: boolean;
  /** The viewer may prepare a move, which `take` begins: it is their turn, or the open question lapses when they begin to move. */
  readonly preparing: boolean;
  /** What `legal` answered for the viewer; null until it has. */
  readonly legal: Legal<G> | null;
  /** Time stands still: nobody sees the page, or it shows a replay. */
  readonly hidden: boolean;
  /** How long it is until a clock runs out, in ms. */
  left(clock: Clock): number;
  /** Says that the end of an action that takes time (`GameTable.lasts`) has been seen, perhaps early after a touch. Whatever waits for it begins
   * now. */
  arrive(): void;
  /** The refusal that an action of the viewer (or of `seat`, in a public phase) would get if it were done now; null if the rules would allow it. */
  check(action: Action<G>, seat?: number): Promise<Refusal | null>;
  /** A consequence of an allowed action that the viewer may overlook, in a sentence of the rules; null if there is none. */
  caution(action: Action<G>): Promise<string | null>;
  /** Splits a text that is being written into words, and says of each whether the match's dictionary for that language has it. */
  lookUp(text: string, lang: string): Promise<readonly { word: string; known: boolean }[]>;
  /** Performs an action for the viewer (or for `seat`, in a public phase). False when refused: the refusal is shown. */
  act(action: Action<G>, seat?: number): Promise<boolean>;
  /** Begins a move of the viewer, and first answers a question that lapses with it. False if it is not their turn afterwards. */
  take(): Promise<boolean>;
  /** At the end of a round of a table that `flows`: deals the next round at once, though something of the last one may still be moving. Null where
   * rounds end with a dialog, and in a replay. */
  readonly goOn: (() => void) | null;
  /** Bots take as long as people would, and no person has anything to do meanwhile. */
  readonly waitsForBots: boolean;
  /** Ends this wait: the match's time moves on to when the first bot has found something, or a clock runs out. */
  waitNoLonger(): void;
  /** Keeps something on the device for later matches (`GameEntry.keeps`). `change` is given what is kept so far, or null. */
  keep(kind: string, change: (kept: unknown) => unknown): Promise<void>;
  /** The text in the place of refusals; null if there is none. */
  readonly refusal: string | null;
  /** Shows a line where refusals appear: why a touched card cannot be played, say. */
  tell(text: string, clause?: string | null): void;
  /** Draws the table again, for example after a card was selected, and removes the line of `tell`. With `motion`, things travel to their new
   * places. */
  changed(motion?: boolean): void;
  /** Draws the table again after an answer of the rules, for example. The line of `tell` stays. */
  redraw(): void;
  /** Shows a sentence about what is under way (who contests, say), until the step is told. It is not said aloud. */
  meanwhile(sentence: () => string): void;
  /** In a first match: explains a step while its result is in sight, before the new view is drawn. False if there was nothing to explain. */
  means(step: Step<G>): Promise<boolean>;
  /** Resolves when the new drawing is in the page, before anybody sees it: new things can then be set in motion from elsewhere. */
  settled(): Promise<void>;
}

/** How a table reads a written line: as an action, or with the reason why it is none. */
export type Read<G extends GameId = GameId> =
  | {
      action: Action<G>;
      /** The seat that acts, if it need not be the viewer's. */
      seat?: number;
      /** What the action would do. This is said first; another Enter performs the action. */
      first?: Speech;
      /** The action lies on the table as if it had been prepared by hand. The question that is asked now is said after `first`. */
      prepared?: true;
    }
  | { refusal: string; clause?: string };

/** What somebody who plays by ear may ask for about the table itself. */
export type Topic = 'hand' | 'table' | 'playable';

/** A seat in a sentence: its name, and whether it is the viewer's own. */
export type Who = (seat: number) => { name: string; own: 'yes' | 'no' };

export interface BarAction {
  /** Identifies the action, also for tests. */
  id: string;
  /** What it does, in words. */
  label: string;
  /** The label as it is said aloud, if some of its words are in another language. */
  said?: Speech;
  icon?: Icon;
  primary?: boolean;
  /** It cannot be done yet and looks disabled. If it is touched, `run` says why: the rules refuse it and name their clause. */
  disabled?: boolean;
  /** It is offered whatever is prepared, and has nothing to do with it. */
  besides?: boolean;
  /** It gives something up for good (the turn). So it has a place of its own, where no other action ever appears. */
  apart?: boolean;
  run: () => void;
}

/** The line above the hand: what can be done now. At most one primary action; two or three in all. */
export interface Bar {
  prompt: string;
  /** The prompt as it is said aloud, if the screen shows more than its words. */
  said?: Speech;
  /** The prompt together with what it is about, for people who ask or have not heard it. */
  full?: Speech;
  actions: BarAction[];
}

/** What a person does before their hand is seen. */
export interface AtCurtain<G extends GameId = GameId> {
  /** The action that lifting the curtain, or the lid over their hand, also performs, for a turn that begins without a choice. */
  lifts?: { label: string; action: Action<G> };
  /** After a question to all: the button that ends their turn, as the other choice besides lifting the lid. */
  ends?: { label: string; actions: readonly Action<G>[] };
  /** Like `ends`, where the next seat is a person's and ending the turn gives nothing up: with the same touch, that person takes up their own hand
   * and performs `action`. */
  follows?: { seat: number; label: string; action: Action<G> };
  /** The text at a lid, in place of the sentence that says whose turn it is: what they may still do. Everybody knows it already. */
  says?: string;
  /** Their turn has already begun: they have seen what the others did before it. */
  begun?: boolean;
}

/** Questions that everybody may hear and answer: a challenge, a vote, a re-entry. No hand is shown meanwhile on a shared device. */
export interface PublicPanel<G extends GameId = GameId> {
  heading: string;
  text: string;
  /** The question as it is said aloud: without what has just been told. */
  said?: Speech;
  /** The question with everything that there is to know about it, for people who ask. */
  full?: Speech;
  /** The question in a few words, for when nobody waits for an answer. */
  brief?: string;
  body?: TemplateResult;
  answers: {
    id: string;
    label: string;
    /** The label without the person's name, for their own edge of the table, where the name stands beside it. */
    unnamed?: string;
    icon?: Icon;
    primary?: boolean;
    /** What it may cost; people who play by ear are told before they do it. */
    price?: string;
    /** Performed one after the other, until one ends the phase. */
    acts: { seat: number; action: Action<G> }[];
  }[];
}

/** A question that each seat answers for itself; the rules get all answers together. */
export interface BallotQuestion<G extends GameId = GameId> {
  heading: string;
  /** What is asked. */
  text: string;
  /** The text as it is said aloud, together with what it is about. */
  said?: Speech;
  /** What the question is about, drawn. */
  body?: TemplateResult;
  /** What the question is about, in words that can be read from afar: written once towards each side of a table that people sit around. */
  aloud?: TemplateResult;
  /** `given`: how the choice is told of somebody, where the label is in the words of that person. */
  choices: readonly { id: string; label: string; given?: string; icon?: Icon; action: Action<G> }[];
  /** The seats that are asked, bots too, in their order. */
  seats: readonly number[];
  /** People may also answer all at once, in one touch. */
  together?: boolean;
  /** The outcome (`result`) will be told in place of the question; room for it is kept from the beginning. */
  tells?: boolean;
  /** The seat that asks, if it may take the question back until somebody has answered. */
  asker?: number;
  /** Everybody has answered, and the answers lie open. */
  result?: BallotResult;
}

/** What stands on the card between two rounds. */
export interface RoundTitle {
  /** Which round it is. */
  round: string;
  /** What the round is about; absent where all rounds are alike. */
  name?: string;
  /** What the round costs or brings. */
  text?: string;
  /** The cards that the round is about. */
  body?: TemplateResult;
}

export interface BallotResult {
  /** The id of each seat's choice. */
  answers: ReadonlyMap<number, string>;
  /** Why a seat answered so, in a few words. */
  reasons?: ReadonlyMap<number, string | TemplateResult>;
  /** The outcome, in words. */
  outcome: string;
  /** What decided the outcome if the answers alone did not: dice. */
  body?: TemplateResult;
  /** The outcome as a sign, in the place of the question; `nothing` while it is still unknown. */
  stamp?: TemplateResult | typeof nothing;
}

export abstract class GameTable<G extends GameId = GameId> {
  /** The view that is drawn; null before the first one. */
  abstract get view(): View<G> | null;

  constructor(protected readonly host: TableHost<G>) {}

  /** A new view is about to be drawn. `step` is what led to it, null after a load, an undo or a change of viewer: then
   * nothing of an earlier hand may be kept. */
  abstract update(view: View<G>, step: Step<G> | null): void;

  /** The shared middle. */
  abstract middle(): TemplateResult;

  /** A name for what the ground under the cards looks like now, if it changes during a match, from round to round, say (`data-scene` of the
   * table). */
  scene(): string | null {
    return null;
  }

  /** Whether a middle that scrolls is marked at the edges beyond which there is more of it (`data-above`, `data-below`). */
  readonly showsEdges: boolean = false;
  /** Called when the middle has been measured. `spot` is what everybody should see; if it just `came`, it has been brought into sight. The table may
   * scroll a little further, so that nothing is half cut off. */
  tidy(_middle: HTMLElement, _spot: Element | null, _came: boolean): void {}

  /** The move that is being prepared, drawn between the middle and the hand; null if there is none. */
  tray(): TemplateResult | null {
    return null;
  }

  /** The viewer's hand, in the order chosen. Asked of games with the capability `hand`. */
  hand(): HandCard[] {
    return [];
  }
  /** How the hand lies: cards with words lie in rows. */
  readonly handLies: 'fan' | 'rows' = 'fan';

  abstract bar(): Bar;

  // Input. Ids are those of `hand()`.
  toggle(_id: string): void {}
  /** Enter: what the bar offers first. */
  enter(): void {
    this.bar()
      .actions.find((action) => action.primary)
      ?.run();
  }
  /** Escape: let go of everything. */
  abstract release(): void;
  /** Whether there is something to let go of. Undo does that before it takes a move back. */
  get prepared(): boolean {
    return this.bar().actions.some(({ id }) => id === 'release');
  }
  /** Cards may be lifted while others play. The prepared move waits for its owner's turn, and `update` keeps the parts of it that are still
   * possible. */
  get foresees(): boolean {
    return false;
  }
  /** Whether people who play by ear can make a move by writing its letters. */
  readonly lettered: boolean = false;
  /** Called for each letter or Backspace that is typed on the table. */
  type(_key: string, _shift: boolean): void {}
  move(_id: string, _to: number): void {}
  /** `at` is a point of the window; on a turned table, it must be converted (lib/turned.ts). */
  dragOver(_id: string, _target: Element | null, _at: Point): void {}
  drop(_id: string, _target: Element, _at: Point): void {}
  dragEnd(): void {}
  /** The ways in which a hand can be put in order; the button offers the one that is not in force. */
  readonly sorts: readonly EndOf<'sort'>[] = [];
  sort(_by: HandOrder): void {}

  /** The answer that somebody gives by making their move (`Lapse`). If they take the move back, that answer is taken back too. */
  readonly assent: Action<G> | null = null;

  /** What the person in that seat may do at the curtain, before their hand is seen. */
  atCurtain(_seat: number): AtCurtain<G> {
    return {};
  }

  /** How the seats that may act are asked. `panel` has the answers to an open question, `ballot` those of a ballot. */
  manner(_view: View<G>): Manner {
    return { kind: 'turn' };
  }
  /** How long an action takes before it counts, in ms: a throw, until the dice lie still. The table says when its end has been seen
   * (`TableHost.arrive`). */
  lasts(_action: Action<G>): number {
    return 0;
  }
  /** The action that a person was about to do when that clock ran out. The rules decide whether it counts; null if there was none. */
  unsaid(_clock: string): { seat: number; action: Action<G> } | null {
    return null;
  }
  /** The piece that draws a question to everybody, on lines or around the device. Only games with such questions load it. */
  readonly around: Around | null = null;
  panel(): PublicPanel<G> | null {
    return null;
  }
  /** The ballot that is open (`manner` says `ballot`), or whose result is just being shown. */
  ballot(): BallotQuestion<G> | null {
    return null;
  }

  /** The viewer's answer in the open ballot, by the id of the choice; null if there is none. */
  answered(_view: View<G>): string | null {
    return null;
  }

  /** The last trick as it lay. It is shown on the curtain, and on a tap on captured cards (the drawing sends `show-trick`). Null if there is none, or
   * if the game has no tricks. */
  lastTrick(): TemplateResult | null {
    return null;
  }
  /** A tap on a card may play it (`settings.oneTap`). */
  readonly takesOneTap: boolean = false;

  /** A question of the game's own over the table (which letter a joker stands for), as a `<mots-modal>`. */
  dialog(): TemplateResult | null {
    return null;
  }

  /** The facts below a seat's name. */
  abstract seatFacts(seat: number): SeatFact[];
  /** Signs beside its name. */
  seatMarks(_seat: number): SeatMark[] {
    return [];
  }
  /** The seat takes no further part in the round: its box is drawn pale. */
  seatOut(_seat: number): boolean {
    return false;
  }

  /** What a line means that somebody who plays by ear has written. Null if it is letters only: at a `lettered` table, these are typed over the hand
   * one after the other, and Enter does what the bar then offers first. */
  read(_line: string): Read<G> | null {
    return null;
  }
  /** What lies there, for somebody who asks; null where the page says it as it is drawn. */
  tell(_topic: Topic): Speech | null {
    return null;
  }
  /** An event of somebody else need not be said, because what comes of it says the same. */
  quiet(_event: TableEvent<G>): boolean {
    return false;
  }
  /** Whether the curtain tells the next person of this event: it changed the table since they last saw it. */
  news(event: TableEvent<G>): boolean {
    return !this.quiet(event);
  }
  /** Whether nobody is told of this event: the person concerned sees or hears it in another way, and nobody else may hear of it. */
  silent(_event: TableEvent<G>): boolean {
    return false;
  }
  /** An event of somebody else, in a few words without a verb ("B", "pass"), for people who want to hear little; '' if it need not be said at all,
   * null if it is said in full. */
  brief(_event: TableEvent<G>): Speech | null {
    return null;
  }

  /** Shows the action that a hint proposes as if the player had prepared it. Asked of games with the capability `hint`. */
  suggest(_action: Action<G>): void {}
  /** Whether the person on turn has a choice, so that a hint has something to say. */
  get chooses(): boolean {
    return true;
  }
  /** Whether a hint has something to propose to the viewer in an open question too, where nobody is on turn. */
  get hintable(): boolean {
    return false;
  }
  /** Whether what is prepared is still what the hint proposed: as long as it is, the page says why. */
  get hinted(): boolean {
    return false;
  }

  /** In the first match: what this round is about, in a sentence; null where a game has none. */
  goal(): string | null {
    return null;
  }
  /** In the first match: what these events mean, in a sentence; null where they say all themselves. `before` is the view that they
   * happened in, `who` names a seat. */
  caption(_events: readonly TableEvent<G>[], _before: View<G>, _who: Who): Speech | null {
    return null;
  }

  /** In the first match: whether a bot's reason for an action praises whoever has done the same. */
  praises(_reason: Message): boolean {
    return true;
  }

  /** In the first match: whether the viewer is to be shown what they could do now (`marks`). */
  get teaches(): boolean {
    return false;
  }
  /** Marks on the table or in the hand what the action of a hint would take. Returns a function that gives the sentence about the marks, or null when
   * they are gone. Null if there is nothing to mark. */
  marks(_action: Action<G>): (() => Speech | null) | null {
    return null;
  }
  /** In the first match, on the curtain: explains an event that everybody could see, in place of its own sentence; null if that says all. The next
   * person may not have been looking, or not for long enough. */
  lesson(_event: GameEvent<G>, _who: Who): Speech | null {
    return null;
  }

  /** What is shown before the new view is drawn: a word that shakes, say. */
  before(_step: Step<G>, _showing: Showing): Promise<void> | void {}
  /** The step ended a round: until the next round is dealt, the table stays as its last play left it, and draws nothing of the new round. Called
   * after `before`, in place of `update`. False if the table draws the new view at once. */
  close(_step: Step<G>): boolean {
    return false;
  }
  /** Whether a match begins with something that everybody should see before the first deal, such as a draw for the first seat. */
  readonly opens: boolean = false;
  /** The card that tells of it, from the log so far; null if there was no draw. */
  opening(_log: readonly Entry<G>[]): RoundTitle | null {
    return null;
  }
  /** Where a hand that was just dealt comes from: keys of its cards → key of a thing on the table. */
  dealt(): ReadonlyMap<string, string> {
    return new Map();
  }
  /** A hand is about to be dealt. */
  deals(): void {}
  /** Called when the dealt hand lies there. The first move waits until what is shown now has been seen. */
  afterDeal(_owner: Owner): Promise<void> | void {}
  /** A selector for what everybody should see after that step, or now if it is null. If the middle scrolls, it is brought into sight. */
  spot(_step: Step<G> | null): string | null {
    return null;
  }
  /** Whether the last event may be told: not while dice are still falling that show it first. */
  get lies(): boolean {
    return true;
  }
  /** A selector for what the viewer is asked about. When they are asked, it is brought into sight, whatever was in sight before. */
  asksAbout(): string | null {
    return null;
  }
  /** Where new things come from: key of a new `data-flip` → key of an old one (`seat:2`, `stock`, `card:h4`). */
  origins(_step: Step<G>): ReadonlyMap<string, string> {
    return new Map();
  }
  /** Who is pleased at an event, or winces; null if nobody does. The face of a bot shows it. */
  feels(_event: TableEvent<G>): Feeling | null {
    return null;
  }
  sound(_event: TableEvent<G>): Sound | null {
    return null;
  }
  /** Whether the next round begins with this event: it is told when that round is dealt, after the result of the last one. */
  begins(event: TableEvent<G>): boolean {
    return this.sound(event) === 'deal';
  }
  /** Whether rounds follow each other without a dialog: the table itself shows the result of a round, for as long as people need to read it, and a
   * touch goes on (`TableHost.goOn`). */
  readonly flows: boolean = false;
  /** The text that people read meanwhile. */
  get toRead(): string {
    return '';
  }
  /** Whether somebody is there for the next round, so that it may begin by itself after that step; else it waits for a touch. */
  attended(_step: Step<G>): boolean {
    return true;
  }
  /** Not null when this step ended a round. */
  roundSummary(_step: Step<G>): RoundSummary | null {
    return null;
  }
  /** A score at the end of the match, in the game's own unit. */
  account(score: number): string {
    return t('points-short', { points: score });
  }
  /** The scores after each round, for the curve at the end of the match. */
  course(_log: readonly Entry<G>[]): Course {
    return [];
  }
  /** The best word or the dearest trick, say, in a sentence; null if the match had none. */
  best(_log: readonly Entry<G>[]): string | TemplateResult | null {
    return null;
  }
  /** The card that names the next round before it is dealt; null if the game shows none. */
  title(_view: View<G>): RoundTitle | null {
    return null;
  }
  /** The seat that `atEnd` asks something, or asked last; where people sit around the table, it faces them. Null before anybody was asked. */
  get asksAtEnd(): number | null {
    return null;
  }
  /** At the end of the match: what can still be done with what its last round left; null where there is nothing. */
  atEnd(_log: readonly Entry<G>[]): TemplateResult | null {
    return null;
  }
  abstract scoreSheet(log: readonly Entry<G>[]): ScoreSheet;
  /** How a value of an event's sentence is drawn if its words are in another language and must be marked (`lang`); null if it is written as it is. */
  wording(_event: GameEvent<G>, _name: string, _value: string): TemplateResult | null {
    return null;
  }
  /** How a value of any other message, such as a refusal, is drawn. */
  foreign(_name: string, _value: string): TemplateResult | null {
    return null;
  }
  /** How a value of an event's sentence is said aloud: letters one by one, say. */
  spoken(event: GameEvent<G>, name: string, value: string): TemplateResult | string | null {
    return this.wording(event, name, value);
  }
}
