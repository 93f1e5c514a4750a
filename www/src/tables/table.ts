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

/** The key of the pack from which a round is dealt. It lies in the middle only while that happens. */
export const PACK = 'pack';

/** What the page does for a table. Nothing else of the page is within its reach. */
export interface TableHost<G extends GameId = GameId> {
  /** What the table is drawn in: whatever of it is looked up or set in motion lies below. */
  readonly root: HTMLElement;
  readonly names: readonly string[];
  /** The seats played by people on this device. */
  readonly humans: readonly number[];
  /** Who of them has said nothing to the ballot that is counted: it was answered for them after a while. */
  readonly silent: number | null;
  /** At which sides of it they sit, in the same order; null where they don't sit around it. */
  readonly sides: readonly Side[] | null;
  /** At which side each of them sits, by seat, as whoever the table faces sees it; null where they don’t sit around it. */
  readonly seated: ReadonlyMap<number, Side> | null;
  /** Whether somebody may sit across from whom the table faces. */
  readonly across: boolean;
  /** The match's options as the engine completed them. */
  readonly options: Readonly<Options<G>>;
  /** What was brought to the match from outside: a deck of one's own. */
  readonly data: Readonly<Data<G>>;
  /** Whose hand is shown; null while nobody's is. */
  readonly viewer: number | null;
  /** It is the viewer's turn and the engine waits for an action. */
  readonly acting: boolean;
  /** Cards may be lifted: the viewer prepares a move (`preparing`), or gets one ready while others play (`GameTable.foresees`). */
  readonly composing: boolean;
  /** The viewer may prepare a move, which `take` begins: it is their turn, or a question only waits for that move. */
  readonly preparing: boolean;
  /** What `legal` answered for the viewer; null until it has. */
  readonly legal: Legal<G> | null;
  /** How long it is until a clock runs out, in ms. */
  left(clock: Clock): number;
  /** The time that an action takes (`GameTable.lasts`) is seen to be over, perhaps early by a touch: what waits for it begins now. */
  arrive(): void;
  /** What the rules would say to an action of the viewer (or of `seat`, in a public phase), which is only being prepared: null where
   * they would allow it. */
  check(action: Action<G>, seat?: number): Promise<Refusal | null>;
  /** What the rules have to say to an allowed action that is only being prepared: what it brings on the viewer that they may overlook. */
  caution(action: Action<G>): Promise<string | null>;
  /** The words of a text that is being written, each with whether the match's words of that language have it. */
  lookUp(text: string, lang: string): Promise<readonly { word: string; known: boolean }[]>;
  /** Performs an action for the viewer (or for `seat`, in a public phase). False when refused: the refusal is shown. */
  act(action: Action<G>, seat?: number): Promise<boolean>;
  /** The viewer wants to move: a question that waits only for that comes to its end. False where it is not their turn then. */
  take(): Promise<boolean>;
  /** Where a round lies there as it ended, with no dialog over it (`GameTable.flows`): deals the next one, at once though something of what came of
   * it may still be on its way. Null where nobody goes on so. */
  readonly goOn: (() => void) | null;
  /** Bots take as long as people would, and no person has anything to do meanwhile. */
  readonly waitsForBots: boolean;
  /** Ends that wait: time goes on to when the first of them has found something, or a clock runs out. */
  waitNoLonger(): void;
  /** Keeps something on the device for the matches to come (`GameEntry.keeps`): `change` gets what is kept so far, null where
   * nothing is. */
  keep(kind: string, change: (kept: unknown) => unknown): Promise<void>;
  /** What stands where refusals appear. */
  readonly refusal: string | null;
  /** Shows a line where refusals appear: why a touched card cannot be played, say. */
  tell(text: string, clause?: string | null): void;
  /** Asks the table to be drawn again, after a change of selection. Things that move travel when `motion` is set. */
  changed(motion?: boolean): void;
  /** The same after something that came by itself: what was told stays. */
  redraw(): void;
  /** What is under way, in a sentence that is read until the step is told: who contests, say. Nobody hears it. */
  meanwhile(sentence: () => string): void;
  /** In a first match: says what a step means while it lies there to be seen, before it is drawn. Whether there was anything to say. */
  means(step: Step<G>): Promise<boolean>;
  /** What was asked for stands in the page, and nobody has seen it yet: what comes from elsewhere can be set in motion. */
  settled(): Promise<void>;
}

/** What a written line came to: an action, or why it is none. */
export type Read<G extends GameId = GameId> =
  | {
      action: Action<G>;
      /** Whose it is, where it need not be the viewer's. */
      seat?: number;
      /** What it would do, said before it is done: another Enter does it. */
      first?: Speech;
      /** It lies on the table as if it had been prepared by hand: what is asked now is said with it. */
      prepared?: true;
    }
  | { refusal: string; clause?: string };

/** What somebody who plays by ear may ask for about the table itself. */
export type Topic = 'hand' | 'table' | 'playable';

/** A seat in a sentence: its name, and whether it is the viewer's own. */
export type Who = (seat: number) => { name: string; own: 'yes' | 'no' };

export interface BarAction {
  /** Test hook and identity. */
  id: string;
  /** What it does, in words. */
  label: string;
  /** The same as it is heard, where some of its words are in a language of their own. */
  said?: Speech;
  icon?: Icon;
  primary?: boolean;
  /** It cannot be done yet, and looks so. Touched, `run` says why: the rules refuse it, with their clause. */
  disabled?: boolean;
  /** It is offered whatever is prepared, and does nothing with it. */
  besides?: boolean;
  /** It gives something up for good (the turn): it stands apart, where no other action ever stands. */
  apart?: boolean;
  run: () => void;
}

/** The line above the hand: what can be done now. At most one primary action; two or three in all. */
export interface Bar {
  prompt: string;
  /** The same as it is heard, where the eye has more beside it than the ear. */
  said?: Speech;
  /** The same with what it is about, for whoever asks or has not heard it. */
  full?: Speech;
  actions: BarAction[];
}

/** What a person does before their hand is seen. */
export interface AtCurtain<G extends GameId = GameId> {
  /** With the touch that lifts the curtain, or the lid over their hand: a turn that begins with no choice has begun. */
  lifts?: { label: string; action: Action<G> };
  /** In the place of lifting the lid, after a question to all: they end their turn. */
  ends?: { label: string; actions: readonly Action<G>[] };
  /** With that, where a person follows and nothing is given up by it: who takes up their own hand with the same touch, and how their turn begins. */
  follows?: { seat: number; label: string; action: Action<G> };
  /** What is said at a lid in place of whose turn it still is: what they may do yet. All know it. */
  says?: string;
  /** Their turn is under way: what the others did before it, they have seen. */
  begun?: boolean;
}

/** Questions that everybody may hear and answer: a challenge, a vote, a re-entry. No hand is shown meanwhile on a shared device. */
export interface PublicPanel<G extends GameId = GameId> {
  heading: string;
  text: string;
  /** What is asked as it is heard: what it is about has just been told. */
  said?: Speech;
  /** The same with all that there is to know of it, for whoever asks. */
  full?: Speech;
  /** The same in a few words, where nobody waits for an answer. */
  brief?: string;
  body?: TemplateResult;
  answers: {
    id: string;
    label: string;
    /** The same without the name of whose it is, which stands beside it at their own edge of the table. */
    unnamed?: string;
    icon?: Icon;
    primary?: boolean;
    /** What it may cost, said before it is done by ear. */
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
  /** The same as it is heard, with what it is about. */
  said?: Speech;
  /** What it is about. */
  body?: TemplateResult;
  /** The same in words, to be read from afar: it is written once towards each side of a table that people sit around. */
  aloud?: TemplateResult;
  /** `given`: how it is told of somebody, where the label is what they say themselves. */
  choices: readonly { id: string; label: string; given?: string; icon?: Icon; action: Action<G> }[];
  /** The seats that are asked, bots too, in their order. */
  seats: readonly number[];
  /** People may also answer all at once, in one touch. */
  together?: boolean;
  /** What came of it is told in its place (`result`), which is kept from the beginning. */
  tells?: boolean;
  /** Who asks it, where they may take it back until somebody has answered. */
  asker?: number;
  /** Everybody has answered, and the answers lie open. */
  result?: BallotResult;
}

/** What stands on the card between two rounds. */
export interface RoundTitle {
  /** Which round it is. */
  round: string;
  /** What it is about; nothing where all rounds are alike. */
  name?: string;
  /** What it costs or brings. */
  text?: string;
  /** The cards that it is about. */
  body?: TemplateResult;
}

export interface BallotResult {
  /** The id of each seat's choice. */
  answers: ReadonlyMap<number, string>;
  /** Why a seat answered so, in a few words. */
  reasons?: ReadonlyMap<number, string | TemplateResult>;
  /** What came of it, in words. */
  outcome: string;
  /** What decided it, where the answers alone did not: dice. */
  body?: TemplateResult;
  /** What came of it as a sign, in the place of the question; `nothing` while it is still to come. */
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

  /** What the place under the cards is like just now, where it changes with the match (`data-scene` of the table): the round, say. */
  scene(): string | null {
    return null;
  }

  /** Where the middle scrolls, it is marked with the edges beyond which there is more of it (`data-above`, `data-below`). */
  readonly showsEdges: boolean = false;
  /** The middle was measured; `spot`, what everybody should see, has been brought into sight if it just `came`. The table may scroll a little further, so
   * that nothing is seen by half. */
  tidy(_middle: HTMLElement, _spot: Element | null, _came: boolean): void {}

  /** What is being made, between the middle and the hand; null when nothing is. */
  tray(): TemplateResult | null {
    return null;
  }

  /** The viewer's hand, in the order chosen. Asked of games with the capability `hand`. */
  hand(): HandCard[] {
    return [];
  }
  /** How it lies: cards with words lie in rows. */
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
  /** There is something to let go of: undo does that before it takes a move back. */
  get prepared(): boolean {
    return this.bar().actions.some(({ id }) => id === 'release');
  }
  /** Cards may be lifted while others play. What is made then waits for its owner's turn, and `update` keeps what of it can still be. */
  get foresees(): boolean {
    return false;
  }
  /** Letters may be typed over the hand: a line of them is a move. */
  readonly lettered: boolean = false;
  /** A letter or Backspace typed over hand or tray. */
  type(_key: string, _shift: boolean): void {}
  move(_id: string, _to: number): void {}
  /** `at`: a point of the window, which may lie another way on the table (lib/turned.ts). */
  dragOver(_id: string, _target: Element | null, _at: Point): void {}
  drop(_id: string, _target: Element, _at: Point): void {}
  dragEnd(): void {}
  /** The ways in which a hand can be put in order; the button offers the one that is not in force. */
  readonly sorts: readonly EndOf<'sort'>[] = [];
  sort(_by: HandOrder): void {}

  /** What somebody answers by making their move (`Lapse`): taken back, the move gives up that answer too. */
  readonly assent: Action<G> | null = null;

  /** What that person may do at the curtain, before their hand is seen. */
  atCurtain(_seat: number): AtCurtain<G> {
    return {};
  }

  /** How the seats that may act are asked. In an open question `panel` has what there is to answer, in a ballot `ballot`. */
  manner(_view: View<G>): Manner {
    return { kind: 'turn' };
  }
  /** How long an action is on its way before it counts, in ms: a throw, until the dice lie. The table says when it has seen the end
   * (`TableHost.arrive`). */
  lasts(_action: Action<G>): number {
    return 0;
  }
  /** What a person was about to say when that clock ran out, for the rules to count if they do; null where nothing. */
  unsaid(_clock: string): { seat: number; action: Action<G> } | null {
    return null;
  }
  /** What draws a question to everybody, on lines or where people sit around the table: games that have one bring it along. */
  readonly around: Around | null = null;
  panel(): PublicPanel<G> | null {
    return null;
  }
  /** The ballot that is open (`manner` says `ballot`), or whose result is just being shown. */
  ballot(): BallotQuestion<G> | null {
    return null;
  }

  /** What the viewer of that view has answered in the ballot that is open, by the id of the choice; null where nothing. */
  answered(_view: View<G>): string | null {
    return null;
  }

  /** The last trick, as it lay: on a tap of what was captured (an event `show-trick` of the drawing), and on the curtain. Null where
   * there is none, or no tricks. */
  lastTrick(): TemplateResult | null {
    return null;
  }
  /** A tap on a card may play it (`settings.oneTap`). */
  readonly takesOneTap: boolean = false;

  /** A question of the game's own over the table (which letter a joker stands for), as a `<mots-modal>`. */
  dialog(): TemplateResult | null {
    return null;
  }

  /** What a seat has, below its name. */
  abstract seatFacts(seat: number): SeatFact[];
  /** Signs beside its name. */
  seatMarks(_seat: number): SeatMark[] {
    return [];
  }
  /** The seat takes no further part in the round: its box is drawn pale. */
  seatOut(_seat: number): boolean {
    return false;
  }

  /** What a line says, written by somebody who plays by ear. Null where it is no more than letters: where `lettered`, they are typed over
   * the hand one after the other, and Enter does what the bar then offers first. */
  read(_line: string): Read<G> | null {
    return null;
  }
  /** What lies there, for somebody who asks; null where the page says it as it is drawn. */
  tell(_topic: Topic): Speech | null {
    return null;
  }
  /** What somebody else did need not be heard: what comes of it says the same. */
  quiet(_event: TableEvent<G>): boolean {
    return false;
  }
  /** What a curtain tells whoever is next: how the table is other than they left it. */
  news(event: TableEvent<G>): boolean {
    return !this.quiet(event);
  }
  /** What nobody need be told: whoever it is about sees or hears it otherwise, and nobody else is to hear of it. */
  silent(_event: TableEvent<G>): boolean {
    return false;
  }
  /** What somebody else did, in a few words without a verb ("B", "pass"), for whoever wants to hear little; '' where it need not be said at
   * all, null where it is said in full. */
  brief(_event: TableEvent<G>): Speech | null {
    return null;
  }

  /** Shows the action that a hint proposes as if the player had prepared it. Asked of games with the capability `hint`. */
  suggest(_action: Action<G>): void {}
  /** Whoever is on turn has something to choose, so that a hint has something to say. */
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

  /** In the first match: somebody is to be shown what could be done now (`marks`). */
  get teaches(): boolean {
    return false;
  }
  /** Marks what an action would take, which a hint would propose, on the table or in the hand; what says so, as long as it is marked. Null where there
   * is nothing to mark. */
  marks(_action: Action<G>): (() => Speech | null) | null {
    return null;
  }
  /** In the first match, on the curtain: what an event means that everybody saw, in the place of its own sentence; null where that says all. Those who
   * come next may not have been looking, or not for long enough. */
  lesson(_event: GameEvent<G>, _who: Who): Speech | null {
    return null;
  }

  /** What is shown before the new view is drawn: a word that shakes, say. */
  before(_step: Step<G>, _showing: Showing): Promise<void> | void {}
  /** The step ended a round: the table lies as its last play left it, until the next round is dealt, of which nothing may be drawn
   * yet. Called after `before`, in the place of `update`. False where a table draws the new view at once. */
  close(_step: Step<G>): boolean {
    return false;
  }
  /** A match begins with something that all should see before the first deal, a draw say. */
  readonly opens: boolean = false;
  /** What that is, by what happened so far; null where nothing was drawn. */
  opening(_log: readonly Entry<G>[]): RoundTitle | null {
    return null;
  }
  /** Where a hand that was just dealt comes from: keys of its cards → key of a thing on the table, or `PACK`. */
  dealt(): ReadonlyMap<string, string> {
    return new Map();
  }
  /** A hand is about to be dealt. */
  deals(): void {}
  /** The hand that was dealt lies there; whoever has the first move waits for what is shown now. */
  afterDeal(_owner: Owner): Promise<void> | void {}
  /** What everybody should see after that step, or now (null), as a selector: it is brought into sight where the middle scrolls. */
  spot(_step: Step<G> | null): string | null {
    return null;
  }
  /** Whether what happened last may be told: nothing is falling any more (dice) that is to show it first. */
  get lies(): boolean {
    return true;
  }
  /** What the viewer is asked about, as a selector: when they are asked it is brought into sight, whatever was to be seen before. */
  asksAbout(): string | null {
    return null;
  }
  /** Where new things come from: key of a new `data-flip` → key of an old one (`seat:2`, `stock`, `card:h4`). */
  origins(_step: Step<G>): ReadonlyMap<string, string> {
    return new Map();
  }
  /** How somebody takes what happened, where it is much: it shows on the face of a seat that a bot plays. */
  feels(_event: TableEvent<G>): Feeling | null {
    return null;
  }
  sound(_event: TableEvent<G>): Sound | null {
    return null;
  }
  /** Whether the next round begins with this event: it is told when that round is dealt, after what the last one came to. */
  begins(event: TableEvent<G>): boolean {
    return this.sound(event) === 'deal';
  }
  /** Rounds follow each other without a dialog: the table itself shows what came of one, for as long as that takes to be read, and a
   * touch goes on (`TableHost.goOn`). */
  readonly flows: boolean = false;
  /** What is read meanwhile. */
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
  /** What somebody has at the end, in the game's own word for it. */
  account(score: number): string {
    return t('points-short', { points: score });
  }
  /** The accounts after each round, for the curve at the end of the match. */
  course(_log: readonly Entry<G>[]): Course {
    return [];
  }
  /** The best word, the dearest trick, in a sentence; null where the match had none. */
  best(_log: readonly Entry<G>[]): string | TemplateResult | null {
    return null;
  }
  /** Before a round is dealt: how it is called. Null where a game deals without a word. */
  title(_view: View<G>): RoundTitle | null {
    return null;
  }
  /** Whom `atEnd` asks something, or asked last: where people sit around the table it faces them. Null before it has asked anybody. */
  get asksAtEnd(): number | null {
    return null;
  }
  /** At the end of the match: what can still be done with what its last round left; null where there is nothing. */
  atEnd(_log: readonly Entry<G>[]): TemplateResult | null {
    return null;
  }
  abstract scoreSheet(log: readonly Entry<G>[]): ScoreSheet;
  /** How a value of an event's sentence is drawn where its words are in a language of their own, which is to be marked (`lang`);
   * null where it is written as it is. */
  wording(_event: GameEvent<G>, _name: string, _value: string): TemplateResult | null {
    return null;
  }
  /** How a value of any other message is drawn: of a refusal. */
  foreign(_name: string, _value: string): TemplateResult | null {
    return null;
  }
  /** How a value of an event's sentence is said aloud: letters one by one, say. */
  spoken(event: GameEvent<G>, name: string, value: string): TemplateResult | string | null {
    return this.wording(event, name, value);
  }
}
