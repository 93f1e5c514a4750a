// What is shown while the engine or a dictionary is on its way, and when it does not come.

import { html, nothing, type TemplateResult } from 'lit';
import { EngineError } from '../engine/index.ts';
import { say, t } from '../lib/i18n.ts';
import { MotsElement } from '../lib/element.ts';
import { giveKeyboard, keyboardLost } from '../lib/keyboard.ts';
import { drawn } from '../lib/motion.ts';
import { PartMissing } from '../lib/part.ts';
import { Refused } from '../protocol/index.ts';
import { session } from '../match/session.ts';

/** Follows the engine's `progress`: "French words: fetching … 40 %". */
export class MotsLoading extends MotsElement {
  static override properties = { resource: { state: true }, done: { state: true }, stage: { state: true } };
  protected resource: string | null = null;
  protected stage: 'fetch' | 'build' = 'fetch';
  protected done = 0;
  #stop: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    session.running?.then(
      (engine) => {
        if (!this.isConnected) return;
        // The element may have been moved meanwhile, and have subscribed already.
        this.#stop?.();
        this.#stop = engine.on('progress', ({ resource, stage, done }) => {
          this.resource = resource;
          this.stage = stage;
          this.done = done;
        });
      },
      () => undefined,
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  protected override render(): TemplateResult {
    const text = this.resource ? t(`progress-${this.stage}`, { resource: this.resource }) : t('loading');
    const percent = Math.round((this.stage === 'fetch' ? this.done * 0.7 : 0.7 + this.done * 0.3) * 100);
    return html`<div class="progress" role="status">
      <p>${text}</p>
      <progress max="100" value=${this.resource ? percent : nothing} aria-label=${t('loading')}></progress>
    </div>`;
  }
}

customElements.define('mots-loading', MotsLoading);

export const loadingPanel = (): TemplateResult => html`<mots-loading></mots-loading>`;

/** The box has no such game: the match comes from another version of it. */
export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';
}

/** What went wrong, in words, and a way on. */
export function troublePanel(error: unknown, again: () => Promise<void>): TemplateResult {
  const text =
    error instanceof Refused
      ? say(error.refusal.message)
      : error instanceof UnknownGame
        ? t('game-unknown')
        : t(`engine-${error instanceof EngineError ? error.code : 'unreachable'}`);
  return html`<div class="panel trouble" role="alert" data-testid="trouble">
    <h2>${t(error instanceof PartMissing ? 'part-missing-title' : 'trouble-title')}</h2>
    <p>${text}</p>
    <p class="box-actions">
      <button type="button" class="button primary" @click=${(event: Event) => void retry(event, again)}>${t('try-again')}</button>
      <a class="button quiet" href="#/">${t('back-to-games')}</a>
    </p>
  </div>`;
}

/** Shown in the place of a part of the page that did not come: an appendix, say. */
export const missingNotice = (again: () => Promise<void>): TemplateResult =>
  html`<div role="alert">
    <p>${t('engine-unreachable')}</p>
    <button type="button" class="button" @click=${(event: Event) => void retry(event, again)}>${t('try-again')}</button>
  </div>`;

/** Tries again. The button with the focus may have disappeared with what surrounded it: then the focus moves to what replaces that. */
async function retry({ currentTarget }: Event, again: () => Promise<void>): Promise<void> {
  const places: HTMLElement[] = [];
  for (let up = (currentTarget as HTMLElement).parentElement; up; up = up.parentElement) places.push(up);
  await again();
  await drawn();
  if (!keyboardLost()) return;
  const place = places.find((one) => one.isConnected && one.querySelector('h1, h2, h3, button'));
  const next =
    place?.querySelector<HTMLElement>('[role="alert"] button') ?? place?.querySelector<HTMLElement>('h1, h2, h3');
  if (next) giveKeyboard(next, { preventScroll: true });
}
