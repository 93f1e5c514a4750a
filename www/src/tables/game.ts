// What the page knows of a game before its table is loaded, and how a game's own types meet a page that conducts any game.

import type { TemplateResult } from 'lit';
import type { Keeps } from '../device/kept.ts';
import type { Data, GameId, Options } from '../protocol/index.ts';
import type { GameTable, TableHost } from './table.ts';

/** What a game's matches have. The page neither offers nor draws what is missing here. */
export interface Capabilities {
  /** Seats hold cards that only they see: a hand along the near edge, and a curtain between two people. */
  readonly hand?: boolean;
  /** A tap on a card may play it, as somebody chooses: where several people play, set-up asks. */
  readonly oneTap?: boolean;
  /** Actions can be taken back. `alone`: only by a person who plays alone with bots, because several people have all seen what was done. */
  readonly undo?: boolean | 'alone';
  /** A bot can propose an action to a person. */
  readonly hint?: boolean;
  /** Seats vote in a ballot (`manner`), and the rules get the votes when all are in: until then, the page keeps them. */
  readonly ballot?: boolean;
  /** Views have clocks that run. */
  readonly clocks?: boolean;
  /** People type words. */
  readonly words?: boolean;
  /** Several seats act at once, each at its own place along the edges. */
  readonly buzzers?: boolean;
}

/** A game as the page has it. Its functions are methods, not properties: so an entry typed for one game is also one of any game. */
export interface GameEntry<G extends GameId = GameId> {
  readonly id: G;
  /** The three letters that its clauses begin with: `SYN` of `SYN-12`. */
  readonly clauses: string;
  readonly can: Capabilities;
  /** The cards on its box, three of them. */
  cover(): TemplateResult;
  /** A small drawing that stands for the game beside its name. */
  emblem(): TemplateResult;
  /** Loads the game's table, with its styles. */
  load(): Promise<TableModule<G>>;
  /** The kinds of file that people may load for a match, by the protocol's names (`data` of `new`). */
  readonly brings?: Readonly<Record<string, () => Promise<{ door: Door }>>>;
  /** What earlier matches left on the device for later ones (`TableHost.keep`): kind → the name under which it is kept. */
  readonly keeps?: Keeps;
  /** The files without which nothing can be dealt, if words are in that language and nobody chooses other options. A first visit asks for them
   * together with the engine. */
  first?(language: string): readonly string[];
  /** About how many minutes a match takes, shown before it begins; null if nobody can say. For a person, about twenty seconds a turn are counted,
   * with votes and hand-overs; for a bot, the time for which its turn stays readable. */
  minutes(who: Company, options: Readonly<Partial<Options<G>>>): number | null;
  /** What is shown below the rules: the cards of the pack; with the options of a match, those in use. */
  appendix?(): Promise<Appendix<G>>;
}

/** How many people and how many bots sit at a table. */
export interface Company {
  people: number;
  bots: number;
}

/** What `load` brings. */
export interface TableModule<G extends GameId = GameId> {
  table(host: TableHost<G>): GameTable<G>;
}

export interface Appendix<G extends GameId = GameId> {
  draw(options?: Readonly<Options<G>>, data?: Readonly<Data<G>>): TemplateResult;
}

/** How data from a file is shown on the set-up screen. The rules say whether it is right. */
export interface Door {
  /** A file to begin with. */
  template(): { name: string; text: string };
  /** The data's own title in the language shown; '' if it has none. */
  title(data: unknown): string;
  /** Its cards. */
  preview(data: unknown): TemplateResult;
  /** A preview before the data is kept, with the rules' own preview (`preview` of `check-data`). `changed` is given the data as somebody has
   * corrected it. */
  review?(data: unknown, made: unknown, changed: (data: unknown) => void): TemplateResult;
  /** A form in which such data is written in the page. `take` is given what was written, and its name; `data` is what it begins with. */
  writes?(take: (data: unknown, name: string) => void, data: unknown): TemplateResult;
  /** Its cards on sheets of A4, to be cut out. With `backs`, each sheet is followed by one with the backs. */
  sheets?(data: unknown, backs: boolean): TemplateResult;
}
