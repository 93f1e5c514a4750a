// The hands of all seats, face up. A replay may show them, since the viewer has the whole record anyway. Each hand is drawn by a table of its own,
// which is given only the view of that seat.

import { html, nothing, type TemplateResult } from 'lit';
import { list, t } from '../lib/i18n.ts';
import type { MotsElement } from '../lib/element.ts';
import type { Moments } from '../match/moments.ts';
import { card } from '../pieces/card.ts';
import type { Data, Options } from '../protocol/index.ts';
import type { TableModule } from '../tables/game.ts';
import type { GameTable, TableHost } from '../tables/table.ts';

interface Around {
  root: MotsElement;
  module: TableModule;
  moments: Moments;
  names: readonly string[];
  options: Readonly<Options>;
  data: Readonly<Data>;
}

export class OpenHands {
  readonly #tables = new Map<number, GameTable>();
  /** Whose hands are drawn. */
  #seats: readonly number[] = [];
  #asked = 0;

  constructor(private readonly around: Around) {}

  /** Shows the hands that all seats except `but` had after `at` actions; none if `at` is null. */
  async show(at: number | null, but: number | null): Promise<void> {
    const { root, moments, names } = this.around;
    const asked = ++this.#asked;
    const seats = at === null ? [] : [...names.keys()].filter((seat) => seat !== but);
    const views = await Promise.all(seats.map((seat) => moments.view(seat, at ?? 0)));
    if (asked !== this.#asked) return;
    for (const [index, view] of views.entries()) this.#table(seats[index] as number).update(view, null);
    this.#seats = seats;
    root.requestUpdate();
  }

  render(): TemplateResult | typeof nothing {
    if (this.#seats.length === 0) return nothing;
    return html`<ul role="list" class="open-hands" tabindex="0" aria-label=${t('replay-open-hands')} data-testid="open-hands">
      ${this.#seats.map((seat) => {
        const name = this.around.names[seat] ?? '';
        const cards = this.#table(seat).hand();
        const held = cards.length === 0 ? t('replay-no-cards') : list(cards.map(({ face }) => face.name));
        return html`<li data-seat=${seat}><strong aria-hidden="true">${name}</strong><span class="visually-hidden">${t('replay-hand', { name, held })}</span>
          <span class="open-cards" aria-hidden="true">${cards.map(({ face }) => card(face))}</span></li>`;
      })}
    </ul>`;
  }

  #table(seat: number): GameTable {
    const { module, root, names, options, data } = this.around;
    const there = this.#tables.get(seat);
    if (there) return there;
    const nothingDone = (): Promise<false> => Promise.resolve(false);
    const quiet = (): void => undefined;
    const host: TableHost = {
      root,
      names,
      humans: [],
      hidden: true,
      silent: null,
      sides: null,
      seated: null,
      across: true,
      options,
      data,
      viewer: seat,
      acting: false,
      composing: false,
      preparing: false,
      legal: null,
      goOn: null,
      waitsForBots: false,
      left: () => 0,
      arrive: quiet,
      check: () => Promise.resolve(null),
      caution: () => Promise.resolve(null),
      lookUp: () => Promise.resolve([]),
      act: nothingDone,
      take: nothingDone,
      waitNoLonger: quiet,
      keep: () => Promise.resolve(),
      refusal: null,
      tell: quiet,
      changed: quiet,
      redraw: quiet,
      means: nothingDone,
      meanwhile: () => undefined,
      settled: () => Promise.resolve(),
    };
    const table = module.table(host);
    this.#tables.set(seat, table);
    return table;
  }
}
