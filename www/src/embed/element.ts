// `<mots-en-main game="plis" lang="fr">`: a poster until somebody wants to play, then the game in a frame of its own. It runs on other
// people's pages: it takes no name there but its own, writes no inline style, and believes nothing that the frame says.

import { readers, type Wishes } from '../device/wishes.ts';
import { Line } from './line.ts';
import { known, names, texts } from './names.ts';
import sheet from './element.css';
import { LONGEST, type Details, type EventName, type NewMatch } from './wire.ts';

/** Attributes that the frame's address has too, under the same names. */
const WISHES = Object.keys(readers) as (keyof Wishes)[];
/** Addresses of files of the host's, by what the protocol calls them. */
const FILES = { deck: 'deck', 'themes-card': 'card' } as const;
/** What a frame that is there already is told when it changes. */
const LIVE: readonly string[] = ['lang', 'theme', 'accent', 'sound'];
/** How long a frame may take to answer before the host is told, in ms. */
const PATIENCE = 20_000;

const warn = (text: string): void => console.warn(`<mots-en-main>: ${text}`);

let style: CSSStyleSheet | null = null;
function styleSheet(): CSSStyleSheet {
  if (!style) {
    style = new CSSStyleSheet();
    style.replaceSync(sheet);
  }
  return style;
}

/** Where the game's files are: beside this script. */
const script = globalThis.document?.currentScript as HTMLScriptElement | null;
const home = script?.src ? new URL('./', script.src).href : null;

/** Where there is no document (a page that is made on a server) there is nothing to be. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** What `addEventListener` hears. */
export type MotsEvents = { [E in EventName]: CustomEvent<Details[E]> };

/** An attribute as a property: its text, or what the text is made of. */
type Attribute = string | number | null;

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: overloads of a method that is inherited have no other place (below)
export class MotsEnMain extends Base {
  declare game: Attribute;
  declare theme: Attribute;
  declare accent: Attribute;
  declare sound: Attribute;
  declare seats: Attribute;
  declare bots: Attribute;
  declare words: Attribute;
  declare options: Attribute | object;
  declare seed: Attribute;
  declare start: Attribute;
  declare storage: Attribute;
  declare names: Attribute | readonly string[];
  declare share: Attribute;
  declare deck: Attribute;
  declare themesCard: Attribute;
  /** Where the game's files lie; beside this script, where it came from there. */
  declare from: Attribute;

  static readonly observedAttributes: readonly string[] = [...WISHES, ...Object.keys(FILES)];

  /** What the host has kept (`save` events), with `storage="host"`: handed over when the frame comes. */
  record: string | null = null;

  readonly #root = this.attachShadow({ mode: 'open' });
  #frame: HTMLIFrameElement | null = null;
  #line: Line | null = null;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [styleSheet()];
  }

  connectedCallback(): void {
    const start = this.#value('start');
    if (start === 'now' || start === 'table') this.#play();
    else this.#poster();
  }

  /** A frame that is moved starts again; so does this. With `storage="host"` the match goes on from its last record. */
  disconnectedCallback(): void {
    this.#close();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name in readers) this.#check(name as keyof Wishes);
    if (!this.isConnected) return;
    if (!this.#frame) this.#poster();
    else if (LIVE.includes(name) && now !== null && this.#read(name as keyof Wishes) !== null)
      void this.#line?.ask({ op: 'set', name: name as 'lang', value: now }).catch(() => undefined);
  }

  /** Deals. Whatever is left out is as the attributes have it. */
  async newMatch(match: NewMatch = {}): Promise<void> {
    await (await this.#ready()).ask({ op: 'new', match });
  }

  /** Goes on with a match that the host has kept. */
  async load(record: string): Promise<void> {
    if (typeof record !== 'string' || record.length > LONGEST)
      throw new TypeError('a record is a text of at most 64 kB');
    await (await this.#ready()).ask({ op: 'load', record });
  }

  /** The match that was played last, with `storage="host"`; null where there is none. */
  async save(): Promise<string | null> {
    return await (await this.#ready()).ask({ op: 'save' });
  }

  async pause(): Promise<void> {
    await this.#line?.ask({ op: 'pause' });
  }

  async resume(): Promise<void> {
    await this.#line?.ask({ op: 'resume' });
  }

  async mute(on = true): Promise<void> {
    await (await this.#ready()).ask({ op: 'mute', on });
  }

  /** The line to the game, which is fetched if need be. */
  async #ready(): Promise<Line> {
    if (!this.isConnected) throw new Error('the element is in no document');
    if (!this.#frame) this.#play();
    const line = this.#line as Line;
    await line.open;
    return line;
  }

  #value(name: string): string | null {
    const text = this.getAttribute(name);
    return text === '' ? null : text;
  }

  #read<K extends keyof Wishes>(name: K): Wishes[K] {
    const text = this.#value(name);
    const value = text === null ? null : readers[name](text);
    return name === 'game' && value !== null && !known(value as string) ? (null as Wishes[K]) : (value as Wishes[K]);
  }

  #check(name: keyof Wishes): void {
    const text = this.#value(name);
    if (text !== null && this.#read(name) === null) warn(`there is no ${name}="${text}"; it is ignored`);
  }

  get #language(): 'fr' | 'en' {
    const said = this.#read('lang') ?? (this.closest('[lang]')?.getAttribute('lang') || navigator.language);
    return said.toLowerCase().startsWith('en') ? 'en' : 'fr';
  }

  get #base(): string | null {
    const from = this.getAttribute('from');
    return from === null ? home : new URL(from.replace(/\/?$/, '/'), document.baseURI).href;
  }

  #poster(): void {
    this.#close();
    const game = this.#read('game');
    const words = texts[this.#language];
    const button = document.createElement('button');
    button.type = 'button';
    button.part.add('poster');
    button.lang = this.#language;
    const accent = this.#read('accent');
    if (game !== null) button.dataset['game'] = game;
    const theme = this.#read('theme');
    if (theme === 'light' || theme === 'dark') button.dataset['theme'] = theme;
    const name = names(game, this.#language);
    button.setAttribute('aria-label', game === null ? words.play : words.playGame.replace('*', name));
    const cover = document.createElement('span');
    cover.className = 'cover';
    if (this.#base !== null) {
      const picture = document.createElement('img');
      picture.alt = '';
      picture.decoding = 'async';
      picture.loading = 'lazy';
      picture.src = `${this.#base}posters/${game ?? 'box'}.webp`;
      // A host's policy may forbid it: the poster does without.
      picture.onerror = () => picture.remove();
      cover.append(picture);
    }
    const text = document.createElement('span');
    text.className = 'text';
    for (const [part, said] of [
      ['name', name],
      ['play', words.play],
    ] as const) {
      const line = document.createElement('span');
      line.className = part;
      line.part.add(part);
      line.textContent = said;
      text.append(line);
    }
    button.append(cover, text);
    button.onclick = () => this.#play(true);
    // By script: a style attribute would need a host's leave.
    if (accent !== null) button.style.setProperty('--mots-accent', accent);
    this.#root.replaceChildren(button);
  }

  /** `tapped`: somebody wants to play now. */
  #play(tapped = false): void {
    const base = this.#base;
    if (base === null) return this.#fail('no-address', 'say where the game lies: from="https://…/mots/"');
    this.#close();
    const address = new URL(base);
    address.search = `?embed=1`;
    for (const name of WISHES) {
      const text = this.#value(name);
      if (text !== null && this.#read(name) !== null) address.searchParams.set(name, text);
    }
    if (!address.searchParams.has('lang')) address.searchParams.set('lang', this.#language);
    if (tapped) address.searchParams.set('start', 'table');
    // The game waits for what the host brings before it begins.
    if (this.#brings.length > 0) address.searchParams.set('house', '1');
    const frame = document.createElement('iframe');
    const alone = this.#read('storage') === 'host' || this.#read('storage') === 'none';
    // Without an origin where nothing is to be kept: then it could not.
    frame.sandbox.add('allow-scripts', 'allow-downloads');
    if (!alone) frame.sandbox.add('allow-same-origin');
    frame.allow = 'fullscreen; screen-wake-lock; web-share; clipboard-write; autoplay';
    frame.loading = tapped ? 'eager' : 'lazy';
    frame.title = names(this.#read('game'), this.#language);
    frame.src = address.href;
    frame.part.add('frame');
    this.#frame = frame;
    this.#line = new Line(frame, alone ? '*' : address.origin, (event, detail) => this.#heard(event, detail));
    frame.addEventListener('load', () => void this.#loaded());
    const poster = this.#root.querySelector('button');
    if (poster) poster.disabled = true;
    this.#root.append(frame);
    if (tapped) frame.focus();
  }

  async #loaded(): Promise<void> {
    clearTimeout(this.#late);
    this.#late = setTimeout(
      () =>
        this.#fail(
          'no-answer',
          `the frame does not answer: is the game at ${this.#frame?.src}? The host's policy needs frame-src for it; with storage="host" or "none" its files need Access-Control-Allow-Origin: *`,
        ),
      PATIENCE,
    );
    const line = this.#line;
    const data = await this.#files();
    // Another frame has taken its place meanwhile.
    if (line === null || line !== this.#line) return;
    const record = this.#read('storage') === 'host' && this.record !== null ? { record: this.record } : {};
    line.call({ ...record, ...(data ? { data } : {}) });
    await line.open;
    clearTimeout(this.#late);
  }

  get #brings(): (readonly [string, string, string])[] {
    return Object.entries(FILES).flatMap(([name, kind]) => {
      const from = this.#value(name);
      return from === null ? [] : [[name, kind, from] as const];
    });
  }

  /** Files of the host's, which the game's own policy would not let it fetch. */
  async #files(): Promise<Record<string, unknown> | null> {
    const data: Record<string, unknown> = {};
    for (const [name, kind, from] of this.#brings) {
      try {
        const answer = await fetch(new URL(from, document.baseURI));
        if (!answer.ok) throw new Error(`${answer.status}`);
        data[kind] = JSON.parse((await answer.text()).slice(0, 1 << 20));
      } catch (error) {
        this.#fail('no-file', `${name}="${from}" could not be read (${error}); the box's own is played`);
      }
    }
    return Object.keys(data).length > 0 ? data : null;
  }

  #heard<E extends EventName>(event: E, detail: Details[E]): void {
    if (event === 'first-frame') this.#root.querySelector('button')?.remove();
    if (event === 'save') this.record = (detail as Details['save']).record;
    this.dispatchEvent(new CustomEvent(event, { detail }));
  }

  #fail(code: string, message: string): void {
    console.error(`<mots-en-main>: ${message}`);
    this.dispatchEvent(new CustomEvent('error', { detail: { code, message } }));
  }

  #close(): void {
    clearTimeout(this.#late);
    this.#line?.close();
    this.#line = null;
    this.#frame = null;
    this.#root.replaceChildren();
  }
}

// Attributes are properties too, under the same names: `element.themesCard`, `element.game`.
for (const name of [...MotsEnMain.observedAttributes, 'from']) {
  if (name === 'lang') continue;
  const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  Object.defineProperty(MotsEnMain.prototype, property, {
    configurable: true,
    enumerable: true,
    get(this: MotsEnMain) {
      return this.getAttribute(name);
    },
    set(this: MotsEnMain, value: unknown) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else if (typeof value === 'object')
        this.setAttribute(name, Array.isArray(value) ? value.join(',') : JSON.stringify(value));
      else this.setAttribute(name, String(value));
    },
  });
}

// A page may have this script twice.
if (globalThis.customElements && !customElements.get('mots-en-main')) customElements.define('mots-en-main', MotsEnMain);

type Listener<E extends EventName> = (this: MotsEnMain, event: MotsEvents[E]) => void;

// The events with their details; as everywhere else, others are heard too. Nothing else is merged into the class.
export interface MotsEnMain {
  addEventListener<E extends EventName>(
    type: E,
    listener: Listener<E>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'mots-en-main': MotsEnMain;
  }
}
