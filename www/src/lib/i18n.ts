// Messages: one Fluent bundle per language, made of catalogues (www/i18n/<language>/*.ftl). The box's catalogue and that of each game are separate
// chunks; a game's chunk is loaded when the game is needed. The command line uses the same keys. A missing message shows its key, and tests look for
// such keys.

import type { FluentBundle } from '@fluent/bundle';
import { box, games, type Catalogue } from 'catalogues';
import { add, format, locale, make, plain, type Args, type Message } from './messages.ts';
import { part } from './part.ts';
import { printed } from './typed.ts';
import { settings, type Language } from '../device/settings.ts';
import type { Messages } from '../../i18n/messages.gen.ts';
import type { GameId } from '../protocol/types.gen.ts';

const bundles = new Map<Language, FluentBundle>();
/** The catalogues that a language needs before it is shown: the box's, and those of the games shown so far. */
const wanted: { name: string; catalogue: Catalogue }[] = [{ name: 'box', catalogue: box }];
/** Loaded catalogues, as `fr-box`. */
const there = new Set<string>();

/** Makes a language ready to be shown; rejects with `PartMissing`. */
export async function load(language: Language): Promise<void> {
  await Promise.all(missing(language).map(({ name, catalogue }) => bring(language, name, catalogue)));
}

const missing = (language: Language): typeof wanted => wanted.filter(({ name }) => !there.has(`${language}-${name}`));

async function bring(language: Language, game: string, catalogue: Catalogue): Promise<void> {
  const name = `${language}-${game}`;
  if (there.has(name)) return;
  const { default: text } = await part(`catalogue-${name}`, catalogue[language]);
  // Another call may have loaded it meanwhile.
  if (there.has(name)) return;
  there.add(name);
  const bundle = bundles.get(language) ?? make(language);
  bundles.set(language, bundle);
  add(bundle, text);
}

/** Loads a game's messages, now and in each language that is chosen later. If it rejects (`PartMissing`), later changes of language do not wait for
 * them. */
export async function loadGame(game: string): Promise<void> {
  const catalogue = Object.hasOwn(games, game) ? games[game] : undefined;
  // In a bundle of one game, the box's catalogue has the game's messages too.
  if (!catalogue) return;
  for (let language: Language | null = null; language !== settings.get().language; ) {
    language = settings.get().language;
    await bring(language, game, catalogue);
    if (!wanted.some(({ name }) => name === game)) wanted.push({ name: game, catalogue });
  }
}

/** The language that was asked for last. */
let asked: Language | null = null;

/** Switches to a language once its messages are here, unless another one has been asked for by then. `choose` sets the language: by default, as the
 * choice of the person at this device. */
export async function switchTo(
  language: Language,
  choose: (change: { language: Language }) => void = settings.set,
): Promise<void> {
  asked = language;
  // Another game may be loaded meanwhile.
  while (missing(language).length > 0) await load(language);
  if (asked === language) choose({ language });
}

// When another tab changes the language, so does this one. If the messages do not come now, the page has the language after its next load.
settings.onLanguage((language) => void switchTo(language).catch(() => undefined));

/** A key of the catalogues. */
export type Key = keyof Messages;

/** The ends of keys that begin with `Start`. */
export type EndOf<Start extends string, K extends Key = Key> = K extends `${Start}-${infer End}` ? End : never;

/** The games' messages whose keys end with `End`, which may be a template that contains names from the engine. */
type OfGames<End extends string> = string extends End
  ? Record<never, never>
  : { [K in Key as K extends `${GameId}-${End}` ? K : never]: Messages[K] };
/** `End`, if any game has a message whose key ends so; else the known ends. */
type Known<End extends string> = [keyof OfGames<End>] extends [never] ? EndOf<GameId> : End;

/** The names of a message's variables; for several messages, the variables of all of them. */
export type Variable<K extends Key> = Messages[K];
export type Values<V extends string> = Readonly<Record<V, string | number>>;
/** The parameters that follow the key. */
type Given<V> = [V] extends [never] ? [] : [args: Values<Extract<V, string>>];

/** Whether a game has this message. */
export const hasOf = <End extends string>(game: string, end: Known<End>): boolean =>
  bundles.get(settings.get().language)?.hasMessage(`${game}-${end}`) ?? false;

/** The sentences already made in each language, because a table is drawn many times and shows most of them again. */
const said = new Map<FluentBundle, Map<string, string>>();
/** How many sentences are kept. */
const KEPT = 2000;

/** The message in the language shown. */
export const t = <K extends string>(
  key: K extends Key ? K : Key,
  ...[args]: Given<Variable<Extract<K, Key>>>
): string => sentence(key, args);

/** A game's message, by the end of its key. tsc checks the end; which game it is becomes known only when the page runs. */
export const tOf = <End extends string>(
  game: string,
  end: Known<End>,
  ...[args]: Given<OfGames<End>[keyof OfGames<End>]>
): string => sentence(`${game}-${end}`, args);

/** The message in the language shown; the key itself where there is none. */
function sentence(key: string, args?: Args): string {
  const bundle = bundles.get(settings.get().language);
  if (!bundle) return '';
  let before = said.get(bundle);
  if (!before || before.size >= KEPT) {
    before = new Map();
    said.set(bundle, before);
  }
  const sentence = args ? `${key} ${JSON.stringify(args)}` : key;
  let text = before.get(sentence);
  if (text === undefined) {
    text = format(bundle, key, args);
    // Keys without a message are not kept: the message may still be loaded.
    if (bundle.hasMessage(key)) before.set(sentence, text);
  }
  return text;
}

/** A message with something drawn in it (a word in another language, say), in the place of its variable `name`. */
export const around = <T, K extends Key, N extends Variable<K>>(
  key: K,
  args: Values<Exclude<Variable<K>, N>>,
  name: N,
  content: T,
): (string | T)[] => placed(key, args, new Map([[name, content]]));

/** The same with several things, each in the place of its variable. */
export const aroundAll = <T, K extends Key, N extends Variable<K>>(
  key: K,
  args: Values<Exclude<Variable<K>, N>>,
  contents: Readonly<Record<N, T>>,
): (string | T)[] => placed(key, args, new Map(Object.entries<T>(contents)));

/** A message with several values that are drawn, each under its name. */
function placed<T>(key: string, args: Args, drawn: ReadonlyMap<string, T>): (string | T)[] {
  const contents = [...drawn.values()];
  const marked = { ...args };
  [...drawn.keys()].forEach((name, index) => {
    marked[name] = String.fromCharCode(PLACE + index);
  });
  return sentence(key, marked)
    .split(/([\uE000-\uE0FF])/)
    .flatMap((part) => (part === '' ? [] : (contents[part.charCodeAt(0) - PLACE] ?? part)));
}

/** The first of the private-use characters that stand for what is drawn: no message has them. */
const PLACE = 0xe000;

/** Writes a value of a message for people, if this differs from the protocol's text. */
export type Reader = (name: string, value: string) => string;
const readers = new Map<string, Reader>();

/** From now on `reader` writes the cards and words in a game's messages (those whose keys start with `prefix`). */
export function reading(prefix: string, reader: Reader): void {
  readers.set(prefix, reader);
}

/** A message from the engine, as a sentence. */
export const say = (message: Message): string => sentence(message.key, read(message));

/** The same, with drawings in place of the values for which `draw` returns one. */
export function sayDrawn<T>(message: Message, draw: (name: string, value: string) => T | null): (string | T)[] {
  const args = read(message);
  const drawn = new Map<string, T>();
  for (const [name, value] of Object.entries(args)) {
    const content = typeof value === 'string' ? draw(name, printed(value)) : null;
    if (content !== null) drawn.set(name, content);
  }
  return placed(message.key, args, drawn);
}

function read(message: Message): Args {
  const args = plain(message.args);
  const reader = readers.get(message.key.split('-')[0] ?? '');
  if (reader)
    for (const [name, value] of Object.entries(args)) if (typeof value === 'string') args[name] = reader(name, value);
  return args;
}

/** "Anna, Paul et Zoé", as both languages join names. We do it ourselves: the first `Intl.ListFormat` of a page takes 15 ms to be made, several times
 * that on a phone, while a table is drawn for the first time. */
export const list = (items: readonly string[]): string => listOf(items).join('');

/** The same for items that are drawn, or are in parts. */
export const listOf = <T>(items: readonly (string | readonly (string | T)[])[]): (string | T)[] =>
  items.flatMap((item, index) => [
    ...(index === 0 ? [] : [index < items.length - 1 ? ', ' : ` ${t('list-and')} `]),
    ...(typeof item === 'string' ? [item] : item),
  ]);

/** Writes a day, or a day and its hour, as the language does. */
export const dates = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale(settings.get().language), options);
