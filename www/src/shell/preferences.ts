// Language, theme, sound, pace: the same controls on the start screen and in the table's menu.

import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { switchTo, t } from '../lib/i18n.ts';
import { TURNINGS, type Turning } from '../device/around.ts';
import { settings, type Handed, type Language, type Pace, type SpeechLevel, type Theme } from '../device/settings.ts';
import { play } from '../lib/sound.ts';
import { icon } from '../pieces/icons.ts';

/** How many letters of choices fit side by side on the smallest phone, if each word has its own line. */
const SHORT = 28;

const longestWord = (label: string): number => Math.max(...label.split(' ').map((word) => word.length));

/** Exclusive choices side by side. */
export function choices<T extends string>(options: {
  name: string;
  label: string;
  value: T;
  values: readonly { value: T; label: string | TemplateResult; lang?: string; title?: string }[];
  onChange: (value: T) => void;
}): TemplateResult {
  const letters = options.values.reduce(
    (sum, { label }) => sum + (typeof label === 'string' ? longestWord(label) : 0),
    0,
  );
  return html`<span class="choices" ?data-short=${letters <= SHORT} role="radiogroup" aria-label=${options.label} data-testid=${options.name}>
    ${options.values.map(
      ({ value, label, lang, title }) =>
        html`<label title=${title ?? ''}
          ><input
            type="radio"
            class="radio-over"
            name=${options.name}
            value=${value}
            .checked=${live(value === options.value)}
            aria-label=${title ?? label}
            @change=${() => options.onChange(value)}
          /><span lang=${lang ?? settings.get().language}>${label}</span></label
        >`,
    )}
  </span>`;
}

export const languageChoice = (): TemplateResult =>
  html`${languages()}${missing === null ? nothing : html`<span class="small" role="alert" data-testid="language-missing">${t('language-missing')}</span>`}`;

const languages = (): TemplateResult =>
  choices<Language>({
    name: 'language',
    label: t('preference-language'),
    value: settings.get().language,
    values: [
      { value: 'fr', label: 'Français', lang: 'fr' },
      { value: 'en', label: 'English', lang: 'en' },
    ],
    onChange: (language) => void change(language),
  });

/** The chosen language, if it could not be loaded. */
let missing: Language | null = null;

async function change(language: Language): Promise<void> {
  try {
    await switchTo(language);
    missing = null;
  } catch {
    missing = language;
  }
  // The control that was touched shows the present setting again.
  settings.set({});
}

export const themeChoice = (): TemplateResult =>
  choices<Theme>({
    name: 'theme',
    label: t('preference-theme'),
    value: settings.get().theme,
    values: [
      { value: 'auto', label: icon('device'), title: t('theme-auto') },
      { value: 'light', label: icon('sun'), title: t('theme-light') },
      { value: 'dark', label: icon('moon'), title: t('theme-dark') },
    ],
    onChange: (theme) => settings.set({ theme }),
  });

export const paceChoice = (): TemplateResult =>
  choices<Pace>({
    name: 'pace',
    label: t('preference-pace'),
    value: settings.get().pace,
    values: (['slow', 'normal', 'fast', 'none'] as const).map((value) => ({ value, label: t(`pace-${value}`) })),
    onChange: (pace) => settings.set({ pace }),
  });

/** For people around a tablet. */
export const turningChoice = (): TemplateResult =>
  choices<Turning>({
    name: 'turning',
    label: t('preference-turning'),
    value: settings.get().turning,
    values: TURNINGS.map((value) => ({ value, label: t(`turning-${value}`) })),
    onChange: (turning) => settings.set({ turning }),
  });

export const handedChoice = (): TemplateResult =>
  choices<Handed>({
    name: 'handed',
    label: t('preference-handed'),
    value: settings.get().handed,
    values: (['left', 'right'] as const).map((value) => ({ value, label: t(`handed-${value}`) })),
    onChange: (handed) => settings.set({ handed }),
  });

const toggle = (
  key: 'playOnly' | 'oneTap' | 'ear',
  id: 'play-only' | 'one-tap' | 'ear',
): TemplateResult => html`<label class="switch"
  ><input
    type="checkbox"
    role="switch"
    data-testid=${id}
    .checked=${settings.get()[key]}
    @change=${(event: Event) => settings.set({ [key]: (event.target as HTMLInputElement).checked })}
  /><span>${t(`preference-${id}`)}</span></label
>`;

export const playOnlySwitch = (): TemplateResult => toggle('playOnly', 'play-only');

export const earSwitch = (): TemplateResult => toggle('ear', 'ear');

/** For whoever plays by ear. */
export const speechChoice = (): TemplateResult =>
  choices<SpeechLevel>({
    name: 'speech',
    label: t('preference-speech'),
    value: settings.get().speech,
    values: (['brief', 'normal', 'full'] as const).map((value) => ({ value, label: t(`speech-${value}`) })),
    onChange: (speech) => settings.set({ speech }),
  });

export const oneTapSwitch = (): TemplateResult => toggle('oneTap', 'one-tap');

/** Turned on again, it explains every game anew. */
export const captionsSwitch = (): TemplateResult => html`<label class="switch"
  ><input
    type="checkbox"
    role="switch"
    data-testid="captions-switch"
    .checked=${settings.get().captions}
    @change=${(event: Event) => settings.set({ captions: (event.target as HTMLInputElement).checked, explained: [] })}
  /><span>${t('preference-captions')}</span></label
>`;

export const soundSwitch = (): TemplateResult => {
  const { sound } = settings.get();
  return html`<button
    type="button"
    class="icon-button"
    data-testid="sound"
    aria-pressed=${sound ? 'true' : 'false'}
    aria-label=${t('preference-sound')}
    title=${t(sound ? 'sound-on' : 'sound-off')}
    @click=${() => {
      settings.set({ sound: !sound });
      play('card');
    }}
  >
    ${icon(sound ? 'sound' : 'mute')}
  </button>`;
};
