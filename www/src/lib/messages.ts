// Makes messages from catalogues. This needs no page, so that tests can read the same catalogues in the same way.

import { FluentBundle, FluentNumber, FluentResource, type Message as FluentMessage } from '@fluent/bundle';
import { printed } from './typed.ts';

/** What the engine sends for people: a key of the catalogues and its data. */
export type Message = { key: string; args?: Record<string, unknown> | null };

export type Args = Record<string, string | number>;

/** The locale of a language for `Intl`: plain "en" would give American dates and numbers. */
export const locale = (language: string): string => (language === 'fr' ? 'fr-FR' : 'en-GB');

/** The messages of a bundle. Each is read when it is first wanted: a screen shows few of them, and would have to wait until all are read. */
class LateMessages extends Map<string, FluentMessage> {
  readonly #unread = new Map<string, string>();

  add(catalogue: string): void {
    for (const text of catalogue.split(/\n(?=[a-z])/)) {
      const key = /^[\w-]+/.exec(text)?.[0];
      if (key !== undefined && !this.has(key)) this.#unread.set(key, text);
    }
  }

  override has(key: string): boolean {
    return super.has(key) || this.#unread.has(key);
  }

  override get(key: string): FluentMessage | undefined {
    const text = this.#unread.get(key);
    if (text !== undefined) {
      this.#unread.delete(key);
      for (const message of new FluentResource(text).body) this.set(message.id, message);
    }
    return super.get(key);
  }
}

/** A language with the messages of these catalogues. */
export function make(language: string, ...catalogues: string[]): FluentBundle {
  // Isolation marks are for mixed directions; both languages run left to right and some screen readers read the marks aloud.
  const bundle = new FluentBundle(locale(language), { useIsolating: false });
  // Fluent itself looks here, too, for a message that another one quotes.
  bundle._messages = new LateMessages();
  for (const catalogue of catalogues) add(bundle, catalogue);
  return bundle;
}

/** Adds the messages of a catalogue to a bundle. */
export const add = ({ _messages }: FluentBundle, catalogue: string): void => (_messages as LateMessages).add(catalogue);

/** Whole numbers below a thousand are written as their digits in both languages, because making an `Intl.NumberFormat` takes longer than the rest of
 * a screen's text. */
class Digits extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const counted = (value: string | number): string | number | FluentNumber =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000 ? new Digits(value) : value;

/** The message, or its key where the catalogue has none. */
export function format(bundle: FluentBundle, key: string, args?: Args): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return key;
  const errors: Error[] = [];
  const values = args && Object.fromEntries(Object.entries(args).map(([name, value]) => [name, counted(value)]));
  return minus(printed(bundle.formatPattern(pattern, values ?? null, errors)));
}

/** A number below zero has a minus, not a hyphen. */
export const minus = (text: string): string => text.replace(/(^|[\s(])-(?=\d)/g, '$1−');

/** Points as they are written down where they are a gain or a loss: +4, −2, 0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : minus(String(points)));

/** Arguments as Fluent takes them: what is neither text nor number (a list of cards, say) is written out. */
export function plain(args: Message['args']): Args {
  const out: Args = {};
  for (const [key, value] of Object.entries(args ?? {})) {
    if (typeof value === 'number' || typeof value === 'string') out[key] = value;
    else if (Array.isArray(value)) out[key] = value.map(String).join(', ');
    else if (value !== null && value !== undefined) out[key] = String(value);
  }
  return out;
}
