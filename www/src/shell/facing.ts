// Which side of the device the page faces when people sit around it. The curtain, the table and its dialogs turn to any of the four sides; for the
// left and right sides, width and height change places (styles/table.css). Nothing turns on a phone, which is handed on, or in a small frame.

import { turnsFrom, type Side } from '../device/around.ts';
import type { MotsElement } from '../lib/element.ts';
import { placesAround, placesFrom } from './seated.ts';
import type { Sitting } from './sitting.ts';

/** The side after so many turns: clockwise through the sides at which somebody sits. If everybody sits at one side, the side across comes too. */
function after(side: Side, taken: ReadonlySet<Side>, turns: number): Side {
  const sides = turnsFrom(side, taken);
  return sides[turns % sides.length] ?? side;
}

export class Facing {
  /** The seat that the table faces; it stays the same while a question is put to everybody. */
  #seat: number | null = null;
  /** Where people sit around the table as it lies now: `near` is the side that the table faces. */
  places: ReadonlyMap<number, Side> | null = null;

  /** How often somebody has turned a panel that everybody reads, such as the end of a round. */
  #turns = 0;

  constructor(private readonly root: MotsElement) {}

  /** Shows the end of a round or of the match to the next side at which somebody sits, clockwise. */
  turn(): void {
    this.#turns++;
    this.root.requestUpdate();
  }

  /** To be called before the table is drawn. `held`: somebody reads the menu, which must not turn away under a finger, not even when its reader
   * chooses another side. */
  look({ match, names, humans, side, table }: Sitting, held: boolean): void {
    const { stage } = match;
    const seat = stage.kind === 'covered' ? stage.next : match.viewer;
    // Everybody reads how the match ended, but questions after the end are put to one person after the other.
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
