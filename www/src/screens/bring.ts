// Reads data that somebody wrote: a file or a pasted text. JSON is read here, so that the line of a mistake can be named; plain lines and spreadsheet
// columns are read by the rules. This module knows no screen: its callers show the result.

import { say, t } from '../lib/i18n.ts';
import { lineAt, lineOf, locate, NoJson, type Located } from '../lib/json-lines.ts';
import type { Answers } from '../protocol/index.ts';

/** The largest file that is read, in bytes, and the longest text, in characters: nobody writes more. */
export const LARGEST = 1_000_000;

/** What the rules say of data. */
export type CheckedData = Answers['check-data'];
/** Asks the rules. `title` is the name of a text that gives none. */
export type Check = (data: unknown, title: string) => Promise<CheckedData>;

/** What is wrong with a file. */
export interface Fault {
  file: string;
  /** From 1; null if the fault concerns the whole file. */
  line: number | null;
  /** The text of that line. */
  quote: string;
  reason: string;
}

/** Data that the rules accept, with their remarks. */
export interface Brought {
  /** The name of its file, without the ending. */
  name: string;
  data: unknown;
  checked: CheckedData;
}

/** A file's text, as the programs that people have write them: UTF-8, what spreadsheets call Unicode (UTF-16), or Windows-1252. */
export async function decode(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a file's text as data of that kind; keeps nothing. */
export async function read(
  { name: file, text }: { name: string; text: string },
  kind: string,
  check: Check,
): Promise<Brought | Fault> {
  const whole = (reason: string): Fault => ({ file, line: null, quote: '', reason });
  if (text.length > LARGEST) return whole(t('own-data-large'));
  const at = (line: number, reason: string): Fault => {
    const quote = (text.split(/\r\n?|\n/)[line - 1] ?? '').trim();
    return { file, line, quote: quote.length > 160 ? `${quote.slice(0, 160)}…` : quote, reason };
  };
  const name = file.replace(/\.(json|txt|csv|tsv)$/i, '').trim() || file;
  let located: Located | null = null;
  if (/^[\s\uFEFF]*[{["]/.test(text) && !/^[\s\uFEFF]*"[^"\n]*"[\t;,]/.test(text)) {
    try {
      located = locate(text);
    } catch (error) {
      if (!(error instanceof NoJson)) throw error;
      return at(lineAt(text, error.at), t('own-data-no-json'));
    }
  }
  const checked = await check(located ? located.value : text, name);
  const { refusal } = checked;
  if (refusal) {
    const inside = `/${kind}`;
    const { place } = refusal;
    const line =
      checked.line ?? (located && place?.startsWith(inside) ? lineOf(text, located, place.slice(inside.length)) : null);
    return line === null ? whole(say(refusal.message)) : at(line, say(refusal.message));
  }
  return { name, data: checked.data[kind], checked };
}

export const isFault = (one: Brought | Fault): one is Fault => 'reason' in one;
