// How the cards of Spikit look and what they are called: words in their language, the die's face, the colour of their family.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../lib/i18n.ts';
import { printed } from '../../lib/typed.ts';
import { settings } from '../../device/settings.ts';
import { ornament, type TextFace } from '../../pieces/card.ts';
import { star } from './ornament.ts';
import { colourOf, faceOf, isJoker, type CardFace, type JokerWords } from './view.ts';

/** The printed face of each card, by code. */
export type Faces = ReadonlyMap<string, CardFace>;

/** Names of languages, by the interface's language and their code; kept, since every card needs one whenever it is drawn. */
const names = new Map<string, string>();

/** The name of a language in the interface's language: "français". */
export function languageName(code: string): string {
  const { language } = settings.get();
  const asked = `${language} ${code}`;
  let name = names.get(asked);
  if (name === undefined) {
    name = nameIn(language, code);
    names.set(asked, name);
  }
  return name;
}

function nameIn(language: string, code: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The face of a card; a joker shows the words that it stands for, if there are any. */
export function face(faces: Faces, code: string, joker: JokerWords | null = null): TextFace {
  const number = faceOf(code);
  if (isJoker(code)) {
    const text = printed(joker?.text ?? '');
    const lang = joker?.lang;
    return {
      text: text || (joker ? '…' : t('spikit-joker')),
      ...(text && lang ? { lang } : {}),
      tone: 'joker',
      corner: html`<span class="card-star">${ornament(star)}</span>`,
      sign: tag(joker?.lang ?? null),
      name: text
        ? t('spikit-card-joker-as', { words: text, language: languageName(lang ?? '') })
        : t('spikit-card-joker'),
    };
  }
  const { text: words = code, lang = null } = faces.get(code) ?? {};
  const text = printed(words);
  const colour = t('spikit-colour', { colour: colourOf(code) });
  return {
    text,
    ...(lang === null ? {} : { lang }),
    tone: colourOf(code),
    corner: String(number),
    sign: tag(lang),
    name: t(lang === null ? 'spikit-card-neutral' : 'spikit-card', {
      words: text,
      colour,
      number,
      language: lang === null ? '' : languageName(lang),
    }),
  };
}

/** The code of a language, in small print. */
const tag = (lang: string | null): TemplateResult => html`<span class="card-lang">${lang ?? nothing}</span>`;

/** Words of a row of cards as they are read, each part in its language: neighbours of one language together. */
export function spoken(
  faces: Faces,
  codes: readonly string[],
  joker: JokerWords | null,
): { text: string; lang: string | null }[] {
  const parts: { text: string; lang: string | null }[] = [];
  for (const code of codes) {
    const { text: words, lang } = isJoker(code)
      ? { text: joker?.text || '…', lang: joker?.lang ?? null }
      : (faces.get(code) ?? { text: code, lang: null });
    const text = printed(words);
    const last = parts.at(-1);
    // A card of no language (a proper name) is said in the language of the words beside it.
    if (last && (last.lang === lang || lang === null || last.lang === null)) {
      const glue = last.text.endsWith('’') ? '' : ' ';
      last.text += glue + text;
      last.lang ??= lang;
    } else parts.push({ text, lang });
  }
  const first = parts[0];
  if (first) first.text = first.text.charAt(0).toLocaleUpperCase(first.lang ?? undefined) + first.text.slice(1);
  const end = parts.at(-1);
  // A sentence is a question if its first card asks. The question mark is written as in the language of the last words: in French, a narrow no-break
  // space comes before it.
  if (end && faces.get(codes[0] ?? '')?.asks) end.text += end.lang === 'fr' ? '\u202f?' : '?';
  else if (end) end.text += '.';
  return parts;
}

/** Words marked as being in that language. */
export const inLanguage = (text: string, lang: string): TemplateResult => html`<span lang=${lang}>${text}</span>`;

/** A row of cards as text, each part marked with its language. */
export const marked = (faces: Faces, codes: readonly string[], joker: JokerWords | null): TemplateResult =>
  html`${spoken(faces, codes, joker).map(
    ({ text, lang }, index) => html`${index > 0 ? ' ' : nothing}<span lang=${lang ?? nothing}>${text}</span>`,
  )}`;

/** The same text in parts, for speech. */
export const heard = (faces: Faces, codes: readonly string[], joker: JokerWords | null): (string | TemplateResult)[] =>
  spoken(faces, codes, joker).flatMap(({ text, lang }, index) => [
    ...(index > 0 ? [' '] : []),
    lang === null ? text : inLanguage(text, lang),
  ]);
