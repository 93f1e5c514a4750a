// A match as people see and hear it: steps as motion, sentences and sounds, one after the other, and what is asked of whom.

import { say } from '../../lib/i18n.ts';
import { hush, narrate } from '../../lib/live.ts';
import type { MotsElement } from '../../lib/element.ts';
import { halt, places, swell, travel, type Places } from '../../lib/motion.ts';
import { pause } from '../../lib/waiting.ts';
import { paceMs } from '../../lib/settings.ts';
import { play as sound } from '../../lib/sound.ts';
import type { Refusal, View } from '../../protocol/index.ts';
import type { Step } from '../../match/step.ts';
import type { Manner, Spectacle } from '../../match/stage.ts';
import type { Showing } from '../../match/presentation.ts';
import { handOf, settled, type Attention } from './attention.ts';
import type { TableLog } from './log.ts';
import type { Sitting } from './sitting.ts';

export interface ShowEvents {
  /** Stage, view or what is said are other than they were. */
  changed(): void;
  trouble(error: unknown): void;
}

export class Show implements Spectacle {
  /** What is to be said before the next step. */
  #reports: string[] = [];
  /** Where things lay before what is about to be drawn. */
  #before: Places | null = null;
  #asked: View | null = null;
  #told: number | null = null;

  constructor(
    private readonly root: MotsElement,
    private readonly sitting: Sitting,
    private readonly attention: Attention,
    private readonly log: TableLog,
    private readonly events: ShowEvents,
  ) {}

  /** Says something with the next step. */
  report(sentence: string): void {
    this.#reports.push(sentence);
  }

  /** What is about to change its place without a step is to travel there. */
  stir(): void {
    this.#before ??= places(this.root);
  }

  /** The table was drawn. */
  drawn(): void {
    const before = this.#before;
    if (!before) return;
    this.#before = null;
    void handOf(this.root)?.updateComplete.then(() => travel(this.root, before, { duration: 200 }));
  }

  /** Shows a step: what was, then what is, with everything travelling from one to the other. */
  async play(step: Step, showing: Showing): Promise<void> {
    const { root, sitting } = this;
    const { table } = sitting;
    if (!root.isConnected) return;
    const { signal, hurried } = showing;
    signal.addEventListener('abort', () => halt(root), { once: true });
    sitting.refusal = null;
    await table.before(step, showing);
    // It has been taken back meanwhile: what is drawn is another line of play.
    if (signal.aborted) return;
    const before = places(root);
    this.#before = null;
    table.update(step.after, step);
    showing.drew();
    this.attention.turnTo(table.spot(step), true);
    sitting.said = [
      ...this.#reports.splice(0),
      ...step.events.flatMap((event) => (event.message ? [say(event.message)] : [])),
    ];
    for (const sentence of sitting.said) narrate(sentence);
    const sounds = new Set(step.events.flatMap((event) => table.sound(event) ?? []));
    root.requestUpdate();
    await settled(root);
    if (signal.aborted) return;
    for (const made of sounds) sound(made);
    await Promise.race([travel(root, before, { origins: table.origins(step), stagger: 45, hurried }), pause(1600)]);
    await this.#swellScores(step, hurried);
    if (this.log.aside) void this.log.read();
    // Somebody wants to read what happened before the next thing does.
    const answered = table.manner(step.before).kind !== 'turn' && table.manner(step.after).kind !== 'turn';
    if (step.seat !== null && !sitting.humans.includes(step.seat) && !answered) await pause(paceMs() / 4, hurried);
  }

  async #swellScores(step: Step, hurried: AbortSignal): Promise<void> {
    const changed = step.after.seats.flatMap((seat, index) =>
      seat.score === step.before.seats[index]?.score ? [] : [index],
    );
    for (const index of changed) void swell(this.root.querySelector(`[data-seat="${index}"] [data-account]`));
    if (changed.length > 0) await pause(paceMs(), hurried);
  }

  redraw(): void {
    const { sitting } = this;
    const { match, table } = sitting;
    if (match.steady && table.view !== match.view) {
      table.update(match.view, null);
      this.attention.turnTo(table.spot(null), false);
    }
    // What one person was told is not for the next; what everybody saw may stand on the curtain.
    if (match.shared && this.#told !== match.viewer) {
      if (this.#told !== null) {
        hush();
        sitting.said = [];
      }
      this.#told = match.viewer;
      this.log.forget();
    }
    this.#ask();
    this.events.changed();
  }

  /** Says once what somebody is asked for. */
  #ask(): void {
    const { match, table } = this.sitting;
    const { kind } = match.stage;
    if ((kind !== 'open' && kind !== 'turn' && kind !== 'ballot') || this.#asked === match.view) return;
    this.#asked = match.view;
    if (kind === 'ballot') {
      this.sitting.booth = null;
      const question = table.ballot();
      if (question) narrate(`${question.heading} ${question.text}`);
    } else if (kind === 'open') {
      const panel = table.panel();
      if (panel) narrate(`${panel.heading} ${panel.text}`);
    } else {
      narrate(table.bar().prompt);
      if (match.seats.length > match.humans.length) sound('turn');
    }
  }

  manner(view: View): Manner {
    return this.sitting.table.manner(view);
  }

  endsRound(step: Step): boolean {
    return this.sitting.table.roundSummary(step) !== null;
  }

  refused(refusal: Refusal): void {
    this.sitting.refused(refusal);
  }

  trouble(error: unknown): void {
    this.events.trouble(error);
  }
}
