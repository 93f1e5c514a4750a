// Around one tablet: towards which side of it what is shown looks. The curtain turns to each of the four sides; the table and its dialogs
// turn around for who sits opposite. On a phone, which is handed on, and in a small frame nothing turns.

import { sideOf } from '../device/around.ts';
import { settings } from '../device/settings.ts';
import type { MotsElement } from '../lib/element.ts';
import { media } from '../lib/breakpoints.ts';
import type { Sitting } from './sitting.ts';

const lies = media('--lies-between');

/** Whether people can sit around it: it is said at set-up and in the menu. */
export const canTurn = (people: number): boolean => people > 1 && lies.matches;

export class Facing {
  /** Who the table looks at: as long as a question is put to everybody it stays as it is. */
  #seat: number | null = null;

  constructor(private readonly root: MotsElement) {}

  /** The table is about to be drawn. */
  look({ match, names, humans, side }: Sitting): void {
    const { stage } = match;
    const seat = stage.kind === 'covered' ? stage.next : match.viewer;
    // How the match ended is read by all of them.
    this.#seat = stage.kind === 'over' ? null : (seat ?? this.#seat);
    const people = humans.map((human) => names[human] ?? '');
    const turns = side === null && this.#seat !== null && canTurn(people.length);
    // It lies between people who sit around it: nobody hands it on.
    this.root.dataset['lies'] = turns && settings.get().turning !== 'stay' ? 'yes' : 'no';
    this.root.dataset['facing'] = turns ? sideOf(settings.get(), people, humans.indexOf(this.#seat ?? 0)) : 'near';
  }
}
