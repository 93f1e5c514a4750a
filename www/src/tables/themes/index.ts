// The table of Dés à thèmes: a theme, dice, a buzzer for each person; a word that is typed; tokens that go to whoever found it.

import { html, type TemplateResult } from 'lit';
import sheet from '../../../styles/tables/themes.css';
import smallSheet from '../../../styles/tables/themes-small.css';
import worldSheet from '../../../styles/tables/themes-world.css';
import { SIDES, turnsFrom } from '../../device/around.ts';
import { settings } from '../../device/settings.ts';
import { aroundAll, list, say, t } from '../../lib/i18n.ts';
import { canListen, listen } from '../../lib/listen.ts';
import { inOne, type Speech } from '../../lib/live.ts';
import { calm, drawn, firstInSight, shake, sweep, THROWN } from '../../lib/motion.ts';
import { play as sound, type Sound } from '../../lib/sound.ts';
import { wear } from '../../lib/styles.ts';
import { lyingOn } from '../../lib/turned.ts';
import { meant, printed } from '../../lib/typed.ts';
import type { Course } from '../../match/course.ts';
import type { Showing } from '../../match/presentation.ts';
import type { Manner } from '../../match/stage.ts';
import type { Step } from '../../match/step.ts';
import { around } from '../../pieces/ballot-around.ts';
import { sidesNow } from '../../pieces/buzzers.ts';
import type { Feeling } from '../../pieces/emblems.ts';
import { liesBetween } from '../../pieces/keys.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import type { SeatFact, SeatMark } from '../../pieces/seats.ts';
import type { Action, Entry, GameEvent, TableEvent } from '../../protocol/index.ts';
import { GameTable, type BallotQuestion, type Bar, type Read, type TableHost, type Topic, type Who } from '../table.ts';
import { caption, goal } from './captions.ts';
import { token } from './drawings.ts';
import * as ear from './ear.ts';
import { middle, turns } from './middle.ts';
import { rollMs } from './roll.ts';
import { best, course, scores, summary } from './scores.ts';
import { toKeep, type SaidActs } from './said.ts';
import * as themes from './state.ts';
import { themeName, type ThemesView } from './view.ts';
import { question } from './vote.ts';

wear(sheet);
wear(smallSheet);
wear(worldSheet);

/** From so many tokens on, a word pleases a bot. */
const MANY = 3;

export const table = (host: TableHost<'themes'>): ThemesTable => new ThemesTable(host);

const inSight = (one: Element | null): Element | null => (one && one.getClientRects().length > 0 ? one : null);

/** How long typing pauses before a word is shown to the rules, in ms. */
const ASK = 150;

const sounds: { readonly [T in TableEvent<'themes'>['type']]?: Sound } = {
  rolled: 'die',
  buzzed: 'turn',
  announced: 'contest',
  wrong: 'refused',
  'time-up': 'refused',
  'turn-up': 'refused',
  'typing-up': 'refused',
};

export class ThemesTable extends GameTable<'themes'> {
  #state: themes.ThemesState | null = null;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #stopListening: () => void = () => undefined;
  /** The draft that a hint wrote. Once somebody types, `state.draft` is another one. */
  #proposed: themes.Draft | null = null;

  override get view(): ThemesView | null {
    return this.#state?.view ?? null;
  }

  private get state(): themes.ThemesState {
    return this.#state as themes.ThemesState;
  }

  override update(view: ThemesView, step: Step<'themes'> | null): void {
    this.#state ??= themes.begin(view, liesBetween());
    const before = this.state.typist;
    themes.follow(this.state, view, step, this.host.humans);
    if (!this.state.listening) this.#stopListening();
    if (this.state.typist !== null && this.state.typist !== before) this.#focus();
    const refused = step && themes.refusedBy(step);
    if (!refused) return;
    this.state.told = say(refused.message);
    this.host.tell(this.state.told, refused.clause);
  }

  /** Puts the focus on the line of the person who is to type. With `whole`, the text on the line is selected, so that typing replaces it. */
  #focus(whole = false): void {
    // People who play by ear have one line for everything.
    if (settings.get().ear) return;
    void drawn().then(() => {
      if (document.querySelector('dialog[open]') === null)
        this.host.root.querySelector('mots-word-form')?.focusLine(whole);
    });
  }

  override middle(): TemplateResult {
    const { state, host } = this;
    return middle(state, host, {
      roll: () => this.#act({ type: 'roll' }, state.view.roller),
      buzz: (seat) => this.#act({ type: 'buzz' }, seat),
      early: (seat) => this.#early(seat),
      pass: (seat) => this.#act({ type: 'give-up' }, seat),
      still: () => {
        this.host.arrive();
        if (!state.tumbling) return;
        state.tumbling = false;
        this.host.redraw();
      },
      turn: () => this.#turn(),
      turned: () => {
        // Guard and keyboard look at what has come.
        this.host.redraw();
        if (state.typist !== null) this.#focus();
      },
      keep: (index) => void this.#keep(index),
      type: (text) => this.#draft({ text }),
      // A letter is not added to a hint's word: it begins a new one.
      key: (sign) => this.#draft({ text: (this.hinted ? '' : state.draft.text) + sign }),
      erase: () => this.#draft({ text: this.hinted ? '' : [...state.draft.text].slice(0, -1).join('') }),
      proper: (proper) => this.#draft({ proper }),
      theme: (theme) => {
        this.#draft({ theme });
        this.#focus();
      },
      announce: () => void this.#announce(),
      withdraw: () => this.#act({ type: 'withdraw' }, state.typist),
      giveUp: () => this.#act({ type: 'give-up' }, state.typist),
      listen: () => void this.#listen(),
      keys: () => {
        this.#change(() => (state.keys = !state.keys));
        this.#focus();
      },
    });
  }

  #act(action: Action<'themes'>, seat: number | null): void {
    if (seat !== null) void this.host.act(action, seat);
  }

  /** Turns the board that everybody reads to the next side where people sit, or simply to the next side if they have not said where they sit. */
  #turn(): void {
    const { state, host } = this;
    const now = SIDES[turns(state, host)] ?? 'near';
    const [, next = now] = turnsFrom(now, new Set(host.sides ? sidesNow(host.humans.length, host.sides) : SIDES));
    this.#change(() => Object.assign(state, { turned: themes.turnsOf(next), turnedIn: state.view.round }));
  }

  /** Tells something that stands neither beside the line nor on the strip of a vote. */
  #tell(text: string, clause?: string): void {
    Object.assign(this.state, { refused: false, stamped: false });
    this.host.tell(text, clause);
  }

  /** Why a buzzer does not count now. */
  #early(seat: number): void {
    const { state, host } = this;
    const name = host.names[seat] ?? '';
    const lock = themes.lockOf(state.view, seat);
    if (state.tumbling) this.#tell(t('themes-wait-for-dice', { name }), 'THE-25');
    else if (lock)
      this.#tell(t('themes-refused-locked', { seconds: Math.max(1, Math.ceil(host.left(lock) / 1000)) }), 'THE-25');
    else if (state.typist !== null && state.typist !== seat) this.#tell(t('themes-refused-typing'), 'THE-25');
  }

  #change(change: () => void): void {
    change();
    this.host.changed();
  }

  #draft(change: Partial<themes.Draft>): void {
    const { state } = this;
    if (state.sending) return;
    this.#change(() => {
      state.draft = { ...state.draft, ...change };
      state.refused = false;
      state.said.forget();
    });
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => this.#ask(), ASK);
  }

  /** Asks the rules about the word before it is announced. */
  #ask(): void {
    const { state, host } = this;
    const { typist } = state;
    const action = themes.proposal(state);
    if (!action || typist === null) return;
    state.said.ask(
      action,
      () => host.check(action, typist),
      () => host.redraw(),
    );
  }

  async #announce(): Promise<void> {
    const { state, host } = this;
    const action = themes.proposal(state);
    if (state.typist === null || state.sending) return;
    if (!action) {
      if (state.draft.text.trim() !== '') this.#tell(t('themes-choose-theme'), 'THE-21');
      return;
    }
    this.#change(() => (state.sending = true));
    clearTimeout(this.#asking);
    try {
      // People who look at their line read the reason there.
      if (!(await host.act(action, state.typist))) {
        Object.assign(state, { refused: true, told: host.refusal });
        this.#ask();
      }
    } finally {
      state.sending = false;
      // The reason of a refusal stays in sight.
      host.redraw();
    }
  }

  async #listen(): Promise<void> {
    const { state, host } = this;
    if (state.listening) return this.#stopListening();
    const lang = host.options.words;
    if (!(await canListen(lang))) return this.#tell(t('themes-no-listening'));
    if (state.typist === null) return;
    this.#change(() => (state.listening = true));
    this.#stopListening = listen(
      lang,
      (text) => this.#draft({ text }),
      (why) => {
        this.#stopListening = () => undefined;
        if (!state.listening) return;
        this.#change(() => (state.listening = false));
        if (why !== null) this.#tell(t(`themes-listening-${why}`));
      },
    );
  }

  async #keep(index: number): Promise<void> {
    const word = themes.keepable(this.state.view, index);
    if (!word) return;
    await this.host.keep('words', (before) => themes.kept(before, word));
    this.#change(() => this.state.kept.add(themes.keyOf(word)));
  }

  // Hints are for whoever plays alone: among people the first to touch the bulb would win.

  override get hintable(): boolean {
    return this.state.typist !== null && this.state.typist === this.host.viewer;
  }

  override suggest(action: Action<'themes'>): void {
    if (action.type === 'announce') {
      const { word, proper = false, theme = null } = action;
      this.#draft({ text: word, proper, theme });
      this.#focus(true);
    }
    this.#proposed = this.state.draft;
  }

  override get hinted(): boolean {
    return this.#proposed !== null && this.#proposed === this.state.draft;
  }

  override goal(): string {
    return goal(this.state.view);
  }

  override caption(events: readonly TableEvent<'themes'>[], before: ThemesView, who: Who): string | null {
    return caption(events, before, who);
  }

  /** The question to a person of this device: the middle shows it, and people who play by ear hear it. */
  override bar(): Bar {
    const { state, host } = this;
    const { view, typist } = state;
    const act =
      (action: Action<'themes'>, seat: number): (() => void) =>
      () =>
        this.#act(action, seat);
    if (view.phase === 'rolling') {
      if (!host.humans.includes(view.roller)) return { prompt: '', actions: [] };
      const roll = { id: 'roll', label: t('themes-roll'), primary: true, run: act({ type: 'roll' }, view.roller) };
      return { prompt: t('themes-ear-roll', { name: host.names[view.roller] ?? '' }), actions: [roll] };
    }
    // If several people share the device and play by ear, one must first say on the line who they are.
    const open = view.phase === 'open' && host.humans.some((seat) => view.to_act.includes(seat));
    if (typist === null || !view.dice)
      return { prompt: open && settings.get().ear ? t('themes-ear-buzz') : '', actions: [] };
    const letters = Object.values(view.dice.letters).join(', ');
    const key = view.initial === null ? 'themes-ear-black' : 'themes-ear-word';
    const withdraw = { id: 'withdraw', label: t('themes-withdraw'), run: act({ type: 'withdraw' }, typist) };
    const giveUp = { id: 'give-up', label: t('themes-give-up'), run: act({ type: 'give-up' }, typist) };
    const theme = view.variant === 'open' ? t('themes-any-theme') : themeName(view, view.theme);
    const args = { letters, letter: view.initial ?? '', theme };
    return {
      prompt: t(key, args),
      // Theme and dice have just been told.
      said: t('themes-ear-go', {
        letter: view.initial ?? '',
        black: view.initial === null ? 'yes' : 'no',
        // Names the person who is asked, if several hear it.
        name: host.humans.length > 1 ? (host.names[typist] ?? '') : 'no',
      }),
      full: aroundAll(key, args, { theme: this.#worded(theme) }),
      actions: view.phase === 'typing' ? [withdraw, giveUp] : [giveUp],
    };
  }

  #worded(text: string): TemplateResult {
    return html`<span lang=${this.host.options.words}>${printed(text)}</span>`;
  }

  override read(line: string): Read<'themes'> | null {
    const { state, host } = this;
    const [only, ...others] = host.humans;
    const found = ear.read(line);
    if (!found || only === undefined) return null;
    const { action, who } = found;
    const names = { names: list(host.humans.map((seat) => host.names[seat] ?? '')) };
    const named = who === null ? null : meant(who, host.names, host.humans);
    if (who !== null && named === null) return { refusal: t('themes-ear-who', names) };
    const own = state.typist ?? (others.length === 0 ? only : null);
    const seat = action.type === 'roll' ? state.view.roller : (named ?? own);
    if (seat === null)
      return { refusal: t(action.type === 'announce' ? 'themes-ear-buzz-first' : 'themes-ear-who', names) };
    // On black a mistake costs tokens (THE-10), and nothing shows beforehand whether a word is one: so it must be confirmed.
    if (action.type !== 'announce' || state.view.initial !== null) return { action, seat };
    return { action, seat, first: aroundAll('themes-ear-announce', {}, { word: this.#worded(action.word) }) };
  }

  override tell(topic: Topic): Speech | null {
    const { view } = this.state;
    if (topic !== 'table') return '';
    const { dice, centre } = view;
    const themes =
      view.variant === 'open'
        ? view.themes.map((_, at): Speech => [`${at + 1} : `, this.#worded(themeName(view, at + 1)), '.'])
        : [];
    const said = view.announced.map(
      ({ seat, word }): Speech => [`${this.host.names[seat] ?? ''} : `, this.#worded(word), '.'],
    );
    return inOne(
      this.bar().full ?? t('themes-to-roll', { round: view.round, name: this.host.names[view.roller] ?? '' }),
      dice ? `${t('themes-dice')} : ${Object.values(dice.letters).join(', ')}.` : null,
      ...themes,
      ...said,
      `${centre} ${t('themes-centre', { count: centre })}.`,
    );
  }

  override quiet({ type }: TableEvent<'themes'>): boolean {
    return type === 'voted';
  }

  override brief({ type }: TableEvent<'themes'>): string | null {
    return ['buzzed', 'withdrew', 'locked', 'unlocked'].includes(type) ? '' : null;
  }

  override release(): void {
    if (this.state.typist !== null) this.#draft({ text: '', proper: null });
  }

  // The other players

  override manner(view: ThemesView): Manner {
    return themes.mannerOf(view);
  }

  override lasts(action: Action<'themes'>): number {
    return action.type === 'roll' ? rollMs(this.host.options) : 0;
  }

  override unsaid(clock: string): { seat: number; action: Action<'themes'> } | null {
    const { state } = this;
    const action = themes.proposal(state);
    const ends = state.view.clocks.some(({ name, lapses }) => name === clock && !lapses);
    // A word that a hint wrote is not the person's own.
    if (state.typist === null || action?.type !== 'announce' || !ends || this.hinted) return null;
    return { seat: state.typist, action: { ...action, late: true } };
  }

  override answered({ judging }: ThemesView): string | null {
    const own = judging?.own ?? null;
    return own === null ? null : own ? 'accept' : 'refuse';
  }

  override readonly around = around;
  override ballot(): BallotQuestion<'themes'> | null {
    return question(this.state.view, this.host.names, this.host.options.words);
  }

  override seatFacts(seat: number): SeatFact[] {
    const tokens = this.state.view.seats[seat]?.tokens ?? 0;
    return [
      { id: 'tokens', text: String(tokens), name: t('themes-tokens', { count: tokens }), sign: token, account: true },
    ];
  }

  override account(score: number): string {
    return t('themes-tokens', { count: score });
  }

  override seatMarks(seat: number): SeatMark[] {
    const { view } = this.state;
    if (view.typing === seat) return [{ text: t('themes-has-floor'), icon: 'hand' }];
    const standing = view.seats[seat]?.state ?? 'playing';
    if (standing === 'playing' || view.phase === 'rolling') return [];
    return [{ text: t(`themes-standing-${standing}`), icon: standing === 'done' ? 'check' : 'minus' }];
  }

  override seatOut(seat: number): boolean {
    const standing = this.state.view.seats[seat]?.state;
    return standing === 'gave-up' || standing === 'timed-out' || standing === 'out';
  }

  // Steps

  /** Tokens go to the person who found the word, from the dice that count, or on black from the centre. If a word was wrong, the dice shake. */
  override async before(step: Step<'themes'>, showing: Showing): Promise<void> {
    const { signal } = showing;
    const { state, host } = this;
    const scored = step.events.find((event) => event.type === 'scored');
    if (step.events.some(({ type }) => type === 'wrong')) await shake(host.root.querySelector('.themes-dice'), showing);
    if (signal.aborted) return;
    if (!scored || scored.points === 0) return;
    const none = (): null[] => Array.from({ length: scored.points }, () => null);
    state.flying = scored.dice.length > 0 ? scored.dice.slice(0, scored.points) : none();
    host.changed();
    await host.settled();
    if (signal.aborted) return;
    this.#setOut();
    // Where a person types on the page's own keyboard, it stands in place of their buzzer.
    const home =
      inSight(host.root.querySelector(`.buzzer[data-seat="${scored.seat}"]`)) ??
      inSight(host.root.querySelector(`.themes-form[data-seat="${scored.seat}"] .keys`)) ??
      firstInSight(host.root, [`seat:${scored.seat}`]);
    // The first is heard as it arrives, each of the others higher.
    const heard = setTimeout(() => sound('clink', scored.points), calm() ? 0 : THROWN.lasts);
    await sweep(host.root.querySelectorAll<HTMLElement>('.flying'), home, showing, THROWN);
    if (signal.aborted) clearTimeout(heard);
  }

  /** Puts each token at its start. */
  #setOut(): void {
    const { root } = this.host;
    const flying = [...root.querySelectorAll<HTMLElement>('.flying')];
    const within = flying[0]?.offsetParent;
    if (!within) return;
    // A word may come while the board still turns to whoever says it.
    root.querySelector('mots-turntable')?.finish();
    const lying = lyingOn(within);
    const around = lying.box(within);
    // All places are read before any is written.
    const places = flying.map(({ dataset: { from } }) => {
      const place = root.querySelector(from === undefined ? '.themes-heap' : `.themes-dice [data-die="${from}"] .die`);
      return place && lying.box(place);
    });
    for (const [index, one] of flying.entries()) {
      const place = places[index];
      if (!place) continue;
      one.style.insetInlineStart = `${place.left + place.width / 2 - around.left}px`;
      one.style.insetBlockStart = `${place.top + place.height / 2 - around.top}px`;
    }
  }

  /** The dice and the words lie there until the round has been summed up. */
  override close(step: Step<'themes'>): boolean {
    this.update(themes.asItLies(step), step);
    return true;
  }

  /** Nothing is told while the dice fall: they show the theme first. */
  override get lies(): boolean {
    return !this.state.tumbling;
  }

  override spot(step: Step<'themes'> | null): string | null {
    return step?.events.some(({ type }) => type === 'rolled') ? '.themes-question' : null;
  }

  override begins({ type }: TableEvent<'themes'>): boolean {
    return type === 'round-began';
  }

  override sound(event: TableEvent<'themes'>): Sound | null {
    return sounds[event.type] ?? null;
  }

  override wording(_event: GameEvent<'themes'>, name: string, value: string): TemplateResult | null {
    return this.foreign(name, value);
  }

  override foreign(name: string, value: string): TemplateResult | null {
    return /^(word|theme|than|counted)$/.test(name)
      ? html`<span lang=${this.host.options.words}>${value}</span>`
      : null;
  }

  /** The letters of the dice are read one by one, not as a word. */
  override spoken(event: GameEvent<'themes'>, name: string, value: string): TemplateResult | string | null {
    return name === 'letters' ? [...value.replace(/[^A-Z]/g, '')].join(', ') : super.spoken(event, name, value);
  }

  /** Words and dice stay for at least three seconds, and until people can have read them; then the next throw is asked for. */
  override readonly flows = true;

  override get toRead(): string {
    const told = this.host.root.querySelectorAll('.themes-told:not([aria-hidden]), .themes-said, .said-missed');
    return [...told].map(({ textContent }) => textContent).join(' ');
  }

  /** If no person did anything in this round, people may have left, and bots must not roll without them: the next round waits for a touch, unless a
   * person is to roll. Among bots alone, it begins by itself. */
  override attended({ after }: Step<'themes'>): boolean {
    const { humans } = this.host;
    return humans.length === 0 || this.state.heard || humans.includes(after.roller);
  }

  override roundSummary(step: Step<'themes'>): RoundSummary | null {
    return summary(step, this.state, this.host.names, this.host.options.words, this.#keeps);
  }

  /** A card of one's own has its own words: no others are kept for it. */
  get #keeps(): SaidActs | null {
    return this.host.data.card ? null : { keep: (index) => void this.#keep(index) };
  }

  override feels(event: TableEvent<'themes'>): Feeling | null {
    if (event.type === 'wrong') return { seat: event.seat, is: 'wince' };
    return event.type === 'scored' && event.points >= MANY ? { seat: event.seat, is: 'pleased' } : null;
  }

  override atEnd(): TemplateResult | null {
    const { centre, reserve } = this.state.view;
    // Tokens are left: nobody found anything for twice round the table (THE-13).
    const stuck = centre + reserve > 0 ? html`<p data-testid="ending-stuck">${t('themes-nobody-found')}</p>` : null;
    const keep = this.#keeps && toKeep(this.state, this.#keeps);
    return stuck || keep ? html`${stuck}${keep}` : null;
  }

  override course(log: readonly Entry<'themes'>[]): Course {
    return course(this.state.view, log);
  }

  override best(log: readonly Entry<'themes'>[]): TemplateResult | null {
    return best(log, this.host.names, this.host.options.words);
  }

  override scoreSheet(log: readonly Entry<'themes'>[]): ScoreSheet {
    return scores(this.state.view, log);
  }
}
