// Who sits where in the match that is being set up: people and bots, their names and emblems.

import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { personKey } from '../device/around.ts';
import { choose, EMBLEMS, type Chosen, type Emblem } from '../device/emblems.ts';
import { asked } from '../device/guest.ts';
import { settings } from '../device/settings.ts';
import { t } from '../lib/i18n.ts';
import { drawEmblem, emblem, wornAt } from '../pieces/emblems.ts';
import { icon } from '../pieces/icons.ts';
import type { GameInfo, Player } from '../protocol/index.ts';

export interface SeatRow extends Player {
  key: number;
  /** What was chosen here: it stays with the row while its name is written. */
  emblem?: Emblem | undefined;
}

export type Seats = readonly SeatRow[];

/** An emblem that is being chosen. */
export interface Dressing {
  /** The row whose it is. */
  key: number;
  /** What the rows had chosen as this began: whoever goes through the emblems swaps with the last one only. */
  before: ReadonlyMap<number, Emblem | undefined>;
}

let nextKey = 0;

export const seated = (seats: Seats, name: string, bot: Player['bot']): Seats => [
  ...seats,
  { key: nextKey++, name, bot },
];

/** With one more, who gets a name that nobody has. */
export function joined(seats: Seats, bot: Player['bot']): Seats {
  const house = Array.isArray(asked.names) ? asked.names : [];
  const family = asked.anew || asked.names === 'off' ? [] : settings.get().family;
  const usual = t('default-names').split(/\s*,\s*/);
  // Bots leave the family its names.
  const names = [...house, ...(bot === null ? [...family, ...usual] : usual.filter((one) => !family.includes(one)))];
  const taken = new Set(seats.map((seat) => seat.name.toLocaleLowerCase()));
  const name =
    names.find((candidate) => !taken.has(candidate.toLocaleLowerCase())) ??
    t('seat-number', { number: seats.length + 1 });
  return seated(seats, name, bot);
}

/** The level of the next bot: that of the last one who sits there already, else `easy`. */
export const levelOf = (seats: Seats): Player['bot'] => seats.findLast(({ bot }) => bot !== null)?.bot ?? 'easy';

export const namesOf = (seats: Seats): string[] => seats.map(({ name }) => name);

/** Who wears what: what was chosen here, and what was remembered of a name. */
export function wornBy(seats: Seats): Chosen {
  const here = seats.flatMap(({ name, emblem }) => (emblem ? [[personKey(name), emblem] as const] : []));
  return { ...settings.get().emblems, ...Object.fromEntries(here) };
}

export const dressing = (seats: Seats, { key }: SeatRow): Dressing => ({
  key,
  before: new Map(seats.map((seat) => [seat.key, seat.emblem])),
});

/** Only those who give and take have chosen: another row that is given a name goes by what is remembered of it. */
export function dressed(seats: Seats, { before }: Dressing, index: number, emblem: Emblem): Seats {
  const undone = seats.map((seat) => ({ ...seat, emblem: before.get(seat.key) }));
  const worn = wornBy(undone);
  const chosen = choose(namesOf(seats), worn, index, emblem);
  return undone.map((seat) => {
    const key = personKey(seat.name);
    return chosen[key] === worn[key] ? seat : { ...seat, emblem: chosen[key] };
  });
}

/** What the rows show, and whom they tell of a change. */
export interface Seating {
  info: GameInfo;
  seats: Seats;
  /** The row whose emblem is being chosen. */
  open: number | undefined;
  change(key: number, change: Partial<Player>): void;
  remove(key: number): void;
  /** Opens or closes the emblems of a row. */
  toggle(seat: SeatRow): void;
  dress(index: number, emblem: Emblem): void;
  /** Closes them, and leads back to the row. */
  close(index: number): void;
}

export function seatRow(seating: Seating, seat: SeatRow, index: number): TemplateResult {
  const { info, seats, open, change, remove, toggle } = seating;
  const { key, name, bot } = seat;
  const number = index + 1;
  const isOpen = open === key;
  const label = t('seat-emblem', { name, emblem: wornAt(index) });
  return html`<li class="seat-row" data-testid="seat-row">
      <button
        type="button"
        class="seat-emblem-button"
        aria-expanded=${isOpen ? 'true' : 'false'}
        aria-label=${label}
        title=${label}
        data-testid=${`seat-emblem-${index}`}
        @click=${() => toggle(seat)}
      >
        ${emblem(index)}
      </button>
      ${
        asked.names === 'off'
          ? html`<span class="field">${name}</span>`
          : html`<input
      class="field"
      type="text"
      maxlength="24"
      autocomplete="off"
      aria-label=${t('seat-name', { number })}
      .value=${name}
      data-testid=${`seat-name-${index}`}
      @input=${(event: Event) => change(key, { name: (event.target as HTMLInputElement).value })}
    />`
      }
      <span class="select">
        <select
          class="field"
          aria-label=${t('seat-kind', { number })}
          data-testid=${`seat-kind-${index}`}
          @change=${(event: Event) => {
            const { value } = event.target as HTMLSelectElement;
            change(key, { bot: info.levels.find((level) => level === value) ?? null });
          }}
        >
          <option value="human" ?selected=${bot === null}>${t('seat-human')}</option>
          ${info.levels.map((level) => html`<option value=${level} ?selected=${bot === level}>${t('seat-bot', { level: t(`level-${level}`) })}</option>`)}
        </select>
      </span>
      <button
        type="button"
        class="icon-button"
        aria-label=${t('remove-seat', { name })}
        ?disabled=${seats.length <= info.seats.min}
        @click=${() => remove(key)}
      >
        ${icon('close')}
      </button>
      ${isOpen ? wardrobe(seating, seat, index) : nothing}
    </li>`;
}

/** The emblems that somebody may choose from. A tap on one closes them; arrow keys go through them. */
const wardrobe = ({ seats, dress, close }: Seating, { name }: SeatRow, index: number): TemplateResult =>
  html`<div
      class="wardrobe"
      role="radiogroup"
      aria-label=${t('emblem-of', { name })}
      data-testid="wardrobe"
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Escape' || event.key === 'Enter') close(index);
      }}
    >
      ${EMBLEMS.map((one) => {
        const by = seats.findIndex((_, at) => wornAt(at) === one);
        const other = by < 0 || by === index ? '' : (seats[by]?.name ?? '');
        const label = t('emblem', { emblem: one, by: other === '' ? 'nobody' : 'other', name: other });
        return html`<label title=${label} class=${other === '' ? '' : 'worn'}
          ><input
            type="radio"
            class="radio-over"
            name="emblem"
            value=${one}
            .checked=${live(by === index)}
            aria-label=${label}
            @change=${() => dress(index, one)}
            @click=${({ detail }: MouseEvent) => {
              if (detail === 0) return;
              dress(index, one);
              close(index);
            }}
          />${drawEmblem(one)}</label
        >`;
      })}
      <p class="small">${t('emblem-swap')}</p>
    </div>`;
