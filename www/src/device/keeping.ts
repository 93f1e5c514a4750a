// Keeps the row of one match while this page holds the match. The row is written again with each record; the writes come one after the other, and
// each writes the row as it is by then.

import type { Save, View } from '../protocol/index.ts';
import type { Turning } from './around.ts';
import type { Device } from './device.ts';
import { Overtaken } from './matches.ts';
import { resultOf } from './results.ts';
import type { StoredMatch } from './rows.ts';
import { inRows, mostly, sitting } from './tenures.ts';

interface Circumstances {
  /** Whether the match comes from the archive, because it was over. */
  archived: boolean;
  /** Called when somebody else turns out to play this match, although no lock said so. */
  overtaken(): void;
}

export class Keeping {
  #row: StoredMatch;
  /** Resolves when all is written. */
  #writing: Promise<void> = Promise.resolve();
  /** The whole row, if the engine could replay only the beginning of its record. It is kept beside the match once somebody plays on. */
  #whole: StoredMatch | null = null;
  /** Whether nothing may be written any more. */
  #lost = false;
  #archived: boolean;
  readonly #overtaken: () => void;
  /** Where the watch stood when it was noted last. */
  #noted: number;

  constructor(
    private readonly device: Device,
    row: StoredMatch,
    { archived, overtaken }: Circumstances,
  ) {
    this.#row = row;
    this.#archived = archived;
    this.#overtaken = overtaken;
    this.#noted = row.at_ms ?? 0;
  }

  get row(): StoredMatch {
    return this.#row;
  }

  /** To be called if the engine could replay only the beginning of the record. */
  shorten(): void {
    this.#whole = this.#row;
    this.#row = { ...this.#row, shortened: true };
  }

  /** How the table of the match turns, from now on. What it begins with (`begins`) goes with the next record; what somebody chooses is written at
   * once. */
  turn(turning: Turning, begins = false): void {
    const before = this.#row.turning;
    this.#row = { ...this.#row, turning };
    // A record that is still whole on the device is not replaced for that.
    if (!begins && before !== turning && !this.#whole) void this.#write();
  }

  /** The notice about the short record has been read. */
  noticed(): void {
    this.#row = { ...this.#row, shortened: false };
    // If the device still has the whole record, it is not replaced for this alone.
    if (!this.#whole) void this.#write();
  }

  /** Keeps a new record. */
  async keep(save: Save): Promise<void> {
    this.#row = { ...this.#row, save, options: save.options, ...inRows(sitting(save)) };
    const whole = this.#whole;
    this.#whole = null;
    const beside = whole && {
      ...whole,
      id: `${whole.id}.${Date.now().toString(36)}`,
      original: true,
      shortened: false,
      revision: 1,
    };
    await this.#write(beside ?? undefined);
  }

  /** Notes what the start screen shows of the match: it is written with the next record, or at once when a round or the match is over. The time on
   * the match's watch (`at_ms`, since the deal) is noted before this returns. */
  note(view: View, at_ms: number): void {
    const row = this.#row;
    this.#row = { ...row, round: view.round, scores: view.seats.map((seat) => seat.score), over: view.over };
    this.#watch(at_ms);
    const ends = view.over && !row.over;
    if (ends) void this.#result(row, view);
    if (ends || (view.round !== row.round && !this.#whole)) void this.#write();
  }

  /** Notes how much time has passed on the clocks. This never goes down. It is written at once, because the page may be closed at any moment. */
  #watch(at_ms: number): void {
    if (at_ms <= this.#noted || this.#lost) return;
    this.#noted = at_ms;
    this.#row.at_ms = at_ms;
    this.device.matches.watch(this.#row.id, at_ms);
  }

  /** Keeps the result. If this fails, the match is kept all the same. */
  async #result(row: StoredMatch, view: View): Promise<void> {
    // The players who played most in each seat, not those who sit there at the end.
    const save = row.save as Partial<Save> | null;
    const played = save?.tenures ? inRows(mostly(save as Save)) : {};
    const result = resultOf({ ...row, ...played }, view, Date.now());
    if (!result) return;
    await this.device.results.put(result);
    await this.device.persist();
  }

  /** Everything under way has been kept. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  /** Nothing is written any more. */
  stop(): void {
    this.#lost = true;
  }

  /** Leaves the match: if it is over, it is moved to the archive. */
  async end(): Promise<void> {
    await this.#writing;
    const { over, save, original } = this.#row;
    if (over && save && !original && !this.#whole && !this.#lost) await this.device.archive.take(this.#row);
    this.stop();
  }

  #write(beside?: StoredMatch): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      if (this.#lost) return;
      this.#row = { ...this.#row, updated: Date.now(), revision: this.#row.revision + 1 };
      try {
        await this.device.matches.keep(this.#row, beside);
        if (this.#archived && !this.#row.over) await this.device.archive.drop(this.#row.id);
        this.#archived &&= this.#row.over;
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
        this.#lost = true;
        this.#overtaken();
      }
    });
    return this.#writing;
  }
}
