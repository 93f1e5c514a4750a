// The cards of somebody else's match, dealt anew: a link brought the game, its options, its deck, who sits where and the seed.

import { html, nothing, type TemplateResult } from 'lit';
import sheet from '../../styles/carry.css';
import { asked } from '../device/guest.ts';
import { opened, type Linked } from '../device/link.ts';
import { MotsElement } from '../lib/element.ts';
import { say, t, tOf } from '../lib/i18n.ts';
import { go } from '../lib/router.ts';
import { session } from '../match/session.ts';
import { icon } from '../pieces/icons.ts';
import { wear } from '../lib/styles.ts';
import { Refused } from '../protocol/index.ts';
import { loadingPanel, troublePanel } from '../shell/engine-panels.ts';
import { entry } from '../tables/registry.ts';
import { whyNot } from './linked.ts';

wear(sheet);

export class MotsSame extends MotsElement {
  static override properties = {
    code: {},
    linked: { state: true },
    names: { state: true },
    missing: { state: true },
    trouble: { state: true },
    starting: { state: true },
  };
  declare code: string;
  protected linked: Linked | null = null;
  protected names: string[] = [];
  protected missing: string | null = null;
  protected trouble: unknown = null;
  protected starting = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  async #read(): Promise<void> {
    this.trouble = null;
    const found = await opened(this.code);
    // A deal that was cut cannot be dealt.
    if (found.kind !== 'whole') this.missing = found.kind === 'none' ? whyNot(found) : t('link-cut');
    else if (!entry(found.linked.game)) this.missing = t('game-unknown');
    else {
      const names = t('default-names').split(/\s*,\s*/);
      this.linked = found.linked;
      this.names = found.linked.seats.map(
        ({ name }, seat) => name.trim() || (names[seat] ?? t('seat-number', { number: seat + 1 })),
      );
      session.engine(found.linked.game).catch((error: unknown) => (this.trouble = error));
    }
  }

  protected override render(): TemplateResult {
    const { linked, missing, trouble } = this;
    const panel =
      missing !== null
        ? this.#missing(missing)
        : trouble
          ? troublePanel(trouble, () => this.#again())
          : linked
            ? this.#deal(linked)
            : loadingPanel();
    return html`<div class="screen setup" data-game=${linked?.game ?? nothing}>
      <header class="screen-head"><a class="icon-button" href="#/" aria-label=${t('back-to-games')}>${icon('back')}</a><h1>${t('same-title')}</h1></header>
      <main class="setup-form">${panel}</main>
    </div>`;
  }

  #missing(text: string): TemplateResult {
    return html`<div class="panel same-missing" data-testid="same-missing"><p role="alert" tabindex="-1">${text}</p><p class="box-actions"><a class="button primary" href="#/">${t('back-to-games')}</a></p></div>`;
  }

  async #again(): Promise<void> {
    await session.dropEngine();
    await this.#read();
  }

  #deal({ game, seats }: Linked): TemplateResult {
    return html`<section class="panel" aria-labelledby="same-game" data-testid="same">
      <p class="seen-line"><span class="emblem" aria-hidden="true">${entry(game)?.emblem() ?? nothing}</span><strong id="same-game">${tOf(game, 'name')}</strong></p>
      <p>${t('same-text')}</p>
      <ol role="list" class="seat-rows same-seats">
        ${seats.map(({ bot }, seat) => {
          const label = t('seat-name', { number: seat + 1 });
          return html`<li class="seat-row">${icon(bot === null ? 'person' : 'robot')}
            ${asked.names === 'off' ? html`<span class="field">${this.names[seat]}</span>` : html`<input class="field" type="text" maxlength="24" autocomplete="off" aria-label=${label} data-testid=${`same-name-${seat}`} .value=${this.names[seat] ?? ''} @input=${(event: Event) => (this.names[seat] = (event.target as HTMLInputElement).value)} />`}
            <span class="small">${bot === null ? '' : t('seat-bot', { level: t(`level-${bot}`) })}</span></li>`;
        })}
      </ol>
      ${this.starting ? loadingPanel() : nothing}
      <p class="box-actions"><button type="button" class="button primary large" data-testid="same-start" aria-disabled=${this.starting ? 'true' : nothing} @click=${() => void this.#start()}>${t('start-match')}</button></p>
    </section>`;
  }

  async #start(): Promise<void> {
    const { linked } = this;
    if (!linked || this.starting) return;
    this.starting = true;
    try {
      const { game, options, seed, setup, data } = linked;
      const seats = linked.seats.map(({ bot }, seat) => ({
        name: this.names[seat]?.trim() || t('seat-number', { number: seat + 1 }),
        bot,
      }));
      const id = await session.start({
        game,
        seats,
        options,
        seed,
        ...(setup ? { setup } : {}),
        ...(data ? { data } : {}),
      });
      if (this.isConnected) go(`#/table/${id}`);
    } catch (error) {
      if (error instanceof Refused) this.missing = say(error.refusal.message);
      else this.trouble = error;
    }
    this.starting = false;
    if (this.isConnected) await this.lead('.same-missing p', '.trouble button');
  }
}

customElements.define('mots-same', MotsSame);
