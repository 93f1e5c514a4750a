// The table of Syntax: words as rows of cards, the stock and the face-up card, and the word being made. The rules say what is allowed; the table only
// knows how cards lie.

import { html, type TemplateResult } from 'lit';
import sheet from '../../../styles/tables/syntax.css';
import worldSheet from '../../../styles/tables/syntax-world.css';
import type { Point } from '../../lib/boxes.ts';
import { aroundAll, list, listOf, reading, say, t } from '../../lib/i18n.ts';
import { inOne, joined, type Speech } from '../../lib/live.ts';
import { shake, sweep } from '../../lib/motion.ts';
import { pause } from '../../lib/waiting.ts';
import type { Course } from '../../match/course.ts';
import type { Showing } from '../../match/presentation.ts';
import type { Lapse, Manner } from '../../match/stage.ts';
import { shareOfPace, type HandOrder as Order } from '../../device/settings.ts';
import { wear } from '../../lib/styles.ts';
import type { Step } from '../../match/step.ts';
import { around } from '../../pieces/ballot-around.ts';
import type { Feeling } from '../../pieces/emblems.ts';
import type { HandCard } from '../../pieces/hand.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import type { SeatMark } from '../../pieces/seats.ts';
import type { Action, Entry, GameEvent, TableEvent } from '../../protocol/index.ts';
import { HandTable, type Sounds } from '../hand-table.ts';
import type { Bar, PublicPanel, Read, RoundTitle, TableHost, Topic, Who } from '../table.ts';
import { aimAt, nameOf, type Aim } from './aim.ts';
import { bar } from './bar.ts';
import { actionOf, empty, handCells, isEmpty, takeLast, type Caret } from './compose.ts';
import { deckOf, handFace, languageOf, pointsOf, type Deck } from './deck.ts';
import { opening } from './draw.ts';
import * as ear from './ear.ts';
import { letterDialog } from './letters.ts';
import { caption } from './captions.ts';
import { middle } from './middle.ts';
import { next, question } from './questions.ts';
import { best, scores, summary } from './scores.ts';
import * as syntax from './state.ts';
import { stick } from './stick.ts';
import type { SyntaxView } from './view.ts';

wear(sheet);
wear(worldSheet);

export const table = (host: TableHost<'syntax'>): SyntaxTable => new SyntaxTable(host);

export class SyntaxTable extends HandTable<'syntax', syntax.SyntaxState> {
  protected override readonly sounds: Sounds<'syntax'> = {
    laid: 'card',
    inserted: 'card',
    replaced: 'card',
    exchanged: 'card',
    dealt: 'deal',
    'stock-reformed': 'shuffle',
    challenged: 'contest',
    'round-ended': 'won',
    'match-ended': 'won',
  };
  override readonly showsEdges = true;
  override readonly sorts = ['letters', 'points'] as const;

  get #deck(): Deck {
    return deckOf(this.host.options, this.host.data);
  }

  protected override begin = syntax.begin;

  protected override follow(view: SyntaxView, step: Step<'syntax'> | null): boolean {
    return syntax.follow(this.state, view, step);
  }

  protected override end(step: Step<'syntax'>): void {
    syntax.end(this.state, step);
  }

  protected override get dealer(): number {
    return this.state.view.dealer;
  }

  override middle(): TemplateResult {
    return middle(this.state, this.host, this.#deck, {
      exchange: (id, from) => void this.#exchange(id, from),
      openWord: (index) => void this.#openWord(index),
    });
  }

  override tray(): TemplateResult | null {
    const { host, state } = this;
    // While others play, the stick is not shown empty. A word that is already made stays in sight until it goes to the table, even while others are
    // still asked about the word before.
    if (isEmpty(state.made) && (this.#getsReady || !syntax.isAsked(state))) return null;
    return stick(state, host, this.#deck, {
      place: (caret) => this.#place(caret),
      toggle: (id) => this.toggle(id),
      dragOver: (id, target, at) => this.dragOver(id, target, at),
      dragEnd: () => this.dragEnd(),
      rearrange: (id, target, at) => this.#rearrange(id, target, at),
      release: () => this.release(),
      type: (key, shift) => this.type(key, shift),
    });
  }

  override hand(): HandCard[] {
    const away = new Set(handCells(this.state.made).map((cell) => cell.id));
    return this.order.held.map(({ id, code }) => ({
      id,
      code,
      face: handFace(this.#deck, code),
      away: away.has(id),
      fresh: this.order.arrived.has(id),
    }));
  }

  override bar(): Bar {
    return bar(this.state, this.#deck, {
      make: () => void this.#make(),
      exchange: (id, from) => void this.#exchange(id, from),
      release: () => this.release(),
    });
  }

  /** Whether the viewer prepares a word while others play. */
  get #getsReady(): boolean {
    return this.host.composing && !this.host.preparing;
  }

  async #openWord(index: number): Promise<void> {
    if (this.host.composing || (await this.host.take())) this.#change((state) => syntax.openWord(state, index));
    else this.host.tell(t('wait-turn'));
  }

  /** Accepts the word before, which the viewer's play implies. False if it is not their turn afterwards, or if the prepared word is gone because
   * somebody else contested the word that it extends. */
  async #begins(): Promise<boolean> {
    const { host, state } = this;
    if (this.#getsReady) {
      host.tell(t('wait-turn'));
      return false;
    }
    if (host.acting || !host.preparing) return true;
    const { made } = state;
    return (await host.take()) && state.made === made;
  }

  async #make(): Promise<void> {
    const { state } = this;
    const action = actionOf(state.made);
    if (!action || !(await this.#begins())) return;
    state.played = state.made;
    await this.host.act(action);
    state.played = empty;
  }

  async #exchange(id: string, from: 'stock' | 'face-up'): Promise<void> {
    const held = this.order.get(id);
    if (!held || !(await this.#begins())) return;
    this.state.discarded = id;
    await this.host.act({ type: 'exchange', discard: held.code, take: from }).finally(() => {
      this.state.discarded = null;
    });
  }

  // Lifting and laying down

  #change(change: (state: syntax.SyntaxState) => void): void {
    const { asking } = this.state;
    change(this.state);
    // A question that opens or closes moves nothing.
    this.host.changed(asking === this.state.asking);
  }

  override toggle(id: string): void {
    this.#change((state) => syntax.toggle(state, id));
  }

  #place(caret: Caret): void {
    this.state.made = { ...this.state.made, caret };
    this.host.changed();
  }

  override release(): void {
    this.#change(syntax.release);
  }

  /** A word is made while others think about theirs. */
  override get foresees(): boolean {
    const { view } = this;
    // A round that has ended lies there with nobody to act.
    return view !== null && view.seat !== null && view.to_act.length > 0 && !this.seatOut(view.seat);
  }

  override readonly lettered = true;
  override type(key: string, shift: boolean): void {
    if (!this.host.composing) return;
    if (key === 'Backspace') return this.#change((state) => syntax.change(state, takeLast(state.made)));
    const letter = key.toUpperCase();
    let found = true;
    this.#change((state) => {
      found = syntax.write(state, letter, shift);
    });
    if (!found) this.host.tell(t('syntax-no-such-card', { letter }));
  }

  override sort(by: Order): void {
    if (by !== 'letters' && by !== 'points') return;
    const last = (code: string): string => (code === '?' ? '~' : code);
    const letters = (a: string, b: string): number => (last(a) < last(b) ? -1 : last(a) > last(b) ? 1 : 0);
    const points = (a: string, b: string): number => pointsOf(this.#deck, b) - pointsOf(this.#deck, a) || letters(a, b);
    this.order.sort(by === 'letters' ? letters : points);
  }

  // Dragging

  #aimAt(target: Element, at: Point): Aim | null {
    return aimAt(target, at, this.state.made.base === null);
  }

  protected override aim(target: Element, at: Point): string | null {
    const aim = this.#aimAt(target, at);
    return aim && nameOf(aim);
  }

  override drop(id: string, target: Element, at: Point): void {
    const aim = this.#aimAt(target, at);
    if (!aim) return;
    if (aim.kind === 'pile') void this.#exchange(id, aim.pile);
    else if (aim.kind === 'stick') this.#change((state) => syntax.lift(state, id, aim.caret));
    else this.#change((state) => syntax.putInto(state, id, aim.index, aim.caret));
  }

  /** A card of the word being made goes elsewhere in it, or to a pile or another word. */
  #rearrange(id: string, target: Element, at: Point): void {
    const aim = this.#aimAt(target, at);
    if (aim?.kind === 'stick') this.#change((state) => syntax.rearrange(state, id, aim.caret));
    else if (aim) this.drop(id, target, at);
  }

  override dialog(): TemplateResult | null {
    if (!this.state.asking) return null;
    return letterDialog(
      (letter) => this.#change((state) => syntax.name(state, letter)),
      () => this.release(),
    );
  }

  // The other players

  override readonly assent: Action<'syntax'> = { type: 'accept' };

  override manner(view: SyntaxView): Manner {
    if (view.phase === 're-entry') return { kind: 'open', bots: 'after' };
    if (view.phase !== 'challenge') return { kind: 'turn' };
    const after = next(view);
    const lapse: Lapse = {
      action: this.assent,
      own: after === this.host.humans[0],
      past: { phase: 'play', pending: null, turn: after, to_act: after === null ? [] : [after] },
    };
    return { kind: 'open', bots: 'after', lapse };
  }

  override readonly around = around;
  override panel(): PublicPanel<'syntax'> | null {
    return question(this.state.view, this.host, (word) => this.#inItsLanguage(word));
  }

  override seatMarks(seat: number): SeatMark[] {
    const { view } = this.state;
    const facts = view.seats[seat];
    const marks: SeatMark[] = [];
    if (view.dealer === seat) marks.push({ text: t('syntax-dealer-mark'), icon: 'hand' });
    if (facts?.out) marks.push({ text: t('syntax-out') });
    else if (facts?.has_laid && this.host.options.long_opening)
      marks.push({ text: t('syntax-has-laid'), icon: 'check' });
    if ((facts?.price ?? 0) > 0) marks.push({ text: t('syntax-owes', { price: facts?.price ?? 0 }) });
    return marks;
  }

  override seatOut(seat: number): boolean {
    return this.state.view.seats[seat]?.out ?? false;
  }

  /** With one card lifted, Enter exchanges it, although the prompt speaks of the words first. */
  override enter(): void {
    const one = syntax.single(this.state);
    if (one && this.host.preparing && this.state.hinted === null) void this.#exchange(one.id, 'stock');
    else super.enter();
  }

  /** A word marked as being in its language, for speech. */
  #inItsLanguage(word: string): string | TemplateResult {
    const lang = languageOf(this.host.options);
    return lang === null ? word : html`<span lang=${lang}>${word}</span>`;
  }

  override read(line: string): Read<'syntax'> | null {
    const { view } = this.state;
    const found = ear.read(
      line,
      view.hand ?? [],
      view.table.map(({ word }) => word),
    );
    switch (found?.kind) {
      case 'action':
        return { action: found.action, ...this.#said(found.action, found.jokers) };
      case 'several':
        return { refusal: t('syntax-ear-several', { ways: list(found.words.map((word) => `${word}>${found.into}`)) }) };
      case 'none':
        return { refusal: t('syntax-no-such-card', { letter: found.letter === '?' ? t('joker') : found.letter }) };
      case 'no-word':
        return { refusal: t('syntax-ear-no-word', { word: found.word }) };
      case 'unread':
        return { refusal: t('syntax-ear-unread') };
      default:
        return null;
    }
  }

  /** Said before the action is done: that it gives up the turn, or uses a joker that nobody named. */
  #said(action: Action<'syntax'>, jokers: readonly string[]): { first?: Speech } {
    if (action.type === 'exchange') {
      const { face_up: faceUp } = this.state.view;
      const name = (code: string): string => (code === '?' ? t('joker') : code);
      const card = action.take === 'face-up' && faceUp !== null ? name(faceUp) : '';
      return { first: t('syntax-ear-exchange', { discard: name(action.discard), from: action.take, card }) };
    }
    const word = action.type === 'lay' ? action.word : 'into' in action ? action.into : '';
    if (jokers.length === 0) return {};
    const parts = aroundAll(
      'syntax-ear-joker',
      { letters: list([...jokers]), count: jokers.length },
      { word: this.#inItsLanguage(word.toUpperCase()) },
    );
    return { first: parts };
  }

  override tell(topic: Topic): Speech | null {
    if (topic !== 'table') return null;
    const { table, face_up: faceUp } = this.state.view;
    const words = listOf(table.map(({ word }) => [this.#inItsLanguage(word.toUpperCase())]));
    return inOne(
      table.length === 0 ? t('syntax-ear-no-words') : joined([t('syntax-ear-words'), ' ', words, '.'], ''),
      faceUp === null ? null : t('syntax-ear-face-up', { card: faceUp === '?' ? t('joker') : faceUp }),
    );
  }

  override quiet({ type }: TableEvent<'syntax'>): boolean {
    return type === 'accepted';
  }

  override brief(event: TableEvent<'syntax'>): Speech | null {
    const by = (word: string): Speech => [
      `${this.host.names['seat' in event ? (event.seat ?? 0) : 0] ?? ''} `,
      this.#inItsLanguage(word.toUpperCase()),
    ];
    switch (event.type) {
      case 'laid':
        return by(event.word);
      case 'inserted':
      case 'replaced':
        return by(event.after);
      case 'stood':
        return '';
      case 'exchanged':
        return say(event.message).replace(/\.$/, '');
      default:
        return null;
    }
  }

  override goal(): string {
    return t('syntax-goal');
  }

  override caption(events: readonly TableEvent<'syntax'>[], _before: SyntaxView, who: Who): Speech | null {
    return caption(events, who, (word) => this.#inItsLanguage(word));
  }

  override get hinted(): boolean {
    return this.state.hinted !== null;
  }

  override suggest(action: Action<'syntax'>): void {
    this.#change((state) => syntax.suggest(state, action));
  }

  // Steps

  /** First people see who contests what, the same for both results. Then the verdict appears on the word itself, and its points go to the seat that
   * contested. */
  override async before(step: Step<'syntax'>, showing: Showing): Promise<void> {
    const { hurried, signal } = showing;
    const verdict = syntax.verdictOf(step);
    if (!verdict) return;
    const { root, names } = this.host;
    const name = names[verdict.seat] ?? '';
    const word = step.before.pending?.after.toUpperCase() ?? '';
    this.state.verdict = verdict;
    this.host.meanwhile(() => t('syntax-contests', { name, word }));
    await this.host.settled();
    await shake(root.querySelector(wordAt(verdict.index)), showing);
    await pause(shareOfPace(0.9, 900), hurried);
    if (signal.aborted) return;
    const told = { ...verdict, told: true };
    this.state.verdict = told;
    const at = step.events.findIndex(({ type }) => type === 'challenged');
    const event = step.events[at];
    // The sign on the word already tells the result, so in a first match the line explains it at once. The end of a round is explained later.
    if (!(await this.host.means({ ...step, events: step.events.slice(0, at + 1) })))
      this.host.meanwhile(() => (event ? say(event.message) : ''));
    else this.host.redraw();
    await this.host.settled();
    await pause(verdictMs(), hurried);
    const seat = root.querySelector(`[data-flip="seat:${verdict.seat}"]`);
    await sweep(root.querySelectorAll<HTMLElement>('.verdict-points'), seat, showing);
    if (signal.aborted) return;
    this.state.verdict = { ...told, taken: true };
    this.host.changed();
    await pause(verdictMs(), hurried);
  }

  override spot(step: Step<'syntax'> | null): string | null {
    const index = syntax.wordInSight(this.state, step);
    return index === null ? null : wordAt(index);
  }

  override origins(step: Step<'syntax'>): ReadonlyMap<string, string> {
    return syntax.origins(this.state, step);
  }

  override roundSummary(step: Step<'syntax'>): RoundSummary | null {
    return summary(step, this.host.names, this.#deck);
  }

  override wording(_event: GameEvent<'syntax'>, name: string, value: string): TemplateResult | null {
    return this.foreign(name, value);
  }

  override foreign(name: string, value: string): TemplateResult | null {
    const lang = languageOf(this.host.options);
    return lang !== null && isWord(name, value) ? html`<span lang=${lang}>${value}</span>` : null;
  }

  override readonly opens = true;

  override opening(log: readonly Entry<'syntax'>[]): RoundTitle | null {
    return opening(log, this.host.names, this.#deck);
  }

  override title({ round }: SyntaxView): RoundTitle {
    return { round: t('round-over', { round }) };
  }

  override feels(event: TableEvent<'syntax'>): Feeling | null {
    return event.type === 'challenged' ? { seat: event.valid ? event.seat : event.against, is: 'wince' } : null;
  }

  override course(): Course {
    return this.state.view.sheet.map((line) => line.scores);
  }

  override best(log: readonly Entry<'syntax'>[]): TemplateResult | null {
    return best(log, this.host.names, this.#deck, languageOf(this.host.options));
  }

  override scoreSheet(): ScoreSheet {
    return scores(this.state.view);
  }
}

/** The verdict is read for twice this time, before and after its points move: the sentence about it is two sentences long. */
const verdictMs = (): number => shareOfPace(1.6, 1300);

const wordAt = (index: number): string => `[data-drop="word:${index}"]`;

/** A value of a message that is a word, not a card or a number. */
const isWord = (name: string, value: string): boolean =>
  // The value of a reason is a word, or `none`.
  /^(word|before|after|next|instead|keeps)$/.test(name) && /^[A-Za-z]+$/.test(value) && value !== 'none';

/** A joker in a word is read as its letter; in a hand it is called by its name. */
reading('syntax', (name, value) => {
  if (isWord(name, value)) return value.toUpperCase();
  if (value === '?' && /^(card|discard)$/.test(name)) return t('joker');
  if (name === 'cards' && /^[A-Z?]+$/.test(value))
    return list([...value].map((sign) => (sign === '?' ? t('joker') : sign)));
  return value;
});
