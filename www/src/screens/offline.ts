// The lines about playing without a network at the end of the start screen: whether that is possible, how far the download is, whether a newer
// version waits. If the browser may delete stored matches, a line says how to prevent that.

import { html, nothing, type TemplateResult } from 'lit';
import { device } from '../device/device.ts';
import { framed } from '../device/guest.ts';
import { MotsElement } from '../lib/element.ts';
import { t } from '../lib/i18n.ts';
import { icon } from '../pieces/icons.ts';
import { watchOffline, type Offline } from '../lib/offline.ts';

/** Safari deletes what a site keeps after seven days of use without it, unless it stands on the home screen (WebKit blog, March 2020). */
function forgets(): boolean {
  const apple = navigator.vendor.startsWith('Apple');
  const installed = matchMedia('(display-mode: standalone)').matches;
  return apple && !installed && !framed;
}

export class MotsOffline extends MotsElement {
  static override properties = {
    offline: { state: true },
    loses: { state: true },
  };
  protected offline: Offline = { kind: 'none' };
  /** Whether there are matches or results that the browser may delete. */
  protected loses = false;
  #stop: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = watchOffline((offline) => (this.offline = offline));
    if (forgets()) void this.#count();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  async #count(): Promise<void> {
    const [matches, results] = await Promise.all([device.matches.all(), device.results.all()]);
    this.loses = matches.length + results.length > 0;
  }

  protected override render(): TemplateResult {
    return html`${this.#line()}
      ${this.loses ? html`<p data-testid="forgets">${t('offline-forgets')} <a href="#/open">${t('carry-title')}</a></p>` : nothing}`;
  }

  #line(): TemplateResult | typeof nothing {
    const { offline } = this;
    if (offline.kind === 'none') return nothing;
    const { files, of } = offline.kind === 'preparing' ? offline : { files: 0, of: 0 };
    return html`<p class="offline" data-testid="offline" data-state=${offline.kind}>
      ${offline.kind === 'ready' ? icon('check') : nothing} ${t(`offline-${offline.kind}`, { files, of })}
      ${
        offline.kind === 'newer'
          ? // A page that starts as the only one takes the newer version (service-worker/register.ts). No match is open here.
            html`<button type="button" class="button" data-testid="offline-take" @click=${() => location.reload()}>${t('offline-take')}</button>`
          : nothing
      }
    </p>`;
  }
}

customElements.define('mots-offline', MotsOffline);
