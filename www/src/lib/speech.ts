// Reading aloud with the browser's own voices, where it has some.

/** Something to be said, in a language (BCP 47); null: the page's. */
export interface Spoken {
  text: string;
  lang: string | null;
}

export const canSpeak = (): boolean => 'speechSynthesis' in window && typeof SpeechSynthesisUtterance === 'function';

/** Says the parts one after the other. What was being said stops; if it was these same parts, they do not start again. */
export function speak(parts: readonly Spoken[]): void {
  if (!canSpeak()) return;
  const key = JSON.stringify(parts);
  const again = speechSynthesis.speaking && key === saying;
  speechSynthesis.cancel();
  saying = again ? '' : key;
  if (again) return;
  for (const { text, lang } of parts) {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang ?? document.documentElement.lang;
    speechSynthesis.speak(utterance);
  }
}

let saying = '';

/** Nothing more is said. */
export function silence(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
