// The set-up of a match: who sits where, the language of words, the game's options in plain words.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { MotsElement } from '../lib/element.ts';
import { hasOf, list, say, t, tOf } from '../lib/i18n.ts';
import { asked } from '../device/guest.ts';
import { isEnter } from '../lib/keyboard.ts';
import { go } from '../lib/router.ts';
import { settings } from '../device/settings.ts';
import { pause } from '../lib/waiting.ts';
import type { Turning } from '../device/around.ts';
import { device } from '../device/device.ts';
import type { StoredDeck } from '../device/rows.ts';
import { dress } from '../pieces/emblems.ts';
import { icon } from '../pieces/icons.ts';
import { games } from '../protocol/games.ts';
import { Refused, type GameInfo, type Player } from '../protocol/index.ts';
import { lasts } from '../tables/lasts.ts';
import { entry } from '../tables/registry.ts';
import { loadingPanel, troublePanel } from '../shell/engine-panels.ts';
import {
  change,
  fieldsOf,
  getAt,
  languageChoices,
  offered,
  restore,
  setAt,
  type Field,
  type Options,
  type Schema,
} from './options.ts';
import { canTurn } from '../shell/seated.ts';
import { oneTapSwitch, turningChoice } from '../shell/preferences.ts';
import '../shell/sides.ts';
import { session, type NewMatch } from '../match/session.ts';
import { keptData, keptDecks } from '../device/kept.ts';
import type { CheckedData } from './bring.ts';
import './own-data.ts';
import { beginning, chose, waysInto, type Way } from './setup-begin.ts';
import { Fields } from './setup-fields.ts';
import {
  dressed,
  dressing,
  joined,
  levelOf,
  namesOf,
  seatRow,
  wornBy,
  type Dressing,
  type Seating,
  type Seats,
} from './setup-seats.ts';

/** How long nobody has changed anything before the engine gets ready for it, in ms. */
const FORESIGHT = 300;

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
  protected seats: Seats = [];
  protected options: Options = {};
  protected trouble: unknown = null;
  protected refusal: string | null = null;
  protected starting = false;

  /** What may be brought from a file, and how it is shown. */
  protected doors: readonly Way[] = [];
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
      this.doors = await waysInto(info);
      await this.#readKept();
      Object.assign(this, await beginning(info, this.#fields, this.doors));
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

  async #readKept(): Promise<void> {
    this.kept = await keptDecks(this.game, entry(this.game)?.keeps ?? {});
  }

  async #forgetKept(deck: StoredDeck): Promise<void> {
    await device.decks.drop(deck);
    await this.#readKept();
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
  #check(kind: string, data: unknown, title: string): Promise<CheckedData> {
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

  #change(key: number, change: Partial<Player>): void {
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

  protected override render(): TemplateResult {
    dress(
      namesOf(this.seats),
      this.seats.map(({ bot }) => bot !== null),
      wornBy(this.seats),
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
    const shown = new Fields(this.game, this.options, namesOf(this.seats), (path, value) => this.#set(path, value));
    const draw = (field: Field): unknown => shown.draw(field);
    const seating = this.#seating(info);
    // No form: a sandboxed frame without `allow-forms` drops its `submit` in silence.
    return html`<div class="setup-form" @keydown=${this.#onEnter}>
      <section class="panel" aria-labelledby="setup-seats">
        <h2 id="setup-seats">${t('setup-seats')}</h2>
        <ol role="list" class="seat-rows">
          ${repeat(
            this.seats,
            (seat) => seat.key,
            (seat, index) => seatRow(seating, seat, index),
          )}
        </ol>
        ${
          this.seats.length < info.seats.max
            ? html`<button type="button" class="button" data-testid="add-seat" @click=${() => (this.seats = joined(this.seats, levelOf(this.seats)))}>${icon('plus')} ${t('add-seat')}</button>`
            : nothing
        }
        ${first ? draw(first) : nothing}
        ${this.#paces(info)}
        ${entry(this.game)?.can.oneTap && this.seats.filter(({ bot }) => bot === null).length > 1 ? oneTapSwitch() : nothing}
      </section>
      ${this.#sides()}
      ${
        words.length > 0
          ? html`<section class="panel" aria-labelledby="setup-words">
            <h2 id="setup-words">${t('setup-words')}</h2>
            ${words.map(draw)}
          </section>`
          : nothing
      }
      ${
        others.length > 0
          ? html`<section class="panel" aria-labelledby="setup-options">
            <h2 id="setup-options">${t('setup-options')}</h2>
            ${others.map(draw)}
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

  #seating(info: GameInfo): Seating {
    return {
      info,
      seats: this.seats,
      open: this.dressing?.key,
      change: (key, change) => this.#change(key, change),
      remove: (key) => this.#remove(key),
      toggle: (seat) => {
        this.dressing = this.dressing?.key === seat.key ? null : dressing(this.seats, seat);
      },
      dress: (index, emblem) => {
        if (this.dressing) this.seats = dressed(this.seats, this.dressing, index, emblem);
      },
      close: (index) => {
        this.dressing = null;
        void this.lead(`.seat-row:nth-child(${index + 1}) .seat-emblem-button`);
      },
    };
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
    settings.set({ emblems: wornBy(this.seats) });
    // Whoever plays alone for once is no family: those who sat here together are remembered.
    if (people.length > 1 || settings.get().family.length < 2) settings.set({ family: people });
    const { seed } = asked;
    // A match with a seed is the house's: what the reader has chosen before stays for the next one.
    if (seed === null) {
      await device.setups.put({ game: this.game, seats, options: this.options, data: names });
      chose(this.game, this.brought);
    }
    try {
      // The seed is for one match: the next one has other cards.
      asked.seed = null;
      asked.anew = false;
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
