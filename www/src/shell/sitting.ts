// Brings together a match, the game's table, and what people are told: sentences, refusals, explanations. It also handles what people ask for besides
// the game itself: a hint, an undo, another order of their hand.

import type { nothing, TemplateResult } from 'lit';
import { settings } from '../device/settings.ts';
import { say, t } from '../lib/i18n.ts';
import { joined, narrate, tell, unsay, unsayEvents, type Speech } from '../lib/live.ts';
import { play as sound } from '../lib/sound.ts';
import type { Conductor } from '../match/conductor.ts';
import { prepares, watches } from '../match/stage.ts';
import type { Step } from '../match/step.ts';
import {
  Refused,
  type Data,
  type GameEvent,
  type Message,
  type Options,
  type Player,
  type Refusal,
  type TableEvent,
} from '../protocol/index.ts';
import type { Capabilities, GameEntry, TableModule } from '../tables/game.ts';
import type { GameTable, RoundTitle } from '../tables/table.ts';
import { cards as named, undone, why } from './heard.ts';
import { Host, type Hosting, type Told } from './host.ts';
import type { Wording } from './panels.ts';
import { Tutor } from './tutor.ts';

/** Why something cannot be done, and the clause that says so. */
export interface Why {
  text: string;
  clause: string | null;
}

/** What a replay shows in the places of bar and log, and its open hands. */
export interface Side {
  /** In the place of the bar. */
  bar(): TemplateResult;
  /** The list of what happened. */
  log(): TemplateResult;
  /** Between the seats and the middle: hands that lie open. */
  hands(): TemplateResult | typeof nothing;
}

/** What a sitting is made of. */
export interface Place extends Hosting {
  /** Given only for a replay. */
  side?: Side;
  entry: GameEntry;
  module: TableModule;
  /** Draws the table again after a change; things travel if `motion` is set. */
  redraw: (motion?: boolean) => void;
}

export class Sitting implements Told {
  readonly game: string;
  readonly can: Capabilities;
  readonly options: Readonly<Options>;
  readonly data: Readonly<Data>;
  readonly match: Conductor;
  readonly table: GameTable;
  /** Explains the first match. */
  readonly tutor: Tutor;
  readonly redraw: (motion?: boolean) => void;
  readonly side: Side | null;
  /** What happened last: each function returns a sentence in the present language, which may change while the sentence is shown. */
  tells: readonly (() => string)[] = [];
  /** The same sentences as they are heard. */
  heard: readonly Speech[] = [];
  /** The cards of a round are being dealt to everybody. */
  dealt = false;
  /** The title of the next round, shown before the round is dealt. */
  title: RoundTitle | null = null;
  /** What the viewer did last, and how that was heard: an undo names it. */
  own: { message: Message; heard: Speech } | null = null;
  refusal: Why | null = null;
  hinting = false;
  /** The sentence about a thing that somebody touched and cannot play with. */
  about: string | null = null;
  /** Why the last hint proposed what it did. */
  #reason: Message | null = null;
  /** Secret ballot: the seat of the person who has said that they have the device. */
  booth: number | null = null;

  constructor(place: Place) {
    const { match, entry, module, options, data, redraw } = place;
    this.game = entry.id;
    this.can = entry.can;
    this.options = options;
    this.data = data;
    this.match = match;
    this.redraw = redraw;
    this.side = place.side ?? null;
    this.table = module.table(new Host(place, this));
    this.tutor = new Tutor(this.game, this.can, match, this.table, redraw);
  }

  get names(): readonly string[] {
    return this.match.view.seats.map((seat) => seat.name);
  }
  get humans(): readonly number[] {
    return this.match.humans;
  }

  get flows(): boolean {
    return this.table.flows;
  }

  /** Whether the viewer may prepare a move while others play; touches for it hurry nobody. */
  get foresees(): boolean {
    return watches(this.match) && this.table.foresees;
  }

  get composes(): boolean {
    return prepares(this.match) || this.foresees;
  }

  /** What happened last, in sentences. */
  get said(): string[] {
    return this.tells.map((tell) => tell());
  }

  /** Whether an event need not be told. */
  readonly quiet = (event: GameEvent): boolean => this.table.quiet(event as TableEvent);
  readonly news = (event: GameEvent): boolean => this.table.news(event as TableEvent);
  /** How a value of an event's sentence is drawn. */
  readonly wording: Wording = (event, name, value) => this.table.wording(event, name, value);

  enterBooth(seat: number): void {
    this.booth = seat;
    this.redraw();
  }

  tell(text: string, clause: string | null = null, heard: Speech = text): void {
    this.refusal = { text, clause };
    tell({ kind: 'refusal', parts: heard });
    sound('refused');
    this.redraw();
  }

  refused(refusal: Refusal): void {
    this.tell(say(refusal.message), refusal.clause, why(this.table, refusal.message));
  }

  /** Splits events into those before the next deal and those from there on. */
  untilDeal(events: readonly TableEvent[]): [readonly TableEvent[], readonly TableEvent[]] {
    const deal = events.findIndex((event) => this.table.begins(event));
    return deal < 0 ? [events, []] : [events.slice(0, deal), events.slice(deal)];
  }

  meanwhile(sentence: () => string): void {
    this.tells = [sentence];
    this.tutor.note(sentence);
    this.redraw();
  }

  means(step: Step): Promise<boolean> {
    return this.tutor.explain(this.untilDeal(step.events)[0], step.before, step);
  }

  changed(motion = false): void {
    this.refusal = null;
    this.about = null;
    this.redraw(motion);
  }

  explain(about: string | null): void {
    // The sentence is read again if somebody asks again.
    if (about !== null) narrate(about);
    if (about === this.about) return;
    this.about = about;
    this.redraw();
  }

  /** Somebody else sits down at a seat. */
  async sit(seat: number, player: { bot: Player['bot']; name?: string }): Promise<void> {
    if (!(await this.match.sit(seat, player))) return;
    const said = (): string => {
      const { name = '', bot = null } = this.match.seats[seat] ?? {};
      return bot === null ? t('place-taken', { name }) : t('place-given', { name, level: t(`level-${bot}`) });
    };
    this.own = null;
    this.tells = [said];
    tell({ kind: 'answer', parts: said() });
    this.redraw();
  }

  /** Why nothing can be taken back now; null where something can, and where only the rules can say. */
  get undoless(): string | null {
    const { match, can } = this;
    if (match.acting && this.table.prepared) return null;
    if (match.untakeable === 'nothing') return t('error-nothing-to-undo');
    if (can.undo === 'alone' && match.peopled.length > 1) return t('undo-seen');
    if (match.untakeable === 'seen') return t('error-undo-hidden');
    return match.untakeable === 'others' ? t('undo-others') : null;
  }

  async undo(): Promise<void> {
    this.refusal = null;
    const { undoless } = this;
    if (undoless !== null) return this.tell(undoless);
    // The undo releases what the viewer has prepared; it gives up no move.
    if (this.match.acting && this.table.prepared) {
      this.table.release();
      return tell({ kind: 'answer', parts: t('let-go-done') });
    }
    // What the move led to is no longer said, even what is still held back.
    unsay();
    const { own } = this;
    if (!(await this.match.undo())) return this.redraw();
    unsayEvents();
    this.own = null;
    const said = (): string => (own ? t('undone-what', { what: say(own.message) }) : t('undone'));
    this.tells = [said];
    // When it is the viewer's move again, a phone has no room for the line that says what happened.
    this.about = said();
    this.heard = [];
    this.tutor.forget();
    tell({ kind: 'answer', parts: undone(own?.heard ?? null) });
    this.redraw();
  }

  /** Whether a hint may be asked for now. */
  get mayAsk(): boolean {
    const { match, table } = this;
    const { viewer } = match;
    if (match.acting) return true;
    const { stage } = match;
    if (stage.kind !== 'open' || viewer === null || match.busy) return false;
    return stage.lapse ? stage.lapse.own : table.hintable;
  }

  async hint(): Promise<void> {
    const { match } = this;
    const { viewer } = match;
    if (viewer === null || !this.mayAsk || this.hinting) return;
    // There is no choice: the question is shown and said again, in the place of a reason.
    if (match.acting && !this.table.chooses) {
      this.about = this.table.bar().prompt;
      tell({ kind: 'answer', parts: this.about });
      return this.redraw();
    }
    this.hinting = true;
    this.redraw();
    try {
      const { view, stage } = match;
      // A question that only waits for the viewer's move is answered by that move, not by a hint for it.
      const hint = await match.hint(viewer, stage.kind === 'open' ? stage.lapse?.past : undefined);
      if (match.view !== view || !this.mayAsk) return;
      if (hint === null) return this.tell(t('no-hint'));
      this.refusal = null;
      this.table.suggest(hint.action);
      this.#reason = hint.reason;
      // The proposed action, as its button says it, and the reason.
      const proposed = this.table.bar().actions.find((action) => action.primary);
      // The cards of that action are said too: a button that says "propose" does not name them.
      const cards = this.can.hand ? this.table.hand().filter(({ lifted, away }) => lifted || away) : [];
      const cardsSaid = named(cards.map(({ face }) => face));
      tell({
        kind: 'answer',
        parts: told(proposed?.said ?? proposed?.label, cardsSaid, this.reasonSaid ?? this.table.bar().prompt),
      });
    } catch (error) {
      if (error instanceof Refused) this.refused(error.refusal);
    } finally {
      this.hinting = false;
      this.redraw();
    }
  }

  /** Says what is prepared now to whoever prepares it: typed letters and lifted cards are not seen by everybody. */
  sayPrepared(): void {
    if (!this.composes || this.refusal !== null) return;
    const { prompt, said, actions } = this.table.bar();
    const first =
      actions.find(({ primary }) => primary) ??
      actions.find(({ id, besides, apart }) => id !== 'release' && !besides && !apart);
    const cards = this.table.hand().filter(({ lifted, away }) => lifted || away);
    const does = cards.length > 0 ? (first?.said ?? first?.label) : null;
    const parts = told(named(cards.map(({ face }) => face)), does, said ?? prompt);
    tell({ kind: 'answer', parts: parts.length > 0 ? parts : t('enter-nothing') });
  }

  /** The reason for the hint while its action is prepared; null once something else is prepared, or if there is no reason. */
  get reason(): string | null {
    return this.#reason && this.mayAsk && this.table.hinted ? say(this.#reason) : null;
  }

  /** The reason, with its words marked by language. */
  get reasonSaid(): Speech | null {
    return this.reason !== null && this.#reason ? why(this.table, this.#reason) : null;
  }

  /** The order that the hand is put into next; undefined where the game has none. */
  get nextSort(): GameTable['sorts'][number] | undefined {
    const { sorts } = this.table;
    const present = (sorts as readonly string[]).indexOf(settings.get().handOrder);
    return sorts[(present + 1) % sorts.length];
  }

  sort(): void {
    const by = this.nextSort;
    if (by === undefined) return;
    this.redraw(true);
    settings.set({ handOrder: by });
    this.table.sort(by);
  }
}

/** What is prepared, what can be done with it and what there is to say of it, as sentences. */
const told = (...parts: readonly (Speech | null | undefined)[]): Speech =>
  joined(
    parts.filter((part): part is Speech => (part?.length ?? 0) > 0),
    '. ',
  );
