// What the page knows of a game before its table is loaded, and how a game's own types meet a page that conducts any game.

import type { TemplateResult } from 'lit';
import type { Keeps } from '../device/kept.ts';
import type { Data, GameId, Options } from '../protocol/index.ts';
import type { GameTable, TableHost } from './table.ts';

/** What a game's matches have. What is missing here the page neither offers nor draws. */
export interface Capabilities {
  /** Seats hold cards that only they see: a hand along the near edge, and a curtain between two people. */
  readonly hand?: boolean;
  /** Actions can be taken back; `alone`: by whoever plays alone with bots. Where several people play, all have seen at once what was done. */
  readonly undo?: boolean | 'alone';
  /** A bot can propose an action to a person. */
  readonly hint?: boolean;
  /** Seats vote, and the rules hear of it when all have (`manner`, a ballot): what was answered is kept until then. */
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
  /** What a match may be brought from a file, by the protocol's names (`data` of `new`). */
  readonly brings?: Readonly<Record<string, () => Promise<{ door: Door }>>>;
  /** What a match is begun with that earlier matches left on the device (`TableHost.keep`): kind → the name that it is kept under. */
  readonly keeps?: Keeps;
  /** The files without which nothing is dealt, where words are of that language and nobody chooses anything else: a first visit asks for them
   * together with the engine. */
  first?(language: string): readonly string[];
  /** About how many minutes a match takes, to be told before it begins; null where nobody can say. People are reckoned with some twenty seconds a
   * turn, a vote or a hand-over included, and bots with the time for which their turn stays readable. */
  minutes(who: Round, options: Readonly<Partial<Options<G>>>): number | null;
  /** What is shown below the rules: the cards of the pack; with the options of a match, those in use. */
  appendix?(): Promise<Appendix<G>>;
}

/** How many people and how many bots sit at a table. */
export interface Round {
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

/** How something that is brought from a file is shown on the set-up screen. What is right, the rules say. */
export interface Door {
  /** A file to begin with. */
  template(): { name: string; text: string };
  /** What it calls itself in the language shown; '' where it does not say. */
  title(data: unknown): string;
  /** Its cards. */
  preview(data: unknown): TemplateResult;
  /** The same before it is kept, with what the rules make of it (`preview` of `check-data`); `changed` is given what somebody has put right. */
  review?(data: unknown, made: unknown, changed: (data: unknown) => void): TemplateResult;
  /** Its cards on sheets of A4, to be cut; `backs`: behind each sheet one with their backs. */
  sheets?(data: unknown, backs: boolean): TemplateResult;
}
