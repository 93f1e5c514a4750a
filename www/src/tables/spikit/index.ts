// The table of Spikit: a display of six, the sentences on the table, a line that is composed of cards with words, votes, and fishing. The players say
// whether a row of cards is a sentence; the rules say what may be proposed.

import type { Point } from '../../lib/boxes.ts';
import { lyingOn } from '../../lib/turned.ts';
import { tidied } from '../../lib/typed.ts';
import { html, nothing, type TemplateResult } from 'lit';
import sheet from '../../../styles/tables/spikit.css';
import smallSheet from '../../../styles/tables/spikit-small.css';
import worldSheet from '../../../styles/tables/spikit-world.css';
import { aroundAll, say, t } from '../../lib/i18n.ts';
import { inOne, type Speech } from '../../lib/live.ts';
import { atMost, pause } from '../../lib/waiting.ts';
import { play as sound } from '../../lib/sound.ts';
import { paceMs, settings, type HandOrder as Order } from '../../device/settings.ts';
import { wear } from '../../lib/styles.ts';
import type { Course } from '../../match/course.ts';
import type { Manner } from '../../match/stage.ts';
import type { Showing } from '../../match/presentation.ts';
import type { Step } from '../../match/step.ts';
import { around } from '../../pieces/ballot-around.ts';
import type { Feeling } from '../../pieces/emblems.ts';
import { spoken as cardSaid } from '../../pieces/card.ts';
import type { MotsDice } from '../../pieces/die.ts';
import type { HandCard } from '../../pieces/hand.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import type { SeatMark } from '../../pieces/seats.ts';
import type { Action, Entry, GameEvent, Message, TableEvent } from '../../protocol/index.ts';
import { HandTable, type Sounds } from '../hand-table.ts';
import type { AtCurtain, BallotQuestion, Bar, Read, RoundTitle, TableHost, Topic, Who } from '../table.ts';
import { bar } from './bar.ts';
import { face, heard, inLanguage, marked } from './cards.ts';
import * as compose from './compose.ts';
import { free, middle } from './middle.ts';
import { longest, scores, summary } from './scores.ts';
import { Rows } from './rows.ts';
import { Sight } from './sight.ts';
import { caption, praises } from './captions.ts';
import { spelled } from './spell.ts';
import { funniest } from './funniest.ts';
import { accepted, asked, type Hearts } from './hearts.ts';
import * as ear from './ear.ts';
import * as spikit from './state.ts';
import { answersMs, countedMs, tieMs } from './times.ts';
import { placeAt, tray } from './tray.ts';
import { colourOf, faceOf, type SpikitView } from './view.ts';
import { question } from './vote.ts';

wear(sheet);
wear(smallSheet);
wear(worldSheet);

export const table = (host: TableHost<'spikit'>): SpikitTable => new SpikitTable(host);

/** While a sentence is being composed, at least so many sentences are in sight, if they fit. */
const SEEN = 3;

const sentenceAt = (index: number): string => `.sentence[data-index="${index}"]`;

/** How long typing pauses before words are looked up, in ms. */
const LOOK_UP = 180;

export class SpikitTable extends HandTable<'spikit', spikit.SpikitState> {
  protected override readonly sounds: Sounds<'spikit'> = {
    took: 'card',
    drew: 'card',
    proposed: 'card',
    laid: 'card',
    completed: 'card',
    swapped: 'card',
    fished: 'card',
    discarded: 'card',
    refused: 'contest',
    family: 'won',
    reshuffled: 'shuffle',
    dealt: 'deal',
    'round-ended': 'won',
  };
  override readonly handLies = 'rows';
  override readonly showsEdges = true;
  override readonly sorts = ['families', 'languages'] as const;
  /** The hearts that people gave at the end. */
  #hearts: Hearts = new Map();
  /** The seat that is asked for a heart; once all have given theirs, the seat that gave the last one. */
  #asked: number | null = null;
  #looking: ReturnType<typeof setTimeout> | undefined;
  readonly #sight = new Sight();
  readonly #rows = new Rows();
  /** A sentence was being judged when this was laid out last. */
  #judged = false;
  /** A selector for the sentence that the last step laid or changed. */
  #newest: string | null = null;

  protected override begin = spikit.begin;

  protected override follow(view: SpikitView, step: Step<'spikit'> | null): boolean {
    const sort = spikit.follow(this.state, view, step);
    // In a replay, nobody takes a sentence back to change it: after a step back, its cards lie in the hand.
    if (this.host.humans.length === 0) spikit.clear(this.state);
    void this.#lookUp();
    return sort;
  }

  protected override end(step: Step<'spikit'>): void {
    spikit.end(this.state, step);
  }

  override middle(): TemplateResult {
    return middle(this.state, this.host, {
      roll: () => void this.host.act({ type: 'roll' }),
      want: (place) => this.#want(place),
      toggle: (id) => this.toggle(id),
      open: (index) => this.#open(index),
      turn: (cards) => {
        spikit.turnRound(this.state, cards);
        this.host.changed();
      },
    });
  }

  override tray(): TemplateResult | null {
    const { state } = this;
    // After the sentence of a turn, no other can be begun. If a sentence on the table is changed, it has its line then.
    const { phase, laid, active, seat } = state.view;
    // Not when the turn has just ended, and the next player is to throw.
    const later = active === seat && (phase === 'roll' || phase === 'draw');
    if (!later && (!spikit.composing(state) || (phase === 'play' && laid && state.line.cells.length === 0)))
      return null;
    return tray(state, this.host, {
      toggle: (id) => this.toggle(id),
      move: (id, to) => this.#compose(compose.move(state.line, id, to)),
      step: (id, by) => this.#compose(compose.step(state.line, id, by)),
      aim: (at) => this.#change(() => spikit.aimAt(state, at)),
      end: (end) => this.#compose({ ...state.line, end, swapping: null }),
      type: (text) => this.#write({ ...state.joker, text }),
      language: (lang) => this.#write({ ...state.joker, lang }),
      enter: () => this.enter(),
      release: () => this.release(),
    });
  }

  override hand(): HandCard[] {
    const { state } = this;
    const away = new Set(compose.own(state.line).map(({ id }) => id));
    return this.order.held.map(({ id, code }) => ({
      id,
      code,
      face: face(state.faces, code),
      away: away.has(id),
      lifted: state.lifted.has(id),
      fresh: this.order.arrived.has(id),
      glows: state.ready.has(code),
    }));
  }

  override bar(): Bar {
    if (!this.host.acting) return { prompt: '', actions: [] };
    // A line that lay there before its maker could act is asked about once they can. Words that are being written are asked about when the writer
    // pauses.
    if (this.#looking === undefined) this.#ask();
    return bar(this.state, this.host, {
      act: (action) => void this.host.act(action),
      end: () => void this.#end(),
      release: () => this.release(),
    });
  }

  async #end(): Promise<void> {
    const { host } = this;
    for (const action of spikit.endsFrom(this.state.view.phase)) if (!(await host.act(action))) return;
  }

  // Lifting, composing

  override toggle(id: string): void {
    const { state } = this;
    const { phase, discards } = state.view;
    if (spikit.composing(state)) this.#change(() => spikit.toggle(state, id));
    else if (spikit.taking(state)) this.#exchange(() => void spikit.lift(state, id, 1));
    else if (phase === 'roll') this.host.tell(t('spikit-roll-first'), 'SPI-8');
    else if (phase === 'discard') {
      const most = discards ?? 0;
      if (spikit.lift(state, id, most)) this.host.changed(true);
      else this.host.tell(t('spikit-refused-discards', { most }), 'SPI-22');
    }
  }

  override read(line: string): Read<'spikit'> | null {
    const { state } = this;
    const { view, faces } = state;
    const letter = this.#offered(line.trim().toLowerCase());
    if (letter) return letter;
    const named = (code: string): { id: string; text: string } => ({ id: code, text: face(faces, code).text });
    const found = ear.read(line, {
      phase: view.phase,
      own: spikit.usable(state).map(({ code }) => named(code)),
      display: view.display.map(named),
      sentences: view.table.length,
      langOf: (code) => faces.get(code)?.lang ?? null,
      langs: view.langs,
    });
    if (found.kind === 'nothing-there') return { refusal: t('spikit-ear-nothing-there', { what: found.what }) };
    // Before the throw there is one thing to do, and the question says it.
    if (found.kind === 'unread')
      return view.phase === 'roll' ? null : { refusal: t('spikit-ear-unread', { phase: view.phase }) };
    return this.#prepared(found.action);
  }

  /** A letter does what is offered: draw, keep, end. */
  #offered(letter: string): Read<'spikit'> | null {
    const ids = ear.offeredBy(letter, settings.get().language);
    if (ids.length === 0) return null;
    const type = ids.find((id) => this.bar().actions.some((action) => action.id === id));
    return type === undefined ? null : { action: { type } };
  }

  /** Prepares the action in sight of everybody; it is said before it is done. */
  #prepared(action: Action<'spikit'>): Read<'spikit'> {
    const { state } = this;
    spikit.suggest(state, action);
    state.hinted = null;
    void this.#lookUp();
    const codes = compose.codes(state.line);
    const { joker = null } = 'joker' in action ? action : {};
    const first: Speech = action.type === 'discard' ? '' : codes.length === 0 ? '' : heard(state.faces, codes, joker);
    return { action, first, prepared: true };
  }

  override tell(topic: Topic): Speech {
    const { state } = this;
    const { view, faces } = state;
    const numbered = (sign: string, codes: readonly string[]): Speech[] =>
      codes.map((code, at) => [`${sign}${at + 1} : `, ...cardSaid(face(faces, code)), '.']);
    if (topic === 'hand')
      return inOne(
        ...numbered(
          '',
          spikit.usable(state).map(({ code }) => code),
        ),
      );
    const shown = numbered('v', view.display);
    if (topic === 'playable') {
      const places = spikit.taking(state) ? free(this.host) : new Set<number>();
      return inOne(...shown.filter((_, place) => places.has(place)));
    }
    const lie = view.table.map(({ cards, joker }, at): Speech => [`s${at + 1} : `, ...heard(faces, cards, joker)]);
    const { fished } = view;
    return inOne(
      ...shown,
      ...lie,
      fished ? [`${t('spikit-pond')} : `, ...cardSaid(face(faces, fished.card)), '.'] : null,
    );
  }

  override quiet({ type }: TableEvent<'spikit'>): boolean {
    // A sentence that is laid has just been heard in the vote.
    return type === 'voted' || type === 'laid';
  }

  /** The curtain tells what lies there now, not how it came there. */
  override news({ type }: TableEvent<'spikit'>): boolean {
    return ['laid', 'completed', 'swapped', 'family', 'refused'].includes(type);
  }

  /** Throws and drawn cards are left out; sentences are heard when they are proposed. */
  override brief({ type, message }: TableEvent<'spikit'>): string | null {
    if (['rolled', 'took', 'drew', 'turn-began'].includes(type)) return '';
    return type === 'fished' || type === 'fishing-ended' ? say(message).replace(/\.$/, '') : null;
  }

  /** A card of the display is touched. */
  #want(place: number): void {
    const { state, host } = this;
    if (!host.acting) return host.tell(t('wait-turn'));
    if (!spikit.taking(state)) return host.tell(t('spikit-display-later'), 'SPI-8');
    if (!free(host).has(place)) return host.tell(t('spikit-refused-face', { face: state.view.die ?? 0 }), 'SPI-8');
    this.#exchange(() => {
      state.taking = state.taking === place ? null : place;
    });
  }

  /** Once a card of the display and one of the hand are touched, the exchange is done at once. An exchange that a hint has prepared waits for a touch
   * of its own. */
  #exchange(touch: () => void): void {
    const { state, host } = this;
    const prepared = spikit.exchange(state) !== null;
    state.hinted = null;
    this.#change(touch);
    const action = prepared ? null : spikit.exchange(state);
    if (action) void host.act(action);
  }

  #open(index: number): void {
    const { state, host } = this;
    if (!host.acting) return host.tell(t('wait-turn'));
    if (!spikit.composing(state)) return host.tell(t('spikit-change-later'), 'SPI-11');
    this.#change(() => spikit.openSentence(state, index));
  }

  #compose(line: compose.Line): void {
    this.#change(() => spikit.change(this.state, line));
  }

  #change(change: () => void): void {
    change();
    this.host.changed(true);
    this.#ask();
  }

  /** Asks the rules about the line before it is proposed. */
  #ask(): void {
    const { state, host } = this;
    const action = host.acting ? spikit.proposal(state) : null;
    if (!action) return;
    state.said.ask(
      action,
      () => host.check(action),
      () => host.redraw(),
    );
  }

  #write(joker: spikit.SpikitState['joker']): void {
    const { state } = this;
    spikit.write(state, joker);
    state.hinted = null;
    this.host.changed();
    clearTimeout(this.#looking);
    this.#looking = setTimeout(() => void this.#lookUp(), LOOK_UP);
  }

  /** Each word of the joker is looked up by itself. */
  async #lookUp(): Promise<void> {
    const { state, host } = this;
    const { joker } = state;
    clearTimeout(this.#looking);
    this.#looking = undefined;
    this.#ask();
    if (state.words.every(({ known }) => known !== null)) return;
    const words = await host.lookUp(tidied(joker.text ?? ''), joker.lang).catch(() => null);
    if (!words || state.joker !== joker) return;
    state.words = words;
    host.redraw();
  }

  /** While cards are discarded or taken, the bar has no release button for the lifted cards. */
  override get prepared(): boolean {
    return this.state.lifted.size > 0 || this.state.taking !== null || super.prepared;
  }

  override release(): void {
    const { state } = this;
    this.#change(() => {
      if (state.line.swapping !== null) spikit.aimAt(state, state.line.swapping);
      else spikit.clear(state);
      state.lifted.clear();
      state.taking = null;
    });
  }

  override sort(by: Order): void {
    if (by !== 'families' && by !== 'languages') return;
    const lang = (code: string): string => this.state.faces.get(code)?.lang ?? '~';
    const family = (a: string, b: string): number => colourOf(a).localeCompare(colourOf(b)) || faceOf(a) - faceOf(b);
    this.order.sort(by === 'families' ? family : (a, b) => lang(a).localeCompare(lang(b)) || family(a, b));
  }

  override deals(): void {
    super.deals();
    this.#rows.forget();
  }

  // Dragging

  protected override aim(target: Element): string | null {
    return target.closest('[data-drop="line"]') ? 'line' : null;
  }

  override drop(id: string, target: Element, at: Point): void {
    const { state, host } = this;
    const display = target.closest<HTMLElement>('.display-card');
    if (spikit.taking(state) && display) {
      state.lifted = new Set([id]);
      state.taking = null;
      return this.#want(Number(display.dataset['index'] ?? -1));
    }
    if (!host.acting || !spikit.composing(state)) return;
    const sentence = target.closest<HTMLElement>('.sentence');
    if (sentence) {
      const lying = lyingOn(sentence);
      const box = lying.box(sentence);
      const index = Number(sentence.dataset['index']);
      return this.#change(() =>
        spikit.addTo(state, index, lying.point(at).x < box.left + box.width / 2 ? 'head' : 'tail', id),
      );
    }
    // In small windows, the line is not drawn before it has a card: the first card can be dropped anywhere above the hand.
    const line = target.closest('[data-drop="line"]') ?? (compose.isEmpty(state.line) ? this.host.root : null);
    if (!line) return;
    const before = compose.isEmpty(state.line) ? 0 : placeAt(line, at);
    this.#change(() => {
      spikit.toggle(state, id);
      spikit.change(state, compose.move(state.line, id, before));
    });
  }

  // The other players

  override manner(view: SpikitView): Manner {
    return spikit.mannerOf(view);
  }

  /** A throw is no choice, so lifting the curtain throws. A person who has nothing more to do after a vote can end their turn without looking at
   * their hand. */
  override atCurtain(seat: number): AtCurtain<'spikit'> {
    const { phase, active, turn } = this.state.view;
    if (turn !== seat || active !== seat) return {};
    const { names, humans } = this.host;
    const name = names[seat] ?? '';
    const roll = (by: number) => ({
      label: t('spikit-curtain-roll', { name: names[by] ?? '' }),
      action: { type: 'roll' } as const,
    });
    if (phase === 'roll') return { lifts: roll(seat) };
    const actions = spikit.endsFrom(phase);
    // Whoever takes a sentence back goes on with it.
    if (actions.length === 0 || this.state.taken) return { begun: true };
    const next = (seat + 1) % names.length;
    return {
      begun: true,
      ends: { label: t('spikit-curtain-end', { name }), actions },
      // Only the person who has earned an advantage may give it up: the next person's touch (`follows`) does not.
      ...(phase === 'advantage' ? { says: t('spikit-curtain-advantage', { name }) } : {}),
      ...(phase === 'play' && humans.includes(next) && next !== seat ? { follows: { seat: next, ...roll(next) } } : {}),
    };
  }

  override answered({ seat, ballots }: SpikitView): string | null {
    const ballot = seat === null ? null : ballots[seat];
    return ballot === 'none' || ballot === 'open' ? null : (ballot ?? null);
  }

  override readonly around = around;
  override ballot(): BallotQuestion<'spikit'> | null {
    const { humans, names } = this.host;
    const bots = new Set(names.map((_, seat) => seat).filter((seat) => !humans.includes(seat)));
    // Where each person has an edge of their own, nobody sees the others' answers. On a device that goes round, one touch may answer for all.
    return question(this.state, names, bots, this.host.silent, this.host.sides === null);
  }

  override seatMarks(seat: number): SeatMark[] {
    const { view } = this.state;
    return view.phase === 'vote' && view.active === seat ? [{ text: t('spikit-proposes'), icon: 'hand' }] : [];
  }

  override goal(): string {
    return t('spikit-caption-goal');
  }

  override caption(events: readonly TableEvent<'spikit'>[], _before: SpikitView, who: Who): string | null {
    return caption(events, who);
  }

  override praises(reason: Message): boolean {
    return praises(reason);
  }

  /** A throw is no choice. */
  override get chooses(): boolean {
    return this.state.view.phase !== 'roll';
  }

  /** Whoever plays their first turn is shown a sentence that lies ready in their hand, once. */
  override get teaches(): boolean {
    const { view, taught } = this.state;
    return view.phase === 'play' && view.seat !== null && !taught.has(view.seat);
  }

  override marks(action: Action<'spikit'>): (() => Speech | null) | null {
    const { state } = this;
    const { seat } = state.view;
    if (seat === null || action.type !== 'lay' || action.joker) return null;
    state.taught.add(seat);
    state.ready = new Set(action.cards);
    const { ready } = state;
    const words = (): TemplateResult => marked(state.faces, action.cards, null);
    return () => (state.ready === ready ? aroundAll('spikit-caption-ready', {}, { words: words() }) : null);
  }

  override get hinted(): boolean {
    return this.state.hinted !== null;
  }

  override suggest(action: Action<'spikit'>): void {
    this.#change(() => spikit.suggest(this.state, action));
    void this.#lookUp();
  }

  // Steps

  override async before(step: Step<'spikit'>, showing: Showing): Promise<void> {
    for (const event of step.events) {
      if (event.type === 'rolled') await this.#roll(event.face, showing);
      if (event.type === 'counted') await this.#count(event, showing);
    }
  }

  /** The die tumbles; its number is told when it lies still. */
  async #roll(face: number, { hurried, signal }: Showing): Promise<void> {
    const { state, host } = this;
    sound('die');
    if (paceMs() === 0) return;
    state.tumbling = face;
    state.throws++;
    host.changed();
    await host.settled();
    if (!signal.aborted) await this.#dice('.turn-die')?.still(hurried);
  }

  /** Votes are counted in sight of everybody: all answers at once, then the dice, then the outcome. */
  async #count(event: spikit.Counted, { hurried, signal }: Showing): Promise<void> {
    const { state, host } = this;
    const tie = event.rolls.length > 0;
    const { glance, alike } = spikit.readingOf(event, host.humans);
    const show = (counted: Omit<NonNullable<typeof state.counted>, 'event'>): Promise<void> => {
      state.counted = { event, ...counted };
      host.changed();
      return host
        .settled()
        .then(() => (counted.stamped && !signal.aborted ? this.#stampHeard(event.accepted) : undefined));
    };
    const throws = tie && paceMs() > 0 ? 1 : 0;
    await show({ throws: 0, still: !tie, stamped: glance && !tie });
    if (tie && !signal.aborted) {
      await pause(tieMs(), hurried);
      if (throws > 0) {
        await show({ throws, still: false, stamped: false });
        await this.#dice('.tie-dice')?.still(hurried);
      }
      if (!signal.aborted) await show({ throws, still: true, stamped: glance });
    }
    if (!glance && !signal.aborted) {
      await this.#proposalLies(hurried);
      await pause(answersMs(), hurried);
      if (!signal.aborted) await show({ throws, still: true, stamped: true });
    }
    if (!signal.aborted) await pause(countedMs(alike), hurried);
  }

  /** A stamp is heard when it has fallen. */
  #stampHeard(accepted: boolean): void {
    const [falls] = this.host.root.querySelector('.vote-stamp')?.getAnimations() ?? [];
    const heard = (): void => sound(accepted ? 'accepted' : 'stamp');
    if (falls) falls.finished.then(heard, () => undefined);
    else heard();
  }

  #dice(place: string): MotsDice | null {
    return this.host.root.querySelector<MotsDice>(`${place} mots-dice, mots-dice${place}`);
  }

  /** Waits for the proposed cards, which may still be on their way from a hand. */
  async #proposalLies(hurried: AbortSignal): Promise<void> {
    const cards = [...this.host.root.querySelectorAll('.vote-sentence [data-flip]')];
    const moving = cards.flatMap((card) => card.getAnimations()).map(({ finished }) => finished);
    if (moving.length > 0 && !hurried.aborted)
      await atMost(
        700,
        Promise.allSettled(moving).then(() => undefined),
      );
  }

  override spot(step: Step<'spikit'> | null): string | null {
    const { table, fished } = this.state.view;
    const at = step?.events.flatMap((event) =>
      event.type === 'completed' || event.type === 'swapped'
        ? [event.index]
        : event.type === 'laid'
          ? [table.length - 1]
          : [],
    );
    const index = at?.at(-1);
    if (step) this.#newest = index === undefined ? null : sentenceAt(index);
    if (fished) return this.asksAbout();
    if (index !== undefined) return this.#newest;
    // While somebody composes, the first few sentences are in sight, since they may be completed, and what lies above them as far as there is room.
    const few = Math.min(SEEN, table.length) - 1;
    return this.asksAbout() ?? (spikit.composing(this.state) && few >= 0 ? sentenceAt(few) : null);
  }

  /** The die that is to be thrown, with the cards that it allows to take; while fishing, the pond. */
  override asksAbout(): string | null {
    const { phase, fished } = this.state.view;
    if (fished) return '.spikit-pond';
    return phase === 'roll' || spikit.taking(this.state) ? '.spikit-top' : null;
  }

  override tidy(middle: HTMLElement, spot: Element | null, came: boolean): void {
    const { phase, active, seat } = this.state.view;
    if (this.#judged && phase !== 'vote') this.#rows.forget();
    this.#judged = phase === 'vote';
    // Whoever hands the device on sees no hand when the next card is drawn.
    const waits = active === seat ? phase === 'roll' : this.host.humans.length < 2;
    this.#rows.hold(this.host.root.querySelector('mots-hand'), waits);
    this.#sight.tidy(middle, spot, this.#newest === null ? null : middle.querySelector(this.#newest), came);
  }

  override origins(step: Step<'spikit'>): ReadonlyMap<string, string> {
    return spikit.origins(this.state, step);
  }

  override wording(event: GameEvent<'spikit'>, name: string, value: string): TemplateResult | null {
    const { faces } = this.state;
    if (name === 'sentence' && 'sentence' in event) {
      const { cards, joker } = event.sentence;
      return cards.every((code) => code.startsWith('joker') || faces.has(code)) ? marked(faces, cards, joker) : null;
    }
    const codes = {
      card: 'card' in event ? event.card : null,
      gave: 'gave' in event ? event.gave : null,
      out: 'out' in event ? event.out : null,
    };
    const kept = event.type === 'fishing-ended' ? event.kept : null;
    const code = codes[name as keyof typeof codes] ?? (name === 'card' ? kept : null);
    const lang = code ? faces.get(code)?.lang : null;
    return lang ? inLanguage(value, lang) : null;
  }

  /** Marks the cards and sentences of a reason with their language, found by their words. */
  override foreign(name: string, value: string): TemplateResult | null {
    if (!/^(card|than|sentence)$/.test(name)) return null;
    const { faces } = this.state;
    const printed = [...faces].map(([id, { text }]) => ({ id, text }));
    const ids = spelled(value, printed);
    return (
      ids &&
      html`${ids.map((id, at) => html`${at > 0 ? ' ' : ''}<span lang=${faces.get(id)?.lang ?? nothing}>${face(faces, id).text}</span>`)}`
    );
  }

  override roundSummary(step: Step<'spikit'>): RoundSummary | null {
    // The view after the step knows the remaining hands; the state that is still drawn does not.
    return summary(step, this.host.names, new Map(Object.entries(step.after.faces)));
  }

  override title({ round }: SpikitView): RoundTitle {
    return { round: t('round-over', { round }) };
  }

  override feels(event: TableEvent<'spikit'>): Feeling | null {
    if (event.type === 'refused') return { seat: event.seat, is: 'wince' };
    return event.type === 'family' ? { seat: event.seat, is: 'pleased' } : null;
  }

  override course(): Course {
    return this.state.view.sheet.map((line) => line.scores);
  }

  override best(log: readonly Entry<'spikit'>[]): TemplateResult | null {
    return longest(log, this.host.names, this.state.faces);
  }

  override atEnd(log: readonly Entry<'spikit'>[]): TemplateResult | null {
    const { names, humans } = this.host;
    const { faces } = this.state;
    const view = { sentences: accepted(log, faces), hearts: this.#hearts, people: humans, names, faces };
    const asks = (hearts: Hearts): void => {
      this.#hearts = hearts;
      this.#asked = asked(hearts, humans) ?? this.#asked;
      this.host.redraw();
    };
    return funniest(view, asks);
  }

  override get asksAtEnd(): number | null {
    return this.#asked;
  }

  override scoreSheet(): ScoreSheet {
    return scores(this.state.view);
  }
}
