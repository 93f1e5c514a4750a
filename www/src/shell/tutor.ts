// Explains the first match of each game on this device while it is played, until somebody turns the explanations off: what happened, what it means,
// and why a move was good. The explanations follow from the events of the rules, and from the reasons of a bot that would have made the same move.

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
  /** The explanation, as a function: the language may change while the explanation is shown. */
  #caption: (() => Speech | null) | null = null;
  /** Since when the goal of the round has been shown; `#next` is the timer after which an explanation takes its place. */
  #since: number | null = null;
  #next: ReturnType<typeof setTimeout> | undefined;
  /** The explanation before that. */
  #before: (() => Speech | null) | null = null;
  /** The explanations that this match has been given aloud. */
  readonly #heard = new Set<string>();
  /** The hint after so many actions, asked for while a person thinks. */
  #better: { moves: number; hint: Promise<Hint | null> } | null = null;
  /** The number of actions after which the viewer had only one possible action. */
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

  /** The explanation of what happened last, once that can be seen; before anything has happened, the goal of the round. */
  get caption(): Speech {
    const told = (this.table.lies ? this.#caption : this.#before)?.() ?? null;
    if (told === null) this.#since ??= performance.now();
    return told ?? this.table.goal() ?? '';
  }

  /** Asks, while a person thinks, for the hint that will praise their move or be shown to them. If several people share the device, nobody is
   * praised: praise would tell others about a hand. */
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

  /** Shows what the viewer could do now, if the question is still the same. */
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

  /** Explains what happened; returns whether there was anything to explain. */
  async explain(events: readonly TableEvent[], before: View, step: Step | null): Promise<boolean> {
    if (!this.explains) return false;
    const { seats } = this.match.view;
    const { viewer } = this.match;
    const who: Who = (seat) => ({ name: seats[seat]?.name ?? '', own: seat === viewer ? 'yes' : 'no' });
    const caption = (): Speech | null => this.table.caption(events, before, who);
    const told = caption() === null ? step && (await this.#praise(step)) : caption;
    const sentence = told?.() ?? null;
    if (sentence === null) return false;
    // After a forced action or one of another seat, the goal of the round stays until it can have been read: the viewer chose nothing.
    const waits = step && step.seat === viewer && !this.#forced(step) ? 0 : this.#unread();
    clearTimeout(this.#next);
    if (waits > 0) this.#next = setTimeout(() => this.#put(told), waits);
    // Each explanation is read aloud only once, since the same event may come in every round.
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

  /** How much longer the goal of the round must be shown, in ms. */
  #unread(): number {
    if (this.#caption !== null || this.#since === null) return 0;
    return Math.max(0, this.#since + goalMs(this.table.goal() ?? '') - performance.now());
  }

  /** Whether the action was the only possible one: perhaps the page played it for the viewer. */
  #forced({ before }: Step): boolean {
    return this.#only === before.moves;
  }

  /** Replaces the last explanation: something else is under way, which is not explained yet. */
  note(sentence: () => string): void {
    clearTimeout(this.#next);
    this.#caption = sentence;
  }

  /** For the next person, at the curtain: what an event that everybody saw means. Null if its own sentence says all, or if nothing is explained. */
  readonly lesson = (event: GameEvent): Speech | null => {
    const { seats } = this.match.view;
    // Several read it: nobody is "you".
    const who: Who = (seat) => ({ name: seats[seat]?.name ?? '', own: 'no' });
    return this.explains ? this.table.lesson(event, who) : null;
  };

  /** The bot's reason as praise, if the bot would have done the same; null otherwise. */
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

  /** Forgets all explanations: they are not meant for the next person, and an undo makes them false. */
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

  /** Turns the explanations off, in every game. */
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
