// The set-up of a match: who sits where, the language of words, the game's options in plain words.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { MotsElement } from '../lib/element.ts';
import { hasOf, list, say, t, tOf } from '../lib/i18n.ts';
import { asked, tellIgnored } from '../device/guest.ts';
import { isEnter } from '../lib/keyboard.ts';
import { go } from '../lib/router.ts';
import { settings } from '../device/settings.ts';
import { part } from '../lib/part.ts';
import { pause } from '../lib/waiting.ts';
import { personKey, type Turning } from '../device/around.ts';
import { device } from '../device/device.ts';
import { choose, EMBLEMS, type Chosen, type Emblem } from '../device/emblems.ts';
import type { StoredDeck } from '../device/rows.ts';
import { dress, drawEmblem, emblem, wornAt } from '../pieces/emblems.ts';
import { icon } from '../pieces/icons.ts';
import { games } from '../protocol/games.ts';
import { Refused, type GameInfo, type Player } from '../protocol/index.ts';
import type { Door } from '../tables/game.ts';
import { lasts } from '../tables/lasts.ts';
import { entry } from '../tables/registry.ts';
import { loadingPanel, troublePanel } from '../shell/engine-panels.ts';
import {
  change,
  dataOf,
  fieldsOf,
  getAt,
  groupOn,
  languageChoices,
  offered,
  restore,
  setAt,
  unfit,
  type Field,
  type Options,
  type Schema,
} from './options.ts';
import { canTurn } from '../shell/seated.ts';
import { choices, oneTapSwitch, turningChoice } from '../shell/preferences.ts';
import '../shell/sides.ts';
import { session, type NewMatch } from '../match/session.ts';
import { keptData, keptDecks } from '../device/kept.ts';
import type { Checked } from './bring.ts';
import './own-data.ts';

/** How long nobody has changed anything before the engine gets ready for it, in ms. */
const FORESIGHT = 300;

interface SeatRow extends Player {
  key: number;
  /** What was chosen here: it stays with the row while its name is written. */
  emblem?: Emblem | undefined;
}

/** An emblem that is being chosen. */
interface Dressing {
  /** The row whose it is. */
  key: number;
  /** What the rows had chosen as this began: whoever goes through the emblems swaps with the last one only. */
  before: ReadonlyMap<number, Emblem | undefined>;
}

/** An option, as messages name it. */
const idOf = (path: readonly string[]) => `option-${path.join('-')}` as const;

/** The text that explains an option, and the id of what shows it. */
const helpOf = (path: readonly string[]) => `${idOf(path)}-help` as const;

export class MotsSetup extends MotsElement {
  static override properties = {
    game: {},
    info: { state: true },
    seats: { state: true },
    options: { state: true },
    trouble: { state: true },
    refusal: { state: true },
    starting: { state: true },
    doors: { state: true },
    brought: { state: true },
    kept: { state: true },
    dressing: { state: true },
  };

  game = '';
  protected info: GameInfo | null = null;
  protected seats: SeatRow[] = [];
  protected options: Options = {};
  protected trouble: unknown = null;
  protected refusal: string | null = null;
  protected starting = false;

  /** What may be brought from a file, and how it is shown. */
  protected doors: { kind: string; door: Door }[] = [];
  /** What is brought, by kind. */
  protected brought: Record<string, StoredDeck> = {};
  /** What earlier matches left for those to come. */
  protected kept: StoredDeck[] = [];
  protected dressing: Dressing | null = null;

  #fields: Field[] = [];
  /** The options that somebody has chosen here. */
  readonly #chosen = new Set<string>();
  /** The deal under way: who goes back calls it off. */
  #dealing: AbortController | null = null;
  #turning: Turning | null = null;
  #foreseeing: AbortController | null = null;
  #nextKey = 0;
  /** The host of the frame has asked for a match: nobody chooses. */
  #byItself = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#dealing?.abort();
    this.#foreseeing?.abort();
  }

  protected override updated(changed: PropertyValues): void {
    if (this.info && !this.starting && ['info', 'options', 'brought', 'seats'].some((name) => changed.has(name)))
      void this.#foresee();
    const { turning } = settings.get();
    if (this.#turning !== turning && this.#turning !== null && turning === 'turn') void this.#showSides();
    this.#turning = turning;
  }

  /** The drawing that has just come lies below the button otherwise. */
  async #showSides(): Promise<void> {
    const sides = this.querySelector<MotsElement>('mots-sides');
    await sides?.updateComplete;
    sides?.scrollIntoView({ block: 'nearest' });
  }

  /** The engine gets its word lists while people still choose, once they have chosen nothing else for a moment. */
  async #foresee(): Promise<void> {
    this.#foreseeing?.abort();
    this.#foreseeing = new AbortController();
    const { signal } = this.#foreseeing;
    await pause(FORESIGHT);
    const seats = this.seats.map(({ name, bot }) => ({ name, bot }));
    if (!signal.aborted) await session.foresee(this.#matchOf(seats), signal);
  }

  async #read(): Promise<void> {
    this.trouble = null;
    try {
      const info = games.find((game) => game.id === this.game);
      if (!info || !entry(this.game)) return go('#/');
      // The engine comes while people choose. What they choose from is known without it.
      session.engine(this.game).catch((error: unknown) => (this.trouble = error));
      this.#fields = fieldsOf(info.options as Schema);
      await this.#readDoors(info);
      await this.#readKept();
      // With a seed every reader gets the same deal: nothing that was chosen here before may make another of it.
      const anew = asked.anew || asked.seed !== null;
      const last = anew ? null : await device.setups.get(this.game);
      await this.#restoreBrought(last?.data ?? {});
      this.#takeBrought(asked.data ?? {});
      for (const [path, value] of unfit(this.#fields, asked.options ?? {})) tellIgnored(`options.${path}`, value);
      // What the host asks for goes before what was chosen here; what it leaves open stays as it was.
      const before = last && { ...last.options, ...(asked.words === null ? {} : this.#suggested()) };
      this.options = restore(this.#fields, { ...(before ?? this.#suggested()), ...asked.options });
      // The family sits down at another game, too.
      const family = anew ? 1 : Math.max(1, settings.get().family.length);
      const usual = last?.seats.length ?? Math.max(3, family);
      const wanted = Math.max(info.seats.min, Math.min(info.seats.max, asked.seats ?? usual));
      const others = asked.bots === 'none' ? null : (info.levels.find((level) => level === asked.bots) ?? 'easy');
      this.seats = [];
      const kept = [...(last?.seats ?? [])];
      // Bots make room first. Without any (-1) it is whoever sat last.
      while (kept.length > wanted)
        kept.splice(
          kept.findLastIndex(({ bot }) => bot !== null),
          1,
        );
      for (const { name, bot } of kept) {
        const level = asked.bots === null ? bot : others;
        const sits = bot === null ? null : (info.levels.find((one) => one === level) ?? null);
        if (asked.names === null) this.seats = [...this.seats, { key: this.#nextKey++, name, bot: sits }];
        else this.#add(sits);
      }
      while (this.seats.length < wanted) this.#add(this.seats.length < (last ? 1 : family) ? null : others);
      // Whoever began may have no seat any more.
      if (Number(getAt(this.options, ['first_seat'])) >= wanted) this.#set(['first_seat'], 0);
      this.info = info;
      void this.#fetchTable();
      // Once: whoever comes back here chooses.
      if (asked.deal && this.isConnected) {
        asked.deal = false;
        this.#byItself = true;
        void this.#start();
      }
    } catch (error) {
      this.trouble = error;
    }
  }

  /** The table comes while people still choose, too. */
  async #fetchTable(): Promise<void> {
    try {
      await Promise.all([import('./table.ts'), entry(this.game)?.load()]);
    } catch {
      // Whoever deals is told.
    }
  }

  async #readDoors(info: GameInfo): Promise<void> {
    const brings = entry(this.game)?.brings ?? {};
    const kinds = dataOf(info.data as Schema).filter((kind) => brings[kind]);
    this.doors = await Promise.all(
      kinds.map(async (kind) => {
        const load = brings[kind] as () => Promise<{ door: Door }>;
        return { kind, door: (await part(`${this.game}-${kind}`, load)).door };
      }),
    );
  }

  async #readKept(): Promise<void> {
    this.kept = await keptDecks(this.game, entry(this.game)?.keeps ?? {});
  }

  async #forgetKept(deck: StoredDeck): Promise<void> {
    await device.decks.drop(deck);
    await this.#readKept();
  }

  /** What was brought to the last match, where it is still on the device. */
  async #restoreBrought(names: Record<string, string>): Promise<void> {
    const decks = await device.decks.all(this.game);
    const found = this.doors.flatMap(({ kind }) => {
      const deck = decks.find((one) => one.kind === kind && one.name === names[kind]);
      return deck ? [[kind, deck] as const] : [];
    });
    this.brought = Object.fromEntries(found);
  }

  /** What the host of a frame brings prevails over what was brought to the last match. */
  #takeBrought(data: Readonly<Record<string, unknown>>): void {
    const name = t('own-data-house');
    // A box of several games takes for each what it knows; who asks for one game is told what it does not.
    for (const [kind, value] of Object.entries(asked.game === this.game ? data : {}))
      if (!this.doors.some((door) => door.kind === kind)) tellIgnored(`data.${kind}`, value);
    const brought = this.doors.filter(({ kind }) => data[kind] !== undefined);
    const decks = brought.map(({ kind }) => [kind, { game: this.game, kind, name, data: data[kind] }] as const);
    this.brought = { ...this.brought, ...Object.fromEntries(decks) };
  }

  get #data(): Record<string, unknown> {
    return Object.fromEntries(Object.entries(this.brought).map(([kind, deck]) => [kind, deck.data]));
  }

  /** The options as they are sent: one that names something of the box's own is at its default where something else is brought. */
  get #sent(): Options {
    const named = Object.keys(this.brought).filter((kind) => this.#fields.some(({ path }) => path.join() === kind));
    const options = restore(this.#offered, this.options);
    return named.reduce((options, kind) => setAt(options, [kind], this.#initial(kind)), options);
  }

  get #offered(): Field[] {
    return offered(this.#fields, this.options, settings.get().language);
  }

  #initial(name: string): unknown {
    return this.#fields.find(({ path }) => path.join() === name)?.initial ?? null;
  }

  /** What the rules say of something brought. */
  #check(kind: string, data: unknown, title: string): Promise<Checked> {
    return session.checkData({
      game: this.game,
      options: this.#sent,
      data: { ...this.#data, [kind]: data },
      title,
    });
  }

  #onData = (event: CustomEvent<{ kind: string; deck: StoredDeck | null }>): void => {
    const { kind, deck } = event.detail;
    const { [kind]: _, ...others } = this.brought;
    this.brought = deck ? { ...others, [kind]: deck } : others;
  };

  /** Words in the language of the interface, until somebody chooses. */
  #suggested(): Options {
    const wanted = asked.words ?? settings.get().language;
    const [words] = languageChoices(this.#fields, wanted);
    return words ? setAt({}, words.path, wanted) : {};
  }

  /** The level of the next bot: that of the last one who sits there already, else `easy`. */
  get #level(): Player['bot'] {
    return this.seats.findLast((seat) => seat.bot !== null)?.bot ?? 'easy';
  }

  #add(bot: Player['bot']): void {
    const house = Array.isArray(asked.names) ? asked.names : [];
    const family = asked.anew || asked.names === 'off' ? [] : settings.get().family;
    const usual = t('default-names').split(/\s*,\s*/);
    // Bots leave the family its names.
    const names = [...house, ...(bot === null ? [...family, ...usual] : usual.filter((one) => !family.includes(one)))];
    const taken = new Set(this.seats.map((seat) => seat.name.toLocaleLowerCase()));
    const name =
      names.find((candidate) => !taken.has(candidate.toLocaleLowerCase())) ??
      t('seat-number', { number: this.seats.length + 1 });
    this.seats = [...this.seats, { key: this.#nextKey++, name, bot }];
  }

  #change(key: number, change: Partial<SeatRow>): void {
    this.refusal = null;
    this.seats = this.seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat));
  }

  #remove(key: number): void {
    // Whoever begins stays the same person, where somebody does.
    const first = getAt(this.options, ['first_seat']);
    const gone = this.seats.findIndex((seat) => seat.key === key);
    if (typeof first === 'number' && gone <= first) this.#set(['first_seat'], gone === first ? 0 : first - 1);
    this.seats = this.seats.filter((seat) => seat.key !== key);
  }

  #set(path: readonly string[], value: unknown): void {
    this.refusal = null;
    this.options = change(this.#fields, this.options, path, value, this.#chosen.add(`${path}`));
  }

  get #names(): string[] {
    return this.seats.map(({ name }) => name);
  }

  /** Who wears what: what was chosen here, and what was remembered of a name. */
  #chosenBy(seats: readonly SeatRow[]): Chosen {
    const here = seats.flatMap(({ name, emblem }) => (emblem ? [[personKey(name), emblem] as const] : []));
    return { ...settings.get().emblems, ...Object.fromEntries(here) };
  }

  #toggleWardrobe({ key }: SeatRow): void {
    const before = new Map(this.seats.map((seat) => [seat.key, seat.emblem]));
    this.dressing = this.dressing?.key === key ? null : { key, before };
  }

  /** Only those who give and take have chosen: another row that is given a name goes by what is remembered of it. */
  #dress(index: number, emblem: Emblem): void {
    const seats = this.seats.map((seat) => ({ ...seat, emblem: this.dressing?.before.get(seat.key) }));
    const before = this.#chosenBy(seats);
    const chosen = choose(this.#names, before, index, emblem);
    this.seats = seats.map((seat) => {
      const key = personKey(seat.name);
      return chosen[key] === before[key] ? seat : { ...seat, emblem: chosen[key] };
    });
  }

  protected override render(): TemplateResult {
    dress(
      this.#names,
      this.seats.map(({ bot }) => bot !== null),
      this.#chosenBy(this.seats),
    );
    const title = tOf(this.game, 'name');
    return html`<div class="screen setup" data-game=${this.game}>
      <header class="screen-head">
        <a class="icon-button" href="#/" aria-label=${t('back-to-games')}>${icon('back')}</a>
        <h1>${title}</h1>
        <a class="button quiet" href=${`#/rules/${this.game}`}>${t('rules')}</a>
      </header>
      <main>${this.trouble ? troublePanel(this.trouble, () => this.#again()) : this.info && !(this.#byItself && this.starting) ? this.#form(this.info) : loadingPanel()}</main>
    </div>`;
  }

  async #again(): Promise<void> {
    await session.dropEngine();
    await this.#read();
  }

  #form(info: GameInfo): TemplateResult {
    const fields = this.#offered;
    const first = fields.find((field) => field.kind === 'seat');
    const words: Field[] = languageChoices(fields, settings.get().language);
    // What is brought takes the place of the box's own.
    const named = new Set(Object.keys(this.brought));
    const others = fields.filter((field) => field !== first && !words.includes(field) && !named.has(field.path.join()));
    // No form: a sandboxed frame without `allow-forms` drops its `submit` in silence.
    return html`<div class="setup-form" @keydown=${this.#onEnter}>
      <section class="panel" aria-labelledby="setup-seats">
        <h2 id="setup-seats">${t('setup-seats')}</h2>
        <ol role="list" class="seat-rows">
          ${repeat(
            this.seats,
            (seat) => seat.key,
            (seat, index) => this.#seat(seat, index, info),
          )}
        </ol>
        ${
          this.seats.length < info.seats.max
            ? html`<button type="button" class="button" data-testid="add-seat" @click=${() => this.#add(this.#level)}>${icon('plus')} ${t('add-seat')}</button>`
            : nothing
        }
        ${first ? this.#firstSeat(first) : nothing}
        ${this.#paces(info)}
        ${entry(this.game)?.can.oneTap && this.seats.filter(({ bot }) => bot === null).length > 1 ? oneTapSwitch() : nothing}
      </section>
      ${this.#sides()}
      ${
        words.length > 0
          ? html`<section class="panel" aria-labelledby="setup-words">
            <h2 id="setup-words">${t('setup-words')}</h2>
            ${words.map((field) => this.#field(field))}
          </section>`
          : nothing
      }
      ${
        others.length > 0
          ? html`<section class="panel" aria-labelledby="setup-options">
            <h2 id="setup-options">${t('setup-options')}</h2>
            ${others.map((field) => this.#field(field))}
          </section>`
          : nothing
      }
      ${this.doors.map(
        ({ kind, door }) => html`<section class="panel" aria-labelledby=${`setup-${kind}`} @data-chosen=${this.#onData}>
          <h2 id=${`setup-${kind}`}>${tOf(this.game, `data-${kind}`)}</h2>
          <mots-own-data
            .game=${this.game}
            .kind=${kind}
            .door=${door}
            .chosen=${this.brought[kind] ?? null}
            .check=${(data: unknown, title: string) => this.#check(kind, data, title)}
          ></mots-own-data>
        </section>`,
      )}
      ${
        this.kept.length > 0
          ? html`<ul role="list" class="panel kept-data">
            ${this.kept.map((deck) => this.#keptRow(deck))}
          </ul>`
          : nothing
      }
      <div class="setup-start">
        <p class="refusal-text" role="alert">${this.refusal ?? ''}</p>
        ${this.starting ? loadingPanel() : nothing}
        <button type="button" class="button primary large" data-testid="start" ?disabled=${this.starting} @click=${() => void this.#start()}>${hasOf(this.game, 'start') ? tOf(this.game, 'start') : t('start-match')}</button>
        ${this.#lasts()}
      </div>
    </div>`;
  }

  /** About how long it will take, by who plays and by what is chosen. */
  #lasts(): TemplateResult | typeof nothing {
    const people = this.seats.filter(({ bot }) => bot === null).length;
    const told = lasts(this.game, { people, bots: this.seats.length - people }, this.options);
    return told === '' ? nothing : html`<p class="setup-lasts" data-testid="lasts">${icon('clock')} ${told}</p>`;
  }

  #keptRow(deck: StoredDeck): TemplateResult {
    const count = (deck.data as unknown[]).length;
    const what = tOf(this.game, `kept-${deck.kind}`, { count, name: deck.name });
    return html`<li class="kept-row" data-testid=${`kept-${deck.kind}-${deck.name}`}>
      <span>${what}</span>
      <button type="button" class="icon-button" aria-label=${t('own-data-forget', { name: what })} @click=${() => void this.#forgetKept(deck)}>${icon('bin')}</button>
    </li>`;
  }

  /** Where people sit around the device, where it lies between them. */
  #sides(): TemplateResult | typeof nothing {
    const people = this.seats.flatMap(({ name, bot }, seat) => (bot === null ? [{ name, seat }] : []));
    if (!canTurn(people.length)) return nothing;
    const { turning } = settings.get();
    return html`<section class="panel sides" aria-labelledby="setup-sides" data-testid="sides">
      <h2 id="setup-sides">${t('setup-sides')}</h2>
      <div class="option-row">
        <span><span class="option-name">${t('preference-turning')}</span><span class="option-help">${t(entry(this.game)?.can.hand ? 'setup-sides-help' : 'setup-sides-open', { turning })}</span></span>
        ${turningChoice()}
      </div>
      ${turning === 'turn' ? html`<mots-sides .people=${people}></mots-sides>` : nothing}
    </section>`;
  }

  /** How long bots of each level take, where that is told. */
  #paces({ levels, paces }: GameInfo): TemplateResult | typeof nothing {
    const told = levels.flatMap((level, index) => {
      const ms = paces[index];
      return ms === undefined ? [] : [t('level-pace', { level: t(`level-${level}`), seconds: Math.round(ms / 1000) })];
    });
    if (told.length === 0 || this.seats.every(({ bot }) => bot === null)) return nothing;
    return html`<p class="option-help" data-testid="paces">${tOf(this.game, 'paces', { paces: list(told) })}</p>`;
  }

  /** Enter in a field deals, as in a form. */
  #onEnter = (event: KeyboardEvent): void => {
    if (!isEnter(event) || !(event.target instanceof HTMLInputElement)) return;
    // Other fields, of files among them, have an Enter of their own.
    if (!['text', 'number'].includes(event.target.type)) return;
    event.preventDefault();
    // What stands in a number's field counts from its `change` on, which would come after the deal.
    event.target.dispatchEvent(new Event('change'));
    if (!this.starting) void this.#start();
  };

  #seat(seat: SeatRow, index: number, info: GameInfo): TemplateResult {
    const number = index + 1;
    const dressing = this.dressing?.key === seat.key;
    return html`<li class="seat-row" data-testid="seat-row">
      <button
        type="button"
        class="seat-emblem-button"
        aria-expanded=${dressing ? 'true' : 'false'}
        aria-label=${t('seat-emblem', { name: seat.name, emblem: wornAt(index) })}
        title=${t('seat-emblem', { name: seat.name, emblem: wornAt(index) })}
        data-testid=${`seat-emblem-${index}`}
        @click=${() => this.#toggleWardrobe(seat)}
      >
        ${emblem(index)}
      </button>
      ${asked.names === 'off' ? html`<span class="field">${seat.name}</span>` : this.#name(seat, number)}
      <span class="select">
        <select
          class="field"
          aria-label=${t('seat-kind', { number })}
          data-testid=${`seat-kind-${index}`}
          @change=${(event: Event) => {
            const { value } = event.target as HTMLSelectElement;
            this.#change(seat.key, { bot: info.levels.find((level) => level === value) ?? null });
          }}
        >
          <option value="human" ?selected=${seat.bot === null}>${t('seat-human')}</option>
          ${info.levels.map((level) => html`<option value=${level} ?selected=${seat.bot === level}>${t('seat-bot', { level: t(`level-${level}`) })}</option>`)}
        </select>
      </span>
      <button
        type="button"
        class="icon-button"
        aria-label=${t('remove-seat', { name: seat.name })}
        ?disabled=${this.seats.length <= info.seats.min}
        @click=${() => this.#remove(seat.key)}
      >
        ${icon('close')}
      </button>
      ${dressing ? this.#wardrobe(seat, index) : nothing}
    </li>`;
  }

  /** The emblems that somebody may choose from. A tap on one closes them; arrow keys go through them. */
  #wardrobe(seat: SeatRow, index: number): TemplateResult {
    const close = (): void => {
      this.dressing = null;
      void this.lead(`[data-testid="seat-emblem-${index}"]`);
    };
    return html`<div
      class="wardrobe"
      role="radiogroup"
      aria-label=${t('emblem-of', { name: seat.name })}
      data-testid="wardrobe"
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Escape' || event.key === 'Enter') close();
      }}
    >
      ${EMBLEMS.map((one) => {
        const by = this.seats.findIndex((_, at) => wornAt(at) === one);
        const other = by < 0 || by === index ? '' : (this.seats[by]?.name ?? '');
        const label = t('emblem', { emblem: one, by: other === '' ? 'nobody' : 'other', name: other });
        return html`<label title=${label} class=${other === '' ? '' : 'worn'}
          ><input
            type="radio"
            class="radio-over"
            name="emblem"
            value=${one}
            .checked=${live(by === index)}
            aria-label=${label}
            @change=${() => this.#dress(index, one)}
            @click=${({ detail }: MouseEvent) => {
              if (detail === 0) return;
              this.#dress(index, one);
              close();
            }}
          />${drawEmblem(one)}</label
        >`;
      })}
      <p class="small">${t('emblem-swap')}</p>
    </div>`;
  }

  #name(seat: SeatRow, number: number): TemplateResult {
    return html`<input
      class="field"
      type="text"
      maxlength="24"
      autocomplete="off"
      aria-label=${t('seat-name', { number })}
      .value=${seat.name}
      data-testid=${`seat-name-${number - 1}`}
      @input=${(event: Event) => this.#change(seat.key, { name: (event.target as HTMLInputElement).value })}
    />`;
  }

  #firstSeat(field: Field): TemplateResult {
    const value = Number(getAt(this.options, field.path) ?? 0);
    return html`<label class="option-row"
      >${this.#named(field.path, tOf(this.game, 'first-seat'))}
      <span class="select"
        ><select class="field" data-testid="option-first_seat" aria-label=${tOf(this.game, 'first-seat')} aria-describedby=${this.#described(field.path)} @change=${(event: Event) => this.#set(field.path, Number((event.target as HTMLSelectElement).value))}>
          ${this.seats.map((seat, index) => html`<option value=${index} ?selected=${index === value}>${seat.name}</option>`)}
        </select></span
      ></label
    >`;
  }

  #text(path: readonly string[], suffix = ''): string {
    return tOf(this.game, `${idOf(path)}${suffix}`);
  }

  /** A number that belongs to a choice has a name of its own where the catalogue gives one: the choice says its name already. */
  #numberText(path: readonly string[]): string {
    const key = `${idOf(path)}-number` as const;
    return hasOf(this.game, key) ? tOf(this.game, key) : this.#text(path);
  }

  /** What `aria-describedby` names: the text that explains an option, where there is one. */
  #described(path: readonly string[]): string | typeof nothing {
    return hasOf(this.game, helpOf(path)) ? helpOf(path) : nothing;
  }

  #help(path: readonly string[]): TemplateResult | typeof nothing {
    const key = helpOf(path);
    return hasOf(this.game, key) ? html`<span class="option-help" id=${key}>${tOf(this.game, key)}</span>` : nothing;
  }

  #named(path: readonly string[], name = this.#text(path)): TemplateResult {
    return html`<span><span class="option-name">${name}</span>${this.#help(path)}</span>`;
  }

  /** `turned`: the value when it is switched on or off. */
  #switch({ path }: Field, on: boolean, turned = (on: boolean): unknown => on): TemplateResult {
    return html`<label class="switch option-row"
      ><input type="checkbox" role="switch" data-testid=${idOf(path)} aria-label=${this.#text(path)} aria-describedby=${this.#described(path)} .checked=${on} @change=${(event: Event) => this.#set(path, turned((event.target as HTMLInputElement).checked))} />
      ${this.#named(path)}</label
    >`;
  }

  #field(field: Field): TemplateResult | typeof nothing {
    const value = getAt(this.options, field.path);
    const id = idOf(field.path);
    switch (field.kind) {
      case 'seat':
        return this.#firstSeat(field);
      case 'switch':
        return this.#switch(field, value === true);
      case 'choice': {
        const now = String((field.values as unknown[]).includes(value) ? value : field.initial);
        return html`<div class="option-row">
          <span><span class="option-name">${this.#text(field.path)}</span>${this.#help(field.path)}${this.#help([...field.path, now])}</span>
          ${choices({
            name: id,
            label: this.#text(field.path),
            value: now,
            values: field.values.map((one) => ({ value: String(one), label: this.#text(field.path, `-${one}`) })),
            onChange: (chosen) =>
              this.#set(
                field.path,
                field.values.find((one) => String(one) === chosen),
              ),
          })}
        </div>`;
      }
      case 'number':
        return html`<div class="option-row" role="group" aria-label=${this.#numberText(field.path)}>
          ${this.#named(field.path, this.#numberText(field.path))}
          ${this.#stepper(field, Number(value ?? field.min), id)}
        </div>`;
      case 'variant': {
        const [name = ''] = Object.keys((value ?? {}) as object);
        const chosen = field.variants.find(({ path }) => path.at(-1) === name);
        return html`<div class="option-row">
            ${this.#named(field.path)}
            ${choices({
              name: id,
              label: this.#text(field.path),
              value: name,
              values: field.variants.map(({ path }) => ({ value: String(path.at(-1)), label: this.#text(path) })),
              onChange: (other) => {
                const next = field.variants.find(({ path }) => path.at(-1) === other);
                if (next) this.#set(field.path, { [other]: this.#suggestion(next) });
              },
            })}
          </div>
          ${chosen ? html`<div class="option-inner">${this.#field(chosen)}</div>` : nothing}`;
      }
      case 'group': {
        const on = value !== null && value !== undefined;
        return html`<div class="option-group">
          ${
            field.optional
              ? this.#switch(field, on, (on) => (on ? groupOn(field) : null))
              : html`<h3 class="option-name">${this.#text(field.path)}</h3>`
          }
          ${on ? html`<div class="option-inner">${field.fields.map((inner) => this.#field(inner))}</div>` : nothing}
        </div>`;
      }
    }
  }

  /** What a variant begins with when it is chosen: the number that the game's catalogue suggests, where it does. */
  #suggestion(field: Field): unknown {
    const key = `${idOf(field.path)}-suggested` as const;
    return hasOf(this.game, key) ? Number(tOf(this.game, key)) : field.initial;
  }

  #stepper(field: Field & { kind: 'number' }, value: number, id: string): TemplateResult {
    const set = (next: number): void =>
      this.#set(field.path, Math.max(field.min, Math.min(field.max, Math.round(next))));
    return html`<span class="stepper">
      <button type="button" class="icon-button" aria-label=${t('less', { name: this.#numberText(field.path) })} ?disabled=${value <= field.min} @click=${() => set(value - 1)}>${icon('minus')}</button>
      <input
        class="field"
        type="number"
        inputmode="numeric"
        min=${field.min}
        max=${field.max}
        aria-label=${this.#numberText(field.path)}
        data-testid=${id}
        .value=${String(value)}
        @change=${(event: Event) => {
          const input = event.target as HTMLInputElement;
          set(Number.isFinite(input.valueAsNumber) ? input.valueAsNumber : value);
          input.value = String(getAt(this.options, field.path));
        }}
      />
      <button type="button" class="icon-button" aria-label=${t('more', { name: this.#numberText(field.path) })} ?disabled=${value >= field.max} @click=${() => set(value + 1)}>${icon('plus')}</button>
    </span>`;
  }

  #matchOf(seats: Player[]): NewMatch {
    const kept = keptData(this.kept, entry(this.game)?.keeps ?? {}, this.options);
    return { game: this.game, seats, options: this.#sent, data: { ...kept, ...this.#data } };
  }

  /** Asked for twice in one tick, one match is dealt. */
  async #start(): Promise<void> {
    if (this.starting) return;
    const seats = this.seats.map((seat, index) => ({
      name: seat.name.trim() || t('seat-number', { number: index + 1 }),
      bot: seat.bot,
    }));
    if (new Set(seats.map((seat) => seat.name.toLocaleLowerCase())).size < seats.length) {
      this.refusal = t('setup-same-names');
      return;
    }
    this.starting = true;
    this.refusal = null;
    this.#foreseeing?.abort();
    this.#dealing = new AbortController();
    const { signal } = this.#dealing;
    const names = Object.fromEntries(Object.entries(this.brought).map(([kind, deck]) => [kind, deck.name]));
    const people = seats.flatMap(({ name, bot }) => (bot === null ? [name] : []));
    settings.set({ emblems: this.#chosenBy(this.seats) });
    // Whoever plays alone for once is no family: those who sat here together are remembered.
    if (people.length > 1 || settings.get().family.length < 2) settings.set({ family: people });
    const { seed } = asked;
    // A match with a seed is the house's: what the reader has chosen before stays for the next one.
    if (seed === null) await device.setups.put({ game: this.game, seats, options: this.options, data: names });
    try {
      // The seed is for one match: the next one has other cards.
      asked.seed = null;
      const id = await session.start({ ...this.#matchOf(seats), ...(seed === null ? {} : { seed }) }, signal);
      go(`#/table/${id}`);
    } catch (error) {
      if (signal.aborted) return;
      // A house that has asked for this match, or brought something to it, hears why there is none.
      const { data: house = {} } = asked;
      const itsOwn = Object.entries(this.brought).some(([kind, { data }]) => data === house[kind]);
      if (error instanceof Refused && (this.#byItself || (itsOwn && error.code === 'bad-data')))
        session.onTrouble(error);
      if (error instanceof Refused) this.refusal = say(error.refusal.message);
      else this.trouble = error;
    }
    this.starting = false;
    // From here on somebody chooses.
    this.#byItself = false;
  }
}

customElements.define('mots-setup', MotsSetup);
