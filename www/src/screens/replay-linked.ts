// The replay of a match that came in a link.

import { html, type TemplateResult } from 'lit';
import { MotsElement } from '../lib/element.ts';
import { linkSource } from './linked.ts';
import './replay.ts';

export class MotsReplayLinked extends MotsElement {
  static override properties = { code: {}, move: {} };
  declare code: string;
  /** After how many actions it is to be shown first. */
  declare move: string | undefined;

  protected override render(): TemplateResult {
    return html`<mots-replay .find=${linkSource(this.code, this.move)}></mots-replay>`;
  }
}

customElements.define('mots-replay-linked', MotsReplayLinked);
