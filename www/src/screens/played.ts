// Finished matches, below the games on the start screen: the results, one line for each game and level, and the matches that are still kept and can
// be replayed.

import { html, nothing, type TemplateResult } from 'lit';
import { MotsElement } from '../lib/element.ts';
import { dates, list, t, tOf } from '../lib/i18n.ts';
import { device } from '../device/device.ts';
import { lastFirst, linesOf, placeOf, type ResultLine } from '../device/results.ts';
import type { MatchHead } from '../device/rows.ts';
import { icon } from '../pieces/icons.ts';
import { sure } from '../pieces/sure.ts';
import { entry } from '../tables/registry.ts';
import { takeAlong } from './along.ts';
import { matchRow } from './match-row.ts';

/** How many matches are listed before somebody asks for the rest. */
const AT_FIRST = 20;

export class MotsPlayed extends MotsElement {
  static override properties = {
    results: { state: true },
    archive: { state: true },
    shown: { state: true },
    sure: { state: true },
    forgetting: { state: true },
    unread: { state: true },
  };
  /** How matches ended, one line for each game and level. */
  protected results: ResultLine[] = [];
  /** Matches that are over, without their records. */
  protected archive: MatchHead[] = [];
  /** How many of those are listed; 0 while nobody has asked for them. */
  protected shown = 0;
  /** Whether people are asked to confirm that all of this is erased. */
  protected sure = false;
  /** The match that people are asked about: whether to forget it; else null. */
  protected forgetting: string | null = null;
  /** How many rows of this device cannot be read. */
  protected unread = 0;
  #stops: (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    const read = (): void => void this.#read();
    read();
    void device.unread.count().then((count) => (this.unread = count));
    this.#stops = [device.results.onChange(read), device.archive.onChange(read)];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stops) stop();
  }

  async #read(): Promise<void> {
    const [results, archive] = await Promise.all([device.results.all(), device.archive.all()]);
    this.results = linesOf(lastFirst(results).filter(({ game }) => entry(game)));
    this.archive = archive.filter(({ game }) => entry(game));
  }

  protected override render(): TemplateResult {
    const { results, archive, unread } = this;
    return html`${results.length + archive.length === 0 ? nothing : this.#played()}
    ${
      unread === 0
        ? nothing
        : html`<p class="results-foot" data-testid="unread"><span class="small">${t('unread-rows', { count: unread })}</span>
          <button type="button" class="button quiet" data-testid="unread-erase" @click=${() => void this.#eraseUnread()}>${icon('bin')} ${t('unread-erase')}</button></p>`
    }`;
  }

  #played(): TemplateResult {
    const day = dates({ dateStyle: 'medium' });
    return html`<section aria-labelledby="results-heading" class="resume results" data-testid="results">
      <h2 id="results-heading">${t('start-results')}</h2>
      <ul role="list">
        ${this.results.map((line) => this.#line(line, day))}
      </ul>
      ${this.archive.length === 0 ? nothing : this.#archived(day)}
      <p class="results-foot">
        <a class="button" href="#/results" data-testid="results-all">${icon('scores')} ${t('results-all')}</a>
        ${
          this.sure
            ? sure(
                'results-forget',
                t('results-forget'),
                t('results-forget-sure'),
                () => void this.#forgetAll(),
                () => this.#askAll(false),
              )
            : html`<button type="button" class="button quiet results-forget" data-testid="results-forget" @click=${() => this.#askAll(true)}>${icon('bin')} ${t('results-forget')}</button>`
        }
      </p>
    </section>`;
  }

  #line({ game, level, count, wins, last }: ResultLine, day: Intl.DateTimeFormat): TemplateResult {
    const told = { place: placeOf(last), count: last.names.length, people: level === null ? 'yes' : 'no' };
    const winner = last.names[last.places.indexOf(1)] ?? '';
    return html`<li class="resume-row" data-game=${game} data-testid="result-row">
      <span class="emblem" aria-hidden="true">${entry(game)?.emblem() ?? nothing}</span>
      <div class="resume-text">
        <strong>${tOf(game, 'name')}</strong>
        <span>${level === null || wins === null ? t('results-people', { count }) : t('results-bots', { level: t(`level-${level}`), count, wins })}</span>
        <span class="small">${t('results-last', { ...told, winner, day: day.format(last.ended) })}</span>
      </div>
    </li>`;
  }

  #archived(day: Intl.DateTimeFormat): TemplateResult {
    const { archive, shown } = this;
    const more = (): number => (this.shown += AT_FIRST);
    const further = (): void => {
      const next = archive[shown];
      more();
      if (next) void this.lead(`${matchRow(next.id)} a`);
    };
    return html`<details class="archive" data-testid="archive" @toggle=${() => shown === 0 && more()}>
      <summary>${t('archive', { count: archive.length })}</summary>
      <ul role="list">
        ${archive.slice(0, shown).map((match) => this.#match(match, day))}
      </ul>
      ${shown < archive.length ? html`<button type="button" class="button quiet" @click=${further}>${t('archive-more')}</button>` : nothing}
    </details>`;
  }

  #match(match: MatchHead, day: Intl.DateTimeFormat): TemplateResult {
    const { id, game, names, scores, updated } = match;
    const ended = list(names.map((name, seat) => t('archive-score', { name, score: scores[seat] ?? 0 })));
    const label = t('forget-match', { game: tOf(game, 'name'), names: list(names) });
    return html`<li class="resume-row" data-game=${game} data-match=${id} data-testid="archive-row">
      <span class="emblem" aria-hidden="true">${entry(game)?.emblem() ?? nothing}</span>
      <div class="resume-text">
        <strong>${tOf(game, 'name')}</strong>
        <span>${ended}</span>
        <span class="small">${day.format(updated)}</span>
      </div>
      ${
        this.forgetting === id
          ? sure(
              'archive-forget',
              label,
              t('forget'),
              () => void this.#forget(id),
              () => this.#ask(null, id),
            )
          : html`<a class="button quiet" href=${`#/replay/${id}`} data-testid="replay" aria-label=${t('archive-open-match', { game: tOf(game, 'name'), names: list(names) })}>${t('archive-open')}</a>
      ${takeAlong(match, () => device.archive.get(id))}
      <button type="button" class="icon-button archive-forget" data-testid="archive-forget" aria-label=${label} @click=${() => this.#ask(id, id)}>
        ${icon('bin')}
      </button>`
      }
    </li>`;
  }

  /** Asks whether the match `about` is to be forgotten, or, with `forgetting` null, takes the question back. */
  #ask(forgetting: string | null, about: string): void {
    this.forgetting = forgetting;
    void this.lead(`${matchRow(about)} ${forgetting === null ? '.archive-forget' : '.archive-forget-keep'}`);
  }

  async #forget(id: string): Promise<void> {
    const at = this.archive.findIndex((match) => match.id === id);
    await device.archive.drop(id);
    this.forgetting = null;
    await this.#read();
    const next = this.archive[at] ?? this.archive.at(-1);
    await this.lead(next && `${matchRow(next.id)} a`, 'h2', this.#top());
  }

  #askAll(sure: boolean): void {
    this.sure = sure;
    void this.lead(sure ? '.results-forget-keep' : '.results-forget');
  }

  async #forgetAll(): Promise<void> {
    await Promise.all([device.results.clear(), device.archive.clear()]);
    this.sure = false;
    await this.#read();
    await this.lead('h2', this.#top());
  }

  /** The heading of the screen that this stands on. */
  #top(): Element | null | undefined {
    return this.closest('main')?.querySelector('h1');
  }

  async #eraseUnread(): Promise<void> {
    await device.unread.erase();
    this.unread = await device.unread.count();
    await this.lead('h2', this.#top());
  }
}

customElements.define('mots-played', MotsPlayed);
