// The form in which a word is typed: the line, the letters that are on the dice, the theme, and whether the word is a name.

import { html, nothing, type TemplateResult } from 'lit';
import { say, t } from '../../lib/i18n.ts';
import { mayListen } from '../../lib/listen.ts';
import { icon } from '../../pieces/icons.ts';
import { keys, roomy } from '../../pieces/keys.ts';
import '../../pieces/word-form.ts';
import type { WordFeedback } from '../../pieces/word-form.ts';
import { allThemes, rule } from './said.ts';
import { isProper, type ThemesState } from './state.ts';
import { inParts, isPerson, marked, parts } from './words.ts';

export interface FormActs {
  type(text: string): void;
  proper(proper: boolean): void;
  theme(theme: number): void;
  announce(): void;
  withdraw(): void;
  giveUp(): void;
  listen(): void;
  /** Types a sign with the page's own keyboard. */
  key(sign: string): void;
  erase(): void;
  /** Changes between the page's own keyboard and the device's. */
  keys(): void;
}

export function form(
  state: ThemesState,
  typist: number,
  names: readonly string[],
  lang: string,
  mayHaveKeys: boolean,
  time: TemplateResult | typeof nothing,
  acts: FormActs,
): TemplateResult {
  const { view, draft, listening } = state;
  const own = mayHaveKeys && state.keys;
  const name = names[typist] ?? '';
  return html`<section class="themes-form" data-testid="form" data-seat=${typist}>
    ${view.variant === 'open' ? allThemes(state, names, (theme) => acts.theme(theme)) : nothing}
    <mots-word-form
      .label=${t(view.initial === null ? 'themes-word-black' : 'themes-word', { name, letter: view.initial ?? '' })}
      .language=${lang}
      .text=${draft.text}
      .action=${t('themes-announce')}
      .keyless=${own && roomy.matches}
      .busy=${state.sending}
      .feedback=${feedback(state)}
      @word-typed=${(event: CustomEvent<{ text: string }>) => acts.type(event.detail.text)}
      @word-given=${() => acts.announce()}
    ></mots-word-form>
    <div class="themes-manners">
      ${time}
      <label class="themes-proper"><input type="checkbox" data-testid="proper" .checked=${isProper(state)} @change=${(event: Event) => acts.proper((event.target as HTMLInputElement).checked)} /><span>${t('themes-proper')}</span></label>
      ${mayListen(lang) ? html`<button type="button" class="icon-button" data-testid="listen" aria-pressed=${listening ? 'true' : 'false'} aria-label=${t('themes-listen')} title=${t('themes-listen')} @click=${() => acts.listen()}>${icon('mic')}</button>` : nothing}
      ${mayHaveKeys ? html`<button type="button" class="icon-button own-keys" data-testid="own-keys" aria-pressed=${state.keys ? 'true' : 'false'} aria-label=${t('themes-own-keys')} title=${t('themes-own-keys')} @click=${() => acts.keys()}>${icon('keyboard')}</button>` : nothing}
      <span class="grow"></span>
      ${view.phase === 'typing' ? html`<button type="button" class="button quiet" data-testid="withdraw" @click=${() => acts.withdraw()}>${t('themes-withdraw')}</button>` : nothing}
      <button type="button" class="button quiet" data-testid="give-up" @click=${() => acts.giveUp()}>${t('themes-give-up')}</button>
    </div>
    ${own ? keys(lang, { type: (sign) => acts.key(sign), erase: () => acts.erase() }) : nothing}
  </section>`;
}

/** The typed letters that are on the dice, and what the rules would say. On black, people look for these letters themselves. */
function feedback(state: ThemesState): WordFeedback | null {
  const { view, draft, said } = state;
  if (draft.text.trim() === '') {
    // Somebody has just said a name that begins with another letter.
    const person = view.announced.some((one) => isPerson(one, view.persons));
    return { kind: 'plain', body: t(person ? 'themes-name-help' : 'themes-word-help') };
  }
  if (view.variant === 'open' && draft.theme === null) return { kind: 'plain', body: t('themes-choose-theme') };
  const { last } = said;
  // An announced word was refused: only then is the rule named too.
  if (last)
    return {
      kind: 'bad',
      body: html`${say(last.message)} ${state.refused && last.clause ? rule(last.clause) : nothing}`,
    };
  if (!view.dice || view.initial === null) return { kind: 'plain', body: t('themes-word-black-help') };
  const { letters } = view.dice;
  const shown = html`<span class="typed-letters" aria-hidden="true">${parts(draft.text.trim(), letters).map(({ text, hit }) => (hit ? html`<b>${text}</b>` : text))}</span>`;
  const theme = view.theme ?? draft.theme ?? 0;
  if (view.persons.includes(theme) && inParts(draft.text, isProper(state)))
    return { kind: 'plain', body: html`${shown} <span>${t('themes-name-help')}</span>` };
  const hits = marked(draft.text, letters).map((die) => letters[die]);
  return {
    kind: hits.length > 0 ? 'good' : 'plain',
    body: html`${shown}
      <span>${t('themes-hits', { count: hits.length })}</span><span class="visually-hidden"> ${hits.join(', ')}</span>`,
  };
}
