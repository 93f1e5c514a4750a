// The page's frame: which screen is shown, the regions that screen readers listen to.

import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { MotsElement } from '../lib/element.ts';
import { t } from '../lib/i18n.ts';
import { liveRegions } from '../lib/live.ts';
import { part } from '../lib/part.ts';
import { parse, type Route } from '../lib/router.ts';
import { storage } from '../match/storage.ts';
import { troublePanel } from '../screens/engine-panels.ts';
import '../screens/start.ts';
import { ownerOf } from '../tables/registry.ts';

export class MotsApp extends MotsElement {
  static override properties = {
    route: { state: true },
    unkept: { state: true },
    ready: { state: true },
    missing: { state: true },
  };
  declare protected route: Route;
  declare protected unkept: boolean;
  /** Screens whose code has arrived. */
  declare protected ready: ReadonlySet<string>;
  /** What is to be said of the screen, whose code did not come. */
  declare protected missing: unknown;

  constructor() {
    super();
    this.route = parse(location.hash, ownerOf);
    this.unkept = false;
    this.ready = new Set(['start']);
    this.missing = null;
    storage.onTrouble(() => {
      this.unkept = true;
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#onHash);
    void this.#bring(this.route.screen);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#onHash);
  }

  #onHash = (): void => {
    const before = this.route;
    this.route = parse(location.hash, ownerOf);
    void this.#bring(this.route.screen);
    if (before.screen !== this.route.screen) {
      scrollTo(0, 0);
      this.#arrived = true;
    }
  };

  /** Loads a screen's code; the start screen comes with the page. */
  async #bring(screen: Route['screen']): Promise<void> {
    this.missing = null;
    try {
      await part(screen, async () => {
        if (screen === 'new') await import('../screens/setup.ts');
        if (screen === 'rules') await import('../screens/rules.ts');
        if (screen === 'table') await import('../screens/table/screen.ts');
      });
      this.ready = new Set([...this.ready, screen]);
    } catch (error) {
      if (screen === this.route.screen) this.missing = error;
    }
  }

  /** Another screen is to be announced: the focus goes to its heading. */
  #arrived = false;

  protected override updated(): void {
    document.title = this.#title();
    if (!this.#arrived || !this.ready.has(this.route.screen)) return;
    this.#arrived = false;
    void this.#focusHeading();
  }

  async #focusHeading(): Promise<void> {
    const screen = this.lastElementChild;
    // The start screen is drawn once it has read what is kept.
    if (screen instanceof MotsElement) await screen.updateComplete;
    requestAnimationFrame(() => {
      const heading = this.querySelector<HTMLElement>('h1');
      if (!heading || (document.activeElement && document.activeElement !== document.body)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }

  #title(): string {
    const { route } = this;
    const box = t('box-title');
    if (route.screen === 'start') return box;
    if (route.screen === 'new') return `${t(`${route.game}-name`)} – ${box}`;
    if (route.screen === 'rules') return `${t('rules-of', { game: t(`${route.game}-name`) })} – ${box}`;
    return `${t('table-title')} – ${box}`;
  }

  protected override render(): TemplateResult {
    return html`
      ${liveRegions()}
      ${
        this.unkept
          ? html`<div class="notice" role="status" data-testid="storage-notice">
            <p>${t('storage-trouble')}</p>
            <button type="button" class="button quiet" @click=${() => (this.unkept = false)}>${t('understood')}</button>
          </div>`
          : nothing
      }
      ${this.ready.has(this.route.screen) ? this.#screen() : this.missing ? this.#trouble() : html`<p class="visually-hidden">${t('loading')}</p>`}
    `;
  }

  #trouble(): TemplateResult {
    const again = (): Promise<void> => this.#bring(this.route.screen);
    return html`<main class="screen waiting">
      <h1 class="visually-hidden">${this.#title()}</h1>
      ${troublePanel(this.missing, again)}
    </main>`;
  }

  #screen(): TemplateResult {
    const { route } = this;
    switch (route.screen) {
      case 'start':
        return html`<mots-start></mots-start>`;
      case 'new':
        return html`${keyed(route.game, html`<mots-setup .game=${route.game}></mots-setup>`)}`;
      case 'table':
        return html`${keyed(route.match, html`<mots-table .matchId=${route.match}></mots-table>`)}`;
      case 'rules':
        return html`<mots-rules .game=${route.game} .clause=${route.clause}></mots-rules>`;
    }
  }
}

customElements.define('mots-app', MotsApp);
