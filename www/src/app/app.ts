// The page's frame: which screen is shown, the regions that screen readers listen to.

import { html, nothing, type TemplateResult } from 'lit';
import { welcome } from '../lib/arriving.ts';
import { stayAwake } from '../lib/awake.ts';
import { MotsElement } from '../lib/element.ts';
import { loadGame, t } from '../lib/i18n.ts';
import { giveKeyboard, keyboardLost } from '../lib/keyboard.ts';
import { liveRegions } from '../lib/live.ts';
import { part } from '../lib/part.ts';
import { go } from '../lib/router.ts';
import { device } from '../device/device.ts';
import { troublePanel } from '../shell/engine-panels.ts';
import { arrive, leadsToTable } from './arrive.ts';
import { parse, partOf, start, titleOf, type Route } from './routes.ts';

// Exported again here, so that one script brings all that the page begins with.
export { arrive, channel } from './arrive.ts';

export class MotsApp extends MotsElement {
  static override properties = {
    route: { state: true },
    unkept: { state: true },
    ready: { state: true },
    missing: { state: true },
  };
  protected route: Route = parse(location.hash);
  protected unkept = false;
  /** The parts that have come (`partOf`). */
  protected ready: ReadonlySet<string> = new Set([start.name]);
  /** Why the code of the screen that is asked for did not come; null while nothing is wrong. */
  protected missing: unknown = null;

  constructor() {
    super();
    device.onTrouble(() => {
      this.unkept = true;
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#onHash);
    this.#shut = welcome(
      () => this.route.screen.name !== 'table',
      () => go('#/open'),
    );
    void this.#bring(this.route);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#onHash);
    this.#shut();
  }

  /** Stops taking in what somebody drops or pastes. */
  #shut: () => void = () => undefined;

  #onHash = (): void => {
    if (leadsToTable(location.hash)) return void arrive();
    const before = this.route;
    this.route = parse(location.hash);
    void this.#bring(this.route);
    if (before.screen !== this.route.screen) {
      scrollTo(0, 0);
      this.#arrived = true;
    }
  };

  /** Loads a screen's code, and what its game says. */
  async #bring(route: Route): Promise<void> {
    const { screen, parts } = route;
    this.missing = null;
    try {
      const game = screen.ofGame && parts[0];
      await Promise.all([part(screen.name, () => screen.load(parts)), game ? loadGame(game) : undefined]);
      this.ready = new Set([...this.ready, partOf(route)]);
    } catch (error) {
      if (route === this.route) this.missing = error;
    }
  }

  /** Whether a new screen is still to be announced: the focus then goes to its heading. */
  #arrived = false;

  protected override updated(): void {
    document.title = titleOf(this.route);
    stayAwake(this.route.screen.awake ?? false);
    if (!this.#arrived || !this.ready.has(partOf(this.route))) return;
    this.#arrived = false;
    void this.#focusHeading();
  }

  async #focusHeading(): Promise<void> {
    const screen = this.lastElementChild;
    // The start screen is drawn once it has read what is kept.
    if (screen instanceof MotsElement) await screen.updateComplete;
    requestAnimationFrame(() => {
      const heading = this.querySelector<HTMLElement>('h1');
      if (heading && keyboardLost()) giveKeyboard(heading, { preventScroll: true });
    });
  }

  protected override render(): TemplateResult {
    return html`
      ${liveRegions()}
      ${
        this.unkept
          ? html`<div class="notice" role="status" data-testid="storage-notice">
            <p>${t('storage-trouble')}</p>
            <button type="button" class="button quiet" @click=${() => this.#noticed()}>${t('understood')}</button>
          </div>`
          : nothing
      }
      ${this.ready.has(partOf(this.route)) ? this.route.screen.element(this.route.parts) : this.missing ? this.#trouble() : html`<p class="visually-hidden" data-loading>${t('loading')}</p>`}
    `;
  }

  #noticed(): void {
    this.unkept = false;
    void this.lead('h1');
  }

  #trouble(): TemplateResult {
    const again = (): Promise<void> => this.#bring(this.route);
    return html`<main class="screen waiting">
      <h1 class="visually-hidden">${titleOf(this.route)}</h1>
      ${troublePanel(this.missing, again)}
    </main>`;
  }
}

customElements.define('mots-app', MotsApp);
