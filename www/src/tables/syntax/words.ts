// The cards of the words on the table keep their identity from view to view, so that they can be seen to travel.

import { embed } from './compose.ts';

export interface Letter {
  id: string;
  sign: string;
}

export class WordTracker {
  #words: Letter[][] = [];
  #next = 0;
  /** Letters that the last `follow` brought, by word. */
  born: { id: string; word: number; position: number }[] = [];
  /** The letters that the last `follow` removed. */
  gone: Letter[] = [];

  get words(): readonly (readonly Letter[])[] {
    return this.#words;
  }

  /** Takes over the words on the table. A word keeps its index while it is on the table; a letter that stays keeps its id. */
  follow(table: readonly string[]): void {
    const before = this.#words;
    this.born = [];
    this.gone = before.slice(table.length).flat();
    this.#words = table.map((word, index) => this.#align(before[index] ?? [], word, index));
  }

  forget(): void {
    this.#words = [];
    this.born = [];
    this.gone = [];
  }

  #align(old: readonly Letter[], word: string, index: number): Letter[] {
    const was = old.map((letter) => letter.sign).join('');
    // An insertion keeps all letters, and so does taking one back (the longer word is then the old one). Otherwise, letters stay where both words
    // have the same.
    const grown = word.length > was.length ? embed(was, word) : null;
    const shrunk = word.length < was.length ? embed(word, was) : null;
    const from = (position: number): Letter | undefined => {
      if (grown) return old[grown.indexOf(position)];
      if (shrunk) return old[shrunk[position] ?? -1];
      return old[position]?.sign === word[position] ? old[position] : undefined;
    };
    const now = [...word].map((sign, position) => {
      const kept = from(position);
      if (kept) return kept;
      const letter = { id: `t${this.#next++}`, sign };
      this.born.push({ id: letter.id, word: index, position });
      return letter;
    });
    this.gone.push(...old.filter((letter) => !now.includes(letter)));
    return now;
  }
}
