// What a game's table may know of the match and ask of the page (`TableHost`).

import type { Side } from '../device/around.ts';
import { say, t } from '../lib/i18n.ts';
import type { MotsElement } from '../lib/element.ts';
import type { Conductor } from '../match/conductor.ts';
import { prepares } from '../match/stage.ts';
import type { Legal, Step } from '../match/step.ts';
import type { Action, Clock, Data, Options, Refusal } from '../protocol/index.ts';
import type { TableHost } from '../tables/table.ts';
import { settled } from './attention.ts';
import { facingOf, placesAround, placesFrom } from './seated.ts';

/** What people are told at the table, and how it is drawn again. */
export interface Told {
  tell(text: string, clause?: string | null): void;
  /** Whether rounds follow each other without a dialog. */
  readonly flows: boolean;
  /** The text in the place of refusals. */
  readonly refusal: { text: string } | null;
  /** Whether cards may be lifted. */
  readonly composes: boolean;
  /** Takes back a refusal or an explanation that is shown, and draws the table again. */
  changed(motion?: boolean): void;
  redraw(): void;
  meanwhile(sentence: () => string): void;
  means(step: Step): Promise<boolean>;
}

export interface Hosting {
  root: MotsElement;
  match: Conductor;
  options: Readonly<Options>;
  data: Readonly<Data>;
  keep: TableHost['keep'];
}

export class Host implements TableHost {
  readonly root: MotsElement;
  readonly options: Readonly<Options>;
  readonly data: Readonly<Data>;
  readonly #match: Conductor;
  readonly #keep: TableHost['keep'];

  constructor(
    { root, match, options, data, keep }: Hosting,
    private readonly told: Told,
  ) {
    this.root = root;
    this.options = options;
    this.data = data;
    this.#match = match;
    this.#keep = keep;
  }

  get names(): readonly string[] {
    return this.#match.view.seats.map((seat) => seat.name);
  }
  get humans(): readonly number[] {
    return this.#match.humans;
  }

  get silent(): number | null {
    return this.#match.silent;
  }
  get sides(): readonly Side[] | null {
    const places = placesAround(this.names, this.humans);
    return places && [...places.values()];
  }
  get seated(): ReadonlyMap<number, Side> | null {
    const places = placesAround(this.names, this.humans);
    return places && placesFrom(facingOf(this.root), places);
  }
  get across(): boolean {
    return this.seated === null || [...this.seated.values()].includes('far');
  }
  get viewer(): number | null {
    return this.#match.viewer;
  }
  get acting(): boolean {
    return this.#match.acting;
  }
  get preparing(): boolean {
    return prepares(this.#match);
  }
  get composing(): boolean {
    return this.told.composes;
  }
  get legal(): Legal | null {
    return this.#match.legal;
  }
  get refusal(): string | null {
    return this.told.refusal?.text ?? null;
  }
  get hidden(): boolean {
    return this.#match.hidden;
  }
  get waitsForBots(): boolean {
    return this.#match.waitsForBots;
  }

  get goOn(): (() => void) | null {
    return this.told.flows && this.#match.stage.kind !== 'shown' ? () => void this.#match.goOn() : null;
  }

  left(clock: Clock): number {
    return this.#match.left(clock);
  }

  arrive(): void {
    this.#match.arrive();
  }

  check(action: Action, seat: number | null = this.viewer): Promise<Refusal | null> {
    return this.#match.check(action, seat);
  }

  async caution(action: Action): Promise<string | null> {
    const caution = await this.#match.caution(action);
    return caution && say(caution);
  }

  lookUp(text: string, lang: string): Promise<readonly { word: string; known: boolean }[]> {
    return this.#match.lookUp(text, lang);
  }

  async act(action: Action, seat: number | null = this.viewer): Promise<boolean> {
    if (seat === null) {
      this.told.tell(t('wait-turn'));
      return false;
    }
    this.told.changed();
    return await this.#match.act(action, seat);
  }

  take(): Promise<boolean> {
    return this.#match.take();
  }

  waitNoLonger(): void {
    void this.#match.waitNoLonger();
  }

  keep(kind: string, change: (kept: unknown) => unknown): Promise<void> {
    return this.#keep(kind, change);
  }

  tell(text: string, clause: string | null = null): void {
    this.told.tell(text, clause);
  }

  changed(motion = false): void {
    this.told.changed(motion);
  }

  redraw(): void {
    this.told.redraw();
  }

  meanwhile(sentence: () => string): void {
    this.told.meanwhile(sentence);
  }

  means(step: Step): Promise<boolean> {
    return this.told.means(step);
  }

  settled(): Promise<void> {
    return settled(this.root);
  }
}
