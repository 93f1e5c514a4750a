// `<mots-en-main game="plis" lang="fr">`: a poster until somebody wants to play, then the game in a frame of its own. It runs on other
// people's pages: it defines no name there but its own, writes no inline style, and trusts nothing that the frame says.

import { readers, WISHES, type Wishes } from '../device/wishes.ts';
import { gone, Line } from './line.ts';
import { known, names, texts } from './names.ts';
import sheet from './element.css';
import { bytesOf, LONGEST, type Details, type EventName, type NewMatch, type Request } from './wire.ts';

/** Attributes that give the address of one of the host's files, each with the protocol's name for that file. */
const FILES = { deck: 'deck', 'themes-card': 'card' } as const;
/** Attributes whose changes are passed on to a frame that is already there. */
const LIVE: readonly string[] = ['lang', 'theme', 'accent', 'sound'];
/** How long a frame may take to answer before the host is told, in ms. */
const PATIENCE = 20_000;
/** How long one of the host's files may take, in ms. Shorter than the game waits: a record must not come too late for a deck's sake. */
const FILE_PATIENCE = 15_000;

/** What an element measures whose page has given it no size, as an inline one or as a child of a flex box. */
const NO_SIZE = /^(auto|0px)$/;

function styleSheet(text: string): CSSStyleSheet {
  const style = new CSSStyleSheet();
  style.replaceSync(text);
  return style;
}
/** One for all elements of a page. */
let shared: CSSStyleSheet | undefined;

/** `part` and `sandbox` take texts, although they are read as lists. */
const make = <K extends 'button' | 'span' | 'img' | 'iframe'>(
  tag: K,
  set: Partial<Omit<HTMLElementTagNameMap[K], 'part' | 'sandbox'>> & { part?: string; sandbox?: string },
): HTMLElementTagNameMap[K] => Object.assign(document.createElement(tag), set);

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
  declare record: string | null;

  readonly #root = this.attachShadow({ mode: 'open' });
  #frame: HTMLIFrameElement | null = null;
  #line: Line | null = null;
  #files: Promise<Record<string, unknown>> | null = null;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    shared ??= styleSheet(sheet);
    this.#root.adoptedStyleSheets = [shared];
  }

  connectedCallback(): void {
    // What a page has set before this script came hides the properties of the class.
    for (const name of Object.keys(this) as 'game'[])
      if (name in MotsEnMain.prototype) {
        const value = this[name];
        delete (this as Partial<this>)[name];
        this[name] = value;
      }
    // A page that resets all elements resets this one too: then it has no room, and what lies in it would cover the page. What the page
    // has meant stays: a kind of box, a size.
    const { position, display, blockSize, inlineSize } = getComputedStyle(this);
    if (position === 'static') {
      const rules = `${display === 'inline' ? 'display:block;' : ''}${NO_SIZE.test(inlineSize) ? 'inline-size:100%;' : ''}${NO_SIZE.test(blockSize) ? 'block-size:var(--mots-height, 768px);' : ''}position:relative;container-type:size;`;
      this.#root.adoptedStyleSheets.push(styleSheet(`:host{${rules.replaceAll(';', '!important;')}}`));
    }
    if (/now|table/.test(this.#read('start') as string)) this.#play();
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
    else if (LIVE.includes(name) && this.#read(name as keyof Wishes) !== null)
      void this.#tell({ op: 'set', name: name as 'lang', value: now as string }).catch(() => undefined);
  }

  /** Deals a new match. Settings left out are taken from the attributes. */
  async newMatch(match: NewMatch = {}): Promise<void> {
    await this.#ask({ op: 'new', match });
  }

  /** Goes on with a match that the host has kept. */
  async load(record: string): Promise<void> {
    if (typeof record !== 'string' || bytesOf(record) > LONGEST) throw new TypeError('text, at most 64 kB');
    await this.#ask({ op: 'load', record });
  }

  /** The match that was played last, with `storage="host"`; null where there is none. */
  async save(): Promise<string | null> {
    if (!this.#frame) return this.record;
    return await this.#ask({ op: 'save' });
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
  async #tell(request: Request): Promise<string | null | undefined> {
    const line = this.#line;
    await line?.open;
    return await line?.ask(request);
  }

  /** To a game, which is loaded first if need be. */
  async #ask(request: Request): Promise<string | null> {
    if (this.isConnected && !this.#frame) this.#play();
    if (!this.#line) throw gone();
    return (await this.#tell(request)) as string | null;
  }

  #value(name: string): string | null {
    return this.getAttribute(name) || null;
  }

  #read<K extends keyof Wishes>(name: K): Wishes[K] {
    const text = this.#value(name);
    return (text === null || (name === 'game' && !known(text)) ? null : readers[name](text)) as Wishes[K];
  }

  #check(name: keyof Wishes): void {
    const text = this.#value(name);
    if (text !== null && this.#read(name) === null)
      console.warn(`<mots-en-main>: there is no ${name}="${text}"; it is ignored`);
  }

  get #language(): 'fr' | 'en' {
    const around = this.closest<HTMLElement>('[lang]')?.lang;
    const said = `${this.#read('lang')} ${around} ${navigator.language}`;
    return (/\b(fr|en)\b/i.exec(said)?.[1]?.toLowerCase() as 'fr' | 'en' | undefined) ?? 'fr';
  }

  get #base(): string | null {
    const from = this.getAttribute('from');
    return from === null ? home : new URL(from.replace(/\/?$/, '/'), document.baseURI).href;
  }

  #poster(): void {
    this.#close();
    const game = this.#read('game');
    const theme = this.#read('theme');
    const accent = this.#read('accent');
    const lang = this.#language;
    const words = texts[lang];
    const name = names(game, lang);
    const button = make('button', {
      type: 'button',
      lang,
      ariaLabel: game === null ? words.play : words.playGame.replace('*', name),
      onclick: () => this.#play(true),
      part: 'poster',
    });
    if (game !== null) button.dataset['game'] = game;
    if (theme !== null) button.dataset['theme'] = theme;
    const cover = make('span', { className: 'cover' });
    if (this.#base !== null)
      cover.append(
        make('img', {
          alt: '',
          loading: 'lazy',
          src: `${this.#base}posters/${game ?? 'box'}.webp`,
          // A host's policy may forbid the picture: the poster does without it.
          onerror: () => cover.replaceChildren(),
        }),
      );
    const line = (part: string, textContent: string): HTMLElement =>
      make('span', { className: part, part, textContent });
    const text = make('span', { className: 'text' });
    text.append(line('name', name), line('play', words.play));
    button.append(cover, text);
    // Set by script: a style attribute would need the permission of the host's policy.
    if (accent !== null) button.style.setProperty('--mots-accent', accent);
    this.#root.replaceChildren(button);
  }

  /** `tapped`: somebody wants to play now. */
  #play(tapped = false): void {
    const base = this.#base;
    if (base === null) return this.#fail('no-address', 'from="" is missing');
    this.#close();
    const address = new URL(base);
    address.search = 'embed=1';
    const { searchParams } = address;
    for (const name of WISHES) if (this.#read(name) !== null) searchParams.set(name, this.getAttribute(name) as string);
    if (!searchParams.has('lang')) searchParams.set('lang', this.#language);
    if (tapped) searchParams.set('start', 'table');
    const storage = this.#read('storage');
    // The game waits for what the host brings before it begins.
    if (storage === 'host' || Object.keys(FILES).some((name) => this.#value(name))) searchParams.set('house', '1');
    const alone = storage === 'host' || storage === 'none';
    const frame = make('iframe', {
      allow: 'fullscreen; screen-wake-lock; web-share; clipboard-write; autoplay',
      loading: tapped ? 'eager' : 'lazy',
      title: names(this.#read('game'), this.#language),
      src: address.href,
      onload: () => void this.#loaded(),
      // Where the game is to keep nothing, the frame has no origin, and so it cannot.
      sandbox: `allow-scripts allow-downloads${alone ? '' : ' allow-same-origin'}`,
      part: 'frame',
    });
    this.#frame = frame;
    this.#files = this.#fetched(frame);
    this.#line = new Line(frame, alone ? '*' : address.origin, (event, detail) => this.#heard(event, detail));
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
          `no game answers at ${this.#frame?.src}: frame-src must allow it; storage="host" or "none" needs Access-Control-Allow-Origin: *`,
        ),
      PATIENCE,
    );
    const late = this.#late;
    const line = this.#line;
    line?.hangUp();
    const data = (await this.#files) ?? {};
    // Another frame has taken this one's place meanwhile, or it has loaded once more.
    if (line !== this.#line || late !== this.#late) return;
    line?.call({ record: (this.#read('storage') === 'host' && this.record) || undefined, data });
    await line?.open.then(
      () => clearTimeout(late),
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
        if (frame === this.#frame) this.#fail('no-file', `${name}="${from}" is ignored (${error})`);
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
    this.#heard('error', { code, message });
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
MotsEnMain.prototype.record = null;
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
      if (value == null) this.removeAttribute(name);
      else
        this.setAttribute(
          name,
          typeof value !== 'object' ? String(value) : Array.isArray(value) ? value.join() : JSON.stringify(value),
        );
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
