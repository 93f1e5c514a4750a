// The words of the round: who said which word and for how many tokens, which words were refused and by which check, and which words nobody found.
// With open themes, also which theme each word closed.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { around, t } from '../../lib/i18n.ts';
import { rulesHref } from '../../lib/router.ts';
import { printed } from '../../lib/typed.ts';
import { icon } from '../../pieces/icons.ts';
import { token } from './drawings.ts';
import { clauseOf, keepable, keyOf, type Judged, type ThemesState } from './state.ts';
import { counted } from './words.ts';
import { themeName, type Announced, type MissedWord, type RefusedWord, type ThemesView } from './view.ts';

export interface SaidActs {
  /** Keeps the word with that index for later matches. */
  keep(index: number): void;
}

/** A word, marked as being in the language of the match. */
const written = (word: string, lang: string): TemplateResult =>
  html`<span class="said-word" lang=${lang}>${printed(word)}</span>`;

/** The full form of a word, with the part that counts in bold. */
function named({ full, word }: { full: string | null; word: string }, lang: string): TemplateResult {
  const parts = counted(full ?? word, word);
  if (!parts) return written(full ?? word, lang);
  const [before, counts, after] = parts.map(printed);
  return html`<span class="said-word in-part" lang=${lang}>${before}<b>${counts}</b>${after}</span>`;
}

const tokens = (points: number): TemplateResult =>
  html`<span class="said-points">${token}<span aria-hidden="true">+${points}</span><span class="visually-hidden">${t('themes-tokens', { count: points })}</span></span>`;

function stands(
  state: ThemesState,
  said: Announced,
  index: number,
  names: readonly string[],
  lang: string,
  acts: SaidActs | null,
): TemplateResult {
  const word = acts ? keepable(state.view, index) : null;
  const isKept = word !== null && state.kept.has(keyOf(word));
  return html`<li class="said-line" data-testid=${`announced-${index}`} data-word=${said.word} data-seat=${said.seat} data-points=${said.points}>
    <span class="said-name">${names[said.seat] ?? ''}</span>
    <span class="said-what">${named(said, lang)}${state.view.variant === 'open' ? html` <span class="said-theme">${themeName(state.view, said.theme)}</span>` : nothing}${said.honour ? html` <span class="said-why" data-testid=${`honour-${index}`}>${t('themes-honoured')}</span>` : nothing}</span>
    ${
      word === null
        ? nothing
        : html`<button type="button" class="button quiet said-keep" data-testid=${`keep-${index}`} ?disabled=${isKept} aria-label=${t(isKept ? 'themes-kept' : 'themes-keep', { word: said.word })} title=${t(isKept ? 'themes-kept' : 'themes-keep', { word: said.word })} @click=${() => acts?.keep(index)}>${isKept ? icon('check') : nothing}${t(isKept ? 'themes-kept-short' : 'themes-keep-short')}</button>`
    }
    ${tokens(said.points)}
  </li>`;
}

const fell = (refused: RefusedWord, index: number, names: readonly string[], lang: string): TemplateResult =>
  html`<li class="said-line fell" data-testid=${`refused-${index}`} data-word=${refused.word} data-seat=${refused.seat} data-why=${refused.why}>
    <span class="said-name">${names[refused.seat] ?? ''}</span>
    <span class="said-what">${written(refused.word, lang)} <span class="said-why">${t(`themes-why-${refused.why}`)}</span></span>
    <span class="said-points">${icon('close')}</span>
  </li>`;

/** The words that nobody found, told once the round is over. */
function missed(view: ThemesView, words: readonly MissedWord[], lang: string): TemplateResult {
  const list = words.map(
    (one, index) =>
      html`${index > 0 ? ', ' : nothing}${named(one, lang)}${view.variant === 'open' ? html` <span class="said-theme">(${themeName(view, one.theme)})</span>` : nothing}`,
  );
  return html`<p class="said-missed" data-testid="missed">${around('themes-missed', {}, 'words', html`${list}`)}</p>`;
}

/** A link to the clause by which something was refused. */
export const rule = (clause: string): TemplateResult =>
  html`<a href=${rulesHref('themes', clause)} data-clause=${clause}>${t('rule-clause', { clause })}</a>`;

/** The outcome of a vote: the word, whether it is accepted, and the numbers of votes. With `links`, the clause can be touched. */
export const verdict = (
  { word, why, yes, no, abstained, honour }: Judged,
  lang: string,
  links: boolean,
): TemplateResult =>
  html`<p class="themes-verdict" data-accepted=${String(why === null)} data-testid="verdict">
    ${written(word, lang)} <strong>${icon(why === null ? 'check' : 'close')}${t('themes-verdict', { accepted: why === null ? 'yes' : 'no' })}</strong>
    <span class="verdict-count">${honour ? t('themes-verdict-honour') : t('themes-verdict-count', { yes, no, abstained })}</span>
    ${links && why !== null ? rule(clauseOf(why)) : nothing}
  </p>`;

/** Buttons that keep the accepted words of the last round; null if there are none. */
export function toKeep({ view, kept }: ThemesState, acts: SaidActs): TemplateResult | null {
  const words = view.announced.flatMap((_, index) => {
    const word = keepable(view, index);
    return word ? [{ word, index }] : [];
  });
  if (words.length === 0) return null;
  return html`<p class="ending-keep">
    ${words.map(({ word, index }) => {
      const isKept = kept.has(keyOf(word));
      return html`<button type="button" class="button quiet" data-testid=${`keep-${index}`} ?disabled=${isKept} @click=${() => acts.keep(index)}>${icon(isKept ? 'check' : 'plus')} ${t(isKept ? 'themes-kept' : 'themes-keep', { word: word.word })}</button>`;
    })}
  </p>`;
}

/** All words of the round. Without `acts`, no word can be kept. `scrolls`: the list lies between buzzers, where it may have to scroll. */
export function said(
  state: ThemesState,
  names: readonly string[],
  lang: string,
  acts: SaidActs | null,
  scrolls: boolean,
): TemplateResult | typeof nothing {
  const { announced, refused, missed: left, phase, round } = state.view;
  // Between buzzers, the next throw needs the room.
  const told = left.length > 0 && !(scrolls && phase === 'rolling') ? missed(state.view, left, lang) : nothing;
  if (announced.length + refused.length === 0) return told;
  // Until the dice are thrown the words of the last round lie there, to be kept.
  const old = phase === 'rolling' ? t('themes-said-of', { round: round - 1 }) : null;
  return html`<ul role="list" class="themes-said" aria-label=${old ?? t('themes-said')} data-testid="words" tabindex=${scrolls ? '0' : nothing}>
    ${old ? html`<li class="said-round" aria-hidden="true">${old}</li>` : nothing}
    ${announced.map((one, index) => stands(state, one, index, names, lang, acts))}
    ${refused.map((one, index) => fell(one, index, names, lang))}
  </ul>${told}`;
}

/** The six themes of the card, if all are played at once; a closed theme shows the word that closed it. While a word is typed, one of the other
 * themes can be chosen. */
export function allThemes(
  { view, draft }: ThemesState,
  names: readonly string[],
  choose: ((theme: number) => void) | null,
): TemplateResult {
  return html`<ol role=${choose ? 'radiogroup' : 'list'} class="all-themes" aria-label=${t(choose ? 'themes-choose-theme' : 'themes-card')}>
    ${view.themes.map((_, index) => {
      const number = index + 1;
      const closed = view.closed.includes(number);
      const by = closed ? view.announced.find(({ theme }) => theme === number) : undefined;
      const chosen = choose !== null && draft.theme === number;
      const body = html`<span class="one-number" aria-hidden="true">${closed || chosen ? icon('check') : number}</span>
        <span class="one-title">${themeName(view, number)}</span>
        ${closed ? html`<span class="visually-hidden">${t('themes-closed')}</span>` : nothing}
        ${by ? html`<span class="one-word">${printed(by.word)}<span class="visually-hidden">, ${names[by.seat]}</span></span>` : nothing}`;
      return html`<li class=${classMap({ 'one-theme': true, closed, chosen })} role=${choose ? 'presentation' : nothing} data-testid=${`theme-${number}`} data-closed=${String(closed)}>
        ${
          choose && !closed
            ? html`<label><input class="visually-hidden" type="radio" name="theme" data-testid=${`choose-${number}`} .checked=${chosen} @change=${() => choose(number)} />${body}</label>`
            : html`<span>${body}</span>`
        }
      </li>`;
    })}
  </ol>`;
}
