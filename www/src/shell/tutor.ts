// The first match of each game on this device is explained while it is played, until somebody has had enough of it: what happened and
// what it means, and why something was well played. Nothing of it is written beforehand: it follows from the events of the rules,
// and from the reasons of the bot that would have done the same.

import { tell, type Speech } from '../lib/live.ts';
import { settings } from '../device/settings.ts';
import type { Hint } from '../engine/index.ts';
import type { Conductor } from '../match/conductor.ts';
import type { Step } from '../match/step.ts';
import type { Action, GameEvent, TableEvent, View } from '../protocol/index.ts';
import type { Capabilities } from '../tables/game.ts';
import type { GameTable, Who } from '../tables/table.ts';
import { why, within } from './heard.ts';
import { goalMs } from './times.ts';

export class Tutor {
  /** Says it in the language shown: the language may change while it stands there. */
  #caption: (() => Speech | null) | null = null;
  /** Since when what the round is about stands there, and what will take its place once that can have been read. */
  #since: number | null = null;
  #next: ReturnType<typeof setTimeout> | undefined;
  /** What stood there before. */
  #before: (() => Speech | null) | null = null;
  /** The explanations that this match has been given aloud. */
  readonly #heard = new Set<string>();
  /** What a hint proposes after so many actions, while a person thinks. */
  #better: { moves: number; hint: Promise<Hint | null> } | null = null;
  /** After how many actions the viewer could do one thing only. */
  #only: number | null = null;

  constructor(
    private readonly game: string,
    private readonly can: Capabilities,
    private readonly match: Conductor,
    private readonly table: GameTable,
    private readonly redraw: () => void,
  ) {}

  /** Whether this match is explained. */
  get explains(): boolean {
    const { captions, explained, ear, speech } = settings.get();
    // Whoever plays by ear chooses how much is said.
    const wanted = ear ? speech === 'full' : captions && !explained.includes(this.game);
    return this.match.stage.kind !== 'shown' && wanted && this.table.goal() !== null;
  }

  /** What happened last, explained once it can be seen; before anything has happened, what the round is about. */
  get caption(): Speech {
    const told = (this.table.lies ? this.#caption : this.#before)?.() ?? null;
    if (told === null) this.#since ??= performance.now();
    return told ?? this.table.goal() ?? '';
  }

  /** Finds out, while a person thinks, what a hint would propose. Where several share the device nobody is told what another one's
   * hand was good for. */
  ponder(): void {
    const { viewer, view, humans, legal } = this.match;
    const only = legal?.complete && legal.actions.length === 1;
    if (only) this.#only = view.moves;
    if (!this.explains || !this.can.hint || viewer === null) return;
    // Nobody deserves praise for the only thing that could be done.
    const praised = humans.length === 1 && !only;
    const shown = this.table.teaches;
    if (!praised && !shown) return;
    const hint = this.match.hint(viewer).catch(() => null);
    if (praised) this.#better = { moves: view.moves, hint };
    if (shown) void hint.then((found) => this.#show(found, view));
  }

  /** Shows what could be done now, if it is still asked. */
  #show(hint: Hint | null, view: View): void {
    const { match, table } = this;
    if (hint === null || match.view !== view || !match.acting || !this.explains) return;
    const told = table.marks(hint.action);
    const parts = told?.() ?? null;
    if (told === null || parts === null) return;
    clearTimeout(this.#next);
    this.#caption = told;
    tell({ kind: 'event', parts });
    this.redraw();
  }

  /** Explains what happened; whether there was anything to explain. */
  async explain(events: readonly TableEvent[], before: View, step: Step | null): Promise<boolean> {
    if (!this.explains) return false;
    const { seats } = this.match.view;
    const { viewer } = this.match;
    const who: Who = (seat) => ({ name: seats[seat]?.name ?? '', own: seat === viewer ? 'yes' : 'no' });
    const caption = (): Speech | null => this.table.caption(events, before, who);
    const told = caption() === null ? step && (await this.#praise(step)) : caption;
    const sentence = told?.() ?? null;
    if (sentence === null) return false;
    // A die that throws itself, a bot that leads: nobody chose to go on from what the round is about.
    const waits = step && step.seat === viewer && !this.#forced(step) ? 0 : this.#unread();
    clearTimeout(this.#next);
    if (waits > 0) this.#next = setTimeout(() => this.#put(told), waits);
    // Heard once, it is known: an event that comes in every round need not be explained in each.
    const key = JSON.stringify(sentence);
    if (!this.#heard.has(key)) tell({ kind: 'event', parts: sentence });
    this.#heard.add(key);
    if (waits === 0) this.#put(told);
    return true;
  }

  #put(told: (() => Speech | null) | null): void {
    this.#before = this.#caption;
    this.#caption = told;
    this.redraw();
  }

  /** How long what the round is about has yet to stand there, in ms. */
  #unread(): number {
    if (this.#caption !== null || this.#since === null) return 0;
    return Math.max(0, this.#since + goalMs(this.table.goal() ?? '') - performance.now());
  }

  /** It was the only thing that could be done: perhaps it was done for whoever reads. */
  #forced({ before }: Step): boolean {
    return this.#only === before.moves;
  }

  /** Something is under way that is not explained yet: what was explained last is over. */
  note(sentence: () => string): void {
    clearTimeout(this.#next);
    this.#caption = sentence;
  }

  /** What an event means that everybody saw, for whoever is next; null where it says all itself, and where nothing is explained. */
  readonly lesson = (event: GameEvent): Speech | null => {
    const { seats } = this.match.view;
    // Several read it: nobody is "you".
    const who: Who = (seat) => ({ name: seats[seat]?.name ?? '', own: 'no' });
    return this.explains ? this.table.lesson(event, who) : null;
  };

  /** The bot's reason, where it would have done the same and that is praise; null else. */
  async #praise(step: Step): Promise<(() => Speech) | null> {
    const better = this.#better;
    this.#better = null;
    if (step.seat !== this.match.viewer || better?.moves !== step.before.moves) return null;
    const hint = await better.hint;
    const reason = hint?.reason;
    return reason && this.table.praises(reason) && same(hint.action, step.action)
      ? () => within('caption-good', {}, 'reason', why(this.table, reason))
      : null;
  }

  /** What one person was told is not for the next; and what was taken back did not happen. */
  forget(): void {
    clearTimeout(this.#next);
    this.#since = null;
    this.#caption = null;
    this.#before = null;
    this.#better = null;
  }

  /** The match was played to its end: the next one needs no explanation. */
  over(): void {
    const { explained } = settings.get();
    if (this.explains) settings.set({ explained: [...explained, this.game] });
  }

  /** Nothing is explained any more, in any game. */
  skip(): void {
    settings.set(settings.get().ear ? { speech: 'normal' } : { captions: false });
    this.redraw();
  }
}

/** Whether two actions are the same, whatever the order of their fields. */
function same(one: Action, other: Action): boolean {
  const told = (action: Action): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
  return told(one) === told(other);
}
