// The replay of a match of this device that is over.

import { html, type TemplateResult } from 'lit';
import { MotsElement } from '../lib/element.ts';
import { keptSource } from './replay.ts';

export class MotsReplayKept extends MotsElement {
  static override properties = { matchId: {} };
  declare matchId: string;

  protected override render(): TemplateResult {
    return html`<mots-replay .find=${keptSource(this.matchId)}></mots-replay>`;
  }
}

customElements.define('mots-replay-kept', MotsReplayKept);
