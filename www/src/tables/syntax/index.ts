// The table of Syntax: words as rows of cards, stock and face-up card, the word being made. It asks the rules for everything
// that is allowed; what it knows itself is how cards lie.

import type { TemplateResult } from 'lit';
import sheet from '../../../styles/tables/syntax.css';
import { reading, t } from '../../lib/i18n.ts';
import { shake } from '../../lib/motion.ts';
import type { HandOrder as Order } from '../../lib/settings.ts';
import { wear } from '../../lib/styles.ts';
import type { Action, Entry } from '../../protocol/index.ts';
import { newRound, type Step } from '../../match/step.ts';
import type { HandCard } from '../../pieces/hand.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import type { SeatMark } from '../../pieces/seats.ts';
import { HandTable, type Sounds } from '../hand-table.ts';
import type { Bar, BarAction, PublicPanel, TableHost } from '../table.ts';
import {
  actionOf,
  cardOf,
  empty,
  handCells,
  moved,
  open,
  put,
  recompose,
  reset,
  take,
  takeLast,
  type Caret,
  type Composition,
  type MakeAction,
} from './compose.ts';
import { deckOf, handFace, pointsOf, tableFace } from './deck.ts';
import { letterDialog } from './letters.ts';
import { scores, summary } from './scores.ts';
import { stick } from './stick.ts';
import { middle } from './middle.ts';
import type { SyntaxView } from './view.ts';
import { WordTracker } from './words.ts';

wear(sheet);

export const table = (host: TableHost<'syntax'>): SyntaxTable => new SyntaxTable(host);

export class SyntaxTable extends HandTable<'syntax'> {
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
  override readonly sorts: readonly Order[] = ['letters', 'points'];
  words = new WordTracker();
  made: Composition = empty;
  /** A joker waits for its letter; where it is to go. */
  asking: { id: string; caret: Caret | undefined } | null = null;
  /** Raised when another card lies face up, so that it is a new thing to see. */
  faceUps = 0;
  hinted: string | null = null;
  /** What the viewer's last action put on the table: where its cards came from. */
  #played: Composition = empty;
  #discarded: string | null = null;

  get deck() {
    return deckOf(this.host.options);
  }

  override update(view: SyntaxView, step: Step<'syntax'> | null): void {
    const before = this.view as SyntaxView | undefined;
    const own = step?.seat === view.seat;
    this.see(view, step, own ? [...handCells(this.#played).map((cell) => cell.id), this.#discarded ?? ''] : []);
    if (newRound(step) || !step) this.words.forget();
    this.words.follow(view.table.map((word) => word.word));
    if (!before || before.face_up !== view.face_up || before.discard_count !== view.discard_count) this.faceUps++;
    // What somebody prepares while others play stays, as long as its cards and its word are there.
    if (!step || own || !this.#stillThere()) this.#letGo();
    this.hinted = null;
  }

  #stillThere(): boolean {
    const held = new Set(this.order.held.map((card) => card.id));
    const { base } = this.made;
    return (
      handCells(this.made).every((cell) => held.has(cell.id)) &&
      (!base || this.view.table[base.index]?.word === base.word)
    );
  }

  #letGo(): void {
    this.made = empty;
    this.asking = null;
  }

  override middle(): TemplateResult {
    return middle(this, this.host);
  }

  override tray(): TemplateResult | null {
    return stick(this, this.host);
  }

  override hand(): HandCard[] {
    const away = new Set(handCells(this.made).map((cell) => cell.id));
    return this.order.held.map(({ id, code }) => ({
      id,
      code,
      face: handFace(this.deck, code),
      away: away.has(id),
      fresh: this.order.arrived.has(id),
    }));
  }

  override bar(): Bar {
    const action = actionOf(this.made);
    const used = handCells(this.made);
    const single = !this.made.base && used.length === 1 ? used[0] : undefined;
    const release: BarAction = { id: 'release', label: t('let-go'), run: () => this.release() };
    if (single) {
      const actions: BarAction[] = [
        {
          id: 'exchange-stock',
          label: t('syntax-exchange-stock', { card: single.code === '?' ? t('joker') : single.code }),
          primary: true,
          run: () => void this.exchange(single.id, 'stock'),
        },
      ];
      if (this.view.face_up) {
        actions.push({
          id: 'exchange-face-up',
          label: t('syntax-exchange-face-up', { card: this.view.face_up === '?' ? t('joker') : this.view.face_up }),
          run: () => void this.exchange(single.id, 'face-up'),
        });
      }
      return { prompt: this.hinted ?? t('syntax-prompt-one'), actions: [...actions, release] };
    }
    if (!action) {
      if (this.made.base) return { prompt: t('syntax-prompt-change'), actions: [release] };
      return { prompt: this.hinted ?? t('syntax-prompt'), actions: [] };
    }
    return {
      prompt: this.hinted ?? this.#price(),
      actions: [{ id: action.type, label: this.#label(action), primary: true, run: () => void this.make() }, release],
    };
  }

  #label(action: MakeAction): string {
    if (action.type === 'lay') return t('syntax-lay', { word: action.word.toUpperCase() });
    return t(`syntax-${action.type}`, {
      before: (this.made.base?.word ?? '').toUpperCase(),
      word: action.into.toUpperCase(),
    });
  }

  /** What the hand is rid of, and what it takes up. */
  #price(): string {
    const { used, taken } = moved(this.made);
    const sum = (codes: string[]): number => codes.reduce((total, code) => total + pointsOf(this.deck, code), 0);
    return taken.length > 0
      ? t('syntax-price-replace', { points: sum(used), taken: sum(taken) })
      : t('syntax-price', { points: sum(used) });
  }

  /** Plays the word as it is made. */
  async make(): Promise<void> {
    const action = actionOf(this.made);
    if (!action) return;
    this.#played = this.made;
    await this.host.act(action);
    this.#played = empty;
  }

  async exchange(id: string, from: 'stock' | 'face-up'): Promise<void> {
    const held = this.order.get(id);
    if (!held) return;
    this.#discarded = id;
    await this.host.act({ type: 'exchange', discard: held.code, take: from });
    this.#discarded = null;
  }

  // Lifting and laying down

  override toggle(id: string): void {
    if (handCells(this.made).some((cell) => cell.id === id)) this.#change(take(this.made, id));
    else this.lift(id);
  }

  /** A card goes into the word, where the caret is or where it is said; a joker asks for its letter first. */
  lift(id: string, caret?: Caret, as?: string): void {
    const held = this.order.get(id);
    if (!held) return;
    if (held.code === '?' && !as) {
      this.asking = { id, caret };
      this.host.changed();
      return;
    }
    this.#change(put(this.made, { id, code: held.code, as: held.code === '?' ? (as ?? null) : null }, caret));
  }

  name(letter: string): void {
    const asking = this.asking;
    this.asking = null;
    if (asking) this.lift(asking.id, asking.caret, letter);
  }

  ask(asking: SyntaxTable['asking']): void {
    this.asking = asking;
    this.host.changed();
  }

  openWord(index: number): void {
    const word = this.view.table[index]?.word;
    if (word === undefined || !this.host.acting) return;
    this.#change(this.made.base?.index === index ? empty : open(this.made, index, word));
  }

  place(caret: Caret): void {
    this.made = { ...this.made, caret };
    this.host.changed();
  }

  #change(made: Composition): void {
    this.made = made;
    this.hinted = null;
    this.host.changed(true);
  }

  override release(): void {
    if (this.asking) return this.ask(null);
    this.#change(this.made.base && handCells(this.made).length > 0 ? reset(this.made) : empty);
  }

  override type(key: string, shift: boolean): void {
    if (!this.host.acting) return;
    if (key === 'Backspace') return this.#change(takeLast(this.made));
    const letter = key.toUpperCase();
    const away = new Set(handCells(this.made).map((cell) => cell.id));
    const free = this.order.held.filter((card) => !away.has(card.id));
    const card =
      (shift ? undefined : free.find((held) => held.code === letter)) ?? free.find((held) => held.code === '?');
    if (card) this.lift(card.id, undefined, letter);
    else this.host.tell(t('syntax-no-such-card', { letter }));
  }

  override sort(by: Order): void {
    if (!this.sorts.includes(by)) return;
    const last = (code: string): string => (code === '?' ? '~' : code);
    const letters = (a: string, b: string): number => (last(a) < last(b) ? -1 : last(a) > last(b) ? 1 : 0);
    this.order.sort(
      by === 'letters' ? letters : (a, b) => pointsOf(this.deck, b) - pointsOf(this.deck, a) || letters(a, b),
    );
  }

  // Dragging

  protected override aim(target: Element, x: number): string | null {
    const place = this.#place(target, x);
    if (place === null) return null;
    return place.kind === 'pile'
      ? place.pile
      : `${place.kind}:${place.kind === 'word' ? place.index : 0}:${place.caret.at}:${place.caret.index}`;
  }

  override drop(id: string, target: Element, x: number): void {
    const aim = this.#place(target, x);
    if (!aim) return;
    if (aim.kind === 'pile') void this.exchange(id, aim.pile);
    else if (aim.kind === 'stick') this.lift(id, aim.caret);
    else {
      const word = this.view.table[aim.index]?.word ?? '';
      if (this.made.base?.index !== aim.index) this.made = open(this.made, aim.index, word);
      this.lift(id, aim.caret);
    }
  }

  /** A card of the word being made goes elsewhere in it, or to a pile or another word. */
  rearrange(id: string, target: Element, x: number): void {
    const aim = this.#place(target, x);
    const cell = handCells(this.made).find((one) => one.id === id);
    if (!aim || !cell) return;
    if (aim.kind !== 'stick') return this.drop(id, target, x);
    const from = this.made.cells.indexOf(cell);
    // Taking it out first moves what stands behind it.
    const index = !cell.over && aim.caret.index > from ? aim.caret.index - 1 : aim.caret.index;
    this.#change(put(take(this.made, id), { id, code: cell.code, as: cell.as }, { ...aim.caret, index }));
  }

  /** What lies under a point: a pile, the word being made, or a word of the table, and where in it. */
  #place(
    target: Element,
    x: number,
  ):
    | { kind: 'pile'; pile: 'stock' | 'face-up' }
    | { kind: 'stick'; caret: Caret }
    | { kind: 'word'; index: number; caret: Caret }
    | null {
    const place = target.closest<HTMLElement>('[data-drop]');
    const name = place?.dataset['drop'];
    if (!place || !name) return null;
    if (name === 'stock' || name === 'face-up') return { kind: 'pile', pile: name };
    const caret = this.#caretAt(place, x);
    if (name === 'stick') return { kind: 'stick', caret };
    const index = Number(name.replace('word:', ''));
    return Number.isInteger(index) ? { kind: 'word', index, caret } : null;
  }

  /** The middle of a letter means over it, its edges between it and its neighbour. In a new word cards only go between. */
  #caretAt(place: HTMLElement, x: number): Caret {
    const fresh = place.dataset['drop'] === 'stick' && !this.made.base;
    const letters = [...place.querySelectorAll<HTMLElement>('[data-position]')];
    let index = 0;
    for (const letter of letters) {
      // The dragged card lies under the pointer itself.
      if (letter.classList.contains('dragged')) {
        index++;
        continue;
      }
      const box = letter.getBoundingClientRect();
      if (x < box.left + box.width * (fresh ? 0.5 : 0.28)) return { at: 'gap', index };
      if (!fresh && x < box.right - box.width * 0.28) return { at: 'cell', index };
      index++;
    }
    return { at: 'gap', index };
  }

  override dialog(): TemplateResult | null {
    return this.asking
      ? letterDialog(
          (letter) => this.name(letter),
          () => this.ask(null),
        )
      : null;
  }

  // The others

  override isPublic(view: SyntaxView): boolean {
    return view.phase === 'challenge' || view.phase === 're-entry';
  }

  override panel(): PublicPanel<'syntax'> | null {
    const people = this.view.to_act.filter((seat) => this.host.humans.includes(seat));
    const name = (seat: number): string => this.host.names[seat] ?? '';
    const { pending } = this.view;
    if (this.view.phase === 'challenge' && pending) {
      const word = pending.after.toUpperCase();
      return {
        heading: t('syntax-challenge-heading', { word }),
        text: t(`syntax-challenge-${pending.kind}`, {
          name: name(pending.seat),
          word,
          before: (pending.before ?? '').toUpperCase(),
        }),
        answers: [
          {
            id: 'accept',
            label: t(people.length > 1 ? 'syntax-accept-all' : 'syntax-accept'),
            primary: true,
            acts: people.map((seat) => ({ seat, action: { type: 'accept' as const } })),
          },
          ...people.map((seat) => ({
            id: `contest-${seat}`,
            label:
              people.length > 1 || this.host.humans.length > 1
                ? t('syntax-contest-by', { name: name(seat) })
                : t('syntax-contest'),
            acts: [{ seat, action: { type: 'challenge' as const } }],
          })),
        ],
      };
    }
    const seat = people[0];
    if (this.view.phase !== 're-entry' || seat === undefined) return null;
    const highest = Math.max(...this.view.seats.filter((one) => !one.out).map((one) => one.score));
    return {
      heading: t('syntax-re-entry-heading', { name: name(seat) }),
      text: t('syntax-re-entry-text', { points: highest, price: this.host.options.re_entry?.price ?? 0 }),
      answers: [
        { id: 're-enter', label: t('syntax-re-enter'), primary: true, acts: [{ seat, action: { type: 're-enter' } }] },
        { id: 'retire', label: t('syntax-retire'), acts: [{ seat, action: { type: 'retire' } }] },
      ],
    };
  }

  override seatMarks(seat: number): SeatMark[] {
    const facts = this.view.seats[seat];
    const marks: SeatMark[] = [];
    if (this.view.dealer === seat) marks.push({ text: t('syntax-dealer-mark'), icon: 'hand' });
    if (facts?.out) marks.push({ text: t('syntax-out') });
    else if (facts?.has_laid && this.host.options.long_opening)
      marks.push({ text: t('syntax-has-laid'), icon: 'check' });
    if ((facts?.price ?? 0) > 0) marks.push({ text: t('syntax-owes', { price: facts?.price ?? 0 }) });
    return marks;
  }

  override seatOut(seat: number): boolean {
    return this.view.seats[seat]?.out ?? false;
  }

  override suggest(action: Action<'syntax'>): void {
    if (action.type === 'exchange') {
      const held = this.order.find(action.discard);
      if (!held) return;
      const stock = action.take === 'stock';
      // The joker is not asked for its letter: it is going to be discarded.
      this.made = put(empty, { id: held.id, code: held.code, as: null });
      this.hinted = t(stock ? 'syntax-hint-stock' : 'syntax-hint-face-up', {
        card: held.code === '?' ? t('joker') : held.code,
      });
    } else if (action.type === 'lay' || action.type === 'insert' || action.type === 'replace') {
      const made = recompose(
        action,
        this.view.table.map((word) => word.word),
        this.order.held,
      );
      if (!made) return;
      this.made = made;
      this.hinted = t('syntax-hint-word');
    }
    this.host.changed(true);
  }

  // Steps

  override async before(step: Step<'syntax'>): Promise<void> {
    if (step.action?.type !== 'challenge') return;
    const { pending } = step.before;
    const word = pending ? this.host.root.querySelector(`[data-drop="word:${pending.index}"]`) : null;
    await shake(word);
  }

  override spot(step: Step<'syntax'> | null): string | null {
    const changed = step?.events.findLast(
      (event) =>
        event.type === 'laid' ||
        event.type === 'inserted' ||
        event.type === 'replaced' ||
        (event.type === 'taken-back' && event.before !== null),
    );
    const index = this.view.pending?.index ?? (changed && 'index' in changed ? changed.index : undefined);
    return index === undefined ? null : `[data-drop="word:${index}"]`;
  }

  override origins(step: Step<'syntax'>): ReadonlyMap<string, string> {
    const origins =
      newRound(step) || step.before.table.length === 0 ? this.handFrom('stock') : new Map<string, string>();
    const own = step.seat === step.after.seat;
    const seat = `seat:${step.seat ?? 0}`;
    for (const born of this.words.born) {
      const cell = own ? this.#played.cells[born.position] : undefined;
      origins.set(`letter:${born.id}`, cell?.kind === 'hand' ? `card:${cell.id}` : seat);
    }
    const gone = [...this.words.gone];
    for (const held of this.order.held) {
      if (!this.order.arrived.has(held.id)) continue;
      const from = gone.findIndex((letter) => cardOf(letter.sign) === held.code);
      const [letter] = from < 0 ? [] : gone.splice(from, 1);
      const exchanged =
        step.action?.type === 'exchange'
          ? step.action.take === 'stock'
            ? 'stock'
            : `face:${this.faceUps - 1}`
          : 'stock';
      origins.set(`card:${held.id}`, letter ? `letter:${letter.id}` : exchanged);
    }
    origins.set(
      `face:${this.faceUps}`,
      own && this.#discarded ? `card:${this.#discarded}` : step.action?.type === 'exchange' ? seat : 'stock',
    );
    return origins;
  }

  override roundSummary(step: Step<'syntax'>): RoundSummary | null {
    return summary(step, this.host.names, this.deck);
  }

  override scoreSheet(_log: readonly Entry<'syntax'>[]): ScoreSheet {
    return scores(this.view);
  }

  /** For the parts of this table in other files. */
  face(sign: string) {
    return tableFace(this.deck, sign);
  }
}

/** A joker in a word is read as its letter; in a hand it is called by its name. */
reading('syntax', (name, value) => {
  if (/^(word|before|after)$/.test(name) && /^[A-Za-z]+$/.test(value)) return value.toUpperCase();
  if (value === '?' && /^(card|discard)$/.test(name)) return t('joker');
  if (name === 'cards' && /^[A-Z?]+$/.test(value))
    return [...value].map((sign) => (sign === '?' ? t('joker') : sign)).join(', ');
  return value;
});
