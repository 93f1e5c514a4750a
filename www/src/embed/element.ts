// `<mots-en-main game="plis" lang="fr">`: a poster until somebody wants to play, then the game in a frame of its own. It runs on other
// people's pages: it defines no name there but its own, writes no inline style (but where a page has reset
// all elements, to itself), and trusts nothing that the frame says.

import { readers, type Wishes } from '../device/wishes.ts';
import { Line } from './line.ts';
import { known, names, texts } from './names.ts';
import sheet from './element.css';
import { LONGEST, type Details, type EventName, type NewMatch, type Request } from './wire.ts';

/** Attributes that are passed on in the frame's address, under the same names. */
const WISHES = Object.keys(readers) as (keyof Wishes)[];
/** Attributes that give the address of one of the host's files, each with the protocol's name for that file. */
const FILES = { deck: 'deck', 'themes-card': 'card' } as const;
/** Attributes whose changes are passed on to a frame that is already there. */
const LIVE: readonly string[] = ['lang', 'theme', 'accent', 'sound'];
/** How long a frame may take to answer before the host is told, in ms. */
const PATIENCE = 20_000;
/** How long one of the host's files may take, in ms. Shorter than the game waits: a record must not come too late for a deck's sake. */
const FILE_PATIENCE = 15_000;

let style: CSSStyleSheet | null = null;
function styleSheet(): CSSStyleSheet {
  if (!style) {
    style = new CSSStyleSheet();
    style.replaceSync(sheet);
  }
  return style;
}

/** The folder of the game's files: the one that this script was loaded from. */
const script = globalThis.document?.currentScript as HTMLScriptElement | null;
const home = script?.src ? new URL('./', script.src).href : null;

/** Without a document (a page rendered on a server) the class only has to load. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** The events of the element. */
export type MotsEvents = { [E in EventName]: CustomEvent<Details[E]> };

/** An attribute as a property: its text, or a value that the text is made from. */
type Attribute = string | number | null;

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: overloads of an inherited method can only be declared this way (below)
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
  /** The address of the game's files; left out, the folder that this script was loaded from. */
  declare from: Attribute;

  static readonly observedAttributes: readonly string[] = [...WISHES, ...Object.keys(FILES)];

  /** The record that the host has kept (from `save` events), with `storage="host"`: handed over when the frame has loaded. */
  record: string | null = null;

  readonly #root = this.attachShadow({ mode: 'open' });
  #frame: HTMLIFrameElement | null = null;
  #line: Line | null = null;
  #files: Promise<Record<string, unknown>> | null = null;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [styleSheet()];
  }

  connectedCallback(): void {
    // A page that resets all elements resets this one too: then it has no room, and what lies in it would cover the page.
    if (getComputedStyle(this).position === 'static')
      this.style.cssText = `display:block;position:relative;block-size:var(--mots-height, 768px);container-type:size;${this.style.cssText}`;
    const start = this.#value('start');
    if (start === 'now' || start === 'table') this.#play();
    else this.#poster();
  }

  /** A frame that is moved starts again, and so does this element. With `storage="host"` the match goes on from its last record. */
  disconnectedCallback(): void {
    this.#close();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name in readers) this.#check(name as keyof Wishes);
    if (!this.isConnected) return;
    if (!this.#frame) this.#poster();
    else if (LIVE.includes(name) && now !== null && this.#read(name as keyof Wishes) !== null)
      void this.#tell({ op: 'set', name: name as 'lang', value: now }).catch(() => undefined);
  }

  /** Deals a new match. Settings left out are taken from the attributes. */
  async newMatch(match: NewMatch = {}): Promise<void> {
    await (await this.#ready()).ask({ op: 'new', match });
  }

  /** Goes on with a match that the host has kept. */
  async load(record: string): Promise<void> {
    if (typeof record !== 'string' || record.length > LONGEST) throw new TypeError('at most 64 kB');
    await (await this.#ready()).ask({ op: 'load', record });
  }

  /** The match that was played last, with `storage="host"`; null where there is none. */
  async save(): Promise<string | null> {
    if (!this.#frame) return this.record;
    return await (await this.#ready()).ask({ op: 'save' });
  }

  async pause(): Promise<void> {
    await this.#tell({ op: 'pause' });
  }

  async resume(): Promise<void> {
    await this.#tell({ op: 'resume' });
  }

  async mute(on = true): Promise<void> {
    if (this.#frame) await this.#tell({ op: 'mute', on });
    else this.sound = on ? 'off' : 'on';
  }

  /** To a game that is there, or is coming; a poster need not know. */
  async #tell(request: Request): Promise<void> {
    const line = this.#line;
    await line?.open;
    await line?.ask(request);
  }

  /** The line to the game, which is loaded first if need be. */
  async #ready(): Promise<Line> {
    if (!this.isConnected) throw new Error('in no document');
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
    if (text !== null && this.#read(name) === null)
      console.warn(`<mots-en-main>: there is no ${name}="${text}"; it is ignored`);
  }

  get #language(): 'fr' | 'en' {
    const around = this.closest<HTMLElement>('[lang]')?.lang;
    const said = `${this.#read('lang') ?? ''} ${around ?? ''} ${navigator.language}`;
    return /\b(fr|en)\b/i.exec(said)?.[1]?.toLowerCase() === 'en' ? 'en' : 'fr';
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
    if (theme !== null) button.dataset['theme'] = theme;
    const name = names(game, this.#language);
    button.setAttribute('aria-label', game === null ? words.play : words.playGame.replace('*', name));
    const cover = document.createElement('span');
    cover.className = 'cover';
    if (this.#base !== null) {
      const picture = document.createElement('img');
      picture.alt = '';
      picture.loading = 'lazy';
      picture.src = `${this.#base}posters/${game ?? 'box'}.webp`;
      // A host's policy may forbid the picture: the poster does without it.
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
    // Set by script: a style attribute would need the permission of the host's policy.
    if (accent !== null) button.style.setProperty('--mots-accent', accent);
    this.#root.replaceChildren(button);
  }

  /** `tapped`: somebody wants to play now. */
  #play(tapped = false): void {
    const base = this.#base;
    if (base === null) return this.#fail('no-address', 'say where: from="https://…/mots/"');
    this.#close();
    const address = new URL(base);
    address.search = `?embed=1`;
    for (const name of WISHES) {
      const text = this.#value(name);
      if (text !== null && this.#read(name) !== null) address.searchParams.set(name, text);
    }
    if (!address.searchParams.has('lang')) address.searchParams.set('lang', this.#language);
    if (tapped) address.searchParams.set('start', 'table');
    const storage = this.#read('storage');
    // The game waits for what the host brings before it begins.
    if (storage === 'host' || Object.keys(FILES).some((name) => this.#value(name)))
      address.searchParams.set('house', '1');
    const frame = document.createElement('iframe');
    const alone = storage === 'host' || storage === 'none';
    // Where the game is to keep nothing, the frame has no origin, and so it cannot.
    frame.sandbox.add('allow-scripts', 'allow-downloads');
    if (!alone) frame.sandbox.add('allow-same-origin');
    frame.allow = 'fullscreen; screen-wake-lock; web-share; clipboard-write; autoplay';
    frame.loading = tapped ? 'eager' : 'lazy';
    frame.title = names(this.#read('game'), this.#language);
    frame.src = address.href;
    frame.part.add('frame');
    this.#frame = frame;
    this.#files = this.#fetched(frame);
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
          `no game answers at ${this.#frame?.src}: your policy needs frame-src; with storage="host" or "none", files need Access-Control-Allow-Origin: *`,
        ),
      PATIENCE,
    );
    const late = this.#late;
    const line = this.#line;
    line?.hangUp();
    const data = (await this.#files) ?? {};
    // Another frame has taken this one's place meanwhile, or it has loaded once more.
    if (line === null || line !== this.#line || late !== this.#late) return;
    line.call({ record: (this.#read('storage') === 'host' && this.record) || undefined, data });
    await line.open.then(
      () => clearTimeout(this.#late),
      () => undefined,
    );
  }

  /** The host's own files, which the game's policy would not let it fetch itself. Nobody is told of one for a frame that is gone. */
  async #fetched(frame: HTMLIFrameElement): Promise<Record<string, unknown>> {
    const data: Record<string, unknown> = {};
    const signal = AbortSignal.timeout(FILE_PATIENCE);
    for (const [name, kind] of Object.entries(FILES)) {
      const from = this.#value(name);
      if (from === null) continue;
      try {
        const answer = await fetch(new URL(from, document.baseURI), { signal });
        if (!answer.ok) throw new Error(`${answer.status}`);
        data[kind] = JSON.parse((await answer.text()).slice(0, 1 << 20));
      } catch (error) {
        if (frame === this.#frame) this.#fail('no-file', `${name}="${from}" unread (${error}); the game's own is used`);
      }
    }
    return data;
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

// The events with their details; listeners for other events are accepted as usual. Nothing else is merged into the class.
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
