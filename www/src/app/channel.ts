// This page in a frame, and the page that shows it: one port a load, handed over once, taken from the parent alone. What goes over it
// to the host is what everybody at the table may know; a record goes there only where the host keeps the matches.

import { asked, awaited } from '../device/guest.ts';
import { readMatch, type StoredMatch } from '../device/rows.ts';
import { device } from '../device/device.ts';
import { readers } from '../device/wishes.ts';
import {
  bytesOf,
  EVENTS,
  LONGEST,
  VERSION,
  type Details,
  type EventName,
  type Hello,
  type Request,
} from '../embed/wire.ts';
import { switchTo } from '../lib/i18n.ts';
import { atMost } from '../lib/waiting.ts';
import { still } from '../lib/stillness.ts';
import { tint } from '../lib/tint.ts';
import { settings } from '../device/settings.ts';
import { session, type Kept } from '../match/session.ts';
import { Refused, type View } from '../protocol/index.ts';
import { alone, entry } from '../tables/registry.ts';
import { begin, bring, isObject, show } from './newly.ts';

/** How many requests may wait to be done (one more is answered `busy`), and how many events may wait for the port. */
const MOST = 64;
/** For how long the host may take to hand over what it brings, in ms; of a host that has announced nothing, nothing is expected for long. */
const PATIENCE = awaited ? 20_000 : 3000;

export class RequestError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export class Channel {
  #port: MessagePort | null = null;
  /** What was said before anybody listened. */
  #early: { event: EventName; detail: unknown }[] = [];
  /** What the page begins with is drawn. */
  #drawn: () => void = () => undefined;
  /** The request before: each waits for it, and the first for the page, which would lead away from what was asked. */
  #last = new Promise<void>((resolve) => {
    this.#drawn = resolve;
  });
  #waiting = 0;
  #greeted: (kept: string | null) => void = () => undefined;
  /** Resolves once the host has handed over its port and the record that it kept, if any, is among the matches: with the id of that match. */
  readonly #greeting: Promise<string | null>;
  #met = false;
  /** The page has begun without what the host was to hand over. */
  #late = false;
  /** The matches that were played before it came, by id. */
  readonly #before = new Set<string>();
  /** By match: when it began here, and what everybody saw of it last. */
  readonly #seen = new Map<string, { since: number; view: View; ended: boolean }>();
  readonly #stop = new AbortController();

  constructor() {
    this.#greeting = new Promise((resolve) => {
      this.#greeted = (kept) => {
        this.#met = true;
        resolve(kept);
      };
    });
    addEventListener('message', (event) => this.#hear(event), { signal: this.#stop.signal });
    if (oneOrigin())
      console.warn('Mots en main: this frame and the page around it have one origin, and nothing keeps them apart.');
    session.onKept = (kept) => void this.#kept(kept).catch(() => undefined);
    session.onTrouble = (error) => {
      if (error instanceof Refused) return this.#notDealt(error);
      const { code = 'engine', detail = '' } = error as { code?: string; detail?: string };
      this.tell('error', { code, message: `The game's engine did not start (${code}). ${detail}`.trim() });
    };
    device.onTrouble(() => {
      this.tell('error', {
        code: 'storage',
        message: 'Nothing can be kept in this frame: matches last as long as it.',
      });
    });
  }

  /** Waits for what the host hands over; where that does not come, the page begins without it, and the host is told. */
  async meet(): Promise<void> {
    if (this.#late) return;
    this.#late = await atMost(
      PATIENCE,
      this.#greeting.then(() => false),
      true,
    );
    if (!this.#late) return;
    const message = `The game has begun without what this page was to hand over: it did not come within ${PATIENCE / 1000} s.`;
    console.error(`Mots en main: ${message}`);
    this.tell('error', { code: 'late', message });
  }

  /** To be called once all that the page begins with is drawn: tells the host so. */
  async started(): Promise<void> {
    this.#drawn();
    this.tell('first-frame', {});
    const matches = await device.matches.all();
    const resumable = matches.some(({ game, over }) => !over && (alone?.id ?? game) === game);
    this.tell('ready', { version: VERSION, game: alone?.id ?? null, resumable });
    this.#measure();
  }

  tell<E extends EventName>(event: E, detail: Details[E]): void {
    if (!EVENTS.includes(event)) return;
    if (this.#port) this.#port.postMessage({ event, detail });
    else if (this.#early.length < MOST) this.#early.push({ event, detail });
  }

  /** The house has asked for what the rules refuse; what is wrong in a deck of its own, its makers find by the place. */
  #notDealt({ code: of, message: text, refusal: { place } }: Refused): void {
    const message = `No match could be dealt: ${text}${place === undefined ? '' : `, at ${place}`}`;
    console.error(`Mots en main: ${message}`);
    this.tell('error', { code: of, message });
  }

  #hear({ source, data, ports }: MessageEvent): void {
    const [port] = ports;
    if (source !== parent || !port || !isObject(data) || data['mots'] !== VERSION) return;
    const { nonce, record, data: brought } = data as Partial<Hello>;
    if (typeof nonce !== 'string' || nonce.length > 64) return;
    // From here on nothing listens but the port.
    this.#stop.abort();
    this.#port = port;
    port.onmessage = ({ data: request }: MessageEvent) => this.#take(request);
    port.postMessage({ nonce });
    if (isObject(brought)) bring(brought);
    for (const early of this.#early.splice(0)) port.postMessage(early);
    const kept = asked.storage === 'host' && record !== undefined ? this.#restore(record) : Promise.resolve(null);
    // A bad record leaves the game as it would be without one, and the host is told: it would keep the next one in its place.
    const unread = (): null => {
      const message = 'The record could not be read, and the game begins without it.';
      this.tell('error', { code: 'bad-record', message });
      return null;
    };
    void kept.catch(unread).then((id) => {
      this.#greeted(id);
      // Whoever has begun something else meanwhile is led to the match that was left.
      if (this.#late && id !== null) this.#last = this.#last.then(() => show(tableOf(id)));
    });
  }

  #take(request: unknown): void {
    if (!isObject(request)) return;
    const { id } = request;
    if (!Number.isSafeInteger(id)) return;
    if (this.#waiting >= MOST) return this.#port?.postMessage({ id, ok: false, code: 'busy' });
    this.#waiting++;
    this.#last = this.#last
      .then(() => this.#do(request as unknown as Request))
      .then(
        (value) => this.#port?.postMessage({ id, ok: true, value }),
        (error: unknown) =>
          this.#port?.postMessage({ id, ok: false, code: error instanceof RequestError ? error.code : 'failed' }),
      )
      .finally(() => {
        this.#waiting--;
      });
  }

  async #do(request: Request): Promise<string | null> {
    switch (request.op) {
      case 'new':
        begin(isObject(request.match) ? request.match : {});
        return null;
      case 'load': {
        const id = await this.#restore(request.record);
        show(tableOf(id));
        return id;
      }
      case 'save':
        return await this.#save();
      case 'pause':
      case 'resume':
        pause(request.op === 'pause');
        return null;
      case 'mute':
        settings.wish({ sound: request.on !== true });
        return null;
      case 'set':
        await set(request.name, request.value);
        return null;
      default:
        throw new RequestError('unknown');
    }
  }

  /** Puts a record of the host's among the matches; answers the id of its match. */
  async #restore(record: unknown): Promise<string> {
    if (typeof record !== 'string' || bytesOf(record) > LONGEST) throw new RequestError('bad-record');
    let row: StoredMatch | null = null;
    try {
      row = readMatch(JSON.parse(record));
    } catch {
      // It is no JSON.
    }
    if (!row?.save || !entry(row.game) || !/^[\w.-]{1,80}$/.test(row.id)) throw new RequestError('bad-record');
    const there = await device.matches.get(row.id);
    await session.drop(row.id);
    const { over, original, ...rest } = row;
    await device.matches.keep({ ...rest, over, revision: (there?.revision ?? 0) + 1 });
    return row.id;
  }

  /** The match that was played last, where the host keeps matches. */
  async #save(): Promise<string | null> {
    if (asked.storage !== 'host') throw new RequestError('not-host');
    const [newest] = await device.matches.all();
    const last = newest && (await device.matches.get(newest.id));
    return last ? JSON.stringify(last) : null;
  }

  async #kept({ row, view: look }: Kept): Promise<void> {
    const { id, game, bots } = row;
    if (!this.#met) this.#before.add(id);
    const view = await look();
    const before = this.#seen.get(id);
    const seen = { since: before?.since ?? performance.now(), view, ended: before?.ended ?? false };
    this.#seen.set(id, seen);
    const names = Array.isArray(asked.names) ? asked.names : [];
    const seats = view.seats.map(({ score, name }, seat) => ({
      bot: bots[seat] ?? null,
      score,
      ...(names.includes(name) ? { name } : {}),
    }));
    const shown = { game, moves: view.moves, round: view.round, turn: view.turn, seats };
    // Of a match that was begun at another time the first action tells.
    if (!before) this.tell('match-start', view.moves === 0 ? shown : { ...shown, resumed: true });
    if ((before ?? view.moves > 0) && before?.view.moves !== view.moves)
      this.tell('action', { ...shown, seat: actorOf(before?.view ?? null, view) });
    if (view.over && view.ranking && !seen.ended) {
      seen.ended = true;
      const seconds = Math.round((performance.now() - seen.since) / 1000);
      this.tell('match-end', { ...shown, places: placesOf(view.ranking, seats.length), seconds });
    }
    if (asked.storage !== 'host') return;
    // A match that was begun before the host's record came never takes its place there.
    if (this.#before.has(id) && (await this.#greeting) !== null) return;
    const record = JSON.stringify({ ...row, over: view.over });
    const bytes = bytesOf(record);
    if (bytes <= LONGEST) this.tell('save', { game, id, over: view.over, record });
    else this.tell('error', { code: 'too-large', message: `The record has ${bytes} bytes: too many to keep.` });
  }

  /** Tells the host how high each screen would be, once it is there. A table, also one that is looked at again, takes the room that there is, and never asks for more. */
  #measure(): void {
    let last = 0;
    const look = (): void => {
      const plays = document.querySelector('mots-table, mots-replay') !== null;
      // After a table the host may have given it another height: the same one is told again.
      if (plays) last = 0;
      if (plays || document.querySelector('mots-loading, [data-loading]')) return;
      const height = Math.ceil(document.querySelector('mots-app')?.scrollHeight ?? 0);
      if (height === last || height === 0) return;
      last = height;
      this.tell('resize', { height });
    };
    const app = document.querySelector('mots-app');
    if (app) new ResizeObserver(() => requestAnimationFrame(look)).observe(app);
  }
}

/** The page around this one can be read, and can read this one. */
function oneOrigin(): boolean {
  try {
    return parent.document !== null;
  } catch {
    return false;
  }
}

const tableOf = (id: string): string => `#/table/${encodeURIComponent(id)}`;

/** The seat that acted: the one whose turn it was, as everybody knows. Null where an action was taken back, or nothing was seen before. */
const actorOf = (before: View | null, after: View): number | null =>
  before !== null && before.moves < after.moves ? before.turn : null;

function placesOf(ranking: readonly (readonly number[])[], seats: number): number[] {
  const places = Array.from({ length: seats }, () => seats);
  let place = 1;
  for (const group of ranking) {
    for (const seat of group) places[seat] = place;
    place += group.length;
  }
  return places;
}

/** Nothing can be touched, and the match stands still. */
function pause(on: boolean): void {
  still.pause(on);
  document.querySelector('mots-app')?.toggleAttribute('inert', on);
  document.documentElement.toggleAttribute('data-paused', on);
}

async function set(name: unknown, value: unknown): Promise<void> {
  if (typeof value !== 'string') throw new RequestError('bad-value');
  const lang = name === 'lang' ? readers.lang(value) : null;
  const theme = name === 'theme' ? readers.theme(value) : null;
  const sound = name === 'sound' ? readers.sound(value) : null;
  const accent = name === 'accent' ? readers.accent(value) : null;
  if (lang !== null) await switchTo(lang, (change) => settings.wish(change));
  else if (theme !== null) settings.wish({ theme });
  else if (sound !== null) settings.wish({ sound: sound === 'on' });
  else if (accent !== null) tint(accent);
  else throw new RequestError('bad-value');
}
