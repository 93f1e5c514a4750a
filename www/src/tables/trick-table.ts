// What the tables of games with tricks have in common: cards dropped on the trick, play with one tap, and a trick that was won, which stays in sight
// for a moment and is then swept to its winner.

import { shareOfPace } from '../device/settings.ts';
import { firstInSight, places, swell, sweep, travel } from '../lib/motion.ts';
import { pause } from '../lib/waiting.ts';
import type { Showing } from '../match/presentation.ts';
import type { Step } from '../match/step.ts';
import type { HandGame, HandState } from './hand-state.ts';
import { HandTable } from './hand-table.ts';

/** How long a trick that was won lies there: a share of the pace, and the least in ms. */
const LIES = { share: 0.8, least: 450 };
/** How much longer the first explained tricks stay, so that the sentence can be read (a tap goes on), and how many tricks these are. */
const READ = { share: 1.8, least: 600, tricks: 3 };

/** A trick that is complete. Who won it is told once its last card lies there (`lies`), not while that card is on its way. */
export interface SweptTrick {
  winner: number | null;
  /** The result of the trick, in a sentence. */
  said: string;
  lies: boolean;
}

export interface TrickState<G extends HandGame> extends HandState<G> {
  /** The trick that was just won, while it lies there to be seen. */
  swept: SweptTrick | null;
}

/** How a trick that was won is shown. */
export interface Won {
  /** Where its last cards come from: their keys → keys of things on the table. */
  origins: ReadonlyMap<string, string>;
  /** The trick stays until the next round is dealt. */
  stays: boolean;
  /** Where the trick is swept to: the first of these that is in sight. */
  to: readonly string[];
  /** A selector for the cards of the trick that swell before it is swept. */
  shows?: string;
}

export abstract class TrickTable<G extends HandGame, S extends TrickState<G>> extends HandTable<G, S> {
  override readonly takesOneTap = true;
  /** A selector for the element in which the trick lies. Its cards are `.laid`. */
  protected abstract readonly ring: string;
  /** How many tricks were explained while they were in sight. */
  #explained = 0;

  /** A step is about to be shown: if it ends a trick, that trick is drawn from now on (`swept`). */
  protected abstract win(step: Step<G>): Won | null;

  /** Whether this is the seat of the only person here: nobody else reads a sentence about it. */
  protected alone(seat: number): boolean {
    const { humans } = this.host;
    return humans.length === 1 && humans[0] === seat;
  }

  protected override aim(target: Element): string | null {
    return target.closest('[data-drop="trick"]') && 'trick';
  }

  override drop(id: string, target: Element): void {
    if (this.aim(target)) this.dropped(id);
  }

  /** A card was dropped on the trick. */
  protected abstract dropped(id: string): void;

  override async before(step: Step<G>, showing: Showing): Promise<void> {
    const { root } = this.host;
    const { hurried } = showing;
    const noted = places(root);
    const won = this.win(step);
    if (!won) return;
    this.host.changed();
    await this.host.settled();
    const ring = root.querySelector(this.ring);
    if (!ring) return;
    await travel(ring, noted, showing, { origins: won.origins });
    if (showing.signal.aborted) return;
    if (this.state.swept) this.state.swept.lies = true;
    this.host.changed();
    if (won.shows) await Promise.all([...ring.querySelectorAll(won.shows)].map((card) => swell(card, showing)));
    const explained = await this.host.means(step);
    if (won.stays) return;
    const read = explained && this.#explained++ < READ.tricks;
    await pause(shareOfPace(LIES.share, LIES.least) + (read ? shareOfPace(READ.share, READ.least) : 0), hurried);
    ring.toggleAttribute('data-sweeping', true);
    await sweep(ring.querySelectorAll<HTMLElement>('.laid'), firstInSight(root, won.to), showing);
    ring.toggleAttribute('data-sweeping', false);
  }
}
