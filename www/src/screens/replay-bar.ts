// The controls of a replay: a slider with the rounds marked on it, buttons for steps, a choice of the viewer; and a list of the moves.

import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { say, t } from '../lib/i18n.ts';
import { looks } from '../lib/looks.ts';
import type { Told } from '../match/moments.ts';
import { icon, type Icon } from '../pieces/icons.ts';

export interface Position {
  at: number;
  total: number;
  round: number;
  playing: boolean;
  /** After how many actions each round but the first began. */
  rounds: readonly number[];
}

export interface Ways {
  goTo: (at: number) => void;
  step: () => void;
  back: () => void;
  toggle: () => void;
  more: () => void;
}

export const positionText = ({ at, total, round }: Position): string =>
  at === 0 ? t('replay-deal', { total }) : t('replay-at', { at, total, round });

/** `eyes`: the choice of the viewer. */
export function replayBar(position: Position, ways: Ways, eyes: TemplateResult | typeof nothing): TemplateResult {
  const { at, total, playing, rounds } = position;
  const button = (
    id: string,
    name: Icon,
    label: string,
    run: () => void,
    off: boolean,
    keys?: string,
  ): TemplateResult =>
    html`<button type="button" class="icon-button" data-testid=${`replay-${id}`} aria-label=${label} title=${label} aria-keyshortcuts=${keys ?? nothing} aria-disabled=${off ? 'true' : nothing} @click=${() => off || run()}>${icon(name)}</button>`;
  const before = [0, ...rounds].findLast((start) => start < at) ?? 0;
  const after = [...rounds, total].find((start) => start > at) ?? total;
  return html`<div class="replay-bar on-paper" role="group" aria-label=${t('replay-controls')} data-testid="replay-bar">
    <div class="replay-slider">
      <input
        type="range"
        min="0"
        max=${total}
        step="1"
        .value=${String(at)}
        aria-label=${t('replay-slider')}
        aria-valuetext=${positionText(position)}
        data-testid="replay-slider"
        @input=${(event: Event) => ways.goTo((event.target as HTMLInputElement).valueAsNumber)}
      />
      <span class="replay-marks" aria-hidden="true">${rounds.map((start) => html`<i ${looks({ '--at': String(start / Math.max(1, total)) })}></i>`)}</span>
    </div>
    <div class="replay-row">
      <span class="replay-steps">
        <span class="roomy">${button('round-before', 'first', t('replay-round-before'), () => ways.goTo(before), at === 0, 'PageUp')}</span>
        ${button('back', 'previous', t('replay-back'), ways.back, at === 0, 'ArrowLeft')}
        <button type="button" class="icon-button play" data-testid="replay-play" aria-label=${t(playing ? 'replay-pause' : 'replay-play')} title=${t(playing ? 'replay-pause' : 'replay-play')} aria-keyshortcuts="Space" @click=${ways.toggle}>${icon(playing ? 'pause' : 'play')}</button>
        ${button('step', 'next', t('replay-step'), ways.step, at === total, 'ArrowRight')}
        <span class="roomy">${button('round-after', 'last', t('replay-round-after'), () => ways.goTo(after), at === total, 'PageDown')}</span>
      </span>
      <span class="replay-where" data-testid="replay-where">${positionText(position)}</span>
      <span class="replay-ends">${eyes}
        <button type="button" class="button" data-testid="replay-more" aria-haspopup="dialog" aria-label=${t('replay-more')} @click=${ways.more}>${icon('share')}<span>${t('replay-more')}</span></button></span>
    </div>
  </div>`;
}

/** The most moves that are listed: nobody looks through more, and they would take long to draw. */
const LISTED = 240;

/** The moves of the round that is shown, each as a button that leads to it. */
export function moveList(log: readonly Told[], position: Position, goTo: (at: number) => void): TemplateResult {
  const { at, total, rounds } = position;
  const starts = [0, ...rounds];
  const index = starts.findLastIndex((start) => start <= Math.max(0, at - 1));
  const [first, last] = [(starts[index] ?? 0) + 1, starts[index + 1] ?? total];
  const from = Math.max(first, Math.min(at - LISTED / 2, last - LISTED));
  const moves = sentences(log, from, Math.min(last, from + LISTED));
  const current = moves.some(({ move }) => move === at) ? at : (moves[0]?.move ?? 0);
  const onKey = (event: KeyboardEvent): void => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = (event.target as Element).closest('li');
    const next = way === 1 ? item?.nextElementSibling : way === -1 ? item?.previousElementSibling : null;
    if (way === undefined) return;
    event.preventDefault();
    next?.querySelector('button')?.focus();
  };
  return html`${
    rounds.length === 0
      ? nothing
      : html`<p class="replay-rounds">${starts.map(
          (start, n) =>
            html`<button type="button" class=${`button quiet ${n === index ? 'now' : ''}`} aria-current=${n === index ? 'true' : nothing} aria-label=${t('replay-to-round', { round: n + 1 })} @click=${() => goTo(start)}>${n + 1}</button>`,
        )}</p>`
  }
    <ol role="list" class="log moves" data-testid="moves" @keydown=${onKey}>
      ${repeat(
        moves,
        ({ move }) => move,
        ({ move, text }) =>
          html`<li><button type="button" class="move" data-move=${move} tabindex=${move === current ? 0 : -1} aria-current=${move === at ? 'step' : nothing} @click=${() => goTo(move)}><span class="move-number" aria-hidden="true">${move}</span> ${text}</button></li>`,
      )}
    </ol>`;
}

function sentences(log: readonly Told[], from: number, to: number): { move: number; text: string }[] {
  const texts = new Map<number, string>();
  for (const { moves, event, message } of log) {
    if (moves < from || moves > to || !event) continue;
    const before = texts.get(moves);
    texts.set(moves, before === undefined ? say(message) : `${before} ${say(message)}`);
  }
  return [...texts].map(([move, text]) => ({ move, text }));
}
