// The start screen: matches to go on with, the games of the box, language and looks.

import { html, nothing, type TemplateResult } from 'lit';
import { MotsElement } from '../lib/element.ts';
import { brand } from '../lib/brand.ts';
import { dates, list, t, tOf } from '../lib/i18n.ts';
import { atMost } from '../lib/waiting.ts';
import { device } from '../device/device.ts';
import { framed } from '../device/guest.ts';
import { settings } from '../device/settings.ts';
import type { MatchHead } from '../device/rows.ts';
import { card } from '../pieces/card.ts';
import { icon } from '../pieces/icons.ts';
import { sure } from '../pieces/sure.ts';
import { tablePicture } from '../pieces/table-picture.ts';
import { usuallyLasts } from '../tables/lasts.ts';
import { alone, entry, registry } from '../tables/registry.ts';
import { ELSEWHERE, session } from '../match/session.ts';
import { languageChoice, soundSwitch, themeChoice } from '../shell/preferences.ts';
import { games } from '../protocol/games.ts';
import { deliverRead, takeAlong } from './along.ts';
import { matchRow } from './match-row.ts';
import './played.ts';

/** How long the screen waits for what is kept before it is drawn, in ms. */
const PATIENCE = 300;
/** When what stands below all else is loaded, in ms after the first drawing. */
const BELOW = 1000;
/** How many matches to go on with are listed before somebody asks for the rest: a hundred of them are half a second's drawing. */
const AT_FIRST = 12;

export class MotsStart extends MotsElement {
  static override properties = {
    running: { state: true },
    forgetting: { state: true },
    elsewhere: { state: true },
    all: { state: true },
  };
  protected running: MatchHead[] = [];

  /** The match that is about to be forgotten, if it is confirmed. */
  protected forgetting: string | null = null;
  /** The match that was to be forgotten while another tab plays it. */
  protected elsewhere: string | null = null;
  /** All matches are listed, however many there are. */
  protected all = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#kept = this.#read();
    this.#stop = device.matches.onChange(() => void this.#read());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  /** Matches to go on with stand above the games, which would be pushed down under a finger: what is kept is read before anything is drawn. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await atMost(PATIENCE, this.#kept);
    await super.scheduleUpdate();
  }

  /** What stands below comes when all else is there. */
  protected override firstUpdated(): void {
    setTimeout(() => void import('./offline.ts').catch(() => undefined), BELOW);
  }

  #kept: Promise<void> = Promise.resolve();
  #stop: () => void = () => undefined;

  async #read(): Promise<void> {
    const matches = await device.matches.all();
    this.running = matches.filter(({ over, original, game }) => (!over || original) && entry(game));
    // Matches that are over, where the page was gone before they could be put away.
    void session.putAway(matches.flatMap(({ id, over, original }) => (over && !original ? id : [])));
  }

  protected override render(): TemplateResult {
    const lids = alone ? [alone] : registry;
    return html`<div class="screen start">
      <header class="start-bar"><button type="button" class="button skip" data-testid="by-ear" aria-pressed=${settings.get().ear ? 'true' : 'false'} @click=${() => settings.set({ ear: !settings.get().ear })}>${t('preference-ear')}</button>${languageChoice()} <span class="grow"></span> ${themeChoice()} ${soundSwitch()}</header>
      <main>
        ${alone ? html`<h1 class="visually-hidden">${t(`${alone.id}-name`)}</h1>` : brand.own ? ownTitle() : title()}
        ${this.running.length === 0 ? nothing : this.#resume()}
        <section aria-labelledby="games-heading">
          <h2 id="games-heading" class=${this.running.length === 0 ? 'visually-hidden' : ''}>${t('start-games')}</h2>
          <ul role="list" class="boxes" data-lids=${lids.length}>
            ${lids.map((game) => this.#box(game.id, game.cover()))}
          </ul>
        </section>
        ${alone ? nothing : html`<mots-played></mots-played>`}
      </main>
      <footer class="start-foot">
        <mots-offline></mots-offline>
        <p><a class="button quiet" href="#/open" data-testid="carry">${icon('box')} ${t('carry-title')}</a></p>
        <p>${t('box-foot')} <a href=${framed ? '#/licences' : './licences.txt'}>${t('licences')}</a></p>
        ${house()}</footer>
    </div>`;
  }

  #box(id: string, cover: TemplateResult): TemplateResult | typeof nothing {
    const info = games.find((game) => game.id === id);
    if (!info) return nothing;
    const left = this.running.find(({ game, original }) => game === id && !original);
    return html`<li class="box" data-game=${id} data-testid=${`game-${id}`}>
      <div class="box-cover" aria-hidden="true">${cover}</div>
      <div class="box-text">
        <h3>${tOf(id, 'name')}</h3>
        <p>${tOf(id, 'lead')}</p>
        <p class="small box-facts" data-testid=${`facts-${id}`}><span>${icon('people')} ${t('seats-range', { min: info.seats.min, max: info.seats.max })}</span> <span>${icon('clock')} ${usuallyLasts(id, info.seats)}</span></p>
        <p class="box-actions">
          ${left ? resume(left, `resume-${id}`) : nothing}
          <a class=${left ? 'button' : 'button primary'} href=${`#/new/${id}`} data-testid=${`play-${id}`} aria-label=${t('play-game', { game: tOf(id, 'name') })}>${t('play')}</a>
          <a class="button quiet" href=${`#/rules/${id}`} aria-label=${t('rules-of', { game: tOf(id, 'name') })}>${t('rules')}</a>
        </p>
      </div>
    </li>`;
  }

  #resume(): TemplateResult {
    const when = dates({ dateStyle: 'medium', timeStyle: 'short' });
    const shown = this.all ? this.running : this.running.slice(0, AT_FIRST);
    return html`<section aria-labelledby="resume-heading" class="resume">
      <h2 id="resume-heading">${t('start-resume')}</h2>
      <ul role="list">
        ${shown.map(
          (
            match,
          ) => html`<li class="resume-row" data-game=${match.game} data-match=${match.id} data-testid="resume-row">
            ${tablePicture({ names: match.names, bots: match.bots, emblem: entry(match.game)?.emblem() ?? html`` })}
            <div class="resume-text">
              <strong>${tOf(match.game, 'name')}</strong>
              <span>${list(match.names)}</span>
              <span class="small">${t(match.original ? 'resume-original' : 'resume-when', { round: match.round, when: when.format(match.updated) })}</span>
            </div>
            ${this.elsewhere === match.id ? html`<p class="small" role="alert">${t('forget-elsewhere')}</p>` : nothing}
            ${this.forgetting === match.id ? this.#sure(match) : match.original ? this.#original(match) : this.#choices(match)}
          </li>`,
        )}
      </ul>
      ${
        shown.length < this.running.length
          ? html`<button type="button" class="button quiet" data-testid="resume-all" @click=${() => this.#showAll()}>${t('resume-all', { count: this.running.length })}</button>`
          : nothing
      }
    </section>`;
  }

  #choices(match: MatchHead): TemplateResult {
    return html`${resume(match, 'resume')}
      ${takeAlong(match, () => device.matches.get(match.id))} ${this.#bin(match)}`;
  }

  /** A record that broke off is played on from its valid part, in another row: this one is kept to be taken elsewhere. */
  #original(match: MatchHead): TemplateResult {
    return html`<button type="button" class="button" data-testid="export" aria-label=${t('export-match', { game: tOf(match.game, 'name') })} @click=${() => void deliverRead(() => device.matches.get(match.id))}>${icon('down')} ${t('export')}</button>
      ${this.#bin(match)}`;
  }

  #bin(match: MatchHead): TemplateResult {
    const game = tOf(match.game, 'name');
    const names = list(match.names);
    return html`<button
        type="button"
        class="icon-button forget"
        data-testid="forget"
        aria-label=${t('forget-match', { game, names })}
        @click=${() => this.#ask(match.id, match.id)}
      >
        ${icon('bin')}
      </button>`;
  }

  #sure(match: MatchHead): TemplateResult {
    const label = t('forget-match', { game: tOf(match.game, 'name'), names: list(match.names) });
    return sure(
      'forget',
      label,
      t('forget'),
      () => void this.#forget(match),
      () => this.#ask(null, match.id),
    );
  }

  /** Asks whether the match `about` is to be forgotten, or, with `forgetting` null, takes the question back. */
  #ask(forgetting: string | null, about: string): void {
    this.forgetting = forgetting;
    void this.lead(`${matchRow(about)} ${forgetting === null ? '.forget' : '.forget-keep'}`);
  }

  #showAll(): void {
    const next = this.running[AT_FIRST];
    this.all = true;
    if (next) void this.lead(`${matchRow(next.id)} :is(a, button)`);
  }

  async #forget(match: MatchHead): Promise<void> {
    const at = this.running.indexOf(match);
    this.elsewhere = (await session.drop(match.id)) === ELSEWHERE ? match.id : null;
    this.forgetting = null;
    await this.#read();
    const next = this.running[at] ?? this.running.at(-1);
    await this.lead(next && `${matchRow(next.id)} :is(a, button)`, 'h1');
  }
}

/** Goes on with a match: in its row, and on the lid of its game. */
const resume = (match: MatchHead, hook: string): TemplateResult =>
  html`<a class="button primary" href=${`#/table/${match.id}`} data-testid=${hook} aria-label=${t('resume-match', { game: tOf(match.game, 'name'), names: list(match.names) })}>${t('resume')}</a>`;

/** The box's name, in cards. */
const title = (): TemplateResult => html`<div class="start-title">
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
</div>`;

/** The name that a house has given to its bundle, as it writes it. */
const ownTitle = (): TemplateResult => html`<div class="start-title">
  ${brand.logo ? html`<img class="start-logo" src="./icon.svg" alt="" width="96" height="96" />` : nothing}
  <h1>${t('box-title')}</h1>
  <p class="lead">${t('box-lead')}</p>
</div>`;

/** The house's links and its legal notice. A link opens beside the game; in a frame, which may open nothing, the house's own page stands
 * around it. */
function house(): TemplateResult {
  const { language } = settings.get();
  return html`${
    brand.links.length === 0 || framed
      ? nothing
      : html`<p data-testid="house-links">${brand.links.map(({ text, href }) => html`<a class="button quiet" href=${href} target="_blank" rel="noopener">${text[language]}</a>`)}</p>`
  }
  ${brand.legal ? html`<p data-testid="house-legal">${brand.legal[language]}</p>` : nothing}`;
}

customElements.define('mots-start', MotsStart);
