// Around one tablet: which of its sides the page faces. The curtain, the table and its dialogs turn to each of the four sides; for a long side
// width and height change places (styles/table.css). On a phone, which is handed on, and in a small frame nothing turns.

import { turnsFrom, type Side } from '../device/around.ts';
import type { MotsElement } from '../lib/element.ts';
import { placesAround, placesFrom } from './seated.ts';
import type { Sitting } from './sitting.ts';

/** The side at which somebody sits, so many of them after this one; where all sit at one side, the other one comes too. */
function after(side: Side, taken: ReadonlySet<Side>, turns: number): Side {
  const sides = turnsFrom(side, taken);
  return sides[turns % sides.length] ?? side;
}

export class Facing {
  /** The seat that the table faces; it stays the same while a question is put to everybody. */
  #seat: number | null = null;
  /** Where people sit around the table as it lies now: its near edge is the side that it faces. */
  places: ReadonlyMap<number, Side> | null = null;

  /** How often somebody has turned what is read by all of them. */
  #turns = 0;

  constructor(private readonly root: MotsElement) {}

  /** How a round or the match ended is shown to the next side at which somebody sits, clockwise. */
  turn(): void {
    this.#turns++;
    this.root.requestUpdate();
  }

  /** The table is about to be drawn. `held`: somebody reads the menu, which is not to turn away under a finger, not even because its reader
   * says where they sit. */
  look({ match, names, humans, side, table }: Sitting, held: boolean): void {
    const { stage } = match;
    const seat = stage.kind === 'covered' ? stage.next : match.viewer;
    // How the match ended is read by all of them; what is asked then, by one after the other.
    const asked = stage.kind === 'over' ? table.asksAtEnd : (seat ?? this.#seat);
    if (stage.kind === 'over' && asked !== this.#seat) this.#turns = 0;
    if (!held) this.#seat = asked;
    const places = side === null ? placesAround(names, humans) : null;
    if (stage.kind !== 'over' && stage.kind !== 'summary') this.#turns = 0;
    const looks = (this.#seat === null ? undefined : places?.get(this.#seat)) ?? 'near';
    const turned = places ? after(looks, new Set(places.values()), this.#turns) : looks;
    const facing = (held && places !== null && (this.root.dataset['facing'] as Side | undefined)) || turned;
    // The device lies between people who sit around it: nobody hands it on.
    this.root.dataset['lies'] = places !== null && this.#seat !== null ? 'yes' : 'no';
    this.root.dataset['facing'] = facing;
    this.places = places && placesFrom(facing, places);
  }
}
