// Finds the line, in a JSON text, of what a JSON Pointer (RFC 6901) names, and of the first character that is no JSON, so that
// whoever wrote the text is told where it went wrong.

/** A text that was read, and where its values begin, by their pointers. */
export interface Located {
  value: unknown;
  places: ReadonlyMap<string, number>;
}

/** The text is no JSON from there on. */
export class NoJson extends Error {
  override readonly name = 'NoJson';
  constructor(readonly at: number) {
    super(`no JSON at ${at}`);
  }
}

/** Deeper than this nobody writes by hand. */
const DEEPEST = 200;

/** Reads a text; throws `NoJson`. */
export function locate(text: string): Located {
  const reader = new Reader(text.replace(/^\uFEFF/, ' '));
  const value = reader.whole();
  return { value, places: reader.places };
}

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** The line of what a pointer names; where that is missing, of the nearest thing around it that is there. */
export function lineOf(text: string, { places }: Located, pointer: string): number {
  for (let path = pointer; ; path = path.slice(0, path.lastIndexOf('/'))) {
    const at = places.get(path);
    if (at !== undefined) return lineAt(text, at);
    if (!path.includes('/')) return 1;
  }
}

class Reader {
  readonly places = new Map<string, number>();
  #at = 0;

  constructor(private readonly text: string) {}

  whole(): unknown {
    const value = this.#value('', 0);
    this.#space();
    if (this.#at < this.text.length) throw new NoJson(this.#at);
    return value;
  }

  #space(): void {
    while (/\s/.test(this.text[this.#at] ?? '')) this.#at++;
  }

  #value(path: string, depth: number): unknown {
    this.#space();
    if (depth > DEEPEST) throw new NoJson(this.#at);
    this.places.set(path, this.#at);
    const sign = this.text[this.#at];
    if (sign === '{') return this.#object(path, depth);
    if (sign === '[') return this.#array(path, depth);
    return sign === '"' ? this.#string() : this.#bare();
  }

  #object(path: string, depth: number): Record<string, unknown> {
    const found: [string, unknown][] = [];
    this.#list('}', () => {
      this.#space();
      const name = this.#string();
      this.#space();
      this.#take(':');
      found.push([name, this.#value(`${path}/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`, depth + 1)]);
    });
    return Object.fromEntries(found);
  }

  #array(path: string, depth: number): unknown[] {
    const found: unknown[] = [];
    this.#list(']', () => void found.push(this.#value(`${path}/${found.length}`, depth + 1)));
    return found;
  }

  #list(end: string, one: () => void): void {
    this.#at++;
    this.#space();
    if (this.text[this.#at] === end) {
      this.#at++;
      return;
    }
    for (;;) {
      one();
      this.#space();
      if (this.text[this.#at] === end) break;
      this.#take(',');
    }
    this.#at++;
  }

  #take(sign: string): void {
    if (this.text[this.#at] !== sign) throw new NoJson(this.#at);
    this.#at++;
  }

  #string(): string {
    const from = this.#at;
    const found = /"(?:[^"\\]|\\.)*"/y;
    found.lastIndex = from;
    const text = found.exec(this.text)?.[0] ?? '';
    try {
      const value = JSON.parse(text) as string;
      this.#at += text.length;
      return value;
    } catch {
      throw new NoJson(from);
    }
  }

  #bare(): unknown {
    const found = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
    found.lastIndex = this.#at;
    const text = found.exec(this.text)?.[0];
    if (text === undefined) throw new NoJson(this.#at);
    this.#at += text.length;
    return JSON.parse(text);
  }
}
