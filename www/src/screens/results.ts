// The results of this device: by person, game and level, with wins in a row and the best words and sentences.

import { html, nothing, svg, type TemplateResult } from 'lit';
import sheet from '../../styles/results.css';
import { device } from '../device/device.ts';
import { lastFirst, type Mark, type StoredResult } from '../device/results.ts';
import { settings } from '../device/settings.ts';
import { peopleOf, playedBy, tableOf, totalsOf, type Row, type Totals } from '../device/totals.ts';
import { download, fileName } from '../lib/download.ts';
import { MotsElement } from '../lib/element.ts';
import { dates, list, t, tOf } from '../lib/i18n.ts';
import { partsOf } from '../lib/marked.ts';
import { wear } from '../lib/styles.ts';
import { icon } from '../pieces/icons.ts';
import { sure } from '../pieces/sure.ts';
import { entry } from '../tables/registry.ts';

wear(sheet);

/** How many matches of a row are drawn: the last ones. */
const DRAWN = 30;
/** The fewest matches that are drawn; fewer are told in a sentence. */
const PICTURE = 3;
/** Up to so many matches are drawn with their places as numbers. */
const FIGURES = 11;
/** How many of the best words and sentences of each game are told. */
const TOLD = 5;

export class MotsResults extends MotsElement {
  static override properties = {
    results: { state: true },
    person: { state: true },
    sure: { state: true },
  };
  /** The latest result first; null until the results are read. */
  protected results: StoredResult[] | null = null;
  /** Whose results are shown; null is everybody. */
  protected person: string | null = null;
  /** Whether people are asked to confirm that all is erased. */
  protected sure = false;
  #stop: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
    this.#stop = device.results.onChange(() => void this.#read());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  async #read(): Promise<void> {
    this.results = lastFirst(await device.results.all()).filter(({ game }) => entry(game));
  }

  protected override render(): TemplateResult {
    const { results } = this;
    return html`<div class="screen results-screen">
      <header class="screen-head"><a class="icon-button" href="#/" aria-label=${t('back-to-games')}>${icon('back')}</a><h1>${t('results-title')}</h1></header>
      <main>${results === null ? nothing : results.length === 0 ? html`<p class="panel results-none" tabindex="-1" data-testid="results-none">${t('results-none')}</p>` : this.#shown(results)}</main>
    </div>`;
  }

  #shown(results: readonly StoredResult[]): TemplateResult {
    const people = peopleOf(results);
    const person = this.person !== null && people.includes(this.person) ? this.person : null;
    const totals = totalsOf(results, person);
    const games = [...new Set(totals.rows.map(({ game }) => game))];
    return html`<p class="results-who">
        <label for="results-person">${t('results-whose')}</label>
        <select id="results-person" class="field" data-testid="results-person" @change=${(event: Event) => (this.person = (event.target as HTMLSelectElement).value || null)}>
          <option value="" ?selected=${person === null}>${t('results-everybody')}</option>
          ${people.map((name) => html`<option value=${name} ?selected=${name === person}>${name}</option>`)}
        </select>
      </p>
      ${numbers(totals)}
      <div class="results-games">
        ${games.map((game) => this.#game(game, totals.rows, playedBy(results, person), person))}
      </div>
      <p class="results-foot">
        <button type="button" class="button" data-testid="results-export" @click=${() => exportAll(results)}>${icon('down')} ${t('results-export')}</button>
        ${
          this.sure
            ? sure(
                'results-erase',
                t('results-erase'),
                t('results-erase-sure'),
                () => void this.#erase(),
                () => this.#ask(false),
              )
            : html`<button type="button" class="button quiet results-erase" data-testid="results-erase" @click=${() => this.#ask(true)}>${icon('bin')} ${t('results-erase')}</button>`
        }
      </p>`;
  }

  #game(game: string, rows: readonly Row[], results: readonly StoredResult[], person: string | null): TemplateResult {
    const told = new Map<string, Mark[]>();
    for (const { game: of, best, marks } of results)
      if (of === game && best && told.size < TOLD) told.set(best, marks ?? []);
    return html`<section class="panel results-game" data-game=${game} aria-labelledby=${`results-${game}`} data-testid=${`results-${game}`}>
      <h2 id=${`results-${game}`}><span class="emblem" aria-hidden="true">${entry(game)?.emblem() ?? nothing}</span> ${tOf(game, 'name')}</h2>
      ${rows.filter((row) => row.game === game).map((row) => rowOf(row, person))}
      ${told.size === 0 ? nothing : html`<h3>${t('results-best')}</h3><ul role="list" class="results-told" data-testid="results-told">${[...told].map(([text, marks]) => html`<li>${partsOf({ text, marks }).map(({ text, lang }) => html`<span lang=${lang ?? nothing}>${text}</span>`)}</li>`)}</ul>`}
    </section>`;
  }

  #ask(sure: boolean): void {
    this.sure = sure;
    void this.lead(sure ? '.results-erase-keep' : '.results-erase');
  }

  async #erase(): Promise<void> {
    await device.results.clear();
    await this.#read();
    this.sure = false;
    this.person = null;
    await this.lead('.results-none');
  }
}

/** The totals, in large figures. */
function numbers({ count, wins, streak, longest }: Totals): TemplateResult {
  const one = (id: 'count' | 'wins' | 'streak' | 'longest', value: number): TemplateResult =>
    html`<div class="figure"><dt>${t(`results-${id}`, { count: value })}</dt><dd data-testid=${`results-${id}`}>${value}</dd></div>`;
  return html`<dl class="figures panel">${one('count', count)}${one('wins', wins)}${one('streak', streak)}${one('longest', longest)}</dl>`;
}

function rowOf(row: Row, person: string | null): TemplateResult {
  const { level, places, wins } = row;
  const count = places.length;
  const words =
    level !== null
      ? t('results-bots', { level: t(`level-${level}`), count, wins })
      : person === null
        ? t('results-people', { count })
        : t('results-among', { count, wins });
  // Among people somebody always wins: for everybody together there is nothing to draw.
  return html`<div class="results-row" data-testid="results-row">
    <p>${words}</p>
    ${level === null && person === null ? nothing : count < PICTURE ? few(row) : plot(row)}
  </div>`;
}

/** The places of so few that a picture of them would be bare. */
function few({ places, seats }: Row): TemplateResult {
  const one = (place: number, at: number): string => t('results-place', { place, seats: seats[at] ?? 0 });
  return html`<p class="places-few" data-testid="results-few">${sentence(list(places.map(one)))}</p>`;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const WIDE = 320;
const HIGH = 60;
const EDGE = 11;
/** How far apart matches are drawn where there is room. */
const APART = 46;

/** Draws the places of the last matches: the first place at the top, wins filled. */
function plot({ places, seats }: Row): TemplateResult {
  const shown = places.slice(-DRAWN);
  const lowest = Math.max(2, ...seats.slice(-DRAWN));
  const step = Math.min(APART, (WIDE - 2 * EDGE) / (shown.length - 1));
  const figures = shown.length <= FIGURES;
  const x = (at: number): string => (EDGE + at * step).toFixed(1);
  const y = (place: number): string => (EDGE + ((HIGH - 2 * EDGE) * (place - 1)) / (lowest - 1)).toFixed(1);
  const label = t('results-plot', { places: list(shown.map(String)) });
  const one = (place: number, at: number): TemplateResult => {
    const is = place === 1 ? 'won' : 'lost';
    const radius = figures ? 9.5 : place === 1 ? 4.5 : 3.2;
    return svg`<circle class=${is} cx=${x(at)} cy=${y(place)} r=${radius}/>
      ${figures ? svg`<text class=${is} x=${x(at)} y=${y(place)} dy="0.36em">${place}</text>` : nothing}`;
  };
  return html`<svg class="places" data-testid="results-plot" viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${label}>
    ${Array.from({ length: lowest }, (_, at) => svg`<path class="places-grid" d=${`M${EDGE} ${y(at + 1)}H${WIDE - EDGE}`}/>`)}
    <path class="places-line" d=${shown.map((place, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(place)}`).join('')} />
    ${shown.map(one)}
  </svg>`;
}

/** French numbers contain commas, so French spreadsheets separate cells by semicolons. The byte order mark tells spreadsheets that the text is
 * UTF-8. */
function exportAll(results: readonly StoredResult[]): void {
  const heads = t('results-columns').split(/\s*,\s*/);
  const named = results.map((result) => ({ ...result, game: tOf(result.game, 'name') }));
  const day = dates({ day: 'numeric', month: 'short', year: 'numeric' }).format(Date.now());
  const text = `\uFEFF${tableOf(named, heads, settings.get().language === 'fr' ? ';' : ',')}`;
  download(fileName([t('results-title'), day], 'csv'), text, 'text/csv');
}

customElements.define('mots-results', MotsResults);
