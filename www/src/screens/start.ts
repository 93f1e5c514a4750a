// The start screen: matches to go on with, the games of the box, language and looks.

import { html, nothing, type TemplateResult } from 'lit';
import { download } from '../lib/download.ts';
import { MotsElement } from '../lib/element.ts';
import { list, t } from '../lib/i18n.ts';
import { settings } from '../lib/settings.ts';
import { atMost } from '../lib/waiting.ts';
import { linesOf, placeOf, type ResultLine } from '../match/results.ts';
import { storage, type StoredMatch } from '../match/storage.ts';
import { card } from '../pieces/card.ts';
import { icon } from '../pieces/icons.ts';
import { entry, registry } from '../tables/registry.ts';
import { session } from '../match/session.ts';
import { languageChoice, soundSwitch, themeChoice } from './preferences.ts';
import type { GameInfo } from '../protocol/index.ts';

/** What is about to be forgotten is no match, but how all of them ended. */
const RESULTS = 'results';

/** In ms. How long the screen is not drawn for want of what is kept. */
const PATIENCE = 300;

export class MotsStart extends MotsElement {
  static override properties = {
    running: { state: true },
    results: { state: true },
    games: { state: true },
    forgetting: { state: true },
  };
  declare protected running: StoredMatch[];
  /** How matches ended, a line a game and level. */
  declare protected results: ResultLine[];
  /** What the engine offers; null until it has answered (or when it cannot). */
  declare protected games: GameInfo[] | null;
  /** The match that is about to be forgotten, or all results (`RESULTS`), if it is confirmed. */
  declare protected forgetting: string | null;

  constructor() {
    super();
    this.running = [];
    this.results = [];
    this.games = null;
    this.forgetting = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#kept = this.#read();
    // The engine warms up while somebody looks at the games; trouble is told by the screen that needs it.
    session.games().then(
      (games) => (this.games = games),
      () => undefined,
    );
  }

  /** Matches to go on with stand above the games, which would be pushed down under a finger: what is kept is read before anything is drawn. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await atMost(PATIENCE, this.#kept);
    await super.scheduleUpdate();
  }

  #kept: Promise<void> = Promise.resolve();

  async #read(): Promise<void> {
    this.running = (await storage.matches()).filter((match) => !match.over && match.save && entry(match.game));
    this.results = linesOf((await storage.results()).filter(({ game }) => entry(game)));
  }

  protected override render(): TemplateResult {
    return html`<div class="screen start">
      <header class="start-bar">${languageChoice()} <span class="grow"></span> ${themeChoice()} ${soundSwitch()}</header>
      <main>
        <div class="start-title">
          <h1>
            <span class="visually-hidden">${t('box-title')}</span>
            <span class="title-cards" aria-hidden="true">
              ${['Mots', 'en', 'main'].map(
                (word) =>
                  html`<span class="title-word"
                    >${[...word].map((letter) => card({ letter: letter.toUpperCase(), name: letter }))}</span
                  >`,
              )}
            </span>
          </h1>
          <p class="lead">${t('box-lead')}</p>
        </div>
        ${this.running.length === 0 ? nothing : this.#resume()}
        <section aria-labelledby="games-heading">
          <h2 id="games-heading" class=${this.running.length === 0 ? 'visually-hidden' : ''}>${t('start-games')}</h2>
          <ul role="list" class="boxes">
            ${registry.map((game) => this.#box(game.id, game.cover()))}
          </ul>
        </section>
        ${this.results.length === 0 ? nothing : this.#played()}
      </main>
      <footer class="start-foot"><p>${t('box-foot')} <a href="./licences.txt">${t('licences')}</a></p></footer>
    </div>`;
  }

  #box(id: string, cover: TemplateResult): TemplateResult | typeof nothing {
    const info = this.games?.find((game) => game.id === id);
    if (this.games && !info) return nothing;
    return html`<li class="box" data-game=${id} data-testid=${`game-${id}`}>
      <div class="box-cover" aria-hidden="true">${cover}</div>
      <div class="box-text">
        <h3>${t(`${id}-name`)}</h3>
        <p>${t(`${id}-lead`)}</p>
        <p class="small">${info ? t('seats-range', { min: info.seats.min, max: info.seats.max }) : '\u00a0'}</p>
        <p class="box-actions">
          <a class="button primary" href=${`#/new/${id}`} data-testid=${`play-${id}`} aria-label=${t('play-game', { game: t(`${id}-name`) })}>${t('play')}</a>
          <a class="button quiet" href=${`#/rules/${id}`} aria-label=${t('rules-of', { game: t(`${id}-name`) })}>${t('rules')}</a>
        </p>
      </div>
    </li>`;
  }

  #resume(): TemplateResult {
    const when = new Intl.DateTimeFormat(settings.get().language, { dateStyle: 'medium', timeStyle: 'short' });
    return html`<section aria-labelledby="resume-heading" class="resume">
      <h2 id="resume-heading">${t('start-resume')}</h2>
      <ul role="list">
        ${this.running.map(
          (match) => html`<li class="resume-row" data-game=${match.game} data-testid="resume-row">
            <span class="emblem" aria-hidden="true">${entry(match.game)?.emblem() ?? nothing}</span>
            <div class="resume-text">
              <strong>${t(`${match.game}-name`)}</strong>
              <span>${list(match.names)}</span>
              <span class="small">${t(match.original ? 'resume-original' : 'resume-when', { round: match.round, when: when.format(match.updated) })}</span>
            </div>
            ${this.forgetting === match.id ? this.#sure(match) : match.original ? this.#original(match) : this.#choices(match)}
          </li>`,
        )}
      </ul>
    </section>`;
  }

  #played(): TemplateResult {
    const day = new Intl.DateTimeFormat(settings.get().language, { dateStyle: 'medium' });
    const sure = this.forgetting === RESULTS;
    return html`<section aria-labelledby="results-heading" class="resume results" data-testid="results">
      <h2 id="results-heading">${t('start-results')}</h2>
      <ul role="list">
        ${this.results.map(
          ({
            game,
            level,
            count,
            wins,
            last,
          }) => html`<li class="resume-row" data-game=${game} data-testid="result-row">
            <span class="emblem" aria-hidden="true">${entry(game)?.emblem() ?? nothing}</span>
            <div class="resume-text">
              <strong>${t(`${game}-name`)}</strong>
              <span>${level === null || wins === null ? t('results-people', { count }) : t('results-bots', { level: t(`level-${level}`), count, wins })}</span>
              <span class="small">${t('results-last', { place: placeOf(last), count: last.names.length, people: level === null ? 'yes' : 'no', winner: last.names[last.places.indexOf(1)] ?? '', day: day.format(last.ended) })}</span>
            </div>
          </li>`,
        )}
      </ul>
      <p class="results-foot">
        ${
          sure
            ? html`<button type="button" class="button" data-testid="results-forget-sure" @click=${() => this.#forgetResults()}>${t('results-forget-sure')}</button>
              <button type="button" class="button quiet" @click=${() => this.#ask(null)}>${t('keep')}</button>`
            : html`<button type="button" class="button quiet" data-testid="results-forget" @click=${() => this.#ask(RESULTS)}>${icon('bin')} ${t('results-forget')}</button>`
        }
      </p>
    </section>`;
  }

  #ask(what: string | null): void {
    this.forgetting = what;
  }

  async #forgetResults(): Promise<void> {
    await storage.dropResults();
    this.#ask(null);
    await this.#read();
  }

  #choices(match: StoredMatch): TemplateResult {
    const game = t(`${match.game}-name`);
    const names = list(match.names);
    return html`<a
        class="button primary"
        href=${`#/table/${match.id}`}
        data-testid="resume"
        aria-label=${t('resume-match', { game, names })}
        >${t('resume')}</a
      >
      ${this.#bin(match)}`;
  }

  /** A record that broke off is played on from its valid part, in another row: this one is kept to be taken elsewhere. */
  #original(match: StoredMatch): TemplateResult {
    const save = (): void => download(`${match.game}-${match.id}.json`, JSON.stringify(match.save));
    return html`<button type="button" class="button" data-testid="export" aria-label=${t('export-match', { game: t(`${match.game}-name`) })} @click=${save}>${icon('down')} ${t('export')}</button>
      ${this.#bin(match)}`;
  }

  #bin(match: StoredMatch): TemplateResult {
    const game = t(`${match.game}-name`);
    const names = list(match.names);
    return html`<button
        type="button"
        class="icon-button"
        data-testid="forget"
        aria-label=${t('forget-match', { game, names })}
        @click=${() => {
          this.forgetting = match.id;
        }}
      >
        ${icon('bin')}
      </button>`;
  }

  #sure(match: StoredMatch): TemplateResult {
    return html`<button type="button" class="button" data-testid="forget-sure" @click=${() => this.#forget(match)}>${t('forget')}</button>
      <button
        type="button"
        class="button quiet"
        @click=${() => {
          this.forgetting = null;
        }}
      >
        ${t('keep')}
      </button>`;
  }

  async #forget(match: StoredMatch): Promise<void> {
    await session.drop(match.id);
    this.forgetting = null;
    await this.#read();
  }
}

customElements.define('mots-start', MotsStart);
